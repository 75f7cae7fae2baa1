"""What a seat cannot see: which decisions are secret, and hidden cards, dealt anew (O170).

A redeal depends on nothing that is hidden from the seat: two positions that differ only in that become the
same with the same chance. So does the number of draws, which hang on how many cards lie somewhere, and on
how many of them a gust has blown there, and never on which.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from seaboard.games.oh_crab.names import MOST_CARDS
from seaboard.kernel.chance import Chance, below, shuffle
from seaboard.kernel.kit import entry, lowest, rule, scratch
from seaboard.kernel.layout import Cells, Positions
from seaboard.kernel.notes import Notes
from seaboard.kernel.sets import nth, size

from . import hooks
from . import race as r
from .cards import BIT, EMPTY_SET, ONE, CardSet, put_under_draw_pile, row
from .questions import answers
from .race import NONE, Race, asked

TRIES: Final = 200
HALF: Final = np.uint64(32)  # the bits of half a word
HALF_WORDS: Final = 1 << 32

# The decks that unseen cards are dealt from, one behind the other in an array. Cards that a gust blew under
# the draw pile are known, but not in which order: they change places among themselves (E9).
UNBLOWN, BLOWN = range(2)
DECKS: Final = 2 * MOST_CARDS


@rule
def secret(s: Race) -> bool:
    """The decision owed now stays hidden from the other seats: a plan, a pick, the hermit's card (O170)."""
    return s.phase in (r.PLAN, r.ASYM_PICK, r.STASH_PICK, r.STASH_SWAP)


# ------------------------------------------------------------------ what is hidden


@rule
def held_cards(s: Race, seat: int) -> CardSet:
    """The cards of a seat that could change places unseen: Hand, face-down card, the hermit's (A6)."""
    found = s.hand[seat]
    if s.down[seat] != NONE:
        found |= BIT[s.down[seat]]
    return found | BIT[s.stored] if hooks.stores_card(s, seat) else found


@rule
def hidden_cards(s: Race, seat: int) -> CardSet:
    """Every card of a seat that only its owner sees, those included that the hermit chooses from (O170)."""
    return held_cards(s, seat) | hooks.drawn_by(s, seat)


@rule
def unseen_cards(s: Race, seat: int) -> CardSet:
    """The cards of the draw pile and of the other seats whose way nobody could follow (O170)."""
    found = row(s, int(s.draw_first))
    for other in range(s.players):
        if other != seat:
            found |= hidden_cards(s, other)
    return found & ~s.known


# ------------------------------------------------------------------ a deal


@rule
def fill_deck(deck: Cells, cards: CardSet, rng: Chance) -> int:
    """Some cards in random order; how many they are."""
    n = 0
    while cards != EMPTY_SET:
        deck[n] = lowest(cards)
        cards &= cards - ONE
        n += 1
    shuffle(rng, deck, n)
    return n


@rule
def next_card(decks: Cells, left: Notes, deck: int) -> int:
    """The next card of a deck."""
    left[deck] -= 1
    return int(decks[deck * MOST_CARDS + left[deck]])


@rule
def next_cards(decks: Cells, left: Notes, deck: int, n: int) -> CardSet:
    """The next cards of a deck, as a set."""
    found = EMPTY_SET
    for _ in range(n):
        found |= BIT[next_card(decks, left, deck)]
    return found


@rule
def dealt_for(s: Race, card: int, decks: Cells, left: Notes) -> int:
    """What lies now where a card has lain: a known one itself (O170)."""
    if s.known & BIT[card] != EMPTY_SET:
        return card
    return next_card(decks, left, BLOWN if s.blown & BIT[card] != EMPTY_SET else UNBLOWN)


@rule
def any_card(cards: CardSet, rng: Chance) -> int:
    """Any of some cards."""
    return nth(cards, below(rng, size(cards)))


@rule
def deal_to(s: Race, seat: int, decks: Cells, left: Notes, rng: Chance) -> None:
    """A seat's cards, which lie in its Hand, face down and with the hermit wherever they can (O170)."""
    held = held_cards(s, seat)
    unseen = held & ~s.known
    dealt = next_cards(decks, left, UNBLOWN, size(unseen & ~s.blown))
    dealt |= next_cards(decks, left, BLOWN, size(unseen & s.blown))
    cards = dealt | held & s.known
    if hooks.stores_card(s, seat):
        s.stored = any_card(hooks.storable_cards(s, seat, cards, dealt), rng)
        cards &= ~BIT[s.stored]
    if s.down[seat] != NONE:
        s.down[seat] = any_card(cards, rng)
        cards &= ~BIT[s.down[seat]]
    s.hand[seat] = cards
    hooks.deal_drawn(s, seat, decks, left)


@rule
def take_draw_pile(s: Race, lying: Cells) -> int:
    """All cards of the draw pile, the next first; how many they are."""
    n = 0
    while s.draw_first != NONE:
        card = s.draw_first
        lying[n] = card
        n += 1
        s.draw_first = s.follows[card]
        s.follows[card] = NONE
    s.draw_last = NONE
    return n


@rule
def deal(s: Race, seat: int, kept: int, unseen: CardSet, rng: Chance) -> None:
    """Unseen cards for all but two seats, and for the draw pile (O170)."""
    lying, decks, left = scratch(MOST_CARDS, np.int8), scratch(DECKS, np.int8), scratch(2, np.int64)
    n = take_draw_pile(s, lying)
    left[UNBLOWN] = fill_deck(decks, unseen & ~s.blown, rng)
    left[BLOWN] = fill_deck(decks[MOST_CARDS:], unseen & s.blown, rng)
    for other in range(s.players):
        if other not in (seat, kept):
            deal_to(s, other, decks, left, rng)
    for i in range(n):
        put_under_draw_pile(s, dealt_for(s, int(lying[i]), decks, left))


# ------------------------------------------------------------------ a deal that can go on


@rule
def can_go_on(s: Race, seat: int) -> bool:
    """The decision that is owed has an answer, and a cost that was announced can be paid (O33, O66)."""
    if s.phase == r.OVER or asked(s) == seat:  # nothing that is hidden from a seat changes its answers
        return True
    return size(answers(s)) >= (s.pay_left if s.phase == r.PAY else 1)


@rule
def redeal_cards(s: Race, seat: int, rng: Chance) -> None:
    """Unseen cards change places until the decision that is owed can be made (O170)."""
    mover = max(0, int(s.mover))  # nobody's turn is after the end, where the first deal will do
    hand, down, stored = s.hand[mover], s.down[mover], s.stored
    unseen = unseen_cards(s, seat)
    for _ in range(TRIES):
        deal(s, seat, NONE, unseen, rng)
        if can_go_on(s, seat):
            return
    # Somebody is in the midst of paying, and what was announced says almost everything: leave that Hand.
    s.hand[mover], s.down[mover] = hand, down
    if hooks.stores_card(s, mover):
        s.stored = stored
    deal(s, seat, mover, unseen & ~held_cards(s, mover), rng)


@rule
def redeal(s: Race, seat: int, rng: Chance) -> None:
    """Hidden things change places; all that the seat, NONE for a spectator, has seen stays true (O170)."""
    redeal_cards(s, seat, rng)
    if s.modules:
        hooks.redeal_pack(s, seat, rng)
    # Chance for a search: not the word of `rng`, which goes on beside it, nor 0, on which it stands still.
    high, low = np.uint64(below(rng, HALF_WORDS)), np.uint64(below(rng, HALF_WORDS))
    s.imagined = high << HALF | low | ONE


@entry
def redealt(races: Positions, seat: int, rng: Chance) -> None:
    """A position becomes one that the seat cannot tell from it."""
    redeal(races[0], seat, rng)
