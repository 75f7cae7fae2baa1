"""The contests of the ladder, and what those of one configuration say together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import seaboard
from seaboard.arena.contest import Contest, plan_for
from seaboard.arena.entrants import enter
from seaboard.arena.errors import ArenaError
from seaboard.arena.finishing import Order, rank
from seaboard.arena.summary import Elo, Rise, Summary, orders, whole_deals

USUAL = 400  # matches of a contest that is not named here
# How many matches a contest has, settled before they are played. Tables of neighbours decide a step; where
# matches are dear there are no mixed ones.
MATCHES = {
    "urchins/2": 240,
    "urchins/3": 0,
    "urchins/3/mixed": 600,
    "urchins/3/dolphin-orca": 102,
    "urchins/4": 0,
    "urchins/4/mixed": 320,
    "urchins/4/plankton-herring": 100,
    "fish-and-chips/2": 240,
    "fish-and-chips/3": 102,
    "fish-and-chips/3/mixed": 240,
    "fish-and-chips/3/seal-dolphin": 0,
    "fish-and-chips/4": 100,
    "fish-and-chips/4/mixed": 0,
    "fish-and-chips/4/dolphin-orca": 40,
    "icecool/2": 100,
    "icecool/3": 54,
    "icecool/3/mixed": 0,
    "icecool/4": 40,
    "icecool/4/mixed": 0,
    "oh-crab/2": 160,
    "oh-crab/3": 201,
    "oh-crab/3/dolphin-orca": 0,
    "oh-crab/4": 200,
    "oh-crab/4/mixed": 300,
    "oh-crab/4/seal-dolphin": 300,
    "oh-crab/4/dolphin-orca": 0,
    "oh-crab/5": 200,
    "oh-crab/5/mixed": 165,
    "oh-crab/5/dolphin-orca": 0,
}
# Which deals. Whoever chooses numbers by what matches of a configuration said measures them by other ones:
# the seed of a contest rises when one of its levels is changed, and what was played before is forgotten.
SEEDS = {
    "fish-and-chips/4": 1,
    "icecool/2": 1,
    "icecool/3": 2,
    "icecool/3/herring-seal": 3,
    "icecool/4": 1,
}


@dataclass(frozen=True)
class Rung:
    """A game, a number of players, and the levels that are compared in one contest."""

    game: str
    players: int
    bots: tuple[str, ...]

    @property
    def name(self) -> str:
        """The configuration: some contests share it."""
        return f"{self.game}/{self.players}"

    @property
    def full_name(self) -> str:
        """The contest alone."""
        return f"{self.name}/{'-'.join(self.bots) if len(self.bots) == 2 else 'mixed'}"

    def file(self, folder: Path) -> Path:
        """Where its results lie."""
        parts = [self.game, str(self.players), *(self.bots if len(self.bots) == 2 else ())]
        return folder / f"{'-'.join(parts)}.jsonl"

    @property
    def matches(self) -> int:
        """How many matches it shall have."""
        return MATCHES.get(self.full_name, MATCHES.get(self.name, USUAL))

    @property
    def seed(self) -> int:
        """Of its deals."""
        return SEEDS.get(self.full_name, SEEDS.get(self.name, 0))

    def contest(self, folder: Path, matches: int | None = None) -> Contest:
        """So many matches, or as many as it shall have."""
        match = seaboard.game(self.game).new(players=self.players, seed=0)
        wanted = self.matches if matches is None else matches
        plan = plan_for(match, enter(self.bots), wanted, self.seed)
        return Contest(plan, self.file(folder))

    def contest_so_far(self, folder: Path, matches: int | None = None) -> Contest:
        """All results that there are, also where an earlier run was longer than this one."""
        most = max(self.contest(folder, matches).file.found, default=-1) + 1
        return self.contest(folder, max(self.matches if matches is None else matches, most))


@dataclass(frozen=True)
class Climbed:
    """What the contests of one configuration came to."""

    steps: list[Rise]
    summaries: list[Summary]

    @property
    def cpu(self) -> float:
        """The seconds of all matches."""
        return sum(summary.cpu for summary in self.summaries)

    def where_both_play(self, step: Rise) -> list[Summary]:
        """The contests that know both ends of a step."""
        return [s for s in self.summaries if {step.lower, step.upper} <= {entry.bot for entry in s.bots}]


def climbed(rungs: Sequence[Rung], folder: Path, matches: int | None = None) -> Climbed:
    """All results of one configuration; what has not begun says nothing."""
    contests, summaries = [], []
    for rung in rungs:
        if rung.file(folder).exists():
            contest = rung.contest_so_far(folder, matches)
            try:
                summaries.append(contest.summary())
            except ArenaError:  # no deal is complete yet
                continue
            contests.append(contest)
    if rungs[0].players == 2:
        return Climbed([step for summary in summaries for step in summary.steps], summaries)
    levels = list(dict.fromkeys(bot for rung in rungs for bot in rung.bots))
    found = Climbed(joint_steps(levels, contests), summaries)
    return Climbed([step for step in found.steps if found.where_both_play(step)], summaries)


def joint_steps(levels: Sequence[str], contests: Iterable[Contest]) -> list[Rise]:
    """One Plackett–Luce fit of all tables, mixed ones and those of neighbours, by names of levels.

    At mixed tables the strong hide how far apart the weak are, above all where only the winner is named.
    """
    deals: list[list[Order]] = []
    for contest in contests:
        number = [levels.index(name) for name in contest.plan.names]
        for deal in whole_deals(contest.plan, contest.file.found.values()):
            deals.append([[[number[bot] for bot in group] for group in order] for order in orders(deal)])
    if not deals:
        return []
    found = rank(len(levels), deals)
    pairs = zip(levels[:-1], levels[1:], found.steps, found.superior, strict=True)
    return [Rise(lower, upper, Elo.of(elo), superior) for lower, upper, elo, superior in pairs]
