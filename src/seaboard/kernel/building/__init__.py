"""How rules become machine code: numba reads them once, LLVM makes one shared library for each game.

Only whoever changes rules needs this folder, and only it knows numba: `python -m seaboard.kernel.building`
runs it in a process of its own, and what it makes is loaded by `kernel/library.py` without numba.
"""
