"""docs/adding-a-game.md builds the example: its blocks are the files, and its first match is played."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

from .beside import EXAMPLE, ROOT, run

BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
TOLD_ELSEWHERE = {"sea_connect_four/words/fr.ftl", "sea_connect_four/rulebook/fr.md"}  # the same in French


def blocks() -> dict[str, list[str]]:
    """The lines of every file of the tutorial, without empty ones."""
    found: dict[str, list[str]] = defaultdict(list)
    for name, text in BLOCK.findall((ROOT / "docs" / "adding-a-game.md").read_text("utf-8")):
        found[name] += [line for line in text.splitlines() if line.strip()]
    return dict(found)


FILES = sorted(
    path.relative_to(EXAMPLE).as_posix()
    for path in EXAMPLE.rglob("*")
    if path.is_file() and "__pycache__" not in path.parts
)


@pytest.mark.parametrize("file", [file for file in FILES if file not in TOLD_ELSEWHERE])
def test_the_blocks_of_a_file_are_the_file(file: str) -> None:
    lines = (EXAMPLE / file).read_text("utf-8").splitlines()
    assert blocks()[file] == [line for line in lines if line.strip()]


def test_there_is_no_file_that_the_example_does_not_have() -> None:
    assert set(blocks()) - {"first_match.py", "what it prints"} == set(FILES) - TOLD_ELSEWHERE


@pytest.mark.jit_only
def test_the_first_match_goes_as_it_says(site: Path) -> None:
    done = run("-c", "\n".join(blocks()["first_match.py"]), beside=site)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == blocks()["what it prints"]
