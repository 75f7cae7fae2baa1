"""A flick: its text, its limits, the reach of the finger, the unsteady hand (section 4, I80, I81)."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, Context, Decimal
from functools import lru_cache
from statistics import NormalDist
from typing import Final

from seaboard.kernel.chance import Chance, below
from seaboard.match.errors import BadMove, Clause, Refusal

from .board import TINY, Board, Point, Rect
from .facts import FLICK_LIMITS, HEAD

FLICK: Final = re.compile(r"flick phi=(\S+) power=(\S+) side=(\S+) height=(\S+)")
PLAIN: Final = re.compile(r"-?[0-9]{1,60}(\.[0-9]{1,60})?")
EXACT: Final = Context(prec=200)  # more digits than PLAIN lets through
DECIMALS: Final = {"phi": 4, "power": 4, "side": 2, "height": 2, "x": 4, "y": 4}

SLOWEST, FASTEST, FASTEST_HEAD = 0.25, 3.0, 0.85  # launch speeds in m/s (section 4.1)
FINGER: Final = 0.008  # metres: the radius of the disc that pushes (section 4.4)
PHI_NOISE, PHI_NOISE_BY_POWER = math.radians(0.6), math.radians(1.0)
HEAD_NOISE: Final = 1.6  # head flicks wobble more
POWER_NOISE, SIDE_NOISE = 0.03, 0.04
STEADINESS: Final = {"normal": 1.0, "kids": 0.5, "off": 0.0}
EXECUTED_DECIMALS: Final = 4
STANDARD: Final = NormalDist()
FINEST: Final = 1 << 32


@dataclass(frozen=True)
class Push:
    """A flick as the engine gets it: the executed values (I81)."""

    phi: float
    power: float
    side: float
    height: float

    @property
    def speed(self) -> float:
        """The launch speed (section 4.1)."""
        fastest = FASTEST + (FASTEST_HEAD - FASTEST) * self.height
        return SLOWEST + (fastest - SLOWEST) * math.pow(self.power, 1.5)


@dataclass(frozen=True)
class Flick:
    """A flick as it is committed, rounded (I80)."""

    phi: float
    power: float
    side: float
    height: float

    def __str__(self) -> str:
        return (
            f"flick phi={self.phi:.4f} power={self.power:.4f} side={self.side:.2f} height={self.height:.2f}"
        )

    @property
    def is_head(self) -> bool:
        """True for a flick on the head (section 4.4)."""
        return self.height >= HEAD

    @property
    def steady(self) -> Push:
        """The flick executed without any noise."""
        return Push(self.phi, self.power, self.side, self.height)


# ------------------------------------------------------------------ reading


def read_number(move: str, name: str, text: str) -> Decimal | Refusal:
    """A plain decimal, rounded half to even; nan and inf are refused, anything else is no move (I80)."""
    if _is_endless(text):
        return Refusal(Clause("I80"), {"name": name, "value": text}, "not-finite")
    if not PLAIN.fullmatch(text):
        raise BadMove(move)
    number = Decimal(text)
    if name == "phi":
        number = _round_the_circle(number)
    rounded = number.quantize(Decimal(1).scaleb(-DECIMALS[name]), ROUND_HALF_EVEN, EXACT)
    if name == "phi" and rounded >= Decimal(math.tau):
        return Decimal(0)
    return rounded + 0  # no minus before a zero


def _is_endless(text: str) -> bool:
    """nan, inf, or a number too large to be one."""
    try:
        return not math.isfinite(float(text))
    except ValueError:
        return False


def _round_the_circle(phi: Decimal) -> Decimal:
    """phi in [0, 2π)."""
    if 0 <= phi < Decimal(math.tau):
        return phi
    return Decimal(repr(float(phi) % math.tau))


def read_flick(move: str) -> Flick | Refusal | None:
    """The flick of a text; why it is out of its limits; None if the text is no flick (I80)."""
    found = FLICK.fullmatch(move)
    if found is None:
        return None
    values = []
    for name, text in zip(("phi", "power", "side", "height"), found.groups(), strict=True):
        number = read_number(move, name, text)
        if isinstance(number, Refusal):
            return number
        low, high = FLICK_LIMITS.get(name, (0.0, math.tau))
        if not low <= float(number) <= high:
            params = {"name": name, "value": text[:20], "low": low, "high": high}
            return Refusal(Clause("I80"), params, "out-of-range")
        values.append(float(number))
    return Flick(*values)


# ------------------------------------------------------------------ the finger


def finger(board: Board, at: Point, phi: float, side: float) -> Point:
    """The centre of the finger behind a penguin, shifted to the side that it hits (section 4.4)."""
    back, right = board.radius + FINGER, side * board.radius
    return (
        at[0] - back * math.cos(phi) + right * math.sin(phi),
        at[1] - back * math.sin(phi) - right * math.cos(phi),
    )


def obstacle(board: Board, at: Point, others: Sequence[Point], phi: float, side: float) -> str | None:
    """What leaves the finger no room: `wall`, `penguin`, or nothing; lintels do not count (section 4.4)."""
    x, y = finger(board, at, phi, side)
    for x0, y0, x1, y1 in _walls_near(board, at):
        if math.hypot(max(x0 - x, 0.0, x - x1), max(y0 - y, 0.0, y - y1)) < FINGER - TINY:
            return "wall"
    if any(math.dist((x, y), other) < FINGER + board.radius - TINY for other in others):
        return "penguin"
    return None


def blocked_by(board: Board, at: Point, others: Sequence[Point], flick: Flick) -> str | None:
    """What leaves the finger no room for a flick; a head is always in reach (section 4.4)."""
    return None if flick.is_head else obstacle(board, at, others, flick.phi, flick.side)


def in_the_way(board: Board, at: Point, others: Sequence[Point]) -> bool:
    """True if something could leave the finger no room in some direction."""
    return bool(_walls_near(board, at)) or any(
        math.dist(at, o) < _reach(board) + board.radius for o in others
    )


def _reach(board: Board) -> float:
    """How far from a penguin's centre a finger can be felt."""
    return math.hypot(board.radius + FINGER, board.radius) + FINGER


@lru_cache(maxsize=64)
def _walls_near(board: Board, at: Point) -> tuple[Rect, ...]:
    """The walls on the floor that a finger behind a penguin could meet."""
    boxes = [block.box for block in board.plan.walls if block.on_floor]
    rects: list[Rect] = [(x0, y0, x1, y1) for x0, y0, _, x1, y1, _ in boxes]
    x, y = at
    return tuple(
        rect
        for rect in rects
        if math.hypot(max(rect[0] - x, 0.0, x - rect[2]), max(rect[1] - y, 0.0, y - rect[3])) < _reach(board)
    )


# ------------------------------------------------------------------ the hand


def unsteady(flick: Flick, noise: str, chance: Chance) -> Push:
    """The flick as the hand executes it: three standard normal numbers, then rounding (section 4.4, I81)."""
    share = STEADINESS[noise]
    if share == 0.0:
        return flick.steady
    g1, g2, g3 = (standard_normal(chance) for _ in range(3))
    wobble = (PHI_NOISE + PHI_NOISE_BY_POWER * flick.power) * (HEAD_NOISE if flick.is_head else 1.0)
    phi = flick.phi + share * wobble * g1
    power = flick.power * (1 + share * POWER_NOISE * g2)
    side = flick.side + share * SIDE_NOISE * g3
    return Push(
        round(phi, EXECUTED_DECIMALS) + 0.0,
        round(_clamped("power", power), EXECUTED_DECIMALS) + 0.0,
        round(_clamped("side", side), EXECUTED_DECIMALS) + 0.0,
        flick.height,
    )


def standard_normal(chance: Chance) -> float:
    """A standard normal number from 32 random bits."""
    return STANDARD.inv_cdf((int(below(chance, FINEST)) + 0.5) / FINEST)


def _clamped(name: str, value: float) -> float:
    low, high = FLICK_LIMITS[name]
    return min(max(value, low), high)
