"""Matches go their own ways, and the past never changes."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

import seaboard
from seaboard.match import errors
from seaboard.match.match import Match
from tests.walks import begin, played, spell, tables, walk


@pytest.mark.parametrize("case", tables(), ids=spell)
def test_past_positions_never_change(case: tuple[str, int]) -> None:
    name, players = case
    match = begin(name, players, 81)
    kept = []
    for there in walk(match, seed=81):
        kept.append((there.here, there.here.tobytes(), there.position))
        str(there)
    for number, (position, content, line) in enumerate(kept):
        assert position.tobytes() == content
        assert match.position_at(number) == line
        assert match.here_at(number) is position


@pytest.mark.parametrize("case", tables(), ids=spell)
@pytest.mark.parametrize("duplicate", [Match.fork, Match.copy, copy.copy, Match.exact_copy, copy.deepcopy])
def test_a_copy_goes_its_own_way(case: tuple[str, int], duplicate: Callable[[Match], Match]) -> None:
    name, players = case
    match = played(name, players, seed=82, plies=12)
    before = match.record, match.here.tobytes()
    twin = duplicate(match)
    assert twin.here.tobytes() == match.here.tobytes() and len(twin.history) == len(match.history)
    assert (twin.record == match.record) == (duplicate in (Match.exact_copy, copy.deepcopy))
    seat = twin.to_move[0]
    twin.play(twin.moves(seat)[0], seat)
    assert (match.record, match.here.tobytes()) == before
    twin.undo()
    twin.undo()
    assert (match.record, match.here.tobytes()) == before


@pytest.mark.parametrize("case", tables(), ids=spell)
def test_a_fork_has_chance_of_its_own_and_a_record_that_replays(case: tuple[str, int]) -> None:
    name, players = case
    match = played(name, players, seed=84, plies=9)
    fork = match.fork(seed=5)
    assert fork.seed == 5 and str(match.seed) not in fork.record.split()
    for _ in walk(fork, seed=84, plies=12):
        again = seaboard.load(fork.record)
        assert again.position == fork.position
    assert fork._chance().tolist() != match._chance().tolist()
    for left in (3, 0):
        while len(fork.history) > left:
            fork.undo()
        assert seaboard.load(fork.record).position == fork.position


@pytest.mark.parametrize("case", tables(), ids=spell)
def test_a_fork_before_the_first_move_keeps_the_deal_in_its_record(case: tuple[str, int]) -> None:
    name, players = case
    fork = seaboard.game(name).new(players=players, seed=84).fork(seed=5)
    assert seaboard.load(fork.record).position == fork.position
    for _ in walk(fork, seed=84, plies=4):
        assert seaboard.load(fork.record).position == fork.position


@pytest.mark.clause("F25")
def test_a_fork_does_not_foresee_the_next_deal() -> None:
    match = seaboard.game("fish-and-chips").new(players=2, seed=6)
    while "deal" not in match.moves(match.to_move[0]):
        match.play(match.moves(match.to_move[0])[0])
    forks = [match.fork() for _ in range(4)] + [match.copy(), match.exact_copy()]
    for fork in forks:
        fork.play("deal")
    match.play("deal")
    assert len({fork.position for fork in forks}) == len(forks)
    assert [fork.position for fork in forks if fork.position == match.position] == [forks[-1].position]


@pytest.mark.parametrize("name", seaboard.games())
def test_a_match_shows_no_secret_in_its_repr(name: str) -> None:
    match = seaboard.game(name).new(seed=3)
    shown = repr(match)
    assert match.game.name in shown
    assert (match.position in shown) == match.game.perfect_information


@pytest.mark.parametrize("case", tables(), ids=spell)
def test_what_a_caller_does_to_events_is_its_own_affair(case: tuple[str, int]) -> None:
    name, players = case
    match = played(name, players, seed=84, plies=5)
    seat = match.to_move[0]
    first = match.play(match.moves(seat)[0], seat)
    told = match.events(len(match.history) - 1, seat)
    assert told == first
    for event in first:
        event.clear()
    assert match.events(len(match.history) - 1, seat) == told


@pytest.mark.parametrize("case", tables(), ids=spell)
def test_a_match_survives_pickling(case: tuple[str, int]) -> None:
    name, players = case
    match = played(name, players, seed=83, plies=30)
    again = pickle.loads(pickle.dumps(match))
    assert again.game is match.game
    assert again.record == match.record
    for seat in match.to_move[:1]:
        move = match.moves(seat)[0]
        match.play(move, seat)
        again.play(move, seat)
        assert again.here.tobytes() == match.here.tobytes()


@pytest.mark.parametrize(
    "error",
    [
        errors.UnknownGame("chess", ["urchins"]),
        errors.UnknownBot("nobody", ["orca"]),
        errors.IllegalMove("ok", errors.Refusal(errors.Clause("F7"), {"cell": "a1"}, "swap-first")),
        errors.BadMove("nonsense"),
        errors.BadOption("rows", 99, [5, 6]),
        errors.UnknownOption("depth", 1, ["rows", "cols"]),
        errors.BadPosition("mover", "X", "one of RP"),
        errors.BadRecord(3, "zz", "no such move"),
        errors.NotSimple("say which seat"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_every_error_survives_the_way_between_processes(error: errors.SeaboardError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert isinstance(error, seaboard.SeaboardError)
    assert vars(again) == vars(error)


@pytest.mark.parametrize("name", seaboard.games())
def test_events_of_a_move_that_was_not_made_are_refused(name: str) -> None:
    match = seaboard.game(name).new(seed=1)
    match.play(match.moves()[0])
    for number in (-1, 1):
        with pytest.raises(IndexError):
            match.events(number)
        with pytest.raises(IndexError):
            match.told(number)
