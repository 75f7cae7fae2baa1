"""A level of today against the strongest player of the first release: `bench/against.py GAME`.

    .venv/bin/python bench/against.py fish-and-chips [--players 2] [--bot dolphin@0.15s] [--matches 40]

One seat has the level, all others have the rival; every deal is played from every seat. Results lie in
against/ beside this file, a line of JSON each: a run that was stopped goes on where it was. against.md beside
this file is written anew from all that is there.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

import seaboard
from seaboard.arena.contest import Contest, plan_for
from seaboard.arena.crews import local
from seaboard.arena.entrants import enter
from seaboard.arena.errors import ArenaError
from seaboard.arena.rating import Estimate, duel
from seaboard.arena.results import Result
from seaboard.arena.summary import whole_deals
from seaboard.terminal.contest_bar import ContestBar
from seaboard.words import Words

REPORT = Path(__file__).with_name("against.md")
FOLDER = Path(__file__).with_name("against")
BOT, RIVAL = "dolphin@0.15s", "orca-0.1@1s"
WANTED = {("fish-and-chips", 2): 90, ("urchins", 2): 75, ("oh-crab", 4): 70}  # percent of the matches
USUAL = dict(WANTED.keys())


@dataclass(frozen=True)
class Pairing:
    """A level at one seat of a table, its rival at all others."""

    game: str
    players: int
    bot: str
    rival: str

    @property
    def file(self) -> str:
        return f"{self.game}_{self.players}_{self.bot}_{self.rival}.jsonl"

    @classmethod
    def of(cls, file: Path) -> Pairing:
        """As a file is named."""
        game, players, bot, rival = file.name.removesuffix(".jsonl").split("_")
        return cls(game, int(players), bot, rival)

    def contest(self, folder: Path, matches: int) -> Contest:
        match = seaboard.game(self.game).new(players=self.players, seed=0)
        plan = plan_for(match, enter([self.rival, self.bot]), matches)
        return Contest(replace(plan, line_up=(1, *[0] * (self.players - 1))), folder / self.file)


def main(arguments: list[str] | None = None) -> int:
    """Play what is missing, then write the page."""
    wanted = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wanted.add_argument(
        "game", metavar="GAME", nargs="?", choices=seaboard.games(), help="none: only the page"
    )
    wanted.add_argument("--players", type=int, help="seats (usually as the page wants them)")
    wanted.add_argument("--bot", default=BOT, help="at one seat (%(default)s)")
    wanted.add_argument("--rival", default=RIVAL, help="at all others (%(default)s)")
    wanted.add_argument("--matches", type=int, default=40, help="at least so many (%(default)s)")
    wanted.add_argument("--workers", type=int, default=1, help="matches at a time (%(default)s)")
    wanted.add_argument("--folder", type=Path, default=FOLDER, help="where results lie")
    wanted.add_argument("--report", type=Path, default=REPORT, help="what is written")
    given = wanted.parse_args(arguments)
    if given.game is not None:
        players = USUAL.get(given.game, 2) if given.players is None else given.players
        bar = ContestBar(sys.stderr, Words("en", "cli"))
        try:
            pairing = Pairing(given.game, players, given.bot, given.rival)
            pairing.contest(given.folder, given.matches).run(local(given.workers), bar.show)
        except KeyboardInterrupt:
            bar.rest()
        except (ArenaError, seaboard.SeaboardError) as error:
            wanted.error(str(error))
        bar.wipe()
    text = page(given.folder)
    given.report.write_text(text, encoding="utf-8")
    print(text)
    return 0


def page(folder: Path) -> str:
    """A row for each file of results."""
    files = sorted(folder.glob("*.jsonl"))
    rows = [row(Pairing.of(file), file.parent) for file in files]
    older = sum(earlier(Pairing.of(file), file.parent) for file in files)
    return "\n".join(
        [
            "# Levels of today against the first release",
            "",
            f"{date.today().isoformat()}, {platform.machine()}, Python {platform.python_version()}; a load of"
            f" {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores when this was written.",
            "One seat has the level, all others have the rival; every deal is played from every seat. Seconds"
            " a decision are those of a processor, so that",
            "others on the machine take little of them, and a shared win counts in part"
            " (`.venv/bin/python bench/against.py GAME`).",
            "",
            "| game | players | level | rival | wins, 95 % | even | wanted | matches | CPU s |",
            "| --- | ---: | --- | --- | --- | ---: | ---: | ---: | ---: |",
            *rows,
            *(["", f"{older} matches were played by earlier sources than today's."] if older else []),
            "",
        ]
    )


def earlier(pairing: Pairing, folder: Path) -> int:
    """How many matches were played by other sources: what thinks by the clock cannot be played again."""
    contest = pairing.contest(folder, 1)
    return sum(result.sources != contest.plan.sources for result in contest.file.found.values())


def row(pairing: Pairing, folder: Path) -> str:
    """What came of a pairing so far."""
    contest = pairing.contest(folder, 1)
    most = max(contest.file.found, default=-1) + 1
    plan = replace(contest.plan, matches=max(1, most))
    deals = whole_deals(plan, contest.file.found.values())
    played = [result for deal in deals for result in deal]
    found = duel([sum(map(share, deal)) / len(deal) for deal in deals]).rate if deals else None
    wanted = WANTED.get((pairing.game, pairing.players)) if pairing.bot == BOT else None
    cells = (
        seaboard.game(pairing.game).title,
        pairing.players,
        f"`{pairing.bot}`",
        f"`{pairing.rival}`",
        "–" if found is None else percent(found),
        f"{100 / pairing.players:.0f} %",
        f"{wanted} %" if wanted else "",
        len(played),
        round(sum(result.cpu for result in played)),
    )
    return f"| {' | '.join(map(str, cells))} |"


def share(result: Result) -> float:
    """The level's part of the win: its number in the plan is 1."""
    best = result.order[0]
    return sum(result.seats[seat] == 1 for seat in best) / len(best)


def percent(found: Estimate) -> str:
    """A rate and its interval."""
    return f"{100 * found.value:.1f} % [{100 * found.low:.1f}, {100 * found.high:.1f}]"


if __name__ == "__main__":
    sys.exit(main())
