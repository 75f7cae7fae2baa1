"""The sentences of players that read text: all there, and none about a page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import seaboard
from seaboard.words import LANGUAGES
from tests.cli.test_words import sentences

# What is done to a page, and what a page does: nothing that a reader of text can see.
PAGE = re.compile(
    r"(?i)\b(tap|taps|click|clicks|drag|button|framed|highlighted|screen|cliqu\w*|bouton|encadré\w*|écran)\b"
)
REFUSAL = re.compile(r"(?m)^(why-[a-z-]+(?<!-title)) =(.*(?:\n[ \t]+.*|\n *\})*)")


def test_exactly_the_sentences_there_are() -> None:
    home = Path(seaboard.__file__).parent
    code = "".join(path.read_text() for floor in ("text", "mcp") for path in (home / floor).rglob("*.py"))
    used = set(re.findall(r'["\'](text-[a-z-]+)["\']', code))
    built = {key for key in sentences("en", "text") if re.match(r"text-(tool|arg)-", key)}
    assert used | built == set(sentences("en", "text"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", seaboard.games())
def test_no_refusal_speaks_of_the_page(game: str, language: str) -> None:
    text = seaboard.game(game).text_file("words", f"{language}.ftl") or ""
    refusals = REFUSAL.findall(text)
    assert len(refusals) > 15
    assert not [name for name, said in refusals if PAGE.search(said)]
