"""The shelf of the page: a box for each game, with all that can be chosen before a table is opened."""

from __future__ import annotations

from typing import Any

import seaboard
from seaboard.lessons import lessons
from seaboard.match.game import Game, Option
from seaboard.server.wire.bodies import GameFacts, OptionFacts


def game_facts(game: Game[Any]) -> GameFacts:
    """A box on the shelf."""
    return GameFacts(
        name=game.name,
        title=game.title,
        min_players=min(game.seats),
        max_players=max(game.seats),
        usual_players=within(game.seats, game.usual_players),
        minutes=game.minutes,
        rules_version=game.rules_version,
        options=[option_facts(game, option) for option in game.options if not option.local],
        bots=seaboard.bots(game.name),
        gentle_players=within(game.seats, game.gentle_players),
        gentle_options=dict(game.gentle_options),
        bot_options=dict(game.bot_options),
        lessons=len(lessons(game)),
    )


def within(seats: range, players: int) -> int:
    """So many players, or as near to it as a game allows."""
    return min(max(players, min(seats)), max(seats))


def option_facts(game: Game[Any], option: Option) -> OptionFacts:
    """An option with all it may be; by the number of players where that matters, none without effect."""
    by_players = {
        str(players): option.values(players) if players >= option.fewest else [] for players in game.seats
    }
    lists = list(by_players.values())
    values = list(dict.fromkeys(value for allowed in lists for value in allowed))
    same = all(allowed == lists[0] for allowed in lists)
    places = {str(players): option.places(players) for players in game.seats}
    own = places if any(places.values()) else None
    return OptionFacts(
        name=option.name,
        values=values,
        default=values[0] if values else None,
        by_players=None if same else by_players,
        places=own,
        parts=option.parts() or None,
        needs=list(option.needs) if option.needs else None,
    )
