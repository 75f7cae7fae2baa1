"""What a seat may see: everything, for nothing is hidden in Urchins; and what the page shows of the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec
import numpy as np

from seaboard.kernel.chance import chance
from seaboard.kernel.kit import Action
from seaboard.kernel.layout import numbers, twin
from seaboard.match.game import Position

from . import rules
from .board import CELLS, NOWHERE, WORDS, name
from .facts import SEATS
from .outcome import end_clause
from .rules import ADD, RED, YELLOW, Reef, plan
from .rules.survey import (
    ALIKE,
    COLOURS,
    FLAGS,
    MUST_CHANGE,
    NO_BLOCK,
    RIVAL_OPPOSITE,
    RIVAL_THERE,
    WINS,
)

Colour = Literal["y", "r"]
Cell = str  # "a1" … "i9"
Reason = Literal["A", "B", "C", "D"]
END_IS_NEAR = 3  # tokens of a colour left in the pile
# By what a cell holds, top first.
TOKENS_OF: tuple[tuple[Colour, ...], ...] = ((), ("y",), ("r",), ("y", "r"), ("r", "y"))
REMEMBERED = 4096  # cells and blocks as they were shown last: a move changes few of them
POSITIONS = 64  # whose threats are kept: all seats of a table ask for the same one
# By why a spot wins nothing: the letter, and the clause.
WHY_NOT: dict[int, tuple[Reason | None, str | None]] = {
    WINS: (None, None),
    COLOURS: ("A", "U20"),
    ALIKE: ("D", "U20"),
    RIVAL_OPPOSITE: ("B", "U21"),
    RIVAL_THERE: ("C", "U17"),
    MUST_CHANGE: ("C", "U18"),
}
NO_BLOCK_BYTE = NO_BLOCK & 255
NOTHING_IS_DRAWN = chance("in a turn of Urchins")


class Place(msgspec.Struct, frozen=True):
    """A cell of the board."""

    cell: Cell
    tokens: list[Colour]  # top first; none: empty, two: a stack
    pawn: int | None  # the seat whose pawn stands here
    frozen: bool  # under a pawn, anybody's: the tokens cannot be moved or covered (U10, U15)


class Spot(msgspec.Struct, frozen=True):
    """A cell of a block as a place for the mover's pawn."""

    cell: Cell
    tokens: int  # won there, all squares of the pawn together (U23); 0 if the block does not count
    reason: Reason | None  # why not: A colours, B a rival opposite, C the pawn cannot go there, D four alike
    clause: str | None  # A, D: U20; B: U21; C: U17 or U18


class Square(msgspec.Struct, frozen=True):
    """A block of four taken cells, judged for the mover's pawn on the present position."""

    cells: list[Cell]  # from the lower left, row by row
    spots: list[Spot]  # the same four cells
    tokens: int  # the most that a pawn on it can win
    reason: Reason | None  # None: it can be won
    clause: str | None


class Threat(msgspec.Struct, frozen=True):
    """A block with which the next player could win on this board."""

    cells: list[Cell]
    missing: int  # token actions still needed: 0, 1 or 2
    tokens: int  # the most it could win


class Quiet(msgspec.Struct, frozen=True):
    """Turns without addition or capture (U25, U26, U30)."""

    turns: int
    limit: int  # so many, and the next player must add
    left: int  # quiet turns until then
    duty: bool  # the present turn must add, if it can
    stop: int  # so many, and the game is over


class Piles(msgspec.Struct, frozen=True):
    y: int
    r: int


class EndWarning(msgspec.Struct, frozen=True):
    """A colour runs out and with it the game (U27, U32)."""

    colour: Colour
    left: int
    last_turn: bool  # a colour is out: the game ends with this turn, or with this round
    leaders: list[int]  # seats


class View(msgspec.Struct, frozen=True):
    players: int
    rows: int
    cols: int
    seats: list[str]  # the letters of the seats in the notation
    first: int | None  # the first seat, where the round is played to its end (U32)
    mover: int
    step: Literal[1, 2, 3]
    must_add: bool  # step 2 is an addition in this turn (U26)
    added: bool  # the present turn has added a token
    captured: bool  # the present turn has captured already (U31)
    places: list[Place]  # row by row from a1
    pawns: list[Cell | None]  # by seat; None: in the hand
    pile: Piles
    scores: list[int]
    quiet: Quiet
    ending: list[EndWarning]
    squares: list[Square]
    threats: list[Threat]
    over: bool
    end: Literal["U27", "U30"] | None  # how the game ended


# ------------------------------------------------------------------ from a position


def view(position: Position) -> View:
    """The same for every seat and for spectators."""
    reasons, won = np.empty((CELLS, 4), np.int8), np.empty((CELLS, 4), np.int8)
    flags = np.empty(FLAGS, np.bool_)
    rules.survey(position, reasons, won, flags)
    has_duty, must_add, colour_out = flags.tolist()
    over, step, stirred, mover, players, rows, cols, first, with_round, quiet, limit = numbers(
        position,
        "over",
        "step",
        "stirred",
        "mover",
        "players",
        "rows",
        "cols",
        "first",
        "ends_with_round",
        "quiet",
        "quiet_limit",
    )
    pile, scores = position["pile"][0].tolist(), position["scores"][0, :players].tolist()
    pawns = position["pawns"][0, :players].tolist()
    return View(
        players=players,
        rows=rows,
        cols=cols,
        seats=list(SEATS[:players]),
        first=first if with_round else None,
        mover=mover,
        step=step,  # type: ignore[arg-type]  # a step is 1, 2 or 3
        must_add=not over and step != rules.PLACE and must_add,
        added=bool(stirred and step == rules.PLACE),
        captured=bool(stirred and step == ADD),
        places=_places(position["holds"][0, : rows * cols].tolist(), pawns, cols),
        pawns=[None if pawn == NOWHERE else name(pawn, cols) for pawn in pawns],
        pile=Piles(pile[YELLOW], pile[RED]),
        scores=scores,
        quiet=Quiet(quiet, limit, max(0, limit - quiet), has_duty, limit + 3 * players),
        ending=[] if over else _ending(pile, scores, colour_out),
        squares=[] if over else _squares(reasons.tobytes(), won.tobytes(), rows, cols),
        threats=[] if over else list(threats(position)),
        over=bool(over),
        end=end_clause(position) if over else None,  # type: ignore[arg-type]  # U27 or U30
    )


def _places(holds: list[int], pawns: list[int], cols: int) -> list[Place]:
    on = {cell: seat for seat, cell in enumerate(pawns)}
    return [_place(cell, held, on.get(cell), cols) for cell, held in enumerate(holds)]


@lru_cache(REMEMBERED)
def _place(cell: int, held: int, pawn: int | None, cols: int) -> Place:
    return Place(name(cell, cols), list(TOKENS_OF[held]), pawn, pawn is not None)


def _ending(pile: list[int], scores: list[int], out: bool) -> list[EndWarning]:
    leaders = [seat for seat, score in enumerate(scores) if score == max(scores)]
    piles: list[tuple[Colour, int]] = [("y", pile[YELLOW]), ("r", pile[RED])]
    return [EndWarning(colour, left, out, leaders) for colour, left in piles if left <= END_IS_NEAR]


# ------------------------------------------------------------------ blocks


def block(corner: int, cols: int) -> list[int]:
    """The four cells of a block, from its lower left cell, row by row."""
    return [corner, corner + 1, corner + cols, corner + cols + 1]


def _squares(reasons: bytes, won: bytes, rows: int, cols: int) -> list[Square]:
    """Every block of four taken cells, and what the mover's pawn would win on it."""
    at = [4 * corner for corner in range(rows * cols) if reasons[4 * corner] != NO_BLOCK_BYTE]
    return [_square(first // 4, reasons[first : first + 4], won[first : first + 4], cols) for first in at]


@lru_cache(REMEMBERED)
def _square(corner: int, reasons: bytes, won: bytes, cols: int) -> Square:
    cells = zip(block(corner, cols), reasons, won, strict=True)
    spots = [Spot(name(cell, cols), tokens, *WHY_NOT[reason]) for cell, reason, tokens in cells]
    winning = [spot for spot in spots if spot.reason is None]
    # A rival opposite says more than a cell that the pawn cannot reach anyway.
    worst = min(spots, key=lambda spot: "ADBC".index(spot.reason or "C"))
    return Square(
        cells=[spot.cell for spot in spots],
        spots=spots,
        tokens=max(spot.tokens for spot in spots),
        reason=None if winning else worst.reason,
        clause=None if winning else worst.clause,
    )


def threats(position: Position) -> tuple[Threat, ...]:
    """The blocks with which the next player could win in a turn, on the board as it stands."""
    return _threats(_board(position), by_the_mover=False)


def openings(position: Position) -> tuple[Threat, ...]:
    """The blocks with which the mover, whose turn begins, could win in it."""
    return _threats(_board(position), by_the_mover=True)


def _board(position: Position) -> bytes:
    """All that makes a difference; positions that differ in the rest share an answer."""
    asked = twin(position)
    asked["scores"] = asked["turns"] = asked["first"] = 0
    return asked.tobytes()


@lru_cache(POSITIONS)
def _threats(position: bytes, by_the_mover: bool) -> tuple[Threat, ...]:
    stack = np.frombuffer(bytearray(position * plan.DEPTH), Reef)
    actions = np.empty((plan.DEPTH, rules.ACTIONS), Action)
    blocks, cells = np.empty(WORDS, np.uint64), np.empty((RED + 1, WORDS), np.uint64)
    found = np.empty((CELLS, 2), np.int8)
    look = plan.openings if by_the_mover else plan.threats
    look(stack, actions, blocks, cells, found, NOTHING_IS_DRAWN)
    (cols,) = numbers(stack, "cols")
    threats = enumerate(found.tolist())
    return tuple(_threat(corner, missing, won, cols) for corner, (missing, won) in threats if won)


@lru_cache(REMEMBERED)
def _threat(corner: int, missing: int, won: int, cols: int) -> Threat:
    return Threat([name(cell, cols) for cell in block(corner, cols)], missing, won)
