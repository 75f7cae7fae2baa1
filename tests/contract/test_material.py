"""Every game brings its rulebooks, golden playthroughs, perft counts and a test for each clause.

Records of finished matches: tests/records.
"""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

import seaboard
from tests.golden import Golden
from tests.walks import numbered_games, spell, tables

TESTS = Path(__file__).parents[1]
HOUSE = Path(seaboard.__file__).parent
LANGUAGES = ["en", "fr"]


@pytest.mark.parametrize("name", seaboard.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_one_anchor_for_each_clause_in_order(name: str, language: str) -> None:
    text = seaboard.game(name).text_file("rulebook", f"{language}.md")
    assert text is not None
    assert re.findall(r'<a id="(\w+)"></a>', text) == list(seaboard.game(name).clauses)


@pytest.mark.parametrize("name", seaboard.games())
def test_every_clause_has_a_test(name: str) -> None:
    shown = set()
    for file in (TESTS / "games" / name.replace("-", "_")).rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "clause":
                        shown |= {ast.literal_eval(argument) for argument in mark.args}
    clauses = set(seaboard.game(name).clauses)
    without = sorted(clauses - shown, key=lambda clause: int(clause[1:]))
    assert not without, f"clauses without a test: {', '.join(without)}"
    assert shown <= clauses, f"no such clauses: {shown - clauses}"


@pytest.mark.parametrize("case", tables(), ids=spell)
def test_there_is_a_golden_playthrough(case: tuple[str, int]) -> None:
    writers = f"tests/playthroughs tests/games/{case[0].replace('-', '_')}"
    there_is(TESTS / "playthroughs" / f"{spell(case)}.txt", writers)


@pytest.mark.parametrize("name", numbered_games())
def test_there_are_perft_counts(name: str) -> None:
    """Rows of positions are chosen by hand; `counts` may begin as zeros, which the command replaces."""
    path = TESTS / "perft" / f"{name}.json"
    there_is(path, "tests/perft")
    assert json.loads(path.read_text("utf-8"))


def there_is(path: Path, writers: str) -> None:
    """Fail with the command that writes a missing golden file."""
    if not path.is_file():
        Golden(writers, rewrite=False).fail(path, "is missing")


@pytest.mark.parametrize("name", seaboard.games())
def test_the_facts_are_complete(name: str) -> None:
    game = seaboard.game(name)
    assert game.name == name and game is seaboard.game(name)
    assert game.title and game.rules_version and game.minutes > 0
    assert len(game.seats) > 0 and len(set(game.clauses)) == len(game.clauses)
    assert game.new(seed=1).players in game.seats
