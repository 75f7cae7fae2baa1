"""What a seat may see of a round: everything, for nothing is hidden in Fish & Chips (F6)."""

from __future__ import annotations

from functools import cache, lru_cache
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
    TOO_STRONG,
)

Colour = Literal["R", "P", "G", "Y"]
Cell = str  # "a1" … "f6"
Special = Literal["O", "S"]
SPECIALS: Final[tuple[Special, ...]] = ("O", "S")
SWAPPED: Final[tuple[list[Special], ...]] = ([], ["O"], ["S"], ["O", "S"])  # by the bits of `swapped`
REEF: Final = ["a6", "f6", "a1", "f1"]  # with two players nobody swims in the corners (F2)
NO_CATCH: Final = min(OWN & 255, TOO_STRONG & 255)  # as bytes, behind all catches
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


class Fish(msgspec.Struct, frozen=True, gc=False):
    colour: Colour
    value: int


class Pile(msgspec.Struct, frozen=True, gc=False):
    cell: Cell
    fish: list[Fish]  # top first; the top one alone owns and fights (F4)
    sees: dict[
        Cell, int
    ]  # the first pile in each direction: the rival fish it would bring, 0 if it may not be taken


class SwapChoice(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A swap that the mover may or may not announce now (F8, F11)."""

    move: str  # "O<>d3"
    special: Literal["O", "S"]
    cell: Cell
    clause: str | None = None  # why not, None if legal
    threatens: Cell | None = None  # the rival octopus or shark that forbids it


# Beside its fields it keeps its piles by their rows (`known`), for the view after it: these are never sent.
class View(msgspec.Struct, frozen=True, dict=True):
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


def view(position: Position, before: View | None = None) -> View:
    """The same for every seat and for spectators. A move changes few piles; others are those of `before`."""
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
    *points, swept = counts.tolist()
    known: dict[bytes, Pile] = {} if before is None else before.__dict__["known"]
    rows = piles[:number].tobytes()
    lying = [rows[at : at + LYING + rows[at + HEIGHT]] for at in range(0, len(rows), PILE_WIDTH)]
    shown = {row: known.get(row) or _pile(letters, row) for row in lying}
    found = View(
        players=players,
        order=list(letters),
        mover=letters[mover],
        phase=PHASES[phase],  # type: ignore[arg-type]  # the names are the literals
        swapped=SWAPPED[swapped],
        swap_turns_left=turns_left,
        starter=letters[starter],
        piles=list(shown.values()),
        reef=REEF if sides == 2 else [],
        buoy=NAMES[starter_square + (players == 2)],
        totals=position["totals"].tolist()[0][:sides],
        count=points[:sides],
        swaps=_swap_choices(threatened.tobytes(), bool(adjacent)) if phase == rules.SWAP else [],
        score=SCORES[counting],
        target=target,
        sweep=None if swept == rules.NOBODY else letters[swept],
    )
    found.__dict__["known"] = shown
    return found


def fish(pile: list[tuple[str, int]]) -> list[Fish]:
    """A pile's fish, top first."""
    return [Fish(letter, value) for letter, value in pile]  # type: ignore[arg-type]  # the letters are Colours


def _pile(letters: str, row: bytes) -> Pile:
    seen = zip(row[SEES:GAINS], row[GAINS:LYING], strict=True)
    sees = {NAMES[to]: gain if gain < NO_CATCH else 0 for to, gain in seen if to != NOWHERE}
    return Pile(NAMES[row[SQUARE]], [_fish(letters[f & 3], f >> 2) for f in row[LYING:]], sees)


@cache
def _fish(letter: Colour, rank: int) -> Fish:
    return Fish(letter, rank + 1)


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


@cache
def _swap_choice(special: Special, square: int, rival: int, adjacent: bool) -> SwapChoice:
    move = f"{special}<>{NAMES[square]}"
    if rival == NOWHERE:
        return SwapChoice(move, special, NAMES[square])
    return SwapChoice(move, special, NAMES[square], "F31" if adjacent else "F11", NAMES[rival])
