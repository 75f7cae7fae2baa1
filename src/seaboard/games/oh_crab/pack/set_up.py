"""The Adventure Pack before the race: nothing lies on the table, then its modules are laid out (O117)."""

from __future__ import annotations

from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.cards import EMPTY_SET
from seaboard.games.oh_crab.rules.race import NONE, Race
from seaboard.kernel.chance import Chance
from seaboard.kernel.kit import rule

from .asymmetry.rules import is_offered, next_picker, offer_cards
from .challenges.rules import lay_challenges
from .event_cards.rules import lay_events
from .surprises.rules import hide_surprises


@rule
def clear(s: Race) -> None:
    """Nothing of the Adventure Pack lies on the table."""
    s.decider = NONE
    s.token_place[:] = r.UNSEEN
    s.spied[:] = 0
    s.event[:] = NONE
    s.event_now = NONE
    s.events_seen = 0
    s.challenge[:] = NONE
    s.challenges_seen = 0
    s.reward = NONE
    s.borders = 0
    s.border = NONE
    s.asym[:] = NONE
    s.claws[:] = 0
    s.stored = NONE
    s.drawn[:] = NONE
    s.offer[:] = NONE
    s.blown = EMPTY_SET
    s.winners_left = 0
    s.takers = 0
    s.spy_left = 0
    s.take_back = 0


@rule
def clear_turn(s: Race) -> None:
    """Nothing is left over from another turn."""
    s.tailor[:] = NONE
    s.drifted = 0


@rule
def lay_out(s: Race, rng: Chance) -> int:
    """The modules in their order; ASYM_PICK if cards are to be picked, else PLAN (O117, O155).

    What a position line has laid out already stays as it is (O174).
    """
    if s.modules & r.SURPRISES and not (s.token_place < s.spaces).any():
        hide_surprises(s, rng)
    if s.modules & r.EVENTS and (s.event == NONE).all():
        lay_events(s, rng)
    if s.modules & r.CHALLENGES and (s.challenge == NONE).all():
        lay_challenges(s, rng)
    if s.modules & r.ASYMMETRY and not is_offered(s):
        offer_cards(s, rng)
    s.mover = next_picker(s) if (s.offer != NONE).any() else NONE
    return r.PLAN if s.mover == NONE else r.ASYM_PICK
