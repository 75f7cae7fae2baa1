"""Oh Crab!: what the kernel asks of every game. The rules themselves are in the files of this folder."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from seaboard.games.oh_crab.board import SEA, WIDTH
from seaboard.games.oh_crab.names import MOST_CRABS
from seaboard.kernel.chance import Chance, below
from seaboard.kernel.kit import Actions, lowest, rule, scratch
from seaboard.kernel.notes import Log
from seaboard.kernel.outcome import share_out
from seaboard.kernel.sets import nth, size

# First of all: it leads to the pack, which leads back to rules that must not be half loaded then.
from . import hooks  # isort: split

from . import cards, race, rounds, steps
from .cards import EMPTY_SET, ONE, hand_size
from .decisions import decide
from .encode import FIELDS, encode, fields
from .features import FEATURES, features
from .from_seat import counted, meant
from .move_features import MOVE_FEATURES, move_features
from .questions import action_of, answers
from .race import ACTIONS, ASYM_PICK, GULL_CRAB, MENU, OVER, PEND, PLAN, REACT, Race
from .race import asked as actor
from .redeal import redeal, secret
from .rounds import setup, winners
from .steps import level

__all__ = [
    "ACTIONS",
    "FEATURES",
    "FIELDS",
    "MOVE_FEATURES",
    "Race",
    "actor",
    "answers",
    "cards",
    "counted",
    "decide",
    "encode",
    "features",
    "fields",
    "hooks",
    "meant",
    "move_features",
    "pick",
    "race",
    "redeal",
    "rounds",
    "secret",
    "setup",
    "steps",
]


@rule
def legal(s: Race, actions: Actions) -> int:
    """The answers to the question that is asked."""
    n = 0
    left = answers(s)
    while left != EMPTY_SET:
        actions[n] = action_of(s.phase, lowest(left))
        left &= left - ONE
        n += 1
    return n


@rule
def pick(s: Race, actions: Actions, rng: Chance) -> int:
    """Any of the answers, just the one that a draw from their list would give; −1 when the race is over."""
    found = answers(s)
    return action_of(s.phase, nth(found, below(rng, size(found)))) if found != EMPTY_SET else -1


@rule
def only_answer(s: Race) -> int:
    """The answer that is given by itself, −1 if somebody must decide; END, plans and reactions ask (O172)."""
    if s.phase in (PLAN, MENU, PEND, GULL_CRAB, OVER, REACT, ASYM_PICK):  # or there is none: it is over
        return -1
    found = answers(s)
    return action_of(s.phase, lowest(found)) if found & (found - ONE) == EMPTY_SET else -1


@rule
def apply(s: Race, action: int, rng: Chance, log: Log) -> None:
    """A decision, and every automatic one after it (O172).

    A search takes its paths again and again, and an answer must stay legal on them: there, chance comes from
    an imagined word in the position (`redeal` draws it), so that the same answers always meet the same one.
    """
    answer: int = np.int64(action)  # type: ignore[assignment]  # of one width, or all is compiled twice
    if s.look_until == 0:
        carry_out(s, answer, rng, log)
        return
    imagined = scratch(1, np.uint64)
    imagined[0] = s.imagined
    carry_out(s, answer, imagined, log)
    s.imagined = imagined[0]


@rule
def carry_out(s: Race, action: int, rng: Chance, log: Log) -> None:
    """A decision, and every automatic one after it, with the chance given."""
    while action >= 0:
        decide(s, action, rng, log)
        action = only_answer(s)


@rule
def horizon(s: Race) -> bool:
    """The end of the race, or the round to which a search looks."""
    return s.phase == OVER or (s.look_until > 0 and s.round_number >= s.look_until)


@rule
def seat_progress(s: Race, seat: int) -> float:
    """How far a seat has come, 0 … 1 for its crabs together, and a little for cards and shells."""
    far = 0.0
    crabs = 0
    top = s.spaces // WIDTH * 2
    for crab in range(MOST_CRABS):
        if s.owner[crab] == seat:
            far += top + 4 if s.place[crab] == SEA else level(int(s.place[crab])) - 1.5 * s.knocked_over[crab]
            crabs += 1
    return (far / crabs + 0.3 * hand_size(s, seat) + 0.4 * s.shells[seat]) / top


@rule
def returns(s: Race, out: npt.NDArray[np.float64]) -> None:
    """1 for the winners and −1 for the others; before the end, the lead over the best other seat."""
    won = scratch(MOST_CRABS, np.bool_)
    n = winners(s, won)
    for seat in range(s.players):
        if n > 0:
            out[seat] = 1.0 if won[seat] else -1.0
            continue
        ahead = 10.0
        for other in range(s.players):
            if other != seat:
                ahead = min(ahead, seat_progress(s, seat) - seat_progress(s, other))
        out[seat] = max(-0.9, min(0.9, 4.0 * ahead)) if s.players > 1 else 0.0


@rule
def outcome(s: Race, out: npt.NDArray[np.float64]) -> None:
    """What a finished race is worth to each seat (O93–O95, O108, O173)."""
    won = scratch(MOST_CRABS, np.bool_)
    winners(s, won)
    share_out(won, int(s.players), out)
