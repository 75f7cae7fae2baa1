"""A turn: add a card or rest, then any actions of the menu, then the end (O20–O37)."""

from __future__ import annotations

from seaboard.games.oh_crab.names import DIAGONAL, FORWARD
from seaboard.kernel.chance import Chance
from seaboard.kernel.kit import rule
from seaboard.kernel.notes import Log, note

from . import cards, hooks, noted, steps
from . import race as r
from .moves import basic, set_out, shift, stand_up
from .race import BACK, CUT, END, NONE, Race
from .verbs import SPECIAL_VERBS, TILE_VERBS, perform, possible_icons


@rule
def begin(s: Race, action: int, log: Log) -> int:
    """Add the face-down card, or rest (O20–O24)."""
    seat, card = int(s.mover), int(s.down[s.mover])
    s.down[seat] = NONE
    if action != r.REST:
        cards.add_to_trail(s, seat, card, action == r.ADD_LEFT, 0, log)
        return r.MENU
    s.rested = 1
    note(log, noted.RESTED, seat, card)
    if card != NONE:
        cards.lay_on_discard(s, seat, card)
    return r.REST_KEEP if s.trail_left[seat] != NONE else rest_on(s, log)


@rule
def keep(s: Race, card: int, log: Log) -> int:
    """The card that stays in the Trail, and perhaps a neighbour too (O24)."""
    if hooks.may_keep_two(s) and s.trail_left[s.mover] != s.trail_right[s.mover]:
        s.card = card
        return r.REST_KEEP_TWO
    return keep_both(s, card, NONE, log)


@rule
def keep_both(s: Race, card: int, neighbour: int, log: Log) -> int:
    """One or two cards stay, and the Rest goes on (O24)."""
    cards.keep_of_trail(s, int(s.mover), card, neighbour, log)
    return rest_on(s, log)


@rule
def rest_on(s: Race, log: Log) -> int:
    """A Market card, if there is one (O24, O25)."""
    return wake_up(s, log) if cards.market_is_empty(s) else r.REST_TAKE


@rule
def wake_up(s: Race, log: Log) -> int:
    """The Discard pile comes back and the crab stands up; cook and tiles remain (O24, O26, O114)."""
    cards.take_back_discards(s, int(s.mover), noted.O24, log)
    stand_up(s, int(s.crab), noted.O24, log)
    return r.MENU


@rule
def choose_from_menu(s: Race, action: int, rng: Chance, log: Log) -> int:
    """One action, or the end of the turn (O27, O29)."""
    if action == END:
        return begin_end(s, log)
    if action == r.COOK:
        return use_cook(s, log)
    if action == r.USE_SHORTCUT:
        return enter_shortcut(s, log)
    if r.MAIN <= action < r.MAIN + 4:
        return use_chip(s, action - r.MAIN, action, log)
    if r.MAIN_TWO <= action < r.MAIN_TWO + 4:
        return use_chip(s, action - r.MAIN_TWO + 4, action, log)
    if r.TILE <= action < r.TILE + 8:
        return use_tile(s, action - r.TILE, log)
    return hooks.choose_from_menu(s, action, rng, log)


@rule
def use_chip(s: Race, chip: int, action: int, log: Log) -> int:
    """A main, secondary or special action of an added card, once (O27, O30–O32)."""
    gives = int(s.chips[chip])
    s.chips[chip] = NONE
    note(log, noted.USED, s.mover, s.crab, action, gives)
    return use_special(s, gives, log) if chip & 3 == r.SPECIAL_CHIP else basic(s, gives, log)


@rule
def use_special(s: Race, special: int, log: Log) -> int:
    """Its cards first, then its effect (O32, O33)."""
    if SPECIAL_VERBS[special, 0] > 0:
        s.pay_for = special
        s.pay_left = SPECIAL_VERBS[special, 0]
        return r.PAY
    return perform(s, SPECIAL_VERBS[special, 1], SPECIAL_VERBS[special, 2], log)


@rule
def use_tile(s: Race, tile: int, log: Log) -> int:
    """Pay its shells to the reserve, then do it; no other tile this turn (O35)."""
    price = hooks.tile_price(s, tile)
    s.shells[s.mover] -= price
    s.reserve += price
    s.tile_free = 0
    note(log, noted.USED, s.mover, s.crab, r.TILE + tile, NONE, price)
    return perform(s, TILE_VERBS[tile, 0], TILE_VERBS[tile, 1], log)


@rule
def use_cook(s: Race, log: Log) -> int:
    """A move, and what else she may bring; a move that is not possible is left out (O34)."""
    s.cook_used = 1
    icon = hooks.cook_move(s)
    note(log, noted.USED, s.mover, s.crab, r.COOK, icon)
    can_move = possible_icons(s, cards.hand_size(s, s.mover)) >> icon & 1
    question = basic(s, icon, log) if can_move else BACK
    cards.gain_shells(s, int(s.mover), hooks.cook_shells(s), NONE, noted.O38, log)
    return question


@rule
def enter_shortcut(s: Race, log: Log) -> int:
    """Its cards first, one after the other (O66)."""
    s.pay_for = CUT
    s.pay_left = s.toll[s.place[s.crab]] & 15
    note(log, noted.USED, s.mover, s.crab, r.USE_SHORTCUT, NONE)
    return r.PAY


@rule
def pay(s: Race, card: int, log: Log) -> int:
    """One card of a cost; after the last one the action follows (O33, O66)."""
    cards.pay_card(s, int(s.mover), card, noted.O66 if s.pay_for == CUT else noted.O33, log)
    s.pay_left -= 1
    if s.pay_left > 0:
        return r.PAY
    if s.pay_for == CUT:
        return set_out(s, int(s.arrow[s.place[s.crab]]), noted.SHORTCUT, NONE, log)
    return perform(s, SPECIAL_VERBS[s.pay_for, 1], SPECIAL_VERBS[s.pay_for, 2], log)


@rule
def pend_on(s: Race, action: int, log: Log) -> int:
    """The next move of Slalom or Slide, a shortcut between them, or the rest is dropped (O87, O88)."""
    if action == END:
        s.running = r.NOTHING_RUNS
        return BACK
    if action == r.USE_SHORTCUT:
        return enter_shortcut(s, log)
    icon = FORWARD if action == r.PEND_FORWARD else DIAGONAL
    s.pend_forward -= icon == FORWARD
    s.pend_diagonal -= icon == DIAGONAL
    note(log, noted.USED, s.mover, s.crab, action, icon)
    return basic(s, icon, log)


@rule
def choose_crab(s: Race, action: int) -> int:
    """The next crab to be sent back, called or let through, or enough of it (O80, O81, O91)."""
    if action == END:
        s.running = r.NOTHING_RUNS
        return BACK
    crab = action - r.CRAB
    s.subject = crab
    if s.phase == r.PASS_CRAB:
        return r.PASS_DIR
    if s.phase == r.GULL_CRAB:
        s.crowd |= 1 << crab
        return r.GULL_DIR
    s.crowd &= ~(1 << crab)  # a called crab without a free space stays behind
    return r.CALL_DIR if steps.free_seaward_steps(s, crab, cards.hand_size(s, s.mover)) else BACK


@rule
def begin_end(s: Race, log: Log) -> int:
    """Once: a card exchange or the current of the space where the turn ends (O29, O62, O70, O73, O75)."""
    s.ending = 1
    if steps.stands_on(s, r.EXCHANGE) and cards.can_exchange(s, s.mover):
        return r.END_EXCH
    if steps.stands_on(s, r.CURRENT) and steps.is_free(s, int(s.arrow[s.place[s.crab]])):
        if s.charge:
            return r.END_CURRENT
        drift(s, log)
    return BACK


@rule
def drift(s: Race, log: Log) -> None:
    """The current carries the crab, even knocked over, to its arrow's space or the sea (O73–O75, O78)."""
    here = int(s.place[s.crab])
    shift(s, int(s.crab), int(s.arrow[here]), noted.CURRENT, int(s.toll[here]), log)
