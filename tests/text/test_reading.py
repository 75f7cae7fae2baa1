"""A free answer means one move, or none."""

from __future__ import annotations

import re

import pytest

import seaboard
from seaboard.match.errors import Refusal
from seaboard.match.match import Match
from seaboard.text import found, reading
from seaboard.text.reading import BOX, FENCE, LONGEST_ANSWER, MOST_READINGS, SAYING, asked_clause

pytestmark = pytest.mark.once

HUNT = "2 RP -6/-3,P2,-2/P12,-5/-6/-6/R10,-2,P7,-,R4 R play 0,0"  # only a1xd1 is legal
STUCK = "2 RP -6/-6/-6/-6/P1,-5/R4,-5 P play 0,0"  # only R can capture
REEF = "5x5 2 4r/5/1r1y1/1yAr2/4rB A 3 18,16 0,0 2"  # A places the pawn
FLICK = "flick phi=1.5708 power=0.6200 side=0.00 height=0.00"


@pytest.fixture(scope="module")
def hunt() -> Match:
    return seaboard.game("fish-and-chips").at(HUNT, seed=1)


@pytest.fixture(scope="module")
def pawn() -> Match:
    return seaboard.game("urchins").at(REEF, seed=1)


@pytest.mark.parametrize(
    "answer",
    [
        "a1xd1",
        "  a1xd1\n",
        "A1xD1.",
        "a1×d1",
        "`a1xd1`",
        "**a1xd1**",
        "“a1xd1”",
        "[a1xd1]",
        "MOVE: a1xd1",
        "**Move:** `a1xd1`",
        "- **My move**: a1xd1, because it is the only one",
        "COUP : a1xd1",
        "MOVE:\n```\na1xd1\n```",
        "```text\na1xd1\n```",
        '{"thought": "take it", "move": "a1xd1"}',
        "My answer is \\boxed{a1xd1}.",
        "<think>a1xa4 or e1xd1?</think>\na1xd1",
        "a1xa4 is blocked and e1xd1 is too weak.\nSo:\na1xd1",
        "I play a1xd1 because a1xa4 is too strong.",
        "Je joue « a1xd1 », car a1xa4 est trop fort.",
        "The pile on d1 is weaker, and a1xd1 wins it.",
        "a1xa4 would be nice, but [a1xd1] it is.",
    ],
)
def test_one_move_is_found_however_it_is_dressed(hunt: Match, answer: str) -> None:
    assert found(answer, hunt, 0) == ("a1xd1",)


@pytest.mark.parametrize(
    "answer",
    [
        "MOVE: a1xd1 or a1xa4",
        "MOVE: a1xd1\nMOVE: a1xa4",
        "[a1xd1] [a1xa4]",
        "I play a1xd1. No, I play a1xa4.",
        "Both a1xd1 and a1xa4 are interesting.",
    ],
)
def test_two_moves_are_never_guessed_between(hunt: Match, answer: str) -> None:
    assert found(answer, hunt, 0) == ("a1xa4", "a1xd1")


@pytest.mark.parametrize(
    "answer",
    [
        "",
        "I resign.",
        "MOVE: the one on a1, as a1xd1 is best",  # what is marked and no move is not looked for elsewhere
        "I would never play a1xd1 here.",
        "Surely not a1xd1.",
        "\\boxed{42} and a1xd1",
        "x" * LONGEST_ANSWER,
    ],
)
def test_an_answer_without_a_move(hunt: Match, answer: str) -> None:
    assert found(answer, hunt, 0) == ()


def words_framed() -> str:
    """As many different words as there is room for, each in many signs."""
    return " ".join(f"[((((((((((((a{number})))))))))))))]" for number in range(700))


@pytest.mark.parametrize(
    "answer",
    [
        "[((((((((((((a9))))))))))))] " * 740,
        words_framed(),
        "MOVE: ((((((((a9))))))))\n" * 700,
        "I play a9 " * 2000,
    ],
)
def test_an_answer_of_many_words_asks_the_rules_for_few(
    hunt: Match, answer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def why_not(move: str, seat: int) -> Refusal | None:
        asked.append(move)
        return Refusal(None, reason="malformed")

    monkeypatch.setattr(hunt, "why_not", why_not)
    assert found(answer, hunt, 0) == ()
    assert len(asked) <= MOST_READINGS


def test_what_stands_behind_a_mark_is_looked_for_no_further_than_need_be(
    hunt: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Counted:
        read = 0

        def match(self, line: str) -> re.Match[str] | None:
            Counted.read += 1
            return FENCE.match(line)

    monkeypatch.setattr(reading, "FENCE", Counted())
    assert found("MOVE:\n" * 3300, hunt, 0) == ()
    assert 0 < Counted.read <= 3300


def test_what_one_says_one_plays_ends_somewhere() -> None:
    said = SAYING.findall("I play nothing of that kind " * 700)
    assert sum(map(len, said)) <= 700 * 500
    boxes = BOX.findall("<move>" + "x" * 600 + "</move>")
    assert boxes == []


def test_what_is_found_need_not_be_legal(hunt: Match) -> None:
    assert found("MOVE: a1xa4", hunt, 0) == ("a1xa4",)


@pytest.mark.parametrize(
    "answer", ["--", "**--**", "`--`", "MOVE: --", "—", "\\-\\-", "MOVE: – (I must pass)"]
)
def test_a_pass_survives_markdown(answer: str) -> None:
    match = seaboard.game("fish-and-chips").at(STUCK, seed=1)
    assert found(answer, match, match.to_move[0]) == ("--",)


def test_a_dash_in_a_sentence_is_no_pass(hunt: Match) -> None:
    assert found("Well -- let me think", hunt, 0) == ()


@pytest.mark.parametrize(
    "answer", ["*c2", "*c2*", "**\\*c2**", "`*c2`", "***c2**", "MOVE: *c2", "**MOVE:** *c2", "I play *c2."]
)
def test_the_star_of_a_pawn_survives_markdown(pawn: Match, answer: str) -> None:
    assert found(answer, pawn, 0) == ("*c2",)


@pytest.mark.parametrize("answer", ["=", "`=`", "**=**", "MOVE: =", "I play = in this step"])
def test_an_equals_sign_survives_markdown(answer: str) -> None:
    match = seaboard.game("urchins").at(REEF.replace(" A 3 ", " A 1 "), seed=1)
    assert found(answer, match, 0) == ("=",)


def test_a_whole_turn_is_more_than_one_move() -> None:
    match = seaboard.game("urchins").at(REEF.replace(" A 3 ", " A 1 "), seed=1)
    assert len(found("MOVE: = d3-c3 *c3", match, 0)) > 1


@pytest.mark.parametrize("answer", ["O<>d3", "O&lt;&gt;d3", "`O<>d3`", "<O<>d3>", "MOVE: o<>D3", "O↔d3"])
def test_a_swap_survives_markup(answer: str) -> None:
    match = seaboard.game("fish-and-chips").new(players=2, seed=3)
    seat = match.to_move[0]
    swap = next(move for move in match.moves(seat) if move.startswith("O<>"))
    assert found(answer.replace("d3", swap[3:]).replace("D3", swap[3:].upper()), match, seat) == (swap,)


@pytest.mark.parametrize(
    "answer",
    [
        FLICK,
        f"MOVE: {FLICK}",
        f"I play `{FLICK}` to reach the door.",
        f"MOVE: {FLICK.replace(' p', ', p').replace(' s', ', s')} through the door",
        f"The door is straight ahead: {FLICK}. That should do.",
    ],
)
def test_a_flick_is_found_that_no_list_has(answer: str) -> None:
    match = seaboard.game("icecool").new(players=2, seed=3, first_catcher=0)
    match.play("place x=0.425 y=0.505")
    assert FLICK not in match.moves(1)
    assert found(answer, match, 1) == (FLICK,)


def test_words_of_the_language_are_moves_only_where_they_are_meant() -> None:
    match = seaboard.game("oh-crab").new(players=3, seed=3)
    for seat in match.to_move:
        match.play(match.moves(seat)[0], seat)
    seat = match.to_move[0]
    assert "rest" in match.moves(seat)
    assert found("I could rest or go left. It is hard to say.", match, seat) == ()
    assert found("MOVE: rest, a quiet turn", match, seat) == ("rest",)
    assert found("Tired.\nrest", match, seat) == ("rest",)


def test_every_legal_move_is_found_as_it_is_written() -> None:
    for game, players in (("fish-and-chips", 3), ("urchins", 2), ("oh-crab", 4), ("icecool", 2)):
        match = seaboard.game(game).new(players=players, seed=5)
        for _ in range(6):
            seat = match.to_move[0]
            for move in match.moves(seat):
                assert found(f"Let me see.\n\n**MOVE: {move}**", match, seat) == (move,)
            match.play(match.moves(seat)[-1], seat)


def test_a_clause_can_be_asked_for() -> None:
    assert asked_clause("First I read.\nRULES: f14") == "F14"
    assert asked_clause("**RÈGLE :** `O175`") == "O175"
    assert asked_clause("The rules: F14 says so.\nMOVE: a1xd1") is None
    assert asked_clause("Rules are fine.") is None
