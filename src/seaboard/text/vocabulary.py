"""The sentences that a game's text is made of."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from seaboard.match.game import Game
from seaboard.words import Words


@lru_cache(maxsize=32)  # reading a game's sentences takes longer than a match in them
def vocabulary(game: Game[Any], language: str = "en") -> Words:
    """The words of the house and of a game, in a language."""
    words = Words(language, "cli", "shell", "text")
    words.add_text(game.text_file("words", f"{language}.ftl"))
    return words
