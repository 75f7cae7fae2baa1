"""Why a decision is not legal: the clause that forbids it, and what it is about. Never prose.

What is legal the rules say; here a decision that they refuse is explained, by the kind of question asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from seaboard.match.errors import Refusal
from seaboard.match.game import Position

from . import refusals
from .board import DIRECTIONS, LANDWARD, NAMES, NOWHERE, SEA, SEAWARD
from .names import ICONS, LETTERS, SEAWARD_MOVE
from .notation import read_move
from .pack import why as pack
from .phases import IN_TURN, PHASES, Kind, Phase
from .position.cards_of import row
from .refusals import cards_held, no
from .rules import race as r
from .rules import steps
from .rules.race import asked

HAND_CARDS: Final = (r.EXCH_CARD, r.OBSTACLE_CARD, r.DOPE_CARD)  # by their own clauses; others are costs
# Where other crabs are sent, and the clause that says so.
SENT: Final = {
    r.GULL_DIR: ("O80", LANDWARD),
    r.CALL_DIR: ("O81", SEAWARD),
    r.PASS_DIR: ("O91", tuple(range(6))),
    **pack.SENT,
}


def refusal(position: Position, seat: int | None, move: str) -> Refusal | None:
    """Why a decision is not legal for a seat; no seat: for whoever is asked."""
    s = position[0]
    action, phase = read_move(position, move), PHASES[int(s.phase)]
    if phase.kind == "over":
        return no("O93", "race-over")
    if phase.kind == "plan":
        return _plan(s, seat, action, move)
    if phase.kind == "offer":
        return pack.why_not_pick(s, action)
    if seat is not None and seat != asked(s):
        return no(pack.clause_of_turn(phase), "not-your-turn", mover=LETTERS[s.crabs[asked(s), 0]])
    answers, why_not = REASONS.get(phase.kind, (range(0), None))
    if why_not and action in answers and (found := why_not(s, phase, action - answers.start, move)):
        return found
    clause = "O27" if phase.when == IN_TURN else phase.clause  # one is finished before the next begins
    return no(clause, "another-question", question=phase.name, word=move)


def _plan(s: r.Race, seat: int | None, action: int, word: str) -> Refusal:
    """A card of the own Hand; nothing is said about anybody else's (O16, O170)."""
    if action >= r.ADD_LEFT:
        return no("O16", "plan-first")
    if seat is not None and s.down[seat] == action:
        return no("O16", "already-planned", card=word)
    if seat is not None and not s.hand[seat] and s.down[seat] == r.NONE:
        return no("O17", "no-cards-to-plan")
    return no("O16", "not-in-hand", card=word)


# ------------------------------------------------------------------ the turn


def _start(s: r.Race, phase: Phase, action: int, word: str) -> Refusal:
    """Add or rest first; without a card rest is all there is, and an empty Trail has one end (O20, O21)."""
    if action not in (r.ADD_LEFT, r.ADD_RIGHT):
        return no("O20", "add-or-rest")
    return no("O20", "no-card-down") if s.down[s.mover] == r.NONE else no("O21", "no-second-end")


def _menu(s: r.Race, phase: Phase, action: int, word: str) -> Refusal:
    """What the turn gives no more, or never gave (O20, O27)."""
    if action <= r.REST:
        return no("O20", "turn-begun")
    if r.DIRECTION <= action < r.PILE:
        return _walk(s, action - r.DIRECTION)
    if r.TREASURE <= action <= r.EVENT:
        return pack.why_not_in_menu(s, action)
    if r.MAIN <= action < r.TREASURE:
        return refusals.why_not_action(s, action, word)
    return no("O27", "not-asked", word=word)


def _run(s: r.Race, phase: Phase, action: int, word: str) -> Refusal | None:
    """Between the two moves of Slalom or Slide only a shortcut; Slide has a forward move left (O87, O88)."""
    if r.DIRECTION <= action < r.PILE:
        return _walk(s, action - r.DIRECTION)
    left = {r.PEND_FORWARD: s.pend_forward, r.PEND_DIAGONAL: s.pend_diagonal}
    if left.get(action):
        return refusals.why_not_basic(s, ICONS.index(word), cards_held(s))
    if action in left or action == r.USE_SHORTCUT:
        return refusals.why_not_action(s, action, word)
    if r.MAIN <= action <= r.EVENT:
        return no("O88" if s.pend_forward else "O87", "finish-first", word=word)
    return None


def _walk(s: r.Race, direction: int) -> Refusal:
    """A direction where an action is asked for: what bars that way, else that no action leads there now."""
    if helpless := refusals.why_not_here(s):
        return helpless
    if direction not in SEAWARD:
        return refusals.why_not_move(s, SEAWARD_MOVE, direction, 0)
    barred = refusals.why_not_step(s, direction, cards_held(s))
    return barred or no("O27", "not-available", word=DIRECTIONS[direction])


# ------------------------------------------------------------------ cards, piles, ends, yes and no


def _card(s: r.Race, phase: Phase, card: int, word: str) -> Refusal:
    """A card that lies elsewhere, or does not fit what it is wanted for."""
    in_trail = phase.source == "trail" and card in row(s.follows.tolist(), int(s.trail_left[asked(s)]))
    if not in_trail and not (phase.source == "hand" and int(s.hand[asked(s)]) >> card & 1):
        cost = phase.source == "hand" and phase.number not in HAND_CARDS
        missing = "not-drawn" if phase.source == "drawn" else f"not-in-{phase.source}"
        return no("O33" if cost else phase.clause, missing, card=word)
    if s.phase == r.PAY:
        return no("O66", "wrong-icon", card=word, icon=ICONS[int(s.toll[s.place[s.crab]]) >> 4])
    return no(phase.clause, "not-a-neighbour" if s.phase == r.REST_KEEP_TWO else "no-use", card=word)


def _pile(s: r.Race, phase: Phase, pile: int, word: str) -> Refusal:
    return no("O42", "pile-empty", pile=word)


def _right_end(s: r.Race, phase: Phase, end: int, word: str) -> Refusal:
    return no("O127" if phase.number == r.JUNK_END else phase.clause, "no-second-end")


def _loss(s: r.Race, phase: Phase, answer: int, word: str) -> Refusal | None:
    return no(phase.clause, "nothing-to-lose") if phase.number == r.IGNORE else None


# ------------------------------------------------------------------ ways


def _way(s: r.Race, phase: Phase, direction: int, word: str) -> Refusal:
    """A direction in which the crab of the question cannot go."""
    cards = cards_held(s)
    if s.phase == r.MOVE_DIR:
        return refusals.why_not_move(s, int(s.icon), direction, cards)
    if s.phase == r.SWAP_DIR:
        return refusals.why_not_swap(s, direction, cards)
    if s.phase == r.JUMP_DIR:
        barred = refusals.why_not_step(s, direction, cards, jump=True) if direction in SEAWARD else None
        return barred or no("O99", "jump-seaward", direction=word)
    return _sent(s, direction, word)


def _sent(s: r.Race, direction: int, word: str) -> Refusal:
    """Another crab, or the own one that is called, needs a free space (O80, O81, O91)."""
    crab, (clause, directions) = LETTERS[s.subject], SENT[int(s.phase)]
    if direction not in directions:
        return no(clause, "not-this-way", direction=word, crab=crab)
    to = int(steps.step(s, int(s.place[s.subject]), direction))
    if to == SEA and s.phase == r.PASS_DIR:
        return no(clause, "sea-not-free", crab=crab)
    if to != NOWHERE and steps.reeds_bar(s, direction, to):
        return no("O72", "reeds", cell=NAMES[to])
    called = to != NOWHERE and s.subject == s.crab and steps.is_free(s, to)  # it obeys its conditions (O81)
    barred = refusals.why_not_enter(s, to, cards_held(s)) if called else None
    return barred or no(clause, "not-free", direction=word, crab=crab)


def _push(s: r.Race, phase: Phase, direction: int, word: str) -> Refusal:
    """A direction in which the crab cannot be pushed (O51, O54, O55)."""
    if direction not in SEAWARD:
        return no("O51", "push-seaward", crab=LETTERS[int(steps.crab_to_push(s))], direction=word)
    to = int(steps.step(s, int(steps.pushed_space(s)), direction))
    if to == NOWHERE:
        return no("O48", "off-the-board", direction=word)
    if steps.reeds_bar(s, direction, to):
        return no("O55", "reeds", cell=NAMES[to])
    if int(s.ground[to]) & r.KIND == r.INACCESSIBLE:
        return no("O62", "inaccessible", cell=NAMES[to])
    return no("O54", "cannot-be-pushed", crab=LETTERS[int(steps.crab_on(s, to))], cell=NAMES[to])


def _column(s: r.Race, phase: Phase, column: int, word: str) -> Refusal:
    hops = s.phase != r.PLACE2
    return (
        refusals.why_not_hop(s, column, cards_held(s)) if hops else no("O111", "no-start-space", column=word)
    )


def _crab(s: r.Race, phase: Phase, action: int, word: str) -> Refusal | None:
    """A crab that is not one's own, not there, or not among those that can go."""
    if s.phase == r.CALL_CRAB and action == r.END:
        return no("O81", "call-everybody")
    crab = action - r.CRAB
    if crab not in range(len(LETTERS)):
        return None
    name = LETTERS[crab]
    if s.phase == r.ACTIVATE:
        return no("O113", "not-your-crab", crab=name)
    if s.phase in (r.REWARD_CRAB, r.ASYM_ASSIGN):
        return pack.why_not_crab(s, phase, crab)
    if not steps.on_beach(s, crab):
        return no("O77", "not-on-beach", crab=name)
    if s.phase == r.CALL_CRAB:
        return no("O81", "not-called", crab=name)
    if s.phase == r.PASS_CRAB:
        return no("O91", "your-own" if s.owner[crab] == s.mover else "not-free", crab=name, direction="")
    if int(s.crowd) >> crab & 1:
        return no("O80", "moved-already", crab=name)
    ahead = int(steps.crabs_ahead(s)) >> crab & 1
    return no("O80", "not-free" if ahead else "not-ahead", crab=name, direction="")


# For each kind of question the words that could answer it, and why one of them does not; the others are
# no answer at all. A reason is told the number of the word among them.
Reason = Callable[[r.Race, Phase, int, str], Refusal | None]
ANY_WORD: Final = range(r.ACTIONS)
REASONS: Final[dict[Kind, tuple[range, Reason]]] = {
    "start": (ANY_WORD, _start),
    "menu": (ANY_WORD, _menu),
    "run": (ANY_WORD, _run),
    "card": (range(r.ADD_LEFT), _card),
    "way": (range(r.DIRECTION, r.PILE), _way),
    "push": (range(r.DIRECTION, r.PILE), _push),
    "column": (range(r.COLUMN, r.ROW), _column),
    "crab": (ANY_WORD, _crab),
    "pile": (range(r.PILE, r.MAIN), _pile),
    "yes_no": (range(r.NO, r.TRAIL_LEFT), _loss),
    "end": (range(r.TRAIL_RIGHT, r.OFFER), _right_end),
    "space": (range(r.COLUMN, r.REWARD_OPTION), pack.why_not_space),
    "reward": (range(r.REWARD_OPTION, r.YES), pack.why_not_reward),
}
