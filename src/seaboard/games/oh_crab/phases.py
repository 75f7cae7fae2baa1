"""The decisions of a race in one table: a row a phase, with all that Python must know of it (section 13).

The rules compare the integers of `rules/race.py`; who writes, reads, shows or explains a decision asks here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple

import numpy as np

from seaboard.kernel.layout import Flags

from .pack import fitting as pack_fitting
from .rules import fitting
from .rules import race as r

# What answers a question: the kinds of the page's questions (view/questions.py).
Kind = Literal[
    "plan", "start", "menu", "run", "card", "way", "push", "column", "space", "crab", "pile", "yes_no", "end",
    "half", "reward", "offer", "over",
]  # fmt: skip
Source = Literal["", "hand", "trail", "discards", "drawn"]  # where the cards that answer lie

SETTING_UP, PLANNING, BEFORE_TURN, IN_TURN, FINISHED = range(5)  # when a question is asked
MOVER, NAMED, ANYBODY, ALL = range(4)  # whom: whose turn it is, one seat, perhaps another seat, all at once

RUNS: Final = ("PEND", "GULL_CRAB", "CALL_CRAB")
REWARDING: Final = ("REWARDS", "BORDER")
ARRIVING: Final = ("ENTER", "OBSTACLE", *REWARDING, *RUNS)


class Needs(NamedTuple):
    """What a line that asks this must hold; nothing of its own where a field is left out (O174)."""

    below: tuple[str, ...] = ()  # frames that may wait between the decision and the end of the stack
    at_end: bool = False  # the turn may be ending
    modules: int = 0  # one of these is in the game
    fits: Callable[[Any, int], bool] | None = None
    wanted: str = ""


class Phase(NamedTuple):
    """A question: its name in a line, what answers it, the clause that asks, what it is about."""

    number: int
    name: str
    kind: Kind
    clause: str
    about: tuple[str, ...] = ()  # what stands behind the name, as position/about.py reads and writes it
    needs: Needs = Needs()
    source: Source = ""
    when: int = IN_TURN
    whom: int = MOVER
    secret: bool = False  # the answer is for one seat alone (O170)


PUSHING = ("mover", "goal", "links")
JUNK = Needs(
    ARRIVING,
    True,
    r.SURPRISES,
    pack_fitting.junk_fits,
    "Junk that takes something, and ENTER with its crab below",
)
EXCHANGE = Needs(
    REWARDING, True, 0, fitting.exchange_fits, "a Hand card and a Market, in the own turn or of a winner"
)
HIDING = Needs((), True, r.EVENTS, pack_fitting.hiding_fits, "a spare Treasure and a row for it")
SPYING = Needs(("X6",), False, r.SURPRISES, pack_fitting.spying_fits, "X6 below it")
DIGGING = Needs((), False, r.SURPRISES)
PLACING = Needs(fits=fitting.second_pair_fits, wanted="start spaces: 1 taken by the cook, two crabs left")
CHOOSING = Needs(fits=fitting.crab_choice_fits, wanted="two crabs each")
OFFERS = Needs((), False, r.ASYMMETRY, pack_fitting.offers_fit, "an offer for everybody")
ASSIGNING = Needs((), False, r.ASYMMETRY, pack_fitting.assignment_fits, "two picked cards of a pair")
STASHING = Needs((), False, r.ASYMMETRY, pack_fitting.stash_fits, "the owner of A6, nothing stored")
SEWING = Needs((), False, r.ASYMMETRY, pack_fitting.half_fits, "A5 with two halves to choose from")
SWAPPING = Needs((), False, r.ASYMMETRY, pack_fitting.stash_swap_fits, "A6 with a stored card")
PAYING = Needs(("PEND",), fits=fitting.payment_fits, wanted="a payment for what can be done")
OBSTACLE = Needs(ARRIVING, True, 0, fitting.obstacle_fits, "an own crab on an obstacle")
CHARGING = Needs(ARRIVING, True, 0, fitting.obstacle_fits, "the active crab that charges, on an obstacle")
NAP = Needs(("REST",), False, r.EVENTS, fitting.nap_fits, "E12 in force")
NET = Needs(REWARDING, True, 0, pack_fitting.trail_card_fits, "T7 in the own turn, or a winner")
PUSH = Needs(("PEND",), fits=fitting.push_fits, wanted="a space in reach; another seat only by A11")
GULL = Needs(fits=fitting.gull_fits, wanted="a crab ahead")
TAKING = Needs((*ARRIVING, "TAKES"), True, 0, pack_fitting.take_fits, "T2 with ENTER below, E8, or a winner")
REWARD = Needs(REWARDING, True, r.CHALLENGES, pack_fitting.reward_fits, "a winner, and BORDER below")
RISING = Needs(REWARDING, True, r.CHALLENGES, pack_fitting.reward_crab_fits, "a step or rise of a pair")
FREE_STEP = Needs(REWARDING, True, r.CHALLENGES, pack_fitting.free_step_fits, "a Reward with a free step")
END_EXCHANGE = Needs((), True, 0, fitting.end_exchange_fits, "a card-exchange space and cards")
END_CURRENT = Needs((), True, 0, fitting.end_current_fits, "a charging crab, a current to a free space")
REACTION = Needs(
    (*ARRIVING, "PUSH_DIR", "SANDS"),
    True,
    r.ASYMMETRY,
    pack_fitting.reaction_fits,
    "the owner of a card with a Claw whose reaction matters now",
)

TABLE: Final = (
    # the set-up and the plan
    Phase(r.PLACE2, "PLACE2", "column", "O111", (), PLACING, when=SETTING_UP, whom=NAMED),
    Phase(r.ASYM_PICK, "ASYM_PICK", "offer", "O155", (), OFFERS, when=SETTING_UP, whom=ALL, secret=True),
    Phase(r.ASYM_ASSIGN, "ASYM_ASSIGN", "crab", "O156", (), ASSIGNING, when=SETTING_UP, whom=NAMED),
    Phase(r.STASH_PICK, "STASH_PICK", "card", "O158", ("drawn",), STASHING, "drawn", SETTING_UP, NAMED, True),
    Phase(r.PLAN, "PLAN", "plan", "O16", source="hand", when=PLANNING, whom=ALL, secret=True),
    # the turn
    Phase(r.ACTIVATE, "ACTIVATE", "crab", "O113", (), CHOOSING, when=BEFORE_TURN, whom=NAMED),
    Phase(r.START, "START", "start", "O20"),
    Phase(r.MENU, "MENU", "menu", "O27"),
    Phase(r.REST_KEEP, "REST_KEEP", "card", "O24", (), Needs(("REST",)), "trail"),
    Phase(r.REST_KEEP_TWO, "REST_KEEP2", "card", "O24", ("kept",), NAP, "trail"),
    Phase(r.REST_TAKE, "REST_TAKE", "pile", "O24", (), Needs(("REST",))),
    Phase(r.END_EXCH, "END_EXCH", "yes_no", "O70", (), END_EXCHANGE),
    Phase(r.END_CURRENT, "END_CURRENT", "yes_no", "O86", (), END_CURRENT),
    # moves and what spaces ask
    Phase(r.MOVE_DIR, "MOVE_DIR", "way", "O38", ("icon",), Needs(("PEND",))),
    Phase(r.PUSH_DIR, "PUSH_DIR", "push", "O51", PUSHING, PUSH, whom=ANYBODY),
    Phase(r.OBSTACLE_CARD, "OBSTACLE", "card", "O63", ("crab",), OBSTACLE, "hand", whom=ANYBODY),
    Phase(r.IGNORE, "IGNORE", "yes_no", "O86", ("crab",), CHARGING),
    # special actions and tiles
    Phase(r.PAY, "PAY", "card", "O33", ("cost", "left"), PAYING, "hand"),
    Phase(r.RUNUP_CARD, "RUNUP", "card", "O82", source="trail"),
    Phase(r.BOOST_CARD, "BOOST", "card", "O84", source="hand"),
    Phase(r.PEND, "PEND", "run", "O87", ("moves",)),
    Phase(r.GULL_CRAB, "GULL_CRAB", "crab", "O80", ("moved",)),
    Phase(r.GULL_DIR, "GULL_DIR", "way", "O80", ("crab", "moved"), GULL),
    Phase(r.CALL_CRAB, "CALL_CRAB", "crab", "O81", ("called",)),
    Phase(r.CALL_DIR, "CALL_DIR", "way", "O81", ("crab", "called")),
    Phase(r.PASS_CRAB, "PASS_CRAB", "crab", "O91"),
    Phase(r.PASS_DIR, "PASS_DIR", "way", "O91", ("rival",)),
    Phase(r.HOP_COLUMN, "HOP", "column", "O85"),
    Phase(r.SWAP_DIR, "SWAP_DIR", "way", "O103"),
    Phase(r.JUMP_DIR, "JUMP_DIR", "way", "O99"),
    Phase(r.DOPE_CARD, "DOPE_CARD", "card", "O100", source="hand"),
    Phase(r.DOPE_SIDE, "DOPE_SIDE", "end", "O100", ("doped",)),
    Phase(r.EXCH_CARD, "EXCH_CARD", "card", "O44", (), EXCHANGE, "hand", whom=ANYBODY),
    Phase(r.EXCH_TAKE, "EXCH_TAKE", "pile", "O44", (), EXCHANGE, whom=ANYBODY),
    # the Adventure Pack
    Phase(r.TAKE, "TAKE", "pile", "O120", (), TAKING, whom=ANYBODY),
    Phase(r.TRAIL_CARD, "TRAIL_CARD", "card", "O123", (), NET, "trail", whom=ANYBODY),
    Phase(r.DISCARD_CARD, "DISCARD_CARD", "card", "O123", (), DIGGING, "discards"),
    Phase(r.TAILOR_HALF, "TAILOR", "half", "O166", (), SEWING),
    Phase(r.STASH_SWAP, "STASH_SWAP", "card", "O160", (), SWAPPING, "hand", secret=True),
    Phase(r.JUNK_CARD, "JUNK", "card", "O129", ("token", "crab"), JUNK, "hand", whom=ANYBODY),
    Phase(r.JUNK_DIR, "JUNK", "way", "O129", ("token", "crab"), JUNK, whom=ANYBODY),
    Phase(r.JUNK_END, "JUNK", "end", "O129", ("token", "crab"), JUNK, whom=ANYBODY),
    Phase(r.OBST_ROW, "OBST_ROW", "space", "O120", (), DIGGING),
    Phase(r.OBST_COLUMN, "OBST_COL", "space", "O120", ("row",), DIGGING),
    Phase(r.SPY_ROW, "SPY_ROW", "space", "O122", ("looks",), SPYING),
    Phase(r.SPY_COLUMN, "SPY_COL", "space", "O122", ("looks", "row"), SPYING),
    Phase(r.HIDE_ROW, "HIDE_ROW", "space", "O128", ("tile",), HIDING),
    Phase(r.HIDE_COLUMN, "HIDE_COL", "space", "O128", ("tile", "row"), HIDING),
    Phase(r.REWARD, "REWARD", "reward", "O153", (), REWARD, whom=ANYBODY),
    Phase(r.REWARD_CRAB, "REWARD_CRAB", "crab", "O154", ("option",), RISING, whom=ANYBODY),
    Phase(r.FREE_DIR, "MOVE_DIR", "way", "O153", ("free",), FREE_STEP, whom=ANYBODY),
    Phase(r.REACT, "REACT", "yes_no", "O163", ("ability", "reactor"), REACTION, whom=ANYBODY),
    Phase(r.OVER, "OVER", "over", "O93", when=FINISHED),
)
PHASES: Final = {phase.number: phase for phase in TABLE}
NUMBERS: Final = {phase.name: phase.number for phase in reversed(TABLE)}

AT_ONCE: Final = frozenset(phase.number for phase in TABLE if phase.whom == ALL)
SECRET: Final = frozenset(phase.number for phase in TABLE if phase.secret)
OUTSIDE_TURNS: Final = frozenset(phase.number for phase in TABLE if phase.when != IN_TURN)
PHASE_COUNT: Final = max(PHASES) + 1


def asks_about(*parts: str) -> Flags:
    """By phase, whether its question is about one of these; else what a position keeps there is stale."""
    return np.array([n in PHASES and bool({*parts} & {*PHASES[n].about}) for n in range(PHASE_COUNT)])
