"""What the solver says of a solo game is true: lines win, and what is called lost is lost."""

from __future__ import annotations

import random

import numpy as np
import pytest

import seaboard
from seaboard.games.fish_and_chips import GAME
from seaboard.games.fish_and_chips.bots import winnable
from seaboard.games.fish_and_chips.rules import solo
from seaboard.games.fish_and_chips.solver import Search, judged, solve, unproved
from seaboard.kernel.chance import chance
from seaboard.match.match import Match
from tests.clauses import clause

SMALL = 1 << 12


def dealt(seed: int, plies: int = 0) -> Match:
    """A deal on which some moves were made at random."""
    match, coin = GAME.new(players=1, seed=seed), random.Random(seed)
    for _ in range(plies):
        if not match.over:
            match.play(coin.choice(match.moves()))
    return match


def pond(seed: int) -> Match:
    """Eight single fish close together, three of them the player's."""
    coin = random.Random(seed)
    fish = [f"P{value}" for value in coin.sample(range(8, 17), 3)]
    fish += [f"{colour}{coin.randrange(8, 17)}" for colour in coin.sample("GGRRYY", 5)]
    fish = list(dict.fromkeys(fish))
    squares = dict(zip(coin.sample(range(16), len(fish)), fish, strict=True))
    rows = [",".join(squares.get(4 * row + column, "-") for column in range(4)) for row in range(4)]
    board = "/".join([f"{row},-2" for row in rows] + ["-6", "-6"])
    return GAME.at(f"1 GRYP {board} {coin.choice('GRYP')} play 0,0,0,0")


def can_be_won(match: Match) -> bool:
    """By trying out everything, through nothing but the rules."""
    if match.over:
        return match.winners == (0,)
    for move in match.moves():
        match.play(move)
        won = can_be_won(match)
        match.undo()
        if won:
            return True
    return False


@clause("F29")
def test_the_line_of_a_deal_wins() -> None:
    match = dealt(5)
    found = solve(match)
    assert found.verdict == "yes" and found.nodes > 0
    for move in found.line:
        match.play(move)
    assert match.winners == (0,)


@pytest.mark.jit_only
def test_the_lines_of_many_deals_win() -> None:
    lost = unproved(SMALL)
    for seed in range(200, 300):
        match = dealt(seed, seed % 20)
        found = solve(match, lost=lost)
        assert found.verdict != "unknown"
        assert (found.verdict == "yes") == bool(found.line)
        for move in found.line:
            match.play(move)
        assert (match.winners == (0,)) == (found.verdict == "yes")


@clause("F18", "F29")
@pytest.mark.jit_only
def test_everything_tried_out_says_the_same() -> None:
    answers, lost = [], unproved(SMALL)
    for seed in range(120):
        match = pond(seed)
        answers.append(solve(match, lost=lost).verdict)
        assert answers[-1] == ("yes" if can_be_won(match) else "no")
    assert answers.count("yes") > 20 and answers.count("no") > 20


@clause("F14", "F29")
@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("1 GRYP -6/-6/-6/-6/-6/Y9,-,P12,-,G8,- P play 0,0,0,0", "yes"),
        ("1 GRYP -6/-6/-6/-6/-6/Y9,-,R12,-,G8,- R play 0,0,0,0", "no"),  # no purple fish is left
        ("1 GRYP -6/-6/-6/-6/-6/P12>Y9,-5 G play 0,0,0,0", "yes"),  # won already
        ("1 GRYP -6/-6/-6/-6/-6/R12>P9,-5 G play 0,0,0,0", "no"),  # over
        ("1 GRYP -5,G9/-6/-6/-6/-6/Y9,-,P12,-3 P play 0,0,0,0", "no"),  # nothing will ever meet the green 9
        ("1 GRYP -6/-6/-6/-6/-6/G12,-,P12,-3 G play 0,0,0,0", "no"),  # equal takes equal, and green must
        ("1 GRYP -6/-6/-6/-6/-6/G12,-,P12,-3 P play 0,0,0,0", "yes"),
        ("1 GRYP -6/-6/-6/-6/-6/G12,R8,-,P12,-2 G play 0,0,0,0", "yes"),  # purple takes both at once
        ("1 GRYP -6/-6/-6/-6/-6/G12,R8,-,P12,-2 Y play 0,0,0,0", "no"),  # yellow passes, and purple must go
    ],
)
def test_small_positions(line: str, answer: str) -> None:
    assert solve(GAME.at(line)).verdict == answer


def test_what_was_proved_is_known_of_the_same_position_only() -> None:
    lost, line = unproved(SMALL), "1 GRYP -6/-6/-6/-6/-6/G12,-,P12,-3 {} play 0,0,0,0"
    first, again = solve(GAME.at(line.format("G")), lost=lost), solve(GAME.at(line.format("G")), lost=lost)
    assert first.verdict == again.verdict == "no"
    assert first.nodes > again.nodes == 1
    assert solve(GAME.at(line.format("P")), lost=lost).verdict == "yes"  # another's turn
    weaker = line.format("G").replace("G12", "G11")
    assert solve(GAME.at(weaker), lost=lost).verdict == "yes"  # another fish


def test_a_table_of_lost_positions_keeps_four_that_begin_alike() -> None:
    """Keys 4 to 7 and 12 to 15 of their first word share the second of two buckets."""
    lost = unproved(2 * solo.BUCKET)
    keys = [np.array(key, np.uint64) for key in ((4, 1), (12, 2), (5, 4), (4, 4), (13, 7))]
    for number, key in enumerate(keys[:4]):
        assert not solo.is_lost(lost, key)
        solo.remember(lost, key)
        assert lost[solo.BUCKET + number].tolist() == key.tolist()
    assert all(solo.is_lost(lost, key) for key in keys[:4])
    for half in ((4, 2), (12, 1), (1, 4), (4, 3)):
        assert not solo.is_lost(lost, np.array(half, np.uint64))
    solo.remember(lost, keys[4])  # the bucket is full: 7 is 3 modulo 4, so the fourth place is given away
    assert lost[4:].tolist() == [[4, 1], [12, 2], [5, 4], [13, 7]] and not lost[:4].any()


def test_a_key_that_begins_or_ends_with_nothing_takes_a_place_too() -> None:
    lost, keys = unproved(solo.BUCKET), [np.array(key, np.uint64) for key in ((0, 5), (4, 0), (8, 2))]
    for key in keys:
        solo.remember(lost, key)
    assert all(solo.is_lost(lost, key) for key in keys)


def test_captures_are_tried_from_the_most_promising_on() -> None:
    """Purple, the player's, is on: P16 can take G12, Y9 and R8; within 8 steps chance decides the order."""
    line = "1 GRYP -6/-6/-6/-3,R8,-2/-6/G12,-2,P16,-,Y9 {} play 0,0,0,0"
    position = GAME.at(line.format("P")).here
    for seed in range(20):
        choices, worth = np.zeros(4, np.int32), np.zeros(4, np.int64)
        assert solo.write_choices(position[0], choices, worth, chance("captures", seed)) == 3
        promised = [8 * solo.promise(position[0], int(choice)) for choice in choices[:3]]
        assert worth[:3].tolist() == sorted(worth[:3].tolist(), reverse=True)
        assert all(0 <= found - least < solo.NOISE for found, least in zip(worth, promised, strict=False))
        assert len(set(choices[:3].tolist())) == 3


def test_what_makes_a_capture_promising() -> None:
    """Strong rivals shall fall, to weak fish of the player's; the player's own are spared by rivals."""

    def promises(cells: str, mover: str) -> dict[str, int]:
        match = GAME.at(f"1 GRYP -6/-6/-6/-6/-6/{cells} {mover} play 0,0,0,0")
        actions = {GAME.write_move(match.here, action): action for action in GAME.engine.legal(match.here)}
        return {word: solo.promise(match.here[0], action) for word, action in actions.items()}

    own = promises("G12,-,P16,-,Y9,-", "P")
    assert own["c1xa1"] - own["c1xe1"] == 2 * (12 - 9)
    weaker = promises("G12,-,P14,-,Y9,-", "P")
    assert weaker["c1xa1"] - own["c1xa1"] == 16 - 14
    rivals = promises("P12,-,G16,-,Y9,-", "G")
    assert rivals["c1xa1"] < 0 < rivals["c1xe1"]
    stronger = promises("P12,-,G16,-,Y11,-", "G")
    assert stronger["c1xe1"] - rivals["c1xe1"] == 3 * (11 - 9) and stronger["c1xa1"] == rivals["c1xa1"]
    assert promises("P13,-,G16,-,Y9,-", "G")["c1xa1"] - rivals["c1xa1"] == -2


def test_it_says_when_it_does_not_know() -> None:
    found = solve(dealt(0), nodes=5)
    assert (found.verdict, found.line, found.nodes) == ("unknown", (), 5)


def test_it_goes_on_where_it_was_interrupted() -> None:
    whole, parts = Search(dealt(1).here, unproved(SMALL)), Search(dealt(1).here, unproved(SMALL))
    whole.go_on(100_000)
    while parts.answer == "unknown":
        parts.go_on(7)
    assert parts.verdict == whole.verdict


@pytest.mark.jit_only
def test_a_small_memory_changes_no_answer() -> None:
    for seed in range(40):
        match = dealt(seed, 22)
        assert solve(match, lost=unproved(solo.BUCKET)).verdict == solve(match).verdict


def test_somebody_watches_the_search() -> None:
    seen: list[int] = []
    found = solve(dealt(5), watch=seen.append)
    assert seen == [found.nodes]


def test_every_move_is_judged_by_what_comes_after_it() -> None:
    match = GAME.at("1 GRYP -6/-6/-6/-6/Y9,-5/Y10,-,P12,-,G8,- P play 0,0,0,0")
    found = judged(match.here)
    assert sorted(found) == match.moves()
    for move, answer in found.items():
        after = match.fork()
        after.play(move)
        assert answer == solve(after).verdict == ("yes" if can_be_won(after) else "no")


def test_only_solo_games_are_solved() -> None:
    with pytest.raises(ValueError, match="solo"):
        solve(GAME.new(players=2, seed=0))


def test_no_two_fish_look_alike() -> None:
    assert len(np.unique(solo.LOOK, axis=0)) == len(solo.LOOK) == 36 * 36 + 4


@pytest.mark.jit_only
def test_a_hint_says_what_is_proved() -> None:
    match = dealt(3)
    assert winnable(match, 5.0) == "yes"
    move, told = seaboard.bot("orca").hint(match)
    assert told["winnable"] == "yes"
    match.play(move)
    assert winnable(match, 5.0) == "yes"
