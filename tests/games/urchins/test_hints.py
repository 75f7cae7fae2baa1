"""What hints say about a step: what the turn fishes, and what it leaves to the next player."""

from __future__ import annotations

import random
from typing import Any

import pytest

from seaboard.bots.advice import advice_on
from seaboard.games.urchins.bots.greedy import best_rest
from seaboard.games.urchins.hints import OPENING
from seaboard.match.match import Match
from tests.clauses import clause

from .boards import GAME, reef

pytestmark = pytest.mark.once

SQUARE = """
    . . . . .
    . . . . .
    . . . . .
    r y . . .
    y r . . rB
    """
ALMOST = """
    . . . . .
    . . . . .
    . . . . .
    . y . . .
    y r . . rB
    """


@clause("U20", "U22")
def test_a_pawn_fishes_a_square() -> None:
    told = advice_on(reef(SQUARE, step=3), 0, "*a1")
    assert (told.where.kind, told.where.name) == ("urchin", "a1")
    assert (told.kind.kind, told.kind.clause) == ("fish", "U22")
    assert (told.reason.kind, told.reason.params["tokens"], told.reason.params["cell"]) == (
        "fishes",
        4,
        "a1–b2",
    )
    assert "cell" not in told.kind.params


@clause("U2", "U20")
def test_a_token_prepares_the_square_of_this_turn() -> None:
    told = advice_on(reef(ALMOST, step=2), 0, "r@a2", plan=["r@a2", "*a1"])
    assert (told.where.kind, told.kind.kind, told.reason.kind) == ("free", "prepare", "prepares")
    assert (told.reason.params["pawn"], told.reason.params["tokens"]) == ("a1", 4)
    assert told.plan == ("r@a2", "*a1")


@clause("U2")
def test_a_skipped_step_prepares_nothing_but_the_turn_fishes() -> None:
    told = advice_on(reef(ALMOST, step=1), 0, "=", plan=["=", "r@a2", "*a1"])
    assert (told.where.kind, told.kind.kind, told.reason.kind) == ("nowhere", "prepare", "prepares")


@clause("U21")
def test_what_the_next_player_could_fish_is_taken_from_it_or_left() -> None:
    """B has its pawn in the hand and would fish the square of ALMOST with one token."""
    match = reef(ALMOST.replace("rB", "."), step=1)
    spoilt = advice_on(match, 0, "b2-b3", plan=["b2-b3", "b3-b4", "*a1"])
    assert (spoilt.kind.kind, spoilt.reason.kind, spoilt.reason.clause) == ("block", "blocks", "U21")
    assert [spoilt.reason.params[name] for name in ("tokens", "left", "whole")] == [4, 0, "yes"]
    left = advice_on(match, 0, "=")
    assert (left.kind.kind, left.reason.kind) == ("leave", "leaves")
    assert [left.reason.params[name] for name in ("tokens", "whole")] == [4, "no"]


def whole_turn(match: Match, rng: random.Random) -> tuple[list[str], Match]:
    """Any way to finish the present turn, and the match after it."""
    after, plan, turn = match.fork(0), list[str](), match.here[0].turns
    while not after.over and after.here[0].turns == turn:
        plan.append(rng.choice(after.moves()))
        after.play(plan[-1])
    return plan, after


@clause("U19", "U20")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"capture_timing": "immediate"}, {"end": "round"}])
def test_what_is_said_of_the_next_player_is_what_that_player_can_fish(
    players: int, options: dict[str, Any]
) -> None:
    """Where captures are made after every step, one of them may come too early: there it is a bound (U31)."""
    said = set()
    for seed in range(4):
        match, rng = GAME.new(players=players, seed=seed, **options), random.Random(seed)
        while not match.over:
            plan, after = whole_turn(match, rng)
            told = advice_on(match, match.to_move[0], plan[0], plan).reason
            if told.kind in ("blocks", "leaves", "denies-more", "opens", "settles", "skips"):
                said.add(told.kind)
                assert told.params["whole"] == "yes"
                most, left = best_rest(after.here), told.params["left"]
                assert most == left or ("capture_timing" in options and most < int(left))
                assert (left == 0) == (told.kind not in ("blocks", "leaves")) or told.kind == "blocks"
            match = after
    assert {"blocks", "leaves"} <= said


@clause("U19", "U20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_opening_no_turn_at_all_lets_the_next_player_fish(players: int) -> None:
    """So it is no reason for one of them, and a hint does not give it as one."""
    for seed in range(20):
        match, rng = GAME.new(players=players, seed=seed), random.Random(seed)
        for _ in range(OPENING):
            plan, after = whole_turn(match, rng)
            assert best_rest(after.here) == 0
            match.play(plan.pop(0))  # nothing can be moved yet (U6)
            assert advice_on(match, match.to_move[0], plan[0], plan).reason.kind == "opens"
            match = after


@clause("U20")
def test_what_every_turn_denies_is_no_reason_for_one() -> None:
    """Whoever hears what another turn would leave finds such a turn; on a small board all can be tried."""
    said = set()
    for seed in range(6):
        match, rng = GAME.new(players=2, seed=seed, rows=3, cols=3), random.Random(seed)
        while not match.over:
            if match.here[0].step == 2:
                plan, _ = whole_turn(match, rng)
                told = advice_on(match, match.to_move[0], plan[0], plan).reason
                said.add(told.kind)
                if told.kind == "denies-more":
                    assert told.params["tokens"] in left_by_any_turn(match) - {0}
            match.play(rng.choice(match.moves()))
    assert {"denies-more", "settles"} <= said


def left_by_any_turn(match: Match) -> set[int]:
    """What the next player can fish after the turns that begin here."""
    found, turn = set(), match.here[0].turns
    for move in match.moves():
        after = match.fork(0)
        after.play(move)
        if not after.over:
            found |= left_by_any_turn(after) if after.here[0].turns == turn else {best_rest(after.here)}
    return found


@clause("U27", "U32")
def test_whoever_plays_the_last_turn_leaves_nothing_to_anybody() -> None:
    told = advice_on(reef(ALMOST, pile=(0, 17)), 0, "=")
    assert (told.kind.kind, told.reason.kind, told.reason.clause) == ("end", "ends", "U27")
    another = advice_on(reef(ALMOST, pile=(0, 17), end="round"), 0, "=")
    assert another.reason.kind == "leaves"


@clause("U3")
def test_a_step_may_be_skipped_and_says_so() -> None:
    match = reef("y . .\n. . .\n. . .", step=1)
    told = advice_on(match, 0, "=")
    assert (told.where.kind, told.where.name, told.kind.kind, told.reason.clause) == (
        "nowhere",
        None,
        "skip",
        "U3",
    )


@clause("U26")
def test_a_duty_is_named() -> None:
    match = reef("y . .\n. . .\n. . .", step=2, quiet="6")
    assert all("@" in move for move in match.moves())
    told = advice_on(match, 0, "r@c3")
    assert (told.kind.kind, told.kind.clause) == ("duty", "U26")


@clause("U28", "U29")
@pytest.mark.parametrize(("tokens", "winners"), [(17, 1), (7, 2)])
def test_the_turn_that_wins_the_game(tokens: int, winners: int) -> None:
    match = reef(SQUARE, step=3, pile=(0, 17))
    match = GAME.at(match.position.replace("18,0", f"{tokens},{18 - tokens}"))
    told = advice_on(match, 0, "*a1")
    assert (told.kind.kind, told.reason.kind, told.reason.params["winners"]) == ("last", "wins", winners)
