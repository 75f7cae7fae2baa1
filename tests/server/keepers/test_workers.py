"""Several processes behind one port: all answer, one that dies is replaced, and all end together."""

from __future__ import annotations

import multiprocessing
import threading
from contextlib import closing
from pathlib import Path

import pytest

from seaboard.server.keepers import workers
from seaboard.server.keepers.keeper import Keeper
from seaboard.server.keepers.workers import Crew, Plan
from seaboard.server.serve import NoPort, Server, bind, configure, serve
from seaboard.server.store.postgres import PostgresStore
from seaboard.server.store.protocol import StorageError
from seaboard.server.upkeep import logs
from seaboard.server.upkeep.alone import alone_with
from seaboard.server.web.app import create_app
from tests.server.house import FRIEND, ME, QUICK, FirstMove, House, running
from tests.server.postgres_server import PostgresServer
from tests.waiting import wait_until

DESKS = ("seaboard-life", "seaboard-leases")  # the threads of who keeps tables


def test_a_crew_replaces_who_dies_and_ends_together(postgres: PostgresServer) -> None:
    with closing(bind("127.0.0.1", 0)) as listening:
        crew = Crew(listening, Plan(postgres.emptied(), "127.0.0.1", QUICK), 2)
        said: list[str] = []
        watching = threading.Thread(target=crew.watch, args=(lambda: said.append("come"),))
        watching.start()
        try:
            wait_until("the server to say that people can come", lambda: said)
            with closing(House(listening.getsockname())) as house:
                ann = house.open(ME, FRIEND, game="urchins")
            killed = crew.processes[0][0]
            killed.kill()
            killed.join()

            def replaced() -> bool:
                return killed not in [process for process, _ in crew.processes]

            wait_until("the killed process to be replaced", replaced)
            with closing(House(listening.getsockname())) as house:
                assert house.sit(ann["table"])["seat"] == 1
                house.watch(ann["table"], ann["token"])
        finally:
            crew.stop()
            watching.join()
            crew.end()
        assert said == ["come"]
        assert not any(process.is_alive() for process, _ in crew.processes)
        assert crew.processes[1][0].exitcode == 0  # the other may not have begun to listen to us


def test_who_begins_while_the_database_is_away_waits_for_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tries: list[object] = []

    def begin(*plan: object, **more: object) -> None:
        tries.append(plan)
        if len(tries) < 3:
            raise StorageError("unreachable", "the sea")

    monkeypatch.setattr(workers, "serve_alone", begin)
    monkeypatch.setattr(workers, "PAUSE", 0.0)
    monkeypatch.setattr(logs, "begin", lambda form: None)
    with closing(bind("127.0.0.1", 0)) as listening:
        workers.work(listening, Plan("", "127.0.0.1", QUICK), multiprocessing.Event(), replacing=True)
    assert [record.getMessage() for record in caplog.records] == [
        "a process cannot begin: the sea does not answer"
    ] * 2


def test_who_may_not_begin_leaves_nothing_behind(postgres: PostgresServer) -> None:
    def desks() -> set[threading.Thread]:
        return {thread for thread in threading.enumerate() if thread.name.startswith(DESKS)}

    before = desks()
    with (
        closing(PostgresStore(postgres.emptied())) as store,
        alone_with(store),
        closing(bind("127.0.0.1", 0)) as listening,
    ):
        app = create_app(
            store,
            thinkers=lambda _: FirstMove(),
            load=lambda game, watch: None,
            keeper=Keeper(store),
        )
        with pytest.raises(StorageError) as refused:
            Server(configure(app), "", print, open_browser=False).run(sockets=[listening])
    assert refused.value.reason == "locked" and desks() <= before


@pytest.mark.parametrize(("warm_first", "status"), [(True, "ready"), (False, "warming")])
def test_who_replaces_another_lets_people_in_when_it_can_serve_them(
    postgres: PostgresServer, tmp_path: Path, warm_first: bool, status: str
) -> None:
    looked = threading.Event()

    def load(game: str, progress: object) -> None:
        if not warm_first:
            looked.wait()

    keeper = Keeper(PostgresStore(postgres.emptied()), warm_first=warm_first)
    with running(tmp_path / "none", keeper=keeper, load=load) as house:  # people could come now
        try:
            assert house.hall.readiness.health.status == status
        finally:
            looked.set()


@pytest.mark.parametrize("host", ["0.0.0.0", "203.0.113.7", "no.such.host.invalid"])
def test_where_others_could_not_reach_us_is_told_before_anybody_begins(host: str) -> None:
    with pytest.raises(NoPort) as refused:
        serve(port=0, database="postgresql://127.0.0.1:1/sea", processes=2, link_host=host)
    assert refused.value.host == host


@pytest.mark.parametrize("processes", [1, 2])
def test_a_database_that_does_not_answer_is_told_before_anybody_begins(processes: int) -> None:
    with pytest.raises(StorageError) as refused:
        serve(port=0, database="postgresql://ann:pearl@127.0.0.1:1/sea", processes=processes)
    assert refused.value.reason == "unreachable" and "pearl" not in str(refused.value)
