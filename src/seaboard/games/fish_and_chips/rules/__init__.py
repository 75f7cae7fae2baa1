"""The rules of Fish & Chips, and what the kernel asks of every game; `solo.py` is only for who must know."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from seaboard.kernel.chance import Chance, any_of, below
from seaboard.kernel.kit import Actions, rule, scratch
from seaboard.kernel.notes import Log, listens, note
from seaboard.kernel.outcome import share_out

from .counting import (
    leaders,
    match_over,
    new_total,
    pile_points,
    round_points,
    sweeper,
    winners,
    won_by_sweep,
)
from .deal import deal, is_reef, lowest_rank, setup
from .encode import FIELDS, encode, fields
from .features import FEATURES, MOVE_FEATURES, SOLO_SIDE, features, move_features
from .hunt import (
    anyone_can_capture,
    capture,
    captures,
    end_round_if_calm,
    end_turn,
    nth_capture,
    number_of_captures,
)
from .noted import DEALT, KEPT, MATCH_OVER, PASSED
from .sea import (
    ACTIONS,
    DEAL,
    DONE,
    EMPTY,
    EVER,
    MOST_SIDES,
    NOBODY,
    OCTOPUS_RANK,
    OCTOPUS_USED,
    OK,
    PASS,
    PLAY,
    SHARK_RANK,
    SHARK_USED,
    SWAP,
    SWAP_OCTOPUS,
    SWAP_SHARK,
    TARGET,
    Sea,
    clear,
    is_single,
    owner,
    put_under,
    rank,
)
from .sight import can_capture, link_piles
from .survey import survey
from .swaps import NO_SWAP, end_swap_turn, special_square, swap_threatens, swaps, trade_places

__all__ = [
    "ACTIONS",
    "DEAL",
    "DONE",
    "EMPTY",
    "EVER",
    "FEATURES",
    "FIELDS",
    "MOST_SIDES",
    "MOVE_FEATURES",
    "NOBODY",
    "NO_SWAP",
    "OCTOPUS_RANK",
    "OCTOPUS_USED",
    "OK",
    "PASS",
    "PLAY",
    "SHARK_RANK",
    "SHARK_USED",
    "SWAP",
    "SWAP_OCTOPUS",
    "SWAP_SHARK",
    "TARGET",
    "Sea",
    "actor",
    "anyone_can_capture",
    "apply",
    "can_capture",
    "captures",
    "clear",
    "encode",
    "end_round_if_calm",
    "features",
    "fields",
    "horizon",
    "is_reef",
    "is_single",
    "leaders",
    "legal",
    "link_piles",
    "match_over",
    "move_features",
    "new_total",
    "outcome",
    "owner",
    "pick",
    "pile_points",
    "put_under",
    "rank",
    "returns",
    "round_outcome",
    "round_points",
    "setup",
    "special_square",
    "survey",
    "swap_threatens",
    "sweeper",
    "winners",
    "won_by_sweep",
]


@rule
def legal(s: Sea, actions: Actions) -> int:
    """A capture is a must; who has none passes; between rounds there is only the deal (F13, F18, F25)."""
    if s.phase == SWAP:
        return swaps(s, actions)
    if s.phase == PLAY:
        n = captures(s, s.mover, actions)
        if n > 0:
            return n
        actions[0] = PASS
        return 1
    if match_over(s):
        return 0
    actions[0] = DEAL
    return 1


@rule
def pick(s: Sea, actions: Actions, rng: Chance) -> int:
    """Any legal action, −1 if there is none; a capture is found without a list of all."""
    n = number_of_captures(s, s.mover) if s.phase == PLAY else 0
    return nth_capture(s, s.mover, below(rng, n)) if n > 0 else any_of(rng, actions, legal(s, actions))


@rule
def apply(s: Sea, action: int, rng: Chance, log: Log) -> None:
    """Play a legal action, and note what it does."""
    if action < PASS:
        capture(s, action >> 2, action & 3, log)
        end_turn(s)
        end_round_if_calm(s, log)
    elif action == PASS:
        note(log, PASSED, s.mover)
        end_turn(s)
    elif action == DEAL:
        for side in range(s.sides):
            s.totals[side] = new_total(s, side)
        deal(s, rng)
        note(log, DEALT, s.starter)
    elif action == OK:
        note(log, KEPT, s.mover)
        end_swap_turn(s, log)
    else:
        if action < SWAP_SHARK:
            trade_places(s, OCTOPUS_RANK, action - SWAP_OCTOPUS, log)
            s.swapped |= OCTOPUS_USED
        else:
            trade_places(s, SHARK_RANK, action - SWAP_SHARK, log)
            s.swapped |= SHARK_USED
        if s.swapped == OCTOPUS_USED | SHARK_USED:
            end_swap_turn(s, log)
    if listens(log) and match_over(s):  # counted only where somebody listens
        note(log, MATCH_OVER)


@rule
def actor(s: Sea) -> int:
    """The seat that decides; in solo seat 0 moves every colour (F28)."""
    return 0 if s.players == 1 else s.mover


@rule
def horizon(s: Sea) -> bool:
    """A search looks no further than the end of the round: the next deal is chance."""
    return s.phase == DONE


@rule
def returns(s: Sea, out: npt.NDArray[np.float64]) -> None:
    """How good a finished round is for each seat, from −1 to 1; a decided match counts most."""
    won = scratch(MOST_SIDES, np.bool_)
    n = winners(s, won)
    if s.players == 1:
        out[0] = 1.0 if n > 0 else round_points(s, 3) / 27.0 - 1.0
        return
    rival_fish = (s.sides - 1) * (16 - lowest_rank(s.sides))
    for side in range(s.sides):
        if n > 0:
            out[side] = 1.0 if won[side] else -1.0
        else:
            others = 0
            for other in range(s.sides):
                if other != side:
                    others = max(others, round_points(s, other))
            out[side] = 0.7 * (round_points(s, side) - others) / rival_fish


@rule
def outcome(s: Sea, out: npt.NDArray[np.float64]) -> None:
    """What a finished match is worth to each seat (F22–F24, F29)."""
    won = scratch(MOST_SIDES, np.bool_)
    winners(s, won)
    if s.players == 1:
        won[0] = won[SOLO_SIDE]
    share_out(won, int(s.players), out)


@rule
def round_outcome(s: Sea, out: npt.NDArray[np.float64]) -> None:
    """What a finished round alone is worth to each seat: the most points win it (F21, F29)."""
    if s.players == 1:
        outcome(s, out)
        return
    won = scratch(MOST_SIDES, np.bool_)
    most = 0
    for side in range(s.sides):
        most = max(most, int(round_points(s, side)))
    for side in range(s.sides):
        won[side] = round_points(s, side) == most
    share_out(won, int(s.players), out)
