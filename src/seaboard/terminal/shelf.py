"""`seaboard games`: what is in the house."""

from __future__ import annotations

from seaboard.bots import bots
from seaboard.games import game, games
from seaboard.match.game import Game
from seaboard.match.options import write
from seaboard.words import Words

from . import screen
from .markdown import aligned

MANY = 6  # values shown of an option that has more


def table(words: Words) -> str:
    """Every game with its seats, its minutes and its options; the usual value of an option comes first."""
    found = [game(name) for name in games()]
    heads = [words.say(f"cli-column-{name}") for name in ("game", "title", "players", "minutes")]
    rows = [[g.name, g.title, f"{g.seats[0]}–{g.seats[-1]}", str(g.minutes)] for g in found]
    parts = [aligned([heads, *rows], screen.bold), *(_options(g, words) for g in found)]
    return "\n\n".join([*parts, words.say("cli-bots", bots=", ".join(bots()))])


def _options(g: Game, words: Words) -> str:
    lines = [words.say("cli-options-of", game=g.title)]
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
