"""A race as numbers, of what a seat may know (O170): itself first, then the others clockwise.

What never changes in a race is left out, as the faces of cards and where shortcuts lead, but for the beach.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from seaboard.games.oh_crab.board import MOST_ROWS, SEA, SPACES, WIDTH
from seaboard.games.oh_crab.names import ICONS, MOST_CARDS, MOST_CRABS, NO_ICON
from seaboard.games.oh_crab.phases import AT_ONCE, PHASE_COUNT, asks_about
from seaboard.kernel.encoding import Fields, Observation, lay_out, size_of
from seaboard.kernel.kit import lowest, rule, scratch
from seaboard.kernel.layout import Cells
from seaboard.kernel.sets import size
from seaboard.match.options import Options

from . import hooks
from . import race as r
from .cards import EMPTY_SET, ONE, CardSet, hand_size, row
from .from_seat import card_from, count_crabs, seat_from
from .race import NONE, Race
from .redeal import hidden_cards
from .rounds import owes_decision
from .steps import crab_to_push

BEACH: Final = (MOST_ROWS, WIDTH)
FIRST_MARK: Final = 3  # its bit
ALL_MARKS: Final = (r.SHELL | r.SURPRISE | r.REEDS) >> FIRST_MARK
COSTS: Final = r.CUT + 1
HALVES: Final = NO_ICON + 1  # what a half may show, nothing included
MOST_SHELLS: Final = 127

BASE: Final = lay_out(
    ("ground", BEACH, r.CURRENT, "the kind of each space, as in `rules/race.py`; row 0 lies on the land"),
    ("marks", BEACH, ALL_MARKS, "printed on it: a shell (1), a surprise (2), reeds (4), or several"),
    ("crabs", (MOST_CRABS, *BEACH), 1, "where each crab is; own crabs first"),
    ("knocked_over", BEACH, 1, "crabs that lie on their backs"),
    ("active", BEACH, 1, "the crab whose turn it is"),
    ("push", BEACH, 1 + MOST_CRABS, "where it is moving (1), and where the crabs of the chain go (2, 3, …)"),
    ("home", (MOST_CRABS,), 1, "crabs in the sea"),
    ("tokens", (MOST_CRABS,), 2, "activation token 1 or 2 of a pair's crab"),
    ("turn", (MOST_CRABS,), 1, "the crab whose turn it is, wherever it is"),
    ("hand", (MOST_CARDS,), 1, "own Hand; own start cards first"),
    ("down", (MOST_CARDS,), 1, "own face-down card"),
    ("known", (MOST_CRABS, MOST_CARDS), 1, "by seat: cards that all know it to hold"),
    ("trail", (MOST_CRABS, MOST_CARDS), MOST_CARDS, "by seat: places in the Trail, 1 is the left end"),
    (
        "discards",
        (MOST_CRABS, MOST_CARDS),
        MOST_CARDS,
        "by seat: places in the Discard pile, 1 is the lowest",
    ),
    ("market", (3, MOST_CARDS), MOST_CARDS, "by pile: places in it, 1 is the top"),
    (
        "ends",
        (MOST_CRABS, 2, 2, HALVES),
        1,
        "by seat: left, right end of the Trail; upper, lower half: F, D, S, C, –",
    ),
    (
        "chips",
        (r.CHIPS, COSTS),
        1,
        "what the added and the Doping card still give: main, upper, lower, special",
    ),
    ("phase", (PHASE_COUNT,), 1, "the decision that is owed, by its number in `rules/race.py`"),
    ("stage", (r.FINISHED + 1,), 1, "set-up, plan, act, second plan, second act, over"),
    ("deciders", (MOST_CRABS,), 1, "the seats that owe a decision"),
    ("mover", (MOST_CRABS,), 1, "the seat whose turn it is; nobody's where all decide at once"),
    ("cook", (MOST_CRABS,), 1, "the seat with the cook token"),
    ("shells", (MOST_CRABS,), MOST_SHELLS, "by seat"),
    ("hand_size", (MOST_CRABS,), MOST_CARDS, "by seat: cards in the Hand"),
    ("ready", (MOST_CRABS,), 1, "by seat: a card lies face down"),
    ("round", (1,), r.MOST_ROUNDS, "the number of the round"),
    ("reserve", (1,), MOST_SHELLS, "shells in the reserve"),
    ("draw", (1,), MOST_CARDS, "cards in the draw pile"),
    ("flags", (5,), 1, "the cook was used, a tile may be used, charging, the turn ends, it began with Rest"),
    ("run", (2,), 2, "diagonal and forward moves left of Slalom or Slide"),
    ("crowd", (MOST_CRABS,), 1, "crabs moved by the seagull, or still to answer the call"),
    ("subject", (MOST_CRABS,), 1, "the crab that the question is about"),
    ("card", (MOST_CARDS,), 1, "the card that the question is about"),
    ("icon", (len(ICONS),), 1, "the basic move that is being made"),
    ("cost", (COSTS,), 1, "what is being paid for: a special action, or a shortcut"),
    ("left_to_pay", (1,), 15, "cards still to pay"),
)
GROUND, MARKS, CRABS, KNOCKED_OVER = (BASE[n].start for n in ("ground", "marks", "crabs", "knocked_over"))
ACTIVE, PUSH, HOME, TOKENS, TURN = (BASE[n].start for n in ("active", "push", "home", "tokens", "turn"))
HAND, DOWN, KNOWN, TRAIL = (BASE[n].start for n in ("hand", "down", "known", "trail"))
DISCARDS, MARKET, ENDS, CHIPS = (BASE[n].start for n in ("discards", "market", "ends", "chips"))
PHASE, STAGE, DECIDERS, MOVER = (BASE[n].start for n in ("phase", "stage", "deciders", "mover"))
COOK, SHELLS, HAND_SIZE, READY = (BASE[n].start for n in ("cook", "shells", "hand_size", "ready"))
ROUND, RESERVE, DRAW, FLAGS = (BASE[n].start for n in ("round", "reserve", "draw", "flags"))
RUN, CROWD, SUBJECT, CARD = (BASE[n].start for n in ("run", "crowd", "subject", "card"))
ICON, COST, LEFT_TO_PAY = (BASE[n].start for n in ("icon", "cost", "left_to_pay"))

FIELDS: Final = hooks.pack_fields(BASE)
PACK: Final = size_of(BASE)  # where those of the pack begin


ABOUT_CRAB: Final = asks_about("crab", "rival", "reactor", "free")
ABOUT_CARD: Final = asks_about("kept", "doped")
ABOUT_ICON: Final = asks_about("icon")
ABOUT_COST: Final = asks_about("cost")
ALL_AT_ONCE: Final = np.array([number in AT_ONCE for number in range(PHASE_COUNT)])


def fields(options: Options) -> Fields:
    """Those of the Adventure Pack only where it is in the game (O117)."""
    return FIELDS if options["modules"] else BASE


@rule
def encode(s: Race, seat: int, out: Observation) -> None:
    """All that lies open, and the seat's own cards (O170)."""
    out[:] = 0
    places = scratch(MOST_CRABS, np.int8)
    count_crabs(s, seat, places)
    encode_beach(s, out)
    encode_crabs(s, places, out)
    encode_cards(s, seat, places, out)
    encode_seats(s, seat, out)
    encode_turn(s, places, out)
    encode_question(s, places, out)
    if s.modules:
        hooks.encode_pack(s, seat, places, out[PACK:])


# ------------------------------------------------------------------ the beach


@rule
def encode_beach(s: Race, out: Observation) -> None:
    """What the spaces are (O62–O68)."""
    for space in range(s.spaces):
        out[GROUND + space] = s.ground[space] & r.KIND
        out[MARKS + space] = s.ground[space] >> FIRST_MARK & ALL_MARKS


@rule
def encode_crabs(s: Race, places: Cells, out: Observation) -> None:
    """Where the crabs are, and how (O47, O58, O113)."""
    for crab in range(MOST_CRABS):
        space = int(s.place[crab])
        if s.owner[crab] == NONE:
            continue
        out[TOKENS + int(places[crab])] = s.token[crab]
        if space == SEA:
            out[HOME + int(places[crab])] = 1
        elif space >= 0:
            out[CRABS + int(places[crab]) * SPACES + space] = 1
            out[KNOCKED_OVER + space] = s.knocked_over[crab] != 0
            out[ACTIVE + space] = s.crab == crab
    if s.crab != NONE:
        out[TURN + int(places[s.crab])] = 1


# ------------------------------------------------------------------ cards


@rule
def encode_set(cards: CardSet, places: Cells, out: Observation, at: int) -> None:
    """A set of cards."""
    while cards != EMPTY_SET:
        out[at + card_from(places, lowest(cards))] = 1
        cards &= cards - ONE


@rule
def encode_row(s: Race, first: int, places: Cells, out: Observation, at: int) -> None:
    """Cards that lie in a row or a pile: which place each of them has."""
    card, n = first, 1
    while card != NONE:
        out[at + card_from(places, card)] = n
        card = int(s.follows[card])
        n += 1


@rule
def encode_half(side: int, out: Observation, at: int) -> None:
    """The upper and the lower half of a side (O31)."""
    out[at + (side >> 3)] = 1
    out[at + HALVES + (side & 7)] = 1


@rule
def encode_cards(s: Race, seat: int, places: Cells, out: Observation) -> None:
    """Own cards, and what lies open of everybody's and of the Market (O170)."""
    encode_set(s.hand[seat], places, out, HAND)
    if s.down[seat] != NONE:
        out[DOWN + card_from(places, int(s.down[seat]))] = 1
    for other in range(s.players):
        place = seat_from(s, seat, other)
        encode_set(hidden_cards(s, other) & s.known, places, out, KNOWN + place * MOST_CARDS)
        encode_row(s, int(s.trail_left[other]), places, out, TRAIL + place * MOST_CARDS)
        encode_row(s, int(s.discard_first[other]), places, out, DISCARDS + place * MOST_CARDS)
        if s.trail_left[other] != NONE:
            at = ENDS + place * 4 * HALVES
            encode_half(int(s.left[s.trail_left[other]]), out, at)
            encode_half(int(s.right[s.trail_right[other]]), out, at + 2 * HALVES)
    for pile in range(3):
        encode_row(s, int(s.pile[pile]), places, out, MARKET + pile * MOST_CARDS)
    out[DRAW] = size(row(s, int(s.draw_first)))


# ------------------------------------------------------------------ seats, the turn, the question


@rule
def encode_seats(s: Race, seat: int, out: Observation) -> None:
    """What lies in front of each seat, and who has to decide (O13, O16, O170)."""
    for other in range(s.players):
        place = seat_from(s, seat, other)
        out[SHELLS + place] = s.shells[other]
        out[HAND_SIZE + place] = hand_size(s, other)
        out[READY + place] = s.down[other] != NONE
        out[DECIDERS + place] = owes_decision(s, other)
    out[COOK + seat_from(s, seat, int(s.cook))] = 1
    if not ALL_AT_ONCE[s.phase] and s.phase != r.OVER:
        out[MOVER + seat_from(s, seat, int(s.mover))] = 1


@rule
def encode_turn(s: Race, places: Cells, out: Observation) -> None:
    """The round, and what the turn still gives (O27, O34)."""
    out[STAGE + int(s.stage)] = 1
    out[ROUND] = min(int(s.round_number), r.MOST_ROUNDS)
    out[RESERVE] = s.reserve
    for chip in range(r.CHIPS):
        if s.chips[chip] != NONE:
            out[CHIPS + chip * COSTS + int(s.chips[chip])] = 1
    out[FLAGS] = s.cook_used != 0
    out[FLAGS + 1] = s.tile_free != 0
    out[FLAGS + 2] = s.charge != 0
    out[FLAGS + 3] = s.ending != 0
    out[FLAGS + 4] = s.rested != 0
    out[RUN] = s.pend_diagonal
    out[RUN + 1] = s.pend_forward
    for crab in range(MOST_CRABS):
        out[CROWD + int(places[crab])] = s.crowd >> crab & 1


@rule
def encode_question(s: Race, places: Cells, out: Observation) -> None:
    """The decision that is owed, and what it is about: everybody hears it (O170, O174)."""
    out[PHASE + int(s.phase)] = 1
    if ABOUT_CRAB[s.phase]:
        out[SUBJECT + int(places[s.subject])] = 1
    if ABOUT_CARD[s.phase]:
        out[CARD + card_from(places, int(s.card))] = 1
    if ABOUT_ICON[s.phase]:
        out[ICON + int(s.icon)] = 1
    if ABOUT_COST[s.phase]:
        out[COST + int(s.pay_for)] = 1
        out[LEFT_TO_PAY] = s.pay_left
    if s.phase == r.PUSH_DIR:
        out[PUSH + int(s.goal)] = 1
        for link in range(s.links):
            out[PUSH + int(s.link_to[link])] = link + 2
        out[SUBJECT + int(places[crab_to_push(s)])] = 1
