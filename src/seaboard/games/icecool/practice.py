"""The warm-up: one penguin alone, flicked round the school until it is back in the Classroom (I82)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from . import places
from .board import Board, school
from .flick import Flick
from .referee import judge
from .state import Pose

ALONE = "red"


@dataclass(frozen=True)
class Practice:
    """A practice run: no cards, tokens, IDs or turns, and nobody else on the board."""

    board: Board
    pose: Pose
    left: bool = False  # the room of the red circle
    flicks: int = 0

    @property
    def done(self) -> bool:
        """True when it stands in the red circle's room again after having left it (I82)."""
        return self.left and self._room == self.board.plan.red_circle.room

    @property
    def _room(self) -> str | None:
        return places.room_of(self.board, self.pose.point)

    def flick(self, flick: Flick) -> Practice:
        """The run after one more flick; a steady hand, for practice."""
        from . import physics

        standing = {ALONE: (self.pose.x, self.pose.y, float(self.pose.yaw))}
        trajectory = physics.simulate(self.board, standing, ALONE, flick.steady)
        nobody = "blue"
        happened = judge(
            self.board,
            trajectory,
            colours=(ALONE, nobody),
            catcher=nobody,
            tokens={},
            ids={},
            active=ALONE,
            first_flick=False,
            two_players=True,
        )
        rest = next(event for event in happened if event["kind"] == "rest")
        yaw = round(float(trajectory["poses"][ALONE][-1][6])) % 360
        there = replace(self, pose=Pose(rest["x"], rest["y"], yaw), flicks=self.flicks + 1)
        return replace(there, left=self.left or there._room != self.board.plan.red_circle.room)


def warm_up(board: Board | None = None) -> Practice:
    """A penguin on the red circle (I82)."""
    place = board or school()
    return Practice(place, Pose(*place.plan.red_circle.centre))
