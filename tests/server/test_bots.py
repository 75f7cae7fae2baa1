"""Bots: in processes of their own, with a beat, and replaced when they fail."""

from __future__ import annotations

import asyncio
import os
import pickle
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import seaboard
from seaboard.bots.levels import PATIENT, QUICK
from seaboard.server.settings import Settings
from seaboard.server.store.protocol import LogRow, StorageError
from seaboard.server.store.sqlite import SqliteStore
from seaboard.server.thinking import worker
from seaboard.server.thinking.thinkers import BotFailed, ProcessThinkers
from seaboard.server.thinking.turns import BotTurns, Turn
from tests.waiting import until, wait_until

from .house import BOT, FRIEND, GAME, ME, Client, FirstMove, House, running

BEAT = 3600.0  # seconds that a bot takes at least: no test waits for it, `skip` ends it


def begin_cold() -> None:
    """A worker that does not compile."""
    worker.prepare = remember  # type: ignore[assignment]  # in its own process only


def remember(game: str) -> None:
    """Instead of compiling."""


def crash_once(bot: str, match: bytes, seat: int) -> str:
    """Ends its process the first time; `bot` is a file that remembers."""
    if not Path(bot).exists():
        Path(bot).touch()
        os._exit(3)
    return "alive"


def hang(bot: str, match: bytes, seat: int) -> str:
    time.sleep(60)
    return "never"


def fail(bot: str, match: bytes, seat: int) -> str:
    raise RuntimeError("out of plankton")


def test_a_fault_in_a_bots_turn_is_told(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(turns: BotTurns) -> None:
        raise KeyError("nobody")

    monkeypatch.setattr(BotTurns, "_next_turn", fails)
    with running(path) as house:
        mine = house.open(ME, BOT)
        house.watch(mine["table"], mine["token"])
    assert "nobody waited" in caplog.text


def test_processes_think_crash_hang_and_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        thinkers = ProcessThinkers(workers=1, patience=120.0, begin=begin_cold)
        try:
            thinkers.expect(GAME)
            match = seaboard.game(GAME).new(players=2, seed=3)
            seat = match.to_move[0]
            assert await thinkers.choose("plankton", pickle.dumps(match), seat) in match.moves(seat)
            with monkeypatch.context() as patched:
                patched.setattr(worker, "choose", crash_once)
                assert await thinkers.choose(str(tmp_path / "crashed"), b"", 0) == "alive"
                patched.setattr(worker, "choose", fail)
                with pytest.raises(BotFailed, match="out of plankton"):
                    await thinkers.choose("x", b"", 0)
                patched.setattr(worker, "choose", hang)
                thinkers.patience = 0.1
                with pytest.raises(BotFailed, match="TimeoutError"):
                    await thinkers.choose("x", b"", 0)
        finally:
            thinkers.stop()

    asyncio.run(scenario())


class Broken(FirstMove):
    """A bot that always fails."""

    async def choose(self, bot: str, match: bytes, seat: int) -> str:
        raise BotFailed("broken")

    async def hint(self, match: bytes, seat: int) -> tuple[str, dict[str, Any]]:
        raise BotFailed("broken")


class Cheat(FirstMove):
    """A bot that does not know the rules."""

    async def choose(self, bot: str, match: bytes, seat: int) -> str:
        return "checkmate"


@pytest.mark.parametrize("thinkers", [Broken(), Cheat()])
def test_a_bot_that_fails_plays_some_legal_move(path: Path, thinkers: FirstMove) -> None:
    with running(path, thinkers) as house:
        seated = house.open(ME, BOT)
        me = house.watch(seated["table"], seated["token"])
        for _ in range(8):
            me.move()
        assert any(entry["seat"] == 1 for entry in me.log)
        if isinstance(thinkers, Broken):
            me.my_turn()
            me.say(type="hint", grade=1)
            assert me.hear("fault")["code"] == "no-hint"


def test_a_bot_keeps_its_beat(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    wait_for = asyncio.wait_for

    async def beat_is_over(awaited: Any, timeout: float) -> Any:
        if timeout < BEAT / 2:  # somebody else's wait
            return await wait_for(awaited, timeout)
        awaited.close()
        waits.append(timeout)
        raise TimeoutError

    monkeypatch.setattr(asyncio, "wait_for", beat_is_over)
    with running(path, bot_beat=BEAT) as house:
        me, ply = thinking_bot(house)
        me.until(lambda state: state["ply"] > ply)
    assert waits and all(BEAT / 2 < seconds < BEAT + 1.0 for seconds in waits)


def test_a_bot_hurries_when_it_is_told_to(path: Path) -> None:
    with running(path, bot_beat=BEAT) as house:
        me, ply = thinking_bot(house)
        me.skip_until(lambda state: state["moves"])
        assert me.state["ply"] > ply


def thinking_bot(house: House) -> tuple[Client, int]:
    """Somebody whose opponent thinks after their move, and the ply of its decision."""
    seated = house.open(ME, BOT)
    me = house.watch(seated["table"], seated["token"])
    while not me.log or not me.state["thinking"]:
        me.skip_until(lambda state: state["moves"])
        me.move()
    return me, me.state["ply"]


def until_bots_rest(house: House, me: Client) -> None:
    """End the beat of a bot at work, and let all that it does then happen."""

    def rest() -> bool:
        me.say(type="skip")
        me.say(type="ping")
        me.hear("pong")
        return not any(bots.busy for bots in house.hall.bots.values())

    wait_until("the bots to have nothing left to do", rest)


def test_bots_leave_the_next_deal_to_people(path: Path) -> None:
    with running(path) as house:
        seated = house.open(ME, BOT, BOT, BOT)  # among four no round can end the match
        me = house.watch(seated["table"], seated["token"])
        while me.my_turn()["moves"] != ["deal"]:
            me.move()
        asked = house.thinkers.asked
        until_bots_rest(house, me)
        assert me.state["to_move"] == [0, 1, 2, 3] and me.state["thinking"] == []
        assert house.thinkers.asked == asked
        assert me.move()["ply"] > 0


def test_an_undo_while_a_bot_thinks_makes_it_think_again(path: Path) -> None:
    with running(path, bot_beat=BEAT) as house:
        me, ply = thinking_bot(house)
        me.say(type="undo", ply=ply)
        me.until(lambda state: state["ply"] == ply + 1)
        assert me.state["moves"]
        until_bots_rest(house, me)
        assert me.state["ply"] == ply + 1 and me.state["to_move"] == [0]


@pytest.mark.parametrize("fails", [False, True], ids=["thinking", "failing"])
def test_a_bot_tries_again_what_the_disk_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    async def fail(*arguments: Any) -> str:
        raise RuntimeError("no bot")

    if fails:  # then a random move is played instead, and that is refused too
        monkeypatch.setattr(BotTurns, "_choose", fail)
    with running(path, bot_beat=0.1, bot_retry=0.05) as house:
        store = house.hall.store
        append, refusals = store.append, iter(range(2))

        async def full(table: str, ply: int, rows: Sequence[LogRow]) -> None:
            if rows[0].seat == 1 and next(refusals, None) is not None:
                raise StorageError("full", path)
            await append(table, ply, rows)

        monkeypatch.setattr(store, "append", full)  # before there is a table: a bot may begin
        seated = house.open(ME, BOT)
        me = house.watch(seated["table"], seated["token"])
        while not me.state["thinking"]:
            me.move()
        ply = me.state["ply"]
        me.until(lambda state: state["ply"] > ply)
        assert next(refusals, None) is None


def test_a_thinking_bot_does_not_answer_the_question_for_an_undo(path: Path) -> None:
    with running(path, bot_beat=BEAT) as house:
        seated = house.open(ME, FRIEND, BOT)
        ben = house.watch(seated["table"], house.sit(seated["table"])["token"])
        ann = house.watch(seated["table"], seated["token"])
        people = {0: ann, 1: ben}
        while not (ann.state["thinking"] and ann.log and ann.log[-1]["seat"] in people):
            seat = ann.state["to_move"][0]
            ply = ann.state["ply"]
            if seat in people:
                people[seat].reach(ply)
                people[seat].move()
                ann.reach(ply + 1)
            else:
                ann.skip_until(lambda state, ply=ply: state["ply"] > ply)  # type: ignore[misc]
        asker = people[ann.log[-1]["seat"]]
        other = people[1 - ann.log[-1]["seat"]]
        ply = ann.state["ply"]
        asker.reach(ply)
        asker.say(type="undo", ply=ply)
        other.until(lambda state: state["undo_asked"] is not None)
        until_bots_rest(house, other)
        assert other.state["ply"] == ply and other.state["undo_asked"] is not None
        other.say(type="undo_answer", ply=ply, agree=False)
        ann.skip_until(lambda state: state["ply"] > ply)


@pytest.mark.parametrize(
    ("game", "took", "usual", "waits"),
    [
        ("oh-crab", {"orca": 1.5, "seal": 0.1}, {("oh-crab", "orca"): 0.4}, [1.5]),
        ("oh-crab", {"seal": 0.1}, {("oh-crab", "orca"): 0.4, ("urchins", "orca"): 0.2}, [0.4]),
        ("oh-crab", {}, {}, [QUICK]),  # nobody has seen it think yet
        ("urchins", {"orca": 1.5}, {}, []),
    ],
)
def test_a_reply_does_not_tell_whether_a_bot_had_a_choice(
    game: str,
    took: dict[str, float],
    usual: dict[tuple[str, str], float],
    waits: list[float],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept: list[float] = []
    here, really = threading.current_thread(), asyncio.sleep

    async def sleep(seconds: float) -> None:
        if threading.current_thread() is here:
            slept.append(seconds)
        else:
            await really(seconds)

    table = SimpleNamespace(story=SimpleNamespace(match=seaboard.game(game).new(players=2, seed=1)))
    turns = BotTurns(table, None, None, Settings(), usual)  # type: ignore[arg-type]  # it asks nobody
    turns.took.update(took)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    assert asyncio.run(turns._choose(Turn(0, "orca", 0, b"", ("only",), 0.0))) == "only"
    assert slept == waits, "where all is open everybody sees that there was none"


def test_what_a_bot_takes_is_known_at_all_tables(path: Path) -> None:
    with running(path) as house:
        first = house.open(ME, BOT)
        ann = house.watch(first["table"], first["token"])
        while not house.hall.usual:
            ann.move()
        assert list(house.hall.usual) == [(GAME, "plankton")]
        second = house.open(ME, BOT)
        house.watch(second["table"], second["token"])
        assert house.hall.bots[second["table"]].usual is house.hall.usual


@pytest.mark.parametrize("seconds", [0.4, 60.0])
def test_a_table_whose_bots_wait_for_long_makes_no_other_wait(
    seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual: dict[tuple[str, str], float] = {}
    table = SimpleNamespace(story=SimpleNamespace(match=seaboard.game("oh-crab").new(players=2, seed=1)))
    turns = BotTurns(table, None, None, Settings(), usual)  # type: ignore[arg-type]  # it asks nobody

    async def choose() -> str:
        now = 0.0

        async def ask(bot: str, turn: Turn) -> str:
            nonlocal now
            now = seconds
            return "first"

        monkeypatch.setattr(turns, "_ask", ask)
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now, raising=False)
        return await turns._choose(Turn(0, "orca", 0, b"", ("first", "second"), 0.0))

    assert asyncio.run(choose()) == "first"
    assert turns.took == {"orca": seconds} and usual == {("oh-crab", "orca"): min(seconds, PATIENT)}


class Torn(FirstMove):
    """Who is asked is noted; orca thinks for ever if it is told to, or until `chosen`."""

    def __init__(self, for_ever: bool) -> None:
        super().__init__()
        self.for_ever, self.by = for_ever, list[str]()
        self.chosen, self.fails = asyncio.Event(), False

    async def choose(self, bot: str, match: bytes, seat: int) -> str:
        self.by.append(bot)
        if bot == "orca" and self.for_ever:
            await self.chosen.wait()
            if self.fails:
                raise BotFailed("it was told to")
        return await super().choose(bot, match, seat)


def changed_while_it_thinks(house: House, thinkers: Torn) -> tuple[Client, int]:
    """Somebody who wanted another bot while Orca thought, at their next turn; and the ply of the wish."""
    seated = house.open(ME, {"kind": "bot", "bot": "orca"})
    ann = house.watch(seated["table"], seated["token"])
    while not ann.state["thinking"]:
        ann.move()
    wait_until("Orca to begin to think", lambda: "orca" in thinkers.by)
    ply = ann.state["ply"]
    ann.say(type="change_bot", seat=1, bot="plankton")
    ann.until(lambda state: state["table"]["seats"][1]["name"] == "plankton")
    ann.skip_until(lambda state: state["moves"])
    return ann, ply


@pytest.mark.parametrize("for_ever", [True, False], ids=["thinks", "has thought"])
def test_a_bot_that_is_changed_in_the_midst_of_a_thought_does_not_move(path: Path, for_ever: bool) -> None:
    thinkers = Torn(for_ever)
    with running(path, thinkers=thinkers, bot_beat=0.0 if for_ever else 60.0) as house:
        ann, ply = changed_while_it_thinks(house, thinkers)
        assert thinkers.by[:2] == ["orca", "plankton"] and "orca" not in thinkers.by[1:]
        assert ann.state["ply"] == ply + thinkers.by.count("plankton"), "all moves are the new one's"


@pytest.mark.parametrize("fails", [False, True], ids=["chose", "failed"])
def test_whoever_lost_the_seat_while_its_change_was_written_down_does_not_move(
    path: Path, fails: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = Torn(for_ever=True)
    written = SqliteStore.reseat
    houses: list[House] = []

    async def slowly(self: SqliteStore, table: str, *about: Any, **more: Any) -> None:
        thinkers.chosen.set()  # the bot answers now
        lock: Any = houses[0].hall.tables[table].lock
        await until("the bot's move to wait for the table", lambda: lock._waiters)
        await written(self, table, *about, **more)

    monkeypatch.setattr(SqliteStore, "reseat", slowly)
    thinkers.fails = fails
    with running(path, thinkers=thinkers, bot_beat=0.0) as house:
        houses.append(house)
        ann, ply = changed_while_it_thinks(house, thinkers)
        assert ann.state["ply"] == ply + thinkers.by.count("plankton") > ply


def test_bots_of_many_tables_of_one_address_come_one_after_the_other(path: Path) -> None:
    with running(path, moves_waiting=1, bot_retry=0.01, workers=1) as house:
        seated = [house.open(ME, BOT) for _ in range(4)]
        clients = [house.watch(each["table"], each["token"]) for each in seated]
        for client in clients:
            client.my_turn()
            client.move()
        for client in clients:
            client.my_turn()
