"""A record is the match: it replays, and whatever is wrong in it is refused."""

from __future__ import annotations

import random
from functools import partial

import pytest

import seaboard
from seaboard import BadRecord
from tests.walks import PLIES, Variant, every_variant, played, quick_games, spell, tables

from .attempts import attempt

TAMPERINGS = 150


@pytest.mark.parametrize("case", every_variant(), ids=spell)
def test_a_record_replays_to_the_same_match(case: Variant) -> None:
    name, players, options = case
    match = played(name, players, seed=11, **options)
    again = seaboard.load(match.record)
    assert again.record == match.record
    assert again.position == match.position
    assert [p.move for p in again.history] == [p.move for p in match.history]
    assert (again.scores, again.winners, again.over) == (match.scores, match.winners, match.over)
    assert (again.players, again.options, again.seed) == (match.players, match.options, match.seed)


@pytest.mark.parametrize("case", tables(), ids=spell)
def test_a_record_of_a_match_begun_from_a_position_replays(case: tuple[str, int]) -> None:
    name, players = case
    middle = played(name, players, seed=3, plies=PLIES // 3)
    match = seaboard.game(name).at(middle.position, seed=9)
    for _ in range(8):
        if not match.over:
            match.play(match.moves(match.to_move[0])[-1], match.to_move[0])
    assert '[Position "' in match.record
    again = seaboard.load(match.record)
    assert again.record == match.record
    assert again.position == match.position


@pytest.mark.parametrize("case", tables(), ids=spell)
def test_the_record_of_every_moment_of_a_match_replays(case: tuple[str, int]) -> None:
    name, players = case
    match = played(name, players, seed=5)
    while match.history:
        assert seaboard.load(match.record).record == match.record
        for _ in range(min(13, len(match.history))):
            match.undo()


@pytest.mark.parametrize("case", tables(), ids=spell)
def test_a_changed_character_is_refused_or_tells_another_true_match(case: tuple[str, int]) -> None:
    """Whatever loads is either the same match or exactly what the changed text says; nothing is swallowed."""
    name, players = case
    record = played(name, players, seed=8, plies=20).record
    rng = random.Random(players)
    alphabet = sorted(set(record))
    for _ in range(TAMPERINGS):
        where = rng.randrange(len(record))
        kind = rng.choice(["change", "change", "drop", "add"])
        letter = "" if kind == "drop" else rng.choice(alphabet)
        changed = record[:where] + letter + record[where + (kind != "add") :]
        match, refused = attempt(partial(seaboard.load, changed), BadRecord)
        if refused:
            assert 1 <= refused.line <= len(changed.splitlines()) + 1
        elif match.record != record:
            assert match.record.split() == changed.split()


@pytest.mark.parametrize("name", seaboard.games())
@pytest.mark.parametrize("header", ["Game", "Rules", "Players", "Seed", "Result"])
def test_a_record_without_a_needed_header_is_refused(name: str, header: str) -> None:
    lines = played(name, seaboard.game(name).seats[-1], seed=1, plies=5).record.splitlines()
    with pytest.raises(BadRecord, match=header):
        seaboard.load("\n".join(line for line in lines if not line.startswith(f"[{header} ")))


@pytest.mark.parametrize("name", seaboard.games())
@pytest.mark.parametrize(
    ("header", "value"),
    [
        ("Game", "no-such-game"),
        ("Rules", "0"),
        ("Players", "99"),
        ("Players", "two"),
        ("Seed", "-1"),
        ("Seed", str(1 << 128)),
        ("Seed", "x"),
        ("Result", "1000-0"),
    ],
)
def test_a_wrong_header_is_refused_with_its_line(name: str, header: str, value: str) -> None:
    lines = played(name, seaboard.game(name).seats[-1], seed=1, plies=5).record.splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith(f"[{header} "))
    lines[number] = f'[{header} "{value}"]'
    with pytest.raises(BadRecord) as refused:
        seaboard.load("\n".join(lines))
    assert refused.value.line == number + 1


@pytest.mark.parametrize("name", seaboard.games())
@pytest.mark.parametrize("options", ["self=1", "seed=1", "players=2", "position=x", "nonsense=1", "nonsense"])
@pytest.mark.parametrize("begun", ["new", "position"])
def test_options_that_are_none_are_refused_with_their_line(name: str, options: str, begun: str) -> None:
    match = seaboard.game(name).new(seed=1)
    if begun == "position":
        match = seaboard.game(name).at(match.position, seed=1)
    lines = [line for line in match.record.splitlines() if not line.startswith("[Options")]
    lines.insert(4, f'[Options "{options}"]')
    with pytest.raises(BadRecord) as refused:
        seaboard.load("\n".join(lines))
    assert refused.value.line == 5


@pytest.mark.parametrize("name", quick_games())  # the others' own tests show their end
def test_a_move_after_the_end_is_refused(name: str) -> None:
    game = seaboard.game(name)
    match = next(m for seed in range(50) if (m := played(name, game.seats[-1], seed, plies=2000)).over)
    text = match.record + match.history[-1].move + "\n"
    with pytest.raises(BadRecord) as refused:
        seaboard.load(text)
    assert refused.value.line == len(text.splitlines())
