"""ICECOOL in numbers: every action a legal move, nothing seen that is hidden, flicks tried in processes."""

from __future__ import annotations

import math
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import seaboard
from seaboard.envs.flicks import Flicks
from seaboard.envs.hands import hands_of
from seaboard.games.icecool.box import BOX, fields_on
from seaboard.games.icecool.rules import Pose
from seaboard.match.match import Match
from tests.clauses import clause

ICE = seaboard.game("icecool")
RECORD = Path(__file__).parents[1] / "records" / "icecool-1-2.txt"
CARDS = RECORD.with_name("icecool-1-4.txt")  # in which hands fill
NOWHERE = np.zeros(4, np.float32)


def flicking(seed: int = 1, **options: Any) -> Match:
    """A match in which the Catcher stands, and a Runner is to flick."""
    match = ICE.new(players=3, seed=seed, first_catcher=0, **options)
    match.play("place x=0.425 y=0.505")
    return match


def moved(match: Match, *numbers: float, exact: bool = False) -> str:
    return BOX.move(match.here, np.array(numbers, np.float32), exact)


@clause("I8")
def test_a_place_is_one_of_the_catchers_area() -> None:
    match = ICE.new(players=2, seed=1)
    x0, y0, x1, y1 = match.here.board.plan.catcher_area.rect
    assert moved(match, -1, -1, 0, 0) == f"place x={x0:g} y={y0:g}"
    assert moved(match, 1, 1, 0, 0) == f"place x={x1:g} y={y1:g}"
    assert all(match.why_not(moved(match, a, b, 0, 0)) is None for a in (-1, 0, 0.3, 1) for b in (-1, 0, 1))


@clause("I80")
def test_a_flick_is_direction_power_side_and_height() -> None:
    match = flicking()
    assert moved(match, 0, 0, 0, 0) == "flick phi=0.0000 power=0.5000 side=0.00 height=0.50"
    assert moved(match, 0.5, 1, -1, 1) == "flick phi=1.5708 power=1.0000 side=-0.85 height=1.00"
    assert match.why_not(moved(match, -1e-7, 0, 0, 1)) is None  # all the way round


@clause("I80")
def test_a_flick_without_room_for_the_finger_is_turned_aside() -> None:
    match = flicking()
    school = match.here.with_pose(match.to_move[0], Pose(0.022, 0.3))  # close to the western wall
    east = np.array([0, 0, 0, -1], np.float32)
    assert not BOX.move(school, east, exact=False).startswith("flick phi=0.0000")
    assert BOX.move(school, east, exact=True).startswith("flick phi=0.0000")
    assert BOX.move(school, np.array([1, 0, 0, -1], np.float32), exact=False).startswith("flick phi=3.1416")


def test_all_actions_are_legal_in_any_phase() -> None:
    match, coin = ICE.new(players=3, seed=4), np.random.default_rng(1)
    hands, phases = hands_of(match), set()
    for _ in range(25):
        phases.add(match.here.phase)
        seat = match.to_move[0]
        assert hands.see(match, seat, []) in hands.observation_space
        action = coin.uniform(-1, 1, 4).astype(np.float32)
        hands.play(match, seat, hands.read(match, seat, action))
    assert {"place", "flick"} < phases


@clause("I67")
def test_nothing_that_lies_face_down_is_seen() -> None:
    secrets, changed = ICE.secrets, set()
    assert secrets is not None
    played = seaboard.load(CARDS.read_text(encoding="utf-8"))
    for moves in range(10, len(played.history), 12):
        here = played.step_at(moves).before.position
        for seat in range(4):
            seen = BOX.encode(here, seat)
            for number in range(4):
                imagined = secrets.redeal(here, seat, Random(number))
                assert np.array_equal(BOX.encode(imagined, seat), seen)
                changed |= {other for other in range(4) if imagined.hands[other] != here.hands[other]}
    assert changed == set(range(4)), "every hand held cards that others do not know"


def test_seats_are_counted_from_ones_own() -> None:
    match = flicking()
    fields = fields_on(match.here.board)
    for seat in range(3):
        seen = BOX.encode(match.here, seat)
        assert fields["catcher"].of(seen).tolist()[-seat % 3] == 1
        assert fields["standing"].of(seen)[-seat % 3] == 1
        assert fields["tokens"].of(seen)[-seat % 3].sum() == 0


@pytest.mark.parametrize(
    "wrong",
    [
        np.zeros(3, np.float32),
        np.zeros((1, 4), np.float32),
        np.full(4, math.nan),
        np.full(4, 1.5),
        [0, 0, 0, 0],
        3,
        "x",
    ],
)
def test_what_is_no_action_is_refused(wrong: Any) -> None:
    match = ICE.new(players=2, seed=1)
    with pytest.raises(seaboard.BadMove):
        hands_of(match).read(match, match.to_move[0], wrong)
    assert not match.history


def test_a_finished_match_is_over() -> None:
    over = seaboard.load(RECORD.read_text(encoding="utf-8"))
    with pytest.raises(seaboard.IllegalMove) as caught:
        hands_of(over).read(over, 0, NOWHERE)
    assert caught.value.clause == "I68"


# ------------------------------------------------------------------ many flicks


def test_flicks_are_tried_in_processes_and_the_match_stays() -> None:
    match = flicking(noise="off")
    actions = np.random.default_rng(2).uniform(-1, 1, (3, 4)).astype(np.float32)
    before = match.position
    with Flicks(workers=2) as flicks:
        found = flicks.try_out(match, actions)
    assert match.position == before
    for number, action in enumerate(actions):
        twin, seat, hands = match.fork(), match.to_move[0], hands_of(match)
        hands.play(twin, seat, hands.read(twin, seat, action))
        places = fields_on(match.here.board)["place"]
        assert found.moves[number] == twin.history[-1].move
        assert np.array_equal(places.of(found.observations[number]), places.of(BOX.encode(twin.here, seat)))
        assert found.events[number][0]["kind"] == "flicked"


def test_a_seed_tries_the_same_hands_again() -> None:
    match, actions = flicking(), np.array([[0.1, 0.2, 0, -0.9]], np.float32)
    flicks = Flicks()
    first, again, other = (flicks.try_out(match, actions, seed=seed) for seed in (1, 1, 2))
    assert np.array_equal(first.observations, again.observations) and first.events == again.events
    assert not np.array_equal(first.observations, other.observations)


def test_all_flicks_are_looked_at_before_any_is_tried() -> None:
    match, flicks = flicking(), Flicks()
    for wrong in (np.zeros((0, 4)), np.zeros(4), np.full((2, 4), 7.0), [[0.0], [0.0, 0.0]]):
        with pytest.raises(seaboard.BadMove):
            flicks.try_out(match, wrong)
    with pytest.raises(seaboard.BadOption):
        Flicks(workers=0)
