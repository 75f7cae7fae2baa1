"""Whether the parts of a board file fit together; the first field that does not, and what is wanted there."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from seaboard.games.icecool.board import Door, Plan, Rect

CLOSE = 1e-4  # metres: what a ruler cannot tell apart
FISH_DOORS = 3  # each Runner has three tokens (I8)

Wrong = tuple[str, str]  # the field, and what is wanted there


def check(plan: Plan) -> Wrong | None:
    """The first thing wrong with a board, None if it can be played on."""
    return next(_wrongs(plan), None)


def _wrongs(plan: Plan) -> Iterator[Wrong]:
    yield from _numbers(plan)
    yield from _body(plan)
    yield from _rooms(plan)
    yield from _doors(plan)
    yield from _marks(plan)
    yield from _walls(plan)


def _numbers(plan: Plan) -> Iterator[Wrong]:
    import msgspec

    def finite(value: object, where: str) -> Iterator[Wrong]:
        if isinstance(value, float) and not math.isfinite(value):
            yield where, "wanted a finite number"
        elif isinstance(value, dict):
            for key, part in value.items():
                yield from finite(part, f"{where}.{key}" if where else str(key))
        elif isinstance(value, list | tuple):
            for number, part in enumerate(value):
                yield from finite(part, f"{where}[{number}]")

    yield from finite(msgspec.to_builtins(plan), "")


def _body(plan: Plan) -> Iterator[Wrong]:
    body, wall = plan.penguin, plan.wall
    if body.head_radius > body.base_radius:
        yield "penguin.head_radius", "wanted at most base_radius"
    if abs(body.base_radius + body.head_axial_offset + body.head_radius - body.height) > CLOSE:
        yield "penguin.height", "wanted base_radius + head_axial_offset + head_radius"
    if -body.com_axial_from_base_centre >= body.base_radius:
        yield "penguin.com_axial_from_base_centre", "wanted inside the base sphere"
    if wall.thickness_shared >= 2 * body.base_radius:
        yield "wall.thickness_shared", "wanted less than two base radii (I51)"
    if not wall.lintel_z[0] < wall.lintel_z[1] <= wall.height + CLOSE:
        yield "wall.lintel_z", "wanted lower edge, upper edge, the upper at most wall.height"
    if body.height >= wall.lintel_z[0]:
        yield "penguin.height", "wanted lower than wall.lintel_z[0]: a penguin must fit through a door"


def _rooms(plan: Plan) -> Iterator[Wrong]:
    if not 2 <= len(plan.rooms) <= 9:
        yield "rooms", "wanted from 2 to 9 rooms"
    if not _is_rect(plan.outer):
        yield "outer", "wanted x0 < x1 and y0 < y1"
    for name, room in plan.rooms.items():
        at = f"rooms.{name}"
        for part, inside, of in (
            ("footprint", plan.outer, "outer"),
            ("interior", room.footprint, "footprint"),
            ("red_rect", room.interior, "interior"),
        ):
            rect: Rect = getattr(room, part)
            if not _is_rect(rect):
                yield f"{at}.{part}", "wanted x0 < x1 and y0 < y1"
            if not _within(rect, inside):
                yield f"{at}.{part}", f"wanted inside {of}"
        if min(room.interior[2] - room.interior[0], room.interior[3] - room.interior[1]) < 4 * _reach(plan):
            yield f"{at}.interior", "wanted at least two penguins wide and long"
        if not _same_lines(room.red_lines, room.red_rect):
            yield f"{at}.red_lines", "wanted the four sides of red_rect"
    for name, room in plan.rooms.items():
        for other, second in plan.rooms.items():
            if name < other and _overlap(room.footprint, second.footprint) > CLOSE:
                yield f"rooms.{other}.footprint", f"wanted beside rooms.{name}.footprint, not over it"


def _doors(plan: Plan) -> Iterator[Wrong]:
    names = [door.id for door in plan.doors]
    for number, door in enumerate(plan.doors):
        at = f"doors[{number}]"
        if names.count(door.id) > 1:
            yield f"{at}.id", f"{door.id} stands twice"
        for part in ("a", "b"):
            if getattr(door, part) not in plan.rooms:
                yield f"{at}.{part}", "wanted the id of a room"
        if door.a == door.b:
            yield f"{at}.b", "wanted another room than a"
        if door.normal not in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            yield f"{at}.normal", "wanted a unit vector along x or y, from a to b"
        if door.width <= 2 * plan.penguin.base_radius:
            yield f"{at}.width", "wanted wider than a penguin"
        if max(abs(p - q) for p, q in zip(door.strip, _strip(door), strict=True)) > CLOSE:
            yield f"{at}.strip", "wanted centre ± width/2 along the wall and ± depth/2 across it"
        for part, sign in (("a", -1), ("b", 1)):
            beside = tuple(c + sign * n * door.depth for c, n in zip(door.centre, door.normal, strict=True))
            if not _holds(plan.rooms[getattr(door, part)].footprint, beside[0], beside[1]):
                yield f"{at}.{part}", "wanted the room on that side of the door's centre"
    if sum(door.fish for door in plan.doors) != FISH_DOORS:
        yield "doors", f"wanted fish on exactly {FISH_DOORS} of them"


def _marks(plan: Plan) -> Iterator[Wrong]:
    circle, area = plan.red_circle, plan.catcher_area
    for at, room in (("red_circle.room", circle.room), ("catcher_area.room", area.room)):
        if room not in plan.rooms:
            yield at, "wanted the id of a room"
    x, y = circle.centre
    if not _within((x, y, x, y), _shrunk(plan.rooms[circle.room].interior, _reach(plan))):
        yield "red_circle.centre", "wanted a place where a penguin can stand in that room"
    if not _is_rect(area.rect) or not _within(
        area.rect, _shrunk(plan.rooms[area.room].interior, _reach(plan))
    ):
        yield "catcher_area.rect", "wanted a rectangle in which a penguin can stand anywhere"


def _walls(plan: Plan) -> Iterator[Wrong]:
    for number, block in enumerate(plan.walls):
        x0, y0, z0, x1, y1, z1 = block.box
        if not (x0 < x1 and y0 < y1 and 0 <= z0 < z1):
            yield f"walls[{number}].box", "wanted x0 < x1, y0 < y1, 0 <= z0 < z1"
        for door in plan.doors:
            if z0 < door.height - CLOSE and _overlap((x0, y0, x1, y1), door.strip) > CLOSE:
                yield f"walls[{number}].box", f"closes the door {door.id}"
    for door in plan.doors:
        if not any(block.kind == f"lintel {door.id}" for block in plan.walls):
            yield "walls", f'wanted a "lintel {door.id}"'


def _strip(door: Door) -> Rect:
    along = (door.depth / 2, door.width / 2) if door.normal[0] else (door.width / 2, door.depth / 2)
    (x, y), (dx, dy) = door.centre, along
    return x - dx, y - dy, x + dx, y + dy


def _reach(plan: Plan) -> float:
    return plan.penguin.base_radius


def _same_lines(lines: tuple[tuple[tuple[float, float], tuple[float, float]], ...], rect: Rect) -> bool:
    x0, y0, x1, y1 = rect
    corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    sides = [{a, b} for a, b in zip(corners, corners[1:] + corners[:1], strict=True)]
    return (
        len(lines) == 4 and all({a, b} in sides for a, b in lines) and len({frozenset(s) for s in lines}) == 4
    )


def _is_rect(rect: Rect) -> bool:
    return rect[0] < rect[2] and rect[1] < rect[3]


def _shrunk(rect: Rect, by: float) -> Rect:
    return rect[0] + by, rect[1] + by, rect[2] - by, rect[3] - by


def _within(inner: Rect, outer: Rect) -> bool:
    return _holds(outer, inner[0], inner[1]) and _holds(outer, inner[2], inner[3])


def _holds(rect: Rect, x: float, y: float) -> bool:
    return rect[0] - CLOSE <= x <= rect[2] + CLOSE and rect[1] - CLOSE <= y <= rect[3] + CLOSE


def _overlap(first: Rect, second: Rect) -> float:
    """How deep two rectangles lie in each other, in the direction in which they do so least."""
    wide = min(first[2], second[2]) - max(first[0], second[0])
    high = min(first[3], second[3]) - max(first[1], second[1])
    return min(wide, high)
