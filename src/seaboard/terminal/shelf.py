"""`seaboard games`: what is in the house."""

from __future__ import annotations

from typing import Any

from seaboard.bots import bots
from seaboard.games import game, games
from seaboard.match.errors import BrokenGame
from seaboard.match.game import Game
from seaboard.match.options import write
from seaboard.words import Words

from . import screen
from .markdown import aligned
from .mistakes import sentence

MANY = 6  # values shown of an option that has more


def table(words: Words) -> str:
    """Every game with its seats, its minutes and its options; the usual value of an option comes first.

    Games from outside that cannot be loaded are named at the end, with the reason.
    """
    found, broken = _sorted_out()
    heads = [words.say(f"cli-column-{name}") for name in ("game", "title", "players", "minutes")]
    rows = [[g.name, g.title, _seats(g.seats), str(g.minutes)] for g in found]
    parts = [aligned([heads, *rows], screen.bold), *(_options(g, words) for g in found)]
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


def _seats(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"


def _options(g: Game[Any], words: Words) -> str:
    """The options of a game, and its bots where it has its own; "" where there is nothing to say."""
    lines = [words.say("cli-options-of", game=g.title)] if g.options else []
    for option in g.options:
        for players in (2, *g.seats):  # some options mean nothing to some numbers of players
            if players in g.seats and (values := option.values(players)):
                lines.append(f"  {option.name}={_listed([write(v) for v in values])}  ({option.clause})")
                break
    if bots(g.name) != bots():
        lines.append(f"  {words.say('cli-bots', bots=', '.join(bots(g.name)))}")
    return "\n".join(lines)


def _listed(values: list[str]) -> str:
    return "|".join(values[:MANY]) + ("|…" if len(values) > MANY else "")
