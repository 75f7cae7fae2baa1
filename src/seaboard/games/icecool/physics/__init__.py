"""Penguins in motion: the engine, the trajectory it leaves, its film, and the referee who reads it.

Only `engine` knows MuJoCo; whoever imports another module of this folder does not load it.
"""
