"""Module 4, Asymmetry: a card and Claws for each crab, for the own turn or as a reaction (O155–O166)."""

from __future__ import annotations

from typing import Final

import numpy as np

from seaboard.games.oh_crab.names import DIAGONAL, FORWARD, MOST_CRABS, TAKE_SHELL
from seaboard.games.oh_crab.pack import noted
from seaboard.games.oh_crab.pack import on_the_table as table
from seaboard.games.oh_crab.rules import cards
from seaboard.games.oh_crab.rules import noted as base
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.cards import BIT
from seaboard.games.oh_crab.rules.race import NONE, Race
from seaboard.games.oh_crab.rules.steps import leaps
from seaboard.kernel.chance import Chance, shuffle
from seaboard.kernel.kit import rule, scratch
from seaboard.kernel.notes import Log, note

CARDS: Final = len(table.PRINTED_CLAWS)
PICK = 16  # the first card picked has one of these beside its number, the second two


@rule
def offer_cards(s: Race, rng: Chance) -> None:
    """Two cards for each player, four with two players, none for a missing module (O118, O155, O156)."""
    deck = scratch(CARDS, np.int8)
    n = 0
    for card in range(CARDS):
        needed = r.SURPRISES if card == table.SNIFFER else r.CHALLENGES if card == table.CHAMPION else 0
        if s.modules & needed == needed:
            deck[n] = card
            n += 1
    shuffle(rng, deck, n)
    for i in range(s.players * offers_each(s)):
        s.offer[i] = deck[i]


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
def pick_card(s: Race, number: int, log: Log) -> int:
    """Pick an offered card; when all have, the cards are open and get their crabs (O155, O156)."""
    slot = s.mover * offers_each(s) + number
    note(log, noted.PICKED, s.mover, s.offer[slot])
    s.offer[slot] += PICK * (1 + picks_made(s, s.mover))
    s.mover = next_picker(s)
    if s.mover != NONE:
        return r.ASYM_PICK
    for i in range(len(s.offer)):
        if s.offer[i] < PICK:
            s.offer[i] = NONE
    if s.pairs:
        s.mover = s.cook
        return r.ASYM_ASSIGN
    for seat in range(s.players):
        give_picked(s, seat, 1, int(s.crabs[seat, 0]), log)
    return open_stash(s)


@rule
def give_picked(s: Race, seat: int, which: int, crab: int, log: Log) -> None:
    """A picked card goes to a crab, with all its Claws (O156, O157)."""
    for i in range(seat * offers_each(s), (seat + 1) * offers_each(s)):
        if s.offer[i] != NONE and s.offer[i] // PICK == which:
            s.asym[crab] = s.offer[i] % PICK
            s.claws[crab] = table.PRINTED_CLAWS[s.asym[crab]]
            s.offer[i] = NONE
            note(log, noted.ENDOWED, crab, s.asym[crab], s.claws[crab], base.O156 if s.pairs else base.O157)
            return


@rule
def assign_picked(s: Race, crab: int, log: Log) -> int:
    """The crab that gets the card picked first; the other gets the other (O156)."""
    own, other = int(s.crabs[s.mover, 0]), int(s.crabs[s.mover, 1])
    give_picked(s, int(s.mover), 1, crab, log)
    give_picked(s, int(s.mover), 2, other if crab == own else own, log)
    s.mover = (s.mover + 1) % s.players
    return r.ASYM_ASSIGN if s.mover != s.cook else open_stash(s)


@rule
def open_stash(s: Race) -> int:
    """The hermit draws three Market cards to choose from; PLAN if there is no hermit (O158, A6)."""
    for crab in range(MOST_CRABS):
        if s.asym[crab] == table.HERMIT and s.draw_first != NONE:
            s.mover = s.owner[crab]
            for i in range(3):
                if s.draw_first != NONE:
                    s.drawn[i] = cards.draw(s)
            return r.STASH_PICK
    return r.PLAN


@rule
def store(s: Race, card: int, log: Log) -> None:
    """The hermit stores one card; the others go under the draw pile in the order drawn, unseen (A6)."""
    s.stored = card
    note(log, noted.STORED, s.mover, card, NONE, base.O158)
    for i in range(3):
        other = s.drawn[i]
        s.drawn[i] = NONE
        if other != NONE and other != card:
            cards.put_under_draw_pile(s, other)


@rule
def drawn_cards(s: Race) -> cards.CardSet:
    """The cards that the hermit chooses from, as a set."""
    found = cards.EMPTY_SET
    for i in range(3):
        if s.drawn[i] != NONE:
            found |= BIT[s.drawn[i]]
    return found


@rule
def swap_stored(s: Race, card: int, log: Log) -> None:
    """A Hand card changes places with the stored one (A6)."""
    note(log, noted.STORED, s.mover, card, s.stored, base.O166)
    s.hand[s.mover] &= ~BIT[card]
    s.hand[s.mover] |= BIT[s.stored]
    s.stored = card


@rule
def regenerate(s: Race, log: Log) -> None:
    """Every crab that has used a Claw gets one back, never more than printed (O121, O165)."""
    for crab in range(MOST_CRABS):
        if s.asym[crab] != NONE and s.claws[crab] < table.PRINTED_CLAWS[s.asym[crab]]:
            s.claws[crab] += 1
            note(log, noted.CLAW_BACK, crab, s.claws[crab])


@rule
def claw_helps(s: Race, icons: int) -> bool:
    """The active crab's card does something in the menu, and a Claw is left (O160, O166)."""
    card = s.asym[s.crab]
    if card == NONE or s.claws[s.crab] == 0:
        return False
    if card == table.SPRINTER:
        return icons >> FORWARD & 1 != 0
    if card == table.DANCER:
        return icons >> DIAGONAL & 1 != 0
    if card == table.TAILOR:
        return halves_to_sew(s, icons) != 0
    if card == table.HERMIT:
        return s.stored != NONE and s.hand[s.mover] != cards.EMPTY_SET
    if card == table.TRADER:
        return cards.can_exchange(s, s.mover)
    if card == table.JUMPER:
        return leaps(s, cards.hand_size(s, s.mover)) != 0
    return card == table.OPPORTUNIST and icons >> TAKE_SHELL & 1 != 0


@rule
def after_misfit(s: Race, which: int, icon: int) -> None:
    """The tailor may use an upper half that did not fit, of the added card or of the Doping card (A5, O166).

    Without a Claw too: one may still come back this turn (E14).
    """
    if s.asym[s.crab] == table.TAILOR:
        s.tailor[which] = icon


@rule
def halves_to_sew(s: Race, icons: int) -> int:
    """Of which added cards the tailor can use the half, as bits; `icons` are the possible actions (A5)."""
    found = 0
    for which in range(2):
        if s.tailor[which] != NONE and icons >> s.tailor[which] & 1:
            found |= 1 << which
    return found


@rule
def may_keep_all(s: Race) -> bool:
    """The insomniac may keep the whole Trail (A7)."""
    return table.can_use_claw(s, s.crab, table.INSOMNIAC)


@rule
def keep_whole_trail(s: Race, log: Log) -> None:
    """All cards stay, for a Claw (A7)."""
    table.spend_claw(s, s.crab)
    note(log, base.USED, s.mover, s.crab, r.CLAW, table.INSOMNIAC)
    card = s.trail_left[s.mover]
    while card != NONE:
        note(log, base.KEPT, s.mover, card)
        card = s.follows[card]
