"""`seaboard train` from end to end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal

pytestmark = pytest.mark.once
SMALL = ("--games", "2", "--simulations", "4", "--updates", "4", "--workers", "1")


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.chdir(tmp_path)
    return Terminal(monkeypatch, capsys)


def test_a_course_tells_its_curve_and_goes_on_where_it_ended(terminal: Terminal, tmp_path: Path) -> None:
    asked = ("train", "fish-and-chips", "--players", "2", *SMALL)
    said = terminal(*asked, "--iterations", "0")
    assert said.code == 0 and not said.err
    assert said.out.startswith("iteration 0: ") and "% of the outcome foreseen" in said.out
    assert ", 0 % of the outcome" in said.out  # four updates teach nothing, and less than nothing is nothing
    folder = tmp_path / "training" / "fish-and-chips-2"
    first = (folder / "weights-0.f32").read_bytes()
    french = terminal(*asked, "--iterations", "1", "--lang", "fr")
    assert "itération 1\u202f: " in french.out and "cli-" not in french.out
    assert (folder / "weights-0.f32").read_bytes() == first != (folder / "weights-1.f32").read_bytes()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "which game?"),
        (("icecool",), "icecool has no features to learn from"),
        (("fish-and-chips", "--games", "0"), "--games wants a whole number from 1"),
        (("fish-and-chips", "--iterations", "x"), "--iterations wants"),
        (("fish-and-chips", "--ray", "127.0.0.1:1"), "Ray"),
    ],
)
def test_a_mistake_is_one_sentence(terminal: Terminal, arguments: tuple[str, ...], message: str) -> None:
    said = terminal("train", *arguments)
    assert said.code == 2 and message in said.err and "Traceback" not in said.err


def test_another_course_is_left_alone(terminal: Terminal) -> None:
    asked = ("train", "fish-and-chips", "--players", "2", *SMALL, "--iterations", "0", "--out", "course")
    assert terminal(*asked).code == 0
    said = terminal(*asked, "--seed", "1")
    assert said.code == 2 and "course has another course" in said.err


@pytest.mark.parametrize(
    ("language", "refused", "damaged"),
    [("en", "cannot be written", "is damaged or missing"), ("fr", "ne peut pas être écrit", "est abîmé")],
)
def test_a_folder_that_will_not_do_is_one_sentence(
    terminal: Terminal, tmp_path: Path, language: str, refused: str, damaged: str
) -> None:
    asked = ("train", "fish-and-chips", "--players", "2", *SMALL, "--lang", language, "--iterations")
    (tmp_path / "file").write_text("somebody's")
    for out in ("file", "file/below"):
        said = terminal(*asked, "0", "--out", out)
        assert said.code == 2 and f"{out} {refused}" in said.err and "Traceback" not in said.err
    assert terminal(*asked, "0", "--out", "course").code == 0
    curve, weights = tmp_path / "course" / "curve.jsonl", tmp_path / "course" / "weights-0.f32"
    kept = weights.read_bytes()
    weights.unlink()
    said = terminal(*asked, "1", "--out", "course")
    assert said.code == 2 and f"weights-0.f32 {damaged}" in said.err
    weights.write_bytes(kept)
    curve.write_text("[]\n")
    said = terminal(*asked, "1", "--out", "course")
    assert said.code == 2 and f"curve.jsonl {damaged}" in said.err


def test_help_in_both_languages(terminal: Terminal) -> None:
    for language in ("en", "fr"):
        said = terminal("train", "--lang", language, "--help")
        assert said.code == 0 and "cli-" not in said.out and "--iterations" in said.out
