"""What a flick of ICECOOL costs, beside bare `mj_step` in the same run.

Bare is the hardest measure there is: the same model from the same start for as many steps, all in one call
into the engine, without a sample, a look whether anybody rests, or Python between the steps. A loop that
calls the engine once a step, as most programs do, is shown beside it.

--json prints the figures for a program; --write renews physics.md beside this file.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import platform
import random
import time
from datetime import date
from importlib.metadata import version
from pathlib import Path
from statistics import mean, median
from typing import Any

import mujoco

from seaboard.games.icecool.board import school
from seaboard.games.icecool.flick import Push
from seaboard.games.icecool.physics import engine as physics
from seaboard.games.icecool.physics.referee import judge
from seaboard.games.icecool.physics.trace import write_trace

RESULTS = Path(__file__).with_name("physics.md")
COLOURS = ("red", "blue", "green", "yellow")
MOST = 1.15  # times bare stepping
FLICKS, REPEATS = 40, 5  # the best of some repeats: other programs run on the machine too

Scene = tuple[dict[str, physics.Pose], Push]


def main() -> None:
    """Measure, then print and write what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    parser.add_argument("--flicks", type=int, default=FLICKS, help="how many random flicks")
    args = parser.parse_args()
    found = results(args.flicks)
    text = table(found)
    print(json.dumps(found, indent=1) if args.json else text)
    if args.write:
        RESULTS.write_text(text + "\n", encoding="utf-8")


def results(flicks: int) -> dict[str, Any]:
    """CPU of a flick with four penguins to rest: ours, bare, coarse, the referee's, and its bytes."""
    rng = random.Random(4)
    scenes = [scene(rng) for _ in range(flicks)]
    simulated(*scenes[0], physics.FINE)
    times: dict[str, list[float]] = {"ours": [], "bare": [], "loop": [], "coarse": [], "referee": []}
    sizes, ends, rows = [], [], []
    for poses, push in scenes:
        best = dict.fromkeys(times, math.inf)
        for _ in range(REPEATS):
            took, record = simulated(poses, push, physics.FINE)
            best["ours"] = min(best["ours"], took)
            best["coarse"] = min(best["coarse"], simulated(poses, push, physics.COARSE)[0])
            steps = round(record["t"][-1] / physics.FINE)
            best["bare"] = min(best["bare"], bare(poses, push, steps, at_once=True))
            best["loop"] = min(best["loop"], bare(poses, push, steps, at_once=False))
            best["referee"] = min(best["referee"], judged(record))
        for name, took in best.items():
            times[name].append(took)
        sizes.append(len(write_trace(record, COLOURS)))
        ends.append(record["t"][-1])
        rows.append(len(record["t"]))
    cost = {name: 1000 * mean(found) for name, found in times.items()}
    return {
        "date": date.today().isoformat(),
        "machine": f"{os.cpu_count()} × {platform.processor() or platform.machine()}",
        "python": platform.python_version(),
        "mujoco": version("mujoco-core"),
        "flicks": flicks,
        "milliseconds": {name: round(found, 2) for name, found in cost.items()},
        "times_bare": round(cost["ours"] / cost["bare"], 3),
        "times_loop": round(cost["ours"] / cost["loop"], 3),
        "most": MOST,
        "flicks_per_second": round(1000 / cost["ours"]),
        "plans_per_second": round(1000 / (cost["coarse"] + cost["referee"])),
        "bytes": {"mean": round(mean(sizes)), "most": max(sizes)},
        "seconds_to_rest": {"median": round(median(ends), 2), "most": round(max(ends), 2)},
        "samples": round(mean(rows)),
    }


def scene(rng: random.Random) -> Scene:
    """Four penguins at random in the rooms, and any flick of the first."""
    board, poses = school(), dict[str, physics.Pose]()
    while len(poses) < len(COLOURS):
        x0, y0, x1, y1 = rng.choice(list(board.rooms.values())).interior
        r = board.radius
        x, y = rng.uniform(x0 + r, x1 - r), rng.uniform(y0 + r, y1 - r)
        if all(math.dist((x, y), pose[:2]) > board.apart for pose in poses.values()):
            poses[COLOURS[len(poses)]] = (round(x, 6), round(y, 6), 0.0)
    side, height = round(rng.uniform(-0.85, 0.85), 2), rng.choice([0.0, 0.0, 1.0])
    return poses, Push(round(rng.uniform(0, math.tau), 4), round(rng.random(), 4), side, height)


def simulated(poses: dict[str, physics.Pose], push: Push, step: float) -> tuple[float, physics.Trajectory]:
    """The CPU of a flick, and its record."""
    start = time.process_time()
    record = physics.simulate(school(), poses, "red", push, step)
    return time.process_time() - start, record


def bare(poses: dict[str, physics.Pose], push: Push, steps: int, at_once: bool) -> float:
    """The CPU of the engine's steps alone, in one call or in a loop of Python."""
    model, _ = physics.engine(school(), len(poses), physics.FINE)
    room = physics.Room(model, physics.FINE)
    position = room.here
    run = physics.Run(school(), list(poses.values()), physics.FINE, model, room)
    run.push(0, push)
    start = time.process_time()
    if at_once:
        mujoco.mj_step(model, position, nstep=steps)
    else:
        for _ in range(steps):
            mujoco.mj_step(model, position)
    return time.process_time() - start


def judged(record: physics.Trajectory) -> float:
    """The CPU of the referee."""
    runners = COLOURS[:3]
    start = time.process_time()
    judge(
        school(),
        record,
        colours=COLOURS,
        catcher="yellow",
        tokens={colour: {"D2", "D5", "D7"} for colour in runners},
        ids={colour: colour for colour in COLOURS},
        active="red",
        first_flick=False,
        two_players=False,
    )
    return time.process_time() - start


def table(found: dict[str, Any]) -> str:
    """The figures for people."""
    cost = found["milliseconds"]
    met = "meets" if found["times_bare"] <= found["most"] else "misses"
    lines = [
        "# ICECOOL: what a flick costs",
        "",
        f"{found['date']}, {found['machine']}, Python {found['python']}, mujoco-core {found['mujoco']}; "
        f"{found['flicks']} random flicks, four penguins, to rest; CPU of one core, best of {REPEATS}.",
        "",
        "| what | ms a flick |",
        "| --- | ---: |",
        f"| simulate: steps, samples, rest (I2, I3) | {cost['ours']} |",
        f"| bare `mj_step`, all steps in one call | {cost['bare']} |",
        f"| `mj_step`, one call a step | {cost['loop']} |",
        f"| simulate on the coarse step, for plans | {cost['coarse']} |",
        f"| the referee | {cost['referee']} |",
        "",
        f"{found['times_bare']} × bare `mj_step` ({met} the aim of at most {found['most']}), "
        f"{found['times_loop']} × one call a step; "
        f"{found['flicks_per_second']} flicks/s, {found['plans_per_second']} judged plans/s; "
        f"{found['samples']} samples, {found['bytes']['mean']} bytes a flick on the wire "
        f"(most {found['bytes']['most']}); at rest after {found['seconds_to_rest']['median']} s "
        f"(median, most {found['seconds_to_rest']['most']}).",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
