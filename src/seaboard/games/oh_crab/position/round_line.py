"""A round in one line, to read and to check: `5 k=R | R >FAST3 m+ s-R1^+ | O z keep=O2` (section 14)."""

from __future__ import annotations

from collections.abc import Sequence

from seaboard.games.oh_crab.events import (
    Added,
    Event,
    Exchanged,
    Kept,
    KnockedOver,
    Lost,
    Moved,
    Paid,
    Rested,
    Shell,
    Stood,
    Took,
    TurnEnded,
    Used,
)
from seaboard.games.oh_crab.names import LETTERS
from seaboard.games.oh_crab.position.write import OUTSIDE_TURNS
from seaboard.games.oh_crab.seats import letter
from seaboard.games.oh_crab.tale import tell
from seaboard.match.game import Position

ARROWS = {"N": "^", "NE": "/", "NW": "\\", "S": "v", "SE": ">", "SW": "<"}
SOURCES = {
    "main": "m",
    "upper": "u",
    "lower": "l",
    "special": "s",
    "main2": "M",
    "upper2": "U",
    "lower2": "L",
    "special2": "S",
    "cook": "k",
    "cut": "r",
    "claw": "w",
    **{f"T{number}": f"t{number}" for number in range(4, 10)},
}

WRITTEN = (Added, Rested, Kept, Took, Used, Paid, Moved, KnockedOver, Stood, Shell, Lost, Exchanged)

Step = tuple[Position, str, Position]  # before, move, after


def round_line(steps: Sequence[Step]) -> str:
    """The line of the decisions of one round."""
    first = steps[0][0]
    turns: list[list[str]] = []
    turn: list[str] | None = None
    for before, move, after in steps:
        outside = before[0].phase in OUTSIDE_TURNS
        turn, here = (None, after) if outside else (turn, before)
        for event in tell(before, move, after, None, everything=True):
            if isinstance(event, TurnEnded):
                turn, here = None, after  # a forced Rest may already open the next turn
            elif isinstance(event, WRITTEN) and event.clause != "O12":  # start spaces belong to no turn
                if turn is None:
                    turn = [LETTERS[here[0].crab]]
                    turns.append(turn)
                _write(turn, event, turn[0])
    parts = [
        f"{first[0].round_number} k={letter(first, first[0].cook)}",
        *(" ".join(words) for words in turns),
    ]
    return " | ".join(parts)


def _write(words: list[str], event: Event, crab: str) -> None:
    """Add an event to the words of a turn; most are signs behind the action they belong to."""
    if isinstance(event, Added):
        words.append((">" if event.side == "right" else "<") + event.card)
    elif isinstance(event, Rested):
        words.append("z")
    elif isinstance(event, Kept):
        words.append(f"keep={event.card}")
    elif isinstance(event, Took):
        words.append(f"take={event.pile}")
    elif isinstance(event, Used):
        words.append(SOURCES.get(event.source, event.source))
    elif isinstance(event, Exchanged):
        words.append(f"x-{event.card}")
    else:
        words[-1] = _signed(words[-1], event, crab)


def _signed(word: str, event: Event, crab: str) -> str:
    if isinstance(event, Paid):
        return f"{word}-{event.card}"
    if isinstance(event, Lost):
        return f"{word}{'?' if event.at_random else '-'}{event.card}"
    if isinstance(event, Shell):
        return word + "+" * event.n if event.crab in (None, crab) else f"{word}{'+' * event.n}{event.crab}"
    if isinstance(event, Stood):
        return f"{word}="
    if isinstance(event, KnockedOver):
        return f"{word}*" if event.crab == crab else word
    if isinstance(event, Moved):
        way = "~" if event.how == "hop" else ARROWS.get(event.direction or "", "")
        way = way * 2 if event.how == "jump" else way
        sea = "#" if event.cell == "sea" else ""
        if event.how == "push":
            # The seaward end moves first, and the chain is written from the pusher on.
            chain = f"{event.crab}{way}{sea}"
            return f"{word[:-1].replace('[', '[' + chain, 1)}]" if word.endswith("]") else f"{word}[{chain}]"
        if event.crab != crab:
            return f"{word}:{event.crab}{'' if event.how == 'swap' else way}{sea}"
        if event.how == "swap":
            return word + sea
        if event.how == "current":
            return f"{word} c{way}{sea}"
        # A push is told before the pusher's own step, and written behind it.
        head, bracket, chain = word.partition("[")
        return f"{head}{way}{sea}{bracket}{chain}"
    return word
