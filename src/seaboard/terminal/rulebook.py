"""`seaboard rules`: a rulebook, or one clause of it."""

from __future__ import annotations

from typing import Any

from seaboard.match.game import Game
from seaboard.words import ENGLISH, Words

from . import markdown, screen
from .mistakes import Mistake


def rulebook(game: Game[Any], language: str) -> str:
    """The text of a rulebook; in English where a language has none."""
    for name in (language, ENGLISH):
        if (text := game.text_file("rulebook", f"{name}.md")) is not None:
            return text
    raise Mistake("cli-no-rulebook", game=game.title)


def shown(game: Game[Any], clause: str | None, words: Words) -> str:
    """The rulebook for this terminal, or the clause asked for."""
    text = rulebook(game, words.language)
    if clause is not None:
        found = markdown.clause(text, clause)
        if found is None:
            names = markdown.clauses(text)
            raise Mistake("cli-no-clause", clause=clause, game=game.title, first=names[0], last=names[-1])
        text = found
    return markdown.render(text, screen.width(), screen.bold)
