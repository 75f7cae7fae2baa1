"""What a stranger has to know before the first move: the rules in short, the notation, the board, the answer.

The rules are those of the rulebook, word by word: its first section, and the clauses that a game names.
"""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from seaboard.match.game import Game
from seaboard.match.match import Match
from seaboard.match.options import write
from seaboard.match.telling import telling_of
from seaboard.words import Words

from . import rulebook


@runtime_checkable
class Legible(Protocol):
    """A game whose moves cannot be understood without some more clauses of its rulebook."""

    clauses: tuple[str, ...]  # of its notation, and of what else a stranger meets at once


def legend(match: Match, seat: int, words: Words) -> str:
    """All that does not change in a match, for one seat."""
    text = rulebook.written(match.game, words.language)
    parts = [_who(match, seat, words), *_options(match, words)]
    if text is not None:
        parts += _headed(words.say("text-rules"), rulebook.in_short(text))
        parts += _headed(words.say("text-notation"), _notation(match.game, text))
    if words.has("legend-board"):
        parts += _headed(words.say("text-board"), words.say("legend-board"))
    return "\n\n".join([*parts, *_headed(words.say("text-answering"), _answering(text, words))])


def _who(match: Match, seat: int, words: Words) -> str:
    tell, view = telling_of(match.game), match.view(seat)
    names = [tell.seat(view, each, words) for each in range(match.players)]
    said = "text-you-alone" if match.players == 1 else "text-you"
    return words.say(said, game=match.game.title, name=names[seat], names=", ".join(names))


def _options(match: Match, words: Words) -> list[str]:
    """The choices of this match that are not the usual ones, each with its clause."""
    clauses = {option.name: option.clause for option in match.game.options}
    chosen = [f"{name}={write(value)} ({clauses[name]})" for name, value in match.options.items()]
    return [words.say("text-options", options=", ".join(chosen))] if chosen else []


def _notation(game: Game[Any], text: str) -> str:
    tell = telling_of(game)
    named = tell.clauses if isinstance(tell, Legible) else ()
    parts = [rulebook.clause(text, name) or "" for name in named] or [rulebook.notation(text)]
    return rulebook.plain("\n\n".join(filter(None, parts)))


def _answering(text: str | None, words: Words) -> str:
    names = rulebook.clauses(text) if text is not None else []
    asked = [words.say("text-ask", first=names[0], last=names[-1])] if names else []
    return " ".join([words.say("text-answer"), *asked])


def _headed(title: str, body: str) -> list[str]:
    return [f"## {title}", body] if body else []
