"""How fast the rules and the search are, beside other engines in the same run: `make bench`.

--json prints the figures for a program; --write renews results.md beside this file.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
from datetime import date
from importlib.metadata import version
from pathlib import Path
from typing import Any

from ours import GAMES
from peers import BREAKTHROUGH, CONNECT_FOUR, chess_playouts, open_spiel_playouts, open_spiel_search
from timing import Timed, measure

RESULTS = Path(__file__).with_name("results.md")
PACKAGES = ("seaboard", "numpy", "open_spiel", "chess")


def main() -> None:
    """Measure, then print and write what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    args = parser.parse_args()
    found = results()
    text = tables(found)
    print(json.dumps(found, indent=1) if args.json else text)
    if args.write:
        RESULTS.write_text(text + "\n", encoding="utf-8")


def results() -> dict[str, Any]:
    """Everything measured; `times` is how often faster than OpenSpiel's breakthrough."""
    peers = [open_spiel_playouts(BREAKTHROUGH), open_spiel_playouts(CONNECT_FOUR), chess_playouts()]
    playouts = measure([*(house.playouts() for house in GAMES), *peers])
    search = measure([*(house.search() for house in GAMES), open_spiel_search(BREAKTHROUGH)])
    return {
        "date": date.today().isoformat(),
        "machine": machine(),
        "python": platform.python_version(),
        "versions": {name: version(name) for name in PACKAGES},
        "playouts": rows(playouts, f"OpenSpiel {BREAKTHROUGH}"),
        "search": rows(search, f"OpenSpiel MCTSBot {BREAKTHROUGH}"),
    }


def rows(timed: list[Timed], yardstick: str) -> list[dict[str, Any]]:
    """The figures of each case, and how it compares with one of them."""
    unit = next(case.per_second for case in timed if case.name == yardstick)
    return [
        {
            "name": case.name,
            "nanoseconds": round(case.nanoseconds, 1),
            "per_second": round(case.per_second),
            "slowest": round(case.slowest),
            "fastest": round(case.fastest),
            "times": round(case.per_second / unit, 2),
        }
        for case in timed
    ]


def tables(found: dict[str, Any]) -> str:
    """The results as a page."""
    versions = ", ".join(f"{name} {number}" for name, number in found["versions"].items())
    return "\n".join(
        [
            "# Benchmark results",
            "",
            f"{found['date']}, one core of {found['machine']}, Python {found['python']}, {versions}.",
            "CPU time, median of five interleaved rounds; in brackets the slowest and the fastest of them.",
            "OpenSpiel breakthrough on 6×6 is the yardstick.",
            "",
            "## Random play",
            "",
            *table(found["playouts"], "move"),
            "",
            "## Search: UCT simulations with one rollout each",
            "",
            *table(found["search"], "simulation"),
        ]
    )


def table(cases: list[dict[str, Any]], what: str) -> list[str]:
    """One line a case."""
    return [
        f"| engine and game | ns per {what} | {what}s per second | times the yardstick |",
        "| --- | ---: | ---: | ---: |",
        *(
            f"| {case['name']} | {case['nanoseconds']:,.0f} | {case['per_second']:,} "
            f"({case['slowest']:,}–{case['fastest']:,}) | {case['times']:g} |"
            for case in cases
        ),
    ]


def machine() -> str:
    """The processor's name."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        name = next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        name = platform.processor() or platform.machine()
    return f"{name} ({os.cpu_count()} cores)"


if __name__ == "__main__":
    main()
