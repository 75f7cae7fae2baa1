"""From the set-up to the winners: planning, turns, the end of a round and of the race."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from seaboard.games.oh_crab.board import NOWHERE, SEA, WIDTH
from seaboard.games.oh_crab.names import MOST_CARDS, MOST_CRABS, START_CARDS
from seaboard.kernel import notes
from seaboard.kernel.chance import Chance, below, shuffle
from seaboard.kernel.kit import rule, scratch
from seaboard.kernel.notes import Log, note

from . import hooks, noted
from . import race as r
from .cards import BIT, EMPTY_SET, fill_market, gain_shells, hand_size, put_under_draw_pile, reveal
from .race import NONE, SHELL, Race, asked
from .steps import crab_on, level, on_beach

# ------------------------------------------------------------------ set-up


@rule
def clear(s: Race) -> None:
    """Nobody owns anything and nobody stands anywhere; players, board and cards are written down."""
    s.place[:] = NOWHERE
    s.knocked_over[:] = s.token[:] = s.shells[:] = 0
    s.hand[:] = EMPTY_SET
    s.down[:] = s.follows[:] = s.pile[:] = NONE
    s.trail_left[:] = s.trail_right[:] = NONE
    s.discard_first[:] = s.discard_last[:] = NONE
    s.draw_first = s.draw_last = NONE
    s.known = EMPTY_SET
    s.round_number = 1
    s.cook_used = 0
    clear_between_turns(s)
    hooks.clear(s)


@rule
def clear_turn(s: Race) -> None:
    """A new turn begins with nothing in hand but a tile to use (O35)."""
    s.chips[:] = NONE
    s.tile_free = 1
    s.running = r.NOTHING_RUNS
    s.charge = s.links = s.entering = s.ending = s.rested = s.blinding = 0
    hooks.clear_turn(s)


@rule
def clear_between_turns(s: Race) -> None:
    """It is no crab's turn, and no tile can be used."""
    clear_turn(s)
    s.crab = NONE
    s.tile_free = 0


@rule
def settle_on(s: Race, crab: int, start: int, log: Log) -> None:
    """A crab takes a start space, and the shell that may lie there for it (O9, O10, O12)."""
    space = s.starts[start]
    s.place[crab] = space
    note(log, noted.PLACED, crab, space)
    if s.ground[space] & SHELL:
        gain_shells(s, int(s.owner[crab]), 1, crab, noted.O12, log)


@rule
def deal_cards(s: Race, rng: Chance, log: Log) -> None:
    """Four start cards each, and the Market from the shuffled action cards (O5, O7, O8)."""
    for seat in range(s.players):
        for card in range(4 * s.crabs[seat, 0], 4 * s.crabs[seat, 0] + 4):
            s.hand[seat] |= BIT[card]
            reveal(s, card)
    deck = scratch(MOST_CARDS, np.int8)
    n = 0
    for card in range(START_CARDS, MOST_CARDS):
        if s.special[card] != NONE:
            deck[n] = card
            n += 1
    shuffle(rng, deck, n)
    for i in range(n):
        put_under_draw_pile(s, deck[i])
    fill_market(s, noted.O8, log)


@rule
def setup(s: Race, rng: Chance) -> None:
    """A random first player, crabs on their start spaces, cards and Market (O9–O12, O110, O111)."""
    clear(s)
    s.cook = below(rng, s.players)
    s.stage = r.SETTING_UP
    deal_cards(s, rng, notes.NO_LOG)
    if s.pairs:
        settle_on(s, int(s.crabs[s.cook, 0]), 0, notes.NO_LOG)
        s.mover = 1 - s.cook
        s.phase = r.PLACE2
        return
    for i in range(s.players):
        settle_on(s, int(s.crabs[(s.cook + i) % s.players, 0]), i, notes.NO_LOG)
    lay_out_modules(s, rng)


@rule
def lay_out_modules(s: Race, rng: Chance) -> None:
    """After crabs and Market the modules, if there are any; then the first planning (O117, O155)."""
    s.phase = hooks.lay_out(s, rng) if s.modules else r.PLAN
    if s.phase == r.PLAN:
        begin_planning(s, r.PLANNING)


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
def place_second_pair(s: Race, column: int, rng: Chance, log: Log) -> None:
    """The second player's crabs in the order of the pair; the last space is the first player's (O111)."""
    first = s.place[s.crabs[s.mover, 0]] == NOWHERE
    for start in range(1, 4):
        if not is_taken(s, start) and s.starts[start] % WIDTH == column:
            settle_on(s, int(s.crabs[s.mover, 0 if first else 1]), start, log)
            break
    if first:
        return
    for start in range(1, 4):
        if not is_taken(s, start):
            settle_on(s, int(s.crabs[s.cook, 1]), start, log)
    lay_out_modules(s, rng)


# ------------------------------------------------------------------ planning


@rule
def owes_plan(s: Race, seat: int) -> bool:
    """Who has Hand cards and none face down yet must choose one (O16, O17)."""
    return s.down[seat] == NONE and s.hand[seat] != EMPTY_SET


@rule
def owes_decision(s: Race, seat: int) -> bool:
    """Who has not laid a card, or not picked one, where all decide at once; else who is asked (O16, O155)."""
    if s.phase == r.PLAN:
        return owes_plan(s, seat)
    if s.phase == r.ASYM_PICK:
        return hooks.owes_pick(s, seat)
    return s.phase != r.OVER and seat == asked(s)


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
    clear_between_turns(s)
    s.stage = stage
    s.phase = r.PLAN
    s.mover = next_planner(s)
    if s.mover == NONE:
        begin_acting(s)


@rule
def plan(s: Race, card: int, log: Log) -> None:
    """Lay a card face down, or change it while somebody else still thinks (O16, O18)."""
    seat = int(s.mover)
    before = s.down[seat]
    if before != NONE:
        s.hand[seat] |= BIT[before]
    s.hand[seat] &= ~BIT[card]
    s.down[seat] = card
    note(log, noted.PLANNED if before == NONE else noted.PLAN_CHANGED, seat, card)
    s.mover = next_planner(s)
    if s.mover == NONE:
        begin_acting(s)


# ------------------------------------------------------------------ turns


@rule
def begin_acting(s: Race) -> None:
    """The cook's holder has the first turn (O19, O112)."""
    s.stage = r.ACTING if s.stage == r.PLANNING else r.ACTING_TWO
    s.mover = s.cook
    begin_turn(s)


@rule
def begin_turn(s: Race) -> None:
    """Add the card or rest; a pair first chooses its crab, the second time it is the other (O20, O113)."""
    clear_turn(s)
    s.phase = r.START
    s.crab = s.crabs[s.mover, 0]
    if s.pairs:
        if s.stage == r.ACTING:
            s.crab = NONE
            s.tile_free = 0
            s.phase = r.ACTIVATE
        else:
            other = s.crabs[s.mover, 1]
            s.crab = other if s.token[s.crab] == 1 else s.crab
            s.token[s.crab] = 2


@rule
def activate(s: Race, crab: int, log: Log) -> None:
    """Token 1 goes on the crab whose turn this is (O113)."""
    s.crab = crab
    s.token[crab] = 1
    s.tile_free = 1
    s.phase = r.START
    note(log, noted.ACTIVATED, crab)


@rule
def end_turn(s: Race, log: Log) -> None:
    """The next player clockwise, until all had their turn (O19)."""
    note(log, noted.TURN_ENDED, s.mover)
    s.mover = (s.mover + 1) % s.players
    if s.mover != s.cook:
        begin_turn(s)
    elif s.pairs and s.stage == r.ACTING:
        begin_planning(s, r.PLANNING_TWO)
    else:
        end_round(s, log)


@rule
def end_round(s: Race, log: Log) -> None:
    """The race is over, or the cook moves on and the next round begins (O92, O93, O108, O173)."""
    if someone_is_home(s) or s.round_number >= r.MOST_ROUNDS:
        clear_between_turns(s)
        s.stage = r.FINISHED
        s.phase = r.OVER
        s.mover = NONE
        note(log, noted.RACE_OVER)
        return
    s.cook = next_cook(s)
    s.cook_used = 0
    s.token[:] = 0
    s.round_number += 1
    note(log, noted.COOK_MOVED, s.cook, noted.O109 if s.pairs else noted.O92)
    note(log, noted.ROUND_BEGAN, s.round_number)
    begin_planning(s, r.PLANNING)


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
    if s.phase != r.OVER:
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
