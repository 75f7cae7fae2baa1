"""A plan on its way: what is there already, what is missing, and when it is enough."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from seaboard.match.errors import WrongPlayer
from seaboard.match.match import Match

from .crews import Crew
from .entrants import Entrant
from .errors import ArenaError
from .plan import Plan, sources_of
from .playing import play
from .results import Result, ResultsFile
from .sequential import Sprt
from .summary import Summary, points, summarise, whole_deals

Progress = Callable[["Contest", Result | None], None]


def plan_for(
    match: Match, entrants: tuple[Entrant, ...], matches: int, seed: int = 0, newcomers: int = 0
) -> Plan:
    """A plan of matches like this one; a bot of the house that cannot play them says so now."""
    if match.players < 2:
        raise ArenaError("alone")
    for entrant in entrants:
        if entrant.source is None:
            try:
                replace(entrant, seconds=0.0).player(0).choose(match.fork(0), match.to_move[0])
            except WrongPlayer as error:
                raise ArenaError("cannot-play", bot=entrant.name, game=match.game.title) from error
    return Plan(
        match.game.name,
        match.game.rules_version,
        match.players,
        tuple(match.options.items()),
        entrants,
        matches,
        seed,
        sources_of(match.game),
        newcomers=newcomers,
    )


class Contest:
    """The matches of a plan, kept in a file: a run plays only what is missing there."""

    def __init__(self, plan: Plan, path: Path, sprt: Sprt | None = None) -> None:
        if sprt is not None and not plan.is_duel:
            raise ArenaError("sprt-of-two")
        self.plan, self.sprt = plan, sprt
        self.file = ResultsFile(path, plan.id)

    @property
    def done(self) -> int:
        """How many matches of the plan are there."""
        return sum(fixture.number in self.file.found for fixture in self.plan.fixtures)

    def decided(self) -> bool:
        """A test has its verdict, so that no more matches are needed."""
        if self.sprt is None:
            return False
        return self.sprt.verdict(self._first_points()).accepted is not None

    def run(self, crew: Crew, progress: Progress = lambda contest, result: None) -> None:
        """Play what is missing; `progress` hears of the start and of every match."""
        missing = [fixture for fixture in self.plan.fixtures if fixture.number not in self.file.found]
        progress(self, None)
        if not missing or self.decided():
            return
        with closing(crew.run(play, self.plan, missing)) as results:
            for _, result in results:
                self.file.append(result)
                progress(self, result)
                if self.decided():
                    return

    def summary(self) -> Summary:
        """What all results say together; ArenaError if no deal is complete."""
        if self.sprt is None:
            return summarise(self.plan, self.file.found.values())
        return summarise(self.plan, [result for deal in self._first_deals() for result in deal], self.sprt)

    def _first_deals(self) -> list[list[Result]]:
        """Deals without a gap from the first on: a test must not hear of the short matches first."""
        found = whole_deals(self.plan, self.file.found.values())
        return [deal for number, deal in enumerate(found) if deal[0].deal == number]

    def _first_points(self) -> list[float]:
        return points(self._first_deals(), 1)
