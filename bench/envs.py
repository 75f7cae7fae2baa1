"""Many tables at once beside Pgx in the same run on one core, and what one move costs in Python.

--write renews envs.md beside this file.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from importlib.metadata import version
from itertools import count
from pathlib import Path
from typing import Any

# Before JAX is loaded: one core is one core for everybody.
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset
from timing import Case, Timed, measure

import seaboard
from seaboard.kernel.lots import lot_of
from seaboard.match.compiled import CompiledGame
from seaboard.match.match import Match

RESULTS = Path(__file__).with_name("envs.md")
PACKAGES = ("numpy", "pgx", "jax")
TABLES = 1024
STEPS = 200  # of all tables, in one round
ROUNDS = 15
MOVES = 60  # of a match, where single moves are measured
YARDSTICK = "Pgx connect_four, lax.scan"


@dataclass(frozen=True)
class House:
    """A game of the house, and how many times Pgx's time it may take."""

    label: str
    name: str
    players: int
    wanted: float
    modules: str = ""

    @property
    def options(self) -> dict[str, Any]:
        return {"modules": self.modules} if self.modules else {}

    def vector(self) -> Case:
        """Random legal actions, chosen and played at every table; observation, mask, reward, auto-reset."""
        env = seaboard.vector(self.name, TABLES, self.players, seed=1, **self.options)

        def work() -> float:
            for _ in range(STEPS):
                env.step(env.sample())
            return STEPS * TABLES

        return Case(self.label, work)

    def moves(self) -> list[Case]:
        """One move at a time: as the kernel plays it for Python, by a number, and by its text."""
        plans = self._plans()
        game = seaboard.game(self.name)
        assert isinstance(game, CompiledGame)

        def new(seed: int) -> Match:
            return game.new(players=self.players, seed=seed, **self.options)

        def each(play: Callable[[Match, int, int, str], Any]) -> Callable[[], float]:
            seeds = count()

            def work() -> float:
                number = next(seeds) % len(plans)
                match = new(number)
                for seat, action, text in plans[number]:
                    play(match, seat, action, text)
                return len(plans[number])

            return work

        decisions = list(self._decisions(game))

        def by_the_engine() -> float:
            for position, action, rng, legal in decisions:
                game.engine.after(position, action, rng.copy(), legal)
            return len(decisions)

        return [
            Case(f"{self.label}: `engine.after`", by_the_engine),
            Case(
                f"{self.label}: `match.step`",
                each(lambda match, seat, action, text: match.step(action, seat)),
            ),
            Case(
                f"{self.label}: `match.play`", each(lambda match, seat, action, text: match.play(text, seat))
            ),
        ]

    def _decisions(self, game: CompiledGame) -> Iterator[tuple[Any, int, Any, list[int]]]:
        """Positions of a random match with an action of the rules, its chance, and all that are legal."""
        match = game.new(players=self.players, seed=1, **self.options)
        coin, position, legal = random.Random(1), match.here, match.standing.decision.legal
        for number in range(MOVES):
            action, rng = coin.choice(legal), lot_of(1, number)
            yield position, action, rng, legal
            done = game.engine.after(position, action, rng.copy(), legal)
            position, legal = done.position, done.legal
            if not legal:
                return

    def _plans(self) -> list[list[tuple[int, int, str]]]:
        """Random matches: seat, action and text of each move."""
        return [list(self._plan(seed)) for seed in range(ROUNDS + 1)]

    def _plan(self, seed: int) -> Iterator[tuple[int, int, str]]:
        coin = random.Random(seed)
        match = seaboard.game(self.name).new(players=self.players, seed=seed, **self.options)
        while not match.over and len(match.history) < MOVES:
            seat = match.to_move[0]
            action = coin.choice(match.actions(seat))
            yield seat, action, match.step(action, seat).move


HOUSE = (
    House("Fish & Chips, 2 players", "fish-and-chips", 2, 1.2),
    House("Urchins, 2 players", "urchins", 2, 0.8),
    House("Oh Crab!, 4 players", "oh-crab", 4, 1.8),
    House("Oh Crab!, 4 players, all modules", "oh-crab", 4, 1.8, "1 2 3 4"),
)


def pgx_case() -> Case:
    """Connect Four as its authors advise: all steps in one compiled scan, with auto-reset and observation."""
    env = pgx.make("connect_four")
    step = jax.vmap(auto_reset(env.step, env.init))

    def body(carried: Any, _: None) -> tuple[Any, None]:
        state, key = carried
        key, choosing, stepping = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choosing, logits, axis=-1)
        return (step(state, action, jax.random.split(stepping, TABLES)), key), None

    scan = jax.jit(lambda carried: jax.lax.scan(body, carried, None, length=STEPS)[0])
    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), TABLES))
    carried = [(first, jax.random.PRNGKey(1))]

    def work() -> float:
        carried[0] = jax.block_until_ready(scan(carried[0]))
        return STEPS * TABLES

    return Case(YARDSTICK, work)


def rows_of_vectors(timed: list[Timed]) -> list[str]:
    """Nanoseconds of a step of one table, and how many times the yardstick's that is."""
    yardstick = next(case.nanoseconds for case in timed if case.name == YARDSTICK)
    wanted = {house.label: f"{house.wanted}" for house in HOUSE}
    return [
        f"| {case.name} | {case.nanoseconds:.0f} | {1e9 / case.fastest:.0f} – {1e9 / case.slowest:.0f} "
        f"| {case.nanoseconds / yardstick:.2f} | {wanted.get(case.name, '')} |"
        for case in timed
    ]


def page(vectors: list[Timed], moves: list[Timed]) -> str:
    """The figures as a page."""
    versions = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    rows = [
        f"| {case.name} | {1e6 / case.per_second:.1f} | {1e6 / case.fastest:.1f} – {1e6 / case.slowest:.1f} |"
        for case in moves
    ]
    return "\n".join(
        [
            "# Environments",
            "",
            f"{date.today()}, one core of {platform.machine()}, Python {platform.python_version()},",
            f"seaboard {seaboard.__version__}, {versions}.",
            f"CPU time, median of {ROUNDS} interleaved rounds; renewed by `make bench-envs ARGS=--write`.",
            "",
            f"## {TABLES} tables at once",
            "",
            "Random legal actions are chosen and played at every table, with observation, mask, reward and",
            "auto-reset. Pgx's game is small: 7 actions, an observation of 84 truths; ours have 144 to 276",
            "actions, and observations of 245 to 4,536 numbers.",
            "",
            "| tables of | ns a step | fastest – slowest | times Pgx | wanted |",
            "|---|---:|---:|---:|---:|",
            *rows_of_vectors(vectors),
            "",
            "## One move from Python",
            "",
            "`engine.after`: a legality check, the position after an action, and the legal actions there.",
            "`match.step`: the same with all that a match keeps. `match.play`: from text, with events.",
            "",
            "| call | µs | fastest – slowest |",
            "|---|---:|---:|",
            *rows,
        ]
    )


def main() -> None:
    """Measure, print, and write what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    args = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    vectors = measure([*(house.vector() for house in HOUSE), pgx_case()], ROUNDS)
    moves = measure([case for house in HOUSE for case in house.moves()], ROUNDS)
    text = page(vectors, moves)
    print(text)
    if args.write:
        RESULTS.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
