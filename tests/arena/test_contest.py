"""A contest goes on after a kill, after a failure, and on other machines as it would have here."""

from __future__ import annotations

import socket
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import seaboard
from seaboard.arena import crews
from seaboard.arena.contest import Contest, plan_for
from seaboard.arena.crews import Alone, OnRay, Processes, local
from seaboard.arena.entrants import enter
from seaboard.arena.errors import ArenaError
from seaboard.arena.plan import Fixture, Plan
from seaboard.arena.playing import play
from seaboard.arena.results import Result
from seaboard.arena.sequential import Sprt
from seaboard.arena.summary import Summary

from .tables import CHEATS, FIRST, LAST, RAISES, small_plan, without_clocks, written

pytestmark = pytest.mark.once


def timeless(summary: Summary) -> dict[str, Any]:
    """A summary without what clocks say."""
    bots = [(b.bot, b.matches, b.rate, b.score, b.failures, b.elo) for b in summary.bots]
    return {"bots": bots, "steps": summary.steps, "matches": summary.matches, "pairs": summary.pairs}


def played(plan: Plan, path: Path, sprt: Sprt | None = None) -> Contest:
    contest = Contest(plan, path, sprt)
    contest.run(Alone())
    return contest


@pytest.mark.parametrize("players", [2, 3])
def test_after_a_kill_exactly_what_is_missing_is_played(tmp_path: Path, players: int) -> None:
    plan = small_plan(["plankton", *written(tmp_path, first=FIRST, last=LAST)], players, 18)
    path = tmp_path / "results.jsonl"
    whole = played(plan, path)
    table, lines = whole.summary(), path.read_bytes().splitlines(keepends=True)
    assert len(lines) == whole.done == len(plan.fixtures) == 18
    path.write_bytes(b"".join(lines[:7]) + lines[7][:40])
    again, heard = Contest(plan, path), list[Result]()
    assert again.done == 7
    again.run(Alone(), lambda contest, result: heard.append(result) if result else None)
    assert [result.number for result in heard] == list(range(7, 18))
    assert timeless(again.summary()) == timeless(table)
    assert len(path.read_bytes().splitlines()) == 18


def test_what_is_complete_is_not_played_again_and_more_can_be_asked_for(tmp_path: Path) -> None:
    bots = ["plankton", *written(tmp_path, first=FIRST)]
    path = tmp_path / "results.jsonl"
    played(small_plan(bots, matches=6), path)
    kept = path.read_bytes()
    assert played(small_plan(bots, matches=6), path).summary().matches == 6
    assert path.read_bytes() == kept
    more = played(small_plan(bots, matches=8), path)
    assert path.read_bytes().startswith(kept) and more.summary().deals == 4
    assert Contest(small_plan(bots, matches=4), path).summary().matches == 4


def test_only_deals_that_were_played_from_every_seat_count(tmp_path: Path) -> None:
    plan = small_plan(["plankton", *written(tmp_path, first=FIRST)], matches=4)
    contest = Contest(plan, tmp_path / "results.jsonl")
    with pytest.raises(ArenaError, match="nothing-played"):
        contest.summary()
    for number in (3, 0, 1):
        contest.file.append(play(plan, plan.fixtures[number]))
    assert (contest.done, contest.summary().matches) == (3, 2)


def test_matches_of_other_sources_are_counted(tmp_path: Path) -> None:
    plan = small_plan(["plankton", *written(tmp_path, first=FIRST)], matches=4)
    path = tmp_path / "results.jsonl"
    played(replace(plan, matches=2, sources="of old"), path)
    assert played(plan, path).summary().older == 2


def test_a_match_comes_out_the_same_wherever_it_is_played(tmp_path: Path) -> None:
    bots = ["plankton", *written(tmp_path, first=FIRST)]
    here, there = (tmp_path / name for name in ("here.jsonl", "there.jsonl"))
    alone = played(small_plan(bots), here)
    spread = Contest(small_plan(bots), there)
    spread.run(Processes(2))
    found = [
        sorted(map(without_clocks, contest.file.found.values()), key=repr) for contest in (alone, spread)
    ]
    assert found[0] == found[1]
    assert isinstance(local(1), Alone) and local(3) == Processes(3) and crews.cores() >= 1


@pytest.mark.parametrize(("text", "error"), [(RAISES, "ValueError: no idea"), (CHEATS, "BadMove: ")])
def test_a_bot_that_fails_loses_and_the_arena_goes_on(tmp_path: Path, text: str, error: str) -> None:
    plan = small_plan(["plankton", *written(tmp_path, bad=text)], matches=6)
    contest = played(plan, tmp_path / "results.jsonl")
    for result in contest.file.found.values():
        bad = result.seats.index(1)
        assert result.order == ((1 - bad,), (bad,)) and [f.seat for f in result.failures] == [bad]
    summary = contest.summary()
    assert [(entry.rate, entry.failures) for entry in summary.bots] == [(1, 0), (0, 6)]
    assert summary.failure.startswith(f"bad: {error}")


def test_where_others_play_for_places_they_play_on(tmp_path: Path) -> None:
    plan = small_plan(["plankton", *written(tmp_path, first=FIRST, bad=RAISES)], players=3, matches=6)
    contest = played(plan, tmp_path / "results.jsonl")
    for result in contest.file.found.values():
        assert result.order[-1] == (result.seats.index(2),) and len(result.failures) == 1
        assert result.plies > result.failures[0].ply + 1
    assert contest.summary().bots[2].elo.value == 0


def test_a_bot_gets_a_match_of_its_own_without_the_coming_chance(tmp_path: Path) -> None:
    meddler = FIRST.replace(
        "return match.moves(seat)[0]",
        "moves = match.moves(seat)\n        match.play(moves[0], seat)\n        match.undo()\n"
        "        match.play(moves[-1], seat)\n        return moves[0]",
    )
    one, other = written(tmp_path, first=FIRST, meddler=meddler)
    results = []
    for spec in (one, other):
        plan = small_plan(["plankton", spec], matches=4)
        results.append([without_clocks(play(plan, fixture)) for fixture in plan.fixtures])
    assert results[0] == results[1]


def test_a_test_stops_as_soon_as_it_is_decided(tmp_path: Path) -> None:
    plan = small_plan([*written(tmp_path, bad=RAISES), "plankton"], matches=100)
    contest = played(plan, tmp_path / "results.jsonl", Sprt())
    summary = contest.summary()
    assert summary.verdict is not None and summary.verdict.accepted == 30
    assert contest.done == summary.matches == 2 * summary.verdict.deals < 100
    again = Contest(plan, tmp_path / "results.jsonl", Sprt())
    again.run(Nobody())
    assert again.summary() == summary


def test_a_test_hears_of_deals_in_the_order_of_the_plan(tmp_path: Path) -> None:
    plan = small_plan([*written(tmp_path, bad=RAISES), "plankton"], matches=60)
    contest = Contest(plan, tmp_path / "results.jsonl", Sprt())
    for fixture in plan.fixtures[2:]:
        contest.file.append(play(plan, fixture))
    assert not contest.decided()
    contest.run(Alone())
    assert contest.decided()


def test_what_an_arena_is_not_for(tmp_path: Path) -> None:
    solo = seaboard.game("fish-and-chips").new(players=1, seed=0)
    with pytest.raises(ArenaError, match="alone"):
        plan_for(solo, enter(["plankton", "herring"]), 4)
    with pytest.raises(ArenaError, match="sprt-of-two"):
        Contest(small_plan(["plankton", "herring"], players=3), tmp_path / "r.jsonl", Sprt())


def test_a_worker_that_dies_ends_the_run_and_nothing_is_lost(tmp_path: Path) -> None:
    deadly = "import os\n" + FIRST.replace("return match.moves(seat)[0]", "os._exit(3)")
    plan = small_plan(["plankton", *written(tmp_path, deadly=deadly)], matches=4)
    contest = Contest(plan, tmp_path / "results.jsonl")
    with pytest.raises(ArenaError, match="worker-died"):
        contest.run(Processes(1))
    assert Contest(plan, tmp_path / "results.jsonl").done == contest.done == 0


class Nobody:
    """Must not be asked."""

    def run(self, work: Any, shared: Any, items: Any) -> Any:
        raise AssertionError("nothing was missing")


class LostNode(Exception):
    """A machine of a cluster is gone, with what it worked at."""


class OfTask(LostNode):
    """What a task raised; Ray's own error, with the real one in it."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(cause)
        self.cause = cause


class SmallRay:
    """As much of Ray as the arena uses: tasks that are done when somebody waits for them."""

    exceptions = SimpleNamespace(RayError=LostNode)

    def __init__(self) -> None:
        self.asked: dict[str, Any] = {}
        self.most = 0
        self.open = self.refuses = False

    def init(self, **asked: Any) -> None:
        if self.refuses:
            raise ConnectionError("not for you")
        self.asked, self.open = asked, True

    def shutdown(self) -> None:
        self.open = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def put(self, value: object) -> object:
        return value

    def remote(self, work: Any) -> Any:
        return SimpleNamespace(remote=lambda *arguments: lambda: work(*arguments))

    def wait(self, running: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(running))
        return running[-num_returns:], running[:-num_returns]

    def get(self, task: Any) -> Any:
        return task()


def test_a_ray_cluster_plays_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = SmallRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    plan = small_plan(["plankton", *written(tmp_path, first=FIRST)])
    contest = Contest(plan, tmp_path / "results.jsonl")
    contest.run(OnRay("local", 2))
    assert contest.done == 8 and ray.most == 4 and not ray.open and ray.asked["num_cpus"] == 2
    alone = played(plan, tmp_path / "alone.jsonl")
    assert timeless(contest.summary()) == timeless(alone.summary())
    assert next(OnRay("auto", 2).run(play, plan, plan.fixtures))[1].plan == plan.id
    assert ray.asked["address"] == "auto"


def test_a_cluster_that_does_not_answer_is_told_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ray = SmallRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    plan = small_plan(["plankton", *written(tmp_path, first=FIRST)])
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        address = f"127.0.0.1:{somebody.getsockname()[1]}"
        assert next(OnRay(f"ray://{address}", 2).run(play, plan, plan.fixtures))[1].plan == plan.id
        ray.refuses = True
        with pytest.raises(ArenaError, match=r"no-cluster.*not for you"):
            next(OnRay(address, 2).run(play, plan, plan.fixtures))
    ray.asked = {}
    with pytest.raises(ArenaError, match="no-cluster"):
        next(OnRay(address, 2).run(play, plan, plan.fixtures))
    assert not ray.asked  # nobody listens there any more: Ray was not even asked


def lost(plan: Plan, fixture: Fixture) -> Result:
    raise LostNode


def refused(plan: Plan, fixture: Fixture) -> Result:
    raise OfTask(ArenaError("broken-file", path="bot.py"))


def elsewhere(plan: Plan, fixture: Fixture) -> Result:
    raise OfTask(ModuleNotFoundError("No module named 'seaboard'"))


@pytest.mark.parametrize(
    ("work", "reason"),
    [(lost, "worker-died"), (refused, "broken-file"), (elsewhere, r"no-cluster.*No module named 'seaboard'")],
)
def test_what_fails_on_a_cluster_is_told(
    work: Any, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ray = SmallRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    plan = small_plan(["plankton", *written(tmp_path, first=FIRST)])
    with pytest.raises(ArenaError, match=reason):
        next(OnRay("local", 2).run(work, plan, plan.fixtures))
    assert not ray.open


def test_a_missing_ray_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    plan = small_plan(["plankton", *written(tmp_path, first=FIRST)])
    with pytest.raises(ArenaError, match="no-ray"):
        next(OnRay("local", 2).run(play, plan, plan.fixtures))
