"""Copies of all matches: a backup while the server runs, records in a folder and back."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest

import seaboard
from seaboard.cli import main
from seaboard.server.keepers.leases import Leases
from seaboard.server.store.lock import only_server
from seaboard.server.store.postgres import PostgresStore
from seaboard.server.store.postgres_schema import OUR_WAYS
from seaboard.server.store.protocol import LogRow, SeatRow, StorageError, Store, TableRow
from seaboard.server.store.sqlite import SqliteStore
from seaboard.server.tables import table
from seaboard.server.tables.story import Story, tell
from seaboard.server.upkeep.alone import alone_with, has_ours
from seaboard.server.upkeep.backup import Copied, backup
from seaboard.server.upkeep.folder import LIST, bring_back, export

from .house import FRIEND, ME, running, two_turns
from .keepers.process import process
from .memory_store import Memory, MemoryStore
from .postgres_server import PostgresServer
from .test_clock import timed

GAMES = {"fish-and-chips": 24, "icecool": 4, "oh-crab": 33, "urchins": 9}


async def four_matches(store: Store) -> None:
    """A running match of each game, with an undo in one."""
    for number, (name, moves) in enumerate(GAMES.items()):
        seats = (SeatRow(0, "person", "Ann – 🦀", "", "ab"), SeatRow(1, "bot", "", "seal"))
        row = TableRow(f"-{name}_t", name, seaboard.game(name).rules_version, 2, 2**127 + number, {}, seats)
        await store.create(row)
        match, coin = Story(row).match, Random(number)
        for _ in range(moves):
            seat = coin.choice(match.to_move)
            match.play(coin.choice(match.moves(seat)), seat)
        await store.append(row.table, 0, [LogRow("move", step.seat, step.word) for step in match.history])
    await store.append("-urchins_t", moves, [LogRow("undo", 0, "7")])


# ------------------------------------------------------------------ backup


def test_a_copy_made_in_the_midst_of_play_is_whole(path: Path) -> None:
    copies = [path.with_name(f"copy{number}") for number in range(3)]
    with running(path) as house:
        table, ann, ben = house.two_people()
        done = threading.Event()

        def copy() -> None:
            for target in copies:
                backup(path, target)
            done.set()

        copying = threading.Thread(target=copy)
        copying.start()
        for _ in range(200):
            mover, other = two_turns(ann, ben)
            other.reach(mover.move()["ply"])
            if done.is_set() or mover.state["over"]:
                break
        copying.join()
        log = asyncio.run(read(path, table))
    for target in copies:
        found = asyncio.run(read(target, table))
        assert found == log[: len(found)]
        assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert sorted(file.name for file in path.parent.glob("copy*")) == [file.name for file in copies]


async def read(path: Path, table: str) -> list[LogRow]:
    with closing(SqliteStore(path)) as store:
        return await store.log(table)


def test_a_copy_says_what_is_in_it_and_can_be_served(path: Path) -> None:
    with running(path) as house:
        mine = house.open(ME, FRIEND)
        house.sit(mine["table"])
    copied = backup(path, path.with_name("copy"))
    assert copied == Copied(tables=1, rows=0)
    with running(path.with_name("copy")) as house:
        assert house.watch(mine["table"], mine["token"]).state["seat"] == 0


def test_whom_push_services_call_is_copied_along(path: Path) -> None:
    SqliteStore(path).close()
    target, calls = path.with_name("copy"), path.with_name("copy.push")
    path.with_name(f"{path.name}.push").write_text('{"key": "k", "seats": {}}')
    calls.write_text("mine")
    with pytest.raises(FileExistsError) as refused:
        backup(path, target)
    assert refused.value.filename == str(calls) and calls.read_text() == "mine" and not target.exists()
    calls.unlink()
    backup(path, target)
    assert calls.read_text() == '{"key": "k", "seats": {}}'
    assert stat.S_IMODE(calls.stat().st_mode) == 0o600
    assert sorted(file.name for file in path.parent.glob("copy*")) == ["copy", "copy.push"]


def test_nothing_is_written_over_and_nothing_foreign_is_copied(path: Path) -> None:
    target = path.with_name("copy")
    with pytest.raises(FileNotFoundError):
        backup(path, target)
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (fish TEXT)")
    with pytest.raises(StorageError) as refused:
        backup(path, target)
    assert refused.value.reason == "not-ours" and not target.exists()
    path.unlink()
    SqliteStore(path).close()
    with pytest.raises(StorageError) as refused:
        backup(path, path.with_name("nowhere") / "copy")
    assert refused.value.reason == "unwritable"
    target.write_text("mine")
    with pytest.raises(FileExistsError):
        backup(path, target)
    assert target.read_text() == "mine"


def test_a_damaged_file_gives_no_copy(path: Path) -> None:
    async def filled() -> None:
        with closing(SqliteStore(path)) as store:
            await four_matches(store)

    asyncio.run(filled())
    damaged = bytearray(path.read_bytes())
    damaged[4096 * 3 : 4096 * 5] = b"\xff" * 8192
    path.write_bytes(damaged)
    with pytest.raises(StorageError) as refused:
        backup(path, path.with_name("copy"))
    assert refused.value.reason == "damaged"
    assert [file.name for file in path.parent.iterdir() if "copy" in file.name] == []


# ------------------------------------------------------------------ records in a folder


def test_all_matches_come_back_as_they_stood(tmp_path: Path) -> None:
    async def scenario() -> None:
        here, there = MemoryStore(Memory()), MemoryStore(Memory())
        await four_matches(here)
        shipped = await export(here, tmp_path / "out")
        assert (shipped.tables, shipped.unreadable) == (4, [])
        assert stat.S_IMODE((tmp_path / "out").stat().st_mode) == 0o700
        assert {stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "out").iterdir()} == {0o600}
        for file in (tmp_path / "out").glob("*.txt"):
            seaboard.load(file.read_text(encoding="utf-8"))
        back = await bring_back(there, tmp_path / "out")
        assert (back.tables, back.moves, back.there) == (4, shipped.moves, 0)
        for name in await here.names():
            one, other = await here.table(name), await there.table(name)
            assert one is not None and other is not None
            assert (one.seed, one.options, one.seats) == (other.seed, other.options, other.seats)
            stood = [tell(row, await store.log(name)).match for row, store in ((one, here), (other, there))]
            assert stood[0].record == stood[1].record and stood[0].to_move == stood[1].to_move
        again = await bring_back(there, tmp_path / "out")
        assert (again.tables, again.there) == (0, 4)
        there.memory.logs["-urchins_t"].clear()  # broken off between a table and its moves
        assert (await bring_back(there, tmp_path / "out")).tables == 1

    asyncio.run(scenario())


def test_a_folder_that_was_there_stays_as_open_as_it_was_but_its_files_are_private(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = MemoryStore(Memory())
        await four_matches(store)
        tmp_path.chmod(0o755)
        await export(store, tmp_path)

    asyncio.run(scenario())
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755
    assert {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()} == {0o600}


@pytest.mark.parametrize("taken_back_to", [None, 1, 0])
def test_clocks_stand_after_an_import_as_they_stood_before(tmp_path: Path, taken_back_to: int | None) -> None:
    times = "[[0,41.5,2,1,true],[1,52.25,1,1,false]]"

    async def scenario() -> None:
        here, there = MemoryStore(Memory()), MemoryStore(Memory())
        await four_matches(here)
        undo = [] if taken_back_to is None else [LogRow("undo", 0, str(taken_back_to))]
        log = [*(await here.log("-oh-crab_t")), *undo]
        here.memory.logs["-oh-crab_t"] = dict(enumerate([*log[:-1], log[-1]._replace(times=times)]))
        shipped = await export(here, tmp_path / "out")
        assert (await bring_back(there, tmp_path / "out")).moves == shipped.moves
        row = await here.table("-oh-crab_t")
        assert row is not None
        before, after = [tell(row, await store.log(row.table)) for store in (here, there)]
        assert before.times == after.times == times and before.match.record == after.match.record
        assert (await bring_back(there, tmp_path / "out")).there == 4
        listed = (tmp_path / "out" / LIST).read_text(encoding="utf-8")
        (tmp_path / "out" / LIST).write_text(re.sub(r',"times":"[^}]*"}$', "}", listed, flags=re.MULTILINE))
        await bring_back(earlier := MemoryStore(Memory()), tmp_path / "out")  # as Seaboard wrote it before
        assert tell(row, await earlier.log(row.table)).times == ""

    asyncio.run(scenario())


def test_who_played_slowly_has_no_new_time_after_an_import(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead = [0.0]
    monkeypatch.setattr(
        table, "now", lambda: 1000.0 + ahead[0]
    )  # it stands still, however long a commit takes
    with running(path) as house:
        clients = timed(house, clock="game", seconds=600)
        name, mover = clients[0].state["table"]["table"], two_turns(*clients)[0]
        own = mover.state["seat"]
        ahead[0] += 200.0
        while mover.state["to_move"] == [own]:
            mover.move()
        assert mover.state["times"][own] <= 400.0
    other, out = tmp_path / "other.sqlite3", str(tmp_path / "out")
    assert main(["export", out, "--data", str(path)]) == main(["import", out, "--data", str(other)]) == 0
    with running(other) as house:
        assert house.watch(name).state["times"] == mover.state["times"]


def test_what_cannot_be_read_is_left_out_and_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        here, there = MemoryStore(Memory()), MemoryStore(Memory())
        await four_matches(here)
        here.memory.logs["-urchins_t"][3] = LogRow("move", 0, "no move")
        shipped = await export(here, tmp_path / "out")
        assert shipped.tables == 3 and shipped.unreadable[0].startswith("-urchins_t: BadMove")
        (tmp_path / "out" / "-oh-crab_t.txt").write_text("[Game")
        (tmp_path / "out" / "-icecool_t.txt").write_bytes(b"\xff")
        back = await bring_back(there, tmp_path / "out")
        assert back.tables == 1 and len(back.unreadable) == 2

    asyncio.run(scenario())


# ------------------------------------------------------------------ typed


def test_backup_export_and_import_as_they_are_typed(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def filled() -> None:
        with closing(SqliteStore(path)) as store:
            await four_matches(store)

    def typed(*words: str) -> tuple[int, str]:
        code = main([*words, "--lang", "en"])
        said = capsys.readouterr()
        return code, said.out + said.err

    data, other = ["--data", str(path)], ["--data", str(tmp_path / "other.sqlite3")]
    out = str(tmp_path / "out")
    assert "which file" in typed("backup")[1] and "which folder" in typed("import")[1]
    assert "no matches in" in typed("export", out, *data)[1]
    asyncio.run(filled())
    with only_server(path):  # a server runs
        assert "4 tables with 71 rows" in typed("backup", str(tmp_path / "copy"), *data)[1]
        assert typed("export", out, *data) == (0, f"{out} has 4 matches with 68 moves.\n")
        code, said = typed("import", out, *data)
        assert code == 2 and "in use by another program" in said
    assert "4 matches are back, with 68 moves; 0 were" in typed("import", out, *other)[1]
    assert "there already" in typed("export", out, *data)[1]
    assert "there already" in typed("backup", str(tmp_path / "copy"), *data)[1]
    (tmp_path / "out" / LIST).write_text("{}\n")
    code, said = typed("import", out, *other)
    assert code == 2 and "line 1 of tables.jsonl" in said
    code, said = typed("import", str(tmp_path / "nowhere"), *other)
    assert code == 2 and "no folder of exported matches" in said
    (tmp_path / "file").write_text("")
    assert "cannot be written" in typed("export", str(tmp_path / "file" / "out"), *data)[1]


def test_what_was_left_out_is_a_mistake(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def filled() -> None:
        with closing(SqliteStore(path)) as store:
            await four_matches(store)
            await store.append("-urchins_t", 10, [LogRow("move", 0, "no move")])

    asyncio.run(filled())
    with patch("seaboard.terminal.keeping.default_store", return_value=path):
        assert main(["export", str(tmp_path / "out"), "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert "3 matches" in said.out and "1 match could not be read" in said.err and "-urchins_t:" in said.err


def test_matches_go_from_a_file_to_a_database_and_back(
    path: Path, tmp_path: Path, postgres: PostgresServer, capsys: pytest.CaptureFixture[str]
) -> None:
    def typed(*words: str) -> str:
        assert main([*words, "--lang", "en"]) == 0
        return capsys.readouterr().out

    async def filled() -> None:
        with closing(SqliteStore(path)) as store:
            await four_matches(store)

    asyncio.run(filled())
    out, again, other = (str(tmp_path / name) for name in ("out", "again", "other.sqlite3"))
    database = ["--database", postgres.emptied()]
    typed("export", out, "--data", str(path))
    assert "4 matches are back, with 68 moves; 0 were" in typed("import", out, *database)
    assert "0 matches are back, with 0 moves; 4 were" in typed("import", out, *database)
    assert "4 matches with 68 moves" in typed("export", again, *database)
    assert "4 matches are back, with 68 moves; 0 were" in typed("import", again, "--data", other)
    for file in Path(out).glob("*.txt"):
        assert file.read_text(encoding="utf-8") == (Path(again) / file.name).read_text(encoding="utf-8")
    with process(postgres.address(), tmp_path) as house:
        assert house.watch("-urchins_t").state["ply"] == 7


def test_nothing_is_brought_into_a_database_that_is_served_and_nobody_serves_it_meanwhile(
    path: Path, tmp_path: Path, postgres: PostgresServer, capsys: pytest.CaptureFixture[str]
) -> None:
    SqliteStore(path).close()
    out, database = str(tmp_path / "out"), postgres.emptied()
    assert main(["export", out, "--data", str(path)]) == 0
    with process(database, tmp_path):
        assert main(["import", out, "--database", database, "--lang", "en"]) == 2
        assert "in use by another program" in capsys.readouterr().err
        assert main(["export", str(tmp_path / "more"), "--database", database]) == 0
    hasty = OUR_WAYS.replace("lock_timeout = '5s'", "lock_timeout = '50ms'")
    with (
        closing(PostgresStore(database)) as store,
        alone_with(store),
        patch("seaboard.server.store.postgres_schema.OUR_WAYS", hasty),
        pytest.raises(StorageError) as refused,
    ):
        PostgresStore(database)
    assert refused.value.reason == "locked"
    PostgresStore(database).close()


def test_who_looked_at_a_database_before_matches_are_brought_back_does_not_serve_it_meanwhile(
    postgres: PostgresServer,
) -> None:
    async def join() -> int:
        leases = Leases(database)
        try:
            return await leases.join("127.0.0.1:1")
        finally:
            await leases.close()

    database = postgres.emptied()
    with closing(PostgresStore(database)) as store:  # a server has begun, and is not among the keepers yet
        with alone_with(store), pytest.raises(StorageError) as refused:
            asyncio.run(join())
        assert refused.value.reason == "locked"
        assert asyncio.run(join()) > 0
        with pytest.raises(StorageError), alone_with(store):
            pass


def test_a_database_that_has_no_matches_or_cannot_be_asked_is_left_alone(
    tmp_path: Path, postgres: PostgresServer, capsys: pytest.CaptureFixture[str]
) -> None:
    def typed(*words: str) -> str:
        assert main(["export", str(tmp_path / "out"), *words, "--lang", "en"]) == 2
        return capsys.readouterr().err

    database = postgres.emptied()
    said = typed("--database", database)
    assert "there are no matches in postgresql://127.0.0.1" in said and "--database" in said
    assert not has_ours(database)
    assert "does not answer" in typed("--database", "postgresql://127.0.0.1:1/nobody")
    assert "not in both" in typed("--database", database, "--data", "x")
    with patch("seaboard.terminal.serving.find_spec", return_value=None):
        assert "seaboard[postgres]" in typed("--database", database)
    assert main(["backup", str(tmp_path / "copy"), "--database", database]) == 2
