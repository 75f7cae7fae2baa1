"""What a seat may see of a round: everything, for nothing is hidden in Fish & Chips (F6)."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
import numpy as np

from seaboard.match.game import Position

from . import rules
from .board import NAMES, NOWHERE, SQUARES
from .facts import SCORES
from .notation import PHASES, colour, order, piles
from .outcome import winning_seats

Colour = Literal["R", "P", "G", "Y"]
Cell = str  # "a1" … "f6"
Special = Literal["O", "S"]
SPECIALS: Final[tuple[Special, ...]] = ("O", "S")


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
    target: int  # 60
    sweep: Colour | None  # who has caught every rival fish and so wins at once (F22; solo: F29)


# ------------------------------------------------------------------ from a position


def view(position: Position) -> View:
    """The same for every seat and for spectators."""
    s = position[0]
    letters = list(order(position))
    swept = _sweeper(position)
    return View(
        players=int(s.players),
        order=letters,  # type: ignore[arg-type]  # the letters are Colours
        mover=colour(position, s.mover),  # type: ignore[arg-type]
        phase=PHASES[int(s.phase)],  # type: ignore[arg-type]
        swapped=_swapped(position),
        swap_turns_left=int(s.swap_turns),
        starter=colour(position, s.starter),  # type: ignore[arg-type]
        piles=_piles(position),
        reef=[NAMES[square] for square in range(SQUARES) if rules.is_reef(s, square)],
        buoy=NAMES[s.starter_square + (s.players == 2)],
        totals=[int(total) for total in s.totals[: s.sides]],
        count=[int(rules.round_points(s, side)) for side in range(s.sides)],
        swaps=_swap_choices(position) if s.phase == rules.SWAP else [],
        score=SCORES[s.counting],
        target=rules.TARGET,
        sweep=None if swept == rules.NOBODY else colour(position, swept),  # type: ignore[arg-type]
    )


def _sweeper(position: Position) -> int:
    """Who has caught every rival fish and so wins at once; alone only the player's own colour can (F29)."""
    s = position[0]
    if s.players == 1:
        return 3 if winning_seats(position) else rules.NOBODY
    return int(rules.won_by_sweep(s))


def fish(pile: list[tuple[str, int]]) -> list[Fish]:
    """A pile's fish, top first."""
    return [Fish(letter, value) for letter, value in pile]  # type: ignore[arg-type]


def _piles(position: Position) -> list[Pile]:
    """Every pile with all it sees; asked of the rules in one call, for a page is shown after every move."""
    s = position[0]
    lying = piles(position)
    gains = np.zeros((SQUARES, 4), np.int8)
    rules.survey(s, gains)
    seen = zip(s.near.tolist(), gains.tolist(), strict=True)
    return [
        Pile(NAMES[square], fish(pile), _sights(lying, square, near, gain))
        for square, (pile, (near, gain)) in enumerate(zip(lying, seen, strict=True))
        if pile
    ]


def _sights(
    lying: list[list[tuple[str, int]]], square: int, near: list[int], gains: list[int]
) -> list[Sight]:
    """The piles seen from one, with what taking each would bring."""
    pairs = zip(near, gains, strict=True)
    return [_sight(lying, square, target, gain) for target, gain in pairs if target != NOWHERE]


def _sight(lying: list[list[tuple[str, int]]], square: int, target: int, gain: int) -> Sight:
    own = lying[target][0][0] == lying[square][0][0]
    clause = None if gain else "F16" if own else "F14"
    return Sight(to=NAMES[target], takes=gain > 0, clause=clause, gain=gain)


def _swapped(position: Position) -> list[Literal["O", "S"]]:
    used = int(position[0].swapped)
    found: list[Literal["O", "S"]] = []
    if used & rules.OCTOPUS_USED:
        found.append("O")
    if used & rules.SHARK_USED:
        found.append("S")
    return found


def _swap_choices(position: Position) -> list[SwapChoice]:
    """Every single fish of the mover's colour as a partner, for each special fish not yet swapped."""
    threatened = np.zeros((len(SPECIALS), SQUARES), np.int8)
    rules.survey_swaps(position[0], threatened)
    clause = "F31" if position[0].adjacent_rule else "F11"
    return [
        SwapChoice(
            move=f"{special}<>{NAMES[square]}",
            special=special,
            cell=NAMES[square],
            clause=None if rival == NOWHERE else clause,
            threatens=None if rival == NOWHERE else NAMES[rival],
        )
        for special, row in zip(SPECIALS, threatened.tolist(), strict=True)
        for square, rival in enumerate(row)
        if rival != rules.NO_SWAP
    ]
