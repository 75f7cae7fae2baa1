"""The games whose moves are integers for OpenSpiel: `pyspiel.load_game("seaboard_urchins(rows=4,cols=4)")`.

Importing this folder enters them in OpenSpiel's list. Where several decide at once, there is also a form in
which they do so in turn and see nobody's choice: `seaboard_oh_crab_in_turn`.
"""

from __future__ import annotations

from seaboard.envs import of_extra

with of_extra("openspiel"):
    import pyspiel as pyspiel

from seaboard.match.compiled import CompiledGame
from seaboard.match.shelf import game, games

from .sea_game import enter_game

__all__ = ["enter_game"]

WITHOUT_CHANCE = ("urchins",)  # some algorithms ask for it, as minimax


def enter_games() -> None:
    """Enter all games of integers, those from outside included."""
    for name in games():
        found = game(name)
        if isinstance(found, CompiledGame):
            enter_game(found, chance=name not in WITHOUT_CHANCE)
            if found.at_once is not None:
                enter_game(found, in_turn=True)


enter_games()
