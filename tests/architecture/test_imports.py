"""What import-linter's contracts in pyproject.toml cannot say."""

from __future__ import annotations

import ast
from itertools import permutations
from pathlib import Path

import grimp
import pytest

import seaboard
from seaboard.games import FOLDERS


@pytest.fixture(scope="module")
def imports() -> grimp.ImportGraph:
    return grimp.build_graph("seaboard", include_external_packages=True, cache_dir=None)


def test_one_module_owns_numba(imports: grimp.ImportGraph) -> None:
    assert imports.find_modules_that_directly_import("numba") == {"seaboard.kernel.kit"}


def test_nobody_below_the_server_tosses_a_global_coin() -> None:
    """A `random.Random` that a caller hands over is fine; the functions of the module share one state."""
    home = Path(seaboard.__file__).parent
    for room in ("kernel", "games", "bots"):
        for path in (home / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                used = ast.unparse(node) if isinstance(node, ast.Attribute) else ""
                coin = used.startswith(("np.random.", "random.")) and not used.startswith("random.Random")
                assert not coin, f"{path}: {used}"
                if isinstance(node, ast.ImportFrom) and node.module == "random":
                    assert [name.name for name in node.names] == ["Random"], path


def test_no_game_knows_another(imports: grimp.ImportGraph) -> None:
    games = [f"seaboard.games.{folder}" for folder in FOLDERS.values()]
    for one, other in permutations(games, 2):
        assert not imports.find_shortest_chains(one, other, as_packages=True)


def test_what_all_games_share_names_no_game(imports: grimp.ImportGraph) -> None:
    shared = imports.find_children("seaboard.games") - {f"seaboard.games.{f}" for f in FOLDERS.values()}
    for module in shared:
        for folder in FOLDERS.values():
            assert not imports.direct_import_exists(
                importer=module, imported=f"seaboard.games.{folder}", as_packages=True
            )


@pytest.mark.parametrize("folder", FOLDERS.values())
def test_a_games_folder_is_imported_in_any_spelling(folder: str) -> None:
    """`seaboard.games()` must not stand in the way of `import seaboard.games.urchins.facts as facts`."""
    scope: dict[str, object] = {}
    exec(f"import seaboard.games.{folder}.facts as one\nimport seaboard.games.{folder}.facts", scope)
    assert scope["one"] is getattr(seaboard.games, folder).facts
    assert seaboard.games() == sorted(FOLDERS)
