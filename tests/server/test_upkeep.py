"""What machines ask of a server: probes, figures, a log without secrets."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from seaboard.server.store.protocol import StorageError
from seaboard.server.store.sqlite import SqliteStore
from seaboard.server.tables import tokens
from seaboard.server.upkeep.figures import Histogram
from seaboard.server.upkeep.logs import Json, Plain, without_secrets
from seaboard.server.upkeep.probe import Probe
from tests.waiting import wait_until

from .house import BOT, ME, SEED, House, running, two_turns

SAMPLE = re.compile(r"^([a-z_]+)(?:\{(.*)\})? (\S+)$")


async def never(*arguments: Any) -> None:
    await asyncio.sleep(60)


async def full(*arguments: Any) -> None:
    raise StorageError("full", "x")


# ------------------------------------------------------------------ probes


def warm(house: House) -> House:
    """A server whose games are at hand."""
    wait_until("the games to be loaded", lambda: house.http.get("/api/health").json()["status"] == "ready")
    return house


def test_a_server_that_is_well_says_so(house: House) -> None:
    warm(house)
    for path in ("/healthz", "/readyz"):
        told = house.http.get(path)
        assert told.status_code == 200
        assert told.json() == {"store": None, "warming": [], "stopping": False}


def test_it_is_alive_but_not_ready_while_nothing_can_be_stored(path: Path) -> None:
    with running(path) as house, patch.object(house.hall.store, "check", full):
        assert house.http.get("/healthz").status_code == 200
        told = house.http.get("/readyz")
        assert told.status_code == 503 and told.json()["store"] == "full"


def test_a_store_that_does_not_answer_is_not_waited_for(path: Path) -> None:
    with (
        running(path) as house,
        patch.object(house.hall.store, "table", never),
        patch("seaboard.server.upkeep.probe.PATIENCE", 0.01),
    ):
        told = house.http.get("/healthz")
        assert told.status_code == 503 and told.json()["store"] == "silent"


def test_it_is_not_ready_before_the_rules_are_nor_while_it_stops(path: Path) -> None:
    with running(path) as house:
        warm(house).hall.readiness.settled["urchins"] = asyncio.Event()
        assert house.http.get("/readyz").json()["warming"] == ["urchins"]
        del house.hall.readiness.settled["urchins"]
        house.hall.stopping = True
        told = house.http.get("/readyz")
        assert told.status_code == 503 and told.json()["stopping"] is True
        assert house.http.get("/healthz").status_code == 200


def test_a_probe_really_writes_and_notices_that_it_works_again(path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(path)
        before, wal = store.commits, path.with_name(f"{path.name}-wal").stat().st_size
        probe = Probe(store)
        with patch("seaboard.server.upkeep.probe.KEPT", 0.0):
            assert await probe.writing() is None and store.commits == before + 1
            assert path.with_name(f"{path.name}-wal").stat().st_size > wal
            store.writing.execute("PRAGMA query_only = ON")  # as a disk that can only be read
            assert await probe.writing() == "unwritable" == store.trouble
            store.writing.execute("PRAGMA query_only = OFF")
            assert await probe.writing() is None and store.trouble is None
        assert await probe.writing() is None
        store.close()
        assert await probe.writing() is None, "what was found a moment ago is not asked for again"

    asyncio.run(scenario())


# ------------------------------------------------------------------ figures


def figures(house: House) -> dict[str, float]:
    """Every figure by its name and labels, after a look at the form of the text."""
    told = house.http.get("/metrics")
    assert told.status_code == 200 and told.headers["content-type"].startswith("text/plain; version=0.0.4")
    found, typed = {}, set()
    for line in told.text.splitlines():
        if line.startswith("# TYPE "):
            name = line.split()[2]
            assert name not in typed, "all lines of a figure stand together"
            typed.add(name)
        elif not line.startswith("# HELP "):
            sample = SAMPLE.match(line)
            assert sample and re.sub(r"_(bucket|sum|count)$", "", sample[1]) in typed, line
            found[line.rpartition(" ")[0]] = float(sample[3])
    return found


def test_what_happens_is_counted(path: Path) -> None:
    with running(path) as house:
        before = figures(house)
        _, ann, ben = house.two_people()
        mover, _ = two_turns(ann, ben)
        mover.play(0, "zz")
        mover.hear("refused")
        mover.move()
        mover.play(0, "zz")
        mover.hear("fault")
        house.http.get("/api/games/nothing/here")
        after = figures(house)
        assert after["seaboard_move_seconds_count"] - before["seaboard_move_seconds_count"] == 1
        assert after['seaboard_move_seconds_bucket{le="+Inf"}'] == after["seaboard_move_seconds_count"]
        assert after['seaboard_connections{kind="socket"}'] == 2
        assert after['seaboard_tables{watched="yes"}'] == 1 == after["seaboard_tables_opened_total"]
        assert after['seaboard_refusals_total{code="illegal-move"}'] == 1
        assert after['seaboard_refusals_total{code="stale"}'] == 1
        assert after['seaboard_requests_total{status="404"}'] == 1
        assert after["seaboard_store_commits_total"] > before["seaboard_store_commits_total"]
        assert after["seaboard_store_refuses"] == 0 == after['seaboard_thoughts_waiting{kind="move"}']
        assert after["process_cpu_seconds_total"] > 0
        if sys.platform == "linux":
            assert after["process_resident_memory_bytes"] > 1e6


def test_a_histogram_counts_what_took_at_most_so_long() -> None:
    histogram = Histogram((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7.0):
        histogram.observe(seconds)
    assert (histogram.counts, histogram.count) == ([2, 1, 1], 4) and round(histogram.seconds, 6) == 7.65


@pytest.mark.parametrize(
    ("passed_on", "settings", "status"),
    [
        ({}, {}, 200),
        ({"x-forwarded-for": "203.0.113.7"}, {"proxies": (ip_network("127.0.0.1"),)}, 403),
        ({"x-forwarded-for": "203.0.113.7"}, {}, 403),  # a proxy that nobody told us of
        ({"x-forwarded-for": "127.0.0.1"}, {"proxies": (ip_network("127.0.0.1"),)}, 403),
        ({"forwarded": "for=127.0.0.1"}, {}, 403),
        (
            {"x-forwarded-for": "203.0.113.7"},
            {"proxies": (ip_network("127.0.0.1"),), "metrics": (ip_network("203.0.113.0/24"),)},
            200,
        ),
        (
            {"x-forwarded-for": "unknown"},
            {"proxies": (ip_network("127.0.0.1"),), "metrics": (ip_network("203.0.113.0/24"),)},
            403,
        ),
    ],
)
def test_figures_are_for_this_machine_and_whom_it_names(
    path: Path, passed_on: dict[str, str], settings: dict[str, Any], status: int
) -> None:
    with running(path, **settings) as house:
        assert house.http.get("/metrics", headers=passed_on).status_code == status


def test_figures_name_nobody(path: Path) -> None:
    with running(path) as house:
        seated = house.open(ME, BOT, name="Zacharias")
        house.watch(seated["table"], seated["token"])
        text = house.http.get("/metrics").text
        assert not any(word in text for word in (seated["table"], seated["token"], "Zacharias", str(SEED)))


# ------------------------------------------------------------------ the log


def line_of(form: logging.Formatter, message: str, error: Exception | None = None) -> str:
    caught = (type(error), error, None) if error else None
    return form.format(logging.LogRecord("seaboard.server", logging.ERROR, "x.py", 1, message, (), caught))


def test_a_line_of_json_says_when_what_and_why() -> None:
    told = json.loads(line_of(Json(), "the disk\nis full", ValueError("so it is")))
    assert told["level"] == "error" and told["from"] == "seaboard.server"
    assert told["message"] == "the disk\nis full" and "ValueError: so it is" in told["error"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", told["time"])
    assert "\n" not in line_of(Json(), "two\nlines")


@pytest.mark.parametrize("form", [Json(), Plain("%(message)s")])
def test_no_secret_is_written_to_a_log(form: logging.Formatter) -> None:
    token, seed = tokens.new_token(), 2**128 - tokens.new_seed() // 1000
    secrets = (token, tokens.digest(token), str(seed))
    written = line_of(form, f"what is {token}?", ValueError(f"{secrets}"))
    assert not any(secret in written for secret in secrets) and "what is …?" in written


def test_names_of_tables_files_and_moves_stay() -> None:
    for text in (
        tokens.new_table_name(),
        "/var/lib/seaboard/seaboard.sqlite3",
        "flick phi=1.5708 power=0.6200",
    ):
        assert without_secrets(text) == text
