"""ICECOOL for learners: a move as four numbers from −1 to 1, and what a seat may know as such numbers.

Every action is a legal move: a flick for which the finger has no room is turned to the nearest direction in
which it has, unless it shall be taken exactly.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

import numpy as np
import numpy.typing as npt

from seaboard.kernel.encoding import Fields, lay_out, size_of
from seaboard.match.match import Match

from . import rules
from .board import Board
from .facts import FLICK_LIMITS, HEAD, HIGHEST, LETTERS
from .flick import DECIMALS, Flick
from .notation import NO, SKATES, STAY, Line, Place
from .rules import School

Numbers = npt.NDArray[np.float32]

SEATS: Final = len(LETTERS)
PHASES: Final = ("place", "line", "flick", "skates", "over")
DEGREE: Final = math.tau / 360
MOST_CARDS: Final = 24  # of a hand; more are as many


def fields_on(board: Board) -> Fields:
    """The fields on a board with so many fish doors; seats are counted from one's own, clockwise."""
    doors = len(board.fish_doors)
    return lay_out(
        ("phase", (len(PHASES),), 1, "placing, a red line, a flick, skates, or over"),
        ("turn", (SEATS,), 1, "the seat that decides"),
        ("catcher", (SEATS,), 1, "the seat of the Catcher"),
        ("standing", (SEATS,), 1, "by seat: the penguin is on the board"),
        ("place", (SEATS, 2), 1, "by seat: x and y, −1 and 1 are the outer walls"),
        ("on_circle", (SEATS,), 1, "by seat: on the red circle"),
        ("tokens", (SEATS, doors), 1, "by seat: fish doors that carry a token of its colour"),
        ("holders", (SEATS, SEATS), 1, "by seat: who holds its ID"),
        ("cards", (SEATS,), 1, f"by seat: fish cards, of {MOST_CARDS}"),
        ("face_up", (SEATS,), 1, f"by seat: 1s used for skates, of {MOST_CARDS}"),
        ("hand", (HIGHEST,), 1, f"own face-down 1s, 2s and 3s, of {MOST_CARDS}"),
        ("round", (1,), 1, "the round, of all of the match"),
        ("deck", (1,), 1, "the cards in the pile, of all"),
    )


class FourNumbers:
    """What the four numbers mean depends on what is asked; the rest of them is ignored.

    | asked | numbers |
    | --- | --- |
    | a place | x and y within the Catcher's area |
    | a flick | direction (−1 … 1 is −π … π), power, side, height |
    | a red line | the first: equal parts of −1 … 1 for each line offered, then to stay |
    | skates | the first: above 0 is yes |
    """

    size = 4

    def fields(self, match: Match) -> Fields:
        """Those of the board."""
        return fields_on(match.here.board)

    def move(self, school: School, numbers: Numbers, exact: bool) -> str:
        """The move that numbers mean (I8, I38, I45, I80)."""
        first, second, third, fourth = (float(number) for number in numbers)
        match school.phase:
            case "place":
                x0, y0, x1, y1 = school.board.plan.catcher_area.rect
                return str(Place((_between(x0, x1, first), _between(y0, y1, second))))
            case "line":
                choices = [*(str(Line(room)) for room in rules.line_choices(school)), str(STAY)]
                return choices[min(int((first + 1) / 2 * len(choices)), len(choices) - 1)]
            case "skates":
                return str(SKATES if first > 0 else NO)
        flick = Flick(
            round(first * math.pi % math.tau, DECIMALS["phi"]),
            *(
                round(_between(*FLICK_LIMITS[name], number), DECIMALS[name])
                for name, number in (("power", second), ("side", third), ("height", fourth))
            ),
        )
        return str(flick if exact else turned_aside(school, flick))

    def encode(self, school: School, seat: int) -> Numbers:
        """All that lies open, and the seat's own cards (I67)."""
        fields, players = fields_on(school.board), school.players
        out = np.zeros(size_of(fields), np.float32)
        part = {name: field.of(out) for name, field in fields.items()}
        part["phase"][PHASES.index(school.phase)] = 1
        part["turn"][(school.turn - seat) % players] = 1
        part["catcher"][(school.catcher - seat) % players] = 1
        x0, y0, x1, y1 = school.board.plan.outer
        for other in range(players):
            away, pose, hand = (other - seat) % players, school.poses[other], school.hands[other]
            if pose is not None:
                part["standing"][away] = 1
                part["place"][away] = (_within(x0, x1, pose.x), _within(y0, y1, pose.y))
                part["on_circle"][away] = pose.on_circle
            part["tokens"][away] = [door in school.fish[other] for door in school.board.fish_doors]
            part["holders"][away, (school.ids[other] - seat) % players] = 1
            part["cards"][away] = min(1.0, hand.cards / MOST_CARDS)
            part["face_up"][away] = min(1.0, hand.up / MOST_CARDS)
        own = school.hands[seat].down
        part["hand"][:] = [min(1.0, own.count(value) / MOST_CARDS) for value in range(1, HIGHEST + 1)]
        part["round"][:] = school.round_no / school.rounds
        part["deck"][:] = len(school.deck) / max(1, sum(school.made))
        return out


def turned_aside(school: School, flick: Flick) -> Flick:
    """The flick in the nearest direction with room for the finger, by degrees; else on the head (I80)."""
    for degree in range(181):
        for way in (1, -1):
            turned = replace(
                flick, phi=round((flick.phi + way * degree * DEGREE) % math.tau, DECIMALS["phi"])
            )
            if rules.can_flick(school, turned):
                return turned
    return replace(flick, height=HEAD)


def _between(low: float, high: float, number: float) -> float:
    """From −1 … 1 to low … high."""
    return low + (high - low) * (number + 1) / 2


def _within(low: float, high: float, number: float) -> float:
    """From low … high to −1 … 1."""
    return min(1.0, max(-1.0, 2 * (number - low) / (high - low) - 1))


BOX: Final = FourNumbers()
