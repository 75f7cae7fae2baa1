"""What a seat may see: the whole board, its own cards' values and everybody's number of cards (I67)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from . import rules
from .board import Board, Point
from .facts import FLICK_LIMITS, HEAD, Colour
from .flick import FINGER, in_the_way, obstacle
from .notation import Line
from .position import masked_position
from .rules import Phase, Pose, School, places

Noise = Literal["normal", "off", "kids"]
Numbers = list[float]  # JSON knows no tuples
SIDES = (-0.85, -0.4, 0.0, 0.4, 0.85)  # where on the penguin's back the page shows how far a finger reaches
DEGREES = 360


class RoomSketch(msgspec.Struct, frozen=True):
    """A room to draw."""

    id: str
    name: str
    footprint: Numbers  # x0, y0, x1, y1
    red_rect: Numbers


class DoorSketch(msgspec.Struct, frozen=True):
    """A door to draw, with the tokens that still sit on its lintel."""

    id: str
    a: str
    b: str
    centre: Numbers
    normal: list[int]
    width: float
    height: float
    depth: float
    fish: bool
    tokens: list[Colour]  # in seat order; one for each Runner who has not been through (I8, I21)


class BoardSketch(msgspec.Struct, frozen=True):
    """Everything that stands still, in metres."""

    name: str
    outer: Numbers
    wall_height: float
    lintel: Numbers  # lower and upper edge
    walls: list[Numbers]  # x0, y0, z0, x1, y1, z1
    rooms: list[RoomSketch]
    circle: Numbers  # x, y, radius
    area: Numbers  # where the Catcher may be placed
    penguin: Numbers  # base radius, head radius, height
    token_offsets: list[float]


class PenguinView(msgspec.Struct, frozen=True):
    """A penguin on the board."""

    colour: Colour
    x: float
    y: float
    yaw: int
    on_circle: bool
    room: str | None
    stuck: str | None  # the door it is stuck in (I50)
    seen: list[str]  # the rooms in which it is seen from above, if stuck (I51)
    in_frame: float  # millimetres of it that are still in the frame, if stuck


class Player(msgspec.Struct, frozen=True):
    """A player's things on the table."""

    colour: Colour
    role: Literal["catcher", "runner"]
    id_holder: Colour
    tokens: list[str]  # doors that still carry a token of that colour
    cards: int
    face_up: int  # 1s used for skates (I40)
    face_down: list[int] | None  # values: the owner's eyes only, everybody's when the match is over (I67)
    points: int | None


class LineChoice(msgspec.Struct, frozen=True):
    """A red line that may be used, and the exact point (I46)."""

    move: str
    room: str
    x: float
    y: float


class Arc(msgspec.Struct, frozen=True):
    """Directions without room for the finger: from, to in radians, counter-clockwise."""

    side: float
    start: float
    end: float


class FlickLimits(msgspec.Struct, frozen=True):
    """What a flick may be (section 4)."""

    power: Numbers  # lowest, highest
    side: Numbers
    height: Numbers
    head: float  # from this height on it is a head flick
    finger: float  # radius in metres
    blocked: list[Arc]
    noise: Noise


class View(msgspec.Struct, frozen=True):
    """All that a page shows."""

    you: Colour | None
    order: list[Colour]  # by seat, clockwise
    round: int
    rounds: int
    catcher: Colour
    turn: Colour | None
    phase: Phase
    board: BoardSketch
    doors: list[DoorSketch]
    penguins: list[PenguinView]
    players: list[Player]
    deck: int  # cards left in the pile
    lines: list[LineChoice]  # while the red line is offered (I45)
    limits: FlickLimits | None  # while somebody is to flick
    position: str  # the line with secrets masked (I78)


# ------------------------------------------------------------------ from a position


def view(school: School, seat: int | None) -> View:
    """What a seat, or a spectator, may see."""
    letters = [school.letter(each) for each in range(school.players)]
    lines = rules.line_choices(school) if school.phase == "line" else {}
    return View(
        you=None if seat is None else letters[seat],
        order=letters,
        round=school.round_no,
        rounds=school.rounds,
        catcher=letters[school.catcher],
        turn=None if school.over else letters[school.turn],
        phase=school.phase,
        board=sketch(school.board),
        doors=doors(school.board, dict(zip(letters, school.fish, strict=True))),
        penguins=[_penguin(school, s, pose) for s, pose in enumerate(school.poses) if pose is not None],
        players=[_player(school, s, seat) for s in range(school.players)],
        deck=len(school.deck),
        lines=[LineChoice(str(Line(room)), room, x, y) for room, (x, y) in lines.items()],
        limits=_limits(school) if school.phase == "flick" else None,
        position=masked_position(school, seat),
    )


def sketch(board: Board) -> BoardSketch:
    """The board for drawing."""
    plan = board.plan
    rooms = [
        RoomSketch(name, room.name, list(room.footprint), list(room.red_rect))
        for name, room in board.rooms.items()
    ]
    return BoardSketch(
        name=board.name if board.name == "school" else "own",  # a path is nobody's business
        outer=list(plan.outer),
        wall_height=plan.wall.height,
        lintel=list(plan.wall.lintel_z),
        walls=[list(block.box) for block in plan.walls],
        rooms=rooms,
        circle=[*plan.red_circle.centre, plan.red_circle.radius],
        area=list(plan.catcher_area.rect),
        penguin=[plan.penguin.base_radius, plan.penguin.head_radius, plan.penguin.height],
        token_offsets=list(plan.fish_token.offsets_along_lintel),
    )


def doors(board: Board, fish: Mapping[Colour, str]) -> list[DoorSketch]:
    """The doors for drawing; `fish` says which doors still carry whose token."""
    return [
        DoorSketch(
            door.id,
            door.a,
            door.b,
            list(door.centre),
            list(door.normal),
            door.width,
            door.height,
            door.depth,
            door.fish,
            [colour for colour, left in fish.items() if door.id[1:] in left],
        )
        for door in board.doors
    ]


def _penguin(school: School, seat: int, pose: Pose) -> PenguinView:
    door = places.stuck_in(school.board, pose.point)
    return PenguinView(
        colour=school.letter(seat),
        x=pose.x,
        y=pose.y,
        yaw=pose.yaw,
        on_circle=pose.on_circle,
        room=places.room_of(school.board, pose.point),
        stuck=door.id if door else None,
        seen=places.seen_in(school.board, door, pose.point) if door else [],
        in_frame=round(places.closeness(school.board, door, pose.point) * 1000, 1) if door else 0.0,
    )


def _player(school: School, seat: int, watcher: int | None) -> Player:
    hand = school.hands[seat]
    shown = seat == watcher or school.over
    return Player(
        colour=school.letter(seat),
        role="catcher" if seat == school.catcher else "runner",
        id_holder=school.letter(school.ids[seat]),
        tokens=[f"D{door}" for door in school.fish[seat]],
        cards=hand.cards,
        face_up=hand.up,
        face_down=list(hand.down) if shown else None,
        points=hand.points if shown else None,
    )


def _limits(school: School) -> FlickLimits:
    pose = school.poses[school.turn]
    assert pose is not None, "who is to flick stands on the board"
    noise: Noise = school.noise  # type: ignore[assignment]  # a checked option
    return limits(school.board, pose.point, school.others(school.turn), noise)


def limits(board: Board, at: Point, others: Sequence[Point], noise: Noise) -> FlickLimits:
    """What a flick of a penguin that stands there may be (section 4)."""
    blocked = [arc for side in SIDES for arc in _blocked(board, at, tuple(others), side)]
    bounds = {name: list(ends) for name, ends in FLICK_LIMITS.items()}
    return FlickLimits(**bounds, head=HEAD, finger=FINGER, blocked=blocked, noise=noise)


@lru_cache(maxsize=256)
def _blocked(board: Board, at: Point, others: tuple[Point, ...], side: float) -> list[Arc]:
    """The directions without room for the finger, to the degree, worked out once for all (section 4.4)."""
    if not in_the_way(board, at, others):
        return []
    angles = [math.tau * degree / DEGREES for degree in range(DEGREES)]
    taken = [obstacle(board, at, others, phi, side) is not None for phi in angles]
    arcs = []
    for degree in range(DEGREES):
        if taken[degree] and not taken[degree - 1]:
            length = next(step for step in range(1, DEGREES) if not taken[(degree + step) % DEGREES])
            arcs.append(
                Arc(side, round(angles[degree], 4), round(angles[(degree + length - 1) % DEGREES], 4))
            )
    return arcs if not all(taken) else [Arc(side, 0.0, round(math.tau, 4))]
