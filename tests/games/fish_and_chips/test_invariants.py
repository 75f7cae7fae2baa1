"""What is always true in a round, whatever is played (section 4 of the specification)."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from seaboard import Match
from tests.clauses import clause
from tests.walks import walk

from .boards import GAME, fish, piles

FISH = {1: 36, 2: 32, 3: 36, 4: 36}
RIVAL_FISH = {2: 16, 3: 24, 4: 27}
seeds = st.integers(0, 2**32)


def dealt(players: int, seed: int, **options: Any) -> Match:
    return GAME.new(players=players, seed=seed, **options)


def one_round(match: Match, seed: int) -> Match:
    """Play at random until the round is over."""
    for there in walk(match, seed):
        if there.position.split()[4] == "done":
            break
    return match


@clause("F9", "F17")
@given(players=st.integers(1, 4), seed=seeds)
def test_no_fish_is_lost_or_doubled_in_a_round(players: int, seed: int) -> None:
    match = dealt(players, seed)
    first = sorted(fish(match.position))
    assert len(first) == FISH[players]
    for there in walk(match, seed, plies=25):
        if there.round > 1:
            break
        assert sorted(fish(there.position)) == first


@clause("F17", "F20")
@given(players=st.integers(1, 4), seed=seeds)
def test_each_capture_lowers_the_number_of_piles_by_one(players: int, seed: int) -> None:
    match = one_round(dealt(players, seed), seed)
    heaps = [
        len([c for c in match.position_at(n).split()[2].replace("/", ",").split(",") if c[0] != "-"])
        for n in range(len(match.history) + 1)
    ]
    for number, step in enumerate(match.history):
        assert heaps[number + 1] == heaps[number] - ("x" in step.move)


@clause("F21")
@given(players=st.integers(2, 4), seed=seeds)
def test_under_scores_sum_to_the_captures_made(players: int, seed: int) -> None:
    match = one_round(dealt(players, seed, score="under"), seed)
    captures = sum("x" in step.move for step in match.history)
    assert sum(match.scores) == captures == FISH[players] - len(piles(match))


@clause("F21")
@given(players=st.integers(2, 4), seed=seeds)
def test_pile_scores_sum_to_the_fish_in_play(players: int, seed: int) -> None:
    assert sum(one_round(dealt(players, seed, score="pile"), seed).scores) == FISH[players]


@clause("F21")
@given(players=st.integers(2, 4), seed=seeds)
def test_ever_scores_sum_to_the_heights_of_all_caught_piles(players: int, seed: int) -> None:
    match = one_round(dealt(players, seed, score="ever"), seed)
    caught = sum(
        event["fish"]
        for number in range(len(match.history))
        for event in match.events(number)
        if event["kind"] == "capture"
    )
    assert sum(match.scores) == caught


@clause("F21", "F22")
@given(players=st.integers(2, 4), seed=seeds)
def test_a_full_score_means_that_no_rival_colour_is_visible(players: int, seed: int) -> None:
    match = one_round(dealt(players, seed), seed)
    owners = {pile[0] for pile in piles(match).values()}
    for colour, points in zip(match.view()["order"], match.view()["count"], strict=True):
        assert (points == RIVAL_FISH[players]) == (owners == {colour})


@clause("F20")
@given(players=st.integers(1, 4), seed=seeds)
def test_the_round_is_over_exactly_when_no_two_owners_see_each_other(players: int, seed: int) -> None:
    phases = set()
    for there in walk(dealt(players, seed), seed, plies=45):
        if there.round > 1:
            break
        view = there.view()
        owner = {pile["cell"]: pile["fish"][0]["colour"] for pile in view["piles"]}
        meet = any(owner[cell] != owner[p["cell"]] for p in view["piles"] for cell in p["sees"])
        phases.add(view["phase"])
        if view["phase"] != "swap":
            assert (view["phase"] == "done") == (not meet)
    assert phases >= {"play"}


@clause("F14", "F15", "F16")
@given(players=st.integers(1, 4), seed=seeds)
def test_the_sights_of_the_view_are_the_legal_captures(players: int, seed: int) -> None:
    hunts = 0
    for there in walk(dealt(players, seed), seed, plies=45):
        view = there.view()
        if view["phase"] != "play":
            continue
        hunts += 1
        takes = sorted(
            f"{pile['cell']}x{cell}"
            for pile in view["piles"]
            if pile["fish"][0]["colour"] == view["mover"]
            for cell, gain in pile["sees"].items()
            if gain
        )
        assert there.moves() == (takes or ["--"])
    assert hunts


@clause("F2")
@given(seed=seeds)
def test_the_buoy_below_is_the_same_rules_seen_in_a_mirror(seed: int) -> None:
    """A position and its mirror image have mirrored moves, whichever corner has the buoy."""
    match = one_round_middle(seed)
    words = match.position.split()
    mirrored = "/".join(reversed(words[2].split("/")))
    other = GAME.at(" ".join([*words[:2], mirrored, *words[3:]]), buoy="f1")
    flip = str.maketrans("123456", "654321")
    assert sorted(move.translate(flip) for move in match.moves()) == other.moves()


def one_round_middle(seed: int) -> Match:
    *_, match = walk(dealt(2, seed), seed, plies=seed % 20)
    return match
