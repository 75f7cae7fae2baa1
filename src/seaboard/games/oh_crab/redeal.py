"""Another position that a seat cannot tell from the present one: hidden cards are dealt anew (O170)."""

from __future__ import annotations

import random

import numpy as np

from seaboard.games.base import State

from . import rules
from .cards_of import draw_pile, lay, members
from .rules import record as r
from .rules.cards import cards_with_icon, hand_size

TRIES = 200


def redeal(state: State, seat: int | None, rng: random.Random) -> State:
    """Unknown cards change places at random; all that the seat has seen stays true. None: a spectator.

    The result depends on nothing that is hidden from the seat, so two positions that differ only in that
    give the same new position with the same generator.
    """
    for _ in range(TRIES):
        found = _deal(state, seat, rng)
        if _can_go_on(found):
            return found
    # Somebody else is in the midst of paying, and what was announced says almost everything: leave that Hand.
    return _deal(state, seat, rng, keep=int(state[0].mover))


def hidden_cards(state: State, seat: int) -> int:
    """A seat's Hand and its face-down card, as a set."""
    s = state[0]
    down = 0 if s.down[seat] == r.NONE else 1 << int(s.down[seat])
    return int(s.hand[seat]) | down


def _deal(state: State, seat: int | None, rng: random.Random, keep: int | None = None) -> State:
    found = state.copy()
    s = found[0]
    known = int(s.known)
    others = [other for other in range(s.players) if other not in (seat, keep)]
    holdings = {other: hidden_cards(state, other) for other in others}
    drawn = draw_pile(state)
    pool = [card for held in holdings.values() for card in members(held & ~known)]
    pool = sorted([*pool, *(card for card in drawn if not known >> card & 1)])
    rng.shuffle(pool)
    for other, held in holdings.items():
        new = held & known
        for _ in range((held & ~known).bit_count()):
            new |= 1 << pool.pop()
        if s.down[other] != r.NONE:
            down = rng.choice(list(members(new)))
            new &= ~(1 << down)
            s.down[other] = down
        s.hand[other] = np.uint64(new)
    first, last = lay(found, [card if known >> card & 1 else pool.pop() for card in drawn])
    s.draw_first, s.draw_last = first, last
    for other in others:
        for card in members(hidden_cards(found, other)):
            s.follows[card] = r.NONE
    return found


def _can_go_on(state: State) -> bool:
    """The decision that is owed still has an answer, and an announced cost can be paid."""
    s = state[0]
    if s.phase == r.OVER:
        return True
    if s.phase == r.PAY and s.pay_for == r.CUT:
        icon = int(s.toll[s.place[s.crab]]) >> 4
        return bool(rules.cards.size(cards_with_icon(s, s.mover, icon)) >= s.pay_left)
    if s.phase == r.PAY:
        return bool(hand_size(s, s.mover) >= s.pay_left)
    return int(rules.answers(s)) != 0
