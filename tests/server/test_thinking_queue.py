"""Whose turn it is to have somebody think: shares, kinds, tables, limits, and what nobody awaits any more."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import os
import pickle
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

import seaboard
from seaboard.analysis import MoveJudged, judge, questions
from seaboard.bots.thought import Thought
from seaboard.match.match import Match
from seaboard.server.settings import Settings
from seaboard.server.thinking import worker
from seaboard.server.thinking.line import Line
from seaboard.server.thinking.queue import LEAD, FairQueue, Kind, Ticket, TooMany
from seaboard.server.thinking.thinkers import ProcessThinkers
from tests.analysis.bots import Knowing, a_thought
from tests.waiting import until

from .test_bots import begin_cold

NO_LIMITS: dict[Kind, int] = {}
SECONDS = {Kind.MOVE: 1.0, Kind.HINT: 1.0, Kind.PRACTICE: 0.2, Kind.SHOW: 1.0, Kind.ANALYSIS: 0.6}

Wish = tuple[float, Kind, str, str]  # when, what, who, where


def served(
    workers: int, wishes: Iterable[Wish], seconds: dict[Kind, float] = SECONDS
) -> list[tuple[float, Ticket]]:
    """Who had a turn and when it began, if every thought takes its usual time."""
    queue = FairQueue(workers, NO_LIMITS)
    coming = sorted(wishes, key=lambda wish: wish[0])
    ends: list[tuple[float, int, Ticket]] = []
    found: list[tuple[float, Ticket]] = []
    now = 0.0
    while coming or ends or queue.guests:
        while (ticket := queue.call()) is not None:
            found.append((now, ticket))
            heapq.heappush(ends, (now + seconds[ticket.kind], len(found), ticket))
        if coming and (not ends or coming[0][0] <= ends[0][0]):
            now, kind, address, table = coming.pop(0)
            queue.enter(kind, address, table)
        else:
            now, _, over = heapq.heappop(ends)
            queue.leave(over, seconds[over.kind])
    return found


def begun(turns: list[tuple[float, Ticket]], address: str) -> list[float]:
    return [when for when, ticket in turns if ticket.address == address]


def all_at_once(workers: int, *wishes: tuple[Kind, str, str]) -> list[tuple[str, str]]:
    """The order in which these have their turns if they all come while one other thought is going on."""
    busy = [(0.0, Kind.MOVE, f"busy {worker}", "") for worker in range(workers)]
    turns = served(workers, [*busy, *((0.1, *wish) for wish in wishes)])
    return [(ticket.address, ticket.table) for _, ticket in turns[workers:]]


# ------------------------------------------------------------------ addresses


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_a_hundred_hints_of_one_address_do_not_delay_the_bot_of_another(workers: int) -> None:
    flood: list[Wish] = [(0.0, Kind.HINT, "a", str(table)) for table in range(100)]
    bots: list[Wish] = [(5.5 + 10 * turn, Kind.MOVE, "b", "t") for turn in range(5)]
    turns = served(workers, [*flood, *bots])
    waits = [when - wish[0] for when, wish in zip(begun(turns, "b"), bots, strict=True)]
    assert max(waits) <= SECONDS[Kind.HINT]  # until a worker is free, and no longer
    assert len(begun(turns, "a")) == 100


def test_an_address_alone_may_have_all_workers_and_else_its_share() -> None:
    queue = FairQueue(4, NO_LIMITS)
    for table in range(8):
        queue.enter(Kind.HINT, "a", str(table))
    tickets = [queue.call() for _ in range(4)]
    assert all(tickets) and queue.call() is None
    for table in range(8):
        queue.enter(Kind.HINT, "b", str(table))
    for ticket in tickets[:3]:
        assert ticket is not None
        queue.leave(ticket, 1.0)
        queue.call()
    running = {address: len(guest.running) for address, guest in queue.guests.items()}
    assert running == {"a": 2, "b": 2}


def test_addresses_that_want_the_same_get_the_same() -> None:
    wishes: list[Wish] = [(0.0, Kind.HINT, who, "t") for who in ("a",) * 60 + ("b",) * 20 + ("c",) * 20]
    first = Counter(ticket.address for _, ticket in served(2, wishes)[:60])
    assert max(first.values()) - min(first.values()) <= 2


def test_who_was_away_has_saved_nothing_up() -> None:
    before: list[Wish] = [(0.0, Kind.HINT, "a", "t")] * 30
    late: list[Wish] = [(20.5, Kind.HINT, "b", "t")] * 8
    turns = served(1, [*before, *late])
    order = [ticket.address for when, ticket in turns if when > 20.5]
    assert order[:8] == ["b", "a"] * 4


# ------------------------------------------------------------------ kinds


def test_the_more_urgent_goes_first() -> None:
    kinds = list(Kind)
    order = all_at_once(1, *((kind, kind.name, "t") for kind in reversed(kinds)))
    assert [address for address, _ in order] == ["MOVE", "HINT", "PRACTICE", "SHOW", "ANALYSIS"]
    order = all_at_once(1, *((kind, "a", kind.name) for kind in reversed(kinds)))  # within an address too
    assert [table for _, table in order] == ["MOVE", "HINT", "PRACTICE", "SHOW", "ANALYSIS"]


def test_a_bot_waits_for_one_move_of_an_analysis_at_most() -> None:
    analysis: list[Wish] = [(0.0, Kind.ANALYSIS, who, who) for who in "abc" for _ in range(20)]
    bots: list[Wish] = [(1.0 + 2.7 * turn, Kind.MOVE, "a", "mine") for turn in range(8)]
    turns = served(1, [*analysis, *bots])
    begins = [when for when, ticket in turns if ticket.kind is Kind.MOVE]
    assert max(when - wish[0] for when, wish in zip(begins, bots, strict=True)) <= SECONDS[Kind.ANALYSIS]


def test_urgent_things_of_one_address_do_not_keep_another_waiting_for_ever() -> None:
    wishes = [(Kind.MOVE, "a", str(table)) for table in range(20)] + [(Kind.ANALYSIS, "b", "t")]
    order = all_at_once(1, *wishes)
    assert order.index(("b", "t")) == LEAD / SECONDS[Kind.MOVE]


def test_short_thoughts_of_many_tables_do_not_count_as_much_as_long_ones() -> None:
    quick = SECONDS | {Kind.MOVE: 0.005}
    analysis: list[Wish] = [(0.0, Kind.ANALYSIS, "b", "b")] * 20
    bots: list[Wish] = [(0.01 + 0.1 * turn, Kind.MOVE, "a", str(turn % 6)) for turn in range(80)]
    begins: dict[str, list[float]] = {}
    for when, ticket in served(1, [*analysis, *bots], quick):
        begins.setdefault(ticket.table, []).append(when)
    for table in map(str, range(6)):
        asked = [when for when, _, _, where in bots if where == table]
        waits = [begin - when for begin, when in zip(begins[table], asked, strict=True)]
        assert max(waits) <= SECONDS[Kind.ANALYSIS] + 6 * quick[Kind.MOVE]


# ------------------------------------------------------------------ tables


def test_the_tables_of_an_address_take_turns() -> None:
    wishes = [(Kind.HINT, "a", table) for table in ("x", "x", "x", "y", "z")]
    assert [table for _, table in all_at_once(1, *wishes)] == ["x", "y", "z", "x", "x"]


# ------------------------------------------------------------------ limits and leaving


def test_a_kind_may_be_limited_for_an_address() -> None:
    queue = FairQueue(1, {Kind.HINT: 2})
    first = queue.enter(Kind.HINT, "a", "t")
    assert queue.call() is first
    queue.enter(Kind.HINT, "a", "t")
    with pytest.raises(TooMany):  # one is thought about, one waits
        queue.enter(Kind.HINT, "a", "u")
    queue.enter(Kind.MOVE, "a", "t")
    queue.enter(Kind.HINT, "b", "t")
    queue.leave(first)
    queue.enter(Kind.HINT, "a", "t")


def test_who_leaves_is_forgotten() -> None:
    queue = FairQueue(1, NO_LIMITS)
    tickets = [queue.enter(Kind.HINT, "a", "t") for _ in range(3)]
    assert queue.call() is tickets[0]
    for ticket in (tickets[1], tickets[0], tickets[2]):
        queue.leave(ticket)
    assert queue.guests == {} and queue.call() is None


def test_a_turn_that_nobody_awaits_any_more_leaves_the_line() -> None:
    async def scenario() -> list[str]:
        line, order = Line.of(Settings(workers=1)), list[str]()

        async def think(who: str) -> None:
            async def thought() -> None:
                order.append(who)
                await asyncio.sleep(0)

            await line.think(Kind.HINT, who, "", thought)

        tasks = {who: asyncio.create_task(think(who)) for who in "abcd"}
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        tasks["a"].cancel()  # which has its turn
        tasks["c"].cancel()  # which waits
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        assert line.queue.guests == {} and line.calls == {}
        return order

    assert asyncio.run(scenario()) == ["a", "b", "d"]


def test_who_goes_away_holds_the_share_until_the_thought_is_over() -> None:
    """Else one address could have all workers think for it by asking and going away again and again."""

    async def scenario() -> None:
        line, over = Line.of(Settings(workers=1)), asyncio.Event()

        async def stubborn() -> None:
            """A worker that cannot be interrupted."""
            with contextlib.suppress(asyncio.CancelledError):
                await over.wait()
            await over.wait()

        gone = asyncio.create_task(line.think(Kind.ANALYSIS, "a", "t", stubborn))
        while not line.begun:
            await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait({gone})
        again = asyncio.create_task(line.think(Kind.ANALYSIS, "a", "t", over.wait))
        other = asyncio.create_task(line.think(Kind.MOVE, "b", "u", over.wait))
        for _ in range(5):
            await asyncio.sleep(0)
        assert gone.cancelled() and len(line.begun) == 1
        assert len(line.queue.guests["a"].running) == 1 and not line.queue.guests["b"].running
        over.set()
        assert await other and await again
        assert line.queue.guests == {} and not line.begun

    asyncio.run(scenario())


def test_only_so_many_have_a_turn_at_once() -> None:
    async def scenario() -> int:
        line, now, most = Line.of(Settings(workers=2)), 0, 0

        async def think(who: str) -> None:
            async def thought() -> None:
                nonlocal now, most
                now += 1
                most = max(most, now)
                await asyncio.sleep(0)
                now -= 1

            await line.think(Kind.MOVE, who, "", thought)

        await asyncio.gather(*(think(str(who)) for who in range(9)))
        return most

    assert asyncio.run(scenario()) == 2


# ------------------------------------------------------------------ workers


def until_told(bot: str, match: bytes, seat: int) -> str:
    """Thinks until a file is there; `bot` is its name."""
    Path(f"{bot}.begun").touch()
    while not Path(bot).exists():
        time.sleep(0.01)
    return str(os.getpid())


def test_a_worker_that_thinks_for_nobody_is_not_free_before_it_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "choose", until_told)

    async def scenario() -> None:
        thinkers = ProcessThinkers(workers=1, patience=120.0, begin=begin_cold)
        try:
            first, second = tmp_path / "first", tmp_path / "second"
            dropped = asyncio.create_task(thinkers.choose(str(first), b"", 0))
            await until("a process to think", Path(f"{first}.begun").exists)
            dropped.cancel()
            second.touch()
            waiting = asyncio.create_task(thinkers.choose(str(second), b"", 0))
            await asyncio.sleep(0.05)
            assert not dropped.done() and thinkers.turns.locked() and not waiting.done()
            first.touch()
            assert (await waiting).isdigit() and not thinkers.turns.locked()
            assert dropped.cancelled()
        finally:
            thinkers.stop()

    asyncio.run(scenario())


def judged_at_once(question: bytes, seconds: float) -> MoveJudged | None:
    """Judged in the worker, by a bot that likes the moves as they come."""
    return judge(pickle.loads(question), Knowing(likes_the_first), seconds)


def likes_the_first(match: Match, seat: int) -> Thought:
    moves = match.moves(seat)
    return a_thought(match, {move: 1 - place / len(moves) for place, move in enumerate(moves)}, 10**6)


def test_a_question_goes_to_a_worker_and_its_judgement_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "judge", judged_at_once)
    match = seaboard.game("oh-crab").new(players=3, seed=3)  # with hidden hands, which the worker deals anew
    match.play(match.moves(0)[-1], 0)
    (question,) = questions(match)

    async def scenario() -> MoveJudged | None:
        thinkers = ProcessThinkers(workers=1, patience=120.0, begin=begin_cold)
        try:
            return await thinkers.judge(pickle.dumps(question), 0.1)
        finally:
            thinkers.stop()

    found = asyncio.run(scenario())
    assert found == judged_at_once(pickle.dumps(question), 0.1)
    assert (
        found is not None
        and found.judgement == "blunder"
        and found.better[0].move == match.step_at(0).before.moves(0)[0]
    )
