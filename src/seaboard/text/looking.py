"""Where a match stands, for one seat, in sentences: what happened, the board, whose turn it is, the moves."""

from __future__ import annotations

from seaboard.match.match import Match
from seaboard.match.telling import telling_of
from seaboard.words import Words

from .telling import offered, own, told


def look(match: Match, seat: int, words: Words, listed: bool = True) -> str:
    """All that a seat may know and needs for its decision; `listed`: with its legal moves."""
    parts = [*news(match, seat, words), str(match)]
    if match.over:
        parts.append(_own_ending(match, seat, words))
    elif seat in match.to_move:
        parts += ["\n".join([words.say("text-your-turn"), *own(match, seat, words)])]
        parts.append(_moves(match, seat, words) if listed else words.say("text-withheld"))
    else:
        parts.append(words.say("text-their-turn", names=_names(match, seat, match.to_move, words)))
    return "\n\n".join(parts)


def news(match: Match, seat: int, words: Words) -> list[str]:
    """What the last decision of a seat led to, and what others did since; nothing before the first move."""
    told_so_far = [
        _step(match, number, seat, words) for number in range(since(match, seat), len(match.history))
    ]
    lines = [f"- {line}" for line in told_so_far if line]
    return ["\n".join([words.say("text-news"), *lines])] if lines else []


def since(match: Match, seat: int) -> int:
    """The number of the seat's last decision; what the rules forced was none. 0 where it made none yet."""
    for number in range(len(match.history) - 1, -1, -1):
        step = match.history[number]
        if step.seat == seat and len(step.before.moves(seat)) > 1:
            return number
    return 0


def _step(match: Match, number: int, seat: int, words: Words) -> str:
    """A move as the seat may know it; one that shows nothing does not even show whose it was (O16)."""
    shows = match.told(number, seat) is not None or match.events(number, seat)
    return told(match, number, seat, words) if shows else ""


def _moves(match: Match, seat: int, words: Words) -> str:
    moves = match.moves(seat)
    between = "\n" if any(" " in move for move in moves) else "  "
    explained = offered(match, seat, words) or between.join(moves)
    return f"{words.say('text-moves', count=len(moves))}\n{explained}"


def ending(match: Match, watcher: int | None, words: Words) -> str:
    """How a match ended, by scores and winners."""
    tell, view = telling_of(match.game), match.view(watcher)
    scores = ", ".join(f"{tell.seat(view, s, words)} {score}" for s, score in enumerate(match.scores))
    return words.say("text-over", scores=scores, winners=_names(match, watcher, match.winners, words) or "–")


def _own_ending(match: Match, seat: int, words: Words) -> str:
    how = "won" if match.winners == (seat,) else "shared" if seat in match.winners else "lost"
    return f"{ending(match, seat, words)} {words.say('text-ending', how=how)}"


def _names(match: Match, watcher: int | None, seats: tuple[int, ...], words: Words) -> str:
    tell, view = telling_of(match.game), match.view(watcher)
    return ", ".join(tell.seat(view, each, words) for each in seats)
