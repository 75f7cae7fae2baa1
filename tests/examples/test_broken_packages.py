"""A package that cannot be loaded is told kindly, and the other games stay playable."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import seaboard as here
from tests.kernel.processes import answer

from .beside import PACKAGE, enter, run, seaboard

NAME = "leviathan"
BROKEN = {
    "no module": ("no_such_module", {}, "ModuleNotFoundError: No module named 'no_such_module'"),
    "no game in it": (NAME, {NAME: "sea = 1"}, "AttributeError: module 'leviathan' has no attribute 'GAME'"),
    "something else": (f"{NAME}:sea", {NAME: "sea = 1"}, "TypeError: sea is no Game"),
    "a mistake in it": (NAME, {NAME: "depth = 1 / 0"}, "ZeroDivisionError: division by zero"),
    "another name": (NAME, {NAME: "from seaboard.games.urchins import GAME"}, "its own name is 'urchins'"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_it_is_named_with_the_reason_and_all_others_are_there(tmp_path: Path, case: str) -> None:
    value, modules, reason = BROKEN[case]
    enter(tmp_path, NAME, value, **modules)
    said = seaboard("games", beside=tmp_path, SEABOARD_RULES="interpreted")
    assert all(name in said for name in here.games())
    *_, last = said.splitlines()
    assert last.startswith(f"the game “{NAME}” of the package ") and reason in last


def test_who_asks_for_it_is_told_in_a_sentence(tmp_path: Path) -> None:
    enter(tmp_path, NAME, "no_such_module")
    for words in (("play", NAME), ("rules", NAME, "--lang", "fr")):
        done = run("-m", "seaboard", *words, beside=tmp_path, SEABOARD_RULES="interpreted")
        assert done.returncode == 2 and done.stderr.startswith("seaboard: ")
        assert "no_such_module" in done.stderr and "Traceback" not in done.stderr


def test_bots_and_warm_up_do_without_it(tmp_path: Path) -> None:
    enter(tmp_path, NAME, "no_such_module")
    code = """
import json, seaboard
from seaboard import warm
match = seaboard.game("urchins").new(seed=1)
told = [seaboard.bot("plankton").choose(match) in match.moves()]
told.append([game.name for game in warm._all_that_load()])
try:
    seaboard.bot("nobody")
except seaboard.UnknownBot as error:
    told.append(str(error))
print(json.dumps(told))
"""
    plays, loaded, unknown = answer(code, tmp_path, SEABOARD_RULES="interpreted")
    assert plays and loaded == here.games() and "orca" in unknown


def test_a_name_that_is_taken_stays_with_who_had_it(tmp_path: Path) -> None:
    enter(tmp_path, "urchins", "leviathan", leviathan="GAME = None")
    done = run("-m", "seaboard", "rules", "urchins", "U1", beside=tmp_path, SEABOARD_RULES="interpreted")
    assert done.returncode == 0 and done.stdout.startswith("U1 ")
    assert "leviathan: another game is called 'urchins' already" in done.stderr


ROOMS = {
    "import nothing_there": "ModuleNotFoundError: No module named 'nothing_there'",
    "depth = 1": "AttributeError: module 'sea_connect_four.bots' has no attribute 'PLAYERS'",
}


@pytest.mark.parametrize("source", ROOMS)
def test_a_game_whose_bots_cannot_be_loaded_takes_no_other_game_with_it(tmp_path: Path, source: str) -> None:
    shutil.copytree(PACKAGE, tmp_path / PACKAGE.name)
    (tmp_path / PACKAGE.name / "bots.py").write_text(source)
    enter(tmp_path, "connect-four", PACKAGE.name)
    said = seaboard("games", beside=tmp_path, SEABOARD_RULES="interpreted")
    assert all(name in said for name in here.games()) and said.rstrip().endswith(ROOMS[source])
    code = """
import json, logging, seaboard
from seaboard.server.shelf import playable
from seaboard.server.web.shelf import game_facts
logging.disable()
print(json.dumps([[game_facts(game).name for game in playable()], seaboard.bot("seal").name]))
"""
    assert answer(code, tmp_path, SEABOARD_RULES="interpreted") == [here.games(), "seal"]


def test_a_telling_that_cannot_be_loaded_is_told_in_a_sentence(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / PACKAGE.name)
    (tmp_path / PACKAGE.name / "telling.py").write_text("depth = 1 / 0")
    enter(tmp_path, "connect-four", PACKAGE.name)
    done = run("-m", "seaboard", "play", "connect-four", beside=tmp_path, SEABOARD_RULES="interpreted")
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert done.stderr.rstrip().endswith("ZeroDivisionError: division by zero")
