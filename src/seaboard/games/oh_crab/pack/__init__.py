"""The Adventure Pack: four modules that can be combined (O115–O161)."""
