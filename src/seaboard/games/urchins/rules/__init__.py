"""Urchins: a position, and the rules on it.

An action of the kernel is one step of a turn. How many there are depends on the board (276 on 5×5);
`ACTIONS` is the count of the largest board, 9×9, so that one buffer serves every board.
"""

from __future__ import annotations

from seaboard.games.urchins.facts import MOST_ACTIONS as ACTIONS

from .encode import FIELDS, encode, fields
from .features import FEATURES, MOVE_FEATURES, features, move_features
from .fishing import catch, cell_round, colours_match, is_fishing_square, tokens_on, won_of
from .picking import pick
from .reef import (
    ADD,
    BELOW,
    EMPTY,
    HEIGHT,
    MOST_SEATS,
    MOVE,
    PLACE,
    RED,
    RED_ON_YELLOW,
    VISIBLE,
    YELLOW,
    YELLOW_ON_RED,
    Reef,
    clear,
    is_frozen,
    lay,
    next_seat,
    put_pawn,
    rival_on,
)
from .survey import survey
from .tokens import SKIP, can_add, first_move, first_placing, lines, reach, target_of
from .turn import (
    actor,
    apply,
    colour_is_out,
    has_duty,
    horizon,
    is_standstill,
    legal,
    must_add,
    outcome,
    returns,
    setup,
    take_step,
    winners,
)

__all__ = [
    "ACTIONS",
    "ADD",
    "BELOW",
    "EMPTY",
    "FEATURES",
    "FIELDS",
    "HEIGHT",
    "MOST_SEATS",
    "MOVE",
    "MOVE_FEATURES",
    "PLACE",
    "RED",
    "RED_ON_YELLOW",
    "SKIP",
    "VISIBLE",
    "YELLOW",
    "YELLOW_ON_RED",
    "Reef",
    "actor",
    "apply",
    "can_add",
    "catch",
    "cell_round",
    "clear",
    "colour_is_out",
    "colours_match",
    "encode",
    "features",
    "fields",
    "first_move",
    "first_placing",
    "has_duty",
    "horizon",
    "is_fishing_square",
    "is_frozen",
    "is_standstill",
    "lay",
    "legal",
    "lines",
    "move_features",
    "must_add",
    "next_seat",
    "outcome",
    "pick",
    "put_pawn",
    "reach",
    "returns",
    "rival_on",
    "setup",
    "survey",
    "take_step",
    "target_of",
    "tokens_on",
    "winners",
    "won_of",
]
