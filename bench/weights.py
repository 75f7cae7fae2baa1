"""Take the weights of a course into a game's folder, with what made them and how much better they are.

    seaboard train fish-and-chips --players 3 --out training/fish-and-chips-3
    .venv/bin/python bench/weights.py training/fish-and-chips-3 [--games 200] [--simulations 200] [--take]

The new weights play those that the game has, at an equal number of simulations; where it has none, those of
the course's first iteration. Every deal is played from all seats. `--take` writes `weights/<players>.f32` and
`weights/about.json`: the command, the minutes of one core, the curve, and the Elo over the weights before.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import seaboard
from seaboard.arena.digest import digest
from seaboard.arena.finishing import Order, rank
from seaboard.arena.plan import line_ups
from seaboard.arena.rating import Estimate, duel
from seaboard.arena.results import finishing_order
from seaboard.bots.levels import Level
from seaboard.bots.searcher import Searcher
from seaboard.bots.weights import ENDING, FOLDER, STORED, weights_of
from seaboard.kernel.net import Weights
from seaboard.machine.bar import Bar
from seaboard.match.compiled import CompiledGame
from seaboard.match.errors import BrokenGame
from seaboard.training.folder import CURVE, SETTINGS, seconds_in, weights_in

ABOUT = "about.json"
BEFORE, NEW = 0, 1  # entrants


def main() -> None:
    """Compare, and take if that was asked for."""
    wanted = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wanted.add_argument("course", type=Path, help="the folder of a course")
    wanted.add_argument("--games", type=int, default=200, help="matches between old and new (%(default)s)")
    wanted.add_argument("--simulations", type=int, default=200, help="of a decision (%(default)s)")
    wanted.add_argument("--take", action="store_true", help="put the weights into the game's folder")
    given = wanted.parse_args()
    settings = json.loads((given.course / SETTINGS).read_text(encoding="utf-8"))
    curve = [json.loads(line) for line in (given.course / CURVE).read_text(encoding="utf-8").splitlines()]
    game = seaboard.game(settings["game"])
    assert isinstance(game, CompiledGame), "only such games are trained"
    new = weights_in(given.course, len(curve) - 1)
    before, rival = present(game, settings["players"]), "the weights before"
    if before is None:
        before, rival = weights_in(given.course, 0), "the first iteration"
    elo = compared(game, settings["players"], (before, new), given.games, given.simulations)
    print(f"{elo.value:+.0f} [{elo.low:+.0f}, {elo.high:+.0f}] Elo over {rival}")
    if given.take:
        about = {
            "command": command(settings, len(curve) - 1),
            "minutes_of_one_core": round(seconds_in(given.course) / 60, 1),
            "elo": {"over": rival, "matches": given.games, "simulations": given.simulations, **rounded(elo)},
            "curve": curve,
        }
        take(Path(str(sys.modules[type(game).__module__].__file__)), game, settings["players"], new, about)


def present(game: CompiledGame, players: int) -> Weights | None:
    """The weights that a game has, if they fit its features."""
    try:
        return weights_of(game, players)
    except BrokenGame:
        return None


def compared(
    game: CompiledGame, players: int, both: tuple[Weights, Weights], matches: int, simulations: int
) -> Estimate:
    """How much the second weights are above the first."""
    deals: list[list[Order]] = []
    level, bar = Level(simulations, seconds=float("inf")), Bar(sys.stderr)
    for deal, line_up in zip(range(-(-matches // players)), line_ups(2, players, 0), strict=False):
        seats, seed = list(line_up), int(digest("weights", deal), 16)
        Random(seed).shuffle(seats)
        deals.append([])
        for turn in range(players):
            here = seats[turn:] + seats[:turn]
            match = game.new(players=players, seed=seed)
            bots = [Searcher("weights", level, seed + seat, both[who]) for seat, who in enumerate(here)]
            while not match.over:
                mover = match.to_move[0]
                match.play(bots[mover].choose(match.fork(seed + len(match.history)), mover), mover)
            order = finishing_order(match.outcome)
            deals[-1].append([[here[seat] for seat in group] for group in order])
        bar.draw((deal + 1) * players, matches, f"{(deal + 1) * players} of {matches}")
    bar.rest()
    if players == 2:
        return duel([sum(points(order) for order in deal) / 2 for deal in deals]).elo
    return rank(2, deals).steps[0]


def points(order: Order) -> float:
    """Of the new weights in a match of two."""
    return 0.5 if len(order) == 1 else float(order[0][0] == NEW)


def command(settings: dict[str, Any], iterations: int) -> str:
    """What was typed."""
    flags = {"players": "players", "matches": "games", "simulations": "simulations"}
    typed = [f"--{flag} {settings[name]}" for name, flag in flags.items()]
    typed += [f"--updates {settings['updates']}", f"--iterations {iterations}", f"--seed {settings['seed']}"]
    typed += [f"--option {name}={value}" for name, value in settings["options"]]
    return f"seaboard train {settings['game']} {' '.join(typed)}"


def rounded(elo: Estimate) -> dict[str, int]:
    """As a page shows it."""
    return {"value": round(elo.value), "low": round(elo.low), "high": round(elo.high)}


def take(module: Path, game: CompiledGame, players: int, weights: Weights, about: dict[str, Any]) -> None:
    """Write weights and what is to be said of them."""
    folder = module.parent / FOLDER
    folder.mkdir(exist_ok=True)
    weights.astype(STORED).tofile(folder / f"{players}.{ENDING}")
    file = folder / ABOUT
    told = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    told[str(players)] = about
    file.write_text(json.dumps(dict(sorted(told.items())), indent=1) + "\n", encoding="utf-8")
    print(f"{game.title}: {folder / f'{players}.{ENDING}'}")


if __name__ == "__main__":
    main()
