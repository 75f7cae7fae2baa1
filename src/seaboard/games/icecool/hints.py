"""Why a move of ICECOOL is good: the doors it passes, the Catcher it flees, the Runner it reaches."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from seaboard.bots.advice import IMAGINED, Case, Explained, Place, Reason
from seaboard.games.icecool import notation
from seaboard.games.icecool.board import Door as Doorway
from seaboard.games.icecool.board import Point
from seaboard.games.icecool.events import Door, RoundOver, Touch
from seaboard.games.icecool.rules import School, places
from seaboard.kernel.chance import chance
from seaboard.match.standing import Standing, TakenLater

STEADY: Final = "off"  # a flick is explained as it is meant, not as a hand may spoil it
NEAR: Final = 0.15  # metres
SECOND: Final = 2  # a catch for the second time, which ends the round of two players (I76)


@dataclass(frozen=True)
class Ice:
    """A flick: where everybody stands before it and would stand after it."""

    case: Case

    @property
    def school(self) -> School:
        """Before the flick."""
        school: School = self.case.here.position
        return school

    @cached_property
    def taken(self) -> TakenLater:
        """The flick of a steady hand."""
        game, steady = self.case.here.game, replace(self.school, noise=STEADY)
        return game.take(Standing(game, steady), self.case.seat, self.case.move, chance(IMAGINED))

    @property
    def after(self) -> School:
        """After the flick."""
        school: School = self.taken.after.position
        return school

    @property
    def me(self) -> str:
        """The letter of the seat's penguin."""
        return self.school.letter(self.case.seat)

    def passed(self, fish: bool) -> list[Door]:
        """The doors that one's own penguin goes through, with or without a fish for it (I19, I21)."""
        return [
            event
            for event in self.taken.events
            if isinstance(event, Door) and event.who == self.me and event.fish >= fish
        ]

    def at(self, school: School, seat: int) -> Point | None:
        """Where a penguin stands."""
        pose = school.poses[seat]
        return None if pose is None else pose.point

    def room(self, school: School, seat: int) -> str | None:
        """The room in which a penguin stands."""
        point = self.at(school, seat)
        return None if point is None else places.room_of(school.board, point)

    def apart(self, school: School, seat: int, other: int) -> float:
        """How far two penguins are from each other; without one of them endlessly far."""
        here, there = self.at(school, seat), self.at(school, other)
        return math.inf if here is None or there is None else math.dist(here, there)


def explain(case: Case) -> Explained:
    """A move by its phase (I8, I10, I38, I45)."""
    school: School = case.here.position
    match school.phase:
        case "place":
            return placed(case)
        case "line":
            return lined(case)
        case "skates":
            return skated(case)
    return flicked(Ice(case))


# ------------------------------------------------------------------ flicks


def flicked(ice: Ice) -> Explained:
    """A Runner wants fish and to stay away, the Catcher wants Runners (I21, I31)."""
    found = hunting(ice) if ice.case.seat == ice.school.catcher else running(ice)
    if found is not None:
        return found
    if passed := ice.passed(fish=False):
        door = passed[-1]
        params = {"room": door.to, "door": door.door}
        return Explained(at_door(door.door), Reason("door", "I19"), Reason("passes", "I19", params))
    return Explained(Place("own", ice.me), Reason("flick", "I10"), Reason("settles", "I10"))


def running(ice: Ice) -> Explained | None:
    """Through a fish door, away from the Catcher, or in front of the next fish (I21, I32)."""
    seat, catcher = ice.case.seat, ice.school.catcher
    if passed := ice.passed(fish=True):
        params: dict[str, str | int] = {"doors": len(passed), "door": passed[0].door}
        ends = any(isinstance(event, RoundOver) and "fish" in event.why for event in ice.taken.events)
        reason = Reason("last-fish" if ends else "fish", "I62" if ends else "I21", params)
        return Explained(at_door(passed[0].door), Reason("fish", "I21", {"doors": len(passed)}), reason)
    then, now = ice.apart(ice.school, seat, catcher), ice.apart(ice.after, seat, catcher)
    together = ice.room(ice.school, seat) == ice.room(ice.school, catcher)
    room = ice.room(ice.after, seat)
    hunter = ice.school.letter(catcher)
    if together and room is not None and room != ice.room(ice.after, catcher):
        reason = Reason("leaves", "I32", {"room": room, "colour": hunter})
        return Explained(Place("catcher", hunter), Reason("flee", "I32"), reason)
    if (door := shot(ice, room)) is not None:
        return Explained(at_door(door.id), Reason("line-up", "I21"), Reason("lines-up", "I21", called(door)))
    if math.inf > now > then + NEAR:
        reason = Reason("farther", "I32", {"colour": hunter})
        return Explained(Place("catcher", hunter), Reason("flee", "I32"), reason)
    return None


def shot(ice: Ice, room: str | None) -> Doorway | None:
    """A door of a room that still carries a fish of one's own (I21)."""
    left = ice.after.fish[ice.case.seat]
    doors = [door for door in ice.after.board.doors if room in (door.a, door.b) and door.id[1:] in left]
    return doors[0] if room is not None and doors else None


def hunting(ice: Ice) -> Explained | None:
    """A Runner touched, or nearer than before (I31, I32)."""
    seat = ice.case.seat
    for event in ice.taken.events:
        if isinstance(event, Touch) and event.catch and event.who != ice.me:
            where = Place("penguin", event.who, {"colour": event.who})
            told = {"colour": event.who, "again": "yes" if event.catch == SECOND else "no"}
            return Explained(where, Reason("catch", "I32"), Reason("catches", event.clause, told))
    runners = [other for other in wanted(ice.school) if ice.at(ice.after, other) is not None]
    if not runners:
        return None
    nearest = min(runners, key=lambda other: ice.apart(ice.after, seat, other))
    if ice.apart(ice.after, seat, nearest) < ice.apart(ice.school, seat, nearest):
        prey = {"colour": ice.school.letter(nearest)}
        where = Place("penguin", ice.school.letter(nearest), prey)
        return Explained(where, Reason("approach", "I31"), Reason("approaches", "I31", prey))
    return None


def wanted(school: School) -> list[int]:
    """The Runners who can still be caught: who has an ID, and of two players the only one (I32, I76)."""
    return [other for other in school.runners if school.ids[other] == other or school.players == 2]


# ------------------------------------------------------------------ what is decided without a flick


def placed(case: Case) -> Explained:
    """The Catcher's first place: in front of a fish door, or anywhere in the Kitchen (I8)."""
    move, school = notation.read_move(case.move), case.here.position
    area: str = school.board.plan.catcher_area.room
    where, kind = Place("area", None, {"room": area}), Reason("place", "I8", {"room": area})
    assert isinstance(move, notation.Place), "only a point is placed on"
    doors = [door for door in school.board.doors if door.fish and area in (door.a, door.b)]
    door = min(doors, key=lambda door: math.dist(door.centre, move.point), default=None)
    if door is not None and math.dist(door.centre, move.point) < NEAR:
        return Explained(where, kind, Reason("guards", "I8", called(door)))
    return Explained(where, kind, Reason("places", "I8", {"room": area}))


def lined(case: Case) -> Explained:
    """A red line gives room for the finger, or a shot; who stays has a reason too (I45, I50)."""
    school: School = case.here.position
    pose = school.poses[case.seat]
    assert pose is not None, "only who stands somewhere is offered a line"
    where = Place("own", school.letter(case.seat))
    move = notation.read_move(case.move)
    if not isinstance(move, notation.Line):
        return Explained(where, Reason("stay", "I45"), Reason("stays", "I45"))
    params: dict[str, str | int] = {"room": move.room}
    stuck = places.stuck_in(school.board, pose.point) is not None
    reason = Reason("frees", "I50", params) if stuck else Reason("lines", "I46", params)
    return Explained(where, Reason("line", reason.clause), reason)


def skated(case: Case) -> Explained:
    """Two 1s for another turn, or not (I38, I40)."""
    uses = case.move == "skates"
    kind = Reason("skate" if uses else "keep-ones", "I38")
    return Explained(Place("cards"), kind, Reason("skates" if uses else "keeps-ones", "I38"))


def at_door(door: str) -> Place:
    """A door, which the sentence calls by its rooms."""
    return Place("door", door, {"door": door})


def called(door: Doorway) -> dict[str, str | int]:
    """What a sentence wants to know of a door."""
    return {"door": door.id}


HINTS = explain
