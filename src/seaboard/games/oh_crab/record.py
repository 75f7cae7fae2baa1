"""The decisions of a match as its record lays them out: plans, a line a turn, a line a round."""

from __future__ import annotations

from collections.abc import Sequence

from seaboard.games.oh_crab.position.round_line import Step, round_line
from seaboard.games.oh_crab.position.write import AT_ONCE
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.seats import letter
from seaboard.match.errors import BadRecord, IllegalMove
from seaboard.match.match import Match
from seaboard.match.record import play_word, reads_as


def write_body(match: Match) -> str:
    """The position at the beginning, then rounds: `R:R1 O:O2` plans, words of a turn, the round's line."""
    lines = [match.position_at(0)]
    words: list[str] = []
    key: tuple[int, ...] | None = None
    start = 0
    for number, played in enumerate(match.history):
        before = match.here_at(number)
        s = before[0]
        here = (int(s.round_number), int(s.stage), -1 if s.phase in AT_ONCE else int(s.mover))
        if key is not None and here != key and words:
            lines.append(" ".join(words))
            words = []
        if key is not None and here[0] != key[0]:
            lines.append(line_of(match, start, number))
            start = number
        key = here
        words.append(f"{letter(before, played.seat)}:{played.move}" if s.phase in AT_ONCE else played.move)
    if words:
        lines.append(" ".join(words))
    if match.history and completed(match, start):
        lines.append(line_of(match, start, len(match.history)))
    return "\n".join(lines)


def completed(match: Match, start: int) -> bool:
    """The round of a move is over now."""
    begun = match.here_at(start)[0].round_number
    return bool(match.here[0].round_number != begun or match.here[0].phase == r.OVER)


def line_of(match: Match, start: int, stop: int) -> str:
    """The round line of some moves of the match."""
    steps: list[Step] = [
        (match.here_at(number), match.history[number].move, match.here_at(number + 1))
        for number in range(start, stop)
    ]
    return round_line(steps)


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
            reads_as(text, line_of(match, start, len(match.history)), line)
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
