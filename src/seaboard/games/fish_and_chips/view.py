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
NUMBERS: Final = (
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
    "target",
)


class Fish(msgspec.Struct, frozen=True):
    colour: Colour
    value: int


class Sight(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first pile seen from another one along a line (F10, F15): what taking it gives, or why it cannot be."""

    to: Cell
    gain: int = 0  # rival fish that taking it would add to the owner's count
    clause: str | None = None  # why it cannot be taken: F14 too strong, F16 a pile of the same owner

    @property
    def takes(self) -> bool:
        """Whether it could be taken."""
        return self.clause is None


class Pile(msgspec.Struct, frozen=True):
    cell: Cell
    fish: list[Fish]  # top first; the top one alone owns and fights (F4)
    sees: list[Sight]


class SwapChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A swap that the mover may or may not announce now (F8, F11)."""

    move: str  # "O<>d3"
    special: Literal["O", "S"]
    cell: Cell
    clause: str | None = None  # why not, None if legal
    threatens: Cell | None = None  # the rival octopus or shark that forbids it


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
    (
        players,
        sides,
        phase,
        starter_square,
        mover,
        starter,
        swapped,
        turns_left,
        counting,
        adjacent,
        target,
    ) = numbers(position, *NUMBERS)
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
        target=target,
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
    seen = zip(row[SEES:GAINS], row[GAINS:LYING], strict=True)
    sees = [_sight(to, gain) for to, gain in seen if to != NOWHERE]
    return Pile(NAMES[row[SQUARE]], _swimming(letters, row[LYING:]), sees)


@lru_cache(REMEMBERED)
def _swimming(letters: str, ranks: bytes) -> list[Fish]:
    return [_fish(letters[f & 3], f >> 2) for f in ranks]


@lru_cache
def _fish(letter: Colour, rank: int) -> Fish:
    return Fish(letter, rank + 1)


@lru_cache(REMEMBERED)
def _sight(target: int, gain: int) -> Sight:
    return Sight(NAMES[target], gain if gain < LEAST_REASON else 0, WHY_NOT.get(gain))


@lru_cache
def _swap_choices(threatened: bytes, adjacent: bool) -> list[SwapChoice]:
    """Every single fish of the mover's colour as a partner, for each special fish not yet swapped."""
    rows = np.frombuffer(threatened, np.int8).reshape(len(SPECIALS), SQUARES).tolist()
    return [
        _swap_choice(special, square, rival, adjacent)
        for special, row in zip(SPECIALS, rows, strict=True)
        for square, rival in enumerate(row)
        if rival != rules.NO_SWAP
    ]


@lru_cache(REMEMBERED)
def _swap_choice(special: Special, square: int, rival: int, adjacent: bool) -> SwapChoice:
    move = f"{special}<>{NAMES[square]}"
    if rival == NOWHERE:
        return SwapChoice(move, special, NAMES[square])
    return SwapChoice(move, special, NAMES[square], "F31" if adjacent else "F11", NAMES[rival])
