"""`seaboard replay`: a record, move by move."""

from __future__ import annotations

from seaboard.match.match import Match
from seaboard.text.telling import told
from seaboard.words import Words

from . import screen
from .mistakes import number


def replay(match: Match, step: str | None, words: Words) -> None:
    """Step through with Enter where a person watches; print all of it where nobody does."""
    last = len(match.history)
    at = 0 if step is None else number(step, "--step", 0, last)
    print(title(match, words))
    if not screen.is_watched():
        for here in range(at, last + 1):
            show(match, here, words)
        return
    show(match, at, words)
    while (answer := input(words.say("cli-step", at=at, last=last)).strip().lower()) != "q":
        if answer in ("", "b"):
            following = at + (1 if answer == "" else -1)
            if not 0 <= following <= last:
                print(words.say("cli-step-end" if answer == "" else "cli-step-start"))
                continue
            at = following
            show(match, at, words)
        else:
            print(words.say("cli-step-help"))


def title(match: Match, words: Words) -> str:
    """What was played, and how it ended."""
    result = match.game.result(match.here, match.over)
    options = " ".join(f"{name}={value}" for name, value in match.options.items())
    said = words.say("cli-record", game=match.game.title, players=match.players, moves=len(match.history))
    return "\n".join(filter(None, [screen.bold(said), options, words.say("cli-result", result=result)]))


def show(match: Match, at: int, words: Words) -> None:
    """The position after so many moves, and the move that led there."""
    print()
    if at:
        print(f"{at}. {told(match, at - 1, None, words)}")
    print(match.game.board(match.here_at(at)))
