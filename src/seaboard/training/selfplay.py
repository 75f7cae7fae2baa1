"""A match that a search plays against itself, and what there is to learn from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from seaboard.kernel.chance import chance
from seaboard.kernel.layout import Positions
from seaboard.kernel.mind import Mind
from seaboard.kernel.net import Weights
from seaboard.kernel.plain_tree import PlainTree
from seaboard.kernel.tree import Tree, room_for
from seaboard.match.compiled import CompiledGame

Floats = npt.NDArray[np.float32]
SELF = Mind(spread=0.25)
OWN_JUDGEMENT = 0.5  # of what is learned; the rest is how it ended
FREE_MOVES = 12  # of a round: drawn by how often they were tried, so that matches differ
LONGEST = 4000  # decisions; no match has more


@dataclass
class Lessons:
    """Positions with what they were worth, decisions with what was tried."""

    seen: list[Floats] = field(default_factory=list)  # features of a position
    worth: list[float] = field(default_factory=list)
    moves: list[Floats] = field(default_factory=list)  # features of all moves of a decision
    tried: list[Floats] = field(default_factory=list)  # the share of simulations that each of them had
    seconds: float = 0.0  # of one core that it took

    def __iadd__(self, other: Lessons) -> Lessons:
        self.seen += other.seen
        self.worth += other.worth
        self.moves += other.moves
        self.tried += other.tried
        self.seconds += other.seconds
        return self


@dataclass(frozen=True)
class Lesson:
    """What to play: a game for so many, so many simulations a decision; no weights: random playouts."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...]
    simulations: int
    weights: Weights | None
    seed: tuple[int, ...]


def play(game: CompiledGame, lesson: Lesson) -> Lessons:
    """One match. What a search guesses of hidden things it deals itself, as a player must."""
    engine, seats = game.engine, lesson.players
    rng, toss = chance("self-play", lesson.seed), Random(repr(lesson.seed))
    match = game.new(players=seats, seed=toss.getrandbits(64), **dict(lesson.options))
    here, found, waiting, free = match.here, Lessons(), Lessons(), FREE_MOVES
    judged: list[tuple[int, float]] = []  # of each waiting position: the seat, its own judgement
    for _ in range(LONGEST):
        if (values := engine.result(here, seats)) is not None:
            waiting.worth = [OWN_JUDGEMENT * own + (1 - OWN_JUDGEMENT) * values[seat] for seat, own in judged]
            found += waiting
            waiting, judged, free = Lessons(), [], FREE_MOVES
        decision = engine.decision(here)
        if not decision.legal:
            return found
        action = decision.legal[0]
        if len(decision.legal) > 1:
            shares, means = _thought(game, here, decision.seat, lesson, rng, toss)
            for seat in [decision.seat] if seats == 2 else range(seats):
                waiting.seen.append(_features(game, here, seat))
                judged.append((seat, means[seat]))
            waiting.moves.append(_move_features(game, here, decision.legal))
            waiting.tried.append(np.array([shares.get(a, 0.0) for a in decision.legal], np.float32))
            free -= 1
            if free >= 0:
                action = toss.choices(list(shares), list(shares.values()))[0]
            else:
                action = max(shares, key=lambda a: shares[a])
        here = engine.after(here, action, rng, decision.legal).position
    raise RuntimeError(f"a match of {game.name} did not end")


def _thought(
    game: CompiledGame, here: Positions, seat: int, lesson: Lesson, rng: Any, toss: Random
) -> tuple[dict[int, float], tuple[float, ...]]:
    """The share of simulations for each action, and what the position seems worth to each seat."""
    seats, n = lesson.players, lesson.simulations
    nodes = room_for(n)
    if lesson.weights is None:
        root = here if game.secrets is None else game.search_root(game.secrets.redeal(here, seat, toss), seat)
        plain = PlainTree(game.engine, root, seats, rng, nodes)
        plain.grow(n)
        return {action: visits / n for action, visits in plain.visits.items()}, plain.values
    tree = Tree(game.engine, here, seat, seats, rng, lesson.weights, SELF, nodes)
    tree.grow(n)
    total = sum(branch.visits for branch in tree.branches) or 1
    if tree.exact:
        return {tree.branches[0].action: 1.0}, tree.values
    return {branch.action: branch.visits / total for branch in tree.branches if branch.visits}, tree.values


def _features(game: CompiledGame, here: Positions, seat: int) -> Floats:
    found = np.zeros(game.engine.features, np.float32)
    game.engine.look(here, seat, found)
    return found


def _move_features(game: CompiledGame, here: Positions, actions: list[int]) -> Floats:
    found = np.zeros((len(actions), game.engine.move_features), np.float32)
    game.engine.look_at_moves(here, np.array(actions, np.int32), len(actions), found)
    return found
