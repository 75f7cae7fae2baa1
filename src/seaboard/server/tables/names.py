"""Names of people: anything readable, nothing that breaks a line or turns the text around."""

from __future__ import annotations

import unicodedata

LONGEST = 24
JOINERS = "\u200c\u200d"  # some scripts and most family emoji need them
UNPRINTABLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


class BadName(ValueError):
    """A name that is too long, or of which nothing readable is left."""

    def __init__(self, name: str) -> None:
        super().__init__(f"a name has 1 to {LONGEST} characters")
        self.length = len(name)


def clean(name: str) -> str:
    """The name as it is shown."""
    spaced = " ".join(name.split())
    return unicodedata.normalize("NFC", "".join(filter(readable, spaced))).strip(" " + JOINERS)


def readable(character: str) -> bool:
    """Whether a character may stand in a name."""
    return character in JOINERS or unicodedata.category(character) not in UNPRINTABLE


def name_of(text: str) -> str:
    """A clean name, or BadName."""
    name = clean(text)
    if not 1 <= len(name) <= LONGEST:
        raise BadName(name)
    return name


def name_or_none(text: str) -> str:
    """A clean name, or "" for somebody who gave none; the page has a word for that."""
    return name_of(text) if text.strip() else ""
