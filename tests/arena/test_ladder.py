"""`make ladder` in small: it plays what is missing and writes down what is there."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import seaboard
from seaboard.arena.summary import Elo, Rise

pytestmark = pytest.mark.once
SCRIPT = Path(__file__).parents[2] / "bench" / "ladder.py"


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> Any:
    spec = importlib.util.spec_from_file_location("seaboard_ladder", SCRIPT)
    assert spec is not None and spec.loader is not None
    monkeypatch.syspath_prepend(SCRIPT.parent)
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "seaboard_ladder", module)
    spec.loader.exec_module(module)
    return module


def test_every_configuration_is_on_the_ladder(ladder: Any) -> None:
    names = {rung.name for rung in ladder.rungs()}
    assert names == {
        *(f"{game}/{players}" for game in ("urchins", "fish-and-chips", "icecool") for players in (2, 3, 4)),
        *(f"oh-crab/{players}" for players in (2, 3, 4, 5)),
    }
    contests = {rung.full_name for rung in ladder.rungs()}
    for name in names:
        neighbours = pairwise(ladder.LEVELS)
        assert {f"{name}/{lower}-{upper}" for lower, upper in neighbours} <= contests
        assert (f"{name}/mixed" in contests) is (not name.endswith("/2"))


def test_matches_and_deals_are_settled_for_contests_that_there_are(ladder: Any, tmp_path: Path) -> None:
    rungs = sys.modules["rungs"]
    everything = list(ladder.rungs())
    names = {name for rung in everything for name in (rung.name, rung.full_name)}
    assert rungs.MATCHES.keys() <= names and rungs.SEEDS.keys() <= names
    for rung in everything:  # each step has tables at which both levels play
        shared = [o.matches for o in everything if o.name == rung.name and {*rung.bots} <= {*o.bots}]
        assert len(rung.bots) > 2 or sum(shared) > 0, rung.full_name
    fresh = next(rung for rung in everything if rung.full_name == "icecool/4/plankton-herring")
    contest = fresh.contest(tmp_path)
    assert len(contest.plan.fixtures) == fresh.matches and contest.plan.seed == rungs.SEEDS["icecool/4"] > 0


def test_the_page_is_of_the_results_that_lie_beside_it(ladder: Any) -> None:
    """Whoever stops a run halfway, or keeps an earlier page, would tell of what nobody can look at."""
    sections = re.split(r"^## ", ladder.REPORT.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    told = {head: text for head, _, text in (section.partition("\n") for section in sections)}
    for name in {rung.name for rung in ladder.rungs()}:
        files = [rung.file(ladder.FOLDER) for rung in ladder.rungs() if rung.name == name]
        lines = [line for file in files if file.exists() for line in file.read_bytes().splitlines()]
        game, _, players = name.partition("/")
        found = re.search(
            r"^(\d+) s of CPU", told[f"{seaboard.game(game).title}, {players} players"], re.MULTILINE
        )
        assert found and abs(int(found[1]) - sum(json.loads(line)["cpu"] for line in lines)) < 2, name
    alone = [json.loads(line) for line in ladder.alone_file(ladder.FOLDER).read_text().splitlines()]
    for level in ladder.LEVELS:
        own = [line["won"] for line in alone if line["bot"] == level]
        row = rf"^\| {level} \| {100 * sum(own) / len(own):.0f} % \[.*\] \| {len(own)} \| "
        assert re.search(row, told[f"{seaboard.game(ladder.SOLO).title}, alone"], re.MULTILINE), level


def test_a_step_must_be_of_the_right_size_and_sure(ladder: Any) -> None:
    for elo, fits, sure in (
        (Elo(200, 120, 280), True, True),
        (Elo(200, 90, 310), True, False),
        (Elo(400, 300, 500), False, True),
    ):
        step = Rise("a", "b", elo, 0.9)
        assert (ladder.fits(step), ladder.sure(step)) == (fits, sure)


def test_a_small_ladder(ladder: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "GAMES", ("urchins",))
    monkeypatch.setattr(ladder, "LEVELS", ("plankton", "herring", "flounder"))
    folder, page = tmp_path / "ladder", tmp_path / "ladder.md"
    flags = ["--folder", str(folder), "--report", str(page), "--workers", "1", "--games", "2"]
    assert ladder.main([*flags, "--only", "urchins/2"]) == 0
    text = page.read_text()
    assert "| plankton → herring | " in text and "There is no flounder in this game." in text
    assert text.count("Not played yet.") == 2 and " of wall time in all" in text
    assert " of 3 do; 2 are not played yet." in text and "no run noted it" not in text
    kept = (folder / "urchins-2-plankton-herring.jsonl").read_bytes()
    assert json.loads((folder / "times.json").read_text()).keys() == {"urchins/2/plankton-herring"}
    assert ladder.main([*flags, "--only", "urchins/2"]) == 0
    assert (folder / "urchins-2-plankton-herring.jsonl").read_bytes() == kept
    monkeypatch.setattr(ladder.Contest, "run", stopped)
    assert ladder.main([*flags, "--only", "urchins/2", "--fresh"]) == 130
    assert page.read_text().count("Not played yet.") == 3
    assert "0 of 3 do; 3 are not played yet." in page.read_text()


def test_tables_of_neighbours_and_mixed_ones_make_one_fit(
    ladder: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "GAMES", ("urchins",))
    monkeypatch.setattr(ladder, "LEVELS", ("plankton", "herring", "seal"))
    folder, page = tmp_path / "ladder", tmp_path / "ladder.md"
    flags = ["--folder", str(folder), "--report", str(page), "--workers", "1", "--games", "3"]
    assert ladder.main([*flags, "--only", "urchins/3/plankton-herring"]) == 0
    assert [file.name for file in folder.glob("*.jsonl")] == ["urchins-3-plankton-herring.jsonl"]
    assert page.read_text().count("| 3 | ") == 1, "who plays herring and seal is not known from these tables"
    assert ladder.main([*flags, "--only", "urchins/3/mixed"]) == 0
    assert page.read_text().count("| 6 | ") == 1 and page.read_text().count("| 3 | ") == 1


def test_a_run_that_was_killed_took_as_long_as_its_matches(ladder: Any) -> None:
    assert ladder.wall(3700.0, 42.0) == "1:01:40 of wall time"
    assert ladder.wall(None, 42.4).startswith("0:00:42 of wall time (no run noted it")


def test_whoever_plays_one_contest_afresh_keeps_the_time_of_the_others(
    ladder: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    contests = ["urchins/3/mixed", "urchins/3/plankton-herring"]
    times = {"urchins/3": 50.0, "urchins/3/mixed": 20.0, "urchins/3/plankton-herring": 7.0, "urchins/30": 1.0}
    (tmp_path / "times.json").write_text(json.dumps(times))
    assert ladder.noted_of("urchins/3", contests, times) == 77.0
    rungs = [rung for rung in ladder.rungs() if rung.name == "urchins/3"]
    first = next(rung for rung in rungs if rung.full_name == "urchins/3/plankton-herring")
    ladder.forget(first, tmp_path)
    assert ladder.noted_of("urchins/3", contests, ladder.read_times(tmp_path)) == 70.0


def test_a_time_is_told_where_all_of_it_was_noted(ladder: Any) -> None:
    both = ["oh-crab/5/mixed", "oh-crab/5/plankton-herring"]
    assert ladder.noted_of("oh-crab/5", both, {}) is None
    assert ladder.noted_of("oh-crab/5", [], {}) is None
    assert ladder.noted_of("oh-crab/5", both, {both[0]: 3.0}) is None
    assert ladder.noted_of("oh-crab/5", both, {both[0]: 3.0, both[1]: 4.0}) == 7.0


def test_whoever_plays_all_of_a_configuration_afresh_forgets_all_its_time(
    ladder: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "GAMES", ("urchins",))
    monkeypatch.setattr(ladder, "LEVELS", ("plankton", "herring", "seal"))
    folder = tmp_path / "ladder"
    folder.mkdir()
    (folder / "times.json").write_text(json.dumps({"urchins/2": 50.0, "urchins/3": 60.0}))
    flags = ["--folder", str(folder), "--report", str(tmp_path / "ladder.md"), "--games", "1"]
    monkeypatch.setattr(ladder.Contest, "run", stopped)
    only = ["--only", "urchins/2", "--only", "urchins/3/mixed"]
    assert ladder.main([*flags, "--workers", "1", "--fresh", *only]) == 130
    assert ladder.read_times(folder) == {"urchins/3": 60.0}


def test_alone_each_level_plays_the_same_deals_and_a_run_goes_on(ladder: Any, tmp_path: Path) -> None:
    folder, page = tmp_path / "ladder", tmp_path / "ladder.md"
    flags = ["--folder", str(folder), "--report", str(page), "--workers", "1", "--only", "fish-and-chips/1"]
    assert ladder.main([*flags, "--games", "1"]) == 0
    file = folder / "fish-and-chips-1.jsonl"
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert [(line["bot"], line["number"]) for line in lines] == [(level, 0) for level in ladder.LEVELS]
    assert lines[-1]["won"] is True  # orca has a proof
    file.write_text("".join(file.read_text().splitlines(keepends=True)[:-1]) + '{"bot": "or')
    assert ladder.main([*flags, "--games", "1"]) == 0
    again = [json.loads(line) for line in file.read_text().splitlines()]
    assert [line["won"] for line in again] == [line["won"] for line in lines]
    assert "| orca | 100 % [" in page.read_text()


def stopped(*_: object) -> None:
    raise KeyboardInterrupt


def test_an_unknown_configuration_is_refused(ladder: Any) -> None:
    with pytest.raises(SystemExit):
        ladder.main(["--only", "chess/2"])


def test_earlier_matches_count_as_todays_if_they_are_played_the_same(
    ladder: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "GAMES", ("urchins",))
    monkeypatch.setattr(ladder, "LEVELS", ("plankton", "herring"))
    folder, page = tmp_path / "ladder", tmp_path / "ladder.md"
    flags = ["--folder", str(folder), "--report", str(page), "--workers", "1", "--only", "urchins/2"]
    assert ladder.main([*flags, "--games", "2"]) == 0
    file = folder / "urchins-2-plankton-herring.jsonl"
    results = [json.loads(line) for line in file.read_text().splitlines()]
    sources = results[0]["sources"]

    def confirmed(**changed: Any) -> str:
        lines = [json.dumps(result | {"sources": "earlier"} | changed) for result in results]
        file.write_text("\n".join(lines) + "\n")
        capsys.readouterr()
        assert ladder.main([*flags, "--confirm"]) == 0
        return capsys.readouterr().err

    assert "2 of 2 matches of earlier sources played again: the same" in confirmed()
    assert [json.loads(line)["sources"] for line in file.read_text().splitlines()] == [sources] * 2
    assert "is played differently today" in confirmed(plies=1)
    assert [json.loads(line)["sources"] for line in file.read_text().splitlines()] == ["earlier"] * 2
