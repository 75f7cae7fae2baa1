"""What a rulebook says, as it is written: a clause, the rules in short, how moves are written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from seaboard.match.game import Game
from seaboard.words import ENGLISH

ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
POSITION = re.compile(r"(?m)^```board .*$")  # what a drawing shows, for the page to draw it
TYPED = re.compile(r'<span class="typed">|</span>')  # round what explains letters, where the page draws
SECTION = "## "


@lru_cache(maxsize=32)
def written(game: Game[Any], language: str) -> str | None:
    """The rulebook in a language, in English where it has none in that; None where there is none at all."""
    texts = (game.text_file("rulebook", f"{name}.md") for name in (language, ENGLISH))
    return next((text for text in texts if text is not None), None)


def blocks(text: str) -> Iterator[list[str]]:
    """Groups of lines between empty ones; a fenced block stays whole."""
    found: list[str] = []
    fenced = False
    for line in text.splitlines():
        if line.startswith("```"):
            fenced = not fenced
        if line.strip() or fenced:
            found.append(line)
        elif found:
            yield found
            found = []
    if found:
        yield found


def clause(text: str, name: str) -> str | None:
    """One clause with what belongs to it, up to the next clause or heading; None if there is none."""
    taken: list[str] = []
    for block in blocks(text):
        anchor = ANCHOR.match(block[0])
        if taken and (anchor or block[0].startswith("#")):
            break
        if taken or (anchor and anchor[1].lower() == name.lower()):
            taken += [*block, ""]
    return "\n".join(taken).rstrip() or None


def clauses(text: str) -> list[str]:
    """The names of all clauses, in order."""
    return ANCHOR.findall(text)


def in_short(text: str) -> str:
    """The numbered sentences with which every rulebook begins: enough for a first game."""
    first = sections(text)[0]
    return next(("\n".join(block) for block in first if block[0].startswith("1.")), "")


def notation(text: str) -> str:
    """The first table of the last section, which says how moves are written; "" where it has none."""
    last = sections(text)[-1]
    return next(("\n".join(block) for block in last if block[0].startswith("|")), "")


def sections(text: str) -> list[list[list[str]]]:
    """The blocks of each section, without its heading."""
    found: list[list[list[str]]] = []
    for block in blocks(text):
        if block[0].startswith(SECTION):
            found.append([])
        elif found:
            found[-1].append(block)
    return found or [[]]


def plain(text: str) -> str:
    """A part of a rulebook without what only the page needs: anchors, marks, positions of drawings."""
    return POSITION.sub("```", TYPED.sub("", ANCHOR.sub("", text)))
