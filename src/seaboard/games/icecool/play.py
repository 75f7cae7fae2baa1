"""A move made: whether it is legal, then physics, the referee, and what the rules make of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from seaboard.kernel.chance import Chance
from seaboard.match.errors import BadPosition, Clause, IllegalMove, Refusal

from . import events, rules, why
from .events import Log
from .flick import Flick, Push, unsteady
from .notation import SKIP, Move, read_move
from .physics.referee import Event as Seen
from .physics.referee import facing, judged, question
from .physics.trace import write_trace
from .record.flick_outcome import WORD, read_outcome, write_outcome
from .rules import School

if TYPE_CHECKING:
    from .physics.engine import Trajectory


class Done(NamedTuple):
    """What a move did: where it led, what is told of it, how a record keeps it, what it looked like."""

    move: str
    school: School
    log: Log
    word: str
    film: bytes = b""


def played(school: School, seat: int, text: str, chance: Chance) -> Done:
    """Make a move; IllegalMove, or BadMove if the text is none."""
    return _made(school, text, legal_move(school, seat, text), chance)


def legal_move(school: School, seat: int, text: str) -> Move:
    """The move of a text; what the rules refuse is explained."""
    move = read_move(text)
    if isinstance(move, Refusal) or not rules.is_legal(school, seat, move):
        raise IllegalMove(text, why.refusal(school, seat, move))
    return move


def _made(school: School, text: str, move: Move, chance: Chance) -> Done:
    if isinstance(move, Flick):
        return flicked(school, text, move, unsteady(move, school.noise, chance))
    log: Log = []
    return Done(text, rules.apply(school, move, log), log, str(move))


# ------------------------------------------------------------------ flicks


def flicked(school: School, text: str, flick: Flick, push: Push) -> Done:
    """Simulate, judge and resolve a flick (I12)."""
    trajectory = simulated(school, push)
    film = write_trace(trajectory, [school.colour(seat) for seat in range(school.players)])
    return _resolved(school, text, flick, push, facing(judge(school, trajectory), trajectory), film)


def _resolved(
    school: School, text: str, flick: Flick, push: Push, happened: list[Seen], film: bytes = b""
) -> Done:
    log: Log = [events.flicked(school.letter(school.turn), flick, push)]
    after = rules.resolve(school, happened, log)
    return Done(text, after, log, f"{flick} {write_outcome(push, happened)}", film)


def simulated(school: School, push: Push, step: float | None = None) -> Trajectory:
    """What the engine makes of a push in this position; the engine is loaded when first asked."""
    from .physics import engine

    standing = {
        school.colour(seat): (pose.x, pose.y, float(pose.yaw))
        for seat, pose in enumerate(school.poses)
        if pose is not None
    }
    return engine.simulate(school.board, standing, school.colour(school.turn), push, step or engine.FINE)


def judge(school: School, trajectory: Trajectory) -> list[Seen]:
    """What the referee says about a trajectory in this position (I79)."""
    return judged(question(school), trajectory)


# ------------------------------------------------------------------ words of records


def entered(school: School, seat: int, word: str, chance: Chance) -> Done:
    """Make the move of a record's word; an outcome behind it is believed (I81)."""
    if word == SKIP.word:
        return skipped(school, seat)
    found = WORD.fullmatch(word)
    text, written = found.groups() if found else (word, None)
    move = legal_move(school, seat, text)
    if str(move) != text and not (isinstance(move, Flick) and written is None):
        raise _wrong(text, text, str(move))  # only a flick that is still to be simulated may be unrounded
    if written is None:
        return _made(school, text, move, chance)
    assert isinstance(move, Flick), "a word with an outcome begins like a flick"
    return _believed(school, text, move, written)


def _believed(school: School, text: str, flick: Flick, written: str) -> Done:
    """A flick with the outcome that stands behind it (I81)."""
    try:
        push, happened = read_outcome(school, flick, written)
    except BadPosition as error:
        raise _wrong(text, error.found, error.wanted) from error
    if (again := write_outcome(push, happened)) != f"{{{written}}}":
        raise _wrong(text, written, again)
    return _resolved(school, text, flick, push, happened)


def _wrong(move: str, found: str, wanted: str) -> IllegalMove:
    """A record's word that is not as records write it (I81)."""
    params: dict[str, Any] = {"found": found, "wanted": wanted}
    return IllegalMove(move, Refusal(Clause("I81"), params, "wrong-outcome"))


def skipped(school: School, seat: int) -> Done:
    """The server's word when the clock ran out (section 4.5, I18)."""
    if not rules.can_skip(school, seat):
        raise IllegalMove(SKIP.word, why.no_skip(school, seat))
    log: Log = []
    return Done(SKIP.word, rules.skip(school, log), log, SKIP.word)
