"""What a step of an environment costs, with observation and mask, beside PettingZoo's own connect_four_v3.

--write renews environments.md beside this file.
"""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Callable
from datetime import date
from importlib.metadata import version
from pathlib import Path
from typing import Any

import gymnasium
import pettingzoo
import pyspiel
from timing import Case, Timed, load, measure

import seaboard.envs.gymnasium
import seaboard.envs.openspiel
from seaboard.envs.pettingzoo import env

RESULTS = Path(__file__).with_name("environments.md")
PACKAGES = ("seaboard", "numpy", "gymnasium", "pettingzoo", "open_spiel")
ROUNDS = 15
STEPS = 400  # of a round
TABLES = 256
SCATTER = 7919  # a prime: choices that follow no pattern
PEER = "PettingZoo connect_four_v3"
OURS = (
    ("Fish & Chips, 2", "fish-and-chips", 2),
    ("Urchins, 2", "urchins", 2),
    ("Oh Crab!, 4", "oh-crab", 4),
)


def one_of(mask: Any, number: int) -> int:
    """An action of a mask, by a number instead of a coin."""
    legal = mask.nonzero()[0]
    return int(legal[number * SCATTER % len(legal)])


def in_turn(made: Any) -> Callable[[], float]:
    """Play by PettingZoo's own loop, `last` and `step`, resets included.

    Actions are picked from masks here, the same way for all: spaces sample at different speeds, and that is
    no part of a step.
    """

    def work() -> float:
        done = 0
        while done < STEPS:
            made.reset()
            for _ in made.agent_iter(STEPS - done):
                seen, _, over, late, _ = made.last()
                made.step(None if over or late else one_of(seen["action_mask"], done))
                done += 1
        return done

    return work


def seat(name: str, players: int) -> Callable[[], float]:
    """Random play of a seat against random rivals."""
    made = gymnasium.make(seaboard.envs.gymnasium.known_as(name), players=players)

    def work() -> float:
        over = True
        for _ in range(STEPS):
            if over:
                made.reset()
            _, _, over, _, _ = made.step(made.action_space.sample())
        return STEPS

    return work


def many(name: str, players: int) -> Callable[[], float]:
    """The same at many tables at once."""
    known_as = seaboard.envs.gymnasium.known_as(name)
    made: Any = gymnasium.make_vec(known_as, num_envs=TABLES, players=players, autoreset_mode="SameStep")
    made.reset(seed=1)

    def work() -> float:
        for _ in range(STEPS // 20):
            made.step(made.sample())
        return STEPS // 20 * TABLES

    return work


def states(described: str) -> Callable[[], float]:
    """Random play by OpenSpiel's calls, without observations."""
    game = pyspiel.load_game(described)

    def work() -> float:
        done = 0
        state = game.new_initial_state()
        while done < STEPS:
            if state.is_terminal():
                state = game.new_initial_state()
            legal = state.legal_actions()
            state.apply_action(legal[done * SCATTER % len(legal)])
            done += 1
        return done

    return work


def cases() -> list[Case]:
    """Theirs first."""
    theirs: Any = pettingzoo.make("aec", "classic/connect_four-v3")
    found = [Case(PEER, in_turn(theirs))]
    found += [Case(f"PettingZoo {label}", in_turn(env(name, players=n))) for label, name, n in OURS]
    found += [Case(f"Gymnasium seat, {label}", seat(name, n)) for label, name, n in OURS]
    found += [Case(f"Gymnasium, {TABLES} tables, {label}", many(name, n)) for label, name, n in OURS]
    found.append(Case("OpenSpiel breakthrough, C++", states("breakthrough(rows=6,columns=6)")))
    found += [
        Case(f"OpenSpiel {label}", states(f"seaboard_{name.replace('-', '_')}(players={n})"))
        for label, name, n in OURS
        if name != "oh-crab"
    ]
    found.append(Case("OpenSpiel Oh Crab!, 4", states("seaboard_oh_crab_in_turn(players=4)")))
    return found


def table(timed: list[Timed]) -> str:
    """The figures as a page."""
    versions = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    peer = next(case.nanoseconds for case in timed if case.name == PEER)
    rows = [
        f"| {case.name} | {case.nanoseconds / 1000:.1f} | {case.nanoseconds / peer:.2f} "
        f"| {1e6 / case.fastest:.1f} – {1e6 / case.slowest:.1f} |"
        for case in timed
    ]
    return "\n".join(
        [
            "# What a step of an environment costs",
            "",
            f"{date.today().isoformat()}, one core of {platform.machine()}, {os.cpu_count()} cores, "
            f"Python {platform.python_version()}, {versions}.",
            f"CPU time in µs, median of {ROUNDS} interleaved rounds. A step of PettingZoo is `last`, with",
            "observation and mask, and `step`; actions are picked from masks the same way for all.",
            "One of Gymnasium is a decision of the learner and those of its random rivals, until it is",
            f"to move again. OpenSpiel's have no observation. {load()}",
            "",
            "| step | µs | × connect_four_v3 | fastest – slowest |",
            "|---|---:|---:|---:|",
            *rows,
        ]
    )


def main() -> None:
    """Measure, print, and write what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    args = parser.parse_args()
    text = table(measure(cases(), ROUNDS))
    print(text)
    if args.write:
        RESULTS.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
