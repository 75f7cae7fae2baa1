"""Agents take part in an arena: files and commands, what they count, and how they fail."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import seaboard
from seaboard.arena.contest import Contest, plan_for
from seaboard.arena.crews import Alone
from seaboard.arena.errors import ArenaError
from seaboard.cli import main
from seaboard.league.agents import agent, league

pytestmark = pytest.mark.once

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_agent.py"
SMALL = {"rows": 3, "cols": 3}
MUMBLER = "def answer(prompt):\n    return 'I wonder.'\n"
# The first word behind the list of moves, as a program would find it.
PROGRAM = """
import sys
prompt = sys.stdin.read()
print("MOVE:", prompt.partition("Your legal moves")[2].split()[1])
"""


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_file_is_rated_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--option", "rows=3", "--option", "cols=3", "--games", "8", "--workers", "1", "--json"]
    assert main(["league", "urchins", "--agent", str(EXAMPLE), "--bots", "random,plankton", *options]) == 0
    found = json.loads(capsys.readouterr().out)
    entry = found["bots"][2]
    assert entry["bot"] == "my_agent" and entry["matches"] == found["matches"] == 8
    assert entry["elo"]["low"] <= entry["elo"]["value"] <= entry["elo"]["high"]
    assert entry["failures"] == entry["refused"] == 0


def test_moves_that_were_chosen_for_an_agent_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mumbler.py").write_text(MUMBLER)
    flags = ["--agent", "mumbler.py", "--bots", "random", "--games", "2", "--tries", "2", "--withheld"]
    small = ["--option", "rows=3", "--option", "cols=3", "--workers", "1", "--lang", "en"]
    assert main(["league", "urchins", *flags, *small]) == 0
    said = capsys.readouterr().out
    assert "mumbler: " in said and "answers were no legal move" in said
    counts = [int(word) for word in said.rpartition("mumbler: ")[2].split() if word.isdigit()]
    assert counts[0] == 2 * counts[1] > 0, "two tries for each of them"


def test_a_command_answers_and_one_that_breaks_loses(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PROGRAM)
    speaking = f"{sys.executable} {tmp_path / 'program.py'}"
    match = seaboard.game("urchins").at("3x3 2 3/1yAr/1ry B 3 18,18 0,0 0", seed=1)
    player = agent(speaking).player(0)
    assert player.choose(match.fork(1), 1) == match.moves(1)[0]
    broken = agent(f"{sys.executable} -c 'import sys; sys.exit(3)'").player(0)
    with pytest.raises(Exception, match="ended with 3"):
        broken.choose(match.fork(1), 1)
    slow = agent(f"{sys.executable} -c 'input(); input(); input()'", patience=0.001).player(0)
    with pytest.raises(Exception, match="timed out"):
        slow.choose(match.fork(1), 1)


def test_an_agent_that_raises_loses_its_match(tmp_path: Path) -> None:
    (tmp_path / "raising.py").write_text("def answer(prompt):\n    raise RuntimeError('no model here')\n")
    entrants = league(["random"], ["raising.py"])
    plan = plan_for(seaboard.game("urchins").new(2, 0, **SMALL), entrants, 2, newcomers=1)
    contest = Contest(plan, tmp_path / "results.jsonl")
    contest.run(Alone())
    summary = contest.summary()
    assert summary.bots[1].failures == 2 and "no model here" in summary.failure


def test_an_agent_is_in_every_match() -> None:
    entrants = league(["random", "greedy", "plankton"], [str(EXAMPLE)])
    plan = plan_for(seaboard.game("urchins").new(2, 0, **SMALL), entrants, 60, newcomers=1)
    assert all(3 in fixture.seats for fixture in plan.fixtures)
    met = {seat for fixture in plan.fixtures for seat in fixture.seats}
    assert met == {0, 1, 2, 3}


def test_asked_in_another_way_it_is_another_player() -> None:
    match = seaboard.game("urchins").new(2, 0, **SMALL)
    plans = [plan_for(match, league(["random"], [str(EXAMPLE)], tries=tries), 2) for tries in (3, 4)]
    assert plans[0].id != plans[1].id


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("x = 1\n", "which-agent"),
        ("class A:\n    def answer(self, p): ...\nclass B(A): ...\n", "which-agent"),
        ("1 / 0\n", "broken-file"),
        ("class A:\n    def __init__(self): 1 / 0\n    def answer(self, p): ...\n", "broken-file"),
    ],
)
def test_a_file_that_is_no_agent(tmp_path: Path, text: str, reason: str) -> None:
    (tmp_path / "one.py").write_text(text)
    with pytest.raises(ArenaError) as error:
        agent("one.py")
    assert error.value.reason == reason


@pytest.mark.parametrize(
    ("bots", "specs", "reason"),
    [
        (["random"], ["missing.py"], "unreadable"),
        (["random"], ["'open"], "broken-file"),
        (["random"], [" "], "which-agent"),
        ([], ["echo"], "too-few"),
        (["random"], ["echo", "echo"], "twice"),
    ],
)
def test_what_is_no_league(bots: list[str], specs: list[str], reason: str) -> None:
    with pytest.raises(ArenaError) as error:
        league(bots, specs)
    assert error.value.reason == reason


def test_which_agents(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["league", "urchins", "--lang", "en"]) == 2
    assert "which agents?" in capsys.readouterr().err
