"""Proofs for solo Fish & Chips: a deal can be won, and how; or it cannot; or nobody knows yet.

The search begins again and again, with more patience each time and its choices in another order: a win is
mostly found soon or not at all. What was proved lost stays known, from one deal to the next too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np

from seaboard.games.fish_and_chips import GAME, rules
from seaboard.games.fish_and_chips.rules import solo
from seaboard.kernel.chance import chance
from seaboard.kernel.kit import Action
from seaboard.kernel.layout import BitTable, Positions, blank, only
from seaboard.match.match import Match

Answer = Literal["yes", "no", "unknown"]
Watch = Callable[[int], None]  # told now and then how many positions were met

NODES: Final = 4_000_000  # a few seconds at most
CHUNK: Final = 100_000  # a twentieth of a second
PATIENCE, MORE_PATIENCE = 2_000, 1.5  # positions of the first dive, and by what each further one has more
LARGE: Final = 1 << 20  # lost positions that are kept: 16 MB at most, taken only as they come
NO_CHANCE = chance("the hunt draws nothing")


@dataclass(frozen=True)
class Verdict:
    """What a search found out."""

    verdict: Answer
    line: tuple[str, ...]  # to the win, passes included
    nodes: int  # positions met


def unproved(large: int = LARGE) -> BitTable:
    """Room for lost positions, none of them known yet; a power of two of them."""
    return np.zeros((large, solo.WORDS), np.uint64)


class Search:
    """A search from one position, some nodes at a time."""

    def __init__(self, position: Positions, lost: BitTable | None = None) -> None:
        only(position, rules.Sea)
        if position[0].players != 1:
            raise ValueError("only the solo game can be solved")
        self._root = position
        self._lost = unproved() if lost is None else lost
        self._stack = blank(rules.Sea, solo.DEEPEST)
        self._actions = np.zeros((solo.DEEPEST, rules.ACTIONS), Action)
        self._keys = np.zeros((solo.DEEPEST, solo.WORDS), np.uint64)
        self._walk, self._worth = np.zeros(solo.WALK, np.int64), np.zeros(rules.ACTIONS, np.int64)
        self._rng = chance("the order of captures")
        self._patience, self._left = float(PATIENCE), 0
        self.answer: Answer = "unknown"

    @property
    def nodes(self) -> int:
        """Positions met so far."""
        return int(self._walk[solo.MET])

    def go_on(self, nodes: int) -> None:
        """Meet so many more positions, or fewer if that settles it."""
        end = self.nodes + nodes
        while self.answer == "unknown" and self.nodes < end:
            if self._left == 0:
                self._begin_again()
            before = self.nodes
            found = self._dive(min(self._left, end - before))
            self._left -= self.nodes - before
            if found != solo.OPEN:
                self.answer = "yes" if found == solo.WON else "no"

    def _begin_again(self) -> None:
        self._stack[0] = self._root[0]
        self._walk[solo.DEPTH], self._walk[solo.CHOICES] = 0, solo.NOT_MET
        self._left = int(self._patience)
        self._patience *= MORE_PATIENCE

    def _dive(self, nodes: int) -> int:
        return int(
            solo.dive(
                self._stack,
                self._actions,
                self._keys,
                self._lost,
                self._walk,
                self._worth,
                self._rng,
                nodes,
            )
        )

    @property
    def line(self) -> tuple[str, ...]:
        """The way to the win that was found, as moves; the passes on it are put in."""
        if self.answer != "yes":
            return ()
        depths = range(self._walk[solo.DEPTH])
        hunt = [int(self._actions[depth, self._walk[solo.TRIED + depth] - 1]) for depth in depths]
        position, words = self._root, []
        while legal := GAME.engine.legal(position):
            action = rules.PASS if legal == [rules.PASS] else hunt.pop(0)
            words.append(GAME.write_move(position, action))
            position = GAME.engine.after(position, action, NO_CHANCE, legal).position
        return tuple(words)

    @property
    def verdict(self) -> Verdict:
        """What is known now."""
        return Verdict(self.answer, self.line, self.nodes)


def solve(
    start: Match | Positions,
    nodes: int = NODES,
    lost: BitTable | None = None,
    watch: Watch | None = None,
) -> Verdict:
    """A proof that a solo game can or cannot be won from here, if so many nodes are enough for one."""
    search = Search(start.here if isinstance(start, Match) else start, lost)
    while search.answer == "unknown" and search.nodes < nodes:
        search.go_on(min(CHUNK, nodes - search.nodes))
        if watch is not None:
            watch(search.nodes)
    return search.verdict


def judged(position: Positions, nodes: int = NODES, lost: BitTable | None = None) -> dict[str, Answer]:
    """Every legal move of a solo position, and whether the game can still be won after it."""
    known = unproved() if lost is None else lost
    legal = GAME.engine.legal(position)
    return {
        word: solve(GAME.engine.after(position, action, NO_CHANCE, legal).position, nodes, known).verdict
        for word, action in zip(GAME.notation.write_moves(position, legal), legal, strict=True)
    }
