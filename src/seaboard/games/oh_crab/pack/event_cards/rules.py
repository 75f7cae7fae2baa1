"""Module 2, Events: a face-down card at the lower edge of each Beach tile (O132–O141)."""

from __future__ import annotations

import numpy as np

from seaboard.games.oh_crab.board import SEA, WIDTH
from seaboard.games.oh_crab.names import MOST_CARDS, MOST_CRABS
from seaboard.games.oh_crab.pack.on_the_table import (
    BIG_WAVE,
    DELIVERY,
    GUST,
    IT_BROKE,
    MOULTING,
    NEW_STASH,
    ROBIN_CRAB,
    SHELL_RAIN,
    TEMPORARY,
    beach_tiles,
    regenerate,
    tile_of_row,
)
from seaboard.games.oh_crab.pack.surprises.rules import hide_rows, spare_treasures
from seaboard.games.oh_crab.rules.asking import BACK, gain_shell
from seaboard.games.oh_crab.rules.cards import BIT, EMPTY_SET, fill_market, put_under_draw_pile
from seaboard.games.oh_crab.rules.race import (
    ASYMMETRY,
    CHALLENGES,
    EVENTS,
    HIDE_ROW,
    LUCKY,
    NONE,
    SURPRISES,
    Race,
)
from seaboard.kernel.chance import Chance, shuffle
from seaboard.kernel.kit import lowest, rule

EVENT_COUNT = 14

# ------------------------------------------------------------------ set-up


@rule
def can_happen(s: Race, event: int) -> bool:
    """The Event needs no missing module, and the lucky ones play without the bad ones (O118, O139)."""
    if event == NEW_STASH:
        return s.modules & SURPRISES != 0
    if event == MOULTING:
        return s.modules & ASYMMETRY != 0
    return not (s.variants & LUCKY and event in (ROBIN_CRAB, IT_BROKE))


@rule
def lay_events(s: Race, rng: Chance) -> None:
    """One Event face down at the lower edge of each Beach tile (O132)."""
    deck = np.empty(EVENT_COUNT, np.int8)
    n = 0
    for event in range(EVENT_COUNT):
        if can_happen(s, event):
            deck[n] = event
            n += 1
    shuffle(rng, deck, n)
    for tile in range(beach_tiles(s)):
        s.event[tile] = deck[tile]


# ------------------------------------------------------------------ borders


@rule
def has_challenge(s: Race, border: int) -> bool:
    """The Challenge of the Beach tile below a border is still there (O134)."""
    return 1 <= border <= 3 and s.challenge[border - 1] != NONE


@rule
def has_event(s: Race, border: int) -> bool:
    """The Event of the Beach tile above a border is still there (O134)."""
    return border < 3 and s.event[border] != NONE


@rule
def note_borders(s: Race, origin: int, to: int) -> None:
    """Borders that a crab crosses upward and that still have a card become pending (O133, O134, O144)."""
    if not s.modules & (EVENTS | CHALLENGES) or origin < 0 or to < origin:
        return
    n = beach_tiles(s)
    if n == 0:
        return
    above = n + 1 if to == SEA else tile_of_row(s, to // WIDTH)
    for border in range(tile_of_row(s, origin // WIDTH), min(above, n + 1)):
        if has_challenge(s, border) or has_event(s, border):
            s.borders |= 1 << border


@rule
def pending_border(s: Race) -> int:
    """The most landward border that is to be resolved, NONE if there is none (O134, O141, O146)."""
    return lowest(np.uint64(s.borders)) if s.borders else NONE


# ------------------------------------------------------------------ the reveal


@rule
def reveal_event(s: Race, border: int, rng: Chance) -> int:
    """The Event above a border: it ends the one in force, and happens or stays in force (O134–O136)."""
    s.borders &= ~(1 << border)
    s.border = NONE
    if not has_event(s, border):
        return BACK
    event = int(s.event[border])
    s.event[border] = NONE
    s.events_seen |= 1 << event
    s.event_now = NONE
    if TEMPORARY >> event & 1:
        s.event_now = event
        return BACK
    return happen(s, event, border + 1, rng)


@rule
def happen(s: Race, event: int, tile: int, rng: Chance) -> int:
    """An immediate Event, once (O135)."""
    if event == ROBIN_CRAB:
        rob_the_rich(s)
    elif event == SHELL_RAIN:
        for i in range(s.players):
            gain_shell(s, (s.mover + i) % s.players)
    elif event == BIG_WAVE:
        s.knocked_over[:] = 0
    elif event == DELIVERY:
        s.takers = (1 << s.players) - 1
    elif event == GUST:
        blow_market_away(s, rng)
    elif event == MOULTING:
        regenerate(s)
    elif event == NEW_STASH and spare_treasures(s) > 0 and hide_rows(s, tile) != 0:
        s.option = tile
        return HIDE_ROW
    return BACK


@rule
def rob_the_rich(s: Race) -> None:
    """The richest return half of their shells, rounded up; then the poorest take one each (E1)."""
    stocks = s.shells[: s.players]
    most = stocks.max()
    for seat in range(s.players):
        if most > 0 and s.shells[seat] == most:
            half = (most + 1) // 2
            s.shells[seat] -= half
            s.reserve += half
    fewest = stocks.min()
    poor = np.zeros(MOST_CRABS, np.bool_)
    for seat in range(s.players):
        poor[seat] = s.shells[seat] == fewest
    for i in range(s.players):
        seat = (s.mover + i) % s.players
        if poor[seat]:
            gain_shell(s, seat)


@rule
def blow_market_away(s: Race, rng: Chance) -> None:
    """All visible Market cards go under the draw pile in random order, and the slots are filled (E9)."""
    visible = np.empty(MOST_CARDS, np.int8)
    n = 0
    for slot in range(3):
        while s.pile[slot] != NONE:
            visible[n] = s.pile[slot]
            s.pile[slot] = s.follows[visible[n]]
            n += 1
    shuffle(rng, visible, n)
    s.blown = EMPTY_SET
    for i in range(n):
        put_under_draw_pile(s, visible[i])
        s.known &= ~BIT[visible[i]]
        s.blown |= BIT[visible[i]]
    fill_market(s)
