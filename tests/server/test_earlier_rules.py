"""Tables go on when the version of their rules rises, even where a move that was made is forbidden now."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import seaboard
from seaboard.server.store.protocol import LogRow, SeatRow, TableRow
from seaboard.server.store.sqlite import SqliteStore
from seaboard.server.tables import tokens
from seaboard.server.tables.story import tell
from seaboard.server.wire.problems import UnreadableTable

from .house import running

NO_MOVE = "not allowed any more"


def played(name: str, moves: int) -> tuple[TableRow, list[LogRow]]:
    """A table of two under rules of an earlier version, and its log."""
    match, coin = seaboard.game(name).new(players=2, seed=5), Random(1)
    while len(match.history) < moves:
        seat = coin.choice(match.to_move)
        match.play(coin.choice(match.moves(seat)), seat)
    seats = tuple(SeatRow(seat, "person", "Ann", "", tokens.digest(f"token-{seat}")) for seat in (0, 1))
    row = TableRow("t1", name, "0", 2, 5, {}, seats)
    return row, [LogRow("move", step.seat, step.word) for step in match.history]


def kept(path: Path, row: TableRow, log: Sequence[LogRow]) -> None:
    async def scenario() -> None:
        with closing(SqliteStore(path)) as store:
            await store.create(row)
            await store.append(row.table, 0, log)

    asyncio.run(scenario())


def log_of(path: Path) -> list[LogRow]:
    async def scenario() -> list[LogRow]:
        with closing(SqliteStore(path)) as store:
            return await store.log("t1")

    return asyncio.run(scenario())


@pytest.mark.parametrize("name", ["fish-and-chips", "icecool", "oh-crab", "urchins"])
def test_a_match_whose_moves_are_still_allowed_goes_on_where_it_stood(name: str, path: Path) -> None:
    row, log = played(name, 5)
    now = tell(replace(row, rules_version=seaboard.game(name).rules_version), log).match
    kept(path, row, log)
    with running(path) as house:
        people = [house.watch("t1", f"token-{seat}") for seat in (0, 1)]
        facts = people[0].state["table"]
        assert (facts["rules_version"], facts["first_rules_version"]) == (now.game.rules_version, "0")
        assert people[0].state["to_move"] == list(now.to_move)
        assert next(person for person in people if person.state["moves"]).move()["ply"] > 5


def test_a_match_is_set_back_to_before_the_first_move_that_is_not_allowed_any_more(path: Path) -> None:
    row, log = played("urchins", 8)
    log[5] = log[5]._replace(text=NO_MOVE)
    kept(path, row, log)
    with running(path) as house:
        people = [house.watch("t1", f"token-{seat}") for seat in (0, 1)]
        assert [len(person.log) for person in people] == [5, 5] and people[0].state["ply"] == 9
        mover = next(person for person in people if person.state["moves"])
        ply = mover.move()["ply"]
    assert log_of(path)[8] == LogRow("undo", log[5].seat, "5"), "the log keeps what was, and says what counts"
    with running(path) as house:  # and what was played since counts, however often it is told
        again = house.watch("t1", "token-0")
        assert again.log == mover.log and again.state["ply"] == ply
    assert len(log_of(path)) == ply


def test_what_was_taken_back_at_the_time_sets_nothing_back() -> None:
    row, log = played("urchins", 8)
    taken_back = [
        *log[:5],
        LogRow("move", 0, NO_MOVE),
        LogRow("undo", 0, "6"),
        LogRow("undo", 0, "5"),
        *log[5:],
    ]
    story = tell(row, taken_back)
    assert (story.moves, story.ply, story.set_back) == (8, 11, None)


def test_a_page_that_was_there_before_keeps_only_what_still_counts(path: Path) -> None:
    row, log = played("urchins", 8)
    log[5] = log[5]._replace(text=NO_MOVE)
    kept(path, row, log)
    with running(path) as house:
        client = house.connect("t1")
        client.log = [{"number": number} for number in range(8)]
        client.say(type="hello", token="token-0", known=8, known_ply=8)
        assert client.hear("state")["log_from"] == 5


def test_under_the_same_rules_a_log_that_does_not_fit_is_still_refused() -> None:
    row, log = played("urchins", 8)
    log[5] = log[5]._replace(text=NO_MOVE)
    with pytest.raises(UnreadableTable):
        tell(replace(row, rules_version=seaboard.game("urchins").rules_version), log)
