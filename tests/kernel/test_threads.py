"""Rules let go of the interpreter: several threads may ask one engine at the same time."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import seaboard
from seaboard.match.compiled import CompiledGame


def test_two_threads_on_one_engine_never_see_each_others_moves() -> None:
    game = seaboard.game("fish-and-chips")
    assert isinstance(game, CompiledGame)
    positions = [game.new(players=2, seed=seed).here for seed in (1, 2)]
    alone = [game.engine.legal(position) for position in positions]
    assert alone[0] != alone[1]

    def wrong(number: int) -> int:
        return sum(game.engine.legal(positions[number]) != alone[number] for _ in range(20_000))

    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(wrong, (0, 1))) == [0, 0]
