"""A bot for ICECOOL: tries flicks, refines the best, and lets unsteady hands decide among finalists."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from statistics import fmean

from seaboard.bots.base import Bot, check_time
from seaboard.bots.budget import Budget
from seaboard.bots.thought import Choice, Thought
from seaboard.games.icecool import rules
from seaboard.games.icecool.board import Point
from seaboard.games.icecool.flick import Flick, Push, read_flick, unsteady
from seaboard.games.icecool.notation import Line, Place
from seaboard.games.icecool.play import judge, simulated
from seaboard.games.icecool.rules import School
from seaboard.games.icecool.rules.places import room_of
from seaboard.kernel.chance import Chance, below, chance
from seaboard.match.errors import WrongPlayer
from seaboard.match.match import Match

from .aims import aims, vary
from .chances import chances
from .levels import Level, level_of
from .worth import window, worth

ROUGH = 1 / 640  # seconds a step of the engine
KEPT = 3  # of the first tries, to be refined
SMALL_ANGLE = 0.02  # radians
MANY = 1 << 32
TOLD = 5  # flicks that a thought names
HANDS = 6  # that two flicks are compared by
PAYS, PAYS_AT_THE_END = 2.0, 0.6  # what a further flick must promise for two 1s to be turned


class Flicker(Bot):
    """Plays from what everybody sees; tries are counted: the same position has the same answer."""

    def __init__(self, name: str, seed: int = 0, level: Level | None = None) -> None:
        super().__init__(name, seed)
        self._given = level  # in place of those of its name

    def level(self, school: School) -> Level:
        """How it plays at a table of so many."""
        return self._given or level_of(self.name, school.players)

    def _choices(self, match: Match, seat: int | None) -> list[str]:
        if match.game.name != "icecool":
            raise WrongPlayer(f"{self.name} plays ICECOOL only, not {match.game.title}")
        return super()._choices(match, seat)

    def think(self, match: Match, seat: int | None = None, seconds: float | None = None) -> Thought:
        """The flicks it tried, and what they would make of everybody's chances; elsewhere the move alone."""
        check_time(seconds)
        school: School = match.here
        seat = school.turn if seat is None else seat
        if school.phase != "flick" or len(self._choices(match, seat)) == 1:
            move = self.choose(match, seat, seconds)
            now = chances(school, seat)
            return Thought((Choice(move, 1.0, now[seat], line=(move,)),), now, 0)
        tried = self._tried(school, self._coin(match, seat), seconds)[:TOLD]
        told = [
            Choice(str(flick), 1 / len(tried), chances(school, seat, value)[seat]) for value, flick in tried
        ]
        mean = sum(value for value, _ in tried) / len(tried)
        return Thought(tuple(told), chances(school, seat, mean), self.level(school).simulations)

    def appraise(self, match: Match, seat: int, moves: Sequence[str]) -> tuple[float, ...] | None:
        """Flicks tried by the same hands: the best of many tries, looked at once more, is no luckier then."""
        school: School = match.here
        flicks = [flick for move in moves if isinstance(flick := read_flick(move), Flick)]
        if school.phase != "flick" or len(flicks) < len(moves):
            return None
        hands = int(below(self._coin(match, seat), MANY))
        return tuple(chances(school, seat, self._proven(school, flick, hands))[seat] for flick in flicks)

    def _pick(self, match: Match, seat: int | None, moves: list[str], seconds: float | None) -> str:
        school: School = match.here
        rng = self._coin(match, seat)
        if school.phase == "place":
            return str(Place(self._spot(school)))
        if school.phase == "line":
            return self._line(school)
        flick, value = self._best(school, rng, seconds)
        if school.phase == "skates":
            enough = PAYS_AT_THE_END if school.round_no == school.rounds else PAYS
            return "skates" if value >= enough else "no"
        return str(self._aimed(school, flick, rng))

    # ------------------------------------------------------------------ small decisions

    def _spot(self, school: School) -> Point:
        """In front of the fish door of the Catcher's room, if that level knows it; else in the middle."""
        area = school.board.plan.catcher_area
        doors = [d for d in school.board.doors if d.fish and area.room in (d.a, d.b)]
        if not doors or not self.level(school).guards:
            return rules.default_spot(school)
        (x, y), (x0, y0, x1, y1) = doors[0].centre, area.rect
        spot = round(min(max(x, x0), x1), 4), round(min(max(y, y0), y1), 4)
        return spot if rules.can_place(school, spot) else rules.default_spot(school)

    def _line(self, school: School) -> str:
        """The red line in the room with the best shot; stuck, a penguin earns nothing (I27)."""
        choices = rules.line_choices(school)
        return str(Line(max(choices, key=lambda room: (_prospect(school, room, choices[room]), room))))

    def _aimed(self, school: School, flick: Flick, rng: Chance) -> Flick:
        """The flick as this level manages to aim it."""
        level = self.level(school)
        if level.aim == 0.0:
            return flick
        shaken = vary(flick, rng, level.aim, level.strength)
        return shaken if rules.can_flick(school, shaken) else flick

    # ------------------------------------------------------------------ flicks

    def _best(self, school: School, rng: Chance, seconds: float | None) -> tuple[Flick, float]:
        """The most promising flick and its value."""
        value, flick = self._tried(school, rng, seconds)[0]
        return flick, value

    def _tried(self, school: School, rng: Chance, seconds: float | None) -> list[tuple[float, Flick]]:
        """All flicks that were tried, or those that unsteady hands were tried with, and their values."""
        level = self.level(school)
        trying, proving = _budgets(level, seconds)
        tried: list[tuple[float, Flick]] = []
        for flick in islice(aims(school, rng), level.tries - level.refined):
            if not trying.next_chunk():
                break
            tried.append((self._try(school, flick.steady), flick))
        for number in range(level.refined):
            if not trying.next_chunk():
                break
            kept = sorted(tried, key=_by_value)[:KEPT]
            flick = vary(kept[number % len(kept)][1], rng, SMALL_ANGLE)
            if rules.can_flick(school, flick):
                tried.append((self._try(school, flick.steady), flick))
        best = sorted(tried, key=_by_value)
        hands = int(below(rng, MANY))
        values = {flick: [value] for value, flick in best[: level.finalists]}
        for number in range(level.repeats):  # all finalists with one hand before the next: time may run out
            for flick, found in values.items():
                if proving.next_chunk():
                    found.append(self._proof(school, flick, chance(hands, number)))
        proven = [(sum(found) / len(found), flick) for flick, found in values.items()]
        return sorted(proven or best, key=_by_value)

    def _try(self, school: School, push: Push) -> float:
        """What a flick would be worth, as far as a plan can tell."""
        return _worth(school, push, ROUGH)

    def _proven(self, school: School, flick: Flick, hands: int) -> float:
        """The mean value of a flick by several hands."""
        return fmean(self._proof(school, flick, chance(hands, number)) for number in range(HANDS))

    def _proof(self, school: School, flick: Flick, hand: Chance) -> float:
        """The value with its own aim and a hand that it draws itself, as unsteady as everybody's."""
        if school.noise == "off" and self.level(school).aim == 0.0:
            return _worth(school, flick.steady)
        return self._try(school, unsteady(self._aimed(school, flick, hand), school.noise, hand))


def _budgets(level: Level, seconds: float | None) -> tuple[Budget, Budget]:
    """For tries and for all together: on a slow machine too, time is left for the finalists."""
    most = level.seconds if seconds is None else seconds
    share = most * level.tries / level.simulations
    return Budget(share, level.tries, chunk=1), Budget(most, level.simulations, chunk=1)


def _by_value(tried: tuple[float, Flick]) -> float:
    return -tried[0]


def _worth(school: School, push: Push, step: float | None = None) -> float:
    """What a flick would be worth."""
    return worth(school, judge(school, simulated(school, push, step)))


def _prospect(school: School, room: str, point: Point) -> float:
    """How good the shots from a point of a room's red line are."""
    me = school.turn
    if me == school.catcher:
        prey = [school.poses[s] for s in school.runners if school.ids[s] == s or school.players == 2]
        return float(sum(p is not None and room_of(school.board, p.point) == room for p in prey))
    doors = [d for d in school.board.doors if d.id[1:] in school.fish[me] and room in (d.a, d.b)]
    return max((window(door, point, school.board.radius) for door in doors), default=-1.0)
