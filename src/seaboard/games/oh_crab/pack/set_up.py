"""The Adventure Pack before the race: nothing lies on the table, then its modules are laid out (O117)."""

from __future__ import annotations

from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.cards import EMPTY_SET
from seaboard.games.oh_crab.rules.race import NONE, Race
from seaboard.kernel.chance import Chance
from seaboard.kernel.kit import rule
from seaboard.kernel.layout import Cells

from .asymmetry.rules import next_picker, offer_cards
from .challenges.rules import lay_challenges
from .event_cards.rules import lay_events
from .surprises.rules import hide_surprises


@rule
def clear(s: Race) -> None:
    """Nothing of the Adventure Pack lies on the table."""
    s.token_place[:] = r.UNSEEN
    s.spied[:] = 0
    s.event[:] = s.challenge[:] = s.drawn[:] = NONE
    s.asym[:] = s.offer[:] = NONE
    s.claws[:] = 0
    s.blown = EMPTY_SET
    s.decider = s.event_now = s.reward = s.border = s.stored = NONE
    s.events_seen = s.challenges_seen = s.borders = 0
    s.winners_left = s.takers = s.spy_left = s.take_back = 0


@rule
def clear_turn(s: Race) -> None:
    """Nothing is left over from another turn."""
    s.tailor[:] = NONE
    s.drifted = 0


@rule
def nothing_lies(row: Cells) -> bool:
    """All places of a row are free."""
    lying = 0
    for card in row:
        lying += card != NONE
    return lying == 0


@rule
def nothing_is_hidden(s: Race) -> bool:
    """No surprise lies on the Beach."""
    hidden = 0
    for place in s.token_place:
        hidden += place < s.spaces
    return hidden == 0


@rule
def lay_out(s: Race, rng: Chance) -> int:
    """The modules in their order; ASYM_PICK if cards are to be picked, else PLAN (O117, O155).

    What a position line has laid out already stays as it is (O174).
    """
    if s.modules & r.SURPRISES and nothing_is_hidden(s):
        hide_surprises(s, rng)
    if s.modules & r.EVENTS and nothing_lies(s.event):
        lay_events(s, rng)
    if s.modules & r.CHALLENGES and nothing_lies(s.challenge):
        lay_challenges(s, rng)
    if s.modules & r.ASYMMETRY and nothing_lies(s.offer) and nothing_lies(s.asym):
        offer_cards(s, rng)
    s.mover = NONE if nothing_lies(s.offer) else next_picker(s)
    return r.PLAN if s.mover == NONE else r.ASYM_PICK
