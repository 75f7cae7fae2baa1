"""A game's rules with every generic kernel bound to them, behind a border that checks what crosses it."""

from __future__ import annotations

import os
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType
from typing import Any, NamedTuple, cast

import numpy as np

from . import playouts, search
from .chance import Chance, chance
from .entries import ENGINES, EngineOf, home_of
from .kit import Action, Actions, bind, entry, rule
from .layout import Positions, blank, only
from .notes import Note, new_notes, notes_of

NO_CHANCE = "perft meets no chance move"
TREE_NODES = 400_000
LONGEST_PATH = 512
EXPLORATION = 1.0


@rule
def mover(s: Any) -> int:
    """Whose decision it is, where a game does not say: that of the field `mover`."""
    return int(s.mover)


@rule
def never(s: Any) -> bool:
    """Where a search stops, in a game that does not say: nowhere before the end."""
    return False


USUAL = {"actor": mover, "horizon": never}  # rules that a game may leave out; so is `pick`


class Decision(NamedTuple):
    """What may be decided in a position, and by whom."""

    legal: list[int]  # actions; none: the match is over
    seat: int


class After(NamedTuple):
    """What came of an action."""

    position: Positions
    notes: list[Note]
    decision: Decision  # the next one
    drew: bool  # chance was asked

    @property
    def legal(self) -> list[int]:
        """The actions that may follow."""
        return self.decision.legal


class Engine:
    """What Python may ask of a game's rules. Arrays of one position cross the border, and checked actions."""

    def __init__(self, name: str, rules: ModuleType, kind: type[Any]) -> None:
        self.name, self.kind, self.actions_size = name, kind, int(rules.ACTIONS)
        game = {name: getattr(rules, name) for name in ("setup", "legal", "apply", "returns")}
        game |= {name: getattr(rules, name, usual) for name, usual in USUAL.items()}
        home = home_of(str(rules.__file__))
        row = cast(Any, kind).type
        layout = f"{row.__module__}:{row.__qualname__.removesuffix('.type')}"
        made_of = EngineOf(name, rules.__name__, layout)
        if ENGINES.setdefault(home, made_of) != made_of:  # their doors would have the same names
            raise TypeError(
                f"{name}: {home} has the rules of {ENGINES[home].name} already; a package has one game"
            )

        def bound(template: Any, **functions: Any) -> Any:
            return rule(bind(template, name, home, **game, **functions))

        def entered(template: Any, **functions: Any) -> Any:
            return entry(bind(template, name, home, **game, **functions))

        game["pick"] = getattr(rules, "pick", None) or bound(playouts.pick)
        self._begin = entered(playouts.begin)
        self._moves = entered(playouts.moves)
        self._after = entered(playouts.after)
        self._playouts = entered(playouts.playouts, playout=bound(playouts.playout))
        perft = bind(playouts.perft, name, home, **game)
        perft.__globals__["perft_itself"] = rule(perft)
        self._perft = entered(playouts.count_sequences, perft=perft.__globals__["perft_itself"])
        self._step_batch = entered(playouts.step_batch)
        tree = {f.__name__: bound(f) for f in (search.rollout, search.expand, search.best_child)}
        self._grow = entered(search.grow, **tree)
        self._plant = entered(search.plant)
        self._most_visited = entered(search.most_visited)

    def new(self) -> Positions:
        """One blank position."""
        return blank(self.kind)

    def new_actions(self, *shape: int) -> Actions:
        """Room for the legal actions of one position, or of several."""
        return np.empty((*shape, self.actions_size), Action)

    def begin(self, position: Positions, rng: Chance) -> Decision:
        """Set a match up in place, players and options are already in the position; the first decision."""
        actions = self.new_actions()
        n, seat = self._begin(only(position, self.kind), rng, actions)
        return Decision(actions[:n].tolist(), int(seat))

    def decision(self, position: Positions) -> Decision:
        """The legal actions of a position, and whose they are."""
        # A buffer for each call: the rules let go of the interpreter, and another thread may ask too.
        actions = self.new_actions()
        n, seat = self._moves(only(position, self.kind), actions)
        return Decision(actions[:n].tolist(), int(seat))

    def legal(self, position: Positions) -> list[int]:
        """The legal actions of a position; none: the match is over."""
        return self.decision(position).legal

    def after(
        self, position: Positions, action: int, rng: Chance, legal: Collection[int] | None = None
    ) -> After:
        """The position after an action, in an array of its own, and all that is asked of it.

        An illegal action is refused here: inside the rules it could write into a neighbour's memory. Who
        knows the `legal` ones already need not have them worked out again.
        """
        if action not in (self.legal(position) if legal is None else legal):
            raise ValueError(f"{self.name}: action {action} is not legal here")
        following, notes, actions = blank(self.kind), new_notes(), self.new_actions()
        word = int(rng[0])
        n, seat = self._after(only(position, self.kind), following, action, rng, notes, actions)
        decision = Decision(actions[:n].tolist(), int(seat))
        return After(following, notes_of(notes), decision, word != int(rng[0]))

    def playouts(self, start: Positions, games: int, rng: Chance) -> int:
        """So many random games from set-ups with the options of `start`; the number of moves."""
        return int(self._playouts(self.new(), only(start, self.kind), self.new_actions(), rng, games))

    def perft(self, position: Positions, depth: int) -> int:
        """The number of move sequences of a length, not counting on past chance moves."""
        if depth < 1:
            return 1
        stack = blank(self.kind, depth + 1)
        stack[depth] = only(position, self.kind)[0]
        return int(self._perft(stack, self.new_actions(depth + 1), depth, chance(NO_CHANCE)))

    def step_batch(
        self, positions: Positions, start: Positions, rngs: Any, *, parallel: bool = False
    ) -> None:
        """One random move in each of many games."""
        if positions.dtype != self.kind or rngs.dtype != np.uint64 or len(rngs) != len(positions):
            raise TypeError("one generator for each position is wanted")
        if not (positions.flags.c_contiguous and rngs.flags.c_contiguous):
            raise TypeError("positions and generators that lie side by side are wanted")
        only(start, self.kind)
        actions = self.new_actions(len(positions))
        if not parallel:
            self._step_batch(positions, start, rngs, actions)
            return
        with ThreadPoolExecutor() as threads:  # rules let go of the interpreter
            parts = np.array_split(np.arange(len(positions)), os.cpu_count() or 1)
            somes = [slice(part[0], part[-1] + 1) for part in parts if len(part)]
            tasks = [
                threads.submit(self._step_batch, positions[some], start, rngs[some], actions[some])
                for some in somes
            ]
            for task in tasks:
                task.result()

    def tree(self, root: Positions, seats: int, rng: Chance, nodes: int = TREE_NODES) -> Tree:
        """A search tree on a position."""
        return Tree(self, only(root, self.kind), seats, rng, nodes)


class Tree:
    """A UCT tree that grows by so many simulations at a time."""

    def __init__(self, engine: Engine, root: Positions, seats: int, rng: Chance, nodes: int) -> None:
        self._engine, self._root, self._rng = engine, root, rng
        self._nodes = blank(search.Node, nodes)
        self._scratch, self._actions = engine.new(), engine.new_actions()
        self._path = np.zeros(LONGEST_PATH, np.int32)
        self._result = np.zeros(seats)
        self.best_returns = np.full(seats, -np.inf)  # the best a simulation ever gave each seat
        self._used = int(engine._plant(self._nodes))
        self.simulations = 0

    def grow(self, simulations: int) -> None:
        """Some more simulations; the tree is kept."""
        self._used = int(
            self._engine._grow(
                self._root,
                self._scratch,
                self._nodes,
                self._used,
                self._path,
                self._actions,
                self._rng,
                self._result,
                self.best_returns,
                simulations,
                EXPLORATION,
            )
        )
        self.simulations += simulations

    @property
    def visits(self) -> dict[int, int]:
        """How many simulations tried each action of the root."""
        first, count = int(self._nodes[0]["first"]), int(self._nodes[0]["count"])
        children = self._nodes[first : first + count]
        return {int(child["action"]): int(child["visits"]) for child in children}

    @property
    def best_action(self) -> int:
        """The action most simulations tried."""
        return int(self._engine._most_visited(self._nodes))
