"""Templates for many tables at once: actions in, what everybody sees and gets out, in one crossing.

Their free names are bound to a game's rules by `engine.Engine`. Chance is that of matches (`lots.py`), and
the decisions of a table are kept: every row is a match that can be written down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from .chance import UNDRAWN, Chance, any_of
from .encoding import Observations
from .kit import Action, Actions, scratch
from .layout import ActionTable, Chances, Flags, FlagTable, MoveTable, Positions, Rewards, Tallies
from .lots import LOW, NUMBER, WORD
from .notes import NO_LOG

if TYPE_CHECKING:
    from .game_rules import (
        actor,
        apply,
        counted,
        encode,
        horizon,
        legal,
        meant,
        outcome,
        round_outcome,
        setup,
    )

SKIPS, ROUNDS, BEGINS_ANEW = 1, 2, 4  # how: forced moves are skipped, a round is an episode, auto-reset
WAIT: Final = -1  # in place of an action: this table waits
FINE: Final = -1  # in place of the row that is wrong
MOST_SEATS: Final = 8

# What is counted of a table: its legal actions, its decisions; of its match before, decisions, moves, seed.
LEGAL, KEPT, KEPT_BEFORE, MOVES_BEFORE, SEED_BEFORE = range(5)
TALLIES: Final = 5
NOT_YET: Final = -1  # the seed before, where there was no match before


def is_over(s: Any, n: int, how: int) -> bool:
    """The episode has ended: the match, or by request its round."""
    return n == 0 or (how & ROUNDS != 0 and horizon(s))


def move(s: Any, action: int | Action, rng: Chance) -> None:
    """The next move of a table, with the chance of that move."""
    rng[WORD] = UNDRAWN
    rng[NUMBER] += np.uint64(1)
    apply(s, action, rng, NO_LOG)


def go_on(s: Any, actions: Actions, rng: Chance, how: int) -> int:
    """The number of legal actions, when nobody is left to whom there is but one, if such are skipped."""
    n = legal(s, actions)
    while how & SKIPS and n == 1 and not is_over(s, n, how):
        move(s, actions[0], rng)
        n = legal(s, actions)
    return 0 if is_over(s, n, how) else n


def begin_table(
    positions: Positions, start: Positions, lots: Chances, actions: ActionTable, row: int, how: int
) -> int:
    """A new match at a table, of the next seed that is its own; the number of legal actions."""
    positions[row] = start[0]
    lots[row, WORD] = UNDRAWN
    lots[row, NUMBER] = np.uint64(0)
    setup(positions[row], lots[row])
    return go_on(positions[row], actions[row], lots[row], how)


def remember(kept: MoveTable, before: MoveTable, tallies: Tallies, lots: Chances, row: int) -> None:
    """The match of a table is over, and another one will begin: its decisions are laid aside."""
    for i in range(tallies[row, KEPT]):
        before[row, i] = kept[row, i]
    tallies[row, KEPT_BEFORE] = tallies[row, KEPT]
    tallies[row, MOVES_BEFORE] = np.int64(lots[row, NUMBER])
    tallies[row, SEED_BEFORE] = np.int64(lots[row, LOW])
    tallies[row, KEPT] = 0
    lots[row, LOW] += np.uint64(len(lots))


def look(
    s: Any,
    seat: int,
    actions: Actions,
    n: int,
    mask: Flags,
    observation: Observations,
) -> None:
    """The mask and the observation of a seat."""
    mask[:] = False
    for i in range(n):
        mask[counted(s, seat, actions[i])] = True
    if len(observation) > 0:
        encode(s, seat, observation)


def reset(
    positions: Positions,
    start: Positions,
    lots: Chances,
    actions: ActionTable,
    kept: MoveTable,
    before: MoveTable,
    tallies: Tallies,
    rows: Flags,
    how: int,
    mask: FlagTable,
    observations: Observations,
    reward: Rewards,
    done: Flags,
    seats: Actions,
) -> None:
    """New matches at some tables."""
    for row in range(len(positions)):
        if not rows[row]:
            continue
        if lots[row, NUMBER] > np.uint64(0) or tallies[row, LEGAL] > 0:
            remember(kept, before, tallies, lots, row)
        n = begin_table(positions, start, lots, actions, row, how)
        tallies[row, LEGAL] = n
        seats[row] = actor(positions[row])
        reward[row, :] = 0.0
        done[row] = False
        look(positions[row], seats[row], actions[row], n, mask[row], observations[row])


def understand(
    positions: Positions, actions: ActionTable, tallies: Tallies, chosen: Actions, most: int
) -> int:
    """What seats have chosen as actions of the rules, in place; the first row that is wrong, or FINE."""
    for row in range(len(positions)):
        if chosen[row] == WAIT:
            continue
        n = tallies[row, LEGAL]
        if n == 0 or chosen[row] < 0 or chosen[row] >= most:
            return row
        action = meant(positions[row], actor(positions[row]), chosen[row])
        i = 0
        while i < n and actions[row, i] != action:
            i += 1
        if i == n:
            return row
        chosen[row] = action
    return FINE


def step(
    positions: Positions,
    start: Positions,
    lots: Chances,
    actions: ActionTable,
    kept: MoveTable,
    before: MoveTable,
    tallies: Tallies,
    chosen: Actions,
    how: int,
    mask: FlagTable,
    observations: Observations,
    reward: Rewards,
    done: Flags,
    seats: Actions,
) -> int:
    """A decision at every table, if all of them are legal; the first row that is wrong, or FINE."""
    wrong = understand(positions, actions, tallies, chosen, mask.shape[1])
    if wrong != FINE:
        return wrong
    worth = scratch(MOST_SEATS, np.float64)
    for row in range(len(positions)):
        for seat in range(reward.shape[1]):
            reward[row, seat] = 0.0
        if chosen[row] == WAIT:
            done[row] = tallies[row, LEGAL] == 0
            continue
        s, lot = positions[row], lots[row]
        kept[row, tallies[row, KEPT]] = chosen[row]
        tallies[row, KEPT] += 1
        move(s, chosen[row], lot)
        n = go_on(s, actions[row], lot, how)
        done[row] = n == 0
        if n == 0:
            if how & ROUNDS:
                round_outcome(s, worth)
            else:
                outcome(s, worth)
            for seat in range(reward.shape[1]):
                reward[row, seat] = worth[seat]
            if how & BEGINS_ANEW:
                remember(kept, before, tallies, lots, row)
                n = begin_table(positions, start, lots, actions, row, how)
        if n > 0:
            seats[row] = actor(s)
        tallies[row, LEGAL] = n
        look(s, seats[row], actions[row], n, mask[row], observations[row])
    return FINE


def sample(
    positions: Positions, actions: ActionTable, tallies: Tallies, rng: Chance, chosen: Actions
) -> None:
    """Any legal action for every table, as its seat counts it; WAIT where there is none."""
    for row in range(len(positions)):
        chosen[row] = WAIT
        if tallies[row, LEGAL] > 0:
            s, action = positions[row], any_of(rng, actions[row], tallies[row, LEGAL])
            chosen[row] = counted(s, actor(s), Action(action))


PARTS: Final = (is_over, move, go_on, begin_table, remember, look, understand)  # in the order of their use
