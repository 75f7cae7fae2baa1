"""What somebody wishes for a new table, and the problem with it."""

from __future__ import annotations

from typing import Any

import seaboard
from seaboard.match.errors import BadOption
from seaboard.match.game import Game
from seaboard.match.match import SEED_BITS
from seaboard.server.shelf import find, playable
from seaboard.server.store.protocol import TableRow
from seaboard.server.wire.bodies import SeatWish
from seaboard.server.wire.problems import HttpProblem

from .story import Story


def game_called(name: str) -> Game[Any]:
    """A game, or the problem that there is none of that name."""
    game = find(name) if name in seaboard.games() else None
    if game is None:
        raise HttpProblem(404, "no-game", game=name, known=[known.name for known in playable()])
    return game


def check_seats(game: Game[Any], seats: list[SeatWish]) -> None:
    """As many seats as the game has, one of them mine at most, bots that exist."""
    if len(seats) not in game.seats:
        raise HttpProblem(400, "bad-players", players=len(seats), allowed=list(game.seats))
    if sum(seat.kind == "me" for seat in seats) > 1:
        raise HttpProblem(400, "bad-seats", reason="me-twice")
    for seat in seats:
        if seat.kind == "bot" and seat.bot not in seaboard.bots(game.name):
            raise HttpProblem(400, "no-bot", bot=seat.bot, known=seaboard.bots(game.name))


def seed_for_one(seed: str, players: int) -> int:
    """A deal that is known already: fair only where nobody else plays."""
    number = int(seed) if seed.isascii() and seed.isdigit() and len(seed) < SEED_BITS else -1
    if players != 1 or not 0 <= number < 1 << SEED_BITS:
        raise HttpProblem(400, "bad-seed", players=players)
    return number


def check_options(game: Game[Any], players: int, options: dict[str, Any]) -> None:
    """Known names with allowed values."""
    known = {option.name: option for option in game.options}
    for name, value in options.items():
        if name not in known:
            raise HttpProblem(400, "bad-option", option=name, value=value, allowed=list(known))
        listed = known[name].values(players)
        if known[name].local and value not in listed:
            raise HttpProblem(400, "bad-option", option=name, value=value, allowed=listed)
        try:
            known[name].read(value, players)
        except BadOption as error:
            raise HttpProblem(400, "bad-option", option=name, value=value, allowed=error.allowed) from None


def new_story(row: TableRow) -> Story:
    """The story of a match that begins now; options that do not go together are a problem."""
    try:
        return Story(row)
    except BadOption as error:
        raise HttpProblem(
            400, "bad-option", option=error.option, value=error.value, allowed=error.allowed
        ) from None
