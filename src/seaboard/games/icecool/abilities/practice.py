"""The warm-up: one penguin alone, flicked round the school until it is back in the Classroom (I82)."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import msgspec

from seaboard.games.icecool import events, view
from seaboard.games.icecool.board import Board, Point, school
from seaboard.games.icecool.flick import Flick, blocked_by, read_flick
from seaboard.games.icecool.physics.referee import Event as Seen
from seaboard.games.icecool.physics.referee import facing, judge
from seaboard.games.icecool.physics.trace import write_trace
from seaboard.games.icecool.rules import Pose, places
from seaboard.match.errors import BadMove, Clause, Refusal
from seaboard.match.practice import Practice

ALONE, NOBODY = "red", "blue"
INTO_A_WALL = 0.001  # metres that a penguin at rest may stand into a wall


@dataclass(frozen=True)
class Run:
    """A practice run: no cards, tokens, IDs or turns, and nobody else on the board."""

    board: Board
    pose: Pose
    left: bool = False  # the room of the red circle
    flicks: int = 0
    happened: tuple[Seen, ...] = ()  # in the last flick
    trace: bytes = b""

    @property
    def done(self) -> bool:
        """True when it stands in the red circle's room again after having left it (I82)."""
        return self.left and self.room == self.board.plan.red_circle.room

    @property
    def room(self) -> str | None:
        """The room it stands in."""
        return places.room_of(self.board, self.pose.point)

    def flick(self, flick: Flick) -> Run:
        """The run after one more flick; a steady hand, for practice."""
        from seaboard.games.icecool.physics import engine

        standing = {ALONE: (self.pose.x, self.pose.y, float(self.pose.yaw))}
        trajectory = engine.simulate(self.board, standing, ALONE, flick.steady)
        seen = judge(
            self.board,
            trajectory,
            colours=(ALONE, NOBODY),
            catcher=NOBODY,
            tokens={},
            ids={},
            active=ALONE,
            first_flick=False,
            two_players=True,
        )
        happened = facing(seen, trajectory)
        rest = next(event for event in happened if event["kind"] == "rest")
        there = replace(
            self,
            pose=Pose(rest["x"], rest["y"], rest["yaw"]),
            flicks=self.flicks + 1,
            happened=tuple(happened),
            trace=write_trace(trajectory, [ALONE]),
        )
        return replace(there, left=self.left or there.room != self.board.plan.red_circle.room)


def warm_up(board: Board | None = None) -> Run:
    """A penguin on the red circle (I82)."""
    place = board or school()
    return Run(place, Pose(*place.plan.red_circle.centre))


# ------------------------------------------------------------------ for a page


class Spot(msgspec.Struct, frozen=True):
    """Where the penguin stands."""

    x: float
    y: float
    yaw: int


class PracticeGround(msgspec.Struct, frozen=True):
    """The school without anybody else in it."""

    board: view.BoardSketch
    start: Spot
    limits: view.FlickLimits
    doors: list[view.DoorSketch]


class PracticeAttempt(msgspec.Struct, forbid_unknown_fields=True):
    """A flick of a penguin that stands anywhere in the school."""

    x: float
    y: float
    yaw: float
    flick: str


class PracticeResult(msgspec.Struct, frozen=True):
    """Where it stands now, what happened on the way, and the film of it."""

    x: float
    y: float
    yaw: int
    room: str | None
    out: bool  # it left the board and was put back (I55, I56)
    events: list[events.Event]
    film: bytes  # base64 in JSON (docs/icecool-board.md)
    limits: view.FlickLimits  # of the next flick from there


class WarmUp(Practice):
    """The warm-up flick by flick: the page keeps the run, the server only simulates."""

    ground_type, attempt_type, result_type = PracticeGround, PracticeAttempt, PracticeResult

    def ground(self) -> PracticeGround:
        run = warm_up()
        start = Spot(run.pose.x, run.pose.y, run.pose.yaw)
        return PracticeGround(view.sketch(run.board), start, _limits(run), view.doors(run.board, {}))

    def refusal(self, attempt: PracticeAttempt) -> Refusal | None:
        at = attempt.x, attempt.y
        if not all(map(math.isfinite, (*at, attempt.yaw))) or not can_stand(school(), at):
            return Refusal(Clause("I82"), {"x": attempt.x, "y": attempt.y}, "no-place-to-stand")
        try:
            flick = read_flick(attempt.flick)
        except BadMove as bad:
            return bad.refusal
        if flick is None:
            return BadMove(attempt.flick).refusal
        if isinstance(flick, Refusal):
            return flick
        blocked = blocked_by(school(), at, (), flick)
        return Refusal(Clause("I80"), {"phi": flick.phi}, f"finger-{blocked}") if blocked else None

    def result(self, attempt: PracticeAttempt) -> PracticeResult:
        flick = read_flick(attempt.flick)
        assert isinstance(flick, Flick), "asked `refusal` before"
        pose = Pose(*places.rounded((attempt.x, attempt.y)), round(attempt.yaw) % 360)
        run = Run(school(), pose).flick(flick)
        return PracticeResult(
            x=run.pose.x,
            y=run.pose.y,
            yaw=run.pose.yaw,
            room=run.room,
            out=any(seen["kind"] == "out" for seen in run.happened),
            events=[events.flicked("R", flick, flick.steady), *(_told(seen) for seen in run.happened)],
            film=run.trace,
            limits=_limits(run),
        )


def can_stand(board: Board, at: Point) -> bool:
    """True if a penguin's footprint there is on the board and in no wall."""
    if places.room_of(board, at) is None:
        return False
    for block in board.plan.walls:
        x0, y0, _, x1, y1, _ = block.box
        away = math.hypot(max(x0 - at[0], 0.0, at[0] - x1), max(y0 - at[1], 0.0, at[1] - y1))
        if block.on_floor and away < board.radius - INTO_A_WALL:
            return False
    return True


def _limits(run: Run) -> view.FlickLimits:
    return view.limits(run.board, run.pose.point, (), "off")


def _told(seen: Seen) -> events.Event:
    """What the referee saw of a penguin that is alone: doors, leaving, rest."""
    match seen["kind"]:
        case "door":
            return events.door(seen)
        case "out":
            return events.out(seen)
    return events.rest(seen)
