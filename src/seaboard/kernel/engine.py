"""A game's rules with every generic kernel bound to them, behind a border that checks what crosses it."""

from __future__ import annotations

import os
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType
from typing import Any, cast

import numpy as np

from . import net, nodes, playouts, search, seats, uct, vector
from .chance import Chance, chance
from .crossing import After, Crossing, Decision
from .encoding import Observation
from .entries import ENGINES, EngineOf, home_of
from .kit import Action, Actions, bind, entry, rule
from .layout import Positions, blank, only

__all__ = ["After", "Decision", "Engine"]

NO_CHANCE = "perft meets no chance move"


@rule
def mover(s: Any) -> int:
    """Whose decision it is, where a game does not say: that of the field `mover`."""
    return int(s.mover)


@rule
def never(s: Any) -> bool:
    """Where a search stops, in a game that does not say: nowhere before the end."""
    return False


@rule
def itself(s: Any, seat: int, action: int) -> int:
    """How a seat counts an action, where all seats count alike."""
    return int(action)


@rule
def nothing(s: Any, seat: int, out: Observation) -> None:
    """What a seat may know as numbers, in a game that does not say: none."""


@rule
def nothing_hidden(s: Any, seat: int, rng: Chance) -> None:
    """What there is to deal anew where everybody sees everything."""


ASKED_BY_SEARCH = ("redeal", "secret", "features", "move_features", "FEATURES", "MOVE_FEATURES")
# Rules that a game may leave out; so is `pick`.
USUAL = {"actor": mover, "horizon": never, "encode": nothing, "counted": itself, "meant": itself}


class Engine:
    """What Python may ask of a game's rules. Arrays of one position cross the border, and checked actions."""

    def __init__(self, name: str, rules: ModuleType, kind: type[Any]) -> None:
        self.name, self.kind, self.actions_size = name, kind, int(rules.ACTIONS)
        game = {name: getattr(rules, name) for name in ("setup", "legal", "apply", "returns")}
        game |= {name: getattr(rules, name, usual) for name, usual in USUAL.items()}
        game["outcome"] = getattr(rules, "outcome", rules.returns)
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
        offer = bound(playouts.offer)
        self._begin = entered(playouts.begin, offer=offer)
        self.counts = hasattr(rules, "counted")  # seats have numbers of their own for actions
        moves, after = entered(playouts.moves, offer=offer), entered(playouts.after, offer=offer)
        self._crossing = Crossing(kind, self.actions_size, self.counts, after, moves)
        self.after_legal = self._crossing.after  # for who knows that the action is legal in these bytes
        self._playouts = entered(playouts.playouts, playout=bound(playouts.playout))
        perft = bind(playouts.perft, name, home, **game)
        perft.__globals__["perft_itself"] = rule(perft)
        self._perft = entered(playouts.count_sequences, perft=perft.__globals__["perft_itself"])
        self._step_batch = entered(playouts.step_batch)
        self._result = entered(playouts.result)
        self.meant = game["meant"]
        self._observe, self._count, self._worth = map(entered, (seats.observe, seats.count, seats.worth))
        self._vector(rules, game, bound, entered)
        plain = {f.__name__: bound(f) for f in (uct.rollout, uct.expand, uct.best_child)}
        self.grow_plain, self.plant_plain = entered(uct.grow, **plain), entered(uct.plant)
        self._search(rules, game, bound, entered)

    def _vector(self, rules: ModuleType, game: dict[str, Any], bound: Any, entered: Any) -> None:
        """Bind what steps many tables at once."""
        self.has_rounds = hasattr(rules, "round_outcome")
        parts = {"round_outcome": getattr(rules, "round_outcome", game["outcome"])}
        for part in vector.PARTS:
            parts[part.__name__] = bound(part, **parts)
        self.reset_tables, self.step_tables = entered(vector.reset, **parts), entered(vector.step, **parts)
        self.sample_tables = entered(vector.sample)

    def _search(self, rules: ModuleType, game: dict[str, Any], bound: Any, entered: Any) -> None:
        """Bind the search: what is hidden, what a position is worth, what a move promises."""
        self.hides = hasattr(rules, "redeal")
        self.features, self.move_features = getattr(rules, "FEATURES", 0), getattr(rules, "MOVE_FEATURES", 0)
        game |= {"redeal": nothing_hidden, "secret": never, "HIDDEN": self.hides}
        game |= {name: getattr(rules, name) for name in ASKED_BY_SEARCH if hasattr(rules, name)}
        game |= {"MOST_ACTIONS": self.actions_size, "MOVES_FROM": net.size_of_value(self.features)}
        if self.features:
            game["judged"] = bound(net.judged)
            game |= {"evaluate": bound(net.evaluate), "promise": bound(net.promise)}
            self.look, self.look_at_moves = entered(net.look), entered(net.look_at_moves)
        else:
            game |= {"evaluate": bound(search.played_out), "promise": bound(search.alike)}
        for part in search.PARTS:
            game[part.__name__] = bound(part)
        self.grow, self.plant = entered(search.grow), entered(nodes.plant)
        self.reroot = entered(nodes.reroot)
        sizes = net.size_of_value(self.features), net.size_of_moves(self.move_features)
        self.weights_size = sum(sizes) if self.features else 0

    def new(self) -> Positions:
        """One blank position."""
        return blank(self.kind)

    def new_actions(self, *shape: int) -> Actions:
        """Room for the legal actions of one position, or of several."""
        return np.empty((*shape, self.actions_size), Action)

    def begin(self, position: Positions, rng: Chance) -> Decision:
        """Set a match up in place, players and options are already in the position; the first decision."""
        offered = self.new_actions(playouts.OFFERED)
        n, seat = self._begin(only(position, self.kind), rng, offered)
        legal: list[int] = offered[playouts.LEGAL, :n].tolist()
        own: list[int] = offered[playouts.OWN, :n].tolist() if self.counts else legal
        return Decision(legal, int(seat), own)  # interpreted rules have NumPy's integers

    def decision(self, position: Positions) -> Decision:
        """The legal actions of a position, and whose they are."""
        return self._crossing.decision(only(position, self.kind).tobytes())

    def legal(self, position: Positions) -> list[int]:
        """The legal actions of a position; none: the match is over."""
        return self.decision(position).legal

    def after(
        self, position: Positions, action: int, rng: Chance, legal: Collection[int] | None = None
    ) -> After:
        """The position after an action, which nobody can write to, and all that is asked of it.

        An illegal action is refused here: inside the rules it could write into a neighbour's memory. Who
        knows the `legal` ones already need not have them worked out again.
        """
        if action not in (self.legal(position) if legal is None else legal):
            raise ValueError(f"{self.name}: action {action} is not legal here")
        return self.after_legal(only(position, self.kind).tobytes(), action, rng)

    def result(self, position: Positions, seats: int) -> list[float] | None:
        """How good a position at the horizon is for each seat, −1 … 1; None where a search looks on."""
        out = np.zeros(max(seats, nodes.MOST_SEATS))
        return out[:seats].tolist() if self._result(only(position, self.kind), out) else None

    def observation(self, position: Positions, seat: int, size: int) -> Observation:
        """What a seat may know of a position, as so many numbers."""
        out = np.empty(size, np.uint8)
        self._observe.call(only(position, self.kind), seat, out)
        return out

    def counted(self, position: Positions, seat: int, actions: list[int]) -> list[int]:
        """Actions as a seat counts them."""
        if not self.counts:
            return actions
        counted = np.array(actions, Action)
        self._count(only(position, self.kind), seat, counted)
        own: list[int] = counted.tolist()
        return own

    def outcome(self, position: Positions, seats: int) -> list[float]:
        """What a finished match is worth to each seat, −1 … 1."""
        out = np.zeros(max(seats, nodes.MOST_SEATS))
        self._worth(only(position, self.kind), out)
        return [float(worth) for worth in out[:seats]]

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
