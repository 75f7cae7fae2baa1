"""Points 2, 6 and 9, read from the sources: who may import what."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import numpy as np

import seaboard
from seaboard.kernel.chance import chance
from seaboard.kernel.nodes import Node
from seaboard.match.compiled import CompiledGame
from tests.walks import walk

HOUSE = Path(seaboard.__file__).parent
FILES = sorted(HOUSE.rglob("*.py"))
ABOVE = (
    "server",
    "terminal",
    "cli.py",
    "__main__.py",
    "arena",
    "training",
    "envs",
    "league",
    "mcp",
    "machine",
)  # these may read clocks and do I/O
BELOW = [file for file in FILES if file.relative_to(HOUSE).parts[0] not in ABOVE]


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.module or ""


def importers(module: str, files: list[Path] = FILES) -> set[str]:
    return {
        file.relative_to(HOUSE).as_posix()
        for file in files
        if any(name == module or name.startswith(f"{module}.") for name in imports(file))
    }


def users(words: set[str]) -> set[str]:
    """The files whose code names one of the words."""
    found = set()
    for file in FILES:
        for node in ast.walk(parsed(file)):
            name = node.id if isinstance(node, ast.Name) else getattr(node, "attr", None)
            if name in words:
                found.add(file.relative_to(HOUSE).as_posix())
    return found


def test_only_what_builds_libraries_imports_numba() -> None:
    for module in ("numba", "llvmlite"):
        assert {Path(file).parent.as_posix() for file in importers(module)} == {"kernel/building"}


def test_rules_stand_only_where_a_library_is_made_of_them() -> None:
    """A library is made of the kernel's folder and of one game's folder, and of nothing else."""
    for path in users({"rule", "entry"}) & importers("seaboard.kernel.kit"):
        assert path.startswith(("kernel/", "games/")) and len(path.split("/")) > (path[0] == "g") + 1, path


def test_nothing_below_the_server_uses_global_randomness() -> None:
    assert importers("uuid", BELOW) == set()
    assert importers("secrets", BELOW) == {"match/match.py"}  # the seed of a match that was given none
    for file in BELOW:
        for node in ast.walk(parsed(file)):
            code = ast.unparse(node) if isinstance(node, ast.Attribute | ast.ImportFrom) else ""
            # A generator that is handed in may be named as a type; nobody uses the global one.
            allowed = code in ("random.Random", "from random import Random")
            banned = code.startswith(("random.", "from random ", "np.random", "numpy.random"))
            assert allowed or not banned, f"{file}: {code}"


def test_only_a_bots_budget_reads_a_clock_below_the_server() -> None:
    sleeping = {"kernel/making.py"}  # while another process builds the same
    assert importers("time", BELOW) == {"bots/budget.py"} | sleeping
    assert importers("datetime", BELOW) == {"puzzles/__init__.py"}  # a day that is handed in, as a type


def test_nothing_below_the_server_starts_threads_or_opens_connections() -> None:
    for module in ("multiprocessing", "asyncio", "socket"):
        assert importers(module, BELOW) == set(), module
    # A library is opened once, whoever asks first, and built by a process of its own.
    assert importers("threading", BELOW) == {"kernel/library.py", "warm.py"}
    builders = {"kernel/making.py", "kernel/building/build.py", "kernel/building/linker.py"}
    assert importers("subprocess", BELOW) == builders
    # Threads that a caller wishes for: a batch in parallel, libraries built side by side.
    assert importers("concurrent", BELOW) == {"kernel/engine.py", "warm.py"}


def test_generators_are_never_fields() -> None:
    """A planner that holds a record must not hold the future: no record has a field for chance."""
    games = map(seaboard.game, seaboard.games())
    kinds = [game.kind for game in games if isinstance(game, CompiledGame)]
    for kind in [*kinds, Node]:
        for field in np.dtype(kind).names or ():
            assert not {"rng", "seed", "chance", "random", "generator"} & set(field.split("_")), field


def test_the_same_record_with_another_generator_meets_another_future() -> None:
    met = set()
    for game in map(seaboard.game, seaboard.games()):
        for match in walk(game.new(players=game.seats[-1], seed=1), seed=1):
            for seat in match.to_move[:1]:
                move = match.moves(seat)[0]
                futures = {
                    game.take(match.standing, seat, move, chance(n)).after.position.tobytes()
                    for n in range(4)
                }
                if len(futures) > 1:
                    met.add(game.name)
    assert met


def test_batches_in_parallel_are_not_for_servers() -> None:
    for file in (HOUSE / "server").rglob("*.py"):
        assert "parallel=True" not in file.read_text("utf-8")
