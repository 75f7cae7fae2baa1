"""Whether a question may be asked here at all: what a position line that begins with it must hold (O174).

In a match every question comes from a rule that has tested this. A line can begin anywhere, so its reader
asks: each of these rules is told who decides, and says whether that fits and what follows is possible.
"""

from __future__ import annotations

from seaboard.games.oh_crab.board import NE, NOWHERE, NW, N
from seaboard.games.oh_crab.names import MOST_CRABS
from seaboard.games.oh_crab.pack.asymmetry.rules import (
    PICK,
    chooses_own_way,
    is_in_anothers_turn,
    offers_each,
)
from seaboard.games.oh_crab.pack.challenges.rules import (
    EXCHANGE_CARD,
    FREE_DIAGONAL,
    STAND_UP,
    TAKE_MARKET,
    TRAIL_BACK,
    champion_matters,
    is_rewarded_with,
    option_of,
)
from seaboard.games.oh_crab.pack.on_the_table import (
    ARMOURED,
    CHAMPION,
    COLLECTOR,
    FIRST_TREASURE,
    GLUTTON,
    GRUDGE_HOLDER,
    HERMIT,
    LONG_NAP,
    OPPORTUNIST,
    SOFT_SAND,
    can_use_claw,
    in_force,
    token_on,
)
from seaboard.games.oh_crab.pack.surprises.rules import hide_rows, junk_works, spare_treasures
from seaboard.games.oh_crab.rules.cards import EMPTY_SET, can_exchange, hand_size
from seaboard.games.oh_crab.rules.questions import can_pay_shortcut
from seaboard.games.oh_crab.rules.race import (
    BLANK_JUNK,
    CURRENT,
    CUT,
    EVENTS,
    EXCH_CARD,
    EXCHANGE,
    HIDE_COLUMN,
    IGNORE,
    KNOCK_OVER,
    NONE,
    SHELL,
    SURPRISES,
    Race,
)
from seaboard.games.oh_crab.rules.steps import (
    crab_to_push,
    crabs_ahead,
    is_free,
    is_obstacle,
    kind,
    leap,
    on_beach,
    on_shortcut,
    step,
)
from seaboard.games.oh_crab.rules.verbs import SPECIAL_VERBS, possible
from seaboard.kernel.kit import rule

# ------------------------------------------------------------------ the set-up


@rule
def second_pair_fits(s: Race, seat: int) -> bool:
    """The first crab of the cook stands on start space 1, and the last two crabs have no space yet (O111)."""
    if not s.pairs or s.tiles[0] == NONE or seat == s.cook:
        return False
    if s.place[s.crabs[s.cook, 0]] != s.starts[0]:
        return False
    if s.place[s.crabs[s.cook, 1]] != NOWHERE or s.place[s.crabs[seat, 1]] != NOWHERE:
        return False
    first = int(s.place[s.crabs[seat, 0]])
    if first != NOWHERE and first != s.starts[1] and first != s.starts[2] and first != s.starts[3]:
        return False
    return bool((s.offer == NONE).all()) or (bool((s.offer < PICK).all()) and offers_fit(s, seat))


@rule
def crab_choice_fits(s: Race, seat: int) -> bool:
    """Only a pair chooses the crab whose turn it is (O113)."""
    return bool(s.pairs != 0)


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
        if s.owner[crab] == seat and s.asym[crab] == HERMIT:
            return bool(s.stored == NONE)
    return False


# ------------------------------------------------------------------ the turn


@rule
def payment_fits(s: Race, seat: int) -> bool:
    """What is paid for can be done with the cards that are left (O33, O66)."""
    if s.pay_for == CUT:
        return can_pay_shortcut(s, int(s.pay_left))
    left = hand_size(s, s.mover) - s.pay_left
    verb, amount = SPECIAL_VERBS[s.pay_for, 1], SPECIAL_VERBS[s.pay_for, 2]
    return s.running == 0 and left >= 0 and possible(s, verb, amount, int(left))


@rule
def is_in_reach(s: Race, space: int) -> bool:
    """A step, a running jump, or the far end of the shortcut under the active crab (O38, O66, O99)."""
    here = int(s.place[s.crab])
    reached = on_shortcut(s) and s.arrow[here] == space
    for way in (N, NE, NW):
        reached |= step(s, here, way) == space or leap(s, here, way) == space
    return reached


@rule
def push_fits(s: Race, seat: int) -> bool:
    """The standing active crab could move there; another seat decides only for its opportunist (O50, A11)."""
    if not on_beach(s, s.crab) or s.knocked_over[s.crab] or not is_in_reach(s, int(s.goal)):
        return False
    pushed = crab_to_push(s)
    return seat == s.mover or bool(s.owner[pushed] == seat and s.asym[pushed] == OPPORTUNIST)


@rule
def gull_fits(s: Race, seat: int) -> bool:
    """The crab that is sent back is ahead (O80)."""
    return crabs_ahead(s) >> s.subject & 1 != 0


@rule
def stands_on(s: Race, what: int) -> bool:
    """The active crab is on a space of this kind."""
    return on_beach(s, s.crab) and kind(s, int(s.place[s.crab])) == what


@rule
def exchange_fits(s: Race, seat: int) -> bool:
    """A Card exchange of a winner, on its space at the end of a turn, or in the own turn (O44, O70, O153)."""
    if s.phase == EXCH_CARD and not can_exchange(s, seat):
        return False
    if s.border != NONE:
        return is_rewarded_with(s, EXCHANGE_CARD)
    return seat == s.mover and (not s.ending or stands_on(s, EXCHANGE))


@rule
def end_exchange_fits(s: Race, seat: int) -> bool:
    """The turn ends on a card-exchange space, with something to exchange (O70)."""
    return stands_on(s, EXCHANGE) and can_exchange(s, seat)


@rule
def end_current_fits(s: Race, seat: int) -> bool:
    """Only who charges is asked, on a current that leads to a free space (O73, O75, O86)."""
    return s.charge != 0 and stands_on(s, CURRENT) and is_free(s, int(s.arrow[s.place[s.crab]]))


@rule
def obstacle_fits(s: Race, seat: int) -> bool:
    """A crab of who decides, on an obstacle; in another's turn by a token or a Reward (O63, O129, O153)."""
    if not on_beach(s, s.subject) or s.owner[s.subject] != seat:
        return False
    space = int(s.place[s.subject])
    if s.phase == IGNORE:
        charging = s.subject == s.crab and s.charge != 0
        return charging and (is_obstacle(s, space) or kind(s, space) == KNOCK_OVER)
    own = seat == s.mover or s.border != NONE or s.modules & SURPRISES != 0
    return own and is_obstacle(s, space)


@rule
def nap_fits(s: Race, seat: int) -> bool:
    """A second card stays only in a long nap (E12)."""
    return in_force(s, LONG_NAP)


# ------------------------------------------------------------------ the Adventure Pack


@rule
def stash_swap_fits(s: Race, seat: int) -> bool:
    """The active crab is the hermit and has a card stored (A6)."""
    return bool(s.asym[s.crab] == HERMIT and s.stored != NONE)


@rule
def arrives_first(s: Race, crab: int) -> bool:
    """The effects of its new space are still to come for this crab, before all others (O176)."""
    return bool(s.entering > 0 and s.enter_crab[0] == crab)


@rule
def take_fits(s: Race, seat: int) -> bool:
    """A chest under an own crab, a Reward, or a delivery (T2, O153, E8)."""
    if s.entering > 0:
        return s.modules & SURPRISES != 0 and s.owner[s.enter_crab[0]] == seat
    return is_rewarded_with(s, TAKE_MARKET) if s.border != NONE else s.modules & EVENTS != 0


@rule
def trail_card_fits(s: Race, seat: int) -> bool:
    """A Reward, or the Landing net of whose turn it is (O153, T7)."""
    if s.border != NONE:
        return is_rewarded_with(s, TRAIL_BACK)
    return seat == s.mover and not s.ending and s.modules & SURPRISES != 0


@rule
def junk_fits(s: Race, seat: int) -> bool:
    """Junk that takes something from its finder, whose other effects still wait (O127, O129)."""
    crab = int(s.subject)
    if not on_beach(s, crab) or s.owner[crab] != seat or s.variants & BLANK_JUNK:
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
    needs_crab = option_of(s, int(s.option)) in (STAND_UP, FREE_DIAGONAL)
    return s.pairs != 0 and needs_crab and reward_fits(s, seat)


@rule
def free_step_fits(s: Race, seat: int) -> bool:
    """The Reward is a free diagonal step (O153)."""
    return is_rewarded_with(s, FREE_DIAGONAL) and reward_fits(s, seat)


@rule
def hiding_fits(s: Race, seat: int) -> bool:
    """A Treasure that was not dealt, and a place for it in this row of the tile (E13, O176)."""
    if spare_treasures(s) == 0 or s.option < 1:
        return False
    return s.phase != HIDE_COLUMN or hide_rows(s, int(s.option)) >> s.row & 1 != 0


# ------------------------------------------------------------------ reactions


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
    return counting and champion_matters(s, int(s.border)) == crab


@rule
def sniffer_may_ignore(s: Race, crab: int) -> bool:
    """Junk that would do something lies under the crab that arrives (A12)."""
    token = token_on(s, int(s.place[crab]))
    if s.variants & BLANK_JUNK or not 0 <= token < FIRST_TREASURE:
        return False
    return arrives_first(s, crab) and junk_works(s, crab, token)


@rule
def reacts_to_push(s: Race, crab: int) -> bool:
    """A push in another's turn that knocks it over, that it may direct, or resents (A3, A11, A10)."""
    if not is_in_anothers_turn(s, crab):
        return False
    if s.reaction == ARMOURED:
        return s.knocked_over[crab] == 0 and not in_force(s, SOFT_SAND)
    if s.reaction == GRUDGE_HOLDER:
        return bool(s.hand[s.mover] != EMPTY_SET)
    return push_fits(s, int(s.mover)) and crab_to_push(s) == crab and chooses_own_way(s)


@rule
def reaction_fits(s: Race, seat: int) -> bool:
    """The owner of a card with a Claw on it is asked, and the answer matters (O160, O161, O176)."""
    crab = int(s.subject)
    if s.owner[crab] != seat or not can_use_claw(s, crab, int(s.reaction)):
        return False
    # The champion counts and the glutton eats even when the crab is in the sea.
    if s.reaction == CHAMPION:
        return champion_may_count(s, crab)
    if s.reaction == GLUTTON:
        return glutton_may_keep(s, crab)
    if not on_beach(s, crab):
        return False
    if s.reaction == COLLECTOR:
        found = s.ground[s.place[crab]] & SHELL != 0 and s.reserve > 0
        return found and not is_in_anothers_turn(s, crab)
    if s.reaction in (ARMOURED, GRUDGE_HOLDER, OPPORTUNIST):
        return reacts_to_push(s, crab)
    return sniffer_may_ignore(s, crab)
