"""What all results of a plan say together. Only deals that were played from every seat count."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import msgspec

from .errors import ArenaError
from .finishing import Order, Ranking, rank
from .plan import Plan
from .rating import Duel, Estimate, duel
from .results import Result
from .sequential import Sprt, Verdict

EQUAL = Estimate(0.0, 0.0, 0.0)


class Elo(msgspec.Struct, frozen=True):
    """A difference in Elo and its 95 % interval, as JSON can say it: None where there is no end.

    Who only wins has neither `value` nor `high`, who only loses neither `value` nor `low`.
    """

    value: float | None
    low: float | None
    high: float | None

    @classmethod
    def of(cls, found: Estimate) -> Elo:
        """The same without infinities."""
        value, low, high = (
            end if math.isfinite(end) else None for end in (found.value, found.low, found.high)
        )
        return cls(value, low, high)

    @property
    def estimate(self) -> Estimate:
        """The same with them, to be compared and drawn."""
        low = -math.inf if self.low is None else self.low
        high = math.inf if self.high is None else self.high
        beyond = low if self.low is None else high
        return Estimate(beyond if self.value is None else self.value, low, high)


class Entry(msgspec.Struct, frozen=True):
    """One bot."""

    bot: str
    matches: int  # a bot that sits at a table twice counts twice
    rate: float  # of the rivals it finished before; a tie counts half
    score: float  # the mean of the game's own scores
    seconds: float  # of thinking, in a match
    failures: int
    elo: Elo  # above the weakest
    refused: int = 0  # answers in text that were no legal move
    instead: int = 0  # moves that were chosen for it then


class Rise(msgspec.Struct, frozen=True):
    """From one bot to the next, in the order given."""

    lower: str
    upper: str
    elo: Elo
    superior: float  # the likelihood that the upper one is better


class Summary(msgspec.Struct, frozen=True):
    """A plan and what came of it, ready for JSON."""

    plan: str
    game: str
    players: int
    options: dict[str, str | int | bool]
    seed: int
    planned: int  # matches
    matches: int
    deals: int
    bots: tuple[Entry, ...]
    steps: tuple[Rise, ...]
    pairs: tuple[int, ...] | None  # of two bots: deals by points of the second, 0, ¼, ½, ¾, 1
    verdict: Verdict | None
    cpu: float  # seconds, of all matches
    older: int  # matches that were played by other sources than today's
    failure: str  # the first one, as the bot told it


def summarise(plan: Plan, results: Iterable[Result], sprt: Sprt | None = None) -> Summary:
    """The table of a plan; with a test, only the deals until its verdict. ArenaError if there is none yet."""
    deals = whole_deals(plan, results)
    verdict = None
    if sprt is not None:
        verdict = sprt.verdict(points(deals, 1))
        deals = deals[: verdict.deals]
    if not deals:
        raise ArenaError("nothing-played")
    played = [result for deal in deals for result in deal]
    found = duel(points(deals, 1)) if plan.is_duel else None
    ranking = two(found) if found else rank(len(plan.entrants), map(orders, deals), plan.seed)
    names = plan.names
    return Summary(
        plan.id,
        plan.game,
        plan.players,
        dict(plan.options),
        plan.seed,
        len(plan.fixtures),
        len(played),
        len(deals),
        tuple(_entry(number, name, played, ranking.ratings[number]) for number, name in enumerate(names)),
        tuple(
            Rise(lower, upper, Elo.of(elo), superior)
            for lower, upper, elo, superior in zip(
                names[:-1], names[1:], ranking.steps, ranking.superior, strict=True
            )
        ),
        found.pairs if found else None,
        verdict,
        round(sum(result.cpu for result in played), 1),
        sum(result.sources != plan.sources for result in played),
        next((f"{r.line_up[f.seat]}: {f.error}" for r in played for f in r.failures), ""),
    )


def whole_deals(plan: Plan, results: Iterable[Result]) -> list[list[Result]]:
    """The deals of which every match is there, in the order of the plan."""
    deals: dict[int, list[Result]] = {}
    for result in sorted(results, key=lambda result: result.number):
        if result.number < len(plan.fixtures):
            deals.setdefault(result.deal, []).append(result)
    return [deal for deal in deals.values() if len(deal) == plan.players]


def points(deals: Sequence[Sequence[Result]], entrant: int) -> list[float]:
    """What one of two bots has of each deal, between 0 and 1."""
    return [sum(rate(result, result.seats.index(entrant)) for result in deal) / len(deal) for deal in deals]


def rate(result: Result, seat: int) -> float:
    """Of how many of the others a seat finished before; ties count half."""
    place = {one: number for number, group in enumerate(result.order) for one in group}
    others = [one for one in place if one != seat]
    won = sum(place[seat] < place[one] for one in others) + 0.5 * sum(
        place[seat] == place[one] for one in others
    )
    return won / len(others)


def orders(deal: Sequence[Result]) -> list[Order]:
    """The finishing orders of a deal, by entrants."""
    return [[[result.seats[seat] for seat in group] for group in result.order] for result in deal]


def two(found: Duel) -> Ranking:
    """A duel as a ranking: how much the second is above the first."""
    better = found.elo.value > 0
    ratings = (EQUAL, found.elo) if better else (found.elo.minus(), EQUAL)
    return Ranking(ratings, (found.elo,), (found.superior,))


def _entry(number: int, name: str, played: Sequence[Result], elo: Estimate) -> Entry:
    mine = [(result, seat) for result in played for seat, who in enumerate(result.seats) if who == number]
    failures = sum(failure.seat == seat for result, seat in mine for failure in result.failures)
    return Entry(
        name,
        len(mine),
        sum(rate(result, seat) for result, seat in mine) / len(mine) if mine else 0.0,
        sum(result.scores[seat] for result, seat in mine) / len(mine) if mine else 0.0,
        sum(result.seconds[seat] for result, seat in mine) / len(mine) if mine else 0.0,
        failures,
        Elo.of(elo),
        sum(result.refused[seat] for result, seat in mine if result.refused),
        sum(result.instead[seat] for result, seat in mine if result.instead),
    )
