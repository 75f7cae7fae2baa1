"""What the Adventure Pack hides from a seat, dealt anew: tokens, cards, offers, the hermit's cards (O170)."""

from __future__ import annotations

from typing import Final

import numpy as np

from seaboard.games.oh_crab.board import WIDTH
from seaboard.games.oh_crab.names import MOST_CRABS, TOKENS
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.cards import BIT, EMPTY_SET, CardSet
from seaboard.games.oh_crab.rules.race import NONE, Race
from seaboard.games.oh_crab.rules.redeal import dealt_for
from seaboard.kernel.chance import Chance, below, shuffle
from seaboard.kernel.kit import rule, scratch
from seaboard.kernel.layout import Cells
from seaboard.kernel.notes import Notes
from seaboard.kernel.sets import nth, size

from . import on_the_table as table
from .asymmetry.rules import CARDS, PICK, drawn_cards, offers_each, picks_made
from .challenges.rules import CHALLENGE_COUNT
from .event_cards.rules import EVENT_COUNT, MOULTING, can_happen

TILES: Final = 6  # five in a row, and the sea
SPIES: Final = 128  # a space times this and who has looked there are one number, by which spaces are sorted


@rule
def any_member(members: int, rng: Chance) -> int:
    """Any member of a set."""
    return nth(members, below(rng, size(members)))


# ------------------------------------------------------------------ the hermit


@rule
def hermit(s: Race) -> int:
    """The crab with the hermit's card, NONE if there is none (A6)."""
    for crab in range(MOST_CRABS):
        if s.asym[crab] == table.HERMIT:
            return crab
    return NONE


@rule
def stores_card(s: Race, seat: int) -> bool:
    """The seat has the hermit, who has stored a card (A6)."""
    return s.stored != NONE and s.owner[hermit(s)] == seat


@rule
def chooses_from_drawn(s: Race, seat: int) -> bool:
    """The seat looks at the cards that the hermit chooses from (O158, A6)."""
    return s.phase == r.STASH_PICK and s.mover == seat


@rule
def drawn_by(s: Race, seat: int) -> CardSet:
    """The cards that a seat has drawn for the hermit, as a set (A6)."""
    return drawn_cards(s) if chooses_from_drawn(s, seat) else EMPTY_SET


@rule
def deal_drawn(s: Race, seat: int, decks: Cells, left: Notes) -> None:
    """Other cards for the hermit to choose from, in the order in which they were drawn (A6)."""
    if chooses_from_drawn(s, seat):
        for i in range(3):
            if s.drawn[i] != NONE:
                s.drawn[i] = dealt_for(s, int(s.drawn[i]), decks, left)


@rule
def storable_cards(s: Race, seat: int, cards: CardSet, dealt: CardSet) -> CardSet:
    """Which of a seat's cards the hermit may have stored; `dealt` are those nobody else has seen (A6)."""
    claws = s.claws[hermit(s)]
    if claws == table.PRINTED_CLAWS[table.HERMIT] and not s.events_seen >> MOULTING & 1:
        # It has never exchanged its card, which was drawn unseen before any gust.
        drawn: CardSet = dealt & ~s.blown
        if drawn != EMPTY_SET:
            return drawn
    if s.phase == r.DOPE_SIDE and s.mover == seat:  # one lies open, still in the Hand
        cards &= ~BIT[s.card]
    return cards


# ------------------------------------------------------------------ surprises


@rule
def knows_token(s: Race, token: int, seat: int) -> bool:
    """The seat knows a token on the board: a spy, or everybody while the sniffer thinks (O122, O176)."""
    if seat != NONE and s.spied[token] >> seat & 1:
        return True
    return s.phase == r.REACT and s.reaction == table.SNIFFER and s.token_place[token] == s.place[s.subject]


@rule
def sort_in(numbers: Notes, n: int, number: int) -> None:
    """A number takes its place among n that are sorted."""
    at = n
    while at > 0 and numbers[at - 1] > number:
        numbers[at] = numbers[at - 1]
        at -= 1
    numbers[at] = number


@rule
def redeal_tokens(s: Race, seat: int, rng: Chance) -> None:
    """Every tile keeps its number of Junk, which all can work out; which and where is anew (O128, O170)."""
    hidden = scratch(TOKENS, np.int64)  # by space: the order of tokens is a secret
    spaces_left, junk_left = scratch(TILES, np.int64), scratch(TILES, np.int64)
    spaces_left[:] = junk_left[:] = 0
    n, lifted = 0, 0
    for token in range(TOKENS):
        space, spies = int(s.token_place[token]), int(s.spied[token])
        if space in (r.UNSEEN, r.SPARE):
            lifted |= 1 << token
        elif space < s.spaces and not knows_token(s, token, seat):
            lifted |= 1 << token
            sort_in(hidden, n, space * SPIES + spies)
            n += 1
            if not spies & r.STASHED:  # all know such a one for a Treasure
                tile = table.tile_of_row(s, space // WIDTH)
                spaces_left[tile] += 1
                junk_left[tile] += token < table.FIRST_TREASURE
    if n == 0:
        return
    junk, treasures = scratch(TOKENS, np.int8), scratch(TOKENS, np.int8)
    junk_count, treasure_count = 0, 0
    for token in range(TOKENS):
        if not lifted >> token & 1:
            continue
        s.spied[token] = 0
        if token < table.FIRST_TREASURE:
            s.token_place[token] = r.UNSEEN
            junk[junk_count] = token
            junk_count += 1
        else:
            s.token_place[token] = r.SPARE
            treasures[treasure_count] = token
            treasure_count += 1
    shuffle(rng, junk, junk_count)
    shuffle(rng, treasures, treasure_count)
    for i in range(n):
        space, spies = hidden[i] // SPIES, hidden[i] % SPIES
        is_junk = False
        if not spies & r.STASHED:
            tile = table.tile_of_row(s, space // WIDTH)
            is_junk = below(rng, spaces_left[tile]) < junk_left[tile]
            spaces_left[tile] -= 1
            junk_left[tile] -= is_junk
        if is_junk:
            junk_count -= 1
            token = int(junk[junk_count])
        else:
            treasure_count -= 1
            token = int(treasures[treasure_count])
        s.token_place[token], s.spied[token] = space, spies


# ------------------------------------------------------------------ event cards, Challenges, offers


@rule
def redeal_events(s: Race, rng: Chance) -> None:
    """Any event cards that nobody has seen; by the crystal ball the same ones elsewhere (O132, O140)."""
    # A position that somebody wrote may hold event cards that the options leave out: they stay possible.
    pool = 0
    for tile in range(3):
        if s.event[tile] != NONE:
            pool |= 1 << int(s.event[tile])
    if not s.variants & r.CRYSTAL:
        for event in range(EVENT_COUNT):
            if can_happen(s, event) and not s.events_seen >> event & 1:
                pool |= 1 << event
    for tile in range(3):
        if s.event[tile] != NONE:
            event = any_member(pool, rng)
            pool &= ~(1 << event)
            s.event[tile] = event


@rule
def redeal_challenges(s: Race, rng: Chance) -> None:
    """Any Challenges that have not been open, where one lies face down (O142, O143)."""
    unseen = (1 << CHALLENGE_COUNT) - 1 & ~int(s.challenges_seen)
    pool = unseen
    for tile in range(3):
        if s.challenge[tile] != NONE and unseen >> int(s.challenge[tile]) & 1:
            challenge = any_member(pool, rng)
            pool &= ~(1 << challenge)
            s.challenge[tile] = challenge


@rule
def unoffered(s: Race, seat: int) -> int:
    """The Asymmetry cards that may be offered to others than a seat, as bits (O118, O155)."""
    pool = (1 << CARDS) - 1
    if not s.modules & r.SURPRISES:
        pool &= ~(1 << table.SNIFFER)
    if not s.modules & r.CHALLENGES:
        pool &= ~(1 << table.CHAMPION)
    if seat != NONE:
        for slot in range(seat * offers_each(s), (seat + 1) * offers_each(s)):
            if s.offer[slot] != NONE:
                pool &= ~(1 << int(s.offer[slot]) % PICK)
    return pool


@rule
def redeal_offers(s: Race, seat: int, rng: Chance) -> None:
    """The others' offers and picks; how many they have picked is no secret (O155, O156)."""
    pool = unoffered(s, seat)
    for other in range(s.players):
        if other == seat:
            continue
        first, picks, slots = other * offers_each(s), picks_made(s, other), 0
        for slot in range(offers_each(s)):
            if s.offer[first + slot] != NONE:
                card = any_member(pool, rng)
                pool &= ~(1 << card)
                s.offer[first + slot] = card
                slots |= 1 << slot
        for pick in range(picks):
            slot = any_member(slots, rng)
            slots &= ~(1 << slot)
            s.offer[first + slot] += PICK * (pick + 1)


@rule
def redeal_pack(s: Race, seat: int, rng: Chance) -> None:
    """What the modules in the game hide from a seat (O170)."""
    if s.modules & r.SURPRISES:
        redeal_tokens(s, seat, rng)
    if s.modules & r.EVENTS:
        redeal_events(s, rng)
    if s.modules & r.CHALLENGES:
        redeal_challenges(s, rng)
    if s.modules & r.ASYMMETRY and s.phase in (r.PLACE2, r.ASYM_PICK):
        redeal_offers(s, seat, rng)
