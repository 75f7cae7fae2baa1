"""Whether a question of the Adventure Pack may be asked here: what its position line must hold (O174)."""

from __future__ import annotations

from seaboard.games.oh_crab.names import MOST_CRABS
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.cards import EMPTY_SET, hand_size
from seaboard.games.oh_crab.rules.fitting import push_fits
from seaboard.games.oh_crab.rules.race import NONE, Race
from seaboard.games.oh_crab.rules.steps import crab_to_push, is_obstacle, on_beach
from seaboard.games.oh_crab.rules.verbs import possible_icons
from seaboard.kernel.kit import rule

from . import on_the_table as table
from .asymmetry.reactions import armour_helps, chooses_own_way, is_in_anothers_turn
from .asymmetry.rules import PICK, halves_to_sew, offers_each
from .challenges import rules as challenges
from .event_cards.rules import pushes_knock_over
from .on_the_table import can_use_claw, token_on
from .surprises.rules import hide_rows, junk_works, spare_treasures


@rule
def picks_as_bits(s: Race, seat: int) -> int:
    """Bit 0: enough cards are offered to a seat; bits 1 and 2: the first and the second card is picked."""
    n, picks = 0, 0
    for i in range(seat * offers_each(s), (seat + 1) * offers_each(s)):
        n += s.offer[i] != NONE
        if s.offer[i] >= PICK:
            picks |= 1 << s.offer[i] // PICK
    return picks | (n >= (2 if s.pairs else 1))


@rule
def offers_fit(s: Race, seat: int) -> bool:
    """Everybody has cards to pick from, and picks in order (O155, O156)."""
    wrong = 0
    for one in range(s.players):
        wrong += picks_as_bits(s, one) not in (0b001, 0b011, 0b111)
    return wrong == 0


@rule
def nothing_is_picked(s: Race, seat: int) -> bool:
    """Nothing is offered yet, or everybody has an offer and nobody has picked (O155)."""
    return bool((s.offer == NONE).all()) or (bool((s.offer < PICK).all()) and offers_fit(s, seat))


@rule
def assignment_fits(s: Race, seat: int) -> bool:
    """From the cook on: who has given the crabs their cards has none left, the others have two (O156)."""
    if not s.pairs:
        return False
    mine, theirs = picks_as_bits(s, seat), picks_as_bits(s, 1 - seat)
    return mine == 0b111 and theirs == (0b111 if seat == s.cook else 0)


@rule
def stash_fits(s: Race, seat: int) -> bool:
    """The hermit's owner has not stored a card yet (O158)."""
    for crab in range(MOST_CRABS):
        if s.owner[crab] == seat and s.asym[crab] == table.HERMIT:
            return bool(s.stored == NONE)
    return False


@rule
def stash_swap_fits(s: Race, seat: int) -> bool:
    """The active crab is the hermit and has a card stored (A6)."""
    return bool(s.asym[s.crab] == table.HERMIT and s.stored != NONE)


@rule
def half_fits(s: Race, seat: int) -> bool:
    """The active crab is the tailor, and both of two halves can be used (A5, O166)."""
    icons = possible_icons(s, hand_size(s, s.mover))
    return bool(s.asym[s.crab] == table.TAILOR) and halves_to_sew(s, icons) == 0b11


@rule
def arrives_first(s: Race, crab: int) -> bool:
    """The effects of its new space are still to come for this crab, before all others (O176)."""
    return bool(s.entering > 0 and s.enter_crab[0] == crab)


@rule
def take_fits(s: Race, seat: int) -> bool:
    """A chest under an own crab, a Reward, or a delivery (T2, O153, E8)."""
    if s.entering > 0:
        return s.modules & r.SURPRISES != 0 and s.owner[s.enter_crab[0]] == seat
    if s.border != NONE:
        return challenges.is_rewarded_with(s, challenges.TAKE_MARKET)
    return s.modules & r.EVENTS != 0


@rule
def trail_card_fits(s: Race, seat: int) -> bool:
    """A Reward, or the Landing net of whose turn it is (O153, T7)."""
    if s.border != NONE:
        return challenges.is_rewarded_with(s, challenges.TRAIL_BACK)
    return seat == s.mover and not s.ending and s.modules & r.SURPRISES != 0


@rule
def junk_fits(s: Race, seat: int) -> bool:
    """Junk that takes something from its finder, whose other effects still wait (O127, O129)."""
    crab = int(s.subject)
    if not on_beach(s, crab) or s.owner[crab] != seat or s.variants & r.BLANK_JUNK:
        return False
    return arrives_first(s, crab) and junk_works(s, crab, int(s.surprise))


@rule
def spying_fits(s: Race, seat: int) -> bool:
    """After the spying a card comes back (T8)."""
    return bool(s.take_back != 0)


@rule
def reward_fits(s: Race, seat: int) -> bool:
    """A winner that is being served and does not wait any more (O153)."""
    return s.border != NONE and s.winners_left >> seat & 1 == 0


@rule
def reward_crab_fits(s: Race, seat: int) -> bool:
    """One of a pair stands up or steps (O154)."""
    needs_crab = challenges.option_of(s, int(s.option)) in (challenges.STAND_UP, challenges.FREE_DIAGONAL)
    return s.pairs != 0 and needs_crab and reward_fits(s, seat)


@rule
def free_step_fits(s: Race, seat: int) -> bool:
    """The Reward is a free diagonal step (O153)."""
    return challenges.is_rewarded_with(s, challenges.FREE_DIAGONAL) and reward_fits(s, seat)


@rule
def hiding_fits(s: Race, seat: int) -> bool:
    """A Treasure that was not dealt, and a place for it in this row of the tile (E13, O176)."""
    if spare_treasures(s) == 0 or s.option < 1:
        return False
    return s.phase != r.HIDE_COLUMN or hide_rows(s, int(s.option)) >> s.row & 1 != 0


@rule
def glutton_may_keep(s: Race, crab: int) -> bool:
    """A card of its owner is about to go: to sand in another's turn, or to the obstacle it is on (A14)."""
    if s.hand[s.owner[crab]] == EMPTY_SET:
        return False
    if s.blinding:
        return is_in_anothers_turn(s, crab)
    return on_beach(s, crab) and is_obstacle(s, int(s.place[crab]))


@rule
def champion_may_count(s: Race, crab: int) -> bool:
    """A Challenge is being counted, nobody is served yet, and two more change a place (A13)."""
    counting = s.border != NONE and s.winners_left == 0 and s.entering == 0
    return counting and challenges.champion_matters(s, int(s.border)) == crab


@rule
def sniffer_may_ignore(s: Race, crab: int) -> bool:
    """Junk that would do something lies under the crab that arrives (A12)."""
    token = token_on(s, int(s.place[crab]))
    if s.variants & r.BLANK_JUNK or not 0 <= token < table.FIRST_TREASURE:
        return False
    return arrives_first(s, crab) and junk_works(s, crab, token)


@rule
def reacts_to_push(s: Race, crab: int) -> bool:
    """A push in another's turn that knocks it over, that it may direct, or resents (A3, A11, A10)."""
    if not is_in_anothers_turn(s, crab):
        return False
    if s.reaction == table.ARMOURED:
        return s.knocked_over[crab] == 0 and pushes_knock_over(s) and armour_helps(s, crab)
    if s.reaction == table.GRUDGE_HOLDER:
        return bool(s.hand[s.mover] != EMPTY_SET)
    return push_fits(s, int(s.mover)) and crab_to_push(s) == crab and chooses_own_way(s)


@rule
def reaction_fits(s: Race, seat: int) -> bool:
    """The owner of a card with a Claw on it is asked, and the answer matters (O160, O161, O176)."""
    crab = int(s.subject)
    if s.owner[crab] != seat or not can_use_claw(s, crab, int(s.reaction)):
        return False
    # The champion counts and the glutton eats even when the crab is in the sea.
    if s.reaction == table.CHAMPION:
        return champion_may_count(s, crab)
    if s.reaction == table.GLUTTON:
        return glutton_may_keep(s, crab)
    if not on_beach(s, crab):
        return False
    if s.reaction == table.COLLECTOR:
        found = s.ground[s.place[crab]] & r.SHELL != 0 and s.reserve > 0
        return found and not is_in_anothers_turn(s, crab)
    if s.reaction in (table.ARMOURED, table.GRUDGE_HOLDER, table.OPPORTUNIST):
        return reacts_to_push(s, crab)
    return sniffer_may_ignore(s, crab)
