"""Match records: their layout, the checks in them, and the line that a wrong one is refused with."""

from __future__ import annotations

from typing import Any

import pytest

import seaboard
from seaboard import BadRecord
from tests.clauses import clause

from .boards import GAME, play, row

pytestmark = pytest.mark.once

CALM = "2 RP R9>P8,-5/-,P4,-4/-6/-6/-6/-6"
SHORT = """\
[Game "fish-and-chips"]
[Rules "1"]
[Players "2"]
[Seed "7"]
[Position "2 RP -6/-6/-6/-,P16,-,R5>P4>P3,-,R1/-6/-6 P play 30,58"]
[Result "30-60 sweep"]

2 RP -6/-6/-6/-,P16,-,R5>P4>P3,-,R1/-6/-6 P play 30,58
1. b3xd3{P16xR5+3} 2. -- 3. d3xf3{P16xR1+1}
= R 0 P 2 (R 30 P 60)
"""


@clause("F22")
def test_a_short_match_from_a_position_reads_as_written() -> None:
    match = GAME.at("2 RP -6/-6/-6/-,P16,-,R5>P4>P3,-,R1/-6/-6 P play 30,58", seed=7)
    play(match, "b3xd3 -- d3xf3")
    assert match.record == SHORT
    assert seaboard.load(SHORT).record == SHORT


@clause("F1", "F25")
def test_a_round_stands_as_deal_line_swaps_hunt_count_and_deal() -> None:
    match = GAME.new(players=2, seed=6)
    first = match.position
    swap = match.moves()[0]
    play(match, f"{swap} ok ok")
    while match.view()["phase"] == "play":
        match.play(match.moves()[0])
    counts = dict(zip(match.view()["order"], match.view()["count"], strict=True))
    assert not match.over, "choose another seed"
    play(match, "deal ok")
    lines = match.record.splitlines()
    assert lines[5:8] == ["", first, f"{swap} ok ok"]
    assert lines[8].startswith("1. ")
    numbers = [word for line in lines for word in line.split() if word[0].isdigit() and word.endswith(".")]
    assert numbers == [f"{n}." for n in range(1, len(numbers) + 1)]
    count = lines.index("deal") - 1
    score = f"R {counts['R']} P {counts['P']}"
    assert lines[count] == f"= {score} ({score})"
    assert lines[count + 2].endswith(f" swap {counts['R']},{counts['P']}")
    assert lines[count + 3 :] == ["ok"]


def test_only_options_that_differ_from_the_default_are_in_the_header() -> None:
    match = GAME.new(players=2, seed=7, seating="PR", score="under", buoy="f6", tie="round")
    assert match.record.splitlines()[:6] == [
        '[Game "fish-and-chips"]',
        '[Rules "1"]',
        '[Players "2"]',
        '[Seed "7"]',
        '[Options "seating=PR score=under"]',
        '[Result "*"]',
    ]
    assert "[Options" not in GAME.new(players=2, seed=7).record


def test_swaps_on_first_turns_stand_among_the_captures() -> None:
    match = row("R9 P4 . P12 . .", phase="swap~2", swap_timing="first_turn")
    play(match, "ok a1xb1 ok d1xb1")
    body = match.record.splitlines()[9:]
    assert body == ["ok", "1. a1xb1{R9xP4+1} ok 2. d1xb1{P12xR9+2}", "= R 0 P 1 (R 0 P 1)"]
    assert seaboard.load(match.record).record == match.record


def test_all_headers_may_stand_on_one_line_and_checks_may_be_left_out() -> None:
    bare = (
        '[Game "fish-and-chips"] [Rules "1"] [Players "2"] [Seed "7"] '
        '[Position "2 RP -6/-6/-6/-,P16,-,R5>P4>P3,-,R1/-6/-6 P play 30,58"] [Result "30-60 sweep"]\n'
        "b3xd3 -- d3xf3"
    )
    assert seaboard.load(bare).record == SHORT


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('"30-60 sweep"', '"30-60"', 6),
        ('"30-60 sweep"', '"31-60 sweep"', 6),
        ('"30-60 sweep"', '"*"', 6),
        ('[Players "2"]', '[Players "3"]', 3),
        ('[Rules "1"]', '[Rules "2"]', 2),
        ('[Game "fish-and-chips"]', '[Game "chips"]', 1),
        ('[Seed "7"]', '[Seed "seven"]', 4),
        ('[Seed "7"]', '[Sead "7"]', 4),
        ('[Seed "7"]', '[Seed "7"', 4),
        ('[Seed "7"]', '[Seed "7"] [Seed "7"]', 4),
        ('[Seed "7"]', '[Seed "7"] [Options "score"]', 4),
        ('[Seed "7"]', '[Seed "7"] [Options "score=none"]', 4),
        ('[Seed "7"]', '[Seed "7"] [Options "tie=shared tie=shared"]', 4),
        ('[Position "2 RP', '[Position "2 RR', 5),
        ("\n2 RP -6/-6/-6/-,P16", "\n2 RP -6/-6/-6/-,P15", 8),  # a wrong deal line
        ("P play 30,58\n1.", "P play 30,59\n1.", 8),
        ("b3xd3{", "b3xf3{", 9),  # illegal
        ("b3xd3{", "b3xz3{", 9),  # no move at all
        ("2. --", "2. ok", 9),
        ("{P16xR5+3}", "{P16xR5+2}", 9),  # wrong remarks
        ("{P16xR5+3}", "{P15xR5+3}", 9),
        ("{P16xR5+3}", "{P16xR5+3", 9),
        ("{P16xR5+3}", "{}", 9),
        ("= R 0 P 2 (R 30 P 60)", "= R 0 P 3 (R 30 P 60)", 10),  # wrong counts
        ("= R 0 P 2 (R 30 P 60)", "= R 0 P 2 (R 30 P 61)", 10),
        ("= R 0 P 2 (R 30 P 60)", "= P 2 R 0 (P 60 R 30)", 10),
        ("= R 0 P 2 (R 30 P 60)", "deal", 10),  # the match is over
        ("2. -- 3. d3xf3{P16xR1+1}\n", "\n", 10),  # a count before the round is over
    ],
)
def test_a_wrong_record_is_refused_with_its_line(old: str, new: str, line: int) -> None:
    assert SHORT.count(old) == 1
    with pytest.raises(BadRecord) as refused:
        seaboard.load(SHORT.replace(old, new))
    assert refused.value.line == line


@pytest.mark.parametrize(
    ("position", "moves", "options", "result"),
    [
        (f"{CALM} R play 10,20", "", {}, "*"),  # between rounds the match runs
        (f"{CALM} R play 59,20", "", {}, "60-20"),
        (f"{CALM} R play 59,60", "", {"tie": "shared"}, "60-60"),
        (f"{CALM} R play 59,60", "", {}, "*"),
        ("2 RP -6/-6/-6/-6/-6/R9,-,P3,-3 R play 10,20", "a1xc1", {}, "11-20 sweep"),
        ("2 RP -6/-6/-6/-6/-6/R9,-,P3,-3 R swap 10,20", "ok", {}, "*"),
        ("2 PR -6/-6/-6/-6/-6/R9,-,P3,-3 R play 61,20", "a1xc1", {}, "61-21 sweep"),  # in seat order
        ("1 GRYP -6/-6/-6/-6/-6/-2,P12,-,G8,- P play 0,0,0,0", "c1xe1", {}, "won"),
        ("1 GRPY -6/-6/-6/-6/-6/-2,P12,-,G8,- P play 0,0,0,0", "c1xe1", {}, "lost"),
        ("1 GRPY -6/-6/-6/-6/-6/-2,P12,-,G8,- G play 0,0,0,0", "--", {}, "*"),
    ],
)
@clause("F22", "F23", "F24", "F29")
def test_the_result_of_a_record(position: str, moves: str, options: dict[str, Any], result: str) -> None:
    match = play(GAME.at(position, seed=1, **options), moves)
    assert f'[Result "{result}"]' in match.record
    assert seaboard.load(match.record).record == match.record


@clause("F25")
def test_a_record_that_deals_a_second_round_meets_the_same_deal() -> None:
    match = play(GAME.at(f"{CALM} R play 10,20", seed=99), "deal ok")
    again = seaboard.load(match.record)
    assert again.position == match.position
    wrong = match.record.replace('[Seed "99"]', '[Seed "98"]')
    with pytest.raises(BadRecord):
        seaboard.load(wrong)


def test_records_of_other_rounds_keep_the_pile_order_in_remarks() -> None:
    """Both tops, and the fish in the caught pile."""
    match = row("R9>P1 . P8>R2>P2 . . P3")
    play(match, "a1xc1")
    assert "1. a1xc1{R9xP8+3}" in match.record
