"""A library that does not fit is never opened, a missing one is built; without any, rules run as Python."""

from __future__ import annotations

import json
import os
import platform
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from seaboard.kernel import entries, kit, library, making
from seaboard.kernel.building import sources
from tests.walks import marked_slow

from .processes import answer

POND = "seaboard.games.pond"
CALLER = """\
from __future__ import annotations
from seaboard.kernel.kit import entry
from .callee import weight


@ENTRY
def twice(x: int) -> int:
    return 2 * weight(x)
""".replace("ENTRY", "entry")  # here it would be taken for an entry of this package
CALLEE = """\
import json
from pathlib import Path
from seaboard.kernel.kit import rule

TABLE = json.loads(Path(__file__).with_name("table.json").read_text())


@rule
def weight(x):
    return x + {constant} + EXTRA

EXTRA = TABLE["extra"]
"""
ASK = """
import json, logging
said = []
class Heard(logging.Handler):
    def emit(self, record):
        said.append(record.getMessage())
logging.getLogger("seaboard.rules").addHandler(Heard())
BEFORE
from PACKAGE.caller import twice
from seaboard.kernel.library import fitting
found = int(twice(1))
place = next(fitting(twice.home, CHECKED), None)
print(json.dumps([found, place and place.name, said]))
"""
Answered = tuple[int, str | None, list[str]]  # what the rule says, the library that fits, warnings


@pytest.fixture(scope="session")
def unbuilt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the kernel with a small game whose rule calls a rule of another file, here and outside."""
    home = tmp_path_factory.mktemp("unbuilt")
    package = home / "seaboard"
    shutil.copytree(Path(library.__file__).parent, package / "kernel", ignore=shutil.ignore_patterns("*.pyc"))
    pond, lake = package / "games" / "pond", home / "lake"
    for folder in (pond, lake):
        folder.mkdir(parents=True)
        (folder / "caller.py").write_text(CALLER)
        (folder / "callee.py").write_text(CALLEE.format(constant=9))
        (folder / "table.json").write_text('{"extra": 1}')
    for folder in (package, package / "games", pond, lake):
        (folder / "__init__.py").touch()
    return home


@pytest.fixture(scope="session")
def built(unbuilt: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same with the game's library, which took a second to build."""
    home = tmp_path_factory.mktemp("built") / "house"
    shutil.copytree(unbuilt, home)
    if not kit.INTERPRETED:
        assert ask(home)[0] == 22
    return home


@pytest.fixture
def house(built: Path, tmp_path: Path) -> Path:
    """A copy of a test's own, with a library that fits."""
    shutil.copytree(built, tmp_path, dirs_exist_ok=True)
    return tmp_path


@pytest.fixture
def empty_house(unbuilt: Path, tmp_path: Path) -> Path:
    """A copy of a test's own, without a library."""
    shutil.copytree(unbuilt, tmp_path, dirs_exist_ok=True)
    return tmp_path


def ask(house: Path, package: str = POND, before: str = "", **environment: str) -> Answered:
    # No bytecode: Python would not see an edit that keeps size and time.
    rules = {"SEABOARD_RULES": "library", "PYTHONDONTWRITEBYTECODE": "1", **environment}
    code = ASK.replace("PACKAGE", package).replace("BEFORE", before)
    code = code.replace("CHECKED", str(rules["SEABOARD_RULES"] == "checked"))
    found, place, said = answer(code, house, **{"SEABOARD_CACHE_DIR": str(house / "cache"), **rules})
    return found, place, said


def libraries(house: Path) -> list[Path]:
    return sorted(path for path in (house / "cache" / "rules").glob("*-*") if path.is_dir())


@pytest.mark.jit_only
@pytest.mark.parametrize("package", marked_slow([POND, "lake"], quick=["lake"]))
def test_an_edited_callee_in_another_file_is_seen(house: Path, package: str) -> None:
    """In a game of the house, and in a package from outside; an edit that keeps size and time, too."""
    first = ask(house, package)
    assert first[0] == 22 and first[1] and first[2] == []
    (built,) = [path for path in libraries(house) if path.name == first[1]]
    kept = built.stat().st_mtime_ns
    assert ask(house, package) == first and built.stat().st_mtime_ns == kept  # opened, not built
    callee = house / package.replace(".", "/") / "callee.py"
    was = callee.stat()
    callee.write_text(CALLEE.format(constant=8))
    os.utime(callee, ns=(was.st_atime_ns, was.st_mtime_ns))
    edited = ask(house, package)
    assert edited[0] == 20 and edited[1] not in (None, first[1])


@pytest.mark.jit_only
def test_a_second_clone_shares_a_library_only_while_its_sources_are_the_same(house: Path) -> None:
    cache, clone = {"SEABOARD_CACHE_DIR": str(house / "cache")}, house / "clone"
    (house / "clone").mkdir()
    shutil.copytree(house / "seaboard", clone / "seaboard")
    first = ask(house)
    without_numba = "import sys; sys.modules['numba'] = None"
    assert ask(clone, before=without_numba, **cache) == first and not first[2]  # nothing was built
    (clone / "seaboard" / "games" / "pond" / "callee.py").write_text(CALLEE.format(constant=5))
    found, place, said = ask(clone, before=without_numba, **cache)
    assert (found, place) == (14, None) and "run as Python" in said[0]  # not the first clone's
    assert ask(house, before=without_numba) == first


@pytest.mark.jit_only
def test_an_edited_table_is_seen(house: Path) -> None:
    first = ask(house)
    (house / "seaboard" / "games" / "pond" / "table.json").write_text('{"extra": 5}')
    assert (first[0], ask(house)[0]) == (22, 30)


@pytest.mark.jit_only
def test_a_new_file_with_entries_is_seen(house: Path) -> None:
    _, before, _ = ask(house)
    new = house / "seaboard" / "games" / "pond" / "newcomer.py"
    new.write_text(CALLER.replace("twice", "thrice").replace("2 *", "3 *"))
    also = "from seaboard.games.pond.newcomer import thrice"
    found, place, said = ask(house, before=also)
    assert (found, said) == (22, []) and place not in (None, before)
    assert ask(house, before=f"{also}; said.append(str(thrice(1)))")[2] == ["33"]


@pytest.mark.jit_only
def test_bounds_checks_have_a_library_of_their_own(house: Path) -> None:
    assert ask(house)[:2] != ask(house, SEABOARD_RULES="checked")[:2]
    assert len(libraries(house)) == 2


OVERSTEPPING = """\
import numpy as np
from seaboard.kernel.kit import rule

WEIGHTS = np.array([1, 2, 3])


@rule
def weight(x):
    return WEIGHTS[x + 2]
"""


@pytest.mark.jit_only
def test_what_is_kept_of_a_rule_without_bounds_checks_does_not_serve_one_with_them(empty_house: Path) -> None:
    # As in the real package, numba is imported before the builder makes its settings.
    (empty_house / "seaboard" / "__init__.py").write_text("from .kernel import kit\n")
    (empty_house / "seaboard" / "games" / "pond" / "callee.py").write_text(OVERSTEPPING)
    ask(empty_house)
    with pytest.raises(AssertionError, match="overstepped a bound"):
        ask(empty_house, SEABOARD_RULES="checked")


@pytest.mark.jit_only
def test_two_processes_build_it_once(empty_house: Path) -> None:
    with ThreadPoolExecutor(2) as both:
        first, second = both.map(lambda _: ask(empty_house), range(2))
    assert first == second and first[0] == 22
    assert len(libraries(empty_house)) == 1


@pytest.mark.jit_only
@pytest.mark.parametrize("damage", marked_slow(["cut", "empty", "text"], quick=["cut"]))
def test_a_damaged_library_is_built_anew(house: Path, damage: str) -> None:
    assert ask(house)[0] == 22
    (file,) = libraries(house)[0].glob("*.so")
    whole = file.read_bytes()
    file.write_bytes({"cut": whole[: len(whole) // 3], "empty": b"", "text": b"no library" * 99}[damage])
    found, _, said = ask(house)
    assert found == 22 and len(said) == 1 and "cannot be opened" in said[0]
    assert file.read_bytes() == whole and ask(house)[2] == []


@pytest.mark.jit_only
def test_a_damaged_library_of_the_package_is_passed_over(house: Path) -> None:
    """One is built instead, and found from then on; the package itself is left as it is."""
    assert ask(house)[0] == 22
    (built,) = libraries(house)
    shipped = house / "seaboard" / "libraries" / built.name
    shutil.copytree(built, shipped)
    shutil.rmtree(built)
    assert ask(house)[0] == 22 and libraries(house) == []  # as it was shipped
    (file,) = shipped.glob("*.so")
    file.write_bytes(b"")
    found, _, said = ask(house)
    assert found == 22 and len(said) == 1 and "it is damaged" in said[0] and str(shipped) in said[0]
    assert libraries(house) == [built]
    assert ask(house)[0] == 22 and file.read_bytes() == b""


@pytest.mark.parametrize(
    "wrong",
    [
        {"machine": "riscv64"},
        {"system": "amiga"},
        {"level": "x86-64-v9"},
        {"format": library.FORMAT + 1},
        {"digest": "0" * 32},
        {"files": ["gone.py"]},
        {"files": ["gone.py"], "digest": ""},
    ],
    ids=lambda wrong: "-".join(wrong),
)
def test_a_foreign_library_is_not_opened(tmp_path: Path, wrong: dict[str, object]) -> None:
    (tmp_path / "rules.py").write_text("RULE = 1")
    home = str(tmp_path / "rules.py")
    files = ("rules.py",)
    about = library.About(
        sys.platform,
        platform.machine(),
        library.levels()[0],
        False,
        files,
        library.digest_of(tmp_path, files),
    )
    about.write(tmp_path)
    read = library.About.read(tmp_path)
    assert read == about and read.fits(home, False) and not read.fits(home, True)
    changed = json.loads((tmp_path / library.ABOUT).read_text()) | wrong
    (tmp_path / library.ABOUT).write_text(json.dumps(changed))
    foreign = library.About.read(tmp_path)
    assert foreign is None or not foreign.fits(home, False)


@pytest.mark.parametrize("text", ["", "no json", "[]", '{"files": 3}', '{"unknown": 1, "files": []}'])
def test_what_lies_beside_a_library_may_be_anything(tmp_path: Path, text: str) -> None:
    (tmp_path / library.ABOUT).write_text(text)
    assert library.About.read(tmp_path) is None
    assert library.About.read(tmp_path / "nowhere") is None


@pytest.mark.jit_only
def test_a_processor_of_a_lower_level_gets_a_library_of_its_own(house: Path) -> None:
    lower = "from seaboard.kernel import library; library.levels = lambda: ('x86-64-v2',)\n"
    lower += "from seaboard.kernel import making; making.levels = library.levels"
    first, second = ask(house), ask(house, before=lower)
    assert first[0] == second[0] == 22 and second[1] is not None and "x86-64-v2" in second[1]


@pytest.mark.jit_only
def test_without_a_place_to_keep_it_the_library_is_built_all_the_same(empty_house: Path) -> None:
    (empty_house / "file").write_text("no folder")
    found, place, said = ask(empty_house, SEABOARD_CACHE_DIR=str(empty_house / "file"))
    assert (found, place, said) == (22, None, [])


def test_without_a_compiler_rules_run_as_python_and_say_what_to_install(empty_house: Path) -> None:
    without = "import sys; sys.modules['numba'] = None; import importlib.util\n"
    without += "find = importlib.util.find_spec\n"
    without += "importlib.util.find_spec = lambda name, *more: None if name == 'numba' else find(name, *more)"
    found, place, said = ask(empty_house, before=without)
    assert (found, place) == (22, None)
    assert len(said) == 1 and "seaboard[rules]" in said[0]


@pytest.mark.jit_only
def test_without_a_linker_rules_run_as_python_and_say_what_to_install(empty_house: Path) -> None:
    (empty_house / "sitecustomize.py").write_text("import sys; sys.modules['ziglang'] = None")
    found, place, said = ask(empty_house, PATH=str(empty_house), CC="")
    assert (found, place) == (22, None)
    assert len(said) == 1 and "C compiler" in said[0]


def test_a_home_is_a_game_the_kernel_or_the_outermost_package(tmp_path: Path) -> None:
    game = entries.PACKAGE / "games" / "fish_and_chips"
    assert entries.home_of(game / "rules" / "deal.py") == "fish_and_chips"
    assert entries.home_of(entries.PACKAGE / "kernel" / "chance.py") == "kernel"
    inner, alone = tmp_path / "lake" / "rules" / "deal.py", tmp_path / "nim.py"
    inner.parent.mkdir(parents=True)
    for file in (inner, alone, inner.parent / "__init__.py", tmp_path / "lake" / "__init__.py"):
        file.touch()
    assert entries.home_of(inner) == str(tmp_path / "lake")
    assert entries.home_of(alone) == str(alone)


def test_old_libraries_of_the_same_home_are_removed(tmp_path: Path) -> None:
    current = tmp_path / "pond-now"
    others = [tmp_path / f"pond-{age}" for age in range(7)]
    for age, path in enumerate((current, tmp_path / "lake-old", *others)):
        path.mkdir()
        os.utime(path, (1e9 - age, 1e9 - age))
    making.prune(current)
    assert [path.exists() for path in others] == [True] * making.KEPT + [False] * (7 - making.KEPT)
    assert current.exists() and (tmp_path / "lake-old").exists()


def test_data_that_rules_read_counts_and_what_python_writes_itself_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A `.pyc` has another name while it is written, and is gone afterwards."""
    written = tmp_path / "__pycache__" / "caller.cpython-311.pyc.139719665251168"
    opened = {tmp_path / "table.json", tmp_path / "caller.py", written, tmp_path.parent / "elsewhere.json"}
    monkeypatch.setattr(sources, "opened", opened)
    assert sources.files_of([], tmp_path, tmp_path) == ["table.json"]
