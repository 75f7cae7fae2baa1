"""A hint's grade says how much of a bot's advice is sent."""

from __future__ import annotations

import msgspec
import pytest

from seaboard.server.wire.grades import graded
from seaboard.server.wire.messages import HintPlace, HintReason

SAID = {
    "where": {"kind": "cell", "name": "a1", "params": {"cell": "a1"}},
    "kind": {"kind": "take", "clause": "F17", "params": {"fish": 2}},
    "reason": {"kind": "trades", "clause": "F17", "params": {"rival": "d4"}},
    "plan": ["a1xb1", "b1xc1"],
    "winnable": "yes",
}
HIGHER = {1: ("F17", "take", "trades", "a1xb1", "d4", "yes"), 2: ("trades", "a1xb1", "d4", "yes"), 3: ()}


@pytest.mark.parametrize("grade", [1, 2, 3])
def test_nothing_of_a_higher_grade_is_sent(grade: int) -> None:
    text = msgspec.json.encode(graded(7, grade, "a1xb1", SAID)).decode()  # type: ignore[arg-type]
    assert '"a1"' in text and not any(word in text for word in HIGHER[grade])


def test_the_last_grade_has_everything() -> None:
    hint = graded(7, 3, "a1xb1", SAID)
    assert hint.where == HintPlace("cell", "a1", {"cell": "a1"})
    assert hint.reason == HintReason("trades", "F17", {"rival": "d4"})
    assert (hint.move, hint.plan, hint.winnable) == ("a1xb1", ["a1xb1", "b1xc1"], "yes")


def test_a_bot_that_says_nothing_has_a_move_and_plain_words() -> None:
    hint = graded(7, 3, "d", {})
    assert (hint.where.kind, hint.where.name, hint.move) == ("plain", None, "d")
    assert hint.kind == hint.reason == HintReason("plain", "", {})
