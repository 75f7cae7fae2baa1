"""Another position that a seat cannot tell from the present one: hidden cards are dealt anew (O170)."""

from __future__ import annotations

import random

import numpy as np

from seaboard.games.oh_crab.pack.asymmetry.line import drawn
from seaboard.games.oh_crab.pack.on_the_table import HERMIT, PRINTED_CLAWS
from seaboard.games.oh_crab.pack.redeal import redeal_pack
from seaboard.games.oh_crab.position.cards_of import draw_pile, lay, members
from seaboard.games.oh_crab.position.glance import glance
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.cards import cards_with_icon, hand_size
from seaboard.kernel.layout import twin
from seaboard.kernel.sets import size
from seaboard.match.game import Position

TRIES = 200


def redeal(position: Position, seat: int | None, rng: random.Random) -> Position:
    """Unknown cards change places at random; all that the seat has seen stays true. None: a spectator.

    The result depends on nothing that is hidden from the seat, so two positions that differ only in that
    give the same new position with the same generator.
    """
    for _ in range(TRIES):
        found = _deal(position, seat, rng)
        if _can_go_on(found):
            return found
    # Somebody else is in the midst of paying, and what was announced says almost everything: leave that Hand.
    return _deal(position, seat, rng, keep=int(position[0].mover))


def hidden_cards(position: Position, seat: int) -> int:
    """Every card of a seat that only its owner sees: Hand, face-down card, the hermit's, as a set."""
    s = position[0]
    down = [] if s.down[seat] == r.NONE else [int(s.down[seat])]
    return int(s.hand[seat]) | _set([*down, *_drawn(position, seat), *_stored(position, seat)])


def _set(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


def _drawn(position: Position, seat: int) -> list[int]:
    """The cards that the hermit chooses from, if this seat has the hermit (A6)."""
    s = position[0]
    return drawn(position) if s.phase == r.STASH_PICK and s.mover == seat else []


def _stored(position: Position, seat: int) -> list[int]:
    """The stored card, if this seat has the hermit (A6)."""
    s = position[0]
    return [int(s.stored)] if s.stored != r.NONE and seat in s.owner[s.asym == HERMIT] else []


def _deal(position: Position, seat: int | None, rng: random.Random, keep: int | None = None) -> Position:
    found = twin(position)
    s = found[0]
    known, blown = int(s.known), int(s.blown) & ~int(s.known)
    others = [other for other in range(s.players) if other not in (seat, keep)]
    holdings = {other: hidden_cards(position, other) for other in others}
    drawn_next = draw_pile(position)
    unknown = [card for held in holdings.values() for card in members(held & ~known)]
    unknown += [card for card in drawn_next if not known >> card & 1]
    # Cards that a gust blew under the draw pile are known, but not in which order: they change places
    # among themselves (E9).
    pools = [sorted(card for card in unknown if blown >> card & 1 == which) for which in (0, 1)]
    for pool in pools:
        rng.shuffle(pool)
    for other, held in holdings.items():
        dealt = [pools[blown >> card & 1].pop() for card in members(held & ~known)]
        _give(found, other, held & known, dealt, rng)
    row = [card if known >> card & 1 else pools[blown >> card & 1].pop() for card in drawn_next]
    s.draw_first, s.draw_last = lay(found, row)
    for other in others:
        for card in members(hidden_cards(found, other)):
            s.follows[card] = r.NONE
    if s.modules:
        redeal_pack(found, seat, rng)
    s.imagined = np.uint64(rng.getrandbits(64) | 1)  # not 0, on which it would stand still
    return found


def _give(position: Position, seat: int, known: int, dealt: list[int], rng: random.Random) -> None:
    """The cards of a seat into its Hand, face down, and to the hermit, wherever they can be."""
    s = position[0]
    new = known | _set(dealt)
    for i in range(len(_drawn(position, seat))):
        s.drawn[i] = dealt.pop()
        new &= ~(1 << int(s.drawn[i]))
    if _stored(position, seat):
        never_swapped = (s.claws[s.asym == HERMIT] == PRINTED_CLAWS[HERMIT]).all() and dealt
        s.stored = rng.choice(dealt if never_swapped else list(members(new)))
        new &= ~(1 << int(s.stored))
    if s.down[seat] != r.NONE:
        s.down[seat] = rng.choice(list(members(new)))
        new &= ~(1 << int(s.down[seat]))
    s.hand[seat] = np.uint64(new)


def _can_go_on(position: Position) -> bool:
    """The decision that is owed still has an answer, and an announced cost can be paid."""
    s = position[0]
    if s.phase == r.OVER:
        return True
    if s.phase != r.PAY:
        return bool(glance(position).answers)
    if s.pay_for != r.CUT:
        return bool(hand_size(s, s.mover) >= s.pay_left)
    icon = int(s.toll[s.place[s.crab]]) >> 4
    return bool(size(cards_with_icon(s, s.mover, icon)) >= s.pay_left)
