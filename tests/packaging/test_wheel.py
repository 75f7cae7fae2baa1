"""The wheel, as somebody gets it who has nothing but Python."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MOVES = """
import seaboard
assert "site-packages" in seaboard.__file__, seaboard.__file__
match = seaboard.game("fish-and-chips").new(players=2, seed=7)
for _ in range(20):
    match.play(seaboard.bot("herring").choose(match, match.to_move[0]), match.to_move[0])
assert seaboard.load(match.record).position == match.position
print(match)
"""


def run(*command: str | Path, cwd: Path) -> str:
    """What a command says; a failure shows all of it."""
    clean = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))
    }
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env={**clean, "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the sources here; `make test` has built the page before."""
    out = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", out, ROOT, cwd=out)
    (found,) = out.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what it asks for, in the versions of the lock file."""
    home = tmp_path_factory.mktemp("empty")
    run(sys.executable, "-m", "venv", home / "venv", cwd=home)
    found = home / "venv" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    lock = (ROOT / "requirements" / "play.txt").read_text(encoding="utf-8")
    pins = [
        line.rstrip(" \\") for line in lock.splitlines() if "==" in line and not line.startswith((" ", "#"))
    ]
    (home / "pins.txt").write_text("\n".join(pins))
    run(found, "-m", "pip", "install", "--quiet", "--constraint", home / "pins.txt", wheel, cwd=home)
    return found


def test_page_words_rulebooks_and_licence_are_inside(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for wanted in (
        "seaboard/server/page/index.html",
        "seaboard/words/en/cli.ftl",
        "seaboard/games/fish_and_chips/words/fr.ftl",
        "seaboard/games/fish_and_chips/rulebook/en.md",
        "seaboard/games/fish_and_chips/rulebook/fr.md",
    ):
        assert wanted in names
    assert any(name.startswith("seaboard/server/page/assets/") and name.endswith(".js") for name in names)
    assert any(name.endswith("licenses/LICENSE") for name in names)


def test_nothing_but_the_package_is_inside(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"seaboard"}
    assert not [
        name for name in zipfile.ZipFile(wheel).namelist() if "__pycache__" in name or ".test." in name
    ]


def test_moves_can_be_played(python: Path, tmp_path: Path) -> None:
    assert "a b c d e f" in " ".join(run(python, "-c", MOVES, cwd=tmp_path).split())


def test_the_command_is_there(python: Path, tmp_path: Path) -> None:
    command = python.with_name("seaboard")
    assert "fish-and-chips" in run(command, "games", cwd=tmp_path)
    assert run(command, "rules", "fish-and-chips", "F14", "--lang", "fr", cwd=tmp_path).startswith("F14")
    assert run(command, "--version", cwd=tmp_path).startswith("seaboard ")
    assert "seaboard" in run(python, "-m", "seaboard", "--version", cwd=tmp_path)


def test_the_server_answers_with_the_page(python: Path, tmp_path: Path) -> None:
    serve = [
        python,
        "-m",
        "seaboard",
        "serve",
        "--port",
        "0",
        "--no-browser",
        "--data",
        tmp_path / "db.sqlite3",
    ]
    ask = "import sys, urllib.request as u; print(u.urlopen(sys.argv[1]).read().decode())"
    with subprocess.Popen(
        [str(word) for word in serve], cwd=tmp_path, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
            page = run(python, "-c", ask, address, cwd=tmp_path)
            assert "<script" in page
        finally:
            server.terminate()
