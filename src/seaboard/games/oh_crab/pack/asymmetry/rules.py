"""Module 4, Asymmetry: a card and Claws for each crab, for the own turn or as a reaction (O155–O166)."""

from __future__ import annotations

import numpy as np

from seaboard.games.oh_crab.names import DIAGONAL, FORWARD, MOST_CRABS
from seaboard.games.oh_crab.pack.on_the_table import (
    CHAMPION,
    DANCER,
    GRUDGE_HOLDER,
    HERMIT,
    JUMPER,
    OPPORTUNIST,
    PRINTED_CLAWS,
    SNIFFER,
    SPRINTER,
    TAILOR,
    TRADER,
    can_use_claw,
)
from seaboard.games.oh_crab.rules.asking import ask
from seaboard.games.oh_crab.rules.cards import (
    BIT,
    EMPTY_SET,
    can_exchange,
    draw,
    hand_size,
    put_under_draw_pile,
)
from seaboard.games.oh_crab.rules.race import (
    ASYM_ASSIGN,
    ASYM_PICK,
    CHALLENGES,
    NONE,
    PLAN,
    REACT,
    STASH_PICK,
    SURPRISES,
    Race,
)
from seaboard.games.oh_crab.rules.steps import crab_to_push, leaps, push_directions, pushed_space
from seaboard.kernel.chance import Chance, shuffle
from seaboard.kernel.kit import rule

PICK = 16  # the first card picked has one of these beside its number, the second two

# ------------------------------------------------------------------ set-up


@rule
def offer_cards(s: Race, rng: Chance) -> None:
    """Two cards for each player, four with two players, none for a missing module (O118, O155, O156)."""
    deck = np.empty(len(PRINTED_CLAWS), np.int8)
    n = 0
    for card in range(len(PRINTED_CLAWS)):
        useless = (card == SNIFFER and not s.modules & SURPRISES) or (
            card == CHAMPION and not s.modules & CHALLENGES
        )
        if not useless:
            deck[n] = card
            n += 1
    shuffle(rng, deck, n)
    for i in range(s.players * offers_each(s)):
        s.offer[i] = deck[i]


@rule
def is_offered(s: Race) -> bool:
    """Cards lie before the players, or they have their cards already."""
    return bool((s.offer != NONE).any() or (s.asym != NONE).any())


@rule
def offers_each(s: Race) -> int:
    """The cards offered to a seat (O155, O156)."""
    return 4 if s.pairs else 2


@rule
def picks_made(s: Race, seat: int) -> int:
    """How many cards a seat has picked."""
    n = 0
    for i in range(seat * offers_each(s), (seat + 1) * offers_each(s)):
        n += s.offer[i] >= PICK
    return n


@rule
def owes_pick(s: Race, seat: int) -> bool:
    """Who has not picked a card yet, or the second of two (O155, O156)."""
    return picks_made(s, seat) < (2 if s.pairs else 1)


@rule
def next_picker(s: Race) -> int:
    """The first seat from the cook, clockwise, that still picks, NONE if all have."""
    for i in range(s.players):
        seat = (s.cook + i) % s.players
        if owes_pick(s, seat):
            return seat
    return NONE


@rule
def pickable(s: Race, seat: int) -> int:
    """The offered cards that a seat has not picked, as bits."""
    found = 0
    for i in range(offers_each(s)):
        if 0 <= s.offer[seat * offers_each(s) + i] < PICK:
            found |= 1 << i
    return found


@rule
def pick_card(s: Race, number: int) -> int:
    """Pick an offered card; when all have, the cards are open and get their crabs (O155, O156)."""
    s.offer[s.mover * offers_each(s) + number] += PICK * (1 + picks_made(s, s.mover))
    s.mover = next_picker(s)
    if s.mover != NONE:
        return ASYM_PICK
    for i in range(len(s.offer)):
        if s.offer[i] < PICK:
            s.offer[i] = NONE
    if s.pairs:
        s.mover = s.cook
        return ASYM_ASSIGN
    for seat in range(s.players):
        give_picked(s, seat, 1, int(s.crabs[seat, 0]))
    return open_stash(s)


@rule
def give_picked(s: Race, seat: int, which: int, crab: int) -> None:
    """A picked card goes to a crab, with all its Claws (O156, O157)."""
    for i in range(seat * offers_each(s), (seat + 1) * offers_each(s)):
        if s.offer[i] != NONE and s.offer[i] // PICK == which:
            s.asym[crab] = s.offer[i] % PICK
            s.claws[crab] = PRINTED_CLAWS[s.asym[crab]]
            s.offer[i] = NONE
            return


@rule
def assign_picked(s: Race, crab: int) -> int:
    """The crab that gets the card picked first; the other gets the other (O156)."""
    own, other = s.crabs[s.mover, 0], s.crabs[s.mover, 1]
    give_picked(s, s.mover, 1, crab)
    give_picked(s, s.mover, 2, int(other if crab == own else own))
    s.mover = (s.mover + 1) % s.players
    return ASYM_ASSIGN if s.mover != s.cook else open_stash(s)


@rule
def open_stash(s: Race) -> int:
    """The hermit draws three Market cards to choose from; PLAN if there is no hermit (O158, A6)."""
    for crab in range(MOST_CRABS):
        if s.asym[crab] == HERMIT and s.draw_first != NONE:
            s.mover = s.owner[crab]
            for i in range(3):
                if s.draw_first != NONE:
                    s.drawn[i] = draw(s)
            return STASH_PICK
    return PLAN


@rule
def store(s: Race, card: int) -> None:
    """The hermit stores one card; the others go under the draw pile in the order drawn, unseen (A6)."""
    s.stored = card
    for i in range(3):
        other = s.drawn[i]
        s.drawn[i] = NONE
        if other != NONE and other != card:
            public = s.known
            put_under_draw_pile(s, other)
            s.known = public


@rule
def drawn_cards(s: Race) -> np.uint64:
    """The cards that the hermit chooses from, as a set."""
    found = EMPTY_SET
    for i in range(3):
        if s.drawn[i] != NONE:
            found |= BIT[s.drawn[i]]
    return found


@rule
def swap_stored(s: Race, card: int) -> None:
    """A Hand card changes places with the stored one (A6)."""
    s.hand[s.mover] &= ~BIT[card]
    s.hand[s.mover] |= BIT[s.stored]
    s.stored = card


# ------------------------------------------------------------------ the own turn


@rule
def claw_helps(s: Race, icons: int) -> bool:
    """The active crab's card does something in the menu, and a Claw is left (O160, O166)."""
    crab = int(s.crab)
    card = s.asym[crab]
    if card == NONE or s.claws[crab] == 0:
        return False
    if card == SPRINTER:
        return icons >> FORWARD & 1 != 0
    if card == DANCER:
        return icons >> DIAGONAL & 1 != 0
    if card == TAILOR:
        return tailored(s, icons) != NONE
    if card == HERMIT:
        return s.stored != NONE and s.hand[s.mover] != EMPTY_SET
    if card == TRADER:
        return can_exchange(s, s.mover)
    if card == JUMPER:
        return leaps(s, hand_size(s, s.mover)) != 0
    return card == OPPORTUNIST and s.reserve > 0


@rule
def tailored(s: Race, icons: int) -> int:
    """Which of the added cards the tailor can use: the first that is possible, NONE if none is (A5)."""
    for i in range(2):
        if s.tailor[i] != NONE and icons >> s.tailor[i] & 1:
            return i
    return NONE


# ------------------------------------------------------------------ reactions


@rule
def let_react(s: Race, crab: int, card: int) -> int:
    """Ask the owner of an Asymmetry card whether it reacts (O163, O176)."""
    s.reaction = card
    s.subject = crab
    return ask(s, int(s.owner[crab]), REACT)


@rule
def is_in_anothers_turn(s: Race, crab: int) -> bool:
    """It is not the turn of the crab's owner (O161)."""
    return bool(s.owner[crab] != s.mover)


@rule
def bears_grudge(s: Race, crab: int) -> bool:
    """A pushed crab whose owner may make the pusher pay (A10)."""
    return can_use_claw(s, crab, GRUDGE_HOLDER) and is_in_anothers_turn(s, crab)


@rule
def chooses_own_way(s: Race) -> bool:
    """The crab to be pushed next may choose where it goes, and there is a choice (A11, O176)."""
    crab = crab_to_push(s)
    if not can_use_claw(s, crab, OPPORTUNIST) or not is_in_anothers_turn(s, crab):
        return False
    ways = push_directions(s, pushed_space(s))
    return ways & (ways - 1) != 0
