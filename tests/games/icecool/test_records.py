"""Records keep what a flick did; a replay believes them and checks what follows from them."""

from __future__ import annotations

import subprocess
import sys

import pytest

import seaboard
from seaboard.games.icecool import GAME
from seaboard.games.icecool.physics import engine
from seaboard.match.match import Match
from tests.clauses import clause

from .scenes import at

pytestmark = pytest.mark.once

LINE = "RB 1/4 R B flick 0.425,0.505,180/0.31,0.1 -/257 RB -/- 123"
COMMITTED = "flick phi=1.5708 power=0.6200 side=0.00 height=0.00"
RESTS = "R rest 0.425,0.505,180; B rest 0.31,0.30125,12"
WORD = f"{COMMITTED} {{1.5793 0.6311 0.0213; B door D5 R5 through fish; {RESTS}}}"


def record(*lines: str, result: str = "*") -> str:
    head = (
        f'[Game "icecool"]\n[Rules "1"]\n[Players "2"]\n[Seed "1"]\n[Position "{LINE}"]\n[Result "{result}"]'
    )
    return "\n".join([head, "", *lines]) + "\n"


@pytest.fixture
def played() -> Match:
    match = GAME.new(players=3, seed=11, first_catcher=0)
    for number in range(14):
        moves = match.moves()
        match.play(moves[(7 * number) % len(moves)])
    return match


@clause("I81")
def test_an_outcome_is_used_and_not_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "simulate", None)
    match = seaboard.load(record(WORD))
    assert match.position == "RB 1/4 R R flick 0.425,0.505,180/0.31,0.30125,12 -/27 RB -/1 23"
    assert match.word(0) == WORD and match.history[0].move == COMMITTED
    kinds = [event["kind"] for event in match.events(0, 1)]
    assert kinds == ["flicked", "door", "card", "rest", "rest"]
    assert match.events(0)[0]["executed"] == [1.5793, 0.6311, 0.0213]
    assert match.film(0) == b"" and GAME.films.seconds(match.film(0)) == 0.0


@clause("I81")
def test_a_replay_is_exact(played: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    text = played.record
    monkeypatch.setattr(engine, "simulate", None)
    again = seaboard.load(text)
    assert again.record == text and again.here.tobytes() == played.here.tobytes()
    for number in range(len(played.history)):
        assert again.position_at(number) == played.position_at(number)


@clause("I81")
def test_playing_again_simulates_the_same_and_undo_is_exact(played: Match) -> None:
    again = GAME.new(players=3, seed=11, first_catcher=0)
    for step in played.history:
        again.play(step.move)
    assert again.record == played.record
    again.undo()
    again.play(played.history[-1].move)
    assert again.record == played.record


@clause("I81")
def test_a_record_needs_no_engine(played: Match) -> None:
    code = "import sys, seaboard; seaboard.load(sys.stdin.read()); sys.exit('mujoco' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], input=played.record, text=True, check=False)
    assert run.returncode == 0


@clause("I81")
@pytest.mark.parametrize(
    "outcome",
    [
        "",
        "1.5793 0.6311; B door D5 R5 through fish; " + RESTS,
        "1.5793 0.6311 nan; B door D5 R5 through fish; " + RESTS,
        "1.5793 1.6311 0.0213; " + RESTS,
        "1.5793 0.6311 0.9213; " + RESTS,
        "1.5793 0.6311 0.0213; B rest 0.31,0.30125,12",
        "1.5793 0.6311 0.0213; B rest 0.31,0.30125,12; R rest 0.425,0.505,180",
        "1.5793 0.6311 0.0213; B door D4 R4 through fish; " + RESTS,
        "1.5793 0.6311 0.0213; R door D2 R3 through fish; " + RESTS,
        "1.5793 0.6311 0.0213; B door D5 R5 over fish; " + RESTS,
        "1.5793 0.6311 0.0213; B door D5 R5 through fish; B door D5 R5 through fish; " + RESTS,
        "1.5793 0.6311 0.0213; B touch R 0; " + RESTS,
        "1.5793 0.6311 0.0213; B touch R 1; " + RESTS,
        "1.5793 0.6311 0.0213; B touch R 2; " + RESTS,
        f"1.5793 0.6311 0.0213; {RESTS}; B repeat",
        f"1.5793 0.6311 0.0213; {RESTS}; R end fish",
        f"1.5793 0.6311 0.0213; {RESTS}; B restart",
        "1.5793 0.6311 0.0213; R rest 0.425,0.505,180; B rest 0.31,0.225,12",
        "1.5793 0.6311 0.0213; R rest 0.425,0.505,180; B rest 0.31,0.30125,12 stuck D5 R5",
        "1.5793 0.6311 0.0213; G out; " + RESTS,
        "1.5793 0.6311 0.0213; B fell; " + RESTS,
        "1.5793 0.6311 0.0213; B door D5 R5 through; " + RESTS,
        "1.5793 0.6311 0.0213; B door D9 R5 through; " + RESTS,
        "1.5793 0.6311 0.0213; B door D5 R2 through fish; " + RESTS,
        f"1.5793 0.6311 0.0213; B touch R 1; B touch R 1; {RESTS}; B restart",
        "1.5793 0.6311 0.0213; R touch B 0; " + RESTS,
        "1.5793 0.6311 0.0213; B touch B 0; " + RESTS,
        "1.5793 0.6311 0.0213; B out; " + RESTS,
        "1.5793 0.6311 0.0213; R rest 0.425,0.505,180; B rest 0.31,0.30125,12 returned",
        "1.5793 0.6311 0.0213; R rest 0.425,0.505,180; B rest 0.9,0.9,12",
        "1.5793 0.6311 0.0213; R rest 0.425,0.505,180; B rest 0.31,0.30125",
    ],
)
def test_an_outcome_that_cannot_be_is_refused_with_its_line(outcome: str) -> None:
    with pytest.raises(seaboard.BadRecord) as refused:
        seaboard.load(record(f"{COMMITTED} {{{outcome}}}"))
    assert refused.value.line == 8


@clause("I81")
def test_endings_that_follow_are_accepted() -> None:
    caught = f"{COMMITTED} {{1.5793 0.6311 0.0213; B touch R 1; {RESTS}; B restart}}"
    match = seaboard.load(record(caught))
    assert match.position.split()[3:8] == ["B", "flick", "0.425,0.505,180/0.195,0.09*", "-/257", "RR"]
    out = f"{COMMITTED} {{1.5793 0.6311 0.0213; B out; R rest 0.425,0.505,180; B rest 0.31,0.1,0 returned}}"
    assert seaboard.load(record(out)).position.split()[3] == "R"
    assert seaboard.load(record(out)).word(0) == out


@clause("I81", "I27")
def test_who_starts_in_a_frame_earns_nothing_there() -> None:
    stuck = LINE.replace("0.31,0.1 ", "0.31,0.245 ")
    outcome = f"{COMMITTED} {{1.5793 0.6311 0.0213; B door D5 R1 through FISH; {RESTS}}}"
    text = record(outcome.replace(" FISH", "")).replace(LINE, stuck)
    assert seaboard.load(text).position.split()[6] == "-/257"
    with pytest.raises(seaboard.BadRecord):
        seaboard.load(record(outcome.replace("FISH", "fish")).replace(LINE, stuck))


@clause("I81", "I18")
def test_skip_is_a_word_of_records() -> None:
    match = seaboard.load(record("skip"))
    assert match.position.split()[3] == "R" and match.word(0) == "skip"
    assert seaboard.load(match.record).record == match.record
    assert match.events(0) == [{"kind": "skipped", "who": "B", "clause": "I18"}]


@clause("I81")
def test_wrong_positions_and_words_are_refused() -> None:
    for line in (LINE.replace("RB -/-", "RB 1/-"), "stay", "nonsense", WORD + " x", WORD.replace("{", "")):
        with pytest.raises(seaboard.BadRecord):
            seaboard.load(record(line))
    with pytest.raises(seaboard.BadRecord):
        seaboard.load(record(WORD, result="3-0"))


@clause("I81")
def test_a_record_keeps_rounded_words() -> None:
    match = at(LINE, noise="off")
    match.play("flick phi=7.85398163 power=0.30004 side=-0.001 height=0")
    assert match.word(0).startswith(
        "flick phi=1.5708 power=0.3000 side=0.00 height=0.00 {1.5708 0.3000 0.0000; "
    )
    assert seaboard.load(match.record).record == match.record
    placed = GAME.new(players=2, seed=1)
    placed.play("place x=0.42500 y=0.50504")
    assert placed.word(0) == "place x=0.425 y=0.505"
