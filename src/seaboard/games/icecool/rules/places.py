"""Where a penguin is and where it may be put: rooms, doors, red lines, the nearest free floor point."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from seaboard.games.icecool.board import TINY, Board, Door, Point, Rect

PLACES = 6  # decimals of a metre in a position (I3)


def rounded(point: Point) -> Point:
    """A point as a position keeps it: micrometres, and no minus before a zero (I3)."""
    return round(point[0], PLACES) + 0.0, round(point[1], PLACES) + 0.0


# ------------------------------------------------------------------ rooms and doors


def inside(rect: Rect, point: Point) -> bool:
    """True if the rectangle holds the point, its border included."""
    return rect[0] - TINY <= point[0] <= rect[2] + TINY and rect[1] - TINY <= point[1] <= rect[3] + TINY


def room_of(board: Board, point: Point) -> str | None:
    """The room over whose footprint a point lies; on a shared edge the lower id (I5)."""
    x, y = point
    for name, room in board.rooms.items():
        x0, y0, x1, y1 = room.footprint
        if x0 <= x <= x1 and y0 <= y <= y1:
            return name
    return None


def nearest_room(board: Board, point: Point) -> str:
    """The room of a point, or of the board's nearest point to it (I60)."""
    x0, y0, x1, y1 = board.plan.outer
    return room_of(board, (min(max(point[0], x0), x1), min(max(point[1], y0), y1))) or next(iter(board.rooms))


def depth(door: Door, point: Point) -> float:
    """n: how far past the door's mid-plane a point is, in the direction from room a to room b (I5)."""
    (x, y), (cx, cy), (nx, ny) = point, door.centre, door.normal
    return (x - cx) * nx + (y - cy) * ny


def to_strip(door: Door, point: Point) -> float:
    """The distance of a point from the floor under the lintel (I5)."""
    x0, y0, x1, y1 = door.strip
    return math.hypot(max(x0 - point[0], 0.0, point[0] - x1), max(y0 - point[1], 0.0, point[1] - y1))


def in_frame(board: Board) -> float:
    """A footprint is in a door's frame below this distance of its centre from the strip (I5)."""
    return board.radius - board.plan.tolerances.eps_geom - TINY


def stuck_in(board: Board, point: Point) -> Door | None:
    """The door a resting penguin is stuck in (I50)."""
    return next((door for door in board.doors if to_strip(door, point) < in_frame(board)), None)


def seen_in(board: Board, door: Door, point: Point) -> list[str]:
    """The rooms in which a penguin stuck in a door can be seen from above, a before b (I51)."""
    shows = board.radius - door.depth / 2 - board.plan.tolerances.visible_min - TINY
    n = depth(door, point)
    return [room for room, seen in ((door.a, n < shows), (door.b, n > -shows)) if seen]


def closeness(board: Board, door: Door, point: Point) -> float:
    """How much of a footprint is still in a door's frame, in metres; 0 or less: none."""
    return board.radius - to_strip(door, point)


def touches_circle(board: Board, point: Point) -> bool:
    """True if a footprint there touches the red circle (I15)."""
    circle = board.plan.red_circle
    return math.dist(point, circle.centre) < board.radius + circle.radius - TINY


# ------------------------------------------------------------------ free places


def is_free(board: Board, point: Point, others: Iterable[Point]) -> bool:
    """True if a penguin there keeps 1 mm from all others (I17, I36)."""
    return all(math.dist(point, other) >= board.apart - TINY for other in others)


def nearest_free_floor(board: Board, room: str, wish: Point, others: Sequence[Point]) -> Point:
    """The free floor point of a room nearest to a wish; ties: smallest angle from +x (I17)."""
    r = board.radius
    x0, y0, x1, y1 = board.rooms[room].interior
    floor = (x0 + r, y0 + r, x1 - r, y1 - r)
    clamped = (min(max(wish[0], floor[0]), floor[2]), min(max(wish[1], floor[1]), floor[3]))
    candidates = [clamped, *_round_others(wish, others, board.apart, floor)]
    free = [p for p in candidates if inside(floor, p) and is_free(board, p, others)]
    if not free:
        return clamped  # three penguins cannot fill a room, so this is for strange boards only
    least = min(math.dist(wish, p) for p in free)
    nearest = [p for p in free if math.dist(wish, p) <= least + TINY]
    return rounded(min(nearest, key=lambda p: _angle(wish, p)))


def _angle(wish: Point, point: Point) -> float:
    turn = math.atan2(point[1] - wish[1], point[0] - wish[0]) % math.tau
    return 0.0 if math.tau - turn < TINY else turn


def _round_others(wish: Point, others: Sequence[Point], apart: float, floor: Rect) -> Iterator[Point]:
    """The wish projected on the circles round the others; where these meet each other or a side."""
    for number, (x, y) in enumerate(others):
        away = math.dist(wish, (x, y))
        if away < TINY:
            yield x + apart, y
        else:
            yield x + (wish[0] - x) * apart / away, y + (wish[1] - y) * apart / away
        for other in others[:number]:
            yield from _meeting((x, y), other, apart)
        for side in (floor[0], floor[2]):
            if (square := apart * apart - (side - x) ** 2) >= 0:
                yield side, y + math.sqrt(square)
                yield side, y - math.sqrt(square)
        for side in (floor[1], floor[3]):
            if (square := apart * apart - (side - y) ** 2) >= 0:
                yield x + math.sqrt(square), side
                yield x - math.sqrt(square), side


def _meeting(first: Point, second: Point, radius: float) -> Iterator[Point]:
    """Where two circles of one radius meet."""
    (x, y), (a, b) = first, second
    half = math.dist(first, second) / 2
    if TINY < half <= radius:
        up = math.sqrt(radius * radius - half * half) / (2 * half)
        middle = ((x + a) / 2, (y + b) / 2)
        yield middle[0] - (b - y) * up, middle[1] + (a - x) * up
        yield middle[0] + (b - y) * up, middle[1] - (a - x) * up


# ------------------------------------------------------------------ red lines


def line_rooms(board: Board, point: Point) -> list[str]:
    """The rooms whose red line a penguin at rest may be put on (I45, I52)."""
    if (door := stuck_in(board, point)) is not None:
        return seen_in(board, door, point)
    room = room_of(board, point)
    return [room] if room is not None and not inside(board.rooms[room].red_rect, point) else []


def line_point(board: Board, room: str, point: Point, others: Sequence[Point]) -> Point | None:
    """The closest free point of a room's red line; None if there is none (I46, I47, I48)."""
    best: tuple[float, Point] | None = None
    for start, end in board.rooms[room].red_lines:
        for candidate in _closest_on(start, end, point, others, board.apart):
            away = math.dist(point, candidate)
            if best is None or away < best[0] - TINY:
                best = away, candidate
    return rounded(best[1]) if best else None


def _closest_on(start: Point, end: Point, point: Point, others: Sequence[Point], apart: float) -> list[Point]:
    """The closest point of every piece of a segment that the others leave free, from its start on."""
    length = math.dist(start, end)
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    taken = []
    for x, y in others:
        along, off = (x - start[0]) * ux + (y - start[1]) * uy, (x - start[0]) * uy - (y - start[1]) * ux
        if abs(off) < apart:
            half = math.sqrt(apart * apart - off * off)
            taken.append((along - half, along + half))
    pieces, begin = [], 0.0
    for low, high in sorted(taken):
        if low >= begin:
            pieces.append((begin, min(low, length)))
        begin = max(begin, high)
    pieces.append((begin, length))
    wish = (point[0] - start[0]) * ux + (point[1] - start[1]) * uy
    found = [min(max(wish, low), high) for low, high in pieces if low <= high and low <= length]
    return [(start[0] + s * ux, start[1] + s * uy) for s in found]
