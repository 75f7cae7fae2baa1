"""The Adventure Pack: four modules, one file each, that the base rules call by a few named hooks (O117).

`on_the_table.py` says what of the pack is in force; every hook answers "nothing" where its module is not.
"""
