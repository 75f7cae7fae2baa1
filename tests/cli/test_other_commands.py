"""Rules, games, warm, replay and the mistakes people make."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import seaboard

from .terminal import Terminal


def test_one_clause_without_its_anchor(terminal: Terminal) -> None:
    said = terminal("rules", "fish-and-chips", "f14")
    assert said.out.startswith("F14 The value test.")
    assert "F15" not in said.out and "<a" not in said.out and "**" not in said.out
    assert "5, on a pile of four  6, alone  no: only the tops count" in said.out


def test_the_whole_rulebook_in_both_languages(terminal: Terminal) -> None:
    for language, word in (("en", "Hunting"), ("fr", "En une minute")):
        said = terminal("rules", "fish-and-chips", "--lang", language).out
        assert word in said and "<a id" not in said and "**" not in said
        assert all(clause in said for clause in seaboard.game("fish-and-chips").clauses)
        assert all(len(line) <= 100 for line in said.splitlines() if "  " not in line)


def test_games_lists_every_game_with_its_options(terminal: Terminal) -> None:
    said = terminal("games").out
    for name in seaboard.games():
        assert name in said
        assert all(option.name in said for option in seaboard.game(name).options)
    assert "score=opponents|under|pile|ever  (F21)" in said


def test_version_and_help(terminal: Terminal) -> None:
    assert terminal("--version").out == f"seaboard {seaboard.__version__}\n"
    for command in (
        "serve",
        "play",
        "replay",
        "analyse",
        "rules",
        "games",
        "warm",
        "backup",
        "export",
        "import",
    ):
        for language in ("en", "fr"):
            said = terminal(command, "--lang", language, "--help")
            assert said.code == 0 and "cli-" not in said.out


def test_warm_says_when_it_is_done(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seaboard.terminal.serving.warm_up", lambda progress: progress(1, 2, "step"))
    assert "The rules are ready" in terminal("warm").out


def test_warm_says_for_which_games_there_is_no_machine_code(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("seaboard.terminal.serving.warm_up", lambda progress: ["Urchins"])
    told = terminal("warm")
    assert told.code == 2 and "no machine code could be made for Urchins" in told.err
    assert "ready" not in told.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("frob",), "there is no command “frob”"),
        (("play",), "which game?"),
        (("play", "chess"), "there is no game “chess”; there are:"),
        (("rules", "chess"), "there is no game “chess”"),
        (("rules", "fish-and-chips", "F99"), "no clause “F99”; they go from F1 to F32"),
        (("play", "fish-and-chips", "--players", "9"), "from 1 to 4, not “9”"),
        (("play", "fish-and-chips", "--seat", "2"), "--seat wants a whole number from 0 to 1"),
        (("play", "fish-and-chips", "--seed", "-1"), "--seed wants"),
        (("play", "fish-and-chips", "--bot", "hal"), "there is no bot “hal”"),
        (("play", "fish-and-chips", "--option", "score"), "--option wants name=value"),
        (("play", "fish-and-chips", "--option", "score=all"), "allowed: opponents, under, pile, ever"),
        (("play", "fish-and-chips", "--option", "players=3"), "no option is called “players”"),
        (("play", "fish-and-chips", "--frob"), "“--frob” is not understood"),
        (
            ("backup", "a", "--database", "postgresql://ann:pearl@db/sea"),
            "“--database postgresql://…@db/sea” is not understood",
        ),
        (("replay",), "which file?"),
        (("replay", "no-such-file"), "no-such-file cannot be read"),
        (("replay", "."), "cannot be read"),
        (("serve", "--port", "99999"), "--port wants a whole number from 0 to 65535"),
        (("serve", "--workers", "2"), "--workers needs --database"),
        (("serve", "--workers", "0"), "--workers wants a whole number from 1 to 256"),
        (("serve", "--data", "x", "--database", "postgresql://"), "a file (--data) or in a database"),
        (("serve", "--database", "postgresql://a:b@127.0.0.1:1/c"), "127.0.0.1:1/c does not answer"),
        (("serve", "--trusted-proxy", "my.proxy"), "“my.proxy” is no network"),
        (("serve", "--origin", "sea.example"), "“sea.example” is no address of a site"),
        (("serve", "--host", "no.such.host.invalid"), "cannot listen on no.such.host.invalid"),
        (("--lang", "de"), "there are no words in “de”"),
        (("games", "--lang"), "that cannot be read"),
    ],
)
def test_a_mistake_is_one_sentence_on_stderr(
    terminal: Terminal, arguments: tuple[str, ...], message: str
) -> None:
    said = terminal(*arguments)
    assert said.code == 2
    assert said.err.startswith("seaboard: ") and message in said.err
    assert "Traceback" not in said.err


def test_a_wrong_record_is_told_with_its_line(terminal: Terminal, tmp_path: Path) -> None:
    match = seaboard.game("fish-and-chips").new(seed=7)
    match.play("ok")
    path = tmp_path / "match.txt"
    path.write_text(match.record.replace("\nok", "\nok O<>a1"))
    line = next(n for n, text in enumerate(path.read_text().splitlines(), 1) if "O<>a1" in text)
    said = terminal("replay", str(path))
    assert said.code == 2 and f"wrong in line {line}: “O<>a1”" in said.err
    path.write_bytes(b"\xff\x00")
    assert "is not a record" in terminal("replay", str(path)).err


def test_a_record_may_come_from_another_command(terminal: Terminal) -> None:
    match = seaboard.game("fish-and-chips").new(seed=7)
    match.play("ok")
    said = terminal("replay", "-", typed=match.record.splitlines())
    assert said.code == 0 and str(match) in said.out
    assert terminal("replay", "-", typed=["nonsense"]).code == 2


@pytest.mark.parametrize("option", ["depth=1", "players=2", "seed=1"])
def test_an_unknown_option_is_told_with_the_known_ones(terminal: Terminal, option: str) -> None:
    said = terminal("play", "urchins", "--option", option)
    assert said.code == 2
    assert f"no option is called “{option.partition('=')[0]}”; there are: rows, cols" in said.err


def test_other_sites_may_be_let_in(terminal: Terminal) -> None:
    asked: dict[str, object] = {}
    terminal.monkeypatch.setattr("seaboard.terminal.serving.serve", lambda **wish: asked.update(wish))
    terminal("serve", "--origin", "https://sea.example/", "--origin", "https://lake.example")
    assert asked["origins"] == ["https://sea.example", "https://lake.example"]


def test_a_database_of_somebody_else_is_left_alone(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "diary"
    path.write_text("Dear diary, " * 100)
    said = terminal("serve", "--no-browser", "--port", "0", "--data", str(path))
    assert said.code == 2 and "is not a Seaboard file" in said.err
    assert path.read_text().startswith("Dear diary")


def test_a_reader_that_has_enough_is_no_error() -> None:
    command = f"{sys.executable} -m seaboard rules fish-and-chips | head -1"
    env = {**os.environ, "LANG": "C", "LC_ALL": ""}
    done = subprocess.run(command, shell=True, capture_output=True, text=True, env=env, check=True)
    assert done.stdout == "Fish & Chips\n" and not done.stderr


WORDS = st.sampled_from(
    [
        *(
            "play",
            "replay",
            "rules",
            "games",
            "fish-and-chips",
            "--lang",
            "fr",
            "en",
            "--players",
            "2",
            "--seat",
        ),
        *("--seed", "--option", "score=pile", "=", "--bot", "orca", "-1", "--step", "F1", "--", "-", "", "é"),
    ]
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(WORDS | st.text(max_size=6), max_size=6))
def test_no_words_break_the_command_line(terminal: Terminal, arguments: list[str]) -> None:
    terminal.monkeypatch.setattr("seaboard.terminal.serving.serve", lambda **_: None)
    terminal.monkeypatch.setattr("seaboard.terminal.serving.warm_up", lambda progress: None)
    assert terminal(*arguments).code in (0, 2)
