"""Templates that serve every game: one step, random playouts, perft, batches.

Their free names (setup, legal, apply, horizon) are bound to a game's rules by `engine.Engine`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .chance import Chance, below
from .kit import Action, Actions, parallel_range
from .records import Records

if TYPE_CHECKING:
    from .game_rules import apply, horizon, legal, setup

    def perft_itself(stack: Records, actions: Actions, depth: int, rng: Chance) -> int: ...


def begin(states: Records, rng: Chance) -> None:
    """Set up the one record of the array."""
    setup(states[0], rng)


def moves(states: Records, actions: Actions) -> int:
    """The legal actions of the one record of the array."""
    return legal(states[0], actions)


def step(states: Records, action: int, rng: Chance) -> None:
    """Play one legal action on the one record of the array."""
    apply(states[0], Action(action), rng)  # of the type that lists hold: another would be compiled again


def playout(s: Any, actions: Actions, rng: Chance, longest: int) -> int:
    """Play on at random to the end, or for so many moves; the number of moves."""
    played = 0
    n = legal(s, actions)
    while n > 0 and played < longest:
        apply(s, actions[below(rng, n)], rng)
        played += 1
        n = legal(s, actions)
    return played


def playouts(states: Records, start: Records, actions: Actions, rng: Chance, games: int) -> int:
    """So many whole random games; the number of moves."""
    played = 0
    for _ in range(games):
        states[0] = start[0]
        setup(states[0], rng)
        played += playout(states[0], actions, rng, 1 << 30)
    return played


def perft(stack: Records, actions: Actions, depth: int, rng: Chance) -> int:
    """The move sequences of a length; a chance move or the end ends a sequence early."""
    n = legal(stack[depth], actions[depth])
    if n == 0 or horizon(stack[depth]):
        return 1
    if depth == 1:
        return n
    total = 0
    for i in range(n):
        stack[depth - 1] = stack[depth]
        apply(stack[depth - 1], actions[depth, i], rng)
        total += perft_itself(stack, actions, depth - 1, rng)
    return total


def step_batch(states: Records, start: Records, rngs: Any, actions: Any) -> None:
    """One random move in every game; a finished game is set up again."""
    for g in parallel_range(len(states)):
        n = legal(states[g], actions[g])
        if n == 0:
            states[g] = start[0]
            setup(states[g], rngs[g])
        else:
            apply(states[g], actions[g, below(rngs[g], n)], rngs[g])
