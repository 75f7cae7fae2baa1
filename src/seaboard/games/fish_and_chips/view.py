"""What a seat may see of a round: everything, for nothing is hidden in Fish & Chips (F6)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Literal

import msgspec
import numpy as np

from seaboard.kernel.layout import numbers
from seaboard.match.game import Position

from . import rules
from .board import NAMES, NOWHERE, SQUARES
from .facts import SCORES
from .notation import PHASES, order
from .rules.survey import (
    COUNTS,
    GAINS,
    HEIGHT,
    LYING,
    OWN,
    PILE_WIDTH,
    SEES,
    SQUARE,
    SWEEPER,
    TOO_STRONG,
)

Colour = Literal["R", "P", "G", "Y"]
Cell = str  # "a1" … "f6"
Special = Literal["O", "S"]
SPECIALS: Final[tuple[Special, ...]] = ("O", "S")
SWAPPED: Final[tuple[list[Special], ...]] = ([], ["O"], ["S"], ["O", "S"])  # by the bits of `swapped`
REEF: Final = ["a6", "f6", "a1", "f1"]  # with two players nobody swims in the corners (F2)
WHY_NOT: Final = {OWN & 255: "F16", TOO_STRONG & 255: "F14"}  # as bytes, behind all catches
LEAST_REASON: Final = min(WHY_NOT)
REMEMBERED: Final = 4096  # piles as they were shown last


class Fish(msgspec.Struct, frozen=True):
    colour: Colour
    value: int


class Sight(msgspec.Struct, frozen=True):
    """The first pile seen from another one along a line (F10, F15), and whether it could be taken."""

    to: Cell
    takes: bool
    clause: str | None  # why not: F14 too strong, F16 a pile of the same owner
    gain: int  # rival fish that taking it would add to the owner's count


class Pile(msgspec.Struct, frozen=True):
    cell: Cell
    fish: list[Fish]  # top first; the top one alone owns and fights (F4)
    sees: list[Sight]


class SwapChoice(msgspec.Struct, frozen=True):
    """A swap that the mover may or may not announce now (F8, F11)."""

    move: str  # "O<>d3"
    special: Literal["O", "S"]
    cell: Cell
    clause: str | None  # why not, None if legal
    threatens: Cell | None  # the rival octopus or shark that forbids it


class View(msgspec.Struct, frozen=True):
    players: int
    order: list[
        Colour
    ]  # in turn order; seat k owns order[k]; in solo the drawn order, the last is the player's
    mover: Colour
    phase: Literal["swap", "play", "done"]
    swapped: list[Literal["O", "S"]]  # swaps already used in this swap turn
    swap_turns_left: int  # seats whose swap turn is not over
    starter: Colour
    piles: list[Pile]
    reef: list[Cell]  # cells that stay empty in this game (two-player corners)
    buoy: Cell
    totals: list[int]  # by `order`, before this round
    count: list[int]  # by `order`: what the round would give if it ended now, in the chosen way of counting
    swaps: list[SwapChoice]  # the mover's, in a swap turn; else empty
    score: Literal["opponents", "under", "pile", "ever"]
    target: int  # points that end the match
    sweep: Colour | None  # who has caught every rival fish and so wins at once (F22; solo: F29)


# ------------------------------------------------------------------ from a position


def view(position: Position) -> View:
    """The same for every seat and for spectators."""
    piles = np.empty((SQUARES, PILE_WIDTH), np.int8)
    threatened = np.empty((len(SPECIALS), SQUARES), np.int8)
    counts = np.empty(COUNTS, np.int16)
    number = rules.survey(position, piles, threatened, counts)
    letters: Any = order(position)  # the letters are Colours
    players, sides, phase, starter_square, mover, starter, swapped, turns_left, counting, adjacent = numbers(
        position,
        "players",
        "sides",
        "phase",
        "starter_square",
        "mover",
        "starter",
        "swapped",
        "swap_turns",
        "counting",
        "adjacent_rule",
    )
    swept = int(counts[SWEEPER])
    return View(
        players=players,
        order=list(letters),
        mover=letters[mover],
        phase=PHASES[phase],  # type: ignore[arg-type]  # the names are the literals
        swapped=SWAPPED[swapped],
        swap_turns_left=turns_left,
        starter=letters[starter],
        piles=_piles(letters, piles[:number].tobytes()),
        reef=REEF if sides == 2 else [],
        buoy=NAMES[starter_square + (players == 2)],
        totals=position["totals"][0, :sides].tolist(),
        count=counts[:sides].tolist(),
        swaps=_swap_choices(threatened.tobytes(), bool(adjacent)) if phase == rules.SWAP else [],
        score=SCORES[counting],
        target=int(position[0].target),
        sweep=None if swept == rules.NOBODY else letters[swept],
    )


def fish(pile: list[tuple[str, int]]) -> list[Fish]:
    """A pile's fish, top first."""
    return [Fish(letter, value) for letter, value in pile]  # type: ignore[arg-type]  # the letters are Colours


def _piles(letters: str, rows: bytes) -> list[Pile]:
    """Every pile with all it sees. A move changes a few of them, and the others are known already."""
    starts = range(0, len(rows), PILE_WIDTH)
    return [_pile(letters, rows[at : at + LYING + rows[at + HEIGHT]]) for at in starts]


@lru_cache(REMEMBERED)
def _pile(letters: str, row: bytes) -> Pile:
    swimming = [_fish(letters[f & 3], f >> 2) for f in row[LYING:]]
    seen = zip(row[SEES:GAINS], row[GAINS:LYING], strict=True)
    return Pile(NAMES[row[SQUARE]], swimming, [_sight(to, gain) for to, gain in seen if to != NOWHERE])


@lru_cache
def _fish(letter: Colour, rank: int) -> Fish:
    return Fish(letter, rank + 1)


@lru_cache(REMEMBERED)
def _sight(target: int, gain: int) -> Sight:
    catch = gain if gain < LEAST_REASON else 0
    return Sight(NAMES[target], catch > 0, WHY_NOT.get(gain), catch)


@lru_cache(REMEMBERED)
def _swap_choices(threatened: bytes, adjacent: bool) -> list[SwapChoice]:
    """Every single fish of the mover's colour as a partner, for each special fish not yet swapped."""
    rows = np.frombuffer(threatened, np.int8).reshape(len(SPECIALS), SQUARES).tolist()
    clause = "F31" if adjacent else "F11"
    return [
        SwapChoice(
            move=f"{special}<>{NAMES[square]}",
            special=special,
            cell=NAMES[square],
            clause=None if rival == NOWHERE else clause,
            threatens=None if rival == NOWHERE else NAMES[rival],
        )
        for special, row in zip(SPECIALS, rows, strict=True)
        for square, rival in enumerate(row)
        if rival != rules.NO_SWAP
    ]
