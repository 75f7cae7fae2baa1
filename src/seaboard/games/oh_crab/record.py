"""The decisions of a match as its record lays them out: plans, a line a turn, a line a round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
    words: list[str] = []
    key: tuple[int, ...] | None = None
    start, steps = 0, match.history
    for number, step in enumerate(steps):
        before = step.before.position
        s = before[0]
        together = int(s.phase) in AT_ONCE
        here = (int(s.round_number), int(s.stage), -1 if together else int(s.mover))
        if key is not None and here != key and words:
            lines.append(" ".join(words))
            words = []
        if key is not None and here[0] != key[0]:
            lines.append(round_line(steps[start:number]))
            start = number
        key = here
        words.append(f"{letter(before, step.seat)}:{step.move}" if together else step.move)
    if words:
        lines.append(" ".join(words))
    if steps and completed(match, start):
        lines.append(round_line(steps[start:]))
    return "\n".join(lines)


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
SIGNS = (e.Paid, e.Lost, e.Shell, e.Stood, e.KnockedOver, e.Moved)


def round_line(steps: Sequence[Step[Any]]) -> str:
    """A round to read and to check: `5 k=R | R >FAST3 m+ s-R1^+ | O z keep=O2` (section 14)."""
    first = steps[0].before.position
    turns: list[list[str]] = []
    turn: list[str] | None = None
    for step in steps:
        before, after = step.before.position, step.after.position
        outside = int(before["phase"][0]) in OUTSIDE_TURNS
        turn, here = (None, after) if outside else (turn, before)
        for event in step.events:
            if isinstance(event, e.TurnEnded):
                turn, here = None, after  # a forced Rest may already open the next turn
                continue
            word = WORDS.get(type(event))
            sign = isinstance(event, SIGNS) and event.clause != "O12"  # start spaces belong to no turn
            if turn is None and (word or sign):
                turn = [LETTERS[here["crab"][0]]]
                turns.append(turn)
            if turn is not None and word:
                turn.append(word(event))
            elif turn is not None and sign:
                turn[-1] = _signed(turn[-1], event, turn[0])
    beginning = f"{first['round_number'][0]} k={letter(first, first['cook'][0])}"
    return " | ".join([beginning, *(" ".join(words) for words in turns)])


def _signed(word: str, event: Any, crab: str) -> str:
    if isinstance(event, e.Paid):
        return f"{word}-{event.card}"
    if isinstance(event, e.Lost):
        return f"{word}{'?' if event.at_random else '-'}{event.card}"
    if isinstance(event, e.Shell):
        return word + "+" * event.n if event.crab in (None, crab) else f"{word}{'+' * event.n}{event.crab}"
    if isinstance(event, e.Stood):
        return f"{word}="
    if isinstance(event, e.KnockedOver):
        return f"{word}*" if event.crab == crab else word
    if isinstance(event, e.Moved):
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
