"""Point 3: a stale cache is impossible, and old ones go."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from seaboard.kernel import cache

from .processes import answer

POND = "seaboard.games.pond"
CALLER = """\
from seaboard.kernel.kit import rule
from .callee import weight


@rule
def twice(x):
    return 2 * weight(x)
"""
CALLEE = """\
from seaboard.kernel.kit import rule


@rule
def weight(x):
    return x + {constant}
"""
ASK = """
import json
from {package}.caller import twice
from seaboard.kernel.kit import config
print(json.dumps([int(twice(1)), sum(twice.stats.cache_hits.values()), config.CACHE_DIR]))
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the kernel with a small game whose rule calls a rule of another file, here and outside."""
    package = tmp_path / "seaboard"
    shutil.copytree(Path(cache.__file__).parent, package / "kernel")
    pond = package / "games" / "pond"
    pond.mkdir(parents=True)
    for folder in (package, package / "games", pond):
        (folder / "__init__.py").touch()
    (pond / "caller.py").write_text(CALLER)
    (pond / "callee.py").write_text(CALLEE.format(constant=10))
    rules = tmp_path / "lake" / "rules"
    rules.mkdir(parents=True)
    for folder in (rules, rules.parent):
        (folder / "__init__.py").touch()
    (rules / "caller.py").write_text(CALLER.replace(".callee", "lake.water"))
    (rules.parent / "water.py").write_text(CALLEE.format(constant=10))
    return tmp_path


def ask(house: Path, package: str = POND, **environment: str) -> tuple[int, int, str]:
    code = ASK.replace("{package}", package)
    result, hits, where = answer(code, house, SEABOARD_CACHE_DIR=str(house / "cache"), **environment)
    return result, hits, where


@pytest.mark.jit_only
@pytest.mark.parametrize("package", [POND, "lake.rules"])
def test_an_edited_callee_in_another_file_is_seen(house: Path, package: str) -> None:
    """In a game of the house, and in a package from outside."""
    first = ask(house, package)
    again = ask(house, package)
    assert first[:2] == (22, 0)
    assert again[:2] == (22, 1)  # loaded, not compiled
    callee = house / POND.replace(".", "/") / "callee.py" if package == POND else house / "lake" / "water.py"
    kept = callee.stat()
    callee.write_text(CALLEE.format(constant=20))
    os.utime(callee, ns=(kept.st_atime_ns, kept.st_mtime_ns))  # numba would look at times and sizes only
    edited = ask(house, package)
    assert edited[0] == 42
    assert edited[2] != first[2]


@pytest.mark.jit_only
def test_flags_have_caches_of_their_own(house: Path) -> None:
    places = [ask(house, NUMBA_BOUNDSCHECK=check)[2] for check in ("0", "1")]
    places.append(ask(house, NUMBA_BOUNDSCHECK="0", NUMBA_OPT="1")[2])
    assert len(set(places)) == 3


def test_the_name_depends_on_sources_versions_and_flags(tmp_path: Path) -> None:
    one, two = tmp_path / "one.py", tmp_path / "two.py"
    one.write_text("a = 1")
    two.write_text("b = 1")
    name = cache.fingerprint([one, two], ("0.61", True))
    assert cache.fingerprint([one, two], ("0.61", True)) == name
    assert cache.fingerprint([one, two], ("0.62", True)) != name
    assert cache.fingerprint([one, two], ("0.61", False)) != name
    assert cache.fingerprint([one], ("0.61", True)) != name
    two.write_text("b = 2")
    assert cache.fingerprint([one, two], ("0.61", True)) != name


def test_a_game_depends_on_its_own_folder_and_the_kernel() -> None:
    package = cache.PACKAGE
    game = package / "games" / "fish_and_chips"
    assert cache.home_of(game / "rules.py") == "fish_and_chips"
    assert cache.home_of(package / "kernel" / "chance.py") == "kernel"
    assert game / "board.py" in cache.sources("fish_and_chips")
    assert package / "kernel" / "kit.py" in cache.sources("fish_and_chips")
    assert game / "board.py" not in cache.sources("kernel")


def test_a_game_from_outside_depends_on_all_of_its_package(tmp_path: Path) -> None:
    rules, board, alone = (
        tmp_path / "lake" / "rules" / "deal.py",
        tmp_path / "lake" / "board.py",
        tmp_path / "nim.py",
    )
    rules.parent.mkdir(parents=True)
    for file in (rules, board, alone, rules.parent / "__init__.py", board.parent / "__init__.py"):
        file.touch()
    home = cache.home_of(rules)
    assert home == cache.home_of(board) == str(tmp_path / "lake")
    assert {rules, board, cache.PACKAGE / "kernel" / "kit.py"} <= set(cache.sources(home))
    assert alone not in cache.sources(home)
    assert cache.home_of(alone) == str(alone) and alone in cache.sources(str(alone))
    assert board not in cache.sources(str(alone))


def aged(path: Path, days: float) -> Path:
    path.mkdir(parents=True)
    (path / "kernel.nbi").write_text("compiled")
    then = path.stat().st_mtime - days * cache.A_DAY
    os.utime(path, (then, then))
    return path


def test_old_caches_of_the_same_home_are_removed_and_young_ones_stay(tmp_path: Path) -> None:
    current = aged(tmp_path / "pond-now", 0)
    old = [aged(tmp_path / f"pond-{days}", days) for days in range(2, 9)]
    other = aged(tmp_path / "lake-old", 99)
    cache.prune(current, kept=4)
    assert [path.exists() for path in old] == [True] * 4 + [False] * 3
    assert current.exists() and other.exists()


def test_a_cache_used_within_a_day_stays_however_many_there_are(tmp_path: Path) -> None:
    current = aged(tmp_path / "pond-now", 0)
    young = [aged(tmp_path / f"pond-{n}", n / 100) for n in range(10)]
    cache.prune(current, kept=2)
    assert all(path.exists() for path in young)


def test_the_cache_is_where_the_environment_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEABOARD_CACHE_DIR", str(tmp_path))
    found = cache.directory.__wrapped__("kernel", ("a key",))
    assert found.parent == tmp_path / "kernels" and found.is_dir()
    assert found.name.startswith("kernel-")


def test_a_place_that_cannot_be_written_stops_no_import(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("SEABOARD_CACHE_DIR", str(tmp_path / "file"))
    assert cache.directory.__wrapped__("kernel", ("a key",)).name.startswith("kernel-")
