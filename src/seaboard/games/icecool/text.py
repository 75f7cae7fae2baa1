"""The board for a terminal, from above."""

from __future__ import annotations

from collections.abc import Iterator

from .board import Door, Rect
from .rules import School

ACROSS, UP = 0.010, 0.020  # metres a character


def board(school: School) -> str:
    """Walls `#`, the red circle `o`, penguins as their letters, tokens on a lintel as small letters."""
    x0, y0, x1, y1 = school.board.plan.outer
    columns, rows = round((x1 - x0) / ACROSS), round((y1 - y0) / UP)
    grid = [[" "] * columns for _ in range(rows)]

    def put(x: float, y: float, letter: str) -> None:
        column, row = int((x - x0) / ACROSS), int((y - y0) / UP)
        grid[rows - 1 - min(max(row, 0), rows - 1)][min(max(column, 0), columns - 1)] = letter

    for block in school.board.plan.walls:
        if block.on_floor:
            left, low, _, right, high, _ = block.box
            for x, y in _cells((left, low, right, high)):
                put(x, y, "#")
    for door in school.board.doors:
        for x, y in _cells(door.strip):
            put(x, y, " ")
        for (x, y), letter in zip(_lintel(door), _tokens(school, door), strict=False):
            put(x, y, letter)
    circle = school.board.plan.red_circle
    put(*circle.centre, "o")
    for seat, pose in enumerate(school.poses):
        if pose is not None:
            put(pose.x, pose.y, school.seats[seat])
    return "\n".join(["".join(row).rstrip() for row in grid] + _below(school))


def _cells(rect: Rect) -> Iterator[tuple[float, float]]:
    """Points of a rectangle, close enough that every character it crosses is met."""
    across = max(1, round((rect[2] - rect[0]) / ACROSS))
    up = max(1, round((rect[3] - rect[1]) / UP))
    for i in range(across):
        for j in range(up):
            x, y = (
                rect[0] + (rect[2] - rect[0]) * (i + 0.5) / across,
                rect[1] + (rect[3] - rect[1]) * (j + 0.5) / up,
            )
            yield x, y


def _lintel(door: Door) -> list[tuple[float, float]]:
    """Where the tokens of a door are drawn: along its wall."""
    (x, y), along = door.centre, bool(door.normal[0])
    return [(x, y + step * UP) if along else (x + step * UP, y) for step in (-1, 0, 1)]


def _tokens(school: School, door: Door) -> str:
    return "".join(school.seats[s].lower() for s, doors in enumerate(school.fish) if door.id[1:] in doors)


def _below(school: School) -> list[str]:
    """Whose decision it is, and what everybody holds; face-down values stay hidden."""
    who = "-" if school.over else school.seats[school.turn]
    lines = [f"round {school.round_no}/{school.rounds}   {who} {school.phase}   pile {len(school.deck)}"]
    for seat, hand in enumerate(school.hands):
        role = "catcher" if seat == school.catcher else "runner"
        held = (
            "".join(school.seats[owner] for owner, holder in enumerate(school.ids) if holder == seat) or "-"
        )
        fish = school.fish[seat] or "-"
        points = f"   points {hand.points}" if school.over else ""
        cards = f"cards {len(hand.down)}+{hand.up}"
        lines.append(f"{school.seats[seat]} {role:7}   ids {held}   fish at {fish}   {cards}{points}")
    return lines
