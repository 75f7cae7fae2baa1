"""A bot for games with secrets: it searches positions that its seat cannot tell from the real one."""

from __future__ import annotations

import math
from collections import Counter
from random import Random

from seaboard.kernel.plain_tree import PlainTree
from seaboard.match.match import Match

from .base import Bot
from .budget import Budget

NODES = 60_000  # of a tree on one imagined position
SIMULATIONS = 256  # on each imagined position before another is dealt


class InformationSet(Bot):
    """Deals the hidden cards anew again and again, grows a tree on each deal and adds up the visits."""

    def __init__(
        self, name: str, seed: int = 0, seconds: float = 1.0, simulations: int | None = None
    ) -> None:
        super().__init__(name, seed)
        self.seconds, self.simulations = seconds, simulations

    def visits(self, match: Match, seat: int, seconds: float) -> Counter[int]:
        """How often each action of the seat was tried, over all imagined positions."""
        game = self._compiled(match)
        assert game.secrets is not None, "where nothing is hidden one tree is enough"
        coin = self._coin(match, seat)
        rng = Random(int(coin[0]))
        found: Counter[int] = Counter()
        budget = Budget(math.inf if self.simulations else seconds, self.simulations, SIMULATIONS)
        while chunk := budget.next_chunk():
            root = game.search_root(game.secrets.redeal(match.here, seat, rng), seat)
            tree = PlainTree(game.engine, root, match.players, coin, NODES)
            tree.grow(chunk)
            found.update(tree.visits)
        return found

    def _pick(self, match: Match, seat: int | None, moves: list[str], seconds: float | None) -> str:
        mover = match.to_move[0] if seat is None else seat
        found = self.visits(match, mover, self.seconds if seconds is None else seconds)
        words = {self._compiled(match).write_move(match.here, action): n for action, n in found.items()}
        return max(moves, key=lambda move: (words.get(move, 0), move))
