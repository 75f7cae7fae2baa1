"""A flick in, a trajectory out: rigid bodies and nothing else. The only file that knows MuJoCo.

Slides, curls, jumps, bounces and standing up again all come out of contact and friction; no force is
faked. The figures below are part of the rules: change one and `rules_version` changes (section 4.2).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import mujoco
import numpy as np
import numpy.typing as npt

from seaboard.games.icecool.board import Board
from seaboard.games.icecool.flick import Push

from .penguin import spheres
from .watch import CALM, LEFT, NEAR, frame_of, look

Rows = npt.NDArray[np.float64]  # x, y, z, ux, uy, uz, yaw in degrees
Pose = tuple[float, float, float]  # x, y, yaw in degrees: a penguin that stands
Trajectory = dict[str, Any]  # {"t": [...], "poses": {colour: rows}} (I79)

FINE: Final = 1 / 1920  # seconds a step; 32 steps are one frame of 60 Hz
COARSE: Final = 1 / 960  # for plans: half the work, nearly always the same end
ROUGH: Final = 1 / 640  # for many plans: a quarter of the work of the coarse one, as often the same doors
STEPS_A_SAMPLE: Final = {FINE: 7, COARSE: 3, ROUGH: 2}  # at most 4 ms (I2)

SLIDING, TORSIONAL, ROLLING = 0.25, 0.002, 0.0005  # friction of penguin, floor and walls
BOUNCE: Final = (-1_000_000, -374)  # stiffness and damping of walls and penguins: about 0.55 comes back
ROUGH_BOUNCE: Final = (-444_000, -249)  # as much comes back, softly enough for the longer step
EXACT: Final = 'iterations="50" tolerance="1e-10"'
ROUGHLY: Final = 'iterations="20" tolerance="1e-6"'
FLOOR: Final = (-100_000, -700)  # gives nothing back: head flicks jump as high as in the trial
GYRATION_ACROSS, GYRATION_ALONG = 0.0105, 0.009  # metres, about the centre of mass

REST_SECONDS: Final = 0.2  # I3
LONGEST: Final = 8.0  # seconds; then everybody is stopped (I3)
NEARLY_STILL, NEARLY_DOWN = 0.08, 0.1  # m/s: a rough plan ends here, 1.3 mm before the penguin does
LOOKS: Final = 8  # samples of a rough plan from one look whether it has ended to the next
HEAD_HEIGHT: Final = 0.033  # metres from the level of the centre of mass to the top contact point
MEMORY: Final = "1M"  # of the engine for one flick; four penguins in a heap need a tenth of it
PARKED: Final = 3.0  # metres below the board: where a penguin that left waits, out of everybody's way (I55)


def simulate(
    board: Board,
    poses: Mapping[str, Pose],
    active: str,
    push: Push,
    step: float = FINE,
) -> Trajectory:
    """Push one penguin and follow all of them until they rest: the trajectory of the flick (I1, I2, I3, I79).

    `poses` are x, y and yaw of every penguin on the board. The same call gives the same bits again. With
    the rough step it ends when nobody slides any more: penguins may still rock, but stay where they are.
    """
    model, idle = engine(board, len(poses), step)
    try:
        room = idle.pop()
    except IndexError:  # none is idle; asking first would not do, other threads take rooms too
        room = Room(model, step)
    mujoco.mj_resetData(model, room.here)
    run = Run(board, list(poses.values()), step, model, room)
    run.push(list(poses).index(active), push)
    run.follow()
    found = run.rows()
    idle.append(room)
    return {"t": run.times, "poses": dict(zip(poses, found, strict=True))}


class Room:
    """Memory for one flick: making it costs as much as 100 steps, so it is used again."""

    def __init__(self, model: Any, step: float) -> None:
        self.here = mujoco.MjData(model)
        self.samples = np.empty((round(LONGEST / step) + STEPS_A_SAMPLE[step] + 1, model.nq // 7, 7))


class Run:
    """One flick under way. Everything starts from canonical upright poses, never from a saved flight:
    a sleeping body does not survive that."""

    def __init__(self, board: Board, poses: list[Pose], step: float, model: Any, room: Room) -> None:
        self.board, self.count, self.step = board, len(poses), step
        self.model, self.here, self.samples = model, room.here, room.samples
        self.yaws = [yaw for _, _, yaw in poses]
        self.q = self.here.qpos.reshape(self.count, 7)
        self.v = self.here.qvel.reshape(self.count, 6)
        for pose, (x, y, _) in zip(self.q, poses, strict=True):
            pose[:] = (x, y, board.radius, 1, 0, 0, 0)
        self.times: list[float] = []
        self.left: dict[int, int] = {}  # penguin → the number of its rows
        self.balls, self.frame = spheres(board), frame_of(board, STEPS_A_SAMPLE[step] * step)

    def push(self, who: int, push: Push) -> None:
        """One impulse along phi at the contact point, at t0 (section 4.1).

        A free joint's linear velocity is that of the body's origin, the base sphere's centre.
        """
        along = np.array([math.cos(push.phi), math.sin(push.phi), 0.0])
        to_the_right = np.array([math.sin(push.phi), -math.cos(push.phi), 0.0])
        velocity = push.speed * along
        point = push.side * self.board.radius * to_the_right + np.array([0.0, 0.0, HEAD_HEIGHT * push.height])
        turn = np.cross(point, velocity) / np.array([GYRATION_ACROSS, GYRATION_ACROSS, GYRATION_ALONG]) ** 2
        above = np.array([0.0, 0.0, -self.board.plan.penguin.com_axial_from_base_centre])
        self.v[who, :3] = velocity + np.cross(turn, above)
        self.v[who, 3:] = turn

    def follow(self) -> None:
        """Step until everybody rests, or the time is up (I3)."""
        model, position, usual = self.model, self.here, STEPS_A_SAMPLE[self.step]
        most, rest = round(LONGEST / self.step), REST_SECONDS / self.step
        done = calm = 0
        seen = self._sample(0)
        while calm < rest and done < most:
            steps = 1 if seen & NEAR else usual
            mujoco.mj_step(model, position, nstep=steps)
            done += steps
            seen = self._sample(done)
            calm = calm + steps if seen & CALM else 0
            if self.step == ROUGH and len(self.times) % LOOKS == 0 and self._has_slid():
                break

    def _has_slid(self) -> bool:
        """Nobody slides or falls any more, or hardly."""
        level = np.square(self.v[:, :2]).sum(axis=1).max()
        return bool(level < NEARLY_STILL**2 and np.abs(self.v[:, 2]).max() < NEARLY_DOWN)

    def rows(self) -> list[Rows]:
        """Each penguin's rows; one that left has fewer, its last one outside (I79)."""
        q = self.samples[: len(self.times)]
        w, a, b, c = q[..., 3], q[..., 4], q[..., 5], q[..., 6]
        axis = (2 * (a * c + w * b), 2 * (b * c - w * a), 1 - 2 * (a * a + b * b))
        yaw = np.degrees(np.arctan2(2 * (a * b + w * c), 1 - 2 * (b * b + c * c))) + self.yaws
        rows = np.stack((q[..., 0], q[..., 1], q[..., 2], *axis, yaw), axis=-1)
        return [rows[: self.left.get(who, len(q)), who] for who in range(self.count)]

    def _sample(self, steps: int) -> int:
        """Write a row for everybody after so many steps, and look around."""
        seen: int = look(self.q, self.v, self.balls, self.frame, self.samples[len(self.times)])
        self.times.append(steps * self.step)
        if seen & LEFT:
            self._take_out()
        return seen

    def _take_out(self) -> None:
        """Penguins that left the board take no further part (I55)."""
        x0, y0, x1, y1, tall = self.frame[:5].tolist()
        for who, (x, y, z, *_) in enumerate(self.q.tolist()):
            if who not in self.left and z < tall and not (x0 <= x <= x1 and y0 <= y <= y1):
                self.left[who] = len(self.times)
                self.q[who] = (x0 + who, y0 - PARKED, self.board.radius, 1, 0, 0, 0)
                self.v[who] = 0.0


# ------------------------------------------------------------------ the model


@lru_cache(maxsize=32)
def engine(board: Board, penguins: int, step: float) -> tuple[mujoco.MjModel, list[Room]]:
    """The compiled model of a board with so many penguins, and memory that nobody uses just now."""
    return mujoco.MjModel.from_xml_string(description(board, penguins, step)), []


def description(board: Board, penguins: int, step: float = FINE) -> str:
    """The model as MuJoCo's own language writes it."""
    friction = f'condim="6" friction="{SLIDING} {TORSIONAL} {ROLLING}"'
    stiffness, damping = ROUGH_BOUNCE if step == ROUGH else BOUNCE
    bounce = f'{friction} solref="{stiffness} {damping}"'
    floor = f'{friction} solref="{FLOOR[0]} {FLOOR[1]}" priority="1"'
    solved = ROUGHLY if step == ROUGH else EXACT
    parts = [
        f'<mujoco><size memory="{MEMORY}"/><option timestep="{step!r}" integrator="implicitfast"'
        f' cone="elliptic" solver="Newton" {solved}><flag sleep="enable"/></option>'
        "<worldbody>",
        f'<geom type="plane" size="9 9 0.1" {floor}/>',
    ]
    for block in board.plan.walls:
        low, high = np.array(block.box[:3]), np.array(block.box[3:])
        parts.append(
            f'<geom type="box" pos="{_words((low + high) / 2)}" size="{_words((high - low) / 2)}" {bounce}/>'
        )
    parts += [_body(board, number, bounce) for number in range(penguins)]
    return "".join([*parts, "</worldbody></mujoco>"])


def _body(board: Board, number: int, bounce: str) -> str:
    """A penguin: the five spheres of I31, and a low centre of mass (section 2.2)."""
    body = board.plan.penguin
    across, along = body.mass * GYRATION_ACROSS**2, body.mass * GYRATION_ALONG**2
    balls = "".join(
        f'<geom type="sphere" pos="0 0 {up!r}" size="{radius!r}" {bounce}/>'
        for up, radius in spheres(board).tolist()
    )
    return (
        f'<body pos="{number} {-PARKED} {board.radius}"><freejoint/>'
        f'<inertial pos="0 0 {body.com_axial_from_base_centre!r}" mass="{body.mass!r}"'
        f' diaginertia="{across!r} {across!r} {along!r}"/>{balls}</body>'
    )


def _words(numbers: npt.NDArray[np.float64]) -> str:
    return " ".join(repr(float(number)) for number in numbers)
