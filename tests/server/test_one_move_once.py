"""A move at a table is worked out once, whoever watches, and told shortly: counted, at four seats."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

import seaboard
from seaboard.match.compiled import CompiledGame
from seaboard.match.events import EventTable
from seaboard.match.match import Match
from seaboard.server.store.protocol import SeatRow, TableRow
from seaboard.server.tables.states import past_for
from seaboard.server.tables.story import Story
from seaboard.server.tables.table import Table
from seaboard.server.thinking.simulating import Simulating
from seaboard.server.wire.frames import BINARY, Frame

from .house import after
from .memory_store import Memory, MemoryStore

SEATS = 4
WATCHERS = (*range(SEATS), None)


class Onlooker:
    """A watcher without a socket, who follows the changes as a page does."""

    def __init__(self, seat: int | None) -> None:
        self.seat, self.address = seat, ""
        self.frames: list[Frame] = []
        self.told: list[bytes] = []
        self.states: list[dict[str, Any]] = []
        self.log: list[Any] = []

    def dismiss(self) -> None:
        raise AssertionError("this table stays")

    def send(self, frame: Frame) -> None:
        if frame[0] & 0x0F == BINARY:
            return  # a film
        text = frame[{126: 4, 127: 10}.get(frame[1], 2) :]  # behind the frame's head
        message = msgspec.json.decode(text)
        if message["type"] == "presence" and self.states:
            self.states[-1]["table"]["seats"] = message["seats"]
        if message["type"] == "change":
            message = after(self.states[-1], message)
        if message["type"] == "state":
            self.frames.append(frame)
            self.told.append(text)
            self.states.append(message)
            self.log = self.log[: message["log_from"]] + message["log"]


async def table_of(name: str, **options: Any) -> tuple[Table, list[Onlooker]]:
    """A table of four people, all of them here, and a spectator."""
    seats = tuple(SeatRow(seat, "person", f"P{seat}") for seat in range(SEATS))
    row = TableRow("t", name, seaboard.game(name).rules_version, SEATS, 3, options, seats)
    store = MemoryStore(Memory())
    await store.create(row)
    table = Table(store, Story(row), Simulating(), lambda table: None)
    await table.settle()
    onlookers = [Onlooker(seat) for seat in WATCHERS]
    for onlooker in onlookers:
        await table.come(onlooker, 0, -1)
    return table, onlookers


Choice = tuple[int, int, str]  # seat, ply, move


def at_once_in(match: Match) -> bool:
    """Several decide at the same time."""
    at_once = match.game.at_once
    return at_once is not None and at_once.now(match.here)


def choice(table: Table, at_once: bool) -> Choice | None:
    """A move into a position where several decide at once, or none does; nothing follows it by itself."""
    match = table.story.match
    seat = match.to_move[0]
    for move in match.moves(seat):
        trial = match.exact_copy()
        trial.play(move, seat)
        if trial.forced is None and trial.to_move and at_once_in(trial) is at_once:
            return seat, table.story.ply, move
    return None


async def play_on(table: Table, moves: int) -> None:
    """Everybody makes the first move there is."""
    for _ in range(moves):
        match = table.story.match
        seat = match.to_move[0]
        await table.play(seat, table.story.ply, match.moves(seat)[0])


async def choice_to_come(table: Table, at_once: bool) -> Choice:
    """Play on until there is such a move, between two decisions of the same kind."""
    while True:
        found = choice(table, at_once)
        if found and at_once_in(table.story.match) is at_once:
            return found
        await play_on(table, 1)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Callable[[CompiledGame], Counter[str]]:
    """Begin to count what is asked of a game's rules and folder."""

    def begin(game: CompiledGame) -> Counter[str]:
        calls: Counter[str] = Counter()

        def count(owner: Any, name: str, called: str) -> None:
            real = getattr(owner, name)

            def counting(*arguments: Any, **named: Any) -> Any:
                calls[called] += 1
                return real(*arguments, **named)

            counting.call = counting  # type: ignore[attr-defined]  # as an entry has it
            monkeypatch.setattr(owner, name, counting)

        count(game.engine, "_begin", "begin")
        count(game.engine, "after_legal", "after")  # with what is legal then
        count(game.engine, "decision", "legal")
        count(game.notation, "read_move", "read")
        count(game.why, "refusal", "explained")
        count(game, "look", "view")
        count(game, "constants", "constants")
        count(EventTable, "told", "told")
        count(EventTable, "masked", "masked")
        return calls

    return begin


Counting = Callable[[CompiledGame], Counter[str]]


def game_of(name: str) -> CompiledGame:
    game = seaboard.game(name)
    assert isinstance(game, CompiledGame)
    return game


def test_where_nothing_is_hidden_one_move_is_one_of_everything(counted: Counting) -> None:
    async def scenario() -> None:
        table, onlookers = await table_of("fish-and-chips")
        await play_on(table, 9)
        move = await choice_to_come(table, at_once=False)
        shown = [len(onlooker.states) for onlooker in onlookers]
        calls = counted(game_of("fish-and-chips"))
        await table.play(*move)
        assert calls == {"after": 1, "read": 1, "told": 1, "masked": 1, "view": 1}
        assert [len(onlooker.states) for onlooker in onlookers] == [n + 1 for n in shown]

    asyncio.run(scenario())


def test_where_cards_are_hidden_only_what_each_may_see_is_made_for_each(counted: Counting) -> None:
    async def scenario() -> None:
        table, onlookers = await table_of("oh-crab")
        move = await choice_to_come(table, at_once=False)
        shown = [len(onlooker.states) for onlooker in onlookers]
        calls = counted(game_of("oh-crab"))
        await table.play(*move)
        each = len(WATCHERS)
        assert calls == {"after": 1, "read": 1, "told": 1, "masked": each, "view": each}
        assert [len(onlooker.states) for onlooker in onlookers] == [n + 1 for n in shown]

    asyncio.run(scenario())


def test_those_who_decide_at_the_same_time_are_asked_for_their_own_moves_once(counted: Counting) -> None:
    async def scenario() -> None:
        table, _ = await table_of("oh-crab")
        move = await choice_to_come(table, at_once=True)
        calls = counted(game_of("oh-crab"))
        await table.play(*move)
        each = len(WATCHERS)
        legal = len(table.story.match.standing.may_move) - 1  # one of them is told with the move
        assert calls == {"after": 1, "read": 1, "told": 1, "masked": each, "view": each, "legal": legal}

    asyncio.run(scenario())


@pytest.mark.parametrize("name", ["fish-and-chips", "oh-crab"])
def test_who_comes_looks_back_or_takes_back_makes_the_rules_do_nothing(name: str, counted: Counting) -> None:
    async def scenario() -> None:
        table, _ = await table_of(name)
        await play_on(table, 12)
        calls = counted(game_of(name))
        late = Onlooker(None)
        await table.come(late, 0, -1)
        assert len(late.states[0]["log"]) == table.story.moves
        for moves in range(table.story.moves + 1):
            past_for(table, None, moves)
        _ = table.story.match.exact_copy().record
        for seat in range(SEATS):
            way = await table.ask_undo(seat, table.story.ply)
            assert way in ("free", "ask", "no")
        assert {"after", "legal", "begin", "read", "explained"}.isdisjoint(calls)

    asyncio.run(scenario())


@pytest.mark.parametrize("name", ["fish-and-chips", "oh-crab"])
def test_what_never_changes_is_told_once_to_each_who_comes(name: str, counted: Counting) -> None:
    async def scenario() -> None:
        table, onlookers = await table_of(name)
        calls = counted(game_of(name))
        await play_on(table, 3)
        constants = table.story.match.constants
        whole = table.story.match.view(None)
        told = None if constants is None else msgspec.to_builtins(constants)
        for onlooker in onlookers:
            first, *later = [msgspec.json.decode(text) for text in onlooker.told]
            assert first.get("constants") == told and later
            assert not any("constants" in message for message in later)
        spectator = onlookers[-1].states[-1]["view"]
        assert {**(told or {}), **spectator} == msgspec.json.decode(msgspec.json.encode(whole))
        assert calls["constants"] == 0

    asyncio.run(scenario())


LONGEST_CHANGE, USUAL_CHANGE = 1200, 450  # bytes, in the middle of a game


@pytest.mark.parametrize("modules", ["", "1 2 3 4"])
def test_a_change_of_the_game_with_the_most_to_tell_is_short(modules: str) -> None:
    async def scenario() -> None:
        table, onlookers = await table_of("oh-crab", modules=modules)
        coin = Random(2)
        for _ in range(80):
            match = table.story.match
            seat = coin.choice(match.to_move)
            await table.play(seat, table.story.ply, coin.choice(match.moves(seat)))
        told = sorted(len(text) for onlooker in onlookers for text in onlooker.told[1:])
        assert table.story.moves >= 80 and not table.story.match.over
        assert told[-1] <= LONGEST_CHANGE and told[len(told) // 2] <= USUAL_CHANGE

    asyncio.run(scenario())
