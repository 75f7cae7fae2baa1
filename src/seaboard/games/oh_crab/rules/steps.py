"""Where a crab may go: neighbours, entry conditions, pushes that can be completed."""

from __future__ import annotations

import numpy as np

from seaboard.games.oh_crab.board import NE, NEXT, NOWHERE, NW, SEA, WIDTH, N, S
from seaboard.games.oh_crab.names import DIAGONAL, FORWARD, MOST_CRABS
from seaboard.kernel.kit import lowest, rule

from . import hooks
from .cards import hand_size
from .race import INACCESSIBLE, KIND, NONE, OBSTACLE, REEDS, SHORTCUT, Race

NORTH, EAST, WEST = 1 << N, 1 << NE, 1 << NW  # directions as bits
SEAWARD_STEPS, ALL_STEPS = NORTH | EAST | WEST, 0b111111


@rule
def step(s: Race, space: int, direction: int) -> int:
    """The next space in a direction; past the last row it is the sea (O46, O48)."""
    to = int(NEXT[space, direction])
    return SEA if to >= s.spaces else to


@rule
def leap(s: Race, space: int, direction: int) -> int:
    """Two spaces in one straight line seaward, still within the columns (O99)."""
    aside = 0 if direction == N else 2 if direction == NE else -2
    if not 0 <= space % WIDTH + aside < WIDTH:
        return NOWHERE
    to = space + (WIDTH + aside if aside else 2 * WIDTH)
    return SEA if to >= s.spaces else to


@rule
def level(space: int) -> int:
    """The height of a space over the land edge (O46)."""
    return space // WIDTH * 2 + (space % WIDTH & 1)


@rule
def kind(s: Race, space: int) -> int:
    """What a space is, without what is combined with it (O69)."""
    return s.ground[space] & KIND


@rule
def on_beach(s: Race, crab: int) -> bool:
    """In the game, placed, and not yet in the sea (O77)."""
    return s.owner[crab] != NONE and s.place[crab] != NOWHERE and s.place[crab] != SEA


@rule
def stands(s: Race) -> bool:
    """The active crab is on the beach and on its legs (O58)."""
    return on_beach(s, s.crab) and not s.knocked_over[s.crab]


@rule
def stands_on(s: Race, what: int) -> bool:
    """The active crab is on a space of this kind (O62)."""
    return on_beach(s, s.crab) and kind(s, int(s.place[s.crab])) == what


@rule
def on_shortcut(s: Race) -> bool:
    """The active crab is on a shortcut (O66)."""
    return stands_on(s, SHORTCUT)


@rule
def crab_on(s: Race, space: int) -> int:
    """The crab that stands on a space, NONE if it is free of crabs; the sea is always free (O49)."""
    if space == SEA:
        return NONE
    for crab in range(MOST_CRABS):
        if s.place[crab] == space:
            return crab
    return NONE


@rule
def is_free(s: Race, space: int) -> bool:
    """Not inaccessible and no crab on it; the sea has room for all (O49, O77)."""
    return space == SEA or (kind(s, space) != INACCESSIBLE and crab_on(s, space) == NONE)


@rule
def reeds_bar(s: Race, direction: int, to: int) -> bool:
    """Reeds stand on the lower edge: only the step straight up into the space is barred (O72)."""
    return direction == N and to != SEA and s.ground[to] & REEDS != 0


@rule
def is_partner(s: Race, crab: int) -> bool:
    """The inactive crab of the player whose turn it is (O105)."""
    return crab != s.crab and s.owner[crab] == s.mover


@rule
def is_obstacle(s: Race, space: int) -> bool:
    """A standard obstacle, while those work (O63)."""
    return kind(s, space) == OBSTACLE and hooks.obstacles_work(s)


# ------------------------------------------------------------------ pushes


@rule
def pushed_space(s: Race) -> int:
    """The space whose crab is to be pushed next: the last one named (O52)."""
    return int(s.goal) if s.links == 0 else int(s.link_to[s.links - 1])


@rule
def crab_to_push(s: Race) -> int:
    """The crab that is to be pushed next (O52)."""
    return crab_on(s, pushed_space(s))


@rule
def can_be_pushed(s: Race, space: int) -> bool:
    """The crab on a space has a seaward step, and the chain beyond can be completed (O52, O54, O55, O60)."""
    # Open questions as bits, because rules do not call themselves.
    # Chains are strictly seaward, so they end (O52).
    to_ask = 1 << crab_on(s, space)
    while to_ask:
        crab = lowest(np.uint64(to_ask))
        to_ask &= to_ask - 1
        for direction in (N, NE, NW):
            to = step(s, int(s.place[crab]), direction)
            if not can_be_pushed_onto(s, to, direction):
                continue
            there = crab_on(s, to)
            if there == NONE:
                return True
            to_ask |= 1 << there
    return False


@rule
def can_be_pushed_onto(s: Race, to: int, direction: int) -> bool:
    """A space takes a crab that is pushed there, once it is free (O54, O55, O60)."""
    if to == SEA:
        return True
    return to != NOWHERE and kind(s, to) != INACCESSIBLE and not reeds_bar(s, direction, to)


@rule
def push_directions(s: Race, space: int) -> int:
    """Where the crab on a space can be pushed, with a complete plan for everybody behind it (O51, O54)."""
    found = 0
    for direction in (N, NE, NW):
        to = step(s, space, direction)
        if can_be_pushed_onto(s, to, direction) and (crab_on(s, to) == NONE or can_be_pushed(s, to)):
            found |= 1 << direction
    return found


# ------------------------------------------------------------------ the active crab's own ways


@rule
def meets_condition(s: Race, space: int, cards: int) -> bool:
    """The own crab needs a Hand card for an obstacle, unless it charges (O62, O63, O86)."""
    if space == SEA:
        return True
    if kind(s, space) == INACCESSIBLE:
        return False
    return cards > 0 or s.charge != 0 or not is_obstacle(s, space)


@rule
def can_land(s: Race, space: int, cards: int) -> bool:
    """Its condition holds, and whoever stands there can be pushed or changes places (O50, O105)."""
    if not meets_condition(s, space, cards):
        return False
    there = crab_on(s, space)
    return there == NONE or is_partner(s, there) or can_be_pushed(s, space)


@rule
def can_go(s: Race, to: int, direction: int, cards: int) -> bool:
    """A step or a jump of the active crab onto a space, through reeds only in a charge (O38, O48, O72)."""
    return to != NOWHERE and (s.charge != 0 or not reeds_bar(s, direction, to)) and can_land(s, to, cards)


@rule
def steps_seaward(s: Race, cards: int) -> int:
    """The active crab's legal seaward steps as bits, with so many Hand cards; none off the beach (O38)."""
    found = 0
    if on_beach(s, s.crab):
        for direction in (N, NE, NW):
            if can_go(s, step(s, int(s.place[s.crab]), direction), direction, cards):
                found |= 1 << direction
    return found


@rule
def ways_of(icon: int) -> int:
    """The directions of a basic move, as bits: F forward, D either diagonal, S all three (O38)."""
    if icon == FORWARD:
        return NORTH
    return EAST | WEST if icon == DIAGONAL else SEAWARD_STEPS


@rule
def leaps(s: Race, cards: int) -> int:
    """Where the running jump can land; reeds on the landing space bar the straight one (O99)."""
    found = 0
    if stands(s):
        for direction in (N, NE, NW):
            if can_go(s, leap(s, int(s.place[s.crab]), direction), direction, cards):
                found |= 1 << direction
    return found


@rule
def hops(s: Race, cards: int) -> int:
    """The columns of free spaces at the same height that the crab may enter, as bits (O85)."""
    found = 0
    if stands(s):
        space = int(s.place[s.crab])
        for column in range(space % WIDTH & 1, WIDTH, 2):
            to = space // WIDTH * WIDTH + column
            if to != space and crab_on(s, to) == NONE and meets_condition(s, to, cards):
                found |= 1 << column
    return found


@rule
def swaps(s: Race, cards: int) -> int:
    """The neighbours to exchange places with; no crab may cross reeds seaward (O103)."""
    found = 0
    if not stands(s):
        return found
    space = int(s.place[s.crab])
    for direction in range(6):
        to = step(s, space, direction)
        if to in (NOWHERE, SEA) or crab_on(s, to) == NONE:
            continue
        mine = reeds_bar(s, direction, to) and not s.charge
        theirs = direction == S and s.ground[space] & REEDS != 0
        if not mine and not theirs and meets_condition(s, to, cards):
            found |= 1 << direction
    return found


# ------------------------------------------------------------------ other crabs' ways


@rule
def free_ways(s: Race, crab: int, ways: int, cards: int) -> int:
    """Those of some ways that lead a crab to a free space or the sea, for a player with so many Hand cards.

    Nobody but the active crab charges through reeds and over obstacles (O63, O72, O86).
    """
    found = 0
    charging = crab == s.crab and s.charge != 0
    for direction in range(6):
        to = step(s, int(s.place[crab]), direction)
        if not ways >> direction & 1 or to == NOWHERE or not is_free(s, to):
            continue
        paid = cards > 0 or to == SEA or not is_obstacle(s, to)
        if charging or (paid and not reeds_bar(s, direction, to)):
            found |= 1 << direction
    return found


@rule
def landward_steps(s: Race, crab: int) -> int:
    """Free spaces S, SE or SW of a crab; reeds do not bar the way back (O79, O80)."""
    return free_ways(s, crab, ALL_STEPS & ~SEAWARD_STEPS, 1)


@rule
def free_seaward_steps(s: Race, crab: int, cards: int) -> int:
    """Free spaces, or the sea, one step seaward; only the active crab has conditions to meet (O81)."""
    return free_ways(s, crab, SEAWARD_STEPS, cards if crab == s.crab else 1)


@rule
def free_steps(s: Race, crab: int) -> int:
    """Free spaces all around, never the sea; reeds bar the way seaward (O91)."""
    found = 0
    for direction in range(6):
        to = step(s, int(s.place[crab]), direction)
        if to != NOWHERE and to != SEA and is_free(s, to) and not reeds_bar(s, direction, to):
            found |= 1 << direction
    return found


@rule
def free_diagonals(s: Race, crab: int) -> int:
    """Free spaces, or the sea, one step diagonally, that a crab's own player may send it to (O153)."""
    return free_ways(s, crab, EAST | WEST, hand_size(s, s.owner[crab]))


@rule
def crabs_ahead(s: Race) -> int:
    """The crabs strictly nearer to the sea than the active one, as bits (O47, O80)."""
    found = 0
    if on_beach(s, s.crab):
        for crab in range(MOST_CRABS):
            if on_beach(s, crab) and level(int(s.place[crab])) > level(int(s.place[s.crab])):
                found |= 1 << crab
    return found


@rule
def callable_crabs(s: Race) -> int:
    """The active crab, if it stands, and all crabs strictly behind it (O81)."""
    found = 0
    if on_beach(s, s.crab):
        for crab in range(MOST_CRABS):
            if on_beach(s, crab) and level(int(s.place[crab])) < level(int(s.place[s.crab])):
                found |= 1 << crab
        if not s.knocked_over[s.crab]:
            found |= 1 << s.crab
    return found
