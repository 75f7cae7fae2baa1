"""Why a decision is not legal: the first clause that forbids it, and what it is about. Never prose."""

from __future__ import annotations

from collections.abc import Callable

from seaboard.games.base import State
from seaboard.games.errors import Refusal

from . import rules
from .action_clauses import ACTION_CLAUSES
from .board import DIRECTIONS, NAMES, NOWHERE, SEA, WIDTH
from .glances import glance
from .modules.on_the_table import IT_BROKE, in_force, tile_price
from .names import EXTRA_TILES, ICONS, LETTERS, SPECIALS
from .position import PHASES, cook_gives
from .rules import record as r
from .rules.asking import asked
from .rules.cards import cards_with_icon, hand_size, size
from .rules.steps import (
    can_be_pushed,
    crab_on,
    crabs_ahead,
    is_free,
    is_obstacle,
    is_partner,
    leap,
    on_beach,
    reeds_bar,
    step,
    ways_of,
)
from .rules.verbs import SPECIAL_VERBS
from .seats import letter
from .why_pack import clause_of_turn, clause_of_two_moves, no, why_not_in_pack, why_not_pick
from .words import read_move, words

NEEDS_LEGS = ("Ab", "Ba", "Ca")  # tiles that a knocked-over crab cannot use
HAND_CLAUSES = {r.EXCH_CARD: "O44", r.OBSTACLE_CARD: "O63", r.DOPE_CARD: "O100"}  # who asks for a Hand card


def refusal(state: State, seat: int | None, move: str) -> Refusal | None:
    """None for a legal decision; BadMove for a text that is none."""
    s = state[0]
    action = read_move(state, move)
    if s.phase == r.OVER:
        return no("O93", "race-over")
    if s.phase == r.PLAN:
        return _why_not_plan(state, seat, action)
    if s.phase == r.ASYM_PICK:
        return why_not_pick(state, seat, action)
    if seat is not None and seat != asked(s):
        return no(clause_of_turn(state), "not-your-turn", mover=letter(state, int(asked(s))))
    return None if action in glance(state).answers else _why_not(state, action)


def _why_not_plan(state: State, seat: int | None, action: int) -> Refusal | None:
    """A card of the own Hand; nothing is said about anybody else's (O16, O170)."""
    s = state[0]
    if action >= r.ADD_LEFT:
        return no("O16", "plan-first")
    seats = [seat] if seat is not None else [x for x in range(s.players) if s.down[x] == r.NONE]
    if any(int(s.hand[one]) >> action & 1 for one in seats):
        return None
    if seat is not None and s.down[seat] == action:
        return no("O16", "already-planned", card=words(state)[action])
    if seat is not None and not s.hand[seat] and s.down[seat] == r.NONE:
        return no("O17", "no-cards-to-plan")
    return no("O16", "not-in-hand", card=words(state)[action])


def _why_not(state: State, action: int) -> Refusal:
    """The reason by the question that is asked."""
    s = state[0]
    phase = int(s.phase)
    if found := why_not_in_pack(state, action):
        return found
    if phase < r.MOVE_DIR and action < r.ADD_LEFT:
        return _why_not_card(state, action)
    if r.MOVE_DIR <= phase < r.IGNORE and r.DIRECTION <= action < r.DIRECTION + 6:
        return _why_not_direction(state, action - r.DIRECTION)
    if r.PILE <= action <= r.DRAW and phase in (r.REST_TAKE, r.EXCH_TAKE, r.TAKE):
        return no("O42", "pile-empty", pile=words(state)[action])
    if r.CRAB <= action < r.CRAB + 5:
        return _why_not_crab(state, action - r.CRAB)
    if r.COLUMN <= action < r.COLUMN + WIDTH and phase in (r.HOP_COLUMN, r.PLACE2):
        return _why_not_column(state, action - r.COLUMN)
    if phase in (r.MENU, r.PEND) and r.MAIN <= action < r.TREASURE:
        return _why_not_action(state, action)
    if phase in (r.MENU, r.PEND) and r.DIRECTION <= action < r.DIRECTION + 6:
        return _why_not_walk(state, action - r.DIRECTION)
    if phase == r.START and action in (r.ADD_LEFT, r.ADD_RIGHT):
        down = s.down[s.mover] == r.NONE
        return no("O20", "no-card-down") if down else no("O21", "no-second-end")
    if phase == r.DOPE_SIDE and action == r.TRAIL_RIGHT:
        return no("O100", "no-second-end")
    if phase == r.IGNORE and action == r.NO:
        return no("O86", "nothing-to-lose")
    if phase == r.CALL_CRAB and action == r.END:
        return no("O81", "call-everybody")
    return no("O27", "another-question", question=PHASES[phase], word=words(state)[action])


# ------------------------------------------------------------------ cards


def _why_not_card(state: State, card: int) -> Refusal:
    s = state[0]
    name = words(state)[card]
    in_hand = int(s.hand[asked(s)]) >> card & 1
    if s.phase in (r.REST_KEEP, r.RUNUP_CARD):
        clause = "O24" if s.phase == r.REST_KEEP else "O82"
        in_trail = int(rules.questions.trail_cards(s, 15)) >> card & 1
        return no(clause, "no-use" if in_trail else "not-in-trail", card=name)
    if not in_hand:
        return no(HAND_CLAUSES.get(int(s.phase), "O33"), "not-in-hand", card=name)
    if s.phase == r.PAY:
        return no("O66", "wrong-icon", card=name, icon=ICONS[int(s.toll[s.place[s.crab]]) >> 4])
    return no("O84", "no-use", card=name)


# ------------------------------------------------------------------ ways


def why_not_enter(state: State, space: int, cards: int) -> Refusal | None:
    """Why the active crab may not land on a space with so many cards: its condition, or who stands there."""
    s = state[0]
    if space == SEA:
        return None
    cell, kind = NAMES[space], int(s.ground[space]) & r.KIND
    if kind == r.INACCESSIBLE:
        return no("O62", "inaccessible", cell=cell)
    if is_obstacle(s, space) and cards < 1 and not s.charge:
        return no("O63", "obstacle-needs-card", cell=cell)
    there = int(crab_on(s, space))
    if there != r.NONE and not is_partner(s, there) and not can_be_pushed(s, space):
        return no("O54", "cannot-be-pushed", crab=LETTERS[there], cell=cell)
    return None


def why_not_step(state: State, direction: int, cards: int, jump: bool = False) -> Refusal | None:
    """Why the active crab cannot step, or jump, in a direction."""
    s = state[0]
    to = int((leap if jump else step)(s, s.place[s.crab], direction))
    if to == NOWHERE:
        return no("O48", "off-the-board", direction=DIRECTIONS[direction])
    if to != SEA and reeds_bar(s, direction, to) and not s.charge:
        return no("O72", "reeds", cell=NAMES[to])
    return why_not_enter(state, to, cards)


def _why_not_direction(state: State, direction: int) -> Refusal:
    s = state[0]
    name = DIRECTIONS[direction]
    cards = int(hand_size(s, s.mover))
    if s.phase == r.PUSH_DIR:
        return _why_not_push(state, direction)
    if s.phase == r.MOVE_DIR:
        if not int(ways_of(s.icon)) >> direction & 1:
            return no("O38", "wrong-way", icon=ICONS[s.icon], direction=name)
        return why_not_step(state, direction, cards) or no("O38", "wrong-way", icon="S", direction=name)
    if s.phase == r.JUMP_DIR:
        if direction not in (0, 1, 5):
            return no("O99", "jump-seaward", direction=name)
        return why_not_step(state, direction, cards, jump=True) or no("O99", "jump-seaward", direction=name)
    if s.phase == r.SWAP_DIR:
        return _why_not_swap(state, direction, cards)
    clauses = {r.GULL_DIR: "O80", r.CALL_DIR: "O81", r.PASS_DIR: "O91"}
    ways = {r.GULL_DIR: (2, 3, 4), r.CALL_DIR: (0, 1, 5), r.PASS_DIR: range(6)}
    phase = int(s.phase)
    if direction not in ways[phase]:
        return no(clauses[phase], "not-this-way", direction=name, crab=LETTERS[s.subject])
    to = int(step(s, s.place[s.subject], direction))
    if to not in (NOWHERE, SEA) and reeds_bar(s, direction, to):
        return no("O72", "reeds", cell=NAMES[to])
    if to != NOWHERE and s.subject == s.crab and is_free(s, to):  # called, it obeys its conditions (O81)
        return why_not_enter(state, to, cards) or no("O81", "not-free", direction=name, crab=LETTERS[s.crab])
    return no(clauses[phase], "not-free", direction=name, crab=LETTERS[s.subject])


def _why_not_push(state: State, direction: int) -> Refusal:
    s = state[0]
    space = int(rules.steps.pushed_space(s))
    crab = LETTERS[int(crab_on(s, space))]
    if direction not in (0, 1, 5):
        return no("O51", "push-seaward", crab=crab, direction=DIRECTIONS[direction])
    to = int(step(s, space, direction))
    if to == NOWHERE:
        return no("O48", "off-the-board", direction=DIRECTIONS[direction])
    if reeds_bar(s, direction, to):
        return no("O55", "reeds", cell=NAMES[to])
    if int(s.ground[to]) & r.KIND == r.INACCESSIBLE:
        return no("O62", "inaccessible", cell=NAMES[to])
    return no("O54", "cannot-be-pushed", crab=LETTERS[int(crab_on(s, to))], cell=NAMES[to])


def _why_not_swap(state: State, direction: int, cards: int) -> Refusal:
    s = state[0]
    to = int(step(s, s.place[s.crab], direction))
    if to in (NOWHERE, SEA) or crab_on(s, to) == r.NONE:
        return no("O103", "nobody-there", direction=DIRECTIONS[direction])
    if reeds_bar(s, direction, to) and not s.charge:
        return no("O72", "reeds", cell=NAMES[to])
    return why_not_enter(state, to, cards) or no("O72", "reeds", cell=NAMES[s.place[s.crab]])


def _why_not_column(state: State, column: int) -> Refusal:
    s = state[0]
    if s.phase == r.PLACE2:
        return no("O111", "no-start-space", column="abcdefg"[column])
    space = int(s.place[s.crab])
    if column % 2 != space % WIDTH % 2 or column == space % WIDTH:
        return no("O85", "not-level", column="abcdefg"[column])
    to = space // WIDTH * WIDTH + column
    if crab_on(s, to) != r.NONE:
        return no("O49", "occupied", cell=NAMES[to], crab=LETTERS[int(crab_on(s, to))])
    return why_not_enter(state, to, int(hand_size(s, s.mover))) or no("O85", "not-level", column=NAMES[to][0])


def _why_not_crab(state: State, crab: int) -> Refusal:
    s = state[0]
    name, phase = LETTERS[crab], int(s.phase)
    if phase == r.ACTIVATE:
        return no("O113", "not-your-crab", crab=name)
    if phase not in (r.GULL_CRAB, r.CALL_CRAB, r.PASS_CRAB):
        return no("O27", "another-question", question=PHASES[phase], word=words(state)[r.CRAB + crab])
    if not on_beach(s, crab):
        return no("O77", "not-on-beach", crab=name)
    if phase == r.GULL_CRAB:
        if int(s.crowd) >> crab & 1:
            return no("O80", "moved-already", crab=name)
        ahead = int(crabs_ahead(s)) >> crab & 1
        return no("O80", "not-free" if ahead else "not-ahead", crab=name, direction="")
    if phase == r.CALL_CRAB:
        return no("O81", "not-called", crab=name)
    return no("O91", "your-own" if s.owner[crab] == s.mover else "not-free", crab=name, direction="")


# ------------------------------------------------------------------ actions of the menu


def _in_the_sea(state: State) -> Refusal:
    """Whatever needs the place of a crab that has none any more; a pair's is still activated (O96, O116)."""
    s = state[0]
    return no("O116" if s.pairs else "O96", "in-the-sea", crab=LETTERS[s.crab])


def why_not_basic(state: State, icon: int, cards: int) -> Refusal:
    """Why a basic action can do nothing: no shells, no crab, or what bars every way."""
    s = state[0]
    if ICONS[icon] == "C":
        return no("O13", "no-shells-left")
    if not on_beach(s, s.crab):
        return _in_the_sea(state)
    ways = [direction for direction in (0, 1, 5) if int(ways_of(icon)) >> direction & 1]
    reasons = [why_not_step(state, direction, cards) for direction in ways]
    found = [reason for reason in reasons if reason is not None and reason.reason != "off-the-board"]
    if len({reason.reason for reason in found}) == 1:
        return found[0]
    return no("O39", "no-way", icon=ICONS[icon])


def _why_not_action(state: State, action: int) -> Refusal:
    s = state[0]
    word = words(state)[action]
    if s.phase == r.PEND and action not in (r.USE_SHORTCUT, r.PEND_FORWARD, r.PEND_DIAGONAL):
        return no(clause_of_two_moves(state), "finish-first", word=word)
    if action in (r.PEND_FORWARD, r.PEND_DIAGONAL):
        left = s.pend_forward if action == r.PEND_FORWARD else s.pend_diagonal
        if s.phase != r.PEND or not left:
            return no("O87", "no-such-move", word=word)
        return why_not_basic(state, ICONS.index(word), int(hand_size(s, s.mover)))
    if action == r.USE_SHORTCUT:
        return why_not_shortcut(state)
    if action == r.COOK:
        if s.mover != s.cook:
            return no("O34", "not-the-cook", holder=letter(state, s.cook))
        if s.cook_used:
            return no("O115" if s.pairs else "O34", "cook-used")
        return why_not_basic(state, ICONS.index(cook_gives(state)), int(hand_size(s, s.mover)))
    if r.TILE <= action < r.TILE + len(EXTRA_TILES):
        return why_not_tile(state, action - r.TILE)
    chip = action - r.MAIN if action < r.MAIN + 4 else action - r.MAIN_TWO + 4
    gives = int(s.chips[chip])
    if gives == r.NONE:
        return no("O27", "not-available", word=word)
    if chip & 3 == r.SPECIAL_CHIP:
        return why_not_special(state, gives)
    return why_not_basic(state, gives, int(hand_size(s, s.mover)))


def why_not_special(state: State, special: int) -> Refusal:
    """Why a special action cannot be used: its card, its crab, or nothing it could do."""
    s = state[0]
    name = SPECIALS[special]
    cards = int(hand_size(s, s.mover))
    if cards < max(int(SPECIAL_VERBS[special, 0]), int(special == r.BOOST)):
        return no("O33", "no-card-to-pay", action=name)
    if special not in (r.PASS, r.RUNUP, r.BOOST) and not on_beach(s, s.crab):
        return _in_the_sea(state)
    if special == r.HOP and s.knocked_over[s.crab]:
        return no("O57", "knocked-over", crab=LETTERS[s.crab])
    basic: dict[int, Callable[[], Refusal]] = {
        r.DIAG: lambda: why_not_basic(state, ICONS.index("D"), cards),
        r.FAST: lambda: why_not_basic(state, ICONS.index("F"), cards - 1),
    }
    if special == r.HOP:
        return no(ACTION_CLAUSES[name], "no-effect", action=name)
    return basic[special]() if special in basic else no("O33", "no-effect", action=name)


def why_not_tile(state: State, tile: int) -> Refusal:
    """Why an Extra-action tile cannot be used."""
    s = state[0]
    name, cost, shells = EXTRA_TILES[tile], int(tile_price(s, tile)), int(s.shells[s.mover])
    if not int(s.extra) >> tile & 1:
        return no("O4", "tile-not-in-game", tile=name)
    if in_force(s, IT_BROKE):
        return no("O136", "tiles-broken", tile=name)
    if not s.tile_free:
        return no("O35", "tile-used", tile=name)
    if shells < cost:
        return no("O35", "too-few-shells", tile=name, cost=cost, shells=shells)
    cards = int(hand_size(s, s.mover))
    if name in ("Aa", "Bb"):
        return why_not_basic(state, ICONS.index("D" if name == "Aa" else "F"), cards)
    if name in (*NEEDS_LEGS,) and not on_beach(s, s.crab):
        return _in_the_sea(state)
    if name in NEEDS_LEGS and s.knocked_over[s.crab]:
        return no("O57", "knocked-over", crab=LETTERS[s.crab])
    return no(ACTION_CLAUSES[name], "no-effect", action=name)


def why_not_shortcut(state: State) -> Refusal:
    """Why there is no shortcut to take: no such space, no legs, the wrong cards, or the far end."""
    s = state[0]
    if not on_beach(s, s.crab):
        return _in_the_sea(state)
    space = int(s.place[s.crab])
    if int(s.ground[space]) & r.KIND != r.SHORTCUT:
        return no("O66", "no-shortcut-here", cell=NAMES[space])
    if s.knocked_over[s.crab]:
        return no("O57", "knocked-over", crab=LETTERS[s.crab])
    icon, cost = int(s.toll[space]) >> 4, int(s.toll[space]) & 15
    have = int(size(cards_with_icon(s, s.mover, icon)))
    if have < cost:
        return no("O66", "wrong-cards", icon=ICONS[icon], cost=cost, have=have)
    left = int(hand_size(s, s.mover)) - cost
    return why_not_enter(state, int(s.arrow[space]), left) or no("O66", "no-shortcut-here", cell=NAMES[space])


def _why_not_walk(state: State, direction: int) -> Refusal:
    """A direction where an action is asked for: what bars that way, else that no action leads there now."""
    s = state[0]
    name, crab = DIRECTIONS[direction], LETTERS[s.crab]
    if not on_beach(s, s.crab):
        return _in_the_sea(state)
    if s.knocked_over[s.crab]:
        return no("O57", "knocked-over", crab=crab)
    if direction not in (0, 1, 5):
        return no("O38", "wrong-way", icon="S", direction=name)
    barred = why_not_step(state, direction, int(hand_size(s, s.mover)))
    return barred or no("O27", "not-available", word=name)
