"""Every worked example of the specification (examples.json is the specification's own file)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import seaboard
from seaboard.games.fish_and_chips import GAME
from tests.clauses import clause

EXAMPLES = json.loads((Path(__file__).parent / "examples.json").read_text("utf-8"))
CALM = {2: "R3,-5/-,P3,-4", 3: "R9,-5/-,P9,-4/-2,G9,-3", 4: "R9,-5/-,P9,-4/-2,G9,-3/-3,Y9,-2"}


def examples(kind: str) -> pytest.MarkDecorator:
    chosen = [example for example in EXAMPLES if example["kind"] == kind]
    ids = [f"{example['id']}-{number}" for number, example in enumerate(chosen)]
    return pytest.mark.parametrize("example", chosen, ids=ids)


def start(example: dict[str, Any], **options: Any) -> seaboard.Match:
    return GAME.at(example["pos"], seed=1, **example["options"], **options)


def test_no_kind_of_example_is_forgotten() -> None:
    kinds = {example["kind"] for example in EXAMPLES}
    assert kinds == {"legal", "captures_of", "play", "score", "match_end", "swaps", "encode"}


@clause("F13", "F14", "F15", "F16", "F18", "F19", "F20")
@examples("legal")
def test_the_legal_moves(example: dict[str, Any]) -> None:
    assert start(example).moves() == sorted(example["want"])


@clause("F14", "F15", "F16")
@examples("captures_of")
def test_the_captures_of_a_colour_if_it_were_its_turn(example: dict[str, Any]) -> None:
    words = example["pos"].split()
    words[3] = example["colour"]
    assert GAME.at(" ".join(words), **example["options"]).moves() == sorted(example["want"])


@clause("F8", "F12", "F17", "F18", "F20")
@examples("play")
def test_playing_moves(example: dict[str, Any]) -> None:
    match = start(example)
    for move in example["actions"]:
        match.play(move)
    assert match.position == example["result"]


SCORES = [
    pytest.param(example, count, id=f"{example['id']}-{count}")
    for example in EXAMPLES
    if example["kind"] == "score"
    for count in example["want"]
]


@clause("F21")
@pytest.mark.parametrize(("example", "count"), SCORES)
def test_the_count_of_a_round(example: dict[str, Any], count: str) -> None:
    match = start(example, score=count)
    for move in example["actions"]:
        match.play(move)
    view = match.view()
    assert view["phase"] == "done"
    assert dict(zip(view["order"], view["count"], strict=True)) == example["want"][count]
    added = [total + points for total, points in zip(view["totals"], view["count"], strict=True)]
    assert list(match.scores) == added


@clause("F23", "F24")
@examples("match_end")
def test_the_end_of_a_match(example: dict[str, Any]) -> None:
    """The board gives nobody a point here, so the totals before the round are those after it."""
    players, order = example["players"], "".join(example["totals"])
    rows = CALM[players].split("/")
    board = "/".join(rows + ["-6"] * (6 - len(rows)))
    totals = ",".join(str(total) for total in example["totals"].values())
    match = GAME.at(f"{players} {order} {board} R play {totals}")
    assert match.scores == tuple(example["totals"].values())
    if example["winner"] is None:
        assert (match.winners, match.over, match.moves()) == ((), False, ["deal"])
    else:
        assert (match.winners, match.over, match.moves()) == ((order.index(example["winner"]),), True, [])


@clause("F8", "F10", "F11", "F31")
@examples("swaps")
def test_which_swaps_are_legal(example: dict[str, Any]) -> None:
    moves = start(example).moves()
    assert set(example["has"]) <= set(moves)
    assert not set(example["hasnt"]) & set(moves)


@examples("encode")
def test_the_integer_of_a_move(example: dict[str, Any]) -> None:
    assert GAME.read_move(start(example).here, example["action"]) == example["integer"]
    assert GAME.write_move(start(example).here, example["integer"]) == example["action"]
