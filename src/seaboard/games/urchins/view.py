"""What a seat may see: everything, for nothing is hidden in Urchins; and what the page shows of the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec
import numpy as np

from seaboard.kernel.chance import chance
from seaboard.kernel.kit import Action
from seaboard.kernel.layout import blank
from seaboard.match.game import Position

from . import rules
from .board import CELLS, NOWHERE, WORDS
from .facts import SEATS
from .notation import cell_name, size
from .outcome import end_clause
from .rules import ADD, EMPTY, MOVE, RED, VISIBLE, YELLOW, Reef, plan
from .why import why_not_place

Colour = Literal["y", "r"]
Cell = str  # "a1" … "i9"
Reason = Literal["A", "B", "C", "D"]
END_IS_NEAR = 3  # tokens of a colour left in the pile
# By the state of a cell, top first.
TOKENS_OF: tuple[tuple[Colour, ...], ...] = ((), ("y",), ("r",), ("y", "r"), ("r", "y"))
REMEMBERED = 64  # positions whose threats are kept: all seats of a table ask for the same one


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
    s = position[0]
    over = bool(s.over)
    return View(
        players=int(s.players),
        rows=int(s.rows),
        cols=int(s.cols),
        seats=list(SEATS[: s.players]),
        first=int(s.first) if s.ends_with_round else None,
        mover=int(s.mover),
        step=int(s.step),  # type: ignore[arg-type]  # a step is 1, 2 or 3
        must_add=bool(not over and s.step != rules.PLACE and rules.must_add(s)),
        added=bool(s.stirred and s.step == rules.PLACE),
        captured=bool(s.stirred and s.step == ADD),
        places=_places(position),
        pawns=[None if pawn == NOWHERE else cell_name(position, pawn) for pawn in s.pawns[: s.players]],
        pile=Piles(int(s.pile[YELLOW]), int(s.pile[RED])),
        scores=[int(score) for score in s.scores[: s.players]],
        quiet=_quiet(position),
        ending=[] if over else _ending(position),
        squares=[] if over else squares(position),
        threats=[] if over else list(threats(position)),
        over=over,
        end=end_clause(position) if over else None,  # type: ignore[arg-type]  # U27 or U30
    )


def tokens(position: Position, cell: int) -> list[Colour]:
    """The tokens of a cell, top first."""
    return list(TOKENS_OF[int(position["holds"][0, cell])])


def _places(position: Position) -> list[Place]:
    rows, cols = size(position)
    pawns = position["pawns"][0].tolist()
    found = []
    for cell in range(rows * cols):
        pawn = pawns.index(cell) if cell in pawns else None
        found.append(Place(cell_name(position, cell), tokens(position, cell), pawn, pawn is not None))
    return found


def _quiet(position: Position) -> Quiet:
    s = position[0]
    turns, limit = int(s.quiet), int(s.quiet_limit)
    return Quiet(turns, limit, max(0, limit - turns), bool(rules.has_duty(s)), limit + 3 * int(s.players))


def _ending(position: Position) -> list[EndWarning]:
    s = position[0]
    scores = [int(score) for score in s.scores[: s.players]]
    leaders = [seat for seat, score in enumerate(scores) if score == max(scores)]
    out = bool(rules.colour_is_out(s))
    piles: list[tuple[Colour, int]] = [("y", int(s.pile[YELLOW])), ("r", int(s.pile[RED]))]
    return [EndWarning(colour, left, out, leaders) for colour, left in piles if left <= END_IS_NEAR]


# ------------------------------------------------------------------ blocks


def block(position: Position, corner: int) -> list[int]:
    """The four cells of a block, from its lower left cell, row by row."""
    cols = size(position)[1]
    return [corner, corner + 1, corner + cols, corner + cols + 1]


def corners(position: Position) -> list[int]:
    """The lower left cells of all blocks."""
    rows, cols = size(position)
    return [row * cols + column for row in range(rows - 1) for column in range(cols - 1)]


def squares(position: Position) -> list[Square]:
    """Every block of four taken cells, and what the mover's pawn would win on it."""
    s = position[0]
    full = [
        corner
        for corner in corners(position)
        if all(s.holds[cell] != EMPTY for cell in block(position, corner))
    ]
    return [_square(position, corner) for corner in full]


def _square(position: Position, corner: int) -> Square:
    spots = [_spot(position, corner, square) for square in range(4)]
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


def _spot(position: Position, corner: int, square: int) -> Spot:
    s = position[0]
    cells = block(position, corner)
    name = cell_name(position, cells[square])
    colours = [int(VISIBLE[s.holds[cell]]) for cell in cells]
    if colours[0] != colours[3] or colours[1] != colours[2]:
        return Spot(name, 0, "A", "U20")
    if colours[0] == colours[1] and not s.four_alike:
        return Spot(name, 0, "D", "U20")
    refused = why_not_place(position, name)
    if refused is not None:
        return Spot(name, 0, "C", str(refused.clause))
    if rules.rival_on(s, s.mover, cells[3 - square]):
        return Spot(name, 0, "B", "U21")
    return Spot(name, int(plan.wins_on(s, s.mover, corner, square)), None, None)


def threats(position: Position) -> tuple[Threat, ...]:
    """The blocks with which the next player could win in a turn, on the board as it stands."""
    asked = position.copy()
    asked["scores"] = asked["turns"] = asked["first"] = 0  # they make no difference, so they share an answer
    return _threats(asked.tobytes())


@lru_cache(REMEMBERED)
def _threats(position: bytes) -> tuple[Threat, ...]:
    stack = blank(Reef, plan.DEPTH)
    stack[0] = np.frombuffer(position, stack.dtype)[0]
    s = stack[0]
    s.mover, s.step, s.stirred = rules.next_seat(s, s.mover), MOVE, 0
    # With captures after every step a pawn that stays put can win too; else the same blocks are in danger.
    s.pawn_may_stay, s.immediate = s.pawn_may_stay or s.immediate, 0
    missing, won = np.zeros(CELLS, np.int64), np.zeros(CELLS, np.int64)
    actions = np.zeros((plan.DEPTH, rules.ACTIONS), Action)
    blocks, cells = np.zeros(WORDS, np.uint64), np.zeros(WORDS, np.uint64)
    plan.threats(stack, actions, blocks, cells, missing, won, chance("a turn draws nothing"))
    found = stack[:1]
    return tuple(
        Threat(
            [cell_name(found, cell) for cell in block(found, corner)], int(missing[corner]), int(won[corner])
        )
        for corner in corners(found)
        if won[corner]
    )
