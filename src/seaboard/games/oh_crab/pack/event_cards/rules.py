"""Module 2, the event cards: one face down at the lower edge of each Beach tile (O132–O141)."""

from __future__ import annotations

from typing import Final

import numpy as np

from seaboard.games.oh_crab.board import SEA, WIDTH
from seaboard.games.oh_crab.names import DIAGONAL, FORWARD, MOST_CARDS, MOST_CRABS
from seaboard.games.oh_crab.pack import noted
from seaboard.games.oh_crab.pack.asymmetry.rules import regenerate
from seaboard.games.oh_crab.pack.on_the_table import beach_tiles, tile_of_row
from seaboard.games.oh_crab.pack.surprises.rules import hide_rows, return_shells, spare_treasures
from seaboard.games.oh_crab.rules import cards
from seaboard.games.oh_crab.rules import noted as base
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.moves import stand_up
from seaboard.games.oh_crab.rules.race import BACK, NONE, Race
from seaboard.kernel.chance import Chance, shuffle
from seaboard.kernel.kit import lowest, rule, scratch
from seaboard.kernel.notes import Log, note

ROBIN_CRAB, IT_BROKE, SUMMER_SALE, ROLLER_SKATES, BASKET, SHELL_RAIN, BIG_WAVE = range(7)
DELIVERY, GUST, CLEAN_BEACH, SOFT_SAND, LONG_NAP, NEW_STASH, MOULTING = range(7, 14)

# The cards in this order: stays in force, is bad luck, the modules it needs.
FACTS: Final = np.array([
    (0, 1, 0), (1, 1, 0), (1, 0, 0), (1, 0, 0), (1, 0, 0), (0, 0, 0), (0, 0, 0),
    (0, 0, 0), (0, 0, 0), (1, 0, 0), (1, 0, 0), (1, 0, 0), (0, 0, r.SURPRISES), (0, 0, r.ASYMMETRY),
], np.int64)  # fmt: skip
EVENT_COUNT: Final = len(FACTS)
EVENT_CARDS: Final = tuple(f"E{number}" for number in range(1, EVENT_COUNT + 1))
TEMPORARY: Final = sum(1 << event for event in range(EVENT_COUNT) if FACTS[event, 0])

# ------------------------------------------------------------------ while a card is in force


@rule
def in_force(s: Race, event: int) -> bool:
    """A temporary event card that nothing has replaced yet (O136)."""
    return s.event_now == event


@rule
def tiles_work(s: Race) -> bool:
    """Extra-action tiles may be used, unless they are broken (E2)."""
    return not in_force(s, IT_BROKE)


@rule
def tile_price(s: Race, tile: int) -> int:
    """The shells of an Extra-action tile; one less in the summer sale, never less than one (O104, E3)."""
    price = int(s.tile_cost[tile])
    return max(1, price - 1) if in_force(s, SUMMER_SALE) else price


@rule
def cook_move(s: Race) -> int:
    """The cook's move is a diagonal one, on roller skates a forward one (O34, E4)."""
    return FORWARD if in_force(s, ROLLER_SKATES) else DIAGONAL


@rule
def cook_shells(s: Race) -> int:
    """What is in the cook's basket (E5)."""
    return 1 if in_force(s, BASKET) else 0


@rule
def obstacles_work(s: Race) -> bool:
    """Standard obstacles have their condition and effect, unless the beach was cleaned (E10)."""
    return not in_force(s, CLEAN_BEACH)


@rule
def pushes_knock_over(s: Race) -> bool:
    """A push knocks over, but not on soft sand (E11)."""
    return not in_force(s, SOFT_SAND)


@rule
def may_keep_two(s: Race) -> bool:
    """In a long nap two neighbouring cards may stay in the Trail (E12)."""
    return in_force(s, LONG_NAP)


# ------------------------------------------------------------------ set-up


@rule
def can_happen(s: Race, event: int) -> bool:
    """The card needs no missing module, and the lucky ones play without the bad ones (O118, O139)."""
    needed = FACTS[event, 2]
    return s.modules & needed == needed and not (s.variants & r.LUCKY and FACTS[event, 1])


@rule
def lay_events(s: Race, rng: Chance) -> None:
    """One event card face down at the lower edge of each Beach tile (O132)."""
    deck = scratch(EVENT_COUNT, np.int8)
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
    """The event card of the Beach tile above a border is still there (O134)."""
    return border < 3 and s.event[border] != NONE


@rule
def cross_borders(s: Race, origin: int, to: int) -> None:
    """Borders that a crab crosses upward and that still have a card become pending (O133, O134, O144)."""
    n = beach_tiles(s)
    if n == 0 or origin < 0 or to < origin:
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
def reveal_event(s: Race, border: int, rng: Chance, log: Log) -> int:
    """The event card above a border: it ends the one in force, and happens or stays in force (O134–O136)."""
    s.borders &= ~(1 << border)
    s.border = NONE
    if not has_event(s, border):
        return BACK
    event = int(s.event[border])
    stays = FACTS[event, 0] != 0
    note(log, noted.EVENT_REVEALED, event, border + 1, stays, s.event_now, base.O136 if stays else base.O135)
    s.event[border] = NONE
    s.events_seen |= 1 << event
    s.event_now = event if stays else NONE
    return BACK if stays else happen(s, event, border + 1, rng, log)


@rule
def happen(s: Race, event: int, tile: int, rng: Chance, log: Log) -> int:
    """An immediate event card, once (O135)."""
    if event == ROBIN_CRAB:
        rob_the_rich(s, log)
    elif event == SHELL_RAIN:
        cards.gain_shell_each(s, (1 << s.players) - 1, base.O135, log)
    elif event == BIG_WAVE:
        for crab in range(MOST_CRABS):
            stand_up(s, crab, base.O135, log)
    elif event == DELIVERY:
        s.takers = (1 << s.players) - 1
    elif event == GUST:
        blow_market_away(s, rng, log)
    elif event == MOULTING:
        regenerate(s, log)
    elif event == NEW_STASH and spare_treasures(s) > 0 and hide_rows(s, tile) != 0:
        s.option = tile
        return r.HIDE_ROW
    return BACK


@rule
def rob_the_rich(s: Race, log: Log) -> None:
    """The richest return half of their shells, rounded up; then the poorest take one each (E1)."""
    stocks = s.shells[: s.players]
    most = int(max(stocks))
    for i in range(s.players):
        seat = (s.mover + i) % s.players
        if most > 0 and s.shells[seat] == most:
            return_shells(s, seat, (most + 1) // 2, base.O135, log)
    fewest, poor = min(stocks), 0
    for seat in range(s.players):
        poor |= int(stocks[seat] == fewest) << seat
    cards.gain_shell_each(s, poor, base.O135, log)


@rule
def blow_market_away(s: Race, rng: Chance, log: Log) -> None:
    """All visible Market cards go under the draw pile in random order, and the slots are filled (E9)."""
    visible = scratch(MOST_CARDS, np.int8)
    n = 0
    note(log, noted.MARKET_BLOWN)
    for slot in range(3):
        while s.pile[slot] != NONE:
            visible[n] = s.pile[slot]
            note(log, base.CARD_OF_MANY, visible[n])
            s.pile[slot] = s.follows[visible[n]]
            n += 1
    shuffle(rng, visible, n)
    s.blown = cards.EMPTY_SET
    for i in range(n):
        cards.put_under_draw_pile(s, visible[i])
        s.known &= ~cards.BIT[visible[i]]
        s.blown |= cards.BIT[visible[i]]
    cards.fill_market(s, base.O8, log)
