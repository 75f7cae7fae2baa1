"""Plugs pulled in the middle of four games at once: nothing that was told is lost, and play goes on."""

from __future__ import annotations

import contextlib
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from seaboard.server.keepers.keeper import Keeper
from seaboard.server.serve import bind
from seaboard.server.store import postgres_schema
from tests.server.house import BOT, FRIEND, ME
from tests.server.postgres_server import PostgresServer
from tests.waiting import wait_until

from .people import Played, to_move
from .process import RESTART, SHORT, Process, come_back, process
from .proxy import Proxy

ENDLESS = 3600.0  # seconds of a life that no test waits for
GAMES = ("fish-and-chips", "urchins", "oh-crab", "icecool")


@pytest.fixture
def processes(postgres: PostgresServer) -> Iterator[list[Process]]:
    """Three processes over an empty database."""
    address = postgres.emptied()
    started = [Process(address) for _ in range(3)]
    yield started
    for one in started:
        one.kill()


@pytest.fixture
def wires() -> Iterator[Callable[[int], Proxy]]:
    """Lays wires that a test may cut."""
    with contextlib.ExitStack() as stack:

        def lay(port: int) -> Proxy:
            return stack.enter_context(contextlib.closing(Proxy(port)))

        yield lay


@pytest.mark.slow
def test_a_process_cut_off_from_the_database_loses_its_tables_and_learns_it(
    postgres: PostgresServer, tmp_path: Path, wires: Callable[[int], Proxy]
) -> None:
    address, wire = postgres.emptied(), wires(postgres.port)
    behind = postgres.address(wire.port)
    with process(address, tmp_path, SHORT) as well, process(behind, tmp_path, SHORT, 0.5) as cut_off:
        ann = cut_off.open(ME, FRIEND)
        ben = cut_off.sit(ann["table"])
        here = [cut_off.watch(ann["table"], one["token"]) for one in (ann, ben)]
        to_move(*here).move()
        wire.refuse()
        first = well.watch(ann["table"], ann["token"])
        if ann["table"] not in well.hall.tables:  # it still seemed to live, but could not write
            first = come_back(well, ann["table"], ann["token"], first)
        there = first, well.watch(ann["table"], ben["token"])
        late = to_move(*here)
        late.play(late.state["ply"], late.state["moves"][0])  # nobody says that this was played
        moved = to_move(*there).move()
        wire.mend()
        for one, token in zip(here, (ann["token"], ben["token"]), strict=True):
            assert one.close_code() == RESTART and one.state["ply"] < moved["ply"]
            again = cut_off.watch(ann["table"], token, one)  # and is led to the other
            assert again.reach(moved["ply"])["ply"] == moved["ply"]
        assert ann["table"] in well.hall.tables and ann["table"] not in cut_off.hall.tables


def test_a_wire_between_two_processes_is_cut_and_mended(
    postgres: PostgresServer, tmp_path: Path, wires: Callable[[int], Proxy]
) -> None:
    address = postgres.emptied()
    with process(address, tmp_path) as one, process(address, tmp_path) as other:
        ann = one.open(ME, FRIEND)
        ben = one.sit(ann["table"])
        keeper = one.hall.keeper
        assert isinstance(keeper, Keeper)
        wire = wires(int(keeper.address.rpartition(":")[2]))
        with postgres_schema.connect(address) as db:
            advertised = f"127.0.0.1:{wire.port}"
            db.execute("UPDATE keepers SET address = %s WHERE id = %s", (advertised, keeper.number))
        here, there = one.watch(ann["table"], ann["token"]), other.watch(ann["table"], ben["token"])
        while to_move(here, there) is there:
            there.move()
        wire.is_cut = True
        moved = here.move()["ply"]
        wire.mend()
        back = come_back(other, ann["table"], ben["token"], there)
        assert there.state["ply"] < moved == back.reach(moved)["ply"] and back.log == here.log
        to_move(here, back).move()
        assert ann["table"] in one.hall.tables and ann["table"] not in other.hall.tables


def test_who_is_killed_is_missed_at_once_and_not_when_its_life_has_run_out(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    address = postgres.emptied()
    victim = Process(address, ENDLESS)
    with process(address, tmp_path, ENDLESS) as other:
        with contextlib.closing(victim.house()) as house:
            ann = house.open(ME, BOT)
            me = other.watch(ann["table"], ann["token"])  # passed on
            for _ in range(3):
                me.move()
            told = list(me.log)
            assert ann["table"] not in other.hall.tables
            victim.kill()
        again = come_back(other, ann["table"], ann["token"], me)
        assert again.log[: len(told)] == told and ann["table"] in other.hall.tables
        again.move()


@pytest.mark.slow
def test_nobody_waits_for_a_process_that_stands_still(postgres: PostgresServer, tmp_path: Path) -> None:
    address = postgres.emptied()
    victim = Process(address, SHORT)
    with process(address, tmp_path, SHORT) as other, contextlib.closing(victim.house()) as house:
        ann = house.open(ME, BOT)
        me = other.watch(ann["table"], ann["token"])  # passed on
        me.move()
        told = list(me.log)
        victim.process.send_signal(signal.SIGSTOP)
        try:
            again = come_back(other, ann["table"], ann["token"], me)
            assert again.log[: len(told)] == told and ann["table"] in other.hall.tables
            again.move()
        finally:
            victim.kill()


@pytest.mark.slow
def test_who_lives_keeps_its_tables_though_nobody_reaches_it(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    address = postgres.emptied()
    with process(address, tmp_path, ENDLESS) as one, process(address, tmp_path, SHORT) as other:
        ann = one.open(ME, FRIEND)
        keeper = one.hall.keeper
        assert isinstance(keeper, Keeper)
        with contextlib.closing(bind("127.0.0.1", 0)) as nobody:
            silent = f"127.0.0.1:{nobody.getsockname()[1]}"
        with postgres_schema.connect(address) as db:  # as if the way to it were barred, and said so
            db.execute(
                "UPDATE keepers SET address = %s, seen_at = 'infinity' WHERE id = %s", (silent, keeper.number)
            )
        stranger = other.connect(ann["table"])
        stranger.say(type="hello", known=0, known_ply=-1)
        assert stranger.hear("fault")["params"] == {"reason": "unreachable"}
        assert one.watch(ann["table"], ann["token"]).state["ply"] == 0 and not other.hall.tables


@pytest.mark.slow
def test_a_database_that_falls_silent_refuses_moves_and_then_takes_them_again(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    with process(postgres.emptied(), tmp_path, ENDLESS, 0.2, 0.5) as house:
        _, ann, ben = house.two_people()
        to_move(ann, ben).move()
        mover = to_move(ann, ben)
        asked = mover.state["ply"]
        postgres.pause()
        try:
            mover.play(asked, mover.state["moves"][0])
            assert mover.hear("fault")["params"] == {"reason": "unreachable"}
            assert house.http.get("/healthz").status_code == 503
            assert house.http.get("/api/health").status_code == 503
        finally:
            postgres.resume()
        mover.play(asked, mover.state["moves"][0])
        mover.reach(asked + 1)  # or it was written after all, when nobody waited for it any more
        to_move(ann, ben).move()
        while house.http.get("/healthz").status_code != 200:  # what was found lately is told for a second
            ann.say(type="ping")
            ann.hear("pong")


@pytest.mark.slow
def test_a_complaint_that_nobody_foresaw_does_not_stop_the_heart(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    address = postgres.emptied()
    lately = "SELECT seen_at > clock_timestamp() - interval '0.6 s' FROM keepers"
    with process(address, tmp_path, SHORT) as house, postgres_schema.connect(address) as db:
        db.execute("ALTER TABLE keepers RENAME TO elsewhere")
        time.sleep(SHORT)
        db.execute("ALTER TABLE elsewhere RENAME TO keepers")
        wait_until("a sign of life", lambda: db.execute(lately).fetchone() == (True,))
        _, ann, ben = house.two_people()
        to_move(ann, ben).move()


def test_postgresql_restarts_in_the_middle_of_a_match_and_nobody_notices(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    address = postgres.emptied()
    with process(address, tmp_path, SHORT) as one, process(address, tmp_path, SHORT) as other:
        ann = one.open(ME, FRIEND)
        ben = other.sit(ann["table"])
        people = one.watch(ann["table"], ann["token"]), other.watch(ann["table"], ben["token"])
        to_move(*people).move()
        postgres.stop(signal.SIGQUIT)
        mover = to_move(*people)
        asked = mover.state["ply"]
        mover.play(asked, mover.state["moves"][0])
        postgres.start()
        mover.reach(asked + 1)
        to_move(*people).move()
        assert ann["table"] in one.hall.tables and ann["table"] not in other.hall.tables


@pytest.mark.slow
def test_one_of_three_is_killed_in_the_middle_of_four_games(processes: list[Process]) -> None:
    houses = [one.house() for one in processes]
    tables = [Played(game, houses[i % 3 :] + houses[: i % 3]) for i, game in enumerate(GAMES)]
    killed = threading.Event()

    def kill() -> None:
        while min(table.told for table in tables) < 3:
            time.sleep(0.01)
        processes[0].kill()  # it keeps two of the tables, and a player of a third is there
        for table in tables:
            table.more = 0
        killed.set()

    def enough(table: Played) -> Callable[[], bool]:
        return lambda: killed.is_set() and table.more >= 3

    with ThreadPoolExecutor(5) as pool:
        work = [pool.submit(table.play, enough(table)) for table in tables]
        pool.submit(kill).result(60)
        for one in work:
            one.result(120)
    for house in houses:
        house.close()
