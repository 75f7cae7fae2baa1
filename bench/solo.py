"""How the solver of solo Fish & Chips fares: on fresh deals, and in the midst of games played badly.

Every line that it finds is played through the rules. What is measured is kept in `build/solo.jsonl`, so that
a run that was interrupted goes on. --write renews solo.md beside this file.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path

from start import processor

import seaboard
from seaboard.games.fish_and_chips.board import SQUARE
from seaboard.games.fish_and_chips.rules.solo import OWN
from seaboard.games.fish_and_chips.solver import NODES, solve
from seaboard.machine.bar import Bar
from seaboard.match.match import Match

RESULTS = Path(__file__).with_name("solo.md")
KEPT = Path(__file__).parent.parent / "build" / "solo.jsonl"
GAME = seaboard.game("fish-and-chips")
OCTOPUS = 15  # its rank

COLUMNS = (
    "positions",
    *("yes", "no", "unknown"),
    *("median ms", "95 % ms", "longest s"),
    *("median nodes", "95 % nodes", "most nodes"),
)

Choose = Callable[[Match, random.Random], str]
Row = dict[str, float | str]


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--deals", type=int, default=1000, help="of each kind, seeds from 0 on")
    wanted.add_argument("--write", action="store_true", help="renew solo.md")
    wanted.add_argument("--afresh", action="store_true", help="forget what was measured before")
    given = wanted.parse_args()
    if given.afresh:
        KEPT.unlink(missing_ok=True)
    text = report(measured(given.deals), given.deals)
    print(text)
    if given.write:
        RESULTS.write_text(text, "utf-8")


# ------------------------------------------------------------------ positions


def any_move(match: Match, coin: random.Random) -> str:
    """Every legal move is as likely as any other."""
    return coin.choice(match.moves())


def hostile(match: Match, coin: random.Random) -> str:
    """Rivals take the player's fish where they can, all but the octopus: what is left is hard to judge."""
    top, mover = match.here["top"][0], int(match.here["mover"][0])

    def cost(move: str) -> float:
        taken = int(top[SQUARE[move[3:]]]) if "x" in move else 0
        if mover == OWN or taken & 3 != OWN:
            return coin.random() + 0.1 * (taken >> 2)
        return coin.random() + (50 if taken >> 2 == OCTOPUS else -5)

    return min(match.moves(), key=cost)


KINDS: dict[str, tuple[Choose, int]] = {
    "fresh deals": (any_move, 0),
    "after 8 moves at random": (any_move, 8),
    "after 16 moves at random": (any_move, 16),
    "after 24 moves at random": (any_move, 24),
    "after 10 hostile moves": (hostile, 10),
    "after 18 hostile moves": (hostile, 18),
}


def position(kind: str, seed: int) -> Match:
    """A deal on which some moves were made, and which is not over yet."""
    choose, plies = KINDS[kind]
    match, coin = GAME.new(players=1, seed=seed), random.Random(seed)
    for _ in range(plies):
        match.play(choose(match, coin))
        if match.over:
            match.undo()
            break
    return match


# ------------------------------------------------------------------ measuring


def measured(deals: int) -> list[Row]:
    """All rows; those that are known from before are not measured again."""
    KEPT.parent.mkdir(exist_ok=True)
    rows: list[Row] = (
        [json.loads(line) for line in KEPT.read_text("utf-8").splitlines()] if KEPT.is_file() else []
    )
    known = {(row["kind"], row["seed"]) for row in rows}
    todo = [(kind, seed) for kind in KINDS for seed in range(deals) if (kind, seed) not in known]
    solve(position("fresh deals", 0))  # opens the library
    bar = Bar(sys.stderr)
    with KEPT.open("a", encoding="utf-8") as out:
        for done, (kind, seed) in enumerate(todo, 1):
            rows.append(solved(kind, seed))
            out.write(json.dumps(rows[-1]) + "\n")
            bar.draw(done, len(todo), f"{done} of {len(todo)}, {kind}")
    bar.rest()
    return [row for row in rows if row["seed"] < deals]  # type: ignore[operator]  # a number


def solved(kind: str, seed: int) -> Row:
    """One verdict with its time; a line is played to the win."""
    match = position(kind, seed)
    begun = time.perf_counter()
    found = solve(match)
    seconds = time.perf_counter() - begun
    for move in found.line:
        match.play(move)
    assert (match.winners == (0,)) == (found.verdict == "yes"), match.position
    return {"kind": kind, "seed": seed, "verdict": found.verdict, "seconds": seconds, "nodes": found.nodes}


# ------------------------------------------------------------------ telling


def report(rows: list[Row], deals: int) -> str:
    """The table, with what was measured and where."""
    lines = [
        "# Can this deal be won?",
        "",
        f"{date.today()}, a core of {processor()}, Python {platform.python_version()}.",
        f"Solo Fish & Chips, seeds 0–{deals - 1} for each row (`python bench/solo.py --write`).",
        "“Yes” is a line that was played through the rules to the win, “no” a proof; it would be “unknown”",
        f"after {NODES:,} positions. The time includes writing the line down as moves.",
        "",
        f"| {' | '.join(COLUMNS)} |",
        f"| ---{' | ---:' * (len(COLUMNS) - 1)} |",
    ]
    for kind in KINDS:
        here = [row for row in rows if row["kind"] == kind]
        answers = [row["verdict"] for row in here]
        shares = [f"{100 * answers.count(answer) / len(here):.1f} %" for answer in ("yes", "no", "unknown")]
        seconds = sorted(float(row["seconds"]) for row in here)
        nodes = sorted(int(row["nodes"]) for row in here)
        figures = [
            f"{1000 * statistics.median(seconds):.2f}",
            f"{1000 * highest(seconds):.2f}",
            f"{seconds[-1]:.3f}",
            f"{statistics.median(nodes):,.0f}",
            f"{highest(nodes):,.0f}",
            f"{nodes[-1]:,}",
        ]
        lines.append(f"| {' | '.join([kind, *shares, *figures])} |")
    return "\n".join(lines) + "\n"


def highest(figures: list[float] | list[int]) -> float:
    """All but the worst twentieth are no more than this."""
    return figures[max(0, len(figures) * 95 // 100 - 1)]


if __name__ == "__main__":
    main()
