"""Many moves of one position tried side by side, in processes: for planners of ICECOOL."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from seaboard.match.errors import BadMove, BadOption, WrongPlayer
from seaboard.match.game import Event
from seaboard.match.match import Match
from seaboard.match.shelf import game
from seaboard.match.vector import as_array, described
from seaboard.match.whole import whole

from .hands import Numbers, hands_of

SEED_BITS = 64
CHUNKS = 4  # for each worker: nobody waits long for the last


class Wish(NamedTuple):
    """A move to be tried: everything that another process needs to know."""

    game: str
    position: str
    options: dict[str, Any]
    seat: int
    seed: int  # of the hand's noise
    numbers: Numbers
    exact: bool


class Tried(NamedTuple):
    """What came of moves, as the seat that made them would know it."""

    moves: list[str]
    observations: Numbers  # a row for each
    events: list[list[Event]]
    over: npt.NDArray[np.bool_]


class Flicks:
    """So many processes that try moves; one needs none of its own. Use it in a `with`, or close it."""

    def __init__(self, workers: int = 1) -> None:
        count = whole(workers)
        if count is None or count < 1:
            raise BadOption("workers", workers, ["a whole number from 1"])
        self._workers = count
        spawned = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(count, spawned) if count > 1 else None

    def __enter__(self) -> Flicks:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown()

    def try_out(self, match: Match, actions: npt.ArrayLike, seed: int = 0, exact: bool = False) -> Tried:
        """What each action, a row of numbers as of `Box`, would bring the seat to move; the match stays.

        Nothing is foreseen: hidden cards are dealt anew for each, and the hand is as unsteady as any other.
        """
        rows, hands = as_array(actions), hands_of(match, exact=exact)
        if match.over:
            raise WrongPlayer("nobody is to move any more")
        seat = match.to_move[0]
        if rows is None or rows.ndim != 2 or not len(rows):
            raise BadMove(described(actions))
        for row in rows:
            hands.read(match, seat, row)  # all of them before any is tried
        wishes = [
            _wish(match, seat, row, Random(f"{seed} {number}"), exact) for number, row in enumerate(rows)
        ]
        if self._pool is None:
            found = list(map(tried, wishes))
        else:
            chunk = -(-len(wishes) // (CHUNKS * self._workers))
            found = list(self._pool.map(tried, wishes, chunksize=chunk))
        moves, observations, events, over = zip(*found, strict=True)
        return Tried(list(moves), np.stack(observations), list(events), np.array(over))


def _wish(match: Match, seat: int, row: npt.NDArray[Any], coin: Random, exact: bool) -> Wish:
    secrets, position = match.game.secrets, match.here
    if secrets is not None:
        position = secrets.redeal(position, seat, coin)
    line, hand = match.game.write_position(position), coin.getrandbits(SEED_BITS)
    return Wish(match.game.name, line, dict(match.options), seat, hand, row, exact)


def tried(wish: Wish) -> tuple[str, Numbers, list[Event], bool]:
    """Make a move and tell what came of it."""
    match = game(wish.game).at(wish.position, seed=wish.seed, **wish.options)
    hands = hands_of(match, exact=wish.exact)
    move = hands.read(match, wish.seat, wish.numbers)
    hands.play(match, wish.seat, move)
    seen = hands.see(match, wish.seat, [])["observation"]
    return str(move), seen, match.events(0, wish.seat), match.over
