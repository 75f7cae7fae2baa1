"""The school as data: rooms, doors, red lines, walls and the penguin, read from a board file and checked.

An owner who measures the real box writes a file of their own (docs/icecool-board.md); whatever is wrong in
it is a `BadBoard` that names the file and the field.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from seaboard.match.errors import BadOption

from .content.checks import check

Point = tuple[float, float]
Rect = tuple[float, float, float, float]  # x0, y0, x1, y1
Box = tuple[float, float, float, float, float, float]  # x0, y0, z0, x1, y1, z1
Length = Annotated[float, msgspec.Meta(gt=0, le=10)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]

TINY: Final = 1e-9  # metres: comparisons of I17 and I47
SCHOOL: Final = "school"  # the board in the box, content/board.json
LARGEST_FILE: Final = 256_000  # bytes; a board is about 10 kB


class BadBoard(BadOption):
    """A board file that cannot be played on: the file, the field and what is wanted there."""

    def __init__(self, file: str, where: str, wanted: str) -> None:
        super().__init__("board", file, [f"{where}: {wanted}"])
        self.file, self.field, self.wanted = file, where, wanted

    def __str__(self) -> str:
        return f"board file {self.file}, field {self.field}: {self.wanted}"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.file, self.field, self.wanted)


class Wall(msgspec.Struct, frozen=True):
    """The heights of walls and lintels, and how thick walls are."""

    thickness_single: Length
    thickness_shared: Length
    height: Length
    lintel_z: tuple[Length, Length]


class Penguin(msgspec.Struct, frozen=True):
    """The body: a base sphere, a head sphere above it, a low centre of mass."""

    base_radius: Length
    head_radius: Length
    head_axial_offset: Length
    height: Length
    mass: Length
    com_axial_from_base_centre: Annotated[float, msgspec.Meta(lt=0, ge=-1)]


class Room(msgspec.Struct, frozen=True):
    """A box: its outline, its floor and its red line."""

    number: int
    name: Name
    footprint: Rect
    interior: Rect
    red_rect: Rect
    red_lines: tuple[tuple[Point, Point], ...]


class Door(msgspec.Struct, frozen=True):
    """An opening between rooms a and b; its normal points from a to b."""

    id: Annotated[str, msgspec.Meta(pattern="^D[1-9]$")]
    a: Name
    b: Name
    centre: Point
    normal: tuple[int, int]
    width: Length
    height: Length
    depth: Length
    fish: bool
    strip: Rect


class Circle(msgspec.Struct, frozen=True):
    """The red circle."""

    room: Name
    centre: Point
    radius: Length


class Area(msgspec.Struct, frozen=True):
    """Where the Catcher may be placed."""

    room: Name
    rect: Rect


class Tolerances(msgspec.Struct, frozen=True):
    """What counts as touching, as under the lintel, as seen."""

    eps_geom: Length
    eps_contact: Length
    z_under_threshold: Length
    placement_gap: Length
    visible_min: Length


class Block(msgspec.Struct, frozen=True):
    """A box that penguins bounce off: a piece of wall, or a lintel."""

    kind: Name
    box: Box

    @property
    def on_floor(self) -> bool:
        """Walls stand on the floor, lintels do not."""
        return self.box[2] <= 0.0


class FishTokens(msgspec.Struct, frozen=True):
    """Where the tokens sit along a lintel; they collide with nothing."""

    offsets_along_lintel: tuple[float, ...]


class Plan(msgspec.Struct, frozen=True):
    """A board file as it is written; what else stands in it is for people."""

    outer: Rect
    wall: Wall
    penguin: Penguin
    rooms: dict[Annotated[str, msgspec.Meta(pattern="^R[1-9]$")], Room]
    doors: tuple[Door, ...]
    red_circle: Circle
    catcher_area: Area
    tolerances: Tolerances
    walls: tuple[Block, ...]
    fish_token: FishTokens


@dataclass(frozen=True, eq=False)
class Board:
    """A checked board. Equal boards have the same digest, whatever their files are called."""

    name: str  # as the option writes it
    plan: Plan = field(repr=False)
    digest: str

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and other.digest == self.digest

    def __hash__(self) -> int:
        return hash(self.digest)

    @property
    def radius(self) -> float:
        """R, the radius of a penguin's footprint (I6)."""
        return self.plan.penguin.base_radius

    @property
    def apart(self) -> float:
        """The distance of centres that placed penguins keep: 2R + 1 mm (I17, I36)."""
        return 2 * self.radius + self.plan.tolerances.placement_gap

    @property
    def rooms(self) -> Mapping[str, Room]:
        """The rooms by id, lower ids first."""
        return self.plan.rooms

    @property
    def doors(self) -> tuple[Door, ...]:
        """All doors."""
        return self.plan.doors

    @property
    def fish_doors(self) -> str:
        """The digits of the doors that carry fish, as a position line writes them (I8, I78)."""
        return "".join(sorted(door.id[1:] for door in self.doors if door.fish))


def read_plan(plan: Any, file: str = "board", name: str = SCHOOL) -> Board:
    """A board from what its file says; BadBoard names the field that is wrong."""
    try:
        read = msgspec.convert(plan, Plan, strict=True)
    except msgspec.ValidationError as error:
        raise BadBoard(file, *_field(plan, error)) from None
    read = msgspec.structs.replace(read, rooms=dict(sorted(read.rooms.items())))
    if wrong := check(read):
        raise BadBoard(file, *wrong)
    digest = hashlib.blake2b(msgspec.json.encode(read), digest_size=12).hexdigest()
    return Board(name, read, digest)


def _field(plan: Any, error: msgspec.ValidationError) -> tuple[str, str]:
    """The field an error is about, and what is wanted there; msgspec leaves out the name of the room."""
    what, _, where = str(error).partition(" - at `$")
    where = where.rstrip("`").lstrip(".") or "(the whole file)"
    if where.startswith("rooms[...]"):
        for name, room in plan["rooms"].items():
            try:
                msgspec.convert(room, Room, strict=True)
            except msgspec.ValidationError:
                return where.replace("[...]", f".{name}", 1), what
    return where, what


def load(name: str) -> Board:
    """The board of an option's value: `school`, or the path of a board file."""
    return school() if name == SCHOOL else _load_file(name)


@cache
def school() -> Board:
    """The board in the box."""
    text = files(__package__).joinpath("content/board.json").read_text(encoding="utf-8")
    return read_plan(json.loads(text), "board.json")


def _load_file(name: str) -> Board:
    path = Path(name)
    if path.suffix != ".json" or any(
        character in ' "[]=' or not character.isprintable() for character in name
    ):
        # A record's header has to hold the name.
        raise BadBoard(name, "(name)", 'wanted "school" or the path of a .json file without blanks or quotes')
    try:
        if not path.is_file():
            raise BadBoard(name, "(file)", "there is no such file")
        if path.stat().st_size > LARGEST_FILE:
            raise BadBoard(name, "(file)", f"wanted a file of at most {LARGEST_FILE} bytes")
        plan = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        if isinstance(error, BadBoard):
            raise
        raise BadBoard(name, "(file)", f"cannot be read as JSON: {error}"[:120]) from None
    return read_plan(plan, name, name)
