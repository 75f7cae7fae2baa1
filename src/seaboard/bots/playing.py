"""A match between bots, from its first move to its result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from seaboard.match.errors import BadOption
from seaboard.match.game import Game
from seaboard.match.match import Match
from seaboard.match.shelf import game as find_game
from seaboard.match.whole import Whole


class Chooser(Protocol):
    """Whoever can play: `choose` is all that is asked of a bot of one's own."""

    def choose(self, match: Match, seat: int, /) -> str:
        """A legal move of the seat. The match is a fork: moves can be tried in it, nothing is foreseen."""


def play_match(
    bots: Sequence[str | Chooser], game: str | Game[Any], seed: Whole | None = None, **options: Any
) -> Match:
    """A match played to its end by these bots, by name or of one's own, from seat 0 on."""
    from . import bot  # which names those of the house

    found = find_game(game) if isinstance(game, str) else game
    players = [bot(one, seed=seat) if isinstance(one, str) else one for seat, one in enumerate(bots)]
    if len(players) not in found.seats:
        raise BadOption("bots", len(players), [f"{seats} bots" for seats in found.seats])
    match = found.new(players=len(players), seed=seed, **options)
    while not match.over:
        seat = match.to_move[0]
        moves = match.moves(seat)
        forced = len(moves) == 1 and match.game.quick
        match.play(moves[0] if forced else players[seat].choose(match.fork(), seat), seat)
    return match
