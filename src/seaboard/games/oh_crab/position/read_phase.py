"""The last group of a position line: who decides, the decision owed, and what waits below it (O174)."""

from __future__ import annotations

from seaboard.games.oh_crab.notation import letter
from seaboard.games.oh_crab.pack.asymmetry.rules import next_picker
from seaboard.games.oh_crab.pack.surprises.line import ASKING
from seaboard.games.oh_crab.phases import ANYBODY, IN_TURN, NAMED, NUMBERS, PHASES
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.rounds import next_planner
from seaboard.match.game import Position

from .about import read_about
from .checks import check_fit, check_stack
from .frames import read_frame
from .glance import deciders, glance
from .parts import no, seat_named

AT_END = (r.END_EXCH, r.END_CURRENT)


def read_phase(position: Position, text: str, seen: set[int]) -> None:
    """Set the phase and everything that waits; a decision that does not fit is refused.

    `seen` are the cards named elsewhere in the line.
    """
    s = position[0]
    who, _, rest = text.partition(" ")
    decision, *frames = rest.split(" > ")
    name, _, about = decision.partition(":")
    s.phase = _phase(name, about)
    asks = PHASES[int(s.phase)]
    check_stack(position, frames)
    if asks.whom == NAMED:
        s.mover = seat_named(position, who)
    elif asks.whom == ANYBODY:
        seat = seat_named(position, who)
        s.decider = r.NONE if seat == s.mover else seat
    elif s.phase == r.PLAN:
        s.mover = next_planner(s)
    elif s.phase == r.ASYM_PICK:
        s.mover = next_picker(s)
    elif s.phase == r.OVER:
        s.mover = r.NONE
    for frame in reversed(frames):
        read_frame(position, frame)
    if s.phase in AT_END:
        s.ending = 1
    if asks.when == IN_TURN and s.crab == r.NONE:
        raise no(text, "a turn with its crab")
    read_about(position, asks.about, about)
    if seen & {int(card) for card in s.drawn}:
        raise no(text, "cards that are nowhere else")
    if who != ("".join(letter(position, seat) for seat in deciders(position)) or "-"):
        raise no(text, "exactly the seats that must decide")
    check_fit(position, text)
    if s.phase != r.OVER and (s.mover == r.NONE or not glance(position).answers):
        raise no(rest, "a decision with a legal answer")


def _phase(name: str, about: str) -> int:
    """The phase of a decision's name; Junk asks by its token, a free step has its own mark."""
    if name not in NUMBERS:
        raise no(name, "one of " + ", ".join(NUMBERS))
    if name == "JUNK":
        token = about.partition(":")[0]
        if token not in ASKING:
            raise no(f"{name}:{about}", "JUNK:J1, J4 or J5")
        return ASKING[token]
    return r.FREE_DIR if name == "MOVE_DIR" and about.startswith("D!") else NUMBERS[name]
