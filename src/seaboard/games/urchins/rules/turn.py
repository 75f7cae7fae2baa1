"""The turn: its three steps, the quiet turns, the end; and what the kernel asks of every game."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from seaboard.games.urchins.facts import EACH, TOKENS
from seaboard.kernel.chance import Chance, below
from seaboard.kernel.kit import Actions, rule, scratch
from seaboard.kernel.notes import Log, listens, note
from seaboard.kernel.outcome import share_out

from .fishing import capture
from .noted import DUTY, ENDED, PLACED, SKIPPED
from .reef import ADD, MOST_SEATS, MOVE, PLACE, RED, YELLOW, Reef, clear, next_seat, put_pawn
from .tokens import (
    SKIP,
    add_token,
    additions,
    can_add,
    can_move,
    ends_of,
    first_move,
    first_placing,
    move_token,
    placings,
    token_moves,
)


@rule
def setup(s: Reef, rng: Chance) -> None:
    """Twenty tokens of each colour in the pile; the first seat, which may be drawn, begins (U1)."""
    clear(s)
    s.pile[YELLOW] = EACH
    s.pile[RED] = EACH
    s.scores[:] = 0
    s.first = below(rng, s.players) if s.first_is_drawn else 0
    s.mover = s.first
    s.step = MOVE
    s.stirred = 0
    s.over = 0
    s.turns = 0
    s.quiet = 0


# ------------------------------------------------------------------ the end


@rule
def colour_is_out(s: Reef) -> bool:
    """A colour is missing from the pile (U27)."""
    return s.pile[YELLOW] == 0 or s.pile[RED] == 0


@rule
def is_standstill(s: Reef) -> bool:
    """Three more rounds have passed in which nobody could do the duty (U30)."""
    return s.quiet >= s.quiet_limit + 3 * s.players


@rule
def winners(s: Reef, won: npt.NDArray[np.bool_]) -> int:
    """Mark the seats with the highest score once the game is over; so many share the win (U28, U29)."""
    won[:] = False
    if not s.over:
        return 0
    best = max(s.scores[: s.players])
    n = 0
    for seat in range(s.players):
        if s.scores[seat] == best:
            won[seat] = True
            n += 1
    return n


@rule
def end_turn(s: Reef, stirred: bool, log: Log) -> None:
    """The quiet turns are counted, the end is looked for, the next player begins (U2, U25, U27, U32)."""
    s.quiet = 0 if stirred else s.quiet + 1
    s.mover = next_seat(s, s.mover)
    is_due = s.mover == s.first or not s.ends_with_round
    s.over = (is_due and colour_is_out(s)) or is_standstill(s)
    s.step = MOVE
    s.stirred = 0
    s.turns += 1
    if s.over:
        note(log, ENDED)
    elif listens(log) and must_add(s):
        note(log, DUTY, s.mover, s.quiet)


# ------------------------------------------------------------------ the steps


@rule
def has_duty(s: Reef) -> bool:
    """So many quiet turns have passed that step 2 must be an addition (U26)."""
    return s.quiet >= s.quiet_limit


@rule
def must_add(s: Reef) -> bool:
    """The duty lapses where no addition is legal (U26)."""
    return has_duty(s) and can_add(s)


@rule
def take_step(s: Reef, action: int, log: Log) -> None:
    """Do what an action says, and nothing that follows from it."""
    if action == SKIP:
        if listens(log):
            note(log, SKIPPED, s.mover, s.step, s.step == MOVE and can_move(s))
        return
    if action < first_move(s):
        cell = action - 1
        if cell < s.rows * s.cols:
            add_token(s, YELLOW, cell, has_duty(s), log)
        else:
            add_token(s, RED, cell - s.rows * s.cols, has_duty(s), log)
    elif action < first_placing(s):
        origin, target = ends_of(s, action)
        move_token(s, origin, target, log)
    else:
        cell = action - first_placing(s)
        note(log, PLACED, s.mover, s.pawns[s.mover], cell)
        put_pawn(s, s.mover, cell)


@rule
def end_step(s: Reef, captured: bool, log: Log) -> None:
    """The next step; after a capture step 3 is dropped, and step 3 ends the turn (U2, U31)."""
    if s.step == MOVE:
        s.stirred = captured
        s.step = ADD
    elif s.step == ADD and not captured:
        s.step = PLACE
    else:
        end_turn(s, captured or s.stirred != 0, log)


# ------------------------------------------------------------------ what the kernel asks of every game


@rule
def legal(s: Reef, actions: Actions) -> int:
    """By step: nothing or a token move; an addition or a token move; the pawn (U3, U4, U5)."""
    if s.over:
        return 0
    if s.step == MOVE:
        actions[0] = SKIP
        return token_moves(s, actions, 1)
    if s.step == ADD:
        n = additions(s, actions)
        if n == 0 or not has_duty(s):
            n = token_moves(s, actions, n)
    else:
        n = placings(s, actions)
    if n == 0:  # nothing else exists: the step is skipped (U16, U18)
        actions[0] = SKIP
        n = 1
    return n


@rule
def apply(s: Reef, action: int, rng: Chance, log: Log) -> None:
    """Play a step; captures are looked for after step 3, by option after every step (U19, U31)."""
    captured = s.step == ADD and s.stirred != 0
    take_step(s, action, log)
    if s.step == PLACE or s.immediate:
        captured = capture(s, log) or captured
    end_step(s, captured, log)


@rule
def actor(s: Reef) -> int:
    """The seat whose turn it is (U1)."""
    return s.mover


@rule
def horizon(s: Reef) -> bool:
    """Nothing is hidden and nothing is drawn: a search looks as far as the end."""
    return s.over != 0


@rule
def returns(s: Reef, out: npt.NDArray[np.float64]) -> None:
    """How good a finished game is for each seat, from −1 to 1: the win first, then the lead in tokens."""
    won = scratch(MOST_SEATS, np.bool_)
    n = max(1, winners(s, won))
    for seat in range(s.players):
        lead = TOKENS
        for rival in range(s.players):
            if rival != seat:
                lead = min(lead, int(s.scores[seat]) - int(s.scores[rival]))
        share = 2.0 / n - 1.0 if won[seat] else -1.0
        out[seat] = 0.7 * share + 0.3 * lead / TOKENS


@rule
def outcome(s: Reef, out: npt.NDArray[np.float64]) -> None:
    """What a finished game is worth to each seat (U28, U29)."""
    won = scratch(MOST_SEATS, np.bool_)
    winners(s, won)
    share_out(won, int(s.players), out)
