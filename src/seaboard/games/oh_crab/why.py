"""Why a decision is not legal: the clause that forbids it, and what it is about. Never prose.

What is legal the rules say; here a decision that they refuse is explained, by the kind of question asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from seaboard.match.errors import Refusal
from seaboard.match.game import Position

from .board import COLUMNS, DIRECTIONS, LANDWARD, NAMES, NOWHERE, SEA, SEAWARD
from .names import ICONS, LETTERS, SEAWARD_MOVE
from .notation import letter, read_move, words
from .pack import why as pack
from .phases import IN_TURN, PHASES, Kind, Phase
from .refusals.actions import in_the_sea, knocked_over, why_not_action, why_not_basic
from .refusals.ways import no, why_not_enter, why_not_hop, why_not_move, why_not_step, why_not_swap
from .rules import race as r
from .rules.cards import hand_size
from .rules.questions import trail_cards
from .rules.race import asked
from .rules.steps import crab_on, crab_to_push, crabs_ahead, is_free, on_beach, pushed_space, reeds_bar, step

ALL_ICONS: Final = 15  # as bits
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
        return _plan(position, seat, action)
    if phase.kind == "offer":
        return pack.why_not_pick(position, action)
    if seat is not None and seat != asked(s):
        return no(pack.clause_of_turn(phase), "not-your-turn", mover=letter(position, int(asked(s))))
    if phase.kind in REASONS and (found := REASONS[phase.kind](position, phase, action)):
        return found
    clause = "O27" if phase.when == IN_TURN else phase.clause  # one is finished before the next begins
    return no(clause, "another-question", question=phase.name, word=words(position)[action])


def _plan(position: Position, seat: int | None, action: int) -> Refusal:
    """A card of the own Hand; nothing is said about anybody else's (O16, O170)."""
    s = position[0]
    if action >= r.ADD_LEFT:
        return no("O16", "plan-first")
    if seat is not None and s.down[seat] == action:
        return no("O16", "already-planned", card=words(position)[action])
    if seat is not None and not s.hand[seat] and s.down[seat] == r.NONE:
        return no("O17", "no-cards-to-plan")
    return no("O16", "not-in-hand", card=words(position)[action])


# ------------------------------------------------------------------ the turn


def _start(position: Position, phase: Phase, action: int) -> Refusal:
    """Add or rest first; without a card rest is all there is, and an empty Trail has one end (O20, O21)."""
    s = position[0]
    if action not in (r.ADD_LEFT, r.ADD_RIGHT):
        return no("O20", "add-or-rest")
    return no("O20", "no-card-down") if s.down[s.mover] == r.NONE else no("O21", "no-second-end")


def _menu(position: Position, phase: Phase, action: int) -> Refusal:
    """What the turn gives no more, or never gave (O20, O27)."""
    if action <= r.REST:
        return no("O20", "turn-begun")
    if r.DIRECTION <= action < r.PILE:
        return _walk(position, action - r.DIRECTION)
    if r.TREASURE <= action <= r.EVENT:
        return pack.why_not_in_menu(position, action)
    if r.MAIN <= action < r.TREASURE:
        return why_not_action(position, action)
    return no("O27", "not-asked", word=words(position)[action])


def _run(position: Position, phase: Phase, action: int) -> Refusal | None:
    """Between the two moves of Slalom or Slide only a shortcut; Slide has a forward move left (O87, O88)."""
    s = position[0]
    if r.DIRECTION <= action < r.PILE:
        return _walk(position, action - r.DIRECTION)
    word = words(position)[action]
    if action in (r.PEND_FORWARD, r.PEND_DIAGONAL):
        left = s.pend_forward if action == r.PEND_FORWARD else s.pend_diagonal
        if not left:
            return no("O87", "no-such-move", word=word)
        return why_not_basic(position, ICONS.index(word), int(hand_size(s, s.mover)))
    if action == r.USE_SHORTCUT:
        return why_not_action(position, action)
    if r.MAIN <= action <= r.EVENT:
        return no("O88" if s.pend_forward else "O87", "finish-first", word=word)
    return None


def _walk(position: Position, direction: int) -> Refusal:
    """A direction where an action is asked for: what bars that way, else that no action leads there now."""
    s = position[0]
    if not on_beach(s, s.crab):
        return in_the_sea(position)
    if s.knocked_over[s.crab]:
        return knocked_over(position)
    if direction not in SEAWARD:
        return why_not_move(position, SEAWARD_MOVE, direction, 0)
    barred = why_not_step(position, direction, int(hand_size(s, s.mover)))
    return barred or no("O27", "not-available", word=DIRECTIONS[direction])


# ------------------------------------------------------------------ cards, piles, ends, yes and no


def _card(position: Position, phase: Phase, action: int) -> Refusal | None:
    """A card that lies elsewhere, or does not fit what it is wanted for."""
    s = position[0]
    if action >= r.ADD_LEFT:
        return None
    name, bit = words(position)[action], 1 << action
    lying = {"hand": int(s.hand[asked(s)]), "trail": int(trail_cards(s, ALL_ICONS))}
    if not lying.get(phase.source, 0) & bit:
        cost = phase.source == "hand" and phase.number not in HAND_CARDS
        missing = "not-drawn" if phase.source == "drawn" else f"not-in-{phase.source}"
        return no("O33" if cost else phase.clause, missing, card=name)
    if s.phase == r.PAY:
        return no("O66", "wrong-icon", card=name, icon=ICONS[int(s.toll[s.place[s.crab]]) >> 4])
    return no(phase.clause, "not-a-neighbour" if s.phase == r.REST_KEEP_TWO else "no-use", card=name)


def _pile(position: Position, phase: Phase, action: int) -> Refusal | None:
    empty = r.PILE <= action <= r.DRAW
    return no("O42", "pile-empty", pile=words(position)[action]) if empty else None


def _end(position: Position, phase: Phase, action: int) -> Refusal | None:
    clause = "O127" if phase.number == r.JUNK_END else phase.clause
    return no(clause, "no-second-end") if action == r.TRAIL_RIGHT else None


def _yes_no(position: Position, phase: Phase, action: int) -> Refusal | None:
    loses = phase.number == r.IGNORE and action == r.NO
    return no(phase.clause, "nothing-to-lose") if loses else None


# ------------------------------------------------------------------ ways


def _way(position: Position, phase: Phase, action: int) -> Refusal | None:
    """A direction in which the crab of the question cannot go."""
    s = position[0]
    direction = action - r.DIRECTION
    if direction not in range(6):
        return None
    cards = int(hand_size(s, s.mover))
    if s.phase == r.MOVE_DIR:
        return why_not_move(position, int(s.icon), direction, cards)
    if s.phase == r.SWAP_DIR:
        return why_not_swap(position, direction, cards)
    if s.phase == r.JUMP_DIR:
        barred = why_not_step(position, direction, cards, jump=True) if direction in SEAWARD else None
        return barred or no("O99", "jump-seaward", direction=DIRECTIONS[direction])
    return _sent(position, direction, cards)


def _sent(position: Position, direction: int, cards: int) -> Refusal:
    """Another crab, or the own one that is called, needs a free space (O80, O81, O91)."""
    s = position[0]
    name, crab = DIRECTIONS[direction], LETTERS[s.subject]
    clause, ways = SENT[int(s.phase)]
    if direction not in ways:
        return no(clause, "not-this-way", direction=name, crab=crab)
    to = int(step(s, s.place[s.subject], direction))
    if to == SEA and s.phase == r.PASS_DIR:
        return no(clause, "sea-not-free", crab=crab)
    if to not in (NOWHERE, SEA) and reeds_bar(s, direction, to):
        return no("O72", "reeds", cell=NAMES[to])
    occupied = no(clause, "not-free", direction=name, crab=crab)
    if to != NOWHERE and s.subject == s.crab and is_free(s, to):  # called, it obeys its conditions (O81)
        return why_not_enter(position, to, cards) or occupied
    return occupied


def _push(position: Position, phase: Phase, action: int) -> Refusal | None:
    """A direction in which the crab cannot be pushed (O51, O54, O55)."""
    s = position[0]
    direction = action - r.DIRECTION
    if direction not in range(6):
        return None
    if direction not in SEAWARD:
        return no("O51", "push-seaward", crab=LETTERS[int(crab_to_push(s))], direction=DIRECTIONS[direction])
    to = int(step(s, int(pushed_space(s)), direction))
    if to == NOWHERE:
        return no("O48", "off-the-board", direction=DIRECTIONS[direction])
    if reeds_bar(s, direction, to):
        return no("O55", "reeds", cell=NAMES[to])
    if int(s.ground[to]) & r.KIND == r.INACCESSIBLE:
        return no("O62", "inaccessible", cell=NAMES[to])
    return no("O54", "cannot-be-pushed", crab=LETTERS[int(crab_on(s, to))], cell=NAMES[to])


def _column(position: Position, phase: Phase, action: int) -> Refusal | None:
    s = position[0]
    column = action - r.COLUMN
    if column not in range(len(COLUMNS)):
        return None
    if s.phase == r.PLACE2:
        return no("O111", "no-start-space", column=COLUMNS[column])
    return why_not_hop(position, column, int(hand_size(s, s.mover)))


def _crab(position: Position, phase: Phase, action: int) -> Refusal | None:
    """A crab that is not one's own, not there, or not among those that can go."""
    s = position[0]
    if s.phase == r.CALL_CRAB and action == r.END:
        return no("O81", "call-everybody")
    crab = action - r.CRAB
    if crab not in range(len(LETTERS)):
        return None
    name = LETTERS[crab]
    if s.phase == r.ACTIVATE:
        return no("O113", "not-your-crab", crab=name)
    if s.phase in (r.REWARD_CRAB, r.ASYM_ASSIGN):
        return pack.why_not_crab(position, phase, crab)
    if not on_beach(s, crab):
        return no("O77", "not-on-beach", crab=name)
    if s.phase == r.CALL_CRAB:
        return no("O81", "not-called", crab=name)
    if s.phase == r.PASS_CRAB:
        return no("O91", "your-own" if s.owner[crab] == s.mover else "not-free", crab=name, direction="")
    if int(s.crowd) >> crab & 1:
        return no("O80", "moved-already", crab=name)
    ahead = int(crabs_ahead(s)) >> crab & 1
    return no("O80", "not-free" if ahead else "not-ahead", crab=name, direction="")


REASONS: Final[dict[Kind, Callable[[Position, Phase, int], Refusal | None]]] = {
    "start": _start,
    "menu": _menu,
    "run": _run,
    "card": _card,
    "way": _way,
    "push": _push,
    "column": _column,
    "crab": _crab,
    "pile": _pile,
    "yes_no": _yes_no,
    "end": _end,
    "space": pack.why_not_space,
    "reward": pack.why_not_reward,
}
