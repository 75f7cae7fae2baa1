"""What is in the house, in text: games with their players, minutes, options and bots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from seaboard.bots import bots
from seaboard.match.game import Game
from seaboard.match.options import write
from seaboard.words import Words

MANY = 6  # values shown of an option that has more


def shelf(games: Iterable[Game[Any]], words: Words) -> str:
    """Every game in a few lines, and the bots."""
    boxes = [
        "\n".join(filter(None, [words.say("text-game", **_facts(game)), options(game, words)]))
        for game in games
    ]
    return "\n\n".join([*boxes, words.say("cli-bots", bots=", ".join(bots()))])


def options(game: Game[Any], words: Words) -> str:
    """The options of a game, and its bots where it has its own; "" where there is nothing to say."""
    lines = [words.say("cli-options-of", game=game.title)] if game.options else []
    for option in game.options:
        for players in (2, *game.seats):  # some options mean nothing to some numbers of players
            if players in game.seats and (values := option.values(players)):
                lines.append(f"  {option.name}={_listed([write(v) for v in values])}  ({option.clause})")
                break
    if bots(game.name) != bots():
        lines.append(f"  {words.say('cli-bots', bots=', '.join(bots(game.name)))}")
    return "\n".join(lines)


def seats(of: range) -> str:
    """How many can play: "2–4"."""
    return str(of[0]) if len(of) == 1 else f"{of[0]}–{of[-1]}"


def _facts(game: Game[Any]) -> dict[str, Any]:
    return {"name": game.name, "title": game.title, "players": seats(game.seats), "minutes": game.minutes}


def _listed(values: list[str]) -> str:
    return "|".join(values[:MANY]) + ("|…" if len(values) > MANY else "")
