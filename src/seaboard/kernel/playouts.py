"""Templates that serve every game: one move, random playouts, perft, batches.

Their free names (setup, legal, pick, apply, horizon) are bound to a game's rules by `engine.Engine`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .chance import Chance, any_of
from .kit import Action, Actions
from .layout import ActionTable, Chances, Positions
from .notes import NO_LOG, Notes, open_log

if TYPE_CHECKING:
    from .game_rules import Returns, actor, apply, counted, horizon, legal, returns, setup

    def perft_itself(stack: Positions, actions: ActionTable, depth: int, rng: Chance) -> int: ...


LEGAL, OWN = range(2)  # rows of what is offered: the legal actions, and the same as their seat counts them
OFFERED: Final = 2


def offer(s: Any, actions: ActionTable) -> int:
    """The legal actions of a position, in both rows; their number."""
    n, seat = legal(s, actions[LEGAL]), actor(s)
    for i in range(n):
        actions[OWN, i] = counted(s, seat, actions[LEGAL, i])
    return n


def begin(positions: Positions, rng: Chance, actions: ActionTable) -> tuple[int, int]:
    """Set up the one position of the array; the number of its legal actions, and whose they are."""
    setup(positions[0], rng)
    return offer(positions[0], actions), actor(positions[0])


def moves(positions: Positions, actions: ActionTable) -> tuple[int, int]:
    """The legal actions of the one position of the array: their number, and whose they are."""
    return offer(positions[0], actions), actor(positions[0])


def after(
    positions: Positions, following: Positions, action: int, rng: Chance, notes: Notes, actions: ActionTable
) -> tuple[int, int]:
    """The position after a legal action, what was noted, and the legal actions there, in one crossing."""
    following[0] = positions[0]
    typed = Action(action)  # of the type that lists hold: another would be compiled again
    apply(following[0], typed, rng, open_log(notes))
    return offer(following[0], actions), actor(following[0])


def result(positions: Positions, out: Returns) -> bool:
    """Whether a search looks no further than this position, and if so how good it is for each seat."""
    if not horizon(positions[0]):
        return False
    returns(positions[0], out)
    return True


def pick(s: Any, actions: Actions, rng: Chance) -> int:
    """Any legal action, each as likely as the others, by a list of all; −1 if there is none."""
    return any_of(rng, actions, legal(s, actions))


def playout(s: Any, actions: Actions, rng: Chance) -> int:
    """Play on at random to the end; the number of moves."""
    played = 0
    action = pick(s, actions, rng)
    while action >= 0:
        apply(s, action, rng, NO_LOG)
        played += 1
        action = pick(s, actions, rng)
    return played


def playouts(positions: Positions, start: Positions, actions: Actions, rng: Chance, games: int) -> int:
    """So many whole random games; the number of moves."""
    played = 0
    for _ in range(games):
        positions[0] = start[0]
        setup(positions[0], rng)
        played += playout(positions[0], actions, rng)
    return played


def count_sequences(stack: Positions, actions: ActionTable, depth: int, rng: Chance) -> int:
    """The move sequences of a length from the last position of a stack."""
    return perft(stack, actions, depth, rng)


def perft(stack: Positions, actions: ActionTable, depth: int, rng: Chance) -> int:
    """The move sequences of a length; a chance move or the end ends a sequence early."""
    n = legal(stack[depth], actions[depth])
    if n == 0 or horizon(stack[depth]):
        return 1
    if depth == 1:
        return n
    total = 0
    for i in range(n):
        stack[depth - 1] = stack[depth]
        apply(stack[depth - 1], actions[depth, i], rng, NO_LOG)
        total += perft_itself(stack, actions, depth - 1, rng)
    return total


def step_batch(positions: Positions, start: Positions, rngs: Chances, actions: ActionTable) -> None:
    """One random move in every game; a finished game is set up again."""
    for g in range(len(positions)):
        action = pick(positions[g], actions[g], rngs[g])
        if action >= 0:
            apply(positions[g], action, rngs[g], NO_LOG)
        else:
            positions[g] = start[0]
            setup(positions[g], rngs[g])
