"""The machine code in a wheel: opened as it is, on every Python; what does not fit or is broken is told."""

from __future__ import annotations

import json
import re
import shutil
import sys
import zipfile
from pathlib import Path

import pytest

from seaboard.kernel import library
from seaboard.kernel.building import needs, targets

from .environments import ROOT, build_wheel, empty_environment, other_pythons, play, run

GAMES = {"fish_and_chips", "icecool", "oh_crab", "urchins"}
HERE = [target.name for target in targets.TARGETS if target.is_here]
QUICK = ("urchins",)  # bearable as Python, too
INSTALL = "pip install 'seaboard[rules]'"
INSTALLED = "seaboard[rules] is installed"
PAGE = "src/seaboard/server/page"


@pytest.fixture(scope="module")
def unpacked(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of libraries as it is in the wheel."""
    place = tmp_path_factory.mktemp("unpacked")
    zipfile.ZipFile(wheel).extractall(place)
    return place / "seaboard" / "libraries"


@pytest.fixture
def copy(python: Path, tmp_path: Path) -> Path:
    """A copy of the installed package, to be spoilt; PYTHONPATH puts it before the real one."""
    (installed,) = python.parent.parent.glob("**/site-packages/seaboard")
    shutil.copytree(installed, tmp_path / "copy" / "seaboard")
    return tmp_path / "copy"


def libraries(copy: Path, home: str) -> list[Path]:
    """Of one game, the best last."""
    return sorted((copy / "seaboard" / "libraries").glob(f"{home}-*/*.so"))


def rewrite(file: Path, **changes: str) -> None:
    """Let the note beside a library say something else."""
    about = file.with_name(library.ABOUT)
    about.write_text(json.dumps(json.loads(about.read_text()) | changes))


# ------------------------------------------------------------------ what is inside


def test_every_game_is_there_in_every_level_of_the_machine(unpacked: Path) -> None:
    found = {path.parent.name.rpartition("-")[0] for path in unpacked.glob("*/*.so")}
    assert found == {f"{home}-{name}" for home in GAMES for name in HERE}


def test_the_name_promises_what_the_libraries_need(wheel: Path, unpacked: Path) -> None:
    needed = [needs.needs_of(file) for file in unpacked.glob("*/*.so")]
    assert wheel.name.endswith(f"-py3-none-{max(needed, key=lambda need: need.oldest).tag}.whl")
    for need in needed:
        need.check()
        assert set(need.symbols) <= {
            "exp",
            "log",
            "memcpy",
            "memmove",
            "memset",
            "dyld_stub_binder",
            "bzero",
            "__bzero",
        }


def test_the_wheel_asks_for_no_compiler(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
    asked = re.findall("^Requires-Dist: (.*)$", archive.read(name).decode(), re.MULTILINE)
    compilers = [line for line in asked if line.startswith(("numba", "llvmlite"))]
    assert len(compilers) == 2 and all("extra == 'rules'" in line for line in compilers)


# ------------------------------------------------------------------ played


def test_every_game_is_played_by_the_best_library_inside(python: Path, tmp_path: Path) -> None:
    told, warnings = play(python, tmp_path)
    assert "site-packages" in told["package"] and told["compilers"] == [] and warnings == ""
    best = library.levels()[0]
    for home in GAMES:
        assert f"site-packages/seaboard/libraries/{home}-{sys.platform}-{best}" in told["libraries"][home]
    assert not (tmp_path / "cache").exists()
    print(f"{told['seconds']} s")


@pytest.mark.slow
@pytest.mark.parametrize("other", other_pythons())
def test_another_python_opens_the_same_libraries(
    python: Path, wheel: Path, other: str, tmp_path: Path
) -> None:
    first, _ = play(python, tmp_path)
    told, warnings = play(empty_environment(tmp_path, wheel, other), tmp_path)
    assert told["python"] != first["python"] and warnings == ""
    assert told["digests"] == first["digests"]
    assert [Path(path).parent.name for path in told["libraries"].values()] == [
        Path(path).parent.name for path in first["libraries"].values()
    ]


@pytest.mark.slow
def test_machine_code_and_python_play_the_same(python: Path, tmp_path: Path) -> None:
    compiled, _ = play(python, tmp_path, 20)
    interpreted, _ = play(python, tmp_path, 20, SEABOARD_RULES="interpreted")
    assert interpreted["libraries"] == {} and interpreted["digests"] == compiled["digests"]


# ------------------------------------------------------------------ what does not fit


@pytest.mark.slow
def test_a_processor_of_the_lowest_level_gets_the_library_for_it(
    python: Path, copy: Path, tmp_path: Path
) -> None:
    first, _ = play(python, tmp_path)
    lowest = next(target for target in targets.TARGETS if target.is_here)
    lower = f"from seaboard.kernel import library\nlibrary.levels = lambda: ({lowest.level!r},)\n"
    (copy / "sitecustomize.py").write_text(lower)
    told, warnings = play(python, tmp_path, PYTHONPATH=str(copy))
    assert all(f"-{lowest.name}-" in path for path in told["libraries"].values()) and warnings == ""
    assert len(told["libraries"]) == len(GAMES) and told["digests"] == first["digests"]


@pytest.mark.slow
def test_a_damaged_library_is_told_and_the_next_best_taken(python: Path, copy: Path, tmp_path: Path) -> None:
    *others, best = libraries(copy, "urchins")
    best.write_bytes(best.read_bytes()[:-100])
    told, warnings = play(python, tmp_path, 5, *QUICK, PYTHONPATH=str(copy))
    if library.levels()[0] in best.parent.name:  # or else it was not to be opened anyway
        assert "it is damaged" in warnings and str(best.parent) in warnings
    if others:
        assert told["libraries"]["urchins"] == str(others[-1])


@pytest.mark.slow
def test_if_all_are_damaged_rules_run_as_python_and_say_what_to_install(
    python: Path, copy: Path, tmp_path: Path
) -> None:
    expected, _ = play(python, tmp_path, 5, *QUICK)
    for file in libraries(copy, "urchins"):
        file.write_bytes(b"")
    told, warnings = play(python, tmp_path, 5, *QUICK, PYTHONPATH=str(copy))
    assert told["libraries"] == {"urchins": None} and INSTALL in warnings
    assert told["digests"] == expected["digests"]


@pytest.mark.slow
def test_a_wheel_for_another_kind_of_machine_runs_as_python(python: Path, copy: Path, tmp_path: Path) -> None:
    for file in libraries(copy, "urchins"):
        rewrite(file, machine="riscv64", level="")
    told, warnings = play(python, tmp_path, 5, *QUICK, PYTHONPATH=str(copy))
    assert told["libraries"] == {"urchins": None} and INSTALL in warnings and "damaged" not in warnings


@pytest.mark.slow
def test_a_library_that_the_system_refuses_is_no_crash(python: Path, copy: Path, tmp_path: Path) -> None:
    """The note beside it claims to fit, but it is for another kind of machine."""
    for file in libraries(copy, "urchins"):
        foreign = bytearray(file.read_bytes())
        foreign[18] ^= 0xFF  # the machine, in the header of Linux's format
        foreign[4] ^= 0xFF  # the kind of processor, in the header of macOS's; 32 or 64 bits in Linux's
        file.write_bytes(foreign)
        rewrite(file, code=library.digest_of(file.parent, [file.name]))
    told, warnings = play(python, tmp_path, 5, *QUICK, PYTHONPATH=str(copy))
    assert told["libraries"] == {"urchins": None}
    assert "cannot be opened" in warnings and INSTALL in warnings


@pytest.mark.slow
def test_rules_that_were_edited_after_installation_are_not_ignored(
    python: Path, copy: Path, tmp_path: Path
) -> None:
    with (copy / "seaboard" / "games" / "urchins" / "rules" / "__init__.py").open("a") as rules:
        rules.write("# edited\n")
    told, warnings = play(python, tmp_path, 5, *QUICK, PYTHONPATH=str(copy))
    assert told["libraries"] == {"urchins": None} and INSTALL in warnings


# ------------------------------------------------------------------ without machine code


@pytest.mark.slow
def test_a_wheel_for_any_machine_has_none(tmp_path: Path) -> None:
    found, said = build_wheel(tmp_path, machines="any")
    assert is_for_any(found) and INSTALLED not in said


@pytest.mark.slow
def test_without_numba_a_wheel_is_built_from_the_sdist_for_any_machine(tmp_path: Path) -> None:
    run(sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", tmp_path, ROOT, cwd=tmp_path)
    (archive,) = tmp_path.glob("*.tar.gz")
    shutil.unpack_archive(archive, tmp_path)
    sources = tmp_path / archive.name.removesuffix(".tar.gz")
    shutil.copytree(ROOT / PAGE, sources / PAGE)  # Node is not what this is about
    (tmp_path / "numba.py").write_text("raise ModuleNotFoundError(name='numba')")
    found, said = build_wheel(tmp_path, sources=sources, PYTHONPATH=str(tmp_path))
    assert is_for_any(found) and "numba is not installed" in said and INSTALLED in said


@pytest.mark.slow
def test_a_wheel_that_was_asked_for_by_name_is_built_or_refused(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="linux-riscv64 is none of linux-x86_64"):
        build_wheel(tmp_path, machines="linux-riscv64")


def is_for_any(wheel: Path) -> bool:
    inside = [name for name in zipfile.ZipFile(wheel).namelist() if "/libraries/" in name]
    return wheel.name.endswith("-py3-none-any.whl") and not inside
