"""A turn: add a card or rest, then any actions of the menu, then the end (O20–O37)."""

from __future__ import annotations

from seaboard.games.oh_crab.names import DIAGONAL, FORWARD
from seaboard.kernel.chance import Chance
from seaboard.kernel.kit import rule
from seaboard.kernel.notes import Log, note

from . import hooks, noted
from . import race as r
from .cards import (
    add_to_trail,
    can_exchange,
    gain_shells,
    hand_size,
    keep_of_trail,
    lay_on_discard,
    market_is_empty,
    pay_card,
    take_back_discards,
)
from .moves import basic, set_out, shift, stand_up
from .race import BACK, CUT, END, NONE, Race
from .steps import free_seaward_steps, is_free, kind, on_beach
from .verbs import SPECIAL_VERBS, TILE_VERBS, perform, possible_icons

# ------------------------------------------------------------------ add or rest


@rule
def begin(s: Race, action: int, log: Log) -> int:
    """Add the face-down card, or rest (O20–O24)."""
    seat, card = int(s.mover), int(s.down[s.mover])
    s.down[seat] = NONE
    if action != r.REST:
        add_to_trail(s, seat, card, action == r.ADD_LEFT, 0, log)
        return r.MENU
    s.rested = 1
    note(log, noted.RESTED, seat, card)
    if card != NONE:
        lay_on_discard(s, seat, card)
    return r.REST_KEEP if s.trail_left[seat] != NONE else rest_on(s, log)


@rule
def keep(s: Race, card: int, log: Log) -> int:
    """The card that stays in the Trail, and perhaps a neighbour too (O24)."""
    if hooks.may_keep_two(s) and s.trail_left[s.mover] != s.trail_right[s.mover]:
        s.card = card
        return r.REST_KEEP_TWO
    return keep_both(s, card, r.NONE, log)


@rule
def keep_both(s: Race, card: int, neighbour: int, log: Log) -> int:
    """One or two cards stay, and the Rest goes on (O24)."""
    keep_of_trail(s, int(s.mover), card, neighbour, log)
    return rest_on(s, log)


@rule
def rest_on(s: Race, log: Log) -> int:
    """A Market card, if there is one (O24, O25)."""
    return wake_up(s, log) if market_is_empty(s) else r.REST_TAKE


@rule
def wake_up(s: Race, log: Log) -> int:
    """The Discard pile comes back and the crab stands up; cook and tiles remain (O24, O26, O114)."""
    take_back_discards(s, int(s.mover), noted.O24, log)
    stand_up(s, int(s.crab), noted.O24, log)
    return r.MENU


# ------------------------------------------------------------------ the menu


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
    can_move = possible_icons(s, hand_size(s, s.mover)) >> icon & 1
    question = basic(s, icon, log) if can_move else BACK
    gain_shells(s, int(s.mover), hooks.cook_shells(s), r.NONE, noted.O38, log)
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
    pay_card(s, int(s.mover), card, noted.O66 if s.pay_for == CUT else noted.O33, log)
    s.pay_left -= 1
    if s.pay_left > 0:
        return r.PAY
    if s.pay_for == CUT:
        return set_out(s, int(s.arrow[s.place[s.crab]]), noted.SHORTCUT, r.NONE, log)
    return perform(s, SPECIAL_VERBS[s.pay_for, 1], SPECIAL_VERBS[s.pay_for, 2], log)


# ------------------------------------------------------------------ special actions that go on


@rule
def stop_running(s: Race) -> int:
    """Enough of a special action that asks again and again (O80, O87)."""
    s.running = r.NOTHING_RUNS
    return BACK


@rule
def pend_on(s: Race, action: int, log: Log) -> int:
    """The next move of Slalom or Slide, a shortcut between them, or the rest is dropped (O87, O88)."""
    if action == END:
        return stop_running(s)
    if action == r.USE_SHORTCUT:
        return enter_shortcut(s, log)
    icon = FORWARD if action == r.PEND_FORWARD else DIAGONAL
    if icon == FORWARD:
        s.pend_forward -= 1
    else:
        s.pend_diagonal -= 1
    note(log, noted.USED, s.mover, s.crab, action, icon)
    return basic(s, icon, log)


@rule
def send_back(s: Race, action: int) -> int:
    """The next crab ahead to be sent back, or enough of it (O80)."""
    if action == END:
        return stop_running(s)
    s.subject = action - r.CRAB
    s.crowd |= 1 << s.subject
    return r.GULL_DIR


@rule
def call(s: Race, crab: int) -> int:
    """A called crab moves; one without a free space stays behind (O81)."""
    s.subject = crab
    s.crowd &= ~(1 << crab)
    return r.CALL_DIR if free_seaward_steps(s, crab, hand_size(s, s.mover)) else BACK


# ------------------------------------------------------------------ the end


@rule
def begin_end(s: Race, log: Log) -> int:
    """Once: a card exchange or the current of the space where the turn ends (O29, O62, O70, O73, O75)."""
    s.ending = 1
    if not on_beach(s, s.crab):
        return BACK
    what = kind(s, int(s.place[s.crab]))
    if what == r.EXCHANGE and can_exchange(s, s.mover):
        return r.END_EXCH
    if what == r.CURRENT and is_free(s, int(s.arrow[s.place[s.crab]])):
        if s.charge:
            return r.END_CURRENT
        drift(s, log)
    return BACK


@rule
def drift(s: Race, log: Log) -> None:
    """The current carries the crab, even knocked over, to its arrow's space or the sea (O73–O75, O78)."""
    here = int(s.place[s.crab])
    shift(s, int(s.crab), int(s.arrow[here]), noted.CURRENT, int(s.toll[here]), log)
