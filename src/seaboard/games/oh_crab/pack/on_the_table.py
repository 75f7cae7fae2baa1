"""What of the Adventure Pack lies on the table: tokens, Claws, tiles. All modules of the pack ask here."""

from __future__ import annotations

from typing import Final

import numpy as np

from seaboard.games.oh_crab.names import MOST_CRABS, TOKENS
from seaboard.games.oh_crab.rules.race import NONE, REACT, Race, ask
from seaboard.kernel.kit import rule

# Tokens, by their place in names.SURPRISE_TOKENS.
BOTTLE, LEAKY_CAN, BANANA_SKIN, OLD_NET, PLASTIC_BAG = range(5)
PEARLS, CHEST, GIANT_SHELL, COMPASS, FLIPPERS, SPADE, LANDING_NET, SPYGLASS, COCONUT = range(5, 14)
FIRST_TREASURE: Final = PEARLS

# Asymmetry cards, and the Claws printed on them.
SPRINTER, DANCER, ARMOURED, COLLECTOR, TAILOR, HERMIT, INSOMNIAC = range(7)
TRADER, JUMPER, GRUDGE_HOLDER, OPPORTUNIST, SNIFFER, CHAMPION, GLUTTON = range(7, 14)
PRINTED_CLAWS: Final = np.array([3, 4, 4, 4, 3, 2, 2, 3, 2, 3, 3, 3, 2, 3], np.int8)


@rule
def can_use_claw(s: Race, crab: int, card: int) -> bool:
    """The crab has this Asymmetry card and a Claw on it (O157, O160)."""
    return bool(s.asym[crab] == card and s.claws[crab] > 0)


@rule
def spend_claw(s: Race, crab: int) -> None:
    """Each use costs a Claw (O160)."""
    s.claws[crab] -= 1


@rule
def let_react(s: Race, crab: int, card: int) -> int:
    """Ask the owner of an Asymmetry card whether it reacts (O163, O176)."""
    s.reaction = card
    s.subject = crab
    return ask(s, int(s.owner[crab]), REACT)


@rule
def crab_with(s: Race, card: int) -> int:
    """The crab that has an Asymmetry card and a Claw on it, NONE if there is none."""
    for crab in range(MOST_CRABS):
        if can_use_claw(s, crab, card):
            return crab
    return NONE


@rule
def token_on(s: Race, space: int) -> int:
    """The face-down token on a space, NONE if there is none (O124)."""
    for token in range(TOKENS):
        if s.token_place[token] == space:
            return token
    return NONE


@rule
def beach_tiles(s: Race) -> int:
    """How many Beach tiles there are; none on a small board for tests (O3, O119)."""
    n = -2
    for tile in s.tiles:
        n += tile != NONE
    return max(0, n)


@rule
def first_row(s: Race, tile: int) -> int:
    """The landward row of the tile that lies there in the row, 0 for the Start tile."""
    row = 0
    for below in range(tile):
        row += s.tile_rows[below]
    return row


@rule
def tile_of_row(s: Race, row: int) -> int:
    """The number in the row of the tile a row belongs to: 0 Start, 1 … Beach, then Finish, then the sea."""
    tile = 0
    last = -1
    for rows in s.tile_rows[: beach_tiles(s) + 2]:
        last += rows
        tile += row > last
    return tile
