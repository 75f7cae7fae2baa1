"""Crabs, start cards and decisions counted from a seat: its own first, then those of the others clockwise."""

from __future__ import annotations

from typing import Final

import numpy as np

from seaboard.games.oh_crab.names import MOST_CRABS, START_CARDS
from seaboard.kernel.kit import rule, scratch
from seaboard.kernel.layout import Cells

from .race import CARD, COLUMN, CRAB, NONE, Race

OF_A_CRAB: Final = START_CARDS // MOST_CRABS  # start cards


@rule
def seat_from(s: Race, me: int, seat: int) -> int:
    """A seat counted from one's own, clockwise."""
    return seat - me if seat >= me else seat - me + int(s.players)


@rule
def count_crabs(s: Race, me: int, places: Cells) -> None:
    """The place of every crab, by its colour: own crabs, those of the others, those not in the game."""
    places[:] = NONE
    n = 0
    for i in range(s.players):
        seat = me + i if me + i < s.players else me + i - s.players
        for crab in s.crabs[seat]:
            if crab != NONE:
                places[crab] = n
                n += 1
    for crab in range(MOST_CRABS):
        if places[crab] == NONE:
            places[crab] = n
            n += 1


@rule
def card_from(places: Cells, card: int) -> int:
    """A card by the places of the crabs: a start card goes with its crab, action cards are everybody's."""
    if card >= START_CARDS:
        return card
    return int(places[card // OF_A_CRAB]) * OF_A_CRAB + card % OF_A_CRAB


@rule
def is_counted(action: int) -> bool:
    """Which decision it is depends on the seat: a start card, or a crab."""
    return action < CARD + START_CARDS or CRAB <= action < COLUMN


@rule
def counted(s: Race, seat: int, action: int) -> int:
    """A decision as a seat counts it."""
    if not is_counted(action):
        return action
    places = scratch(MOST_CRABS, np.int8)
    count_crabs(s, seat, places)
    return card_from(places, action) if action < CRAB else CRAB + int(places[action - CRAB])


@rule
def meant(s: Race, seat: int, number: int) -> int:
    """The decision that a seat counts so."""
    if not is_counted(number):
        return number
    places, crabs = scratch(MOST_CRABS, np.int8), scratch(MOST_CRABS, np.int8)
    count_crabs(s, seat, places)
    for crab in range(MOST_CRABS):
        crabs[places[crab]] = crab
    return card_from(crabs, number) if number < CRAB else CRAB + int(crabs[number - CRAB])
