"""One word, one meaning: docs/glossary.md is short, and what it forbids is gone."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GLOSSARY = ROOT / "docs" / "glossary.md"
MOST_WORDS = 44

Found = Iterator[tuple[int, str]]  # a line, and what stands there

BELOW = ("kernel", "match", "bots", "games", "warm.py", "analysis")
RULES = ("kernel", "games/*/rules", "games/*/rules.py", "games/oh_crab/pack", "games/oh_crab/position")


# ------------------------------------------------------------------ what a text is made of


def names(source: str) -> Found:
    """Every name in a Python source, with its line."""
    for node in ast.walk(ast.parse(source)):
        line = getattr(node, "lineno", 0)
        match node:
            case ast.Name(id=name) | ast.arg(arg=name) | ast.Attribute(attr=name):
                yield line, name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield line, name
            case ast.keyword(arg=str(name)):
                yield node.value.lineno, name
            case ast.alias():
                yield line, node.asname or node.name


def defined(source: str) -> Found:
    """Every class and function that a Python source defines, with its line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.lineno, node.name


def prose(source: str) -> Found:
    """Every line of comments and docstrings in a Python source; what stands in backticks is code."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                for offset, line in enumerate(str(first.value.value).splitlines()):
                    yield first.lineno + offset, re.sub(r"`[^`]*`", "``", line)


def lines(source: str) -> Found:
    """Every line of a text."""
    yield from enumerate(source.splitlines(), 1)


def comments(source: str) -> Found:
    """Every line of a TypeScript or Svelte source that is a comment, or ends with one."""
    inside = False
    for number, line in enumerate(source.splitlines(), 1):
        begins = re.search(r"/\*|<!--|(?<!:)//", line)
        if inside or begins:
            yield number, line if inside or begins is None else line[begins.start() :]
        inside = (inside or bool(re.search(r"/\*|<!--", line))) and not re.search(r"\*/|-->", line)


# ------------------------------------------------------------------ what is forbidden


@dataclass(frozen=True)
class Forbidden:
    """A word, or a use of it, that must not stand in some files."""

    what: str
    folders: tuple[str, ...]
    suffixes: tuple[str, ...]
    read: Callable[[str], Found]
    pattern: str
    wrong: str  # a text that must be found
    right: str  # and one that must not
    but: tuple[str, ...] = ()  # files that may: generated ones, or those that explain the word

    def files(self) -> list[Path]:
        roots = [path for folder in self.folders for path in ROOT.glob(folder)]
        found = {file for root in roots for file in ([root] if root.is_file() else root.rglob("*"))}
        allowed = {path for pattern in self.but for path in ROOT.glob(pattern)}
        return sorted(path for path in found - allowed if path.suffix in self.suffixes)

    def places(self, source: str) -> Found:
        for line, text in _read(self.read, source):
            if hit := re.search(self.pattern, text):
                yield line, hit.group()


@cache
def _read(read: Callable[[str], Found], source: str) -> list[tuple[int, str]]:
    """What `read` finds; several checks read the same files."""
    return list(read(source))


def src(*folders: str) -> tuple[str, ...]:
    return tuple(f"src/seaboard/{folder}" for folder in folders)


def a_word(word: str) -> str:
    """A word as a part of a name: `state`, `old_state`, `OldState`, `STATES`; not `stateless`."""
    small, large, all_large = word, word.capitalize(), word.upper()
    return (
        rf"(?:(?<![a-z]){small}|(?<![A-Z]){large}|(?<![A-Z]){all_large})(?:s|S)?(?![a-zA-Z])|{large}(?=[A-Z])"
    )


PY, PAGE, TEXT = (".py",), (".ts", ".svelte"), (".md",)
ROW = r"(?i)\b(?:blank|flat|numpy|zeroed|array of|arrays of|class of its|field of a) records?\b"

FORBIDDEN = (
    Forbidden(
        "record, in a name of the rules",
        src(*RULES),
        PY,
        names,
        rf"{a_word('record')}",
        "def only(records): pass",
        "def recorded(row): pass",
        # NumPy and numba call classes of their own so.
        but=("src/seaboard/kernel/layout.py", "src/seaboard/kernel/building/front.py"),
    ),
    Forbidden(
        "record, in what is said about the rules",
        src(*RULES),
        PY,
        prose,
        r"(?i)\brecords?\b",
        '"""The record of a round."""',
        '"""A position as an `np.record`."""',
    ),
    Forbidden(
        "record for a position",
        ("docs", "README.md", "CONTRIBUTING.md", *src("match", "bots", "games", "server", "terminal")),
        (*PY, *TEXT),
        lines,
        ROW,
        "options into a blank record",
        "a record of the match as text",
    ),
    Forbidden(
        "state, in a name below the server",
        src(*BELOW, "terminal", "words", "cli.py"),
        PY,
        names,
        rf"{a_word('state')}",
        "old_state = match.state",
        "stateless = estate = restate = 0",
    ),
    Forbidden(
        "state, in what is said below the server",
        src(*BELOW, "terminal", "words", "cli.py"),
        PY,
        prose,
        r"(?i)\bstates?\b",
        "x = 1  # the state before the move",
        '"""A game is stateless."""',
    ),
    Forbidden(
        "Event for a card of Oh Crab!, in Python",
        src("games/oh_crab"),
        PY,
        prose,
        r"(?<=[a-z,(] )Events?\b(?! cards?)",
        '"""Is this Event in force?"""',
        '"""Events of a move: is this event card in force?"""',
    ),
    Forbidden(
        "Event for a card of Oh Crab!, on the page",
        ("web/src/games/oh-crab",),
        PAGE,
        comments,
        r"(?<=[a-z,(] )Events?\b(?! cards?)",
        "/** The Event in force. */",
        "/** The event card in force, and the events of a move. */",
    ),
    Forbidden(
        "room, in a name of the server",
        src("server"),
        PY,
        names,
        rf"{a_word('room')}",
        "room = practice_of(game)",
        "classroom = roomy = practice",
    ),
    Forbidden(
        "room for a place on the server",
        src("server"),
        PY,
        prose,
        r"(?i)\b(?:the|a|an|this|each|every|practice|game's) rooms?\b",
        '"""A game\'s practice room."""',
        "x = 1  # no room is left on the disk",
    ),
    Forbidden(
        "room for a table, on the page's wire",
        ("web/src/wire",),
        (".ts",),
        comments,
        r"(?i)\b(?:the|a|this|each) rooms?\b",
        "/** The room is not open before. */",
        "/** Where there is no more room the oldest is forgotten. */",
        but=("web/src/wire/types.ts",),
    ),
    Forbidden(
        "names of another time",
        src("."),
        PY,
        names,
        r"^(?:Deed|DiscreteGame|Played|chronicle|state_at|(?:pack_)?tale)$",
        "class DiscreteGame: pass",
        "played = told = here_at = 1",
    ),
    Forbidden(
        "names of another time, in what is written",
        ("docs", "README.md", "CONTRIBUTING.md"),
        TEXT,
        lines,
        r"\bDiscreteGame\b|\bstate_at\b|\bmatch\.state\b|\bgames[./](?:base|discrete|errors|match)\b|\bpack_tale\b",
        "`match.state_at(number)`",
        "`match.here_at(number)`",
        but=("docs/glossary.md",),
    ),
    Forbidden(
        "names that say nothing",
        src("."),
        PY,
        defined,
        r"(?i)(?:^|_|(?<=[a-z]))(?:data|info|manager|utils?|helpers?|misc)$",
        "class TableManager: pass",
        "data: str = manager.info",
    ),
)


@pytest.mark.parametrize("check", FORBIDDEN, ids=lambda check: check.what)
def test_a_forbidden_use_is_gone(check: Forbidden) -> None:
    files = check.files()
    assert files, "nothing was read"
    found = [
        f"{path.relative_to(ROOT)}:{line}: {hit}"
        for path in files
        for line, hit in check.places(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(["docs/glossary.md has another word for it:", *found])


@pytest.mark.parametrize("check", FORBIDDEN, ids=lambda check: check.what)
def test_a_forbidden_use_would_be_found(check: Forbidden) -> None:
    assert list(check.places(check.wrong))
    assert not list(check.places(check.right))


def test_the_glossary_is_short_and_in_order() -> None:
    table = GLOSSARY.read_text(encoding="utf-8").split("\n## ")[0]
    words = [row.split("|")[1].strip() for row in table.splitlines() if row.startswith("| ")][2:]
    assert len(words) <= MOST_WORDS
    assert words == sorted(set(words))
