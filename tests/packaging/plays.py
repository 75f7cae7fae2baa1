"""Plays games with the Seaboard that this Python has, and says as JSON how that went.

`python plays.py MOVES [GAME …]`. It needs nothing else, so that any Python of any machine can run it.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import platform
import random
import sys
import time

import seaboard
from seaboard.bots.uct import Uct
from seaboard.kernel import library

SIMULATED = 8  # moves of a game with physics
SEED, SIMULATIONS = 2026, 100


def play(name: str, moves: int) -> str:
    """Play so many random moves; a digest of every position that was met."""
    game = seaboard.game(name)
    match = game.new(players=max(2, game.seats[0]), seed=SEED)
    rng = random.Random(SEED)
    met = hashlib.blake2b(match.position.encode(), digest_size=8)
    for _ in range(moves if game.quick else min(moves, SIMULATED)):
        if match.over:
            break
        seat = rng.choice(match.to_move)
        match.play(rng.choice(match.moves(seat)), seat)
        met.update(match.position.encode())
    assert seaboard.load(match.record).position == match.position
    if game.quick and not match.over:
        seat = match.to_move[0]
        assert Uct("uct", simulations=SIMULATIONS).choose(match, seat) in match.moves(seat)
    return met.hexdigest()


def main(moves: int, games: list[str]) -> None:
    """Play, and tell."""
    began = time.perf_counter()
    digests = {name: play(name, moves) for name in games or seaboard.games()}
    told = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "package": seaboard.__file__,
        "compilers": [
            name for name in ("numba", "llvmlite") if name in sys.modules or importlib.util.find_spec(name)
        ],
        "libraries": {home: opened and opened._name for home, opened in sorted(library._opened.items())},
        "digests": digests,
        "seconds": round(time.perf_counter() - began, 2),
    }
    print(json.dumps(told, indent=1))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
