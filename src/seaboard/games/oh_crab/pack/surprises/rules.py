"""Module 1, Surprises: face-down tokens, Junk that is suffered and Treasures that are kept (O124–O131)."""

from __future__ import annotations

import numpy as np

from seaboard.games.oh_crab.board import WIDTH
from seaboard.games.oh_crab.names import DIAGONAL, FORWARD, TOKENS
from seaboard.games.oh_crab.pack.on_the_table import (
    BANANA_SKIN,
    BOTTLE,
    CHEST,
    COCONUT,
    COMPASS,
    FIRST_TREASURE,
    FLIPPERS,
    GIANT_SHELL,
    LANDING_NET,
    LEAKY_CAN,
    OLD_NET,
    PEARLS,
    SNIFFER,
    SPADE,
    beach_tiles,
    can_use_claw,
    first_row,
    token_on,
)
from seaboard.games.oh_crab.rules.asking import BACK, ask, gain_shells
from seaboard.games.oh_crab.rules.cards import (
    EMPTY_SET,
    can_exchange,
    market_is_empty,
    take_out_of_trail,
)
from seaboard.games.oh_crab.rules.race import (
    BLANK_JUNK,
    DUG,
    EXCH_CARD,
    GONE,
    JUNK_CARD,
    JUNK_DIR,
    JUNK_END,
    KEPT,
    NONE,
    OBST_ROW,
    OBSTACLE,
    ONLY_GOOD,
    REACT,
    SPARE,
    STANDARD,
    STASHED,
    SURPRISE,
    TAKE,
    TRAIL_CARD,
    UNSEEN,
    Race,
)
from seaboard.games.oh_crab.rules.steps import crab_on, landward_steps
from seaboard.kernel.chance import Chance, below, shuffle
from seaboard.kernel.kit import rule

# ------------------------------------------------------------------ set-up


@rule
def hide_surprises(s: Race, rng: Chance) -> None:
    """One Junk and two Treasures, mixed, on the three surprise spaces of each Beach tile (O128, O130)."""
    junk = np.arange(FIRST_TREASURE).astype(np.int8)
    treasures = np.arange(FIRST_TREASURE, TOKENS).astype(np.int8)
    shuffle(rng, junk, FIRST_TREASURE)
    shuffle(rng, treasures, TOKENS - FIRST_TREASURE)
    s.token_place[:FIRST_TREASURE] = UNSEEN
    s.token_place[FIRST_TREASURE:] = SPARE
    for tile in range(beach_tiles(s)):
        mixed = np.empty(3, np.int8)
        mixed[0], mixed[1], mixed[2] = treasures[2 * tile], treasures[2 * tile + 1], junk[tile]
        if s.variants & ONLY_GOOD:
            mixed[2] = NONE
        shuffle(rng, mixed, 3)
        n = 0
        for space in tile_spaces(s, tile + 1):
            if s.ground[space] & SURPRISE:
                if mixed[n] != NONE:
                    s.token_place[mixed[n]] = space
                n += 1


@rule
def tile_spaces(s: Race, tile: int) -> range:
    """The spaces of the tile that lies there in the row."""
    row = first_row(s, tile)
    return range(row * WIDTH, (row + s.tile_rows[tile]) * WIDTH)


# ------------------------------------------------------------------ a crab arrives


@rule
def junk_works(s: Race, crab: int, token: int) -> bool:
    """The Junk takes something that its finder has (O127)."""
    owner = s.owner[crab]
    if token == BOTTLE:
        return bool(s.hand[owner] != EMPTY_SET)
    if token == LEAKY_CAN:
        return bool(s.shells[owner] > 0)
    if token == BANANA_SKIN:
        return bool(s.knocked_over[crab] == 0)
    if token == OLD_NET:
        return bool(s.trail_left[owner] != NONE)
    return landward_steps(s, crab) != 0


@rule
def turn_token(s: Race, crab: int) -> int:
    """The token under a crab that arrives is turned at once; the sniffer may ignore Junk (O124, O176)."""
    token = token_on(s, int(s.place[crab]))
    if token == NONE:
        return BACK
    if token >= FIRST_TREASURE:
        return find_treasure(s, crab, token)
    if s.variants & BLANK_JUNK or not junk_works(s, crab, token):
        s.token_place[token] = GONE
        return BACK
    if can_use_claw(s, crab, SNIFFER):
        s.reaction = SNIFFER
        s.subject = crab
        return ask(s, int(s.owner[crab]), REACT)
    return suffer_junk(s, crab, token)


@rule
def suffer_junk(s: Race, crab: int, token: int) -> int:
    """J1 a card, J2 a shell, J3 knocked over, J4 an end of the Trail, J5 a step back: the owner's (O129)."""
    s.token_place[token] = GONE
    owner = int(s.owner[crab])
    s.subject = crab
    s.surprise = token
    if token == BOTTLE:
        return ask(s, owner, JUNK_CARD)
    if token == OLD_NET:
        return ask(s, owner, JUNK_END)
    if token == LEAKY_CAN:
        s.shells[owner] -= 1
        s.reserve += 1
        return BACK
    if token == BANANA_SKIN:
        s.knocked_over[crab] = 1
        return BACK
    return ask(s, owner, JUNK_DIR)


@rule
def find_treasure(s: Race, crab: int, token: int) -> int:
    """Shells and a Market card at once; the others are kept, face up, by the crab's owner (O124, O125)."""
    owner = int(s.owner[crab])
    s.token_place[token] = GONE
    if token == PEARLS:
        gain_shells(s, owner, 2)
    elif token == GIANT_SHELL:
        gain_shells(s, owner, 3)
    elif token != CHEST:
        s.token_place[token] = KEPT + owner
    elif not market_is_empty(s):
        return ask(s, owner, TAKE)
    return BACK


# ------------------------------------------------------------------ kept Treasures


@rule
def is_kept(s: Race, seat: int, token: int) -> bool:
    """The Treasure lies in front of this seat (O125)."""
    return bool(s.token_place[token] == KEPT + int(seat))


@rule
def treasure_helps(s: Race, token: int, icons: int) -> bool:
    """Whose turn it is has kept it, and it does something; `icons` are the possible moves (O33, O126)."""
    if not is_kept(s, s.mover, token):
        return False
    if token == COMPASS:
        return icons >> DIAGONAL & 1 != 0
    if token == FLIPPERS:
        return icons >> FORWARD & 1 != 0
    if token == SPADE:
        return diggable_rows(s) != 0
    if token == LANDING_NET:
        return bool(s.trail_left[s.mover] != NONE)
    if token == COCONUT:
        return can_exchange(s, s.mover)
    return spy_rows(s) != 0 or s.discard_first[s.mover] != NONE


@rule
def open_treasure(s: Race, token: int) -> int:
    """T6 to T9: what is asked; the Spyglass first looks and then takes a card back (O125, O176)."""
    if token == SPADE:
        return OBST_ROW
    if token == LANDING_NET:
        return TRAIL_CARD
    if token == COCONUT:
        return EXCH_CARD
    s.spy_left = 2
    s.take_back = 1
    return BACK


@rule
def drop_trail_end(s: Race, seat: int, at_left: bool) -> int:
    """The card at one end of the Trail leaves it; the caller says where to (J4)."""
    card = int(s.trail_left[seat] if at_left else s.trail_right[seat])
    take_out_of_trail(s, seat, card)
    return card


# ------------------------------------------------------------------ rows and columns


@rule
def can_dig(s: Race, space: int) -> bool:
    """A free standard space without any symbol on a Beach tile; anywhere on a small board (O120)."""
    if s.ground[space] != STANDARD or crab_on(s, space) != NONE:
        return False
    n = beach_tiles(s)
    row = space // WIDTH
    return n == 0 or first_row(s, 1) <= row < first_row(s, n + 1)


@rule
def can_spy(s: Race, space: int) -> bool:
    """A face-down token that whose turn it is has not looked at yet (O122)."""
    token = token_on(s, space)
    return token != NONE and s.spied[token] >> s.mover & 1 == 0


@rule
def can_hide(s: Race, space: int) -> bool:
    """An empty surprise space without a crab (Q32, O176)."""
    return s.ground[space] & SURPRISE != 0 and token_on(s, space) == NONE and crab_on(s, space) == NONE


@rule
def diggable_rows(s: Race) -> int:
    """The rows with a space for the Spade, as bits."""
    found = 0
    for space in range(s.spaces):
        if can_dig(s, space):
            found |= 1 << space // WIDTH
    return found


@rule
def spy_rows(s: Race) -> int:
    """The rows with a token to look at, as bits."""
    found = 0
    for space in s.token_place:
        if space < s.spaces and can_spy(s, int(space)):
            found |= 1 << int(space) // WIDTH
    return found


@rule
def hide_rows(s: Race, tile: int) -> int:
    """The rows of a tile with a place for a new token, as bits."""
    found = 0
    for space in tile_spaces(s, tile):
        if can_hide(s, space):
            found |= 1 << space // WIDTH
    return found


@rule
def diggable_columns(s: Race, row: int) -> int:
    """The columns of a row for the Spade, as bits."""
    found = 0
    for column in range(WIDTH):
        found |= can_dig(s, row * WIDTH + column) << column
    return found


@rule
def spy_columns(s: Race, row: int) -> int:
    """The columns of a row with a token to look at, as bits."""
    found = 0
    for column in range(WIDTH):
        found |= can_spy(s, row * WIDTH + column) << column
    return found


@rule
def hide_columns(s: Race, row: int) -> int:
    """The columns of a row with a place for a new token, as bits."""
    found = 0
    for column in range(WIDTH):
        found |= can_hide(s, row * WIDTH + column) << column
    return found


@rule
def dig(s: Race, space: int) -> None:
    """From now on the space is an obstacle (O120)."""
    s.ground[space] = OBSTACLE | DUG


@rule
def look_under(s: Race, space: int) -> None:
    """Whose turn it is looks at a token, alone (O122)."""
    s.spied[token_on(s, space)] |= 1 << s.mover
    s.spy_left -= 1


@rule
def spare_treasures(s: Race) -> int:
    """How many Treasures were not dealt (O128)."""
    n = 0
    for token in range(FIRST_TREASURE, TOKENS):
        n += s.token_place[token] == SPARE
    return n


@rule
def hide_treasure(s: Race, space: int, rng: Chance) -> None:
    """A random Treasure that was not dealt goes face down on a space (E13)."""
    left = below(rng, spare_treasures(s))
    for token in range(FIRST_TREASURE, TOKENS):
        if s.token_place[token] == SPARE:
            if left == 0:
                s.token_place[token] = space
                s.spied[token] = STASHED
                return
            left -= 1
