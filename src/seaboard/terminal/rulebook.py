"""`seaboard rules`: a rulebook, or one clause of it."""

from __future__ import annotations

from typing import Any

from seaboard.match.game import Game
from seaboard.text import rulebook
from seaboard.words import Words

from . import markdown, screen
from .mistakes import Mistake


def shown(game: Game[Any], clause: str | None, words: Words) -> str:
    """The rulebook for this terminal, or the clause asked for."""
    text = rulebook.written(game, words.language)
    if text is None:
        raise Mistake("cli-no-rulebook", game=game.title)
    if clause is not None:
        found = rulebook.clause(text, clause)
        if found is None:
            names = rulebook.clauses(text)
            raise Mistake("cli-no-clause", clause=clause, game=game.title, first=names[0], last=names[-1])
        text = found
    return markdown.render(text, screen.width(), screen.bold)
