"""A flick as text, its limits, the finger and the hand."""

from __future__ import annotations

import math
import statistics

import pytest

from seaboard.games.icecool.flick import Flick, read_flick, unsteady
from seaboard.kernel.chance import chance
from seaboard.match.errors import BadMove, IllegalMove
from tests.clauses import clause

from .scenes import BOARD, at

START = "RB 1/4 R B flick 0.425,0.505/0.195,0.09* -/257 RB -/- 123"
CORNER = "RB 1/4 R B flick 0.425,0.505/0.02,0.02 -/257 RB -/- 123"


def text(
    phi: object = "1.5708", power: object = "0.6200", side: object = "0.00", height: object = "0.00"
) -> str:
    return f"flick phi={phi} power={power} side={side} height={height}"


@clause("I80")
def test_a_flick_reads_and_writes_the_same() -> None:
    assert str(read_flick(text())) == text()
    assert read_flick(text(0, 1, "-0.85", 1)) == Flick(0.0, 1.0, -0.85, 1.0)


@clause("I80")
@pytest.mark.parametrize(
    ("phi", "read"),
    [
        ("6.2832", 0.0),
        ("6.28318", 0.0),
        ("6.2831", 6.2831),
        ("-1.5708", 4.7124),
        ("7.0", 0.7168),
        ("0.00005", 0.0),
    ],
)
def test_phi_is_taken_round_the_circle_and_then_rounded(phi: str, read: float) -> None:
    flick = read_flick(text(phi))
    assert isinstance(flick, Flick) and flick.phi == read


@clause("I80")
@pytest.mark.parametrize(("power", "read"), [("0.12345", 0.1234), ("0.12355", 0.1236), ("1.00004", 1.0)])
def test_values_are_rounded_half_to_even_before_they_are_checked(power: str, read: float) -> None:
    flick = read_flick(text(power=power))
    assert isinstance(flick, Flick) and flick.power == read


@clause("I80")
@pytest.mark.parametrize(
    ("change", "name"),
    [
        ({"power": "1.0001"}, "power"),
        ({"power": "-0.1"}, "power"),
        ({"side": "0.86"}, "side"),
        ({"side": "-9"}, "side"),
        ({"height": "1.01"}, "height"),
        ({"height": "9" * 40}, "height"),
    ],
)
def test_out_of_range_is_refused_and_not_clamped(change: dict[str, str], name: str) -> None:
    match = at(START)
    refused = match.why_not(text(**change))
    assert refused is not None and (refused.clause, refused.reason) == ("I80", "out-of-range")
    assert refused.params["name"] == name
    with pytest.raises(IllegalMove):
        match.play(text(**change))
    assert match.position == START


@clause("I80")
@pytest.mark.parametrize("value", ["nan", "inf", "-inf", "Infinity", "+NaN"])
def test_what_is_not_finite_is_refused(value: str) -> None:
    for name in ("phi", "power", "side", "height"):
        refused = at(START).why_not(text(**{name: value}))
        assert refused is not None and (refused.clause, refused.reason) == ("I80", "not-finite")


@clause("I80")
@pytest.mark.parametrize(
    "move",
    [
        "flick",
        "flick phi=1 power=1 side=0",
        "flick power=1 phi=1 side=0 height=0",
        "flick  phi=1 power=1 side=0 height=0",
        text("1e3"),
        text("0x1"),
        text(".5"),
        text("١"),
        "Flick phi=1 power=1 side=0 height=0",
        "line",
        "line D5",
        "place x=0.4",
        "skates please",
        text() + " {1.0000 0.5000 0.0000; R rest 0.4,0.5}",
    ],
)
def test_other_texts_are_no_moves(move: str) -> None:
    with pytest.raises(BadMove):
        at(START).play(move)


@clause("I80")
def test_the_sample_of_flicks_is_long_legal_and_always_the_same() -> None:
    for line in (START, CORNER, "RB 1/4 R B flick 0.31,0.31/0.31,0.23 -/257 RB -/- 123"):
        match = at(line)
        moves = match.moves()
        assert len(moves) >= 16 and moves == at(line).moves() == sorted(moves)
        assert all(match.why_not(move) is None and str(read_flick(move)) == move for move in moves)


@clause("I80")
def test_a_finger_needs_room_behind_the_penguin() -> None:
    match = at(CORNER)
    for phi, reason in ((0.0, "finger-wall"), (1.5708, "finger-wall"), (3.1416, None), (4.7124, None)):
        refused = match.why_not(text(f"{phi:.4f}"))
        assert (refused and refused.reason) == reason
        assert match.why_not(text(f"{phi:.4f}", height="0.50")) is None  # a head is always in reach
    behind = at("RB 1/4 R B flick 0.16,0.09/0.195,0.09 -/257 RB -/- 123")
    refused = behind.why_not(text(0))
    assert refused is not None and (refused.clause, refused.reason) == ("I80", "finger-penguin")
    assert at("RB 1/4 R B flick 0.1385,0.09/0.195,0.09 -/257 RB -/- 123").why_not(text(0)) is None


@clause("I80")
def test_from_the_red_line_every_side_is_in_reach() -> None:
    line = at("RB 1/4 R B flick 0.425,0.505/0.043,0.043 -/257 RB -/- 123")
    for degrees in range(0, 360, 3):
        for side in (-0.85, 0.0, 0.85):
            assert line.why_not(text(f"{math.radians(degrees):.4f}", side=f"{side:.2f}")) is None


@clause("I80")
def test_a_lintel_leaves_room_for_the_finger() -> None:
    stuck = at("RB 1/4 R B flick 0.425,0.505/0.31,0.245 -/257 RB -/- 123")
    assert stuck.why_not(text("1.5708")) is None


@clause("I81")
def test_the_hand_is_as_unsteady_as_the_rules_say() -> None:
    flick = Flick(3.0, 0.5, 0.2, 0.0)
    for noise, share in (("normal", 1.0), ("kids", 0.5)):
        pushes = [unsteady(flick, noise, chance(noise, number)) for number in range(1500)]
        assert statistics.stdev(p.phi for p in pushes) == pytest.approx(share * math.radians(1.1), rel=0.08)
        assert statistics.stdev(p.power for p in pushes) == pytest.approx(share * 0.03 * 0.5, rel=0.08)
        assert statistics.stdev(p.side for p in pushes) == pytest.approx(share * 0.04, rel=0.08)
        assert statistics.mean(p.phi for p in pushes) == pytest.approx(3.0, abs=0.002)
        assert all(p.height == 0.0 for p in pushes)
    head = [unsteady(Flick(3.0, 0.5, 0.0, 1.0), "normal", chance(number)) for number in range(1500)]
    assert statistics.stdev(p.phi for p in head) == pytest.approx(1.6 * math.radians(1.1), rel=0.08)


@clause("I81")
def test_noise_is_clamped_rounded_and_can_be_off() -> None:
    for number in range(200):
        push = unsteady(Flick(0.0, 1.0, 0.85, 0.0), "normal", chance(number))
        assert 0 <= push.power <= 1 and -0.85 <= push.side <= 0.85
        assert all(round(value, 4) == value for value in (push.phi, push.power, push.side))
    unmoved = chance("off")
    before = unmoved.copy()
    assert unsteady(Flick(1.0, 0.5, 0.2, 0.0), "off", unmoved) == Flick(1.0, 0.5, 0.2, 0.0).steady
    assert (unmoved == before).all()


@clause("I10")
def test_launch_speeds() -> None:
    assert Flick(0, 0, 0, 0).steady.speed == 0.25
    assert Flick(0, 1, 0, 0).steady.speed == 3.0
    assert Flick(0, 1, 0, 1).steady.speed == pytest.approx(0.85)
    assert Flick(0, 0.25, 0, 0).steady.speed == pytest.approx(0.25 + 2.75 / 8)


@clause("I81")
def test_the_same_seed_flicks_the_same_and_the_noise_is_in_the_event() -> None:
    first, second = at(START), at(START)
    move = text("1.0000", "0.4000")
    assert first.play(move) == second.play(move)
    assert first.position == second.position
    event = first.events(0)[0]
    assert event["kind"] == "flicked" and event["phi"] == 1.0 and event["executed"][0] != 1.0
    assert BOARD.name == "school"
