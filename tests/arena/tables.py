"""Small plans and bots for tests of the arena."""

from __future__ import annotations

from pathlib import Path

import seaboard
from seaboard.arena.contest import plan_for
from seaboard.arena.entrants import Entrant, enter
from seaboard.arena.plan import Plan
from seaboard.arena.results import Result

FIRST = """
class First:
    def choose(self, match, seat):
        return match.moves(seat)[0]
"""
LAST = FIRST.replace("First", "Last").replace("[0]", "[-1]")
RAISES = FIRST.replace("return match.moves(seat)[0]", "raise ValueError('no idea')")
CHEATS = FIRST.replace("return match.moves(seat)[0]", "return 'all mine'")


def written(folder: Path, **files: str) -> list[str]:
    """Bots in files, as they are typed."""
    for name, text in files.items():
        (folder / f"{name}.py").write_text(text)
    return [str(folder / f"{name}.py") for name in files]


def small_plan(bots: list[str], players: int = 2, matches: int = 8, seed: int = 0) -> Plan:
    """Urchins on its smallest board: a match takes milliseconds."""
    match = seaboard.game("urchins").new(players=players, seed=1, rows=3, cols=3)
    return plan_for(match, enter(bots), matches, seed)


def bare_plan(entrants: int, players: int, matches: int, seed: int = 0) -> Plan:
    """A plan that is only looked at."""
    bots = tuple(Entrant(f"bot{n}", f"bot{n}") for n in range(entrants))
    return Plan("urchins", "1", players, (), bots, matches, seed)


def without_clocks(result: Result) -> tuple[object, ...]:
    """What of a result never changes."""
    return (result.number, result.deal, result.seed, result.seats, result.order, result.scores, result.plies)
