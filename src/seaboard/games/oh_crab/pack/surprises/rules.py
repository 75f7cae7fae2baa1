"""Module 1, Surprises: face-down tokens, Junk that is suffered and Treasures that are kept (O124–O131)."""

from __future__ import annotations

from typing import Final

import numpy as np

from seaboard.games.oh_crab.board import WIDTH
from seaboard.games.oh_crab.names import DIAGONAL, FORWARD, TOKENS
from seaboard.games.oh_crab.pack import noted
from seaboard.games.oh_crab.pack import on_the_table as table
from seaboard.games.oh_crab.pack.on_the_table import beach_tiles, can_use_claw, first_row, let_react, token_on
from seaboard.games.oh_crab.rules import cards
from seaboard.games.oh_crab.rules import noted as base
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.moves import basic, knock_over, put
from seaboard.games.oh_crab.rules.race import BACK, NONE, Race, ask
from seaboard.games.oh_crab.rules.steps import crab_on, landward_steps, step
from seaboard.kernel.chance import Chance, below, shuffle, shuffled
from seaboard.kernel.kit import rule, scratch
from seaboard.kernel.notes import Log, note

JUNK: Final = table.FIRST_TREASURE  # so many tokens, and behind them
TREASURES: Final = TOKENS - JUNK

# ------------------------------------------------------------------ set-up


@rule
def hide_surprises(s: Race, rng: Chance) -> None:
    """One Junk and two Treasures, mixed, on the three surprise spaces of each Beach tile (O128, O130)."""
    junk, treasures, mixed = scratch(JUNK, np.int8), scratch(TREASURES, np.int8), scratch(3, np.int8)
    shuffled(rng, junk, 0, JUNK)
    shuffled(rng, treasures, JUNK, TREASURES)
    s.token_place[: table.FIRST_TREASURE] = r.UNSEEN
    s.token_place[table.FIRST_TREASURE :] = r.SPARE
    for tile in range(beach_tiles(s)):
        mixed[0], mixed[1], mixed[2] = treasures[2 * tile], treasures[2 * tile + 1], junk[tile]
        if s.variants & r.ONLY_GOOD:
            mixed[2] = NONE
        shuffle(rng, mixed, 3)
        n = 0
        for space in tile_spaces(s, tile + 1):
            if s.ground[space] & r.SURPRISE:
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
    if token == table.BOTTLE:
        return bool(s.hand[owner] != cards.EMPTY_SET)
    if token == table.LEAKY_CAN:
        return bool(s.shells[owner] > 0)
    if token == table.BANANA_SKIN:
        return bool(s.knocked_over[crab] == 0)
    if token == table.OLD_NET:
        return bool(s.trail_left[owner] != NONE)
    return landward_steps(s, crab) != 0


@rule
def turn_token(s: Race, crab: int, log: Log) -> int:
    """The token under a crab that arrives is turned at once; the sniffer may ignore Junk (O124, O176)."""
    space = int(s.place[crab])
    token = token_on(s, space)
    if token == NONE:
        return BACK
    kept = token >= table.COMPASS
    note(log, noted.SURPRISE, s.owner[crab], crab, space, token, kept, base.O125 if kept else base.O124)
    if token >= table.FIRST_TREASURE:
        return find_treasure(s, crab, token, log)
    if s.variants & r.BLANK_JUNK or not junk_works(s, crab, token):
        s.token_place[token] = r.GONE
        return BACK
    if can_use_claw(s, crab, table.SNIFFER):
        return let_react(s, crab, table.SNIFFER)
    return suffer_junk(s, crab, token, log)


@rule
def suffer_junk(s: Race, crab: int, token: int, log: Log) -> int:
    """J1 a card, J2 a shell, J3 knocked over, J4 an end of the Trail, J5 a step back: the owner's (O129)."""
    s.token_place[token] = r.GONE
    owner = int(s.owner[crab])
    s.subject = crab
    s.surprise = token
    if token == table.BOTTLE:
        return ask(s, owner, r.JUNK_CARD)
    if token == table.OLD_NET:
        return ask(s, owner, r.JUNK_END)
    if token == table.LEAKY_CAN:
        return_shells(s, owner, 1, base.O127, log)
        return BACK
    if token == table.BANANA_SKIN:
        knock_over(s, crab, base.O124, log)
        return BACK
    return ask(s, owner, r.JUNK_DIR)


@rule
def return_shells(s: Race, seat: int, n: int, clause: int, log: Log) -> None:
    """Shells go back to the reserve (J2, E1)."""
    s.shells[seat] -= n
    s.reserve += n
    note(log, noted.SHELLS_LOST, seat, n, clause)


@rule
def drop_trail_end(s: Race, seat: int, at_left: bool, log: Log) -> None:
    """The card at one end of the Trail goes to the Discard pile (J4)."""
    card = int(s.trail_left[seat] if at_left else s.trail_right[seat])
    cards.take_out(s, s.trail_left, s.trail_right, seat, card)
    cards.lay_on_discard(s, seat, card)
    note(log, noted.DROPPED, seat, card)


@rule
def drift_back(s: Race, crab: int, direction: int, log: Log) -> int:
    """A plastic bag drags the crab back; its new space comes first, then its grudge (J5, O176)."""
    put(s, crab, step(s, int(s.place[crab]), direction), base.DRIFT, direction, log)
    s.enter_step[0] = r.STEP_SHELL | (s.enter_step[0] & r.GRUDGE)
    s.drifted |= 1 << crab
    return BACK


@rule
def moved_itself(s: Race, crab: int) -> bool:
    """In another's turn a crab went by a token of its own, or by its Reward (O64, O129, O153)."""
    return s.border != NONE or s.drifted >> crab & 1 != 0


@rule
def find_treasure(s: Race, crab: int, token: int, log: Log) -> int:
    """Shells and a Market card at once; the others are kept, face up, by the crab's owner (O124, O125)."""
    owner = int(s.owner[crab])
    s.token_place[token] = r.GONE
    if token == table.PEARLS or token == table.GIANT_SHELL:
        cards.gain_shells(s, owner, 2 if token == table.PEARLS else 3, crab, base.O124, log)
    elif token != table.CHEST:
        s.token_place[token] = r.KEPT + owner
    elif not cards.market_is_empty(s):
        return ask(s, owner, r.TAKE)
    return BACK


# ------------------------------------------------------------------ kept Treasures


@rule
def treasure_helps(s: Race, token: int, icons: int) -> bool:
    """Whose turn it is has kept it, and it does something; `icons` are the possible moves (O33, O126)."""
    if s.token_place[token] != r.KEPT + int(s.mover):
        return False
    if token == table.COMPASS:
        return icons >> DIAGONAL & 1 != 0
    if token == table.FLIPPERS:
        return icons >> FORWARD & 1 != 0
    if token == table.SPADE:
        return diggable_rows(s) != 0
    if token == table.LANDING_NET:
        return bool(s.trail_left[s.mover] != NONE)
    if token == table.COCONUT:
        return cards.can_exchange(s, s.mover)
    return spy_rows(s) != 0 or s.discard_first[s.mover] != NONE


@rule
def use_treasure(s: Race, token: int, log: Log) -> int:
    """A kept Treasure is used once and is gone; the Spyglass looks, then takes a card back (O125, O176)."""
    s.token_place[token] = r.GONE
    note(log, base.USED, s.mover, s.crab, r.TREASURE + token - table.FIRST_TREASURE, NONE)
    if token == table.COMPASS or token == table.FLIPPERS:
        return basic(s, DIAGONAL if token == table.COMPASS else FORWARD, log)
    if token == table.SPADE:
        return r.OBST_ROW
    if token == table.LANDING_NET:
        return r.TRAIL_CARD
    if token == table.COCONUT:
        return r.EXCH_CARD
    s.spy_left, s.take_back = 2, 1
    return BACK


# ------------------------------------------------------------------ rows and columns


@rule
def can_dig(s: Race, space: int) -> bool:
    """A free standard space without any symbol on a Beach tile; anywhere on a small board (O120)."""
    if s.ground[space] != r.STANDARD or crab_on(s, space) != NONE:
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
    return s.ground[space] & r.SURPRISE != 0 and token_on(s, space) == NONE and crab_on(s, space) == NONE


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
def columns_to_choose(s: Race, row: int) -> int:
    """The columns of a row with a space that the question is about, as bits."""
    found = 0
    for column in range(WIDTH):
        space = row * WIDTH + column
        if s.phase == r.OBST_ROW or s.phase == r.OBST_COLUMN:
            found |= can_dig(s, space) << column
        elif s.phase == r.SPY_ROW or s.phase == r.SPY_COLUMN:
            found |= can_spy(s, space) << column
        else:
            found |= can_hide(s, space) << column
    return found


@rule
def dig(s: Race, space: int, log: Log) -> None:
    """From now on the space is an obstacle (O120)."""
    s.ground[space] = r.OBSTACLE | r.DUG
    note(log, noted.DUG, s.mover, space)


@rule
def look_under(s: Race, space: int, log: Log) -> None:
    """Whose turn it is looks at a token, alone (O122)."""
    token = token_on(s, space)
    s.spied[token] |= 1 << s.mover
    s.spy_left -= 1
    note(log, noted.SPIED, s.mover, space, token)


@rule
def spare_treasures(s: Race) -> int:
    """How many Treasures were not dealt (O128)."""
    n = 0
    for place in s.token_place:
        n += place == r.SPARE
    return n


@rule
def hide_treasure(s: Race, space: int, rng: Chance, log: Log) -> None:
    """A random Treasure that was not dealt goes face down on a space (E13)."""
    note(log, noted.HIDDEN, space)
    left = below(rng, spare_treasures(s))
    for token in range(TOKENS):
        if s.token_place[token] == r.SPARE:
            if left == 0:
                s.token_place[token], s.spied[token] = space, r.STASHED
            left -= 1
