"""How far apart the levels are, in every game and for every number of players: `make ladder`.

Two players: each level against the next. More: tables of neighbours and mixed ones, in one fit. Alone: how
many deals each wins.
Results lie in ladder/ beside this file, a line of JSON each: a run that was stopped goes on where it was.
ladder.md beside this file is written anew from all that is there.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Iterable, Iterator
from datetime import date
from itertools import pairwise
from pathlib import Path

import alone
import msgspec
from rungs import Climbed, Rung, climbed

import seaboard
from seaboard.arena.contest import Contest
from seaboard.arena.crews import Crew, OnRay, cores, local
from seaboard.arena.errors import ArenaError
from seaboard.arena.playing import play
from seaboard.arena.plot import elo_text
from seaboard.arena.results import Result
from seaboard.arena.summary import Rise
from seaboard.terminal.contest_bar import ContestBar
from seaboard.words import Words

REPORT = Path(__file__).with_name("ladder.md")
FOLDER = Path(__file__).with_name("ladder")
TIMES = "times.json"  # in that folder: how long each contest took, in seconds, or a whole configuration
GAMES = ("urchins", "fish-and-chips", "icecool", "oh-crab")
LEVELS = ("plankton", "herring", "seal", "dolphin", "orca")
SOLO = "fish-and-chips"  # the one game that can be played alone
DEALS = 100  # of each level, alone
CONFIRMED = 8  # matches of a contest that are played again to see whether its bots still play the same
LEAST, MOST, SURE = 150, 350, 100  # Elo of a step, and above what its interval must lie


def main(arguments: list[str] | None = None) -> int:
    """Play what is missing, then write the report."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument(
        "--only", action="append", metavar="GAME/PLAYERS[/PAIR]", help="may be given several times"
    )
    wanted.add_argument("--games", type=int, help="matches of a contest (usually as rungs.py has settled)")
    wanted.add_argument("--workers", type=int, default=cores(), help="matches at a time")
    wanted.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster")
    wanted.add_argument("--fresh", action="store_true", help="forget earlier results of what is played")
    wanted.add_argument(
        "--confirm",
        action="store_true",
        help="play some matches of earlier sources again, and no others: if they are the same, so are all",
    )
    wanted.add_argument("--folder", type=Path, default=FOLDER, help="where results lie")
    wanted.add_argument("--report", type=Path, default=REPORT, help="what is written")
    given = wanted.parse_args(arguments)
    everything = list(rungs())
    chosen = [rung for rung in everything if not given.only or {rung.name, rung.full_name} & set(given.only)]
    known = {name for rung in everything for name in (rung.name, rung.full_name)} | {f"{SOLO}/1"}
    if unknown := set(given.only or ()) - known:
        wanted.error(f"not a configuration: {', '.join(sorted(unknown))}")
    crew = local(given.workers) if given.ray is None else OnRay(given.ray, given.workers)
    ended = 0
    if given.fresh:
        for name in {rung.name for rung in chosen} - {rung.name for rung in everything if rung not in chosen}:
            untold(name, given.folder)  # of a whole configuration: all of it is played afresh
    try:
        for number, rung in enumerate(chosen, 1):
            told = f"{number}/{len(chosen)} {rung.full_name} "
            if given.confirm:
                print(f"{told}{confirm(rung, given.folder, crew)}", file=sys.stderr)
            else:
                climb(rung, given.folder, given.games, crew, given.fresh, told)
        if SOLO in GAMES and not given.confirm and (not given.only or f"{SOLO}/1" in given.only):
            climb_alone(given.folder, min(given.games or DEALS, DEALS), crew, given.fresh)
    except KeyboardInterrupt:
        ended = 130
    except ArenaError as error:
        print(f"{error}; --fresh forgets earlier results", file=sys.stderr)
        ended = 2
    text = report(everything, given.folder, given.games)
    given.report.write_text(text, encoding="utf-8")
    print(text)
    return ended


def rungs() -> Iterator[Rung]:
    """Every contest: neighbours, and mixed tables for more than two players; a missing level is left out."""
    for game in GAMES:
        levels = levels_of(game)
        for players in seaboard.game(game).seats:
            if players > 2 and len(levels) > 2:
                yield Rung(game, players, levels)
            if players > 1:
                yield from (Rung(game, players, pair) for pair in pairwise(levels))


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that a game has."""
    return tuple(level for level in LEVELS if level in seaboard.bots(game))


def climb(rung: Rung, folder: Path, matches: int | None, crew: Crew, fresh: bool, told: str = "") -> None:
    """Play one contest and add up how long it took."""
    if fresh:
        forget(rung, folder)
    if not (matches or rung.matches):
        return
    contest, noted = rung.contest(folder, matches), time.monotonic()
    bar = ContestBar(sys.stderr, Words("en", "cli"), told)

    def heard(contest: Contest, result: Result | None) -> None:
        nonlocal noted
        bar.show(contest, result)
        if result is not None:  # a kill loses no more than a match
            now = time.monotonic()
            took(rung.full_name, now - noted, folder)
            noted = now

    try:
        contest.run(crew, heard)
    finally:
        bar.rest()


def confirm(rung: Rung, folder: Path, crew: Crew) -> str:
    """Whether today's bots play matches of earlier sources as they were played; then these are today's too.

    Sources change more often than play does: every match is settled by its seed, so some stand for all.
    """
    if not rung.file(folder).exists():
        return "not played"
    contest = rung.contest_so_far(folder, 1)
    plan, found = contest.plan, contest.file.found
    older = [result for result in found.values() if result.sources != plan.sources]
    some = older[:: max(1, len(older) // CONFIRMED)][:CONFIRMED]
    for _, again in crew.run(play, plan, [plan.fixtures[result.number] for result in some]):
        before = found[again.number]
        if (again.order, again.scores, again.plies) != (before.order, before.scores, before.plies):
            return f"match {again.number} is played differently today"
    lines = [msgspec.json.encode(msgspec.structs.replace(r, sources=plan.sources)) for r in found.values()]
    rung.file(folder).write_bytes(b"".join(line + b"\n" for line in lines))
    return f"{len(some)} of {len(older)} matches of earlier sources played again: the same"


def took(name: str, seconds: float, folder: Path) -> None:
    """Add up the time of a contest."""
    times = read_times(folder)
    times[name] = round(times.get(name, 0.0) + seconds, 3)
    (folder / TIMES).write_text(json.dumps(times, indent=1) + "\n", encoding="utf-8")


def climb_alone(folder: Path, deals: int, crew: Crew, fresh: bool) -> None:
    """Let every level play alone."""
    file, began = alone_file(folder), time.monotonic()
    if fresh:
        file.unlink(missing_ok=True)
        untold(f"{SOLO}/1", folder)
    try:
        alone.climb(SOLO, LEVELS, deals, file, crew)
    finally:
        took(f"{SOLO}/1", time.monotonic() - began, folder)


def alone_file(folder: Path) -> Path:
    return folder / f"{SOLO}-1.jsonl"


def forget(rung: Rung, folder: Path) -> None:
    """Remove the results of a contest, and how long it took."""
    rung.file(folder).unlink(missing_ok=True)
    untold(rung.full_name, folder)


def untold(name: str, folder: Path) -> None:
    """Forget a time. One of a whole configuration stays: nobody knows how much of it was this contest's."""
    times = read_times(folder)
    if times.pop(name, None) is not None:
        (folder / TIMES).write_text(json.dumps(times, indent=1) + "\n", encoding="utf-8")


def noted_of(name: str, contests: Iterable[str], times: dict[str, float]) -> float | None:
    """How long a configuration took with all these contests of it; None where runs have noted only some."""
    keys = set(contests)
    if name not in times and not (keys and keys <= times.keys()):
        return None
    return sum(seconds for key, seconds in times.items() if key == name or key in keys)


def read_times(folder: Path) -> dict[str, float]:
    """Seconds by contest, of early runs by configuration."""
    file = folder / TIMES
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


# ------------------------------------------------------------------ the report


def report(everything: list[Rung], folder: Path, matches: int | None) -> str:
    """The page: a table for each configuration, from all results there are."""
    times = read_times(folder)
    names = dict.fromkeys(rung.name for rung in everything)
    found = {
        name: climbed([rung for rung in everything if rung.name == name], folder, matches) for name in names
    }
    steps = [step for one in found.values() for step in one.steps]
    wanted = sum(len(levels_of(name.partition("/")[0])) - 1 for name in found)
    met = sum(fits(step) and sure(step) for step in steps)
    unplayed = f"; {wanted - len(steps)} are not played yet" if len(steps) < wanted else ""
    solo = alone.cpu_of(alone_file(folder))
    played = [rung for rung in everything if rung.file(folder).exists()]
    noted = {
        name: noted_of(name, (rung.full_name for rung in played if rung.name == name), times)
        for name in found
    }
    spent = {name: one.cpu if (told := noted[name]) is None else told for name, one in found.items()}
    spent[f"{SOLO}/1"] = times.get(f"{SOLO}/1", solo)
    parts = [
        "# The ladder: how far apart the levels are",
        "",
        f"{date.today().isoformat()}, {machine()}, Python {platform.python_version()}; "
        f"{span(sum(spent.values()))} of wall time in all (`make ladder`).",
        f"A step shall have {LEAST} to {MOST} Elo, and its 95 % interval lie above {SURE}: "
        f"{met} of {wanted} do{unplayed}. Every deal is played from all seats.",
        "Two players: neighbours, Elo of their deals. More: tables of neighbours and mixed ones, one "
        "Plackett–Luce fit ([how](../docs/decisions/057-arena-ratings.md)).",
    ]
    for name, all_of_it in found.items():
        game, _, players = name.partition("/")
        if name == f"{SOLO}/2":
            parts += ["", f"## {seaboard.game(SOLO).title}, alone", ""]
            parts += alone.section(SOLO, LEVELS, alone_file(folder), wall(times.get(f"{SOLO}/1"), solo))
        parts += ["", f"## {seaboard.game(game).title}, {players} players", ""]
        if missing := [level for level in LEVELS if level not in seaboard.bots(game)]:
            parts += [f"There is no {', '.join(missing)} in this game.", ""]
        parts += section(all_of_it, noted[name]) if all_of_it.steps else ["Not played yet."]
    return "\n".join(parts) + "\n"


def section(found: Climbed, noted: float | None) -> list[str]:
    """The table of one configuration."""
    lines = [
        f"| step | Elo and 95 % interval | {LEAST}–{MOST} | above {SURE} | matches | CPU s |",
        "| --- | --- | --- | --- | ---: | ---: |",
    ]
    for step in found.steps:
        met = found.where_both_play(step)
        lines.append(
            f"| {step.lower} → {step.upper} | {elo_text(step.elo.estimate)} | {yes(fits(step))} | "
            f"{yes(sure(step))} | {sum(s.matches for s in met)} | {sum(s.cpu for s in met):.0f} |"
        )
    lines += ["", f"{found.cpu:.0f} s of CPU, {wall(noted, found.cpu)}."]
    if failed := sum(entry.failures for summary in found.summaries for entry in summary.bots):
        lines.append(f"{failed} times a bot failed and lost.")
    if missing := sum(s.planned - s.matches for s in found.summaries):
        lines.append(f"Not finished: {missing} matches are missing.")
    if older := sum(summary.older for summary in found.summaries):
        lines.append(f"{older} matches were played by earlier sources; `--confirm` plays some again.")
    return lines


def wall(noted: float | None, cpu: float) -> str:
    """How long it took; a run that was killed may have noted nothing, but its matches did."""
    if noted is None:
        return f"{span(cpu)} of wall time (no run noted it: the time of all matches)"
    return f"{span(noted)} of wall time"


def fits(step: Rise) -> bool:
    """The step is neither too small nor too large."""
    return LEAST <= step.elo.estimate.value <= MOST


def sure(step: Rise) -> bool:
    """The whole interval says that it is a step."""
    return step.elo.estimate.low > SURE


def yes(met: bool) -> str:
    return "yes" if met else "**no**"


def span(seconds: float) -> str:
    """Hours, minutes and seconds."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"


def machine() -> str:
    """The processor's name."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        name = next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        name = platform.processor() or platform.machine()
    return f"{os.cpu_count()} cores of {name}"


if __name__ == "__main__":
    sys.exit(main())
