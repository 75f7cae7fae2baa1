"""Whether a question may be asked here at all: what a position line that begins with it must hold (O174).

In a match every question comes from a rule that has tested this. A line can begin anywhere, so its reader
asks: each of these rules is told who decides, and says whether that fits and what follows is possible.
The pack's questions are in `pack/fitting.py`.
"""

from __future__ import annotations

from seaboard.games.oh_crab.board import NE, NOWHERE, NW, N
from seaboard.kernel.kit import rule

from . import hooks, steps
from . import race as r
from .cards import can_exchange, hand_size
from .questions import can_pay_shortcut
from .race import NONE, Race
from .steps import is_obstacle, kind, on_beach
from .verbs import SPECIAL_VERBS, possible


@rule
def second_pair_fits(s: Race, seat: int) -> bool:
    """The first crab of the cook stands on start space 1, and the last two crabs have no space yet (O111)."""
    if not s.pairs or s.tiles[0] == NONE or seat == s.cook:
        return False
    if s.place[s.crabs[s.cook, 0]] != s.starts[0] or s.place[s.crabs[s.cook, 1]] != NOWHERE:
        return False
    first, second = int(s.place[s.crabs[seat, 0]]), int(s.place[s.crabs[seat, 1]])
    on_start = first == s.starts[1] or first == s.starts[2] or first == s.starts[3]
    if second != NOWHERE or not (first == NOWHERE or on_start):
        return False
    return hooks.nothing_is_picked(s, seat)


@rule
def crab_choice_fits(s: Race, seat: int) -> bool:
    """Only a pair chooses the crab whose turn it is (O113)."""
    return bool(s.pairs != 0)


@rule
def payment_fits(s: Race, seat: int) -> bool:
    """What is paid for can be done with the cards that are left (O33, O66)."""
    if s.pay_for == r.CUT:
        return can_pay_shortcut(s, int(s.pay_left))
    left = hand_size(s, s.mover) - s.pay_left
    verb, amount = SPECIAL_VERBS[s.pay_for, 1], SPECIAL_VERBS[s.pay_for, 2]
    return s.running == 0 and left >= 0 and possible(s, verb, amount, int(left))


@rule
def is_in_reach(s: Race, space: int) -> bool:
    """A step, a running jump, or the far end of the shortcut under the active crab (O38, O66, O99)."""
    here = int(s.place[s.crab])
    reached = steps.on_shortcut(s) and s.arrow[here] == space
    for way in (N, NE, NW):
        reached |= steps.step(s, here, way) == space or steps.leap(s, here, way) == space
    return reached


@rule
def push_fits(s: Race, seat: int) -> bool:
    """The standing active crab could move there; another seat decides only for its opportunist (O50, A11)."""
    if not steps.stands(s) or not is_in_reach(s, int(s.goal)):
        return False
    return seat == s.mover or hooks.may_direct_push(s, steps.crab_to_push(s), seat)


@rule
def gull_fits(s: Race, seat: int) -> bool:
    """The crab that is sent back is ahead (O80)."""
    return steps.crabs_ahead(s) >> s.subject & 1 != 0


@rule
def exchange_fits(s: Race, seat: int) -> bool:
    """A Card exchange of a winner, on its space at the end of a turn, or in the own turn (O44, O70, O153)."""
    if s.phase == r.EXCH_CARD and not can_exchange(s, seat):
        return False
    if s.border != NONE:
        return hooks.exchange_is_a_reward(s)
    return seat == s.mover and (not s.ending or steps.stands_on(s, r.EXCHANGE))


@rule
def end_exchange_fits(s: Race, seat: int) -> bool:
    """The turn ends on a card-exchange space, with something to exchange (O70)."""
    return steps.stands_on(s, r.EXCHANGE) and can_exchange(s, seat)


@rule
def end_current_fits(s: Race, seat: int) -> bool:
    """Only who charges is asked, on a current that leads to a free space (O73, O75, O86)."""
    return s.charge != 0 and steps.stands_on(s, r.CURRENT) and steps.is_free(s, int(s.arrow[s.place[s.crab]]))


@rule
def obstacle_fits(s: Race, seat: int) -> bool:
    """A crab of who decides, on an obstacle; in another's turn by a token or a Reward (O63, O129, O153)."""
    if not on_beach(s, s.subject) or s.owner[s.subject] != seat:
        return False
    space = int(s.place[s.subject])
    if s.phase == r.IGNORE:
        charging = s.subject == s.crab and s.charge != 0
        return charging and (is_obstacle(s, space) or kind(s, space) == r.KNOCK_OVER)
    own = seat == s.mover or s.border != NONE or s.modules & r.SURPRISES != 0
    return own and is_obstacle(s, space)


@rule
def nap_fits(s: Race, seat: int) -> bool:
    """A second card stays only in a long nap (E12)."""
    return hooks.may_keep_two(s)
