"""`seaboard analyse`: chances, accuracy and moments of a recorded match, in words or as JSON."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import seaboard
from seaboard.analysis import Analysis, Better, Moment, MoveJudged, conclude, questions, time_for_each
from seaboard.bots.base import Bot
from seaboard.terminal import analyse as command
from seaboard.terminal import screen
from seaboard.words import Words

from .terminal import Terminal

RECORD = str(Path(__file__).parents[1] / "records" / "fish-and-chips-1-2.txt")


@pytest.fixture
def analysis() -> Analysis:
    """Of that match, with one blunder and one moment that had nothing better."""
    match = seaboard.load(Path(RECORD).read_text(encoding="utf-8"))
    best = Better("O<>b1", 0.7, "best", exact=False, line=["O<>b1", "a1xb1"])
    better = [best, Better("O<>c1", 0.6, "mistake", exact=False, line=["O<>c1"])]
    bad = MoveJudged(4, 0, match.step_at(4).move, "blunder", 0.3, 0.7, 0.4, better, [0.7, 0.3], False)
    fine = MoveJudged(6, 0, match.step_at(6).move, "best", 0.3, 0.3, 0.0, [], [0.3, 0.7], False)
    found = conclude(match, [bad, fine], "orca")
    return msgspec.structs.replace(found, moments=[Moment(4, 0, 0.4), Moment(6, 0, 0.2)])


@pytest.fixture
def judged(analysis: Analysis, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float | None]]:
    """What the command asks for: bot and seconds."""
    asked: list[tuple[str, float | None]] = []

    def at_once(match: object, bot: Bot, seconds: float | None, progress: object) -> Analysis:
        asked.append((bot.name, seconds))
        return analysis

    monkeypatch.setattr(command, "analyse", at_once)
    return asked


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            (
                ": a blunder (left 30%, possible 70%).",
                "   Better: O<>b1 (70%), then a1xb1.",
                "   Better: O<>c1 (60%).",
                ": the best move (left",
                "Judged by Orca",
            ),
        ),
        (
            "fr",
            (
                "\u202f: une gaffe (reste 30 %, possible 70 %).",
                "   Mieux\u202f: O<>b1 (70 %), puis a1xb1.",
                "Jugé par ",
            ),
        ),
    ],
)
@pytest.mark.usefixtures("judged")
def test_it_is_told_in_sentences(terminal: Terminal, language: str, sentences: tuple[str, ...]) -> None:
    said = terminal("analyse", RECORD, "--lang", language)
    assert said.code == 0 and said.err == "" and "cli-" not in said.out and "bot-" not in said.out
    for sentence in sentences:
        assert sentence in said.out
    assert "\n5. " in said.out and "\n7. " in said.out  # moves as `replay` counts them


def test_bot_and_seconds_may_be_chosen(terminal: Terminal, judged: list[tuple[str, float | None]]) -> None:
    terminal("analyse", RECORD)
    terminal("analyse", RECORD, "--bot", "dolphin", "--seconds", "0.25")
    usual = time_for_each(len(questions(seaboard.load(Path(RECORD).read_text("utf-8")))))
    assert judged == [("orca", usual), ("dolphin", 0.25)] and 0 < usual < 1


def test_programs_get_json(terminal: Terminal) -> None:
    said = terminal("analyse", RECORD, "--json", "--bot", "random")  # which judges nothing, but at once
    found = json.loads(said.out)
    assert found["type"] == "analysis" and found["bot"] == "random" and found["players"] == 2
    assert msgspec.json.decode(said.out, type=Analysis).judged == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("(proven win), then --.", "(54%, proven).", "(54%).")),
        ("fr", ("(victoire prouvée), puis --.", "(54\u202f%, prouvé).", "(54 %).")),
    ],
)
def test_what_is_worked_out_is_said_to_be(analysis: Analysis, language: str, said: tuple[str, ...]) -> None:
    better = [
        Better("a1xb1", 1.0, "best", exact=True, line=["a1xb1", "--"]),
        Better("a2xb2", 0.54, "blunder", exact=True, line=["a2xb2"]),
        Better("a3xb3", 0.54, "blunder", exact=False, line=["a3xb3"]),
    ]
    move = msgspec.structs.replace(analysis.judged[0], better=better)
    lines = command.moment_lines(move, "Red", Words(language, "cli", "shell"))[1:]
    assert [line.endswith(ending) for line, ending in zip(lines, said, strict=True)] == [True] * 3, lines


def test_a_quiet_match_says_so(analysis: Analysis) -> None:
    quiet = msgspec.structs.replace(analysis, moments=[])
    assert command.moments(quiet, ["Red", "Blue"], Words("en", "cli")) == "No single move decided it."


@pytest.mark.parametrize(("language", "says"), [("en", "told no winning chances"), ("fr", "aucune chance")])
def test_a_bot_that_tells_no_chances_judges_nothing(terminal: Terminal, language: str, says: str) -> None:
    said = terminal("analyse", RECORD, "--bot", "greedy", "--lang", language)
    assert said.code == 2 and said.out == "" and f"greedy {says}" in said.err.replace("n’a dit ", "")
    assert "plankton, herring, seal, dolphin, orca" in said.err


def test_the_graph_fits_the_terminal(analysis: Analysis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "width", lambda: 40)
    lines = command.graph(analysis, ["Red", "Blue"], Words("en", "cli")).splitlines()[1:]
    assert [len(line) for line in lines] == [40, 40]
    assert lines[0].startswith("Red   ▆") and lines[1].startswith("Blue  ▃")
    assert {lines[0][-1], lines[1][-1]} == {"▁", "█"}  # somebody has won


def test_few_plies_are_not_stretched() -> None:
    assert command.squeezed([0.0, 0.5, 1.0], 40) == [0.0, 0.5, 1.0]
    assert command.squeezed([0.0, 0.5, 0.5, 1.0], 2) == [0.25, 0.75]


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_shows_where_a_person_waits(analysis: Analysis, monkeypatch: pytest.MonkeyPatch) -> None:
    def half(match: object, bot: object, seconds: object, progress: Callable[[int, int], None]) -> Analysis:
        progress(30, 60)
        return analysis

    out = Screen()
    monkeypatch.setattr(command, "analyse", half)
    monkeypatch.setattr("sys.stderr", out)
    command.run(seaboard.game("fish-and-chips").new(seed=1), "orca", "0", True, Words("en", "cli"))
    drawn = f"[{'#' * 12}{'.' * 12}] 30/60"
    assert out.getvalue() == f"\r{drawn}\r{' ' * len(drawn)}\r"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "which record?"),
        (("no-such-file",), "no-such-file cannot be read"),
        ((RECORD, "--bot", "hal"), "there is no bot “hal”"),
        ((RECORD, "--seconds", "soon"), "--seconds wants a number from 0 to 600, not “soon”"),
        ((RECORD, "--seconds", "nan"), "--seconds wants"),
        ((RECORD, "--seconds", "-1"), "--seconds wants"),
    ],
)
def test_a_mistake_is_one_sentence(terminal: Terminal, arguments: tuple[str, ...], message: str) -> None:
    said = terminal("analyse", *arguments)
    assert said.code == 2 and said.err.startswith("seaboard: ") and message in said.err
