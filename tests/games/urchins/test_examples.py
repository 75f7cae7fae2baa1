"""Every worked example of the specification (examples.json is the specification's own file)."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import seaboard
from seaboard.kernel.chance import chance
from tests.clauses import clause

from .boards import GAME, play, won

EXAMPLES = json.loads((Path(__file__).parent / "examples.json").read_text("utf-8"))


def examples(kind: str) -> pytest.MarkDecorator:
    chosen = [example for example in EXAMPLES if example["kind"] == kind]
    ids = [f"{example['id']}-{number}" for number, example in enumerate(chosen)]
    return pytest.mark.parametrize("example", chosen, ids=ids)


def start(example: dict[str, Any]) -> seaboard.Match:
    return GAME.at(example["pos"], seed=1, **example["options"])


def test_no_kind_of_example_is_forgotten() -> None:
    kinds = {example["kind"] for example in EXAMPLES}
    assert kinds == {"legal", "token_moves", "additions", "play", "illegal", "encode"}


@pytest.mark.parametrize("line", sorted({example["pos"] for example in EXAMPLES}))
def test_the_position_line_is_written_as_it_was_read(line: str) -> None:
    assert GAME.at(line).position == line


@clause("U6", "U10", "U17", "U18", "U24")
@examples("legal")
def test_the_legal_moves(example: dict[str, Any]) -> None:
    assert start(example).moves() == sorted(example["want"])


@clause("U9", "U10", "U11", "U12")
@examples("token_moves")
def test_the_token_moves(example: dict[str, Any]) -> None:
    assert [move for move in start(example).moves() if "-" in move] == sorted(example["want"])


@clause("U14", "U15")
@examples("additions")
def test_the_additions(example: dict[str, Any]) -> None:
    additions = [move for move in start(example).moves() if "@" in move]
    assert len(additions) == example["count"]
    assert set(example["has"]) <= set(additions)
    assert not set(example["hasnt"]) & set(additions)


@clause("U19", "U20", "U22", "U23", "U24", "U27", "U31")
@examples("play")
def test_playing_moves(example: dict[str, Any]) -> None:
    match = start(example)
    wanted = example["captured"] or {"cells": [], "tokens": 0}
    assert won(play(match, " ".join(example["actions"]))) == (wanted["cells"], wanted["tokens"])
    assert match.position == example["result"]


@clause("U18")
@examples("illegal")
def test_what_is_illegal(example: dict[str, Any]) -> None:
    match = start(example)
    play(match, " ".join(example["after"]))
    assert example["action"] not in match.moves()
    with pytest.raises(seaboard.IllegalMove):
        match.play(example["action"])


@examples("encode")
def test_the_integer_of_a_move(example: dict[str, Any]) -> None:
    assert GAME.read_move(start(example).here, example["action"]) == example["integer"]
    assert GAME.write_move(start(example).here, example["integer"]) == example["action"]


@clause("U28", "U29")
@pytest.mark.parametrize(("scores", "winners"), [("15,13", (0,)), ("14,14", (0, 1)), ("13,15", (1,))])
def test_the_highest_score_wins_and_a_tie_is_shared(scores: str, winners: tuple[int, ...]) -> None:
    match = GAME.at(f"5x5 2 5/5/5/5/yA3r B 1 9,1 {scores} 0")
    assert match.winners == ()
    play(match, "= r@c3 *c3")
    assert (match.over, match.winners) == (True, winners)


@pytest.mark.jit_only  # 6725 turns
@clause("U22", "U23")
def test_the_captures_of_every_turn_of_a_position() -> None:
    """The specification counts them: 6725 turns, most without a capture."""
    start = GAME.at("5x5 2 5/2r2/1Ry2/1YrA2/yB3r A 1 16,15 0,0 0").here
    positions = [start]
    for _ in range(3):
        positions = [
            GAME.engine.after(s, action, chance(0)).position
            for s in positions
            for action in GAME.engine.legal(s)
        ]
    sizes = Counter(GAME.outcome(position).scores[0] for position in positions)
    assert sizes == {0: 6725 - 26 - 203 - 835 - 8, 4: 26, 5: 203, 6: 835, 8: 8}
