"""What every decision of a position line needs: modules, what may wait below it, and that it fits (O174)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from seaboard.games.oh_crab.position.parts import no
from seaboard.games.oh_crab.position.write import OUTSIDE_TURNS, phase
from seaboard.games.oh_crab.rules import fitting
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.asking import asked
from seaboard.match.game import Position

RUNS: Final = ("PEND", "GULL_CRAB", "CALL_CRAB")
REWARDING: Final = ("REWARDS", "BORDER")
ARRIVING: Final = ("ENTER", "OBSTACLE", *REWARDING, *RUNS)


class Needs(NamedTuple):
    """What a decision needs; nothing of its own where a field is left out."""

    below: tuple[str, ...] = ()  # frames that may wait between the decision and the end of the stack
    at_end: bool = False  # the turn may be ending
    modules: int = 0  # one of these is in the game
    fits: Callable[[Any, int], bool] | None = None
    wanted: str = ""


JUNK: Final = Needs(
    ARRIVING, True, r.SURPRISES, fitting.junk_fits, "Junk that takes something, and ENTER with its crab below"
)
EXCHANGE: Final = Needs(
    REWARDING, True, 0, fitting.exchange_fits, "a Hand card and a Market, in the own turn or of a winner"
)
HIDING: Final = Needs((), True, r.EVENTS, fitting.hiding_fits, "a spare Treasure and a row for it")
SPYING: Final = Needs(("X6",), False, r.SURPRISES, fitting.spying_fits, "X6 below it")

NEEDS: Final[dict[int, Needs]] = {
    r.PLACE2: Needs(
        fits=fitting.second_pair_fits, wanted="start spaces: 1 taken by the cook, two crabs left"
    ),
    r.ACTIVATE: Needs(fits=fitting.crab_choice_fits, wanted="two crabs each"),
    r.ASYM_PICK: Needs((), False, r.ASYMMETRY, fitting.offers_fit, "an offer for everybody"),
    r.ASYM_ASSIGN: Needs((), False, r.ASYMMETRY, fitting.assignment_fits, "two picked cards of a pair"),
    r.STASH_PICK: Needs((), False, r.ASYMMETRY, fitting.stash_fits, "the owner of A6, nothing stored"),
    r.PAY: Needs(("PEND",), fits=fitting.payment_fits, wanted="a payment for what can be done"),
    r.MOVE_DIR: Needs(("PEND",)),
    r.PUSH_DIR: Needs(("PEND",), fits=fitting.push_fits, wanted="a space in reach; another seat only by A11"),
    r.GULL_DIR: Needs(fits=fitting.gull_fits, wanted="a crab ahead"),
    r.REST_KEEP: Needs(("REST",)),
    r.REST_KEEP_TWO: Needs(("REST",), False, r.EVENTS, fitting.nap_fits, "E12 in force"),
    r.REST_TAKE: Needs(("REST",)),
    r.OBSTACLE_CARD: Needs(ARRIVING, True, 0, fitting.obstacle_fits, "an own crab on an obstacle"),
    r.IGNORE: Needs(ARRIVING, True, 0, fitting.obstacle_fits, "the active crab that charges, on an obstacle"),
    r.EXCH_CARD: EXCHANGE,
    r.EXCH_TAKE: EXCHANGE,
    r.END_EXCH: Needs((), True, 0, fitting.end_exchange_fits, "a card-exchange space and cards"),
    r.END_CURRENT: Needs((), True, 0, fitting.end_current_fits, "a charging crab, a current to a free space"),
    r.STASH_SWAP: Needs((), False, r.ASYMMETRY, fitting.stash_swap_fits, "A6 with a stored card"),
    r.TRAIL_CARD: Needs(REWARDING, True, 0, fitting.trail_card_fits, "T7 in the own turn, or a winner"),
    r.DISCARD_CARD: Needs((), False, r.SURPRISES),
    r.JUNK_CARD: JUNK,
    r.JUNK_DIR: JUNK,
    r.JUNK_END: JUNK,
    r.TAKE: Needs((*ARRIVING, "TAKES"), True, 0, fitting.take_fits, "T2 with ENTER below, E8, or a winner"),
    r.REWARD: Needs(REWARDING, True, r.CHALLENGES, fitting.reward_fits, "a winner, and BORDER below"),
    r.REWARD_CRAB: Needs(REWARDING, True, r.CHALLENGES, fitting.reward_crab_fits, "a step or rise of a pair"),
    r.FREE_DIR: Needs(REWARDING, True, r.CHALLENGES, fitting.free_step_fits, "a Reward with a free step"),
    r.OBST_ROW: Needs((), False, r.SURPRISES),
    r.OBST_COLUMN: Needs((), False, r.SURPRISES),
    r.SPY_ROW: SPYING,
    r.SPY_COLUMN: SPYING,
    r.HIDE_ROW: HIDING,
    r.HIDE_COLUMN: HIDING,
    r.REACT: Needs(
        (*ARRIVING, "PUSH_DIR", "SANDS"),
        True,
        r.ASYMMETRY,
        fitting.reaction_fits,
        "the owner of a card with a Claw whose reaction matters now",
    ),
}

FITTING: Final = tuple({needs.fits: None for needs in NEEDS.values() if needs.fits is not None})


def check_stack(position: Position, frames: list[str]) -> None:
    """Only frames that can wait below the decision, and MENU or TURN_END at the end of them."""
    s = position[0]
    needs = NEEDS.get(int(s.phase), Needs())
    if s.phase in (*OUTSIDE_TURNS, r.MENU, r.START):
        if frames:
            raise no(frames[0], "nothing below this decision")
        return
    if not frames or frames[-1] not in ("MENU", *["TURN_END"] * needs.at_end):
        raise no(" > ".join(frames), "MENU" + " or TURN_END" * needs.at_end + " at the end of what waits")
    for frame in frames[:-1]:
        if frame.partition(":")[0] not in needs.below:
            raise no(frame, "below this decision one of: " + ", ".join(needs.below or ("nothing",)))


def check_fit(position: Position, text: str) -> None:
    """Its modules are there, what waits can wait together, the decision fits, and is written as read."""
    s = position[0]
    needs = NEEDS.get(int(s.phase), Needs())
    if needs.modules and not s.modules & needs.modules:
        raise no(text, "a decision of a module that is in the game")
    if not _can_wait_together(position):
        raise no(text, "frames that can wait at the same time")
    if needs.fits is not None and not needs.fits(s, int(asked(s))):
        raise no(text, needs.wanted)
    written = phase(position, None, open_to_all=False)
    if written != text:
        raise no(text, written)


def _can_wait_together(position: Position) -> bool:
    """Arrivals, sand, a delivery, a spy, a push come alone; borders are resolved between actions (O134)."""
    s = position[0]
    alone = [s.entering > 0, s.blinding, s.takers > 0, s.take_back, s.goal > 0]
    rewarding = s.border != r.NONE
    if sum(map(bool, alone)) > 1 or (s.running and (s.ending or rewarding)):
        return False
    if (s.winners_left and not rewarding) or (s.takers and not s.modules & r.EVENTS):
        return False
    return not (any(alone[1:4]) and (s.running or rewarding)) and not (s.goal > 0 and rewarding)
