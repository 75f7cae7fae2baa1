"""From the set-up to the winners: planning, turns, the end of a round and of the race."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from seaboard.games.oh_crab.board import NOWHERE, SEA, WIDTH
from seaboard.games.oh_crab.names import MOST_CARDS, MOST_CRABS, START_CARDS
from seaboard.games.oh_crab.pack.asymmetry.rules import is_offered, next_picker, offer_cards
from seaboard.games.oh_crab.pack.challenges.rules import lay_challenges
from seaboard.games.oh_crab.pack.event_cards.rules import lay_events
from seaboard.games.oh_crab.pack.surprises.rules import hide_surprises
from seaboard.games.oh_crab.rules.asking import gain_shell
from seaboard.games.oh_crab.rules.cards import (
    BIT,
    EMPTY_SET,
    fill_market,
    hand_size,
    put_under_draw_pile,
    reveal,
)
from seaboard.games.oh_crab.rules.race import (
    ACTING,
    ACTING_TWO,
    ACTIVATE,
    ASYM_PICK,
    ASYMMETRY,
    CHALLENGES,
    EVENTS,
    FINISHED,
    MOST_ROUNDS,
    NONE,
    NOTHING_RUNS,
    OVER,
    PLACE2,
    PLAN,
    PLANNING,
    PLANNING_TWO,
    SETTING_UP,
    SHELL,
    START,
    SURPRISES,
    UNSEEN,
    Race,
)
from seaboard.games.oh_crab.rules.steps import crab_on, level, on_beach
from seaboard.kernel.chance import Chance, below, shuffle
from seaboard.kernel.kit import rule

# ------------------------------------------------------------------ set-up


@rule
def clear(s: Race) -> None:
    """Nobody owns anything and nobody stands anywhere; players, board and cards are written down."""
    s.place[:] = NOWHERE
    s.knocked_over[:] = 0
    s.token[:] = 0
    s.shells[:] = 0
    s.hand[:] = EMPTY_SET
    s.down[:] = NONE
    s.trail_left[:] = NONE
    s.trail_right[:] = NONE
    s.discard_first[:] = NONE
    s.discard_last[:] = NONE
    s.pile[:] = NONE
    s.draw_first = NONE
    s.draw_last = NONE
    s.follows[:] = NONE
    s.known = EMPTY_SET
    s.round_number = 1
    s.cook_used = 0
    clear_turn(s)
    s.tile_free = 0
    s.crab = NONE
    clear_pack(s)


@rule
def clear_pack(s: Race) -> None:
    """Nothing of the Adventure Pack lies on the table."""
    s.decider = NONE
    s.token_place[:] = UNSEEN
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
    """A new turn begins with nothing in hand but a tile to use (O35)."""
    s.chips[:] = NONE
    s.tile_free = 1
    s.charge = 0
    s.links = 0
    s.entering = 0
    s.running = NOTHING_RUNS
    s.ending = 0
    s.tailor[:] = NONE
    s.blinding = 0
    s.drifted = 0


@rule
def settle_on(s: Race, crab: int, start: int) -> None:
    """A crab takes a start space, and the shell that may lie there for it (O9, O10, O12)."""
    space = s.starts[start]
    s.place[crab] = space
    if s.ground[space] & SHELL:
        gain_shell(s, int(s.owner[crab]))


@rule
def deal_cards(s: Race, rng: Chance) -> None:
    """Four start cards each, and the Market from the shuffled action cards (O5, O7, O8)."""
    for seat in range(s.players):
        for card in range(4 * s.crabs[seat, 0], 4 * s.crabs[seat, 0] + 4):
            s.hand[seat] |= BIT[card]
            reveal(s, card)
    deck = np.empty(MOST_CARDS, np.int8)
    n = 0
    for card in range(START_CARDS, MOST_CARDS):
        if s.special[card] != NONE:
            deck[n] = card
            n += 1
    shuffle(rng, deck, n)
    for i in range(n):
        put_under_draw_pile(s, deck[i])
        s.known &= ~BIT[deck[i]]
    fill_market(s)


@rule
def setup(s: Race, rng: Chance) -> None:
    """A random first player, crabs on their start spaces, cards and Market (O9–O12, O110, O111)."""
    clear(s)
    s.cook = below(rng, s.players)
    deal_cards(s, rng)
    if s.pairs:
        settle_on(s, s.crabs[s.cook, 0], 0)
        s.stage = SETTING_UP
        s.mover = 1 - s.cook
        s.phase = PLACE2
        return
    for i in range(s.players):
        settle_on(s, s.crabs[(s.cook + i) % s.players, 0], i)
    lay_out_modules(s, rng)


@rule
def lay_out_modules(s: Race, rng: Chance) -> None:
    """After crabs and Market the modules in their order; then the first planning (O117, O155).

    What a position line has laid out already stays as it is (O174).
    """
    if s.modules & SURPRISES and not (s.token_place < s.spaces).any():
        hide_surprises(s, rng)
    if s.modules & EVENTS and (s.event == NONE).all():
        lay_events(s, rng)
    if s.modules & CHALLENGES and (s.challenge == NONE).all():
        lay_challenges(s, rng)
    if s.modules & ASYMMETRY and not is_offered(s):
        offer_cards(s, rng)
    s.stage = SETTING_UP
    s.phase = ASYM_PICK
    s.mover = next_picker(s) if (s.offer != NONE).any() else NONE
    if s.mover == NONE:
        begin_planning(s, PLANNING)


@rule
def is_taken(s: Race, start: int) -> bool:
    """A crab stands on this start space already."""
    return crab_on(s, int(s.starts[start])) != NONE


@rule
def free_start_columns(s: Race) -> int:
    """The columns of the start spaces 2, 3 and 4 that are left, as bits (O111)."""
    found = 0
    for start in range(1, 4):
        if not is_taken(s, start):
            found |= 1 << s.starts[start] % WIDTH
    return found


@rule
def place_second_pair(s: Race, column: int, rng: Chance) -> None:
    """The second player's crabs in the order of the pair; the last space is the first player's (O111)."""
    first = s.place[s.crabs[s.mover, 0]] == NOWHERE
    for start in range(1, 4):
        if not is_taken(s, start) and s.starts[start] % WIDTH == column:
            settle_on(s, s.crabs[s.mover, 0 if first else 1], start)
            break
    if first:
        return
    for start in range(1, 4):
        if not is_taken(s, start):
            settle_on(s, s.crabs[s.cook, 1], start)
            break
    lay_out_modules(s, rng)


# ------------------------------------------------------------------ planning


@rule
def owes_plan(s: Race, seat: int) -> bool:
    """Who has Hand cards and none face down yet must choose one (O16, O17)."""
    return s.down[seat] == NONE and s.hand[seat] != EMPTY_SET


@rule
def next_planner(s: Race) -> int:
    """The first seat from the cook, clockwise, that owes a plan, NONE if all are ready."""
    for i in range(s.players):
        seat = (s.cook + i) % s.players
        if owes_plan(s, seat):
            return seat
    return NONE


@rule
def begin_planning(s: Race, stage: int) -> None:
    """All choose at once; with no card in any Hand there is nothing to choose (O15, O16, O112)."""
    s.stage = stage
    s.crab = NONE
    clear_turn(s)
    s.tile_free = 0
    s.phase = PLAN
    s.mover = next_planner(s)
    if s.mover == NONE:
        begin_acting(s)


@rule
def plan(s: Race, card: int) -> None:
    """Lay a card face down, or change it while somebody else still thinks (O16, O18)."""
    if s.down[s.mover] != NONE:
        s.hand[s.mover] |= BIT[s.down[s.mover]]
    s.hand[s.mover] &= ~BIT[card]
    s.down[s.mover] = card
    s.mover = next_planner(s)
    if s.mover == NONE:
        begin_acting(s)


# ------------------------------------------------------------------ turns


@rule
def begin_acting(s: Race) -> None:
    """The cook's holder has the first turn (O19, O112)."""
    s.stage = ACTING if s.stage == PLANNING else ACTING_TWO
    s.mover = s.cook
    begin_turn(s)


@rule
def begin_turn(s: Race) -> None:
    """Add the card or rest; a pair first chooses its crab, the second time it is the other (O20, O113)."""
    clear_turn(s)
    s.phase = START
    s.crab = s.crabs[s.mover, 0]
    if s.pairs:
        if s.stage == ACTING:
            s.crab = NONE
            s.tile_free = 0
            s.phase = ACTIVATE
        else:
            other = s.crabs[s.mover, 1]
            s.crab = other if s.token[s.crab] == 1 else s.crab
            s.token[s.crab] = 2


@rule
def end_turn(s: Race) -> None:
    """The next player clockwise, until all had their turn (O19)."""
    s.mover = (s.mover + 1) % s.players
    if s.mover != s.cook:
        begin_turn(s)
    elif s.pairs and s.stage == ACTING:
        begin_planning(s, PLANNING_TWO)
    else:
        end_round(s)


@rule
def end_round(s: Race) -> None:
    """The race is over, or the cook moves on and the next round begins (O92, O93, O108, O173)."""
    if someone_is_home(s) or s.round_number >= MOST_ROUNDS:
        s.stage = FINISHED
        s.phase = OVER
        s.mover = NONE
        s.crab = NONE
        clear_turn(s)
        s.tile_free = 0
        return
    s.cook = next_cook(s)
    s.cook_used = 0
    s.token[:] = 0
    s.round_number += 1
    begin_planning(s, PLANNING)


@rule
def farthest(s: Race, seat: int) -> int:
    """The least height of a seat's crabs still on the beach (O92, O109)."""
    least = 1000
    for crab in range(MOST_CRABS):
        if s.owner[crab] == seat and on_beach(s, crab):
            least = min(least, level(int(s.place[crab])))
    return least


@rule
def next_cook(s: Race) -> int:
    """Who is farthest from the sea; of several the first on the holder's left, holder last (O92, O109)."""
    best = s.cook
    for i in range(s.players - 1, 0, -1):
        seat = (s.cook + i) % s.players
        if farthest(s, seat) <= farthest(s, best):
            best = seat
    return best


# ------------------------------------------------------------------ the end


@rule
def is_home(s: Race, seat: int) -> bool:
    """All crabs of a seat are in the sea (O93, O108)."""
    dry = 0
    for crab in range(MOST_CRABS):
        dry += s.owner[crab] == seat and s.place[crab] != SEA
    return dry == 0


@rule
def someone_is_home(s: Race) -> bool:
    """The end of the race is triggered (O76, O93, O108)."""
    home = 0
    for seat in range(s.players):
        home += is_home(s, seat)
    return home > 0


@rule
def progress(s: Race, seat: int) -> int:
    """The height of a seat's best crab, for the safety stop (O173)."""
    best = 0
    for crab in range(MOST_CRABS):
        if s.owner[crab] == seat:
            best = max(best, 1000 if s.place[crab] == SEA else level(int(s.place[crab])))
    return best


@rule
def winners(s: Race, won: npt.NDArray[np.bool_]) -> int:
    """Who reached the sea; of several most Hand cards, then most shells, then all of them (O94, O95)."""
    won[:] = False
    if s.phase != OVER:
        return 0
    someone = someone_is_home(s)
    best = -1
    n = 0
    for seat in range(s.players):
        worth = hand_size(s, seat) * 1000 + int(s.shells[seat]) if someone else progress(s, seat)
        if someone and not is_home(s, seat):
            continue
        if worth > best:
            best = worth
            won[:] = False
            n = 0
        if worth == best:
            won[seat] = True
            n += 1
    return n


@rule
def activate(s: Race, crab: int) -> None:
    """Token 1 goes on the crab whose turn this is (O113)."""
    s.crab = crab
    s.token[crab] = 1
    s.tile_free = 1
    s.phase = START
