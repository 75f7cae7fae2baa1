"""Every language says everything."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import seaboard
from seaboard.match.errors import BadPosition
from seaboard.terminal.mistakes import sentence
from seaboard.words import LANGUAGES, Words, spoken, text_of


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's name
        self.names.add(node.id.name)


def sentences(language: str, name: str) -> dict[str, set[str]]:
    """Every message of a file with the variables it uses."""
    text = text_of(language, name)
    assert text is not None, f"{language}/{name}.ftl is missing"
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


NAMES = sorted(path.name.removesuffix(".ftl") for path in files("seaboard.words").joinpath("en").iterdir())


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_same_sentences_with_the_same_variables(language: str, name: str) -> None:
    assert sentences(language, name) == sentences("en", name)


def test_the_terminal_uses_exactly_the_sentences_there_are() -> None:
    home = Path(seaboard.__file__).parent
    folders = [*(home / "terminal").rglob("*.py"), *(home / "text").rglob("*.py")]
    speaking = [home / "cli.py", home / "match" / "telling.py", *folders]
    code = "".join(path.read_text() for path in speaking)
    used = set(re.findall(r'"(cli-[a-z-]+)"', code))
    built = {key for key in sentences("en", "cli") if re.match(r"cli-(help|column|storage)-", key)}
    assert used | built == set(sentences("en", "cli"))


def test_no_name_is_in_two_files_that_are_read_together() -> None:
    for game in seaboard.games():
        if text_of("en", game) is not None:
            assert not sentences("en", "cli").keys() & sentences("en", game).keys()
    assert not sentences("en", "cli").keys() & sentences("en", "shell").keys()


def test_the_language_of_the_environment() -> None:
    assert spoken({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert spoken({"LANG": "de_DE"}) == "en"
    assert spoken({"LC_ALL": "C", "LANG": "fr_FR"}) == "en"
    assert spoken({"LC_ALL": "", "LANG": "fr"}) == "fr"
    assert spoken({}) == "en"


def test_every_storage_complaint_has_a_sentence() -> None:
    from seaboard.server.store.protocol import SENTENCES

    assert {f"cli-storage-{reason}" for reason in SENTENCES} <= sentences("en", "cli").keys()


def test_a_parameter_that_is_a_kind_of_text_is_said() -> None:
    words = Words("en", "cli")
    assert words.say("cli-by-clause", why="No.", clause=seaboard.Clause("F14")) == "No. (rule F14)"
    assert words.say("no-such-sentence") == "no-such-sentence"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_position_is_told(language: str) -> None:
    wrong = BadPosition("shells", "7", "three numbers", ("cook", "Z", "a crab"))
    told = sentence(wrong, Words(language, "cli")).splitlines()
    assert [part in line for line, part in zip(told, ("shells", "cook"), strict=True)] == [True, True]


@pytest.mark.parametrize(
    ("language", "iterations", "begins"),
    [
        ("en", 1, "1 iteration is done. "),
        ("en", 2, "2 iterations are done. "),
        ("fr", 1, "1 itération est faite. "),
        ("fr", 2, "2 itérations sont faites. "),
    ],
)
def test_one_iteration_is_one(language: str, iterations: int, begins: str) -> None:
    said = Words(language, "cli").say("cli-train-done", iterations=iterations, path="here")
    assert said.startswith(begins)
