"""`seaboard games`: what is in the house."""

from __future__ import annotations

from typing import Any

from seaboard.bots import bots
from seaboard.games import game, games
from seaboard.match.errors import BrokenGame
from seaboard.match.game import Game
from seaboard.text.shelf import options, seats
from seaboard.words import Words

from . import screen
from .markdown import aligned
from .mistakes import sentence


def table(words: Words) -> str:
    """Every game with its seats, its minutes and its options; the usual value of an option comes first.

    Games from outside that cannot be loaded are named at the end, with the reason.
    """
    found, broken = _sorted_out()
    heads = [words.say(f"cli-column-{name}") for name in ("game", "title", "players", "minutes")]
    rows = [[g.name, g.title, seats(g.seats), str(g.minutes)] for g in found]
    parts = [aligned([heads, *rows], screen.bold), *(options(g, words) for g in found)]
    parts += [words.say("cli-bots", bots=", ".join(bots())), *(sentence(error, words) for error in broken)]
    return "\n\n".join(filter(None, parts))


def _sorted_out() -> tuple[list[Game[Any]], list[BrokenGame]]:
    """The games that can be loaded, with their bots, and what is wrong with the others."""
    found: list[Game[Any]] = []
    broken: list[BrokenGame] = []
    for name in games():
        try:
            bots(name)
            found.append(game(name))
        except BrokenGame as error:
            broken.append(error)
    return found, broken
