"""Real lines with another decision put in: refused, or a position like any other (O174)."""

from __future__ import annotations

import random
from functools import cache
from typing import NamedTuple

import pytest

from seaboard import BadPosition
from seaboard.games.oh_crab import GAME
from seaboard.games.oh_crab.rules.race import OVER
from seaboard.kernel.chance import chance
from seaboard.match.game import Position
from seaboard.match.options import settle
from tests.clauses import clause

pytestmark = pytest.mark.once

MODULES = "1 2 3 4"
TABLES = [
    (2, ""),
    pytest.param(3, "", marks=pytest.mark.slow),
    pytest.param(5, "", marks=pytest.mark.slow),
    pytest.param(2, MODULES, marks=pytest.mark.slow),
    pytest.param(3, MODULES, marks=pytest.mark.slow),
    (4, MODULES),
]
PLIES = 300
TRIES = 300
FURTHER = 6  # decisions after an accepted line

# Decisions that are rare in a match; c a crab, s a space, k a card, n a number, t a seat.
RARE = """
PAY:RUNUP:1 > MENU|PAY:FAST:1 > MENU|PAY:SLIDE:1 > PEND:D > MENU|PAY:CUT:1 > PEND:DF > MENU|PAY:CUT:2 > MENU
EXCH_CARD > MENU|EXCH_CARD > TURN_END|EXCH_TAKE > BORDER:1e > MENU|END_EXCH > TURN_END|END_CURRENT > TURN_END
MENU > ENTER:cs,cs,co|MENU > X6|MENU > TAKES:tt|MENU|START|REST_KEEP > REST:c > MENU|REST_TAKE > REST:d > MENU
REST_KEEP2:k > REST:c > MENU|MOVE_DIR:D > MENU|MOVE_DIR:S > PEND:F > MENU|MOVE_DIR:D! > BORDER:1e > MENU
PUSH_DIR:c:s:- > MENU|PUSH_DIR:c:s:- > PEND:D > MENU|GULL_CRAB:- > MENU|GULL_DIR:c:- > MENU
CALL_CRAB:cc > MENU|CALL_DIR:c:c > MENU|PASS_CRAB > MENU|PASS_DIR:c > MENU|HOP > MENU|SWAP_DIR > MENU
JUMP_DIR > MENU|RUNUP > MENU|BOOST > MENU|DOPE_CARD > MENU
DOPE_SIDE:k > MENU|OBSTACLE:c > MENU|OBSTACLE:c > ENTER:cp,cs > MENU
OBSTACLE:c > PEND:D > TURN_END|IGNORE:c > MENU|IGNORE:c > ENTER:co > TURN_END|ACTIVATE|PLACE2|PLAN|OVER
STASH_SWAP > MENU|STASH_PICK:k|ASYM_PICK|ASYM_ASSIGN|TAKE > MENU|TAKE > TAKES:tt > MENU|TAKE > ENTER:co > MENU
TAKE > BORDER:2e > TURN_END|TRAIL_CARD > MENU|TRAIL_CARD > REWARDS:t > BORDER:1e > MENU|DISCARD_CARD > MENU
JUNK:J1:c > ENTER:co > MENU|JUNK:J4:c > ENTER:co > MENU|JUNK:J5:c > ENTER:co,cs > PEND:D > MENU
JUNK:J1:c > ENTER:co > OBSTACLE:c > MENU|OBST_ROW > MENU|OBST_COL:n > MENU|SPY_ROW:1 > X6 > MENU
SPY_COL:2:n > X6 > MENU|HIDE_ROW:1 > MENU|HIDE_COL:1:n > TURN_END|REWARD > BORDER:1e > MENU
REWARD > REWARDS:t > BORDER:2e > TURN_END|REWARD_CRAB:1 > BORDER:1e > MENU|REWARD_CRAB:3 > BORDER:1e > MENU
REACT:A3:c > ENTER:cs,cs > MENU|REACT:A4:c > ENTER:cq > MENU|REACT:A10:c > MENU|REACT:A12:c > ENTER:co > MENU
REACT:A11:c > PUSH_DIR:c:s:- > MENU|REACT:A13:c > BORDER:1c > MENU|REACT:A14:c > SANDS:t > MENU
REACT:A14:c > ENTER:cg > MENU|REACT:A14:c > OBSTACLE:c > MENU|REACT:A14:c > SANDS:- > MENU
"""


class Line(NamedTuple):
    """A line without its phase, its phase, and what can stand in another one."""

    head: str
    phase: str
    seats: str


def split(line: str) -> Line:
    head, _, phase = line.rpartition(" | phase ")
    seats = "".join(group[0] for group in head.split(" | ")[7:] if group[1:6] == " hand")
    return Line(head, phase, seats)


@cache
def real_lines(players: int, modules: str) -> list[Line]:
    """Lines of random matches, most of them in the middle of an action."""
    rng, found = random.Random(players), []
    for seed in range(6):
        luck = chance(seed, "strange lines")
        position = GAME.begin(players, settle(GAME.options, {"modules": modules}, players), luck).position
        for _ in range(PLIES):
            if not (legal := GAME.engine.legal(position)):
                break
            line = split(GAME.write_position(position))
            if " > " in line.phase or rng.random() < 0.2:
                found.append(line)
            position = GAME.engine.after(position, rng.choice(legal), luck).position
    return found


def filled(rng: random.Random, text: str, head: str, seats: str) -> str:
    """A decision with crabs, spaces, cards and numbers of the line in the places of the small letters."""
    groups = head.split(" | ")
    crabs = {
        word.split(":")[0]: word.split(":")[1] for seat in groups[0].split(" ") for word in seat.split("+")
    }
    spaces = [where.rstrip("*=12") for where in crabs.values()]
    cards = [card for card in ",".join(groups[7].split(" ")[2::2]).split(",") if card != "-"] or ["R1"]
    found = []
    for word in text.split(" > "):
        name, *about = word.split(":")
        if name == "REST":
            about, parts = [], about
        else:
            parts = []
        for part in about:
            if part == "s":
                part = rng.choice(spaces)
            elif part == "k":
                part = rng.choice(cards)
            elif part == "n":
                part = str(rng.randrange(1, 12))
            elif part.replace("t", "") == "":
                part = "".join(rng.sample(seats, min(len(part), len(seats))))
            elif name != "BORDER" and not part.isdigit():
                part = "".join(rng.choice(list(crabs)) if letter == "c" else letter for letter in part)
            parts.append(part)
        found.append(":".join([name, *parts]))
    return " > ".join(found)


def strange(rng: random.Random, lines: list[Line]) -> str:
    """A real line with another decision: of another line, or a rare one."""
    line = rng.choice(lines)
    if rng.random() < 0.3:
        return f"{line.head} | phase {rng.choice(lines).phase}"
    rare = rng.choice(RARE.strip().replace("\n", "|").split("|"))
    turn = line.head.partition(" | turn ")[2][:1]
    who = turn if turn in line.seats and rng.random() < 0.6 else rng.choice(line.seats)
    return f"{line.head} | phase {who} {filled(rng, rare, line.head, line.seats)}"


def read_back(position: Position) -> Position:
    """The position read from its own line, which is written as it was read."""
    line = GAME.write_position(position)
    again, _, _ = GAME.read_position(line, {})
    assert GAME.write_position(again) == line
    assert GAME.engine.legal(again) == GAME.engine.legal(position), line
    return again


@clause("O174")
@pytest.mark.parametrize(("players", "modules"), TABLES)
def test_a_line_with_another_decision_is_refused_or_can_be_played_on(players: int, modules: str) -> None:
    rng, luck = random.Random(players), chance(players, "further")
    lines = real_lines(players, modules)
    accepted = 0
    for _ in range(TRIES):
        line = strange(rng, lines)
        try:
            position, _, _ = GAME.read_position(line, {})
        except BadPosition:
            continue
        accepted += 1
        assert GAME.write_position(position) == line
        for _ in range(FURTHER):
            legal = GAME.engine.legal(position)
            assert bool(legal) == (position[0].phase != OVER), line
            if not legal:
                break
            position = read_back(GAME.engine.after(position, rng.choice(legal), luck).position)
    assert accepted > TRIES // 40
