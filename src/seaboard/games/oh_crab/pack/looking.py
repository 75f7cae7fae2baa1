"""What a player of the Adventure Pack looks at: Claws, Treasures, the event in force, the open Challenge.

A bot's net weighs these beside those of `rules/features.py`; no rule of the game depends on them.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from seaboard.games.oh_crab.names import MOST_CRABS, TOKENS
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.race import NONE, Race
from seaboard.kernel.kit import rule

from . import on_the_table as table
from .asymmetry.rules import CARDS, PICK, offers_each
from .challenges.rules import count_for
from .event_cards.rules import EVENT_COUNT

TREASURE_COUNT: Final = TOKENS - table.FIRST_TREASURE
CLAWS: Final = 0  # by the Asymmetry card
TREASURES: Final = CARDS
EVENT_NOW: Final = TREASURES + TREASURE_COUNT
THEIR_CLAWS, THEIR_TREASURES, LEADS, TRAILS, BORDER = range(
    EVENT_NOW + EVENT_COUNT, EVENT_NOW + EVENT_COUNT + 5
)
PACK_FEATURES: Final = EVENT_NOW + EVENT_COUNT + 5
CLEAR_LEAD: Final = 2


@rule
def look_at_pack(s: Race, seat: int, out: npt.NDArray[np.float32]) -> None:
    """All that the modules in the game have brought a seat and its rivals."""
    if s.modules & r.SURPRISES:
        look_at_treasures(s, seat, out)
    if s.modules & r.EVENTS and s.event_now != NONE:
        out[EVENT_NOW + s.event_now] = 1.0
    if s.modules & r.CHALLENGES:
        look_at_challenge(s, seat, out)
    if s.modules & r.ASYMMETRY:
        look_at_claws(s, seat, out)
    out[BORDER] = s.borders != 0


@rule
def look_at_treasures(s: Race, seat: int, out: npt.NDArray[np.float32]) -> None:
    """Kept Treasures (O125)."""
    for treasure in range(TREASURE_COUNT):
        place = s.token_place[table.FIRST_TREASURE + treasure]
        if place == r.KEPT + seat:
            out[TREASURES + treasure] = 1.0
        elif r.KEPT <= place < r.KEPT + MOST_CRABS:
            out[THEIR_TREASURES] += 0.3


@rule
def look_at_challenge(s: Race, seat: int, out: npt.NDArray[np.float32]) -> None:
    """Who would win the open Challenge now (O143, O149)."""
    for tile in range(3):
        if s.challenge[tile] == NONE:
            continue
        mine, best = count_for(s, int(s.challenge[tile]), seat), 0
        for other in range(s.players):
            if other != seat:
                best = max(best, count_for(s, int(s.challenge[tile]), other))
        out[LEADS] = min(max(mine - best, 0), CLEAR_LEAD) / 2.0 + (0.2 if mine == best else 0.0)
        out[TRAILS] = min(max(best - mine, 0), CLEAR_LEAD) / 2.0
        return


@rule
def look_at_claws(s: Race, seat: int, out: npt.NDArray[np.float32]) -> None:
    """Claws on the cards of the own crabs, or on those that were picked for them (O155, O157)."""
    for crab in range(MOST_CRABS):
        if s.owner[crab] == NONE or s.asym[crab] == NONE:
            continue
        if s.owner[crab] == seat:
            out[CLAWS + s.asym[crab]] = s.claws[crab] / 3.0
        else:
            out[THEIR_CLAWS] += s.claws[crab] / 10.0
    if s.phase == r.ASYM_PICK or s.phase == r.ASYM_ASSIGN:
        for slot in range(seat * offers_each(s), (seat + 1) * offers_each(s)):
            if s.offer[slot] >= PICK:
                card = int(s.offer[slot]) % PICK
                out[CLAWS + card] = table.PRINTED_CLAWS[card] / 3.0
