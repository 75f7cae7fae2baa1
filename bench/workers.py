"""What a cold worker costs before it is ready: a process from nothing to its first move, in CPU time.

--write renews workers.md beside this file.
"""

from __future__ import annotations

import argparse
import os
import platform
import resource
import subprocess
import sys
from datetime import date
from importlib.metadata import version
from pathlib import Path

from timing import load

RESULTS = Path(__file__).with_name("workers.md")
PACKAGES = ("seaboard", "numpy", "gymnasium", "pettingzoo", "open_spiel")
ROUNDS = 7
LIMIT = 0.5  # seconds
VECTOR = "import seaboard; env = seaboard.vector({game!r}, 1024, players={n}); env.step(env.sample())"
TURNS = "; ".join(
    (
        "from seaboard.envs.pettingzoo import env",
        "made = env({game!r}, players={n})",
        "made.reset(seed=1)",
        "made.step(made.action_space(made.agent_selection).sample())",
    )
)
SEAT = "; ".join(
    (
        "import gymnasium, seaboard.envs.gymnasium as ours",
        "made = gymnasium.make(ours.known_as({game!r}), players={n})",
        "made.reset(seed=1)",
        "made.step(made.action_space.sample())",
    )
)
STATE = "import pyspiel, seaboard.envs.openspiel; pyspiel.load_game({state!r}).new_initial_state()"
BOT = "; ".join(
    (
        "import seaboard",
        "match = seaboard.game({game!r}).new(players={n}, seed=1)",
        "seaboard.bot('plankton').choose(match, match.to_move[0])",
    )
)
GAMES = {"Fish & Chips": ("fish-and-chips", 2), "Urchins": ("urchins", 2), "Oh Crab!": ("oh-crab", 4)}
OURS = {
    "`seaboard.vector`, 1,024 tables": VECTOR,
    "PettingZoo": TURNS,
    "Gymnasium": SEAT,
    "OpenSpiel": STATE,
    "a bot's first move": BOT,
}
NAKED = {
    "Python alone": "pass",
    "NumPy alone": "import numpy",
    "PettingZoo alone": "import pettingzoo",
    "Gymnasium alone": "import gymnasium",
    "OpenSpiel alone": "import numpy, pyspiel",
}


def programs() -> dict[str, str]:
    """What is run, by its name."""
    found = dict(NAKED)
    for what, program in OURS.items():
        for title, (game, n) in GAMES.items():
            state = f"seaboard_{game.replace('-', '_')}(players={n})"
            found[f"{what}, {title}"] = program.format(game=game, n=n, state=state)
    return found


def seconds(program: str) -> float:
    """The CPU time of a process that runs a program and ends."""
    # Where bytecode is not written, a third of what is measured would be Python's compiler; pip writes it.
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", program], check=True, stdout=subprocess.DEVNULL, env=surroundings)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measured() -> dict[str, list[float]]:
    """All programs by turns, after one run that writes bytecode."""
    found: dict[str, list[float]] = {name: [] for name in programs()}
    for number in range(ROUNDS + 1):
        for name, program in programs().items():
            taken = seconds(program)
            if number:
                found[name].append(taken)
    return found


def page(found: dict[str, list[float]]) -> str:
    """The figures as a page."""
    versions = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    rows = [f"| {name} | {sorted(took)[ROUNDS // 2]:.2f} | {min(took):.2f} |" for name, took in found.items()]
    return "\n".join(
        [
            "# A cold worker",
            "",
            f"{date.today().isoformat()}, one core of {platform.machine()}, {os.cpu_count()} cores, "
            f"Python {platform.python_version()}, {versions}.",
            f"Seconds of CPU of a process that starts, makes a first move and ends; {ROUNDS} runs by turns,",
            f"with machine code and bytecode at hand. At most {LIMIT} are wanted. {load()}",
            "",
            "| worker | median | least |",
            "|---|---:|---:|",
            *rows,
        ]
    )


def main() -> None:
    """Measure, print, and write what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    args = parser.parse_args()
    text = page(measured())
    print(text)
    if args.write:
        RESULTS.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
