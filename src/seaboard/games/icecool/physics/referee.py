"""What happened in a flick, read from its trajectory alone: doors, touches, leaving, rest (I79).

The referee does not know which engine made it (I4), changes nothing and draws nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from seaboard.games.icecool.board import TINY, Board, Door, Point, read_plan
from seaboard.games.icecool.rules import places
from seaboard.games.icecool.rules.school import School

from .path import Array, BadTrajectory, Path, Way, read_path
from .penguin import first_contact, reach, spheres

Event = dict[str, Any]
COLOURS: Final = ("red", "blue", "green", "yellow")
KINDS: Final = ("door", "touch", "out", "rest", "end", "restart", "repeat")  # the order at equal times (I79)
ON_THE_FLOOR: Final = 0.004  # metres above R: higher is not standing on a floor (I3, I60)
AWAY, SIDE_A, SIDE_B, IN = 0, 1, 2, 3

__all__ = ["BadTrajectory", "Event", "Question", "catch", "ending", "facing", "judge", "judged", "question"]


@dataclass(frozen=True)
class Question:
    """What the referee is told besides the trajectory (I79)."""

    board: Board
    colours: tuple[str, ...]
    catcher: str
    tokens: Mapping[str, Collection[str]]
    ids: Mapping[str, str]
    active: str
    first_flick: bool
    two_players: bool


def question(school: School) -> Question:
    """What the referee is told of a position whose active player flicks."""
    pose, seats = school.poses[school.turn], range(school.players)
    return Question(
        board=school.board,
        colours=tuple(school.colour(seat) for seat in seats),
        catcher=school.colour(school.catcher),
        tokens={school.colour(seat): {f"D{door}" for door in school.fish[seat]} for seat in school.runners},
        ids={school.colour(seat): school.colour(holder) for seat, holder in enumerate(school.ids)},
        active=school.colour(school.turn),
        first_flick=pose is not None and pose.on_circle,
        two_players=school.players == 2,
    )


def judge(
    board: Mapping[str, Any] | Board,
    trajectory: Mapping[str, Any],
    *,
    colours: Sequence[str],
    catcher: str,
    tokens: Mapping[str, Collection[str]],
    ids: Mapping[str, str],
    active: str,
    first_flick: bool,
    two_players: bool,
) -> list[Event]:
    """The events of a flick, from the trajectory and what else the referee is told, part by part (I4)."""
    school = board if isinstance(board, Board) else read_plan(board)
    asked = Question(school, tuple(colours), catcher, tokens, ids, active, first_flick, two_players)
    _check(asked)
    return judged(asked, trajectory)


def judged(asked: Question, trajectory: Mapping[str, Any]) -> list[Event]:
    """The events of a flick in the order of I79."""
    board = asked.board
    path = read_path(board, trajectory, asked.colours)
    left = {colour: _leaving(board, way) for colour, way in path.ways.items()}
    found = [*_doors(asked, path, left), *_touches(asked, path, left)]
    found += [_event(path.t[at], "out", colour) for colour, at in left.items() if at is not None]
    found.sort(key=lambda event: _order(asked, event))
    end = float(path.t[-1])
    return [*found, *_rests(asked, path, left, end), *_endings(asked, path, left, found, end)]


def facing(happened: Sequence[Event], trajectory: Mapping[str, Any]) -> list[Event]:
    """The same with the last yaw of whoever came to rest: display only, and no part of a verdict (I79)."""
    yaws = {colour: round(float(rows[-1][6])) % 360 for colour, rows in trajectory["poses"].items()}
    return [{**seen, "yaw": yaws[seen["who"]]} if seen["kind"] == "rest" else seen for seen in happened]


def _check(asked: Question) -> None:
    if not 2 <= len(asked.colours) <= 4 or len(set(asked.colours) & set(COLOURS)) != len(asked.colours):
        raise BadTrajectory("colours", f"two to four of {', '.join(COLOURS)}")
    for part in ("catcher", "active"):
        if getattr(asked, part) not in asked.colours:
            raise BadTrajectory(part, f"one of {', '.join(asked.colours)}")


def _event(t: float | None, kind: str, who: str, **more: Any) -> Event:
    return {"t": None if t is None else float(t), "kind": kind, "who": who, **more}


def _order(asked: Question, event: Event) -> tuple[float, int, int]:
    """By time, then the active player first and on clockwise, then by kind (I12, I79)."""
    seats = len(asked.colours)
    place = (asked.colours.index(event["who"]) - asked.colours.index(asked.active)) % seats
    return event["t"], place, KINDS.index(event["kind"])


# ------------------------------------------------------------------ leaving the board


def _leaving(board: Board, way: Way) -> int | None:
    """The first point outside the outer square and below the walls' top: out (I55)."""
    x0, y0, x1, y1 = board.plan.outer
    x, y, z = way.at.T
    e = TINY  # points cut out of a straight way may miss the border by the last bit
    outside = (x < x0 - e) | (x > x1 + e) | (y < y0 - e) | (y > y1 + e)
    return _first(outside & (z - board.radius < board.plan.wall.height - e))


def _first(true: npt.NDArray[np.bool_]) -> int | None:
    return int(np.argmax(true)) if true.any() else None


def _until(way: Way, left: int | None) -> int:
    """So many of a penguin's points count: all, or those up to its leaving (I13)."""
    return len(way) if left is None else left + 1


# ------------------------------------------------------------------ doors


def _doors(asked: Question, path: Path, left: Mapping[str, int | None]) -> list[Event]:
    """Every complete passage of every door; the first one through with an own token takes it (I19–I30)."""
    found: list[Event] = []
    for colour, way in path.ways.items():
        points = way.at[: _until(way, left[colour])]
        if len(points) < 2 or np.ptp(points[:, :2], axis=0).max() < TINY:
            continue  # whoever stands still passes no door
        rooms = _rooms(asked.board, points)
        low, high = (
            points[:, :2].min(axis=0) - asked.board.radius,
            points[:, :2].max(axis=0) + asked.board.radius,
        )
        for door in asked.board.doors:
            x0, y0, x1, y1 = door.strip
            if x0 > high[0] or x1 < low[0] or y0 > high[1] or y1 < low[1]:
                continue  # never near it
            found += _passages(asked, colour, door, points, _sides(asked.board, door, points, rooms), path.t)
    return found


def _rooms(board: Board, points: Array) -> npt.NDArray[np.int64]:
    """The number of the room each point is over, from 1; 0: none (I5)."""
    x, y = points[:, 0], points[:, 1]
    found = np.zeros(len(points), np.int64)
    for number, room in reversed(list(enumerate(board.rooms.values(), 1))):  # so that the lower id wins
        x0, y0, x1, y1 = room.footprint
        found[(x0 <= x) & (x <= x1) & (y0 <= y) & (y <= y1)] = number
    return found


def _sides(board: Board, door: Door, points: Array, rooms: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """On which side of a door each point is, or in its frame (I5, I6)."""
    x0, y0, x1, y1 = door.strip
    x, y = points[:, 0], points[:, 1]
    away = np.hypot(np.maximum(np.maximum(x0 - x, x - x1), 0.0), np.maximum(np.maximum(y0 - y, y - y1), 0.0))
    numbers = {name: number for number, name in enumerate(board.rooms, 1)}
    sides = np.where(rooms == numbers[door.a], SIDE_A, np.where(rooms == numbers[door.b], SIDE_B, AWAY))
    return np.where(away < places.in_frame(board), IN, sides)


def _passages(
    asked: Question, colour: str, door: Door, points: Array, sides: npt.NDArray[np.int64], t: Array
) -> list[Event]:
    starts = np.flatnonzero(np.diff(sides, prepend=-1))  # where a run of one side begins
    runs = sides[starts]
    found: list[Event] = []
    taken = runs[0] == IN  # who starts in the frame earns nothing from this door (I27)
    for k in range(1, len(runs) - 1):
        if runs[k] != IN or {int(runs[k - 1]), int(runs[k + 1])} != {SIDE_A, SIDE_B}:
            continue
        low = _height(door, points[starts[k] - 1 : starts[k + 1] + 1]) - asked.board.radius
        under = asked.board.plan.tolerances.z_under_threshold - TINY
        how = "through" if low < under else "over"
        owns = colour != asked.catcher and door.id in asked.tokens.get(colour, ())
        fish = owns and how == "through" and not taken
        taken = taken or fish
        to = door.a if runs[k + 1] == SIDE_A else door.b
        more = {"door": door.id, "to": to, "how": how, "fish": bool(fish)}
        found.append(_event(t[starts[k + 1]], "door", colour, **more))
    return found


def _height(door: Door, points: Array) -> float:
    """The height of the reference point where it crosses the door's mid-plane for the last time (I20)."""
    n = (points[:, 0] - door.centre[0]) * door.normal[0] + (points[:, 1] - door.centre[1]) * door.normal[1]
    crossed = np.flatnonzero(np.diff(n >= 0))
    if not len(crossed):
        return float(points[len(points) // 2, 2])
    at = crossed[-1]
    share = n[at] / (n[at] - n[at + 1])
    return float(points[at, 2] + share * (points[at + 1, 2] - points[at, 2]))


# ------------------------------------------------------------------ touches


def _touches(asked: Question, path: Path, left: Mapping[str, int | None]) -> list[Event]:
    """The first contact of every pair, and whether it catches a Runner (I31–I35, I74, I76)."""
    found = []
    for first, second in combinations(path.ways, 2):
        ways = path.ways[first], path.ways[second]
        both = min(_until(ways[0], left[first]), _until(ways[1], left[second]))
        at = _contact(asked.board, *ways, both)
        if at is not None:
            who, other = (second, first) if first == asked.catcher else (first, second)
            found.append(_event(path.t[at], "touch", who, other=other, catch=catch(asked, who, other)))
    return found


def catch(asked: Question, runner: str, other: str) -> int:
    """1: the ID is taken now (I32), 2: the second catch with two players (I76), 0: nothing."""
    if other != asked.catcher:
        return 0
    if asked.ids.get(runner) == runner:
        return 1
    return 2 if asked.two_players else 0


def _contact(board: Board, first: Way, second: Way, both: int) -> int | None:
    """The first point at which two bodies of five spheres are at most 0.5 mm apart (I31)."""
    limit = board.plan.tolerances.eps_contact + TINY
    apart = first.at[:both] - second.at[:both]
    near = np.flatnonzero(np.einsum("ij,ij->i", apart, apart) <= (2 * reach(board) + limit) ** 2)
    if not len(near):
        return None
    p, u, q, v = map(np.ascontiguousarray, (first.at, first.axis, second.at, second.axis))
    at = first_contact(p, u, q, v, near, spheres(board), limit)
    return None if at < 0 else at


# ------------------------------------------------------------------ rest and endings


def _rests(asked: Question, path: Path, left: Mapping[str, int | None], end: float) -> list[Event]:
    """Where everybody stands after the flick: as they came to rest, returned or dropped (I3, I56–I60)."""
    board = asked.board
    how = {colour: _how(board, way, left[colour]) for colour, way in path.ways.items()}
    stands = {c: _point(path.ways[c].at[-1]) for c in how if how[c] == "stands"}
    for colour, way in path.ways.items():
        if how[colour] == "stands":
            continue
        others = [point for c, point in stands.items() if c != colour]
        stands[colour] = _put_back(board, way, how[colour], others)
    found = []
    for colour in path.ways:
        door = places.stuck_in(board, stands[colour])
        seen = places.seen_in(board, door, stands[colour]) if door else []
        x, y = stands[colour]
        more = {"x": x, "y": y, "how": how[colour], "stuck": door.id if door else None, "seen": seen}
        found.append(_event(end, "rest", colour, **more))
    return found


def _how(board: Board, way: Way, left: int | None) -> str:
    if left is not None or len(way) < 1:
        return "returned"
    return "dropped" if way.at[-1, 2] > board.radius + ON_THE_FLOOR else "stands"


def _put_back(board: Board, way: Way, how: str, others: Sequence[Point]) -> Point:
    """Back to its t0 point, or down from a wall; if that is taken, the nearest free floor point (I56–I60)."""
    wish = _point(way.at[0] if how == "returned" else way.at[-1])
    if how == "returned" and places.is_free(board, wish, others):
        return wish
    return places.nearest_free_floor(board, places.nearest_room(board, wish), wish, others)


def _point(row: Array) -> Point:
    return places.rounded((float(row[0]), float(row[1])))


def _endings(
    asked: Question, path: Path, left: Mapping[str, int | None], found: Sequence[Event], end: float
) -> list[Event]:
    """Whether the round ends, the Runner restarts or the flick is repeated (I15, I62, I75–I77)."""
    if ended := ending(asked, found, end):
        return ended
    way = path.ways.get(asked.active)
    stays = way is not None and left[asked.active] is None and _is_on_circle(asked.board, way)
    return [_event(end, "repeat", asked.active)] if asked.first_flick and stays else []


def _is_on_circle(board: Board, way: Way) -> bool:
    """True if the footprint still touches the red circle at the last sample (I15)."""
    x, y = way.at[-1, :2]
    return places.touches_circle(board, (x, y))


def ending(asked: Question, found: Sequence[Event], t: float | None) -> list[Event]:
    """The end of the round, or with two players the restart of a caught Runner, or neither (I62, I75–I77)."""
    if why := _why_the_round_ends(asked, found):
        return [_event(t, "end", asked.catcher, why=why)]
    caught = [event["who"] for event in found if event["kind"] == "touch" and event["catch"] == 1]
    return [_event(t, "restart", caught[0])] if asked.two_players and caught else []


def _why_the_round_ends(asked: Question, found: Sequence[Event]) -> list[str]:
    """`fish`: a Runner has all three; `ids`: all are caught; `second`: caught again (I62, I76)."""
    taken = {(event["who"], event["door"]) for event in found if event["kind"] == "door" and event["fish"]}
    caught = {event["who"]: event["catch"] for event in found if event["kind"] == "touch" and event["catch"]}
    why = []
    if any(
        all((colour, door) in taken for door in doors)
        for colour, doors in asked.tokens.items()
        if colour != asked.catcher and colour in asked.colours
    ):
        why.append("fish")
    holds = [
        c for c in asked.colours if c == asked.catcher or c in caught or asked.ids.get(c) == asked.catcher
    ]
    if not asked.two_players and len(holds) == len(asked.colours):
        why.append("ids")
    if 2 in caught.values():
        why.append("second")
    return why
