"""Every game for Gymnasium: `gymnasium.make("seaboard/Urchins-v1", rivals="herring")`.

Importing this folder enters them in Gymnasium's registry; the name
`seaboard.envs.gymnasium:seaboard/Urchins-v1` does both.
"""

from __future__ import annotations

from seaboard.envs import of_extra

with of_extra("envs"):
    import gymnasium

from seaboard.match.shelf import games

from .errors import Refused

__all__ = ["Refused", "enter_games", "known_as"]


def known_as(name: str) -> str:
    """A game's name as Gymnasium writes names: seaboard/FishAndChips-v1."""
    return f"seaboard/{''.join(part.capitalize() for part in name.split('-'))}-v1"


def enter_games() -> None:
    """Enter all games, those from outside included, in Gymnasium's registry; once."""
    for name in games():
        if known_as(name) not in gymnasium.registry:
            gymnasium.register(
                known_as(name),
                f"{__name__}.seat:SeatEnv",
                vector_entry_point=f"{__name__}.many:many_seats",
                kwargs={"game": name},
            )


enter_games()
