"""`seaboard arena` from end to end."""

from __future__ import annotations

import io
import json
import math
from pathlib import Path
from typing import Any

import msgspec
import pytest

from seaboard.arena.contest import Contest
from seaboard.arena.playing import play
from seaboard.arena.summary import Summary
from seaboard.terminal import reasons
from seaboard.terminal.contest_bar import ContestBar, span
from seaboard.words import Words
from tests.cli.terminal import Terminal

from .tables import FIRST, LAST, RAISES, small_plan, written

pytestmark = pytest.mark.once
SMALL = ("--option", "rows=3", "--option", "cols=3", "--workers", "1")


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.chdir(tmp_path)
    return Terminal(monkeypatch, capsys)


def test_two_bots_play_fish_and_chips_and_both_languages_tell_it(terminal: Terminal, tmp_path: Path) -> None:
    asked = ("arena", "fish-and-chips", "--bots", "plankton,herring", "--games", "2", "--workers", "1")
    said = terminal(*asked, "--svg", "plot.svg")
    assert said.code == 0 and not said.err
    assert said.out.startswith("Fish & Chips, 2 players · 2 matches, 1 deal\n")
    assert "bot       matches  points  Elo, 95 %" in said.out and "plankton → herring: " in said.out
    (file,) = (tmp_path / "arena").iterdir()
    assert f"Results: arena/{file.name} (0 were there before)" in said.out
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert [line["line_up"] for line in lines] in (
        [["plankton", "herring"], ["herring", "plankton"]],
        [["herring", "plankton"], ["plankton", "herring"]],
    )
    assert "2 matches, 1 deal" in (tmp_path / "plot.svg").read_text()
    french = terminal(*asked, "--lang", "fr")
    assert "Fish & Chips, 2 joueurs · 2 parties, 1 donne" in french.out
    assert "(2 s’y trouvaient déjà)" in french.out and "cli-" not in french.out
    assert len(file.read_text().splitlines()) == 2


def test_a_mixed_table_as_json(terminal: Terminal, tmp_path: Path) -> None:
    first, last = written(tmp_path, first=FIRST, last=LAST)
    bots = f"plankton, {first},{last}"
    said = terminal(
        "arena", "urchins", "--bots", bots, "--games", "9", "--players", "3", "--json", *SMALL, "--out", "r"
    )
    found: dict[str, Any] = json.loads(said.out)
    assert [entry["bot"] for entry in found["bots"]] == ["plankton", "first", "last"]
    assert [(step["lower"], step["upper"]) for step in found["steps"]] == [
        ("plankton", "first"),
        ("first", "last"),
    ]
    assert found["matches"] == 9 and found["options"] == {"rows": 3, "cols": 3} and found["pairs"] is None
    assert min(entry["elo"]["value"] for entry in found["bots"]) == 0


def test_in_json_an_elo_without_end_is_null_and_can_be_read_again(terminal: Terminal, tmp_path: Path) -> None:
    (bad,) = written(tmp_path, bad=RAISES)
    asked = ("arena", "urchins", "--json", "--games", "2", *SMALL, "--bots")
    for bots, name, side in ((f"{bad},plankton", "a", "low"), (f"plankton,{bad}", "b", "high")):
        said = terminal(*asked, bots, "--out", name).out
        (step,) = json.loads(said)["steps"]
        assert step["elo"]["value"] is None and [key for key in ("low", "high") if step["elo"][key]] == [side]
        elo = msgspec.json.decode(said, type=Summary).steps[0].elo.estimate
        assert elo.value == (math.inf if side == "low" else -math.inf) and elo.low < elo.high


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("Failed, and so lost", "accepted after 8")), ("fr", ("En échec", "admis"))],
)
def test_failures_and_the_verdict_of_a_test_are_told(
    terminal: Terminal, tmp_path: Path, language: str, words: tuple[str, str]
) -> None:
    (bad,) = written(tmp_path, bad=RAISES)
    asked = ("arena", "urchins", "--bots", f"{bad},plankton", "--lang", language, *SMALL, "--sprt")
    said = terminal(*asked, "--games", "40")
    assert said.code == 0 and all(word in said.out for word in words)
    assert "bad: ValueError: no idea" in said.out and "cli-" not in said.out
    undecided = terminal(*asked, "--games", "4", "--out", "other.jsonl")
    assert "SPRT" in undecided.out and words[1] not in undecided.out


def test_a_run_that_is_stopped_shows_what_it_has(terminal: Terminal, tmp_path: Path) -> None:
    first, last = written(tmp_path, first=FIRST, last=LAST)
    run = Contest.run

    def interrupted(self: Contest, crew: Any, progress: Any) -> None:
        def stop(contest: Contest, result: object) -> None:
            progress(contest, result)
            if contest.done == 3:
                raise KeyboardInterrupt

        run(self, crew, stop)

    terminal.monkeypatch.setattr(Contest, "run", interrupted)
    asked = ("arena", "urchins", "--bots", f"{first},{last}", *SMALL, "--games", "8", "--out", "r.jsonl")
    said = terminal(*asked)
    assert (
        said.code == 0
        and "Stopped; the same command goes on." in said.err
        and "2 matches, 1 deal" in said.out
    )
    terminal.monkeypatch.setattr(Contest, "run", run)
    assert "8 matches, 4 deals" in terminal(*asked).out


def test_earlier_sources_are_told(terminal: Terminal, tmp_path: Path) -> None:
    (first,) = written(tmp_path, first=FIRST)
    asked = ("arena", "urchins", "--bots", f"plankton,{first}", *SMALL, "--games", "2")
    terminal.monkeypatch.setattr("seaboard.arena.contest.sources_of", lambda game: "of old")
    assert "earlier version" not in terminal(*asked).out
    terminal.monkeypatch.undo()
    terminal.monkeypatch.chdir(tmp_path)
    assert "2 matches were played by an earlier version" in terminal(*asked, "--lang", "en").out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "which game?"),
        (("chess",), "there is no game “chess”"),
        (("urchins",), "which bots? Type --bots with two or more of: plankton, herring"),
        (("urchins", "--bots", "plankton"), "at least two bots"),
        (("urchins", "--bots", "plankton,plankton"), "“plankton” is named twice"),
        (("urchins", "--bots", "plankton,hal"), "there is no bot “hal”"),
        (("urchins", "--bots", "plankton,orca@soon"), "“orca@soon”: how long, or how often?"),
        (("urchins", "--bots", "plankton,greedy@9"), "greedy counts no simulations"),
        (("icecool", "--bots", "plankton,seal@9"), "seal@9 cannot play ICECOOL"),
        (("urchins", "--bots", "plankton,nobody.py"), "nobody.py cannot be read"),
        (("urchins", "--bots", "plankton,herring", "--games", "0"), "--games wants a whole number from 1"),
        (("urchins", "--bots", "plankton,herring", "--workers", "x"), "--workers wants"),
        (("urchins", "--bots", "plankton,herring", "--players", "7"), "--players wants"),
        (("urchins", "--bots", "plankton,herring", "--sprt", "30,0"), "--sprt wants two numbers"),
        (("urchins", "--bots", "plankton,herring", "--sprt", "much"), "--sprt wants two numbers"),
        (("urchins", "--bots", "plankton,herring", "--sprt", "--players", "3"), "two bots at two seats"),
        (("urchins", "--bots", "plankton,herring", "--out", "."), ". cannot be written"),
        (("fish-and-chips", "--bots", "plankton,herring", "--players", "1"), "at least two players"),
    ],
)
def test_a_mistake_is_one_sentence(terminal: Terminal, arguments: tuple[str, ...], message: str) -> None:
    said = terminal("arena", *arguments)
    assert said.code == 2 and message in said.err and "Traceback" not in said.err


def test_files_that_are_something_else_are_left_alone(terminal: Terminal, tmp_path: Path) -> None:
    first, last = written(tmp_path, first=FIRST, last=LAST)
    asked = ("arena", "urchins", *SMALL, "--games", "2", "--out", "r.jsonl")
    assert terminal(*asked, "--bots", f"plankton,{first}").code == 0
    said = terminal(*asked, "--bots", f"plankton,{last}")
    assert said.code == 2 and "r.jsonl has results of another plan" in said.err
    said = terminal(*asked[:-1], first, "--bots", f"plankton,{first}")
    assert said.code == 2 and "has no results in line 1" in said.err and Path(first).read_text() == FIRST
    said = terminal(*asked, "--bots", f"plankton,{first}", "--svg", "no/where.svg")
    assert said.code == 2 and "no/where.svg cannot be written" in said.err


def test_every_reason_has_its_sentence() -> None:
    for language in ("en", "fr"):
        words = Words(language, "cli")
        assert all(words.has(key) for key in reasons.SENTENCES.values())


def test_help_in_both_languages(terminal: Terminal) -> None:
    for language in ("en", "fr"):
        said = terminal("arena", "--lang", language, "--help")
        assert said.code == 0 and "cli-" not in said.out and "--sprt" in said.out


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_bar_says_how_far_it_is_and_leaves_no_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = small_plan(["plankton", *written(tmp_path, first=FIRST)], matches=4)
    contest = Contest(plan, tmp_path / "r.jsonl")
    out, now = Screen(), iter((10.0, 13630.0))
    monkeypatch.setattr("time.monotonic", lambda: next(now))
    bar = ContestBar(out, Words("en", "cli"))
    bar.show(contest, None)
    assert out.getvalue() == f"\r[{'.' * 24}] 0 of 4"
    contest.file.append(one := play(plan, plan.fixtures[0]))
    bar.show(contest, one)
    assert out.getvalue().endswith(f"\r[{'#' * 6}{'.' * 18}] 1 of 4, 11:21:00 left")
    bar.wipe()
    bar.wipe()
    assert out.getvalue().endswith(" \r") and span(61) == "1:01"
    quiet = io.StringIO()
    ContestBar(quiet, Words("en", "cli")).show(contest, None)
    assert quiet.getvalue() == ""
