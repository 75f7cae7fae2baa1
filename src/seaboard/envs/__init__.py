"""The games as other libraries want them: PettingZoo, Gymnasium, OpenSpiel; see docs/environments.md.

Each of the folders needs its own library (`pip install 'seaboard[envs]'`, `'seaboard[openspiel]'`) and is
loaded by who asks for it.
"""
