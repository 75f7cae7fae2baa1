"""The examples in README and docs are run, and what they point to is there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")
NAMED = re.compile(r"`([^`]+)` in \[[^\]]+\]\(([^)\s]+)\)")  # `a name` in [a file](its path)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_do_what_they_say(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert not failed


def test_readme_and_api_have_examples() -> None:
    for page in (ROOT / "README.md", ROOT / "docs" / "api.md"):
        assert ">>> " in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert not [to for to in LINK.findall(text) if not (page.parent / to).exists()]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_is_said_to_be_in_a_file_is_there(page: Path) -> None:
    for code, to in NAMED.findall(page.read_text(encoding="utf-8")):
        source = "".join((page.parent / to).read_text(encoding="utf-8").split())
        parts = ["".join(part.split()).strip(")") for part in code.split("…")]
        assert all(part in source for part in parts), f"{code} in {to}"


def test_the_architecture_tells_where_a_captured_fish_is_told() -> None:
    assert len(NAMED.findall((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"))) >= 7


@pytest.mark.parametrize("picture", sorted((ROOT / "docs" / "pictures").glob("*.svg")), ids=lambda p: p.name)
def test_a_drawing_suits_both_themes_and_fetches_nothing(picture: Path) -> None:
    drawn = picture.read_text(encoding="utf-8")
    ElementTree.fromstring(drawn)
    assert "prefers-color-scheme: dark" in drawn and "<title" in drawn and "<desc" in drawn
    assert not re.search(r"@import|@font-face|url\(|href=|<script", drawn)


def test_make_says_what_its_targets_do() -> None:
    """`make` lists the targets that have a `##`; those that people are told to use must have one."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    listed = set(re.findall(r"^([a-z-]+):.*## \S", text, re.MULTILINE))
    pages = [page for page in PAGES if page.parent.name != "decisions"]
    told = {
        name for page in pages for name in re.findall(r"`make ([a-z-]+)", page.read_text(encoding="utf-8"))
    }
    assert told <= listed
