"""What import-linter's contracts in pyproject.toml cannot say."""

from __future__ import annotations

import ast
from itertools import permutations
from pathlib import Path

import grimp
import pytest

import seaboard

HOME = Path(seaboard.__file__).parent
FOLDERS = sorted(path.parent.name for path in (HOME / "games").glob("*/__init__.py"))


@pytest.fixture(scope="module")
def imports() -> grimp.ImportGraph:
    return grimp.build_graph("seaboard", include_external_packages=True, cache_dir=None)


def test_one_folder_owns_numba(imports: grimp.ImportGraph) -> None:
    owners = imports.find_modules_that_directly_import("numba")
    assert owners and all(name.startswith("seaboard.kernel.building.") for name in owners)


def test_nobody_below_the_server_tosses_a_global_coin() -> None:
    """A `random.Random` that a caller hands over is fine; the functions of the module share one state."""
    for floor in ("kernel", "match", "bots", "games", "analysis"):
        for path in (HOME / floor).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                used = ast.unparse(node) if isinstance(node, ast.Attribute) else ""
                coin = used.startswith(("np.random.", "random.")) and not used.startswith("random.Random")
                assert not coin, f"{path}: {used}"
                if isinstance(node, ast.ImportFrom) and node.module == "random":
                    assert [name.name for name in node.names] == ["Random"], path


def test_no_game_knows_another(imports: grimp.ImportGraph) -> None:
    games = [f"seaboard.games.{folder}" for folder in FOLDERS]
    for one, other in permutations(games, 2):
        assert not imports.find_shortest_chains(one, other, as_packages=True)


@pytest.mark.parametrize("folder", FOLDERS)
def test_nobody_outside_a_games_folder_imports_from_it(imports: grimp.ImportGraph, folder: str) -> None:
    """Games are asked for by name (`match/shelf.py`), so that one from outside is as good as any."""
    home = f"seaboard.games.{folder}"
    inside = {home, *imports.find_descendants(home)}
    outside = {
        importer for module in inside for importer in imports.find_modules_that_directly_import(module)
    } - inside
    assert not outside


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_games_folder_is_imported_in_any_spelling(folder: str) -> None:
    """`seaboard.games()` must not stand in the way of `import seaboard.games.urchins.facts as facts`."""
    scope: dict[str, object] = {}
    exec(f"import seaboard.games.{folder}.facts as one\nimport seaboard.games.{folder}.facts", scope)
    assert scope["one"] is getattr(seaboard.games, folder).facts
    assert folder.replace("_", "-") in seaboard.games()
