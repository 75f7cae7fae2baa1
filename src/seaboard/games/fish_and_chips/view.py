"""What a seat may see of a round: everything, for nothing is hidden in Fish & Chips (F6)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final, Literal

import msgspec

from . import rules
from .board import NAMES, NOWHERE, SQUARES
from .facts import COLOURS as LETTERS
from .facts import SCORES
from .notation import PHASES
from .rules.survey import (
    COLOURS,
    GAINS,
    HEIGHT,
    LYING,
    OTHERS,
    OWN,
    POINTS,
    SEES,
    SQUARE,
    SWEEPER,
    TOO_STRONG,
    TOTALS,
)

Colour = Literal["R", "P", "G", "Y"]
Cell = str  # "a1" … "f6"
Special = Literal["O", "S"]
SPECIALS: Final[tuple[Special, ...]] = ("O", "S")
SWAPPED: Final[tuple[list[Special], ...]] = ([], ["O"], ["S"], ["O", "S"])  # by the bits of `swapped`
REEF: Final = ["a6", "f6", "a1", "f1"]  # with two players nobody swims in the corners (F2)
NO_REEF: Final[list[str]] = []
NO_SWAPS: Final[list[SwapChoice]] = []
REMEMBERED: Final = 8192  # of the parts of a pile, which come again and again: one object for each
SIDES, PHASE, MOVER, ADJACENT = (OTHERS + place for place in (1, 2, 4, 9))  # as `survey_others` has them
NO_CATCH: Final = min(OWN & 255, TOO_STRONG & 255)  # as bytes, behind all catches


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


class Others(msgspec.Struct, frozen=True):
    """What a view has beside its piles."""

    players: int
    order: list[
        Colour
    ]  # in turn order; seat k owns order[k]; in solo the drawn order, the last is the player's
    mover: Colour
    phase: Literal["swap", "play", "done"]
    swapped: list[Literal["O", "S"]]  # swaps already used in this swap turn
    swap_turns_left: int  # seats whose swap turn is not over
    starter: Colour
    reef: list[Cell]  # cells that stay empty in this game (two-player corners)
    buoy: Cell
    totals: list[int]  # by `order`, before this round
    count: list[int]  # by `order`: what the round would give if it ended now, in the chosen way of counting
    swaps: list[SwapChoice]  # the mover's, in a swap turn; else empty
    score: Literal["opponents", "under", "pile", "ever"]
    target: int  # points that end the match
    sweep: Colour | None  # who has caught every rival fish and so wins at once (F22; solo: F29)


class View(Others, frozen=True):
    piles: list[Pile]  # by their cells, from a1


# ------------------------------------------------------------------ from what a survey has found


def letters_of(counts: list[int]) -> str:
    """The letters of the sides, in turn order."""
    return letters(*counts[COLOURS:OTHERS])[: counts[SIDES]]


def others_of(colours: str, counts: list[int], swaps: list[SwapChoice]) -> Others:
    """What a view has beside its piles; the colours in turn order."""
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
        _,
        target,
    ) = counts[OTHERS:]
    letters: Any = colours  # which are Colours
    swept = counts[SWEEPER]
    return Others(
        players,
        list(letters),
        letters[mover],
        PHASES[phase],  # type: ignore[arg-type]  # the names are the literals
        SWAPPED[swapped],
        turns_left,
        letters[starter],
        REEF if sides == 2 else NO_REEF,
        NAMES[starter_square + (players == 2)],
        counts[TOTALS : TOTALS + sides],
        counts[POINTS : POINTS + sides],
        swaps,
        SCORES[counting],
        target,
        None if swept == rules.NOBODY else letters[swept],
    )


def fish(pile: list[tuple[str, int]]) -> list[Fish]:
    """A pile's fish, top first."""
    return [Fish(letter, value) for letter, value in pile]  # type: ignore[arg-type]  # the letters are Colours


@cache
def letters(*colours: int) -> str:
    """The letters of colours."""
    return "".join(LETTERS[colour] for colour in colours)


def pile(letters: str, row: bytes) -> Pile:
    """A pile, of its row."""
    return Pile(NAMES[row[SQUARE]], lying(letters, row), seen(row[SEES:LYING]))


def lying(letters: str, row: bytes) -> list[Fish]:
    """Its fish."""
    return _lying(letters, row[LYING : LYING + row[HEIGHT]])


@lru_cache(REMEMBERED)
def seen(row: bytes) -> dict[Cell, int]:
    """What it sees."""
    directions = zip(row[: GAINS - SEES], row[GAINS - SEES :], strict=True)
    return {NAMES[to]: caught(gain) for to, gain in directions if to != NOWHERE}


def caught(gain: int) -> int:
    """The rival fish that a capture would bring, by the byte of a survey; 0 if it may not be made."""
    return gain if gain < NO_CATCH else 0


@lru_cache(REMEMBERED)
def _lying(letters: str, row: bytes) -> list[Fish]:
    return [fish_of(letters, f) for f in row]


@cache
def fish_of(letters: str, number: int) -> Fish:
    """A fish by its number in the rules."""
    return Fish(letters[number & 3], (number >> 2) + 1)  # type: ignore[arg-type]  # the letters are Colours


@lru_cache
def swap_choices(threatened: bytes, adjacent: bool) -> list[SwapChoice]:
    """Every single fish of the mover's colour as a partner, for each special fish not yet swapped."""
    return [
        _swap_choice(special, square, rival, adjacent)
        for special, row in zip(SPECIALS, (threatened[:SQUARES], threatened[SQUARES:]), strict=True)
        for square, rival in enumerate(row)
        if rival != rules.NO_SWAP
    ]


@cache
def _swap_choice(special: Special, square: int, rival: int, adjacent: bool) -> SwapChoice:
    move = f"{special}<>{NAMES[square]}"
    if rival == NOWHERE:
        return SwapChoice(move, special, NAMES[square])
    return SwapChoice(move, special, NAMES[square], "F31" if adjacent else "F11", NAMES[rival])
