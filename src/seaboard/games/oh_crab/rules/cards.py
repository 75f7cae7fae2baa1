"""Cards and shells on their way: Hands, Trails, Discard piles, the Market, the reserve."""

from __future__ import annotations

from typing import Final

import numpy as np

from seaboard.games.oh_crab.names import NO_ICON, START_CARDS
from seaboard.kernel.chance import Chance, below
from seaboard.kernel.kit import lowest, rule
from seaboard.kernel.layout import Cells
from seaboard.kernel.notes import Log, note
from seaboard.kernel.sets import nth, size

from . import hooks, noted
from .race import NONE, Race

CardSet = np.uint64  # a set of cards is one word
EMPTY_SET: Final = np.uint64(0)
ONE: Final = np.uint64(1)
BIT: Final = np.array([1 << i for i in range(64)], np.uint64)


@rule
def hand_size(s: Race, seat: int) -> int:
    """The cards in a Hand; the face-down card is none of them (O18)."""
    return size(s.hand[seat])


@rule
def reveal(s: Race, card: int) -> None:
    """From now on everybody can follow this card (O170)."""
    s.known |= BIT[card]


@rule
def gain_shells(s: Race, seat: int, n: int, crab: int, clause: int, log: Log) -> None:
    """Shells from the reserve, while there are any; NONE unless a crab has found them (O13)."""
    given = min(n, int(s.reserve))
    if given > 0:
        s.reserve -= given
        s.shells[seat] += given
        note(log, noted.SHELLS, seat, given, crab, NONE if crab == NONE else s.place[crab], clause)


@rule
def gain_shell_each(s: Race, seats: int, clause: int, log: Log) -> None:
    """A shell for each of some seats, clockwise from whose turn it is (O13, O151)."""
    for i in range(s.players):
        seat = (s.mover + i) % s.players
        if seats >> seat & 1:
            gain_shells(s, seat, 1, NONE, clause, log)


@rule
def row(s: Race, first: int) -> CardSet:
    """The cards of a Trail or a Discard pile, as a set."""
    found = EMPTY_SET
    card = first
    while card != NONE:
        found |= BIT[card]
        card = int(s.follows[card])
    return found


@rule
def with_icons(s: Race, cards: CardSet, icons: int) -> CardSet:
    """Those of some cards whose main icon is one of some, given as bits (O66, O82, O84)."""
    found = EMPTY_SET
    while cards != EMPTY_SET:
        card = lowest(cards)
        cards &= cards - ONE
        if icons >> s.main[card] & 1:
            found |= BIT[card]
    return found


# ------------------------------------------------------------------ Discard pile and Trail


@rule
def lay_on_discard(s: Race, seat: int, card: int) -> None:
    """A card goes, open, on its owner's Discard pile (O170)."""
    reveal(s, card)
    s.follows[card] = NONE
    if s.discard_last[seat] == NONE:
        s.discard_first[seat] = card
    else:
        s.follows[s.discard_last[seat]] = card
    s.discard_last[seat] = card


@rule
def discard(s: Race, seat: int, card: int) -> None:
    """A Hand card goes to the own Discard pile (O33)."""
    s.hand[seat] &= ~BIT[card]
    lay_on_discard(s, seat, card)


@rule
def pay_card(s: Race, seat: int, card: int, clause: int, log: Log) -> None:
    """A Hand card is the cost of an action, or a part of it (O33, O66)."""
    discard(s, seat, card)
    note(log, noted.PAID, seat, card, clause)


@rule
def lose_card(s: Race, seat: int, card: int, at_random: bool, clause: int, log: Log) -> None:
    """A Hand card is lost, one of choice or any (O63, O64, O127)."""
    discard(s, seat, card)
    note(log, noted.LOST, seat, card, at_random, clause)


@rule
def lose_at_random(s: Race, seat: int, clause: int, rng: Chance, log: Log) -> None:
    """Any card of the Hand is as likely as any other; an empty Hand loses nothing (O64, O83)."""
    if s.hand[seat] != EMPTY_SET:
        card = nth(s.hand[seat], below(rng, hand_size(s, seat)))
        lose_card(s, seat, card, True, clause, log)


@rule
def take_back_discards(s: Race, seat: int, clause: int, log: Log) -> None:
    """The whole Discard pile goes into the Hand (O24, O101)."""
    card = s.discard_first[seat]
    if card != NONE:
        note(log, noted.TOOK_BACK, seat, clause)
    while card != NONE:
        note(log, noted.CARD_OF_MANY, card)
        following = s.follows[card]
        s.follows[card] = NONE
        s.hand[seat] |= BIT[card]
        card = following
    s.discard_first[seat] = NONE
    s.discard_last[seat] = NONE


@rule
def keep_of_trail(s: Race, seat: int, kept: int, neighbour: int, log: Log) -> None:
    """A card, and perhaps a neighbour, stays; the others go to the Discard pile, left to right (O24, E12)."""
    card = int(s.trail_left[seat])
    while card != NONE:
        following = int(s.follows[card])
        if card != kept and card != neighbour:
            take_out(s, s.trail_left, s.trail_right, seat, card)
            lay_on_discard(s, seat, card)
        else:
            note(log, noted.KEPT, seat, card)
        card = following


@rule
def before(s: Race, first: int, card: int) -> int:
    """The card laid before another in a row that begins with `first`, NONE if it is the first itself."""
    found = NONE
    here = first
    while here != card:
        found = here
        here = int(s.follows[here])
    return found


@rule
def before_in_trail(s: Race, seat: int, card: int) -> int:
    """The card to the left of another in the Trail, NONE at the left end."""
    return before(s, int(s.trail_left[seat]), card)


@rule
def take_out(s: Race, first: Cells, last: Cells, seat: int, card: int) -> None:
    """A card leaves a Trail or a Discard pile, which completes no icon: the gap is closed (O123)."""
    left, right = before(s, int(first[seat]), card), int(s.follows[card])
    if left == NONE:
        first[seat] = right
    else:
        s.follows[left] = right
    if right == NONE:
        last[seat] = left
    s.follows[card] = NONE


@rule
def fits(half: int, other: int) -> int:
    """The icon that two half icons make, NO_ICON if they do not fit (O31)."""
    return half if half == other else NO_ICON


@rule
def add_to_trail(s: Race, seat: int, card: int, at_left: bool, first_chip: int, log: Log) -> None:
    """An added card gives its main action, its completed halves and its special (O22, O23, O31)."""
    reveal(s, card)
    neighbour = s.trail_left[seat] if at_left else s.trail_right[seat]
    s.follows[card] = NONE
    upper, lower = NO_ICON, NO_ICON
    if at_left or neighbour == NONE:
        s.trail_left[seat] = card
    if not at_left or neighbour == NONE:
        s.trail_right[seat] = card
    if neighbour != NONE:
        if at_left:
            s.follows[card] = neighbour
            mine, theirs = s.right[card], s.left[neighbour]
        else:
            s.follows[neighbour] = card
            mine, theirs = s.left[card], s.right[neighbour]
        upper, lower = fits(mine >> 3, theirs >> 3), fits(mine & 7, theirs & 7)
        if upper == NO_ICON and mine >> 3 != NO_ICON:
            hooks.after_misfit(s, first_chip >> 2, int(mine >> 3))
    s.chips[first_chip] = s.main[card]
    s.chips[first_chip + 1] = NONE if upper == NO_ICON else upper
    s.chips[first_chip + 2] = NONE if lower == NO_ICON else lower
    s.chips[first_chip + 3] = s.special[card]
    note(log, noted.ADDED, seat, card, at_left, first_chip > 0, upper, lower)


# ------------------------------------------------------------------ the Market


@rule
def market_is_empty(s: Race) -> bool:
    """No visible card and no draw pile (O42)."""
    return s.draw_first == NONE and s.pile[0] == NONE and s.pile[1] == NONE and s.pile[2] == NONE


@rule
def draw(s: Race) -> int:
    """The top card of the draw pile."""
    card = s.draw_first
    s.draw_first = s.follows[card]
    if s.draw_first == NONE:
        s.draw_last = NONE
    s.follows[card] = NONE
    return card


@rule
def put_under_draw_pile(s: Race, card: int) -> None:
    """A card is the last that will be drawn (O7, O44)."""
    s.follows[card] = NONE
    if s.draw_last == NONE:
        s.draw_first = card
    else:
        s.follows[s.draw_last] = card
    s.draw_last = card


@rule
def slot_with(s: Race, special: int) -> int:
    """The visible pile with this special action, NONE if there is none (O40)."""
    for slot in range(3):
        if s.pile[slot] != NONE and s.special[s.pile[slot]] == special:
            return slot
    return NONE


@rule
def fill_market(s: Race, clause: int, log: Log) -> None:
    """Only empty slots are filled, one after the other; a special already visible is stacked (O8, O41)."""
    for slot in range(3):
        while s.pile[slot] == NONE and s.draw_first != NONE:
            card = draw(s)
            reveal(s, card)
            twin = slot_with(s, s.special[card])
            if twin == NONE:
                s.pile[slot] = card
            else:
                s.follows[card] = s.pile[twin]
                s.pile[twin] = card
            note(log, noted.REFILLED, 1 + (slot if twin == NONE else twin), card, clause)


@rule
def take_from_market(s: Race, seat: int, slot: int, log: Log) -> None:
    """The top card of a visible pile, or of the draw pile unseen; the gap is filled at once (O41, O43)."""
    if slot == 3:
        card = draw(s)
        seen = s.known & BIT[card] != EMPTY_SET
        note(log, noted.TOOK if seen else noted.TOOK_UNSEEN, seat, 0, card)
    else:
        card = s.pile[slot]
        s.pile[slot] = s.follows[card]
        s.follows[card] = NONE
        note(log, noted.TOOK, seat, slot + 1, card)
    s.hand[seat] |= BIT[card]
    fill_market(s, noted.O41, log)


@rule
def market_choices(s: Race) -> int:
    """What can be taken from the Market, as bits: piles 1–3, the draw pile (O43)."""
    choices = 0 if s.draw_first == NONE else 8
    for slot in range(3):
        if s.pile[slot] != NONE:
            choices |= 1 << slot
    return choices


@rule
def can_exchange(s: Race, seat: int) -> bool:
    """A Card exchange needs a Hand card and something in the Market (O42, O45)."""
    return s.hand[seat] != EMPTY_SET and not market_is_empty(s)


@rule
def give_in_exchange(s: Race, seat: int, card: int, log: Log) -> None:
    """A start card leaves the game, an action card goes, seen by all, under the draw pile (O44)."""
    s.hand[seat] &= ~BIT[card]
    reveal(s, card)
    note(log, noted.EXCHANGED, seat, card, card < START_CARDS)
    if card >= START_CARDS:
        put_under_draw_pile(s, card)


@rule
def cards_with_icon(s: Race, seat: int, icon: int) -> CardSet:
    """The Hand cards with a main icon, as a set (O66)."""
    return with_icons(s, s.hand[seat], 1 << icon)
