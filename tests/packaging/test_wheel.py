"""The wheel, as somebody gets it who has nothing but Python."""

from __future__ import annotations

import subprocess
import time
import zipfile
from pathlib import Path

import seaboard
from tests.server.house import BOT, ME, House

from .environments import ROOT, clean, run


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
    assert {top for top in tops if not top.endswith(".dist-info")} == {"seaboard", "seaboard_verifiers"}
    assert not [
        name for name in zipfile.ZipFile(wheel).namelist() if "__pycache__" in name or ".test." in name
    ]


def test_the_command_is_there(python: Path, tmp_path: Path) -> None:
    command = python.with_name("seaboard")
    assert "fish-and-chips" in run(command, "games", cwd=tmp_path)
    assert run(command, "rules", "fish-and-chips", "F14", "--lang", "fr", cwd=tmp_path).startswith("F14")
    assert run(command, "--version", cwd=tmp_path).startswith("seaboard ")
    assert "seaboard" in run(python, "-m", "seaboard", "--version", cwd=tmp_path)


def test_what_the_readme_shows_runs_as_it_stands(python: Path, tmp_path: Path) -> None:
    """All of its lines but those that need a further package."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    before, _, after = text.partition("### Train in eight lines")
    assert "seaboard.text.play(" in after and "seaboard.vector(" in before and "pip install" in after
    (tmp_path / "readme.md").write_text(before + after.partition("```\n\n")[2], encoding="utf-8")
    run(python, "-m", "doctest", "-o", "NORMALIZE_WHITESPACE", tmp_path / "readme.md", cwd=tmp_path)


def test_the_server_has_the_page_and_a_table_of_every_game(python: Path, tmp_path: Path) -> None:
    """Nothing is compiled meanwhile: the cache of libraries stays empty."""
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
    began = time.monotonic()
    with subprocess.Popen(
        [str(word) for word in serve],
        cwd=tmp_path,
        env=clean(SEABOARD_CACHE_DIR=str(tmp_path / "cache")),
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
            host, port = address.removeprefix("http://").rstrip("/").split(":")
            house = House((host, int(port)))
            assert "<script" in house.http.get("/").text
            while house.http.get("/api/health").json()["status"] != "ready":
                time.sleep(0.05)
            print(f"ready after {time.monotonic() - began:.1f} s")
            for name in seaboard.games():
                play_a_move(house, name)
            house.close()
        finally:
            server.terminate()
    assert not list((tmp_path / "cache").rglob("*.so"))


def play_a_move(house: House, name: str) -> None:
    """Open a table with a bot, and make moves that are legal until both have moved."""
    seated = house.open(ME, BOT, game=name)
    me = house.watch(seated["table"], seated["token"])
    while {entry["seat"] for entry in me.log} != {0, 1}:
        me.move()
