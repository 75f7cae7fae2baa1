"""What a Python caller waits for: a new match, a move by its number or its text, legal moves, a view.

Beside other libraries' calls in the same run.

--write renews api.md beside this file.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from importlib.metadata import version
from pathlib import Path
from typing import Any

import chess
import pyspiel
from timing import Case, Timed, load, measure

import seaboard
from seaboard.match.match import Match
from seaboard.match.standing import Standing

RESULTS = Path(__file__).with_name("api.md")
PACKAGES = ("seaboard", "numpy", "open_spiel", "chess")
ROUNDS = 25
MOVES = 60  # of a match that is played through
TIMES = 10  # that it is played in one round
BREAKTHROUGH = "breakthrough(rows=6,columns=6)"


Reached = tuple[Match, int, int, str]  # a match, who is to move, and its next move as number and text


@dataclass(frozen=True)
class Played:
    """A match that was played at random, to be played again move by move."""

    label: str
    name: str
    players: int
    options: dict[str, Any]

    def new(self, seed: int = 1) -> Match:
        return seaboard.game(self.name).new(players=self.players, seed=seed, **self.options)

    def reached(self, seed: int) -> list[Reached]:
        """A random match before each of its moves: the match, the seat and the move, as number and text."""
        coin, match = random.Random(seed), self.new(seed)
        found: list[Reached] = []
        while not match.over and len(found) < MOVES:
            seat, there = match.to_move[0], match.exact_copy()
            action = coin.choice(match.actions(seat))
            found.append((there, seat, action, match.step(action, seat).move))
        return found

    def cases(self) -> list[Case]:
        """One case for each question. Every round meets matches of its own."""
        matches = [(self.new(seed), self.reached(seed)) for seed in range(1, ROUNDS + 2)]
        stepped, played, listed, seen, looked = (iter(matches) for _ in range(5))

        def new() -> float:
            for _ in range(MOVES):
                self.new()
            return MOVES

        def step() -> float:
            match, moves = next(stepped)
            for _ in range(TIMES):
                twin = match.exact_copy()
                for _, seat, action, _ in moves:
                    twin.step(action, seat)
            return len(moves) * TIMES

        def play() -> float:
            match, moves = next(played)
            for _ in range(TIMES):
                twin = match.exact_copy()
                for _, seat, _, move in moves:
                    twin.play(move, seat)
            return len(moves) * TIMES

        def legal() -> float:
            reached = [(Standing(match.game, match.here), seat) for match, seat, *_ in next(listed)[1]]
            for standing, seat in reached:
                standing.moves(seat)
            return len(reached)

        def view() -> float:
            _, reached = next(seen)
            for match, seat, *_ in reached:
                match.view(seat)
            return len(reached)

        def observe() -> float:
            _, reached = next(looked)
            for match, seat, *_ in reached:
                match.observe(seat)
            return len(reached)

        named = {"new": new, "step": step, "play": play, "moves": legal, "view": view, "observe": observe}
        return [Case(f"{self.label}: {name}", work) for name, work in named.items()]


OURS = (
    Played("Fish & Chips, 2", "fish-and-chips", 2, {}),
    Played("Urchins, 2", "urchins", 2, {}),
    Played("Oh Crab!, 4", "oh-crab", 4, {}),
    Played("Oh Crab!, 4, all modules", "oh-crab", 4, {"modules": "1 2 3 4"}),
)


def open_spiel() -> list[Case]:
    """Breakthrough by OpenSpiel's calls from Python; its position as text stands for a view."""
    game, coin = pyspiel.load_game(BREAKTHROUGH), random.Random(3)
    state = game.new_initial_state()
    moves: list[str] = []
    while not state.is_terminal() and len(moves) < MOVES:
        moves.append(state.action_to_string(action := coin.choice(state.legal_actions())))
        state.apply_action(action)

    def each(ask: Callable[[Any], Any]) -> Callable[[], float]:
        def work() -> float:
            position = game.new_initial_state()
            for move in moves:
                ask(position)
                position.apply_action(position.string_to_action(move))
            return len(moves)

        return work

    named: dict[str, Callable[[Any], Any]] = {
        "new": lambda position: game.new_initial_state(),
        "play, from text": lambda position: None,
        "play + legal moves as text": lambda position: [
            position.action_to_string(action) for action in position.legal_actions()
        ],
        "play + position as text": str,
    }
    return [Case(f"OpenSpiel breakthrough: {name}", each(ask)) for name, ask in named.items()]


def python_chess() -> list[Case]:
    """Chess by python-chess's calls; FEN stands for a view."""
    board, coin = chess.Board(), random.Random(4)
    moves: list[str] = []
    while not board.is_game_over() and len(moves) < MOVES:
        move = coin.choice(list(board.legal_moves))
        moves.append(board.san(move))
        board.push(move)

    def each(ask: Callable[[chess.Board], Any]) -> Callable[[], float]:
        def work() -> float:
            position = chess.Board()
            for move in moves:
                ask(position)
                position.push_san(move)
            return len(moves)

        return work

    named: dict[str, Callable[[chess.Board], Any]] = {
        "play, from text": lambda position: None,
        "play + legal moves as text": lambda position: [position.san(m) for m in position.legal_moves],
        "play + FEN": lambda position: position.fen(),
    }
    return [Case(f"python-chess: {name}", each(ask)) for name, ask in named.items()]


def between(per_second: float) -> str:
    """A rate as µs for one call."""
    return f"{1e6 / per_second:.1f}"


def table(timed: list[Timed]) -> str:
    """The figures as a page."""
    versions = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    machine = f"one core of {platform.machine()}, {os.cpu_count()} cores"
    about = (
        f"CPU time in µs for one call, median of {ROUNDS} interleaved rounds, each over {MOVES} moves of",
        "a random match of its own: views and legal moves are asked of positions nobody has asked before.",
        "`step` plays an action by its number and checks that it is legal; `play` a text, with its events.",
        load(),
    )
    rows = [
        f"| {case.name} | {case.nanoseconds / 1000:.1f} | {between(case.fastest)} – {between(case.slowest)} |"
        for case in timed
    ]
    return "\n".join(
        [
            "# What a Python caller waits for",
            "",
            f"{date.today().isoformat()}, {machine}, Python {platform.python_version()}, {versions}.",
            *about,
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
    cases = [case for played in OURS for case in played.cases()]
    text = table(measure([*cases, *open_spiel(), *python_chess()], ROUNDS))
    print(text)
    if args.write:
        RESULTS.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
