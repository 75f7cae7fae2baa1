"""Every problem an HTTP request may run into has a sentence, and every sentence its problem."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import seaboard
from seaboard.server.web.app import CODES

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src/seaboard/server"
WORDS = ROOT / "src/seaboard/words"
GAMES = ROOT / "web/src/games"
PAGES_OWN = {
    "offline",
    "not-found",
    "server",
    "unknown",
    "needs-server",
    "not-prepared",
}  # the page says these without an answer of ours
WHERE = {"HttpProblem": 1, "Problem": 0}  # which argument is the code


def problems(tree: ast.AST) -> Iterator[ast.expr]:
    """The code of every problem that a file makes, also by the constructor of a class of its own."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in WHERE:
            yield node.args[WHERE[node.func.id]]
        if isinstance(node, ast.ClassDef) and "HttpProblem" in {ast.unparse(base) for base in node.bases}:
            for call in ast.walk(node):
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__":
                    yield call.args[WHERE["HttpProblem"]]


def server_codes() -> set[str]:
    """The codes as they are written; one that is worked out is a rule's reason, or of the framework's."""
    found = set(CODES.values())
    for path in SERVER.rglob("*.py"):
        for code in problems(ast.parse(path.read_text(encoding="utf-8"))):
            parts = code.args if isinstance(code, ast.Call) else [code]  # CODES.get(status, "refused")
            values = [part.value for part in parts if isinstance(part, ast.Constant)]
            found |= {value for value in values if isinstance(value, str)}
    return found


def test_codes_are_found_in_each_way_of_writing_them() -> None:
    assert {"record-hidden", "no-table", "internal", "refused", "method"} <= server_codes()


@pytest.mark.parametrize("language", sorted({path.parent.name for path in WORDS.glob("*/*.ftl")}))
def test_problems_and_their_sentences_agree(language: str) -> None:
    text = (WORDS / language / "shell.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^problem-([\w-]+) =", text, re.MULTILINE)) == server_codes() | PAGES_OWN


@pytest.mark.parametrize("name", sorted(path.parent.name for path in GAMES.glob("*/index.ts")))
def test_the_page_offers_no_record_that_would_be_refused(name: str) -> None:
    page = (GAMES / name / "index.ts").read_text(encoding="utf-8")
    assert ("secrets: true" in page) == (not seaboard.game(name).perfect_information)
