"""The decisions of a match as its record lays them out: plans, a line a turn, a line a round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from seaboard.games.oh_crab import events as e
from seaboard.games.oh_crab.names import LETTERS
from seaboard.games.oh_crab.notation import letter
from seaboard.games.oh_crab.phases import AT_ONCE, OUTSIDE_TURNS
from seaboard.games.oh_crab.rules import race as r
from seaboard.match.errors import BadRecord, IllegalMove
from seaboard.match.match import Match
from seaboard.match.record import play_word, reads_as
from seaboard.match.standing import Step


def write_body(match: Match) -> str:
    """The position at the beginning, then rounds: `R:R1 O:O2` plans, words of a turn, the round's line."""
    lines = [match.position_at(0)]
    rounds = [list(steps) for _, steps in groupby(match.history, lambda step: _turn_of(step)[0])]
    for number, steps in enumerate(rounds, 1):
        lines += [" ".join(map(_word, turn)) for _, turn in groupby(steps, _turn_of)]
        if number < len(rounds) or completed(match, len(match.history) - len(steps)):
            lines.append(round_line(steps))
    return "\n".join(lines)


def _turn_of(step: Step[Any]) -> tuple[int, int, int]:
    """The round, its stage, and whose turn it is; all who decide at once have one together."""
    s = step.before.position[0]
    return int(s.round_number), int(s.stage), -1 if int(s.phase) in AT_ONCE else int(s.mover)


def _word(step: Step[Any]) -> str:
    together = _turn_of(step)[2] < 0
    return f"{letter(step.before.position, step.seat)}:{step.move}" if together else step.move


def completed(match: Match, start: int) -> bool:
    """The round of a move is over now."""
    begun = match.here_at(start)[0].round_number
    return bool(match.here[0].round_number != begun or match.here[0].phase == r.OVER)


def read_body(match: Match, lines: Sequence[tuple[int, str]]) -> None:
    """Play the decisions; the position and the round lines are recomputed and a wrong one is refused."""
    start = 0
    for line, text in lines:
        if " | " in text:
            if not text[0].isdigit():
                reads_as(text, match.position, line)
                continue
            if start >= len(match.history) or not completed(match, start):
                raise BadRecord(line, text, "no round ends here")
            reads_as(text, round_line(match.history[start:]), line)
            start = len(match.history)
            continue
        for word in text.split():
            _read_word(match, line, word)


def _read_word(match: Match, line: int, word: str) -> None:
    if match.here[0].phase not in AT_ONCE:
        play_word(match, line, word)
        return
    name, _, card = word.partition(":")
    seats = {letter(match.here, seat): seat for seat in range(match.players)}
    if name not in seats:
        raise BadRecord(line, word, "wanted a seat and its card, such as O:O2")
    try:
        match.play(card, seats[name])
    except IllegalMove as error:
        raise BadRecord(line, word, str(error)) from error


# ------------------------------------------------------------------ the round line

ARROWS = {"N": "^", "NE": "/", "NW": "\\", "S": "v", "SE": ">", "SW": "<"}
CARD_PARTS = ("main", "upper", "lower", "special")
SOURCES = {
    **{part: part[0] for part in CARD_PARTS},
    **{f"{part}2": part[0].upper() for part in CARD_PARTS},
    **{f"T{number}": f"t{number}" for number in range(4, 10)},
} | {"cook": "k", "cut": "r", "claw": "w"}
# Events that begin a word of the line; the others are signs behind the word before them.
WORDS: dict[type[Any], Callable[[Any], str]] = {
    e.Added: lambda event: (">" if event.side == "right" else "<") + event.card,
    e.Rested: lambda event: "z",
    e.Kept: lambda event: f"keep={event.card}",
    e.Took: lambda event: f"take={event.pile}",
    e.TookUnseen: lambda event: f"take={event.pile}",
    e.Used: lambda event: SOURCES.get(event.source, event.source),
    e.Exchanged: lambda event: f"x-{event.card}",
}


def round_line(steps: Sequence[Step[Any]]) -> str:
    """A round to read and to check: `5 k=R | R >FAST3 m+ s-R1^+ | O z keep=O2` (section 14)."""
    first = steps[0].before.position
    turns: list[list[str]] = []
    turn: list[str] | None = None
    event: Any
    for step in steps:
        before, after = step.before.position, step.after.position
        outside = int(before["phase"][0]) in OUTSIDE_TURNS
        turn, here = (None, after) if outside else (turn, before)
        for event in step.events:
            if isinstance(event, e.TurnEnded):
                turn, here = None, after  # a forced Rest may already open the next turn
                continue
            word = WORDS.get(type(event))
            sign = SIGNS.get(type(event)) if event.clause != "O12" else None  # start spaces belong to no turn
            if turn is None and (word or sign):
                turn = [LETTERS[here["crab"][0]]]
                turns.append(turn)
            if turn is not None and word:
                turn.append(word(event))
            elif turn is not None and sign:
                turn[-1] = sign(turn[-1], event, turn[0])
    beginning = f"{first['round_number'][0]} k={letter(first, first['cook'][0])}"
    return " | ".join([beginning, *(" ".join(words) for words in turns)])


def _moved(word: str, event: Any, crab: str) -> str:
    way = "~" if event.how == "hop" else ARROWS.get(event.direction or "", "")
    way = {"jump": way * 2, "swap": ""}.get(event.how, way) + ("#" if event.cell == "sea" else "")
    if event.how == "push":
        # The seaward end moves first, and the chain is written from the pusher on.
        head, _, chain = word.partition("[") if word.endswith("]") else (word, "", "]")
        return f"{head}[{event.crab}{way}{chain}"
    if event.crab != crab:
        return f"{word}:{event.crab}{way}"
    if event.how in ("swap", "current"):
        return f"{word}{' c' * (event.how == 'current')}{way}"
    # A push is told before the pusher's own step, and written behind it.
    head, bracket, chain = word.partition("[")
    return f"{head}{way}{bracket}{chain}"


# Signs behind a word: how it goes on, of what happened and of the crab whose turn it is.
SIGNS: dict[type[Any], Callable[[str, Any, str], str]] = {
    e.Paid: lambda word, event, crab: f"{word}-{event.card}",
    e.Lost: lambda word, event, crab: f"{word}{'?' if event.at_random else '-'}{event.card}",
    e.Shell: lambda word, event, crab: word + "+" * event.n + (event.crab or "") * (event.crab != crab),
    e.Stood: lambda word, event, crab: f"{word}=",
    e.KnockedOver: lambda word, event, crab: word + "*" * (event.crab == crab),
    e.Moved: _moved,
}
