"""Module 4: asymmetry cards and their Claws."""
