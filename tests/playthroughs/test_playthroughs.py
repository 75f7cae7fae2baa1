"""Golden playthroughs: a match that a person can follow on paper, in review and after every change.

`pytest tests/playthroughs --rewrite-golden` rewrites them; read the diff before you commit it.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import seaboard
from tests.golden import Golden
from tests.walks import quick_games, spell, tables

SEED = 2024
PLIES = 70  # a whole round and the beginning of the next


def told(event: dict[str, Any]) -> str:
    """An event in one line."""
    details = " ".join(
        f"{name}={short(value)}" for name, value in event.items() if name not in ("kind", "clause")
    )
    return f"  {event['kind']} ({event['clause']}) {details}".rstrip()


def short(value: Any) -> str:
    if isinstance(value, dict):
        return "".join(short(part) for part in value.values())
    if isinstance(value, list):
        return "[" + " ".join(short(part) for part in value) + "]"
    return str(value)


def playthrough(name: str, players: int) -> str:
    match = seaboard.game(name).new(players=players, seed=SEED)
    rng = random.Random(SEED)
    lines = [f"{match.game.title}, {players} players, seed {SEED}, rules {match.game.rules_version}"]
    lines += ["", match.position, str(match)]
    for number in range(1, PLIES + 1):
        if match.over:
            break
        lines += ["", *(f"seat {seat} may play: {' '.join(match.moves(seat))}" for seat in match.to_move)]
        seat = rng.choice(match.to_move)
        move = rng.choice(match.moves(seat))
        events = match.play(move, seat)
        lines += [f"{number}. seat {seat} plays {move}", *map(told, events), "", match.position, str(match)]
    result = match.game.result(match.here, match.over)
    lines += ["", f"scores {match.scores}, winners {match.winners}, over {match.over}, result {result}"]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("case", tables(quick_games()), ids=spell)  # the others tell theirs from a record
def test_the_match_runs_as_it_is_written(case: tuple[str, int], golden: Golden) -> None:
    path = Path(__file__).parent / f"{spell(case)}.txt"
    found = playthrough(*case)
    golden.check(path, found)
