"""Why a decision is not legal: the first clause that forbids it, and what it is about. Never prose."""

from __future__ import annotations

from collections.abc import Callable

from seaboard.games.oh_crab import rules
from seaboard.games.oh_crab.action_clauses import ACTION_CLAUSES
from seaboard.games.oh_crab.board import DIRECTIONS, NAMES, NOWHERE, SEA, WIDTH
from seaboard.games.oh_crab.names import EXTRA_TILES, ICONS, LETTERS, SPECIALS
from seaboard.games.oh_crab.notation import read_move, words
from seaboard.games.oh_crab.pack.on_the_table import IT_BROKE, in_force, tile_price
from seaboard.games.oh_crab.pack.why import (
    clause_of_turn,
    clause_of_two_moves,
    no,
    why_not_in_pack,
    why_not_pick,
)
from seaboard.games.oh_crab.position.write import PHASES, cook_gives
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.asking import asked
from seaboard.games.oh_crab.rules.cards import cards_with_icon, hand_size, size
from seaboard.games.oh_crab.rules.steps import (
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
from seaboard.games.oh_crab.rules.verbs import SPECIAL_VERBS
from seaboard.games.oh_crab.seats import letter
from seaboard.games.oh_crab.view.glances import glance
from seaboard.match.errors import Refusal
from seaboard.match.game import Position

NEEDS_LEGS = ("Ab", "Ba", "Ca")  # tiles that a knocked-over crab cannot use
HAND_CLAUSES = {r.EXCH_CARD: "O44", r.OBSTACLE_CARD: "O63", r.DOPE_CARD: "O100"}  # who asks for a Hand card


def refusal(position: Position, seat: int | None, move: str) -> Refusal | None:
    """None for a legal decision; BadMove for a text that is none."""
    s = position[0]
    action = read_move(position, move)
    if s.phase == r.OVER:
        return no("O93", "race-over")
    if s.phase == r.PLAN:
        return _why_not_plan(position, seat, action)
    if s.phase == r.ASYM_PICK:
        return why_not_pick(position, seat, action)
    if seat is not None and seat != asked(s):
        return no(clause_of_turn(position), "not-your-turn", mover=letter(position, int(asked(s))))
    return None if action in glance(position).answers else _why_not(position, action)


def _why_not_plan(position: Position, seat: int | None, action: int) -> Refusal | None:
    """A card of the own Hand; nothing is said about anybody else's (O16, O170)."""
    s = position[0]
    if action >= r.ADD_LEFT:
        return no("O16", "plan-first")
    seats = [seat] if seat is not None else [x for x in range(s.players) if s.down[x] == r.NONE]
    if any(int(s.hand[one]) >> action & 1 for one in seats):
        return None
    if seat is not None and s.down[seat] == action:
        return no("O16", "already-planned", card=words(position)[action])
    if seat is not None and not s.hand[seat] and s.down[seat] == r.NONE:
        return no("O17", "no-cards-to-plan")
    return no("O16", "not-in-hand", card=words(position)[action])


def _why_not(position: Position, action: int) -> Refusal:
    """The reason by the question that is asked."""
    s = position[0]
    phase = int(s.phase)
    if found := why_not_in_pack(position, action):
        return found
    if phase < r.MOVE_DIR and action < r.ADD_LEFT:
        return _why_not_card(position, action)
    if r.MOVE_DIR <= phase < r.IGNORE and r.DIRECTION <= action < r.DIRECTION + 6:
        return _why_not_direction(position, action - r.DIRECTION)
    if r.PILE <= action <= r.DRAW and phase in (r.REST_TAKE, r.EXCH_TAKE, r.TAKE):
        return no("O42", "pile-empty", pile=words(position)[action])
    if r.CRAB <= action < r.CRAB + 5:
        return _why_not_crab(position, action - r.CRAB)
    if r.COLUMN <= action < r.COLUMN + WIDTH and phase in (r.HOP_COLUMN, r.PLACE2):
        return _why_not_column(position, action - r.COLUMN)
    if phase in (r.MENU, r.PEND) and r.MAIN <= action < r.TREASURE:
        return _why_not_action(position, action)
    if phase in (r.MENU, r.PEND) and r.DIRECTION <= action < r.DIRECTION + 6:
        return _why_not_walk(position, action - r.DIRECTION)
    if phase == r.START and action in (r.ADD_LEFT, r.ADD_RIGHT):
        down = s.down[s.mover] == r.NONE
        return no("O20", "no-card-down") if down else no("O21", "no-second-end")
    if phase == r.DOPE_SIDE and action == r.TRAIL_RIGHT:
        return no("O100", "no-second-end")
    if phase == r.IGNORE and action == r.NO:
        return no("O86", "nothing-to-lose")
    if phase == r.CALL_CRAB and action == r.END:
        return no("O81", "call-everybody")
    return no("O27", "another-question", question=PHASES[phase], word=words(position)[action])


# ------------------------------------------------------------------ cards


def _why_not_card(position: Position, card: int) -> Refusal:
    s = position[0]
    name = words(position)[card]
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


def why_not_enter(position: Position, space: int, cards: int) -> Refusal | None:
    """Why the active crab may not land on a space with so many cards: its condition, or who stands there."""
    s = position[0]
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


def why_not_step(position: Position, direction: int, cards: int, jump: bool = False) -> Refusal | None:
    """Why the active crab cannot step, or jump, in a direction."""
    s = position[0]
    to = int((leap if jump else step)(s, s.place[s.crab], direction))
    if to == NOWHERE:
        return no("O48", "off-the-board", direction=DIRECTIONS[direction])
    if to != SEA and reeds_bar(s, direction, to) and not s.charge:
        return no("O72", "reeds", cell=NAMES[to])
    return why_not_enter(position, to, cards)


def _why_not_direction(position: Position, direction: int) -> Refusal:
    s = position[0]
    name = DIRECTIONS[direction]
    cards = int(hand_size(s, s.mover))
    if s.phase == r.PUSH_DIR:
        return _why_not_push(position, direction)
    if s.phase == r.MOVE_DIR:
        if not int(ways_of(s.icon)) >> direction & 1:
            return no("O38", "wrong-way", icon=ICONS[s.icon], direction=name)
        return why_not_step(position, direction, cards) or no("O38", "wrong-way", icon="S", direction=name)
    if s.phase == r.JUMP_DIR:
        if direction not in (0, 1, 5):
            return no("O99", "jump-seaward", direction=name)
        return why_not_step(position, direction, cards, jump=True) or no(
            "O99", "jump-seaward", direction=name
        )
    if s.phase == r.SWAP_DIR:
        return _why_not_swap(position, direction, cards)
    clauses = {r.GULL_DIR: "O80", r.CALL_DIR: "O81", r.PASS_DIR: "O91"}
    ways = {r.GULL_DIR: (2, 3, 4), r.CALL_DIR: (0, 1, 5), r.PASS_DIR: range(6)}
    phase = int(s.phase)
    if direction not in ways[phase]:
        return no(clauses[phase], "not-this-way", direction=name, crab=LETTERS[s.subject])
    to = int(step(s, s.place[s.subject], direction))
    if to not in (NOWHERE, SEA) and reeds_bar(s, direction, to):
        return no("O72", "reeds", cell=NAMES[to])
    if to != NOWHERE and s.subject == s.crab and is_free(s, to):  # called, it obeys its conditions (O81)
        return why_not_enter(position, to, cards) or no(
            "O81", "not-free", direction=name, crab=LETTERS[s.crab]
        )
    return no(clauses[phase], "not-free", direction=name, crab=LETTERS[s.subject])


def _why_not_push(position: Position, direction: int) -> Refusal:
    s = position[0]
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


def _why_not_swap(position: Position, direction: int, cards: int) -> Refusal:
    s = position[0]
    to = int(step(s, s.place[s.crab], direction))
    if to in (NOWHERE, SEA) or crab_on(s, to) == r.NONE:
        return no("O103", "nobody-there", direction=DIRECTIONS[direction])
    if reeds_bar(s, direction, to) and not s.charge:
        return no("O72", "reeds", cell=NAMES[to])
    return why_not_enter(position, to, cards) or no("O72", "reeds", cell=NAMES[s.place[s.crab]])


def _why_not_column(position: Position, column: int) -> Refusal:
    s = position[0]
    if s.phase == r.PLACE2:
        return no("O111", "no-start-space", column="abcdefg"[column])
    space = int(s.place[s.crab])
    if column % 2 != space % WIDTH % 2 or column == space % WIDTH:
        return no("O85", "not-level", column="abcdefg"[column])
    to = space // WIDTH * WIDTH + column
    if crab_on(s, to) != r.NONE:
        return no("O49", "occupied", cell=NAMES[to], crab=LETTERS[int(crab_on(s, to))])
    return why_not_enter(position, to, int(hand_size(s, s.mover))) or no(
        "O85", "not-level", column=NAMES[to][0]
    )


def _why_not_crab(position: Position, crab: int) -> Refusal:
    s = position[0]
    name, phase = LETTERS[crab], int(s.phase)
    if phase == r.ACTIVATE:
        return no("O113", "not-your-crab", crab=name)
    if phase not in (r.GULL_CRAB, r.CALL_CRAB, r.PASS_CRAB):
        return no("O27", "another-question", question=PHASES[phase], word=words(position)[r.CRAB + crab])
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


def _in_the_sea(position: Position) -> Refusal:
    """Whatever needs the place of a crab that has none any more; a pair's is still activated (O96, O116)."""
    s = position[0]
    return no("O116" if s.pairs else "O96", "in-the-sea", crab=LETTERS[s.crab])


def why_not_basic(position: Position, icon: int, cards: int) -> Refusal:
    """Why a basic action can do nothing: no shells, no crab, or what bars every way."""
    s = position[0]
    if ICONS[icon] == "C":
        return no("O13", "no-shells-left")
    if not on_beach(s, s.crab):
        return _in_the_sea(position)
    ways = [direction for direction in (0, 1, 5) if int(ways_of(icon)) >> direction & 1]
    reasons = [why_not_step(position, direction, cards) for direction in ways]
    found = [reason for reason in reasons if reason is not None and reason.reason != "off-the-board"]
    if len({reason.reason for reason in found}) == 1:
        return found[0]
    return no("O39", "no-way", icon=ICONS[icon])


def _why_not_action(position: Position, action: int) -> Refusal:
    s = position[0]
    word = words(position)[action]
    if s.phase == r.PEND and action not in (r.USE_SHORTCUT, r.PEND_FORWARD, r.PEND_DIAGONAL):
        return no(clause_of_two_moves(position), "finish-first", word=word)
    if action in (r.PEND_FORWARD, r.PEND_DIAGONAL):
        left = s.pend_forward if action == r.PEND_FORWARD else s.pend_diagonal
        if s.phase != r.PEND or not left:
            return no("O87", "no-such-move", word=word)
        return why_not_basic(position, ICONS.index(word), int(hand_size(s, s.mover)))
    if action == r.USE_SHORTCUT:
        return why_not_shortcut(position)
    if action == r.COOK:
        if s.mover != s.cook:
            return no("O34", "not-the-cook", holder=letter(position, s.cook))
        if s.cook_used:
            return no("O115" if s.pairs else "O34", "cook-used")
        return why_not_basic(position, ICONS.index(cook_gives(position)), int(hand_size(s, s.mover)))
    if r.TILE <= action < r.TILE + len(EXTRA_TILES):
        return why_not_tile(position, action - r.TILE)
    chip = action - r.MAIN if action < r.MAIN + 4 else action - r.MAIN_TWO + 4
    gives = int(s.chips[chip])
    if gives == r.NONE:
        return no("O27", "not-available", word=word)
    if chip & 3 == r.SPECIAL_CHIP:
        return why_not_special(position, gives)
    return why_not_basic(position, gives, int(hand_size(s, s.mover)))


def why_not_special(position: Position, special: int) -> Refusal:
    """Why a special action cannot be used: its card, its crab, or nothing it could do."""
    s = position[0]
    name = SPECIALS[special]
    cards = int(hand_size(s, s.mover))
    if cards < max(int(SPECIAL_VERBS[special, 0]), int(special == r.BOOST)):
        return no("O33", "no-card-to-pay", action=name)
    if special not in (r.PASS, r.RUNUP, r.BOOST) and not on_beach(s, s.crab):
        return _in_the_sea(position)
    if special == r.HOP and s.knocked_over[s.crab]:
        return no("O57", "knocked-over", crab=LETTERS[s.crab])
    basic: dict[int, Callable[[], Refusal]] = {
        r.DIAG: lambda: why_not_basic(position, ICONS.index("D"), cards),
        r.FAST: lambda: why_not_basic(position, ICONS.index("F"), cards - 1),
    }
    if special == r.HOP:
        return no(ACTION_CLAUSES[name], "no-effect", action=name)
    return basic[special]() if special in basic else no("O33", "no-effect", action=name)


def why_not_tile(position: Position, tile: int) -> Refusal:
    """Why an Extra-action tile cannot be used."""
    s = position[0]
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
        return why_not_basic(position, ICONS.index("D" if name == "Aa" else "F"), cards)
    if name in (*NEEDS_LEGS,) and not on_beach(s, s.crab):
        return _in_the_sea(position)
    if name in NEEDS_LEGS and s.knocked_over[s.crab]:
        return no("O57", "knocked-over", crab=LETTERS[s.crab])
    return no(ACTION_CLAUSES[name], "no-effect", action=name)


def why_not_shortcut(position: Position) -> Refusal:
    """Why there is no shortcut to take: no such space, no legs, the wrong cards, or the far end."""
    s = position[0]
    if not on_beach(s, s.crab):
        return _in_the_sea(position)
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
    return why_not_enter(position, int(s.arrow[space]), left) or no(
        "O66", "no-shortcut-here", cell=NAMES[space]
    )


def _why_not_walk(position: Position, direction: int) -> Refusal:
    """A direction where an action is asked for: what bars that way, else that no action leads there now."""
    s = position[0]
    name, crab = DIRECTIONS[direction], LETTERS[s.crab]
    if not on_beach(s, s.crab):
        return _in_the_sea(position)
    if s.knocked_over[s.crab]:
        return no("O57", "knocked-over", crab=crab)
    if direction not in (0, 1, 5):
        return no("O38", "wrong-way", icon="S", direction=name)
    barred = why_not_step(position, direction, int(hand_size(s, s.mover)))
    return barred or no("O27", "not-available", word=name)
