"""The analysis of a finished match at a table: once for all who ask, with progress, cancelled, and kept."""

from __future__ import annotations

import asyncio
import logging
import threading
from pathlib import Path
from typing import Any

import pytest

from seaboard.analysis import MoveJudged, judge, questions
from seaboard.server.store.protocol import StorageError
from seaboard.server.thinking import worker
from seaboard.server.thinking.queue import Kind
from seaboard.server.thinking.thinkers import BotFailed
from tests.waiting import wait_until

from .house import BOT, FRIEND, ME, Client, FirstMove, House, running


class Slow(FirstMove):
    """Judges a few moves, then only what it is allowed to."""

    def __init__(self, at_once: int) -> None:
        super().__init__()
        self.allowed = threading.Semaphore(at_once)
        self.cancelled = 0

    async def judge(self, question: bytes, seconds: float) -> MoveJudged | None:
        try:
            while not self.allowed.acquire(blocking=False):
                await asyncio.sleep(0.005)
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return await super().judge(question, seconds)


def finished(house: House) -> tuple[str, Client]:
    """A match for one, played to its end."""
    seated = house.open(ME)
    me = house.watch(seated["table"], seated["token"])
    while not me.state["over"]:
        me.move()
    return seated["table"], me


def decisions(house: House, table: str) -> int:
    return len(questions(house.hall.tables[table].story.match))


def test_a_finished_match_is_analysed_with_progress(path: Path) -> None:
    with running(path) as house:
        table, me = finished(house)
        me.say(type="analysis")
        of = decisions(house, table)
        told = [me.hear("analysis_progress") for _ in range(of + 1)]
        assert told == [{"type": "analysis_progress", "done": done, "of": of} for done in range(of + 1)]
        found = me.hear("analysis")
        assert len(found["judged"]) == of == house.thinkers.judged and found["bot"] == "orca"
        assert len(found["chances"]) == found["moves"] + 1 == len(me.log) + 1
        assert found["seats"][0]["best"] == of  # nothing better is known
        me.say(type="analysis")
        assert me.hear("analysis", "analysis_progress") == found  # at once, and nobody thinks again
        assert house.thinkers.judged == of


def test_all_who_ask_get_it_and_spectators_too(path: Path) -> None:
    slow = Slow(3)
    with running(path, slow) as house:
        table, me = finished(house)
        watcher, other = house.watch(table), house.watch(table)
        me.say(type="analysis")
        while me.hear("analysis_progress")["done"] < 3:
            pass
        watcher.say(type="analysis")
        assert watcher.hear("analysis_progress")["done"] == 3
        slow.allowed.release(1000)
        assert me.hear("analysis") == watcher.hear("analysis")
        assert slow.judged == decisions(house, table)
        other.say(type="ping")
        other.hear("pong")
        assert not [text for text in other.heard if "analysis" in text]  # who did not ask is not told


def test_a_match_that_runs_is_never_analysed(house: House) -> None:
    seated = house.open(ME, FRIEND)
    me = house.watch(seated["table"], seated["token"])
    me.say(type="analysis")
    assert me.hear("fault", "analysis_progress", "analysis") == {
        "type": "fault",
        "code": "no-analysis",
        "params": {"reason": "running"},
    }


@pytest.mark.parametrize("by", ["message", "leaving"])
def test_when_nobody_waits_any_more_it_stops_and_goes_on_from_there_when_somebody_asks(
    path: Path, by: str
) -> None:
    slow = Slow(5)
    with running(path, slow) as house:
        table, me = finished(house)
        watcher = house.watch(table)
        for client in (me, watcher):
            client.say(type="analysis")
            client.hear("analysis_progress")
        while me.hear("analysis_progress")["done"] < 5:
            pass
        analysis = house.hall.analyses[table]
        watcher.say(type="analysis_cancel")
        watcher.say(type="ping")
        watcher.hear("pong")
        assert analysis.busy and not slow.cancelled  # somebody still waits
        if by == "message":
            me.say(type="analysis_cancel")
        else:
            me.socket.close()
        wait_until("the analysis to be cancelled", lambda: slow.cancelled)
        assert not analysis.busy and slow.judged == 5 and house.hall.line.queue.guests == {}
        slow.allowed.release(1000)
        watcher.say(type="analysis")
        assert watcher.hear("analysis_progress")["done"] == 5
        assert len(watcher.hear("analysis")["judged"]) == slow.judged == decisions(house, table)


def test_it_is_kept_with_the_match_over_a_restart(path: Path) -> None:
    with running(path) as house:
        table, me = finished(house)
        me.say(type="analysis")
        found = me.hear("analysis")
    with running(path) as house:
        watcher = house.watch(table)
        watcher.say(type="analysis")
        assert watcher.hear("analysis") == found and house.thinkers.judged == 0


def test_what_another_version_kept_is_worked_out_anew(path: Path) -> None:
    with running(path) as house:
        table, me = finished(house)
        ply = me.state["ply"]
        asyncio.run(house.hall.store.keep_analysis(table, ply, b'{"type":"analysis","stars":5}'))
        me.say(type="analysis")
        assert me.hear("analysis")["bot"] == "orca" and house.thinkers.judged > 0


def test_a_disk_that_keeps_nothing_is_no_reason_to_say_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*arguments: Any) -> None:
        raise StorageError("full", path)

    with running(path) as house:
        table, me = finished(house)
        for work in ("keep_analysis", "analysis"):
            monkeypatch.setattr(house.hall.store, work, full)
        me.say(type="analysis")
        assert len(me.hear("analysis")["judged"]) == decisions(house, table)


def test_an_undo_ends_the_analysis_of_what_was_undone(path: Path) -> None:
    slow = Slow(2)
    with running(path, slow) as house:
        _, me = finished(house)
        me.say(type="analysis")
        while me.hear("analysis_progress")["done"] < 2:
            pass
        me.say(type="undo", ply=me.state["ply"])
        assert me.hear("fault")["params"] == {"reason": "stale"}
        wait_until("the analysis to be cancelled", lambda: slow.cancelled)
        slow.allowed.release(1000)
        me.until(lambda state: not state["over"])
        while not me.state["over"]:
            me.move()
        me.say(type="analysis")
        assert me.hear("analysis_progress")["done"] == 0
        assert me.hear("analysis")["moves"] == len(me.log)


def test_a_bot_that_fails_says_so_and_may_be_asked_again(path: Path) -> None:
    class Failing(FirstMove):
        async def judge(self, question: bytes, seconds: float) -> MoveJudged | None:
            if self.judged == 4:
                self.judged += 1
                raise BotFailed("broken")
            return await super().judge(question, seconds)

    with running(path, Failing()) as house:
        _, me = finished(house)
        me.say(type="analysis")
        fault = me.hear("fault")
        assert (fault["code"], fault["params"]) == ("no-analysis", {"reason": "failed"})
        me.say(type="analysis")
        assert me.hear("analysis")["moves"] == len(me.log)


def test_the_worker_judges_what_it_is_sent(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, str, float]] = []

    def judge_quickly(question: Any, bot: Any, seconds: float) -> MoveJudged | None:
        asked.append((question.number, bot.name, seconds))
        return judge(question, bot, 0.0)

    monkeypatch.setattr(worker, "judge_move", judge_quickly)
    monkeypatch.setattr(worker, "prepare", lambda game: None)

    class Here(FirstMove):
        async def judge(self, question: bytes, seconds: float) -> MoveJudged | None:
            return worker.judge(question, seconds)

    with running(path, Here(), analysis_seconds=0.25) as house:
        table, me = finished(house)
        me.say(type="analysis")
        me.hear("analysis")
        numbers = [question.number for question in questions(house.hall.tables[table].story.match)]
        assert asked == [(number, "orca", 0.25) for number in numbers]


# ------------------------------------------------------------------ bots and hints in the same line


class Fails(FirstMove):
    """All bots fail but the greedy one, which has an opinion of its own."""

    def __init__(self, greedy: bool) -> None:
        super().__init__()
        self.greedy = greedy
        self.bots: list[str] = []

    async def choose(self, bot: str, match: bytes, seat: int) -> str:
        self.bots.append(bot)
        if bot == "greedy" and self.greedy:
            return await super().choose(bot, match, seat)
        raise BotFailed("out of plankton")


@pytest.mark.parametrize("greedy", [True, False])
def test_a_greedy_move_is_played_for_a_bot_that_fails_and_it_is_logged_once(
    path: Path, caplog: pytest.LogCaptureFixture, greedy: bool
) -> None:
    thinkers = Fails(greedy)
    with caplog.at_level(logging.WARNING, "seaboard.bots"), running(path, thinkers) as house:
        seated = house.open(ME, BOT)
        me = house.watch(seated["table"], seated["token"])
        while len(thinkers.bots) < 4:  # two turns with a choice
            me.move()
        assert (thinkers.asked > 0) == greedy
    assert thinkers.bots[:4] == ["plankton", "greedy"] * 2
    told = [record.getMessage() for record in caplog.records if record.name == "seaboard.bots"]
    assert len(told) == thinkers.bots.count("plankton")
    assert "plankton failed, a greedy move is played instead" in told[0]


class Thoughtful(FirstMove):
    """Never comes to an end, and remembers who was cancelled."""

    def __init__(self) -> None:
        super().__init__()
        self.hurried = False  # then bots take the first move
        self.begun: list[str] = []
        self.cancelled: list[str] = []

    async def choose(self, bot: str, match: bytes, seat: int) -> str:
        return await super().choose(bot, match, seat) if self.hurried else await self._ponder("move")

    async def hint(self, match: bytes, seat: int) -> tuple[str, dict[str, Any]]:
        return await self._ponder("hint"), {}

    async def _ponder(self, kind: str) -> str:
        self.begun.append(kind)
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            self.cancelled.append(kind)
            raise
        return "never"


def in_the_line(house: House) -> list[tuple[Kind, str, str]]:
    return [(ticket.kind, ticket.address, ticket.table) for ticket in list(house.hall.line.calls)]


def test_a_bot_does_not_think_on_for_a_table_that_everybody_left(path: Path) -> None:
    thinkers = Thoughtful()
    with running(path, thinkers) as house:
        seated = house.open(BOT, BOT)
        watcher = house.watch(seated["table"])
        wait_until("a bot to begin", lambda: thinkers.begun)
        assert in_the_line(house) == [(Kind.SHOW, "127.0.0.1", seated["table"])]
        watcher.socket.close()
        wait_until("a thought to be cancelled", lambda: thinkers.cancelled)
        assert house.hall.line.queue.guests == {}
        house.watch(seated["table"])
        wait_until("a second bot to begin", lambda: len(thinkers.begun) == 2)


def test_a_bot_does_not_think_on_about_what_was_undone(path: Path) -> None:
    thinkers = Thoughtful()
    with running(path, thinkers) as house:
        seated = house.open(ME, BOT)
        thinkers.hurried = True
        me = house.watch(seated["table"], seated["token"])
        me.my_turn()
        thinkers.hurried = False
        while not me.state["thinking"]:
            me.move()
        wait_until("a bot to begin", lambda: thinkers.begun)
        assert in_the_line(house) == [(Kind.MOVE, "127.0.0.1", seated["table"])]
        me.say(type="undo", ply=me.state["ply"])
        wait_until("the move to be cancelled", lambda: thinkers.cancelled == ["move"])


@pytest.mark.parametrize("by", ["moving", "leaving"])
def test_a_hint_that_nobody_awaits_is_not_thought_about(path: Path, by: str) -> None:
    thinkers = Thoughtful()
    with running(path, thinkers) as house:
        table, ann, ben = house.two_people()
        me = ann if ann.state["moves"] else ben
        me.say(type="hint", grade=1)
        wait_until("a bot to begin", lambda: thinkers.begun)
        if by == "moving":
            me.play(me.state["ply"], me.state["moves"][0])
            assert me.hear("fault")["params"] == {"reason": "stale"}
        else:
            me.socket.close()
        wait_until("the hint to be cancelled", lambda: thinkers.cancelled == ["hint"])
        assert house.hall.line.queue.guests == {} and table in house.hall.tables


def test_too_many_hints_from_one_address_are_refused(path: Path) -> None:
    thinkers = Thoughtful()
    with running(path, thinkers, hints_waiting=2, workers=1) as house:
        tables = [house.open(ME) for _ in range(3)]
        clients = [house.watch(seated["table"], seated["token"]) for seated in tables]
        for asked, client in enumerate(clients[:2], 1):
            client.say(type="hint", grade=1)
            wait_until("the question to wait", lambda asked=asked: len(house.hall.line.calls) == asked)  # type: ignore[misc]
        clients[2].say(type="hint", grade=1)
        assert clients[2].hear("fault", "hint")["code"] == "too-many"
        assert thinkers.begun == ["hint"]
