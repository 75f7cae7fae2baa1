"""One match between bots, from its first move to its result: the same wherever it is played."""

from __future__ import annotations

import time

from seaboard.bots import bot
from seaboard.bots.budget import processor_time
from seaboard.match.match import Match
from seaboard.match.shelf import game

from .digest import digest
from .errors import told
from .guests import Player
from .plan import Fixture, Plan
from .results import Failure, Result, finishing_order

STAND_IN = "random"  # moves on for a bot that failed, where others still play for places


def play(plan: Plan, fixture: Fixture) -> Result:
    """Play a match. A bot that raises, or chooses a move that is none, is last in it."""
    began = time.process_time()
    match = game(plan.game).new(players=plan.players, seed=fixture.seed, **dict(plan.options))
    table = Table(plan, fixture)
    with processor_time():
        while not match.over and not (table.failures and plan.players == 2):
            table.move(match)
    failed = tuple(failure.seat for failure in table.failures)
    return Result(
        plan.id,
        fixture.number,
        fixture.deal,
        str(fixture.seed),
        tuple(plan.names[number] for number in fixture.seats),
        fixture.seats,
        finishing_order(match.outcome, failed),
        tuple(int(score) for score in match.scores),
        len(match.history),
        tuple(round(seconds, 4) for seconds in table.seconds),
        round(time.process_time() - began, 4),
        tuple(table.failures),
        plan.sources,
        table.counted("refused"),
        table.counted("instead"),
    )


class Table:
    """The bots at one match, how long they thought and who failed."""

    def __init__(self, plan: Plan, fixture: Fixture) -> None:
        self.seconds = [0.0] * plan.players
        self.failures: list[Failure] = []
        self._seed = int(digest("coins", plan.seed, fixture.number), 16)
        self._entrants = [plan.entrants[number] for number in fixture.seats]
        self._players: dict[int, Player] = {}

    def move(self, match: Match) -> None:
        """Whoever is to move first decides; what the rules leave no choice in nobody is asked."""
        seat = match.to_move[0]
        moves = match.moves(seat)
        if len(moves) == 1:
            match.play(moves[0], seat)
            return
        ply, began = len(match.history), time.thread_time()
        try:
            move = self._choice(match, seat)
            self.seconds[seat] += time.thread_time() - began
            match.play(move, seat)
        except Exception as error:  # whatever somebody's bot may raise
            self.failures.append(Failure(seat, ply, told(error)))
            self._players[seat] = bot(STAND_IN, self._seed)
            match.play(bot(STAND_IN, self._seed).choose(match, seat), seat)

    def counted(self, what: str) -> tuple[int, ...]:
        """What players in text count of themselves, by seat; () where nobody counted anything."""
        found = tuple(getattr(self._players.get(seat), what, 0) for seat in range(len(self.seconds)))
        return found if any(found) else ()

    def _choice(self, match: Match, seat: int) -> str:
        if seat not in self._players:
            self._players[seat] = self._entrants[seat].player(self._seed + seat)
        # A match of the bot's own: it may try moves in it, and foresees no chance. Guests see still less.
        return self._players[seat].choose(match.fork(self._seed + len(match.history)), seat)
