"""Every game for PettingZoo: `urchins_v1.env()`, `urchins_v1.parallel_env()`, or by the name of any game.

Importing this folder also enters them in PettingZoo's registry:
`pettingzoo.make("aec", "seaboard/urchins-v1")`.
"""

from __future__ import annotations

from typing import Any

from seaboard.envs import of_extra

with of_extra("envs"):
    from pettingzoo import aec_registry, register
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from seaboard.match.game import Game
from seaboard.match.shelf import games

from .aec import InTurn
from .parallel import AtOnce

__all__ = ["AtOnce", "InTurn", "env", "parallel_env", "raw_env"]

raw_env, parallel_env = InTurn, AtOnce


def env(game: str | Game[Any], **settings: Any) -> OrderEnforcingWrapper[str, Any, Any]:
    """A match in turns, with PettingZoo's check that nothing is asked before `reset`."""
    return OrderEnforcingWrapper(raw_env(game, **settings))


def enter_games() -> None:
    """Enter all games, those from outside included, in PettingZoo's registry; once."""
    for name in games():
        known_as, given = f"seaboard/{name.replace('-', '_')}-v1", {"game": name}
        if known_as not in aec_registry:
            register("aec", known_as, f"{__name__}:env", kwargs=given)
            register("parallel", known_as, f"{__name__}:parallel_env", kwargs=given)


enter_games()
