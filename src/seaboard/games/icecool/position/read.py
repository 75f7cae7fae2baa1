"""A position line read back: whatever is wrong in it is a BadPosition that names the word (I78)."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from typing import Any, Final

from seaboard.games.icecool import rules
from seaboard.games.icecool.board import TINY, Board, load
from seaboard.games.icecool.facts import LETTERS, OPTIONS, composition
from seaboard.games.icecool.rules import Hand, Phase, Pose, School
from seaboard.match.errors import BadPosition
from seaboard.match.options import Options, settle

from .write import WORDS

PHASES: Final[tuple[Phase, ...]] = ("place", "line", "flick", "skates", "over")
NUMBER: Final = r"[0-9]{1,2}(?:\.[0-9]{1,6})?"
POSE: Final = re.compile(rf"({NUMBER}),({NUMBER})(?:,([0-9]{{1,3}}))?(\*)?")
HAND: Final = re.compile(r"(1*2*3*)(?:!(1+))?")
OVERLAP: Final = 0.001  # metres that penguins of a line may stand into each other


def read_position(line: str, given: Mapping[str, Any]) -> tuple[School, int, Options]:
    """A consistent line, also one that no match can reach (I78)."""
    words = line.split()
    if len(words) != 10:
        raise BadPosition("line", line, WORDS)
    seats = _seats(words[0])
    options = settle(OPTIONS, given, len(seats))
    made = composition(str(options["deck"]))
    assert made is not None, "the option was read"
    board = load(str(options["board"]))
    number = _round(words[1], int(options["rounds"]))
    catcher = _seat("catcher", words[2], seats)
    phase = _phase(words[4])
    over = phase == "over"
    if (words[3] == "-") != over:
        raise BadPosition("turn", words[3], "the letter of a seat, - when the match is over")
    school = School(
        board=board,
        noise=str(options["noise"]),
        made=made,
        seats=seats,
        round_no=number,
        rounds=int(options["rounds"]),
        catcher=catcher,
        turn=catcher if over else _seat("turn", words[3], seats),
        phase=phase,
        poses=_poses(words[5], board, len(seats), catcher),
        fish=_fish(words[6], board, len(seats), catcher),
        ids=_ids(words[7], seats, catcher),
        hands=_hands(words[8], len(seats)),
        deck=_deck(words[9]),
    )
    _check_cards(school, words)
    _check_phase(school, words)
    return school, len(seats), options


def _seats(word: str) -> str:
    if not 2 <= len(word) <= 4 or len(set(word)) != len(word) or not set(word) <= set(LETTERS):
        raise BadPosition("seats", word, f"two to four different letters of {LETTERS}")
    return word


def _seat(part: str, word: str, seats: str) -> int:
    if len(word) != 1 or word not in seats:
        raise BadPosition(part, word, f"one of {seats}")
    return seats.index(word)


def _round(word: str, rounds: int) -> int:
    if word not in [f"{number}/{rounds}" for number in range(1, rounds + 1)]:
        raise BadPosition("round", word, f"1/{rounds} to {rounds}/{rounds}")
    return int(word[0])


def _phase(word: str) -> Phase:
    for phase in PHASES:
        if word == phase:
            return phase
    raise BadPosition("phase", word, " ".join(PHASES))


def _parts(part: str, word: str, players: int) -> list[str]:
    parts = word.split("/")
    if len(parts) != players:
        raise BadPosition(part, word, f"{players} parts with / between")
    return parts


def _poses(word: str, board: Board, players: int, catcher: int) -> tuple[Pose | None, ...]:
    poses = tuple(_pose(part, board) for part in _parts("poses", word, players))
    standing = [pose.point for pose in poses if pose is not None]
    for first, second in combinations(standing, 2):
        if math.dist(first, second) < 2 * board.radius - OVERLAP - TINY:
            raise BadPosition("poses", word, "penguins at least 2R - 1 mm apart")
    at = poses[catcher]
    if at is not None and at.on_circle:
        raise BadPosition("poses", word, "* only for Runners")
    return poses


def _pose(word: str, board: Board) -> Pose | None:
    if word == "-":
        return None
    found = POSE.fullmatch(word)
    if found is None or int(found[3] or 0) >= 360:
        raise BadPosition("poses", word, "x,y or x,y,yaw in metres and whole degrees, or -")
    x, y = float(found[1]), float(found[2])
    x0, y0, x1, y1 = board.plan.outer
    if not (x0 <= x <= x1 and y0 <= y <= y1):
        raise BadPosition("poses", word, "a place inside the board")
    return Pose(x, y, int(found[3] or 0), found[4] is not None)


def _fish(word: str, board: Board, players: int, catcher: int) -> tuple[str, ...]:
    found = []
    for seat, part in enumerate(_parts("fish", word, players)):
        doors = "" if part == "-" else part
        if part == "" or doors != "".join(door for door in board.fish_doors if door in doors):
            raise BadPosition("fish", part, f"digits of {board.fish_doors} ascending, or -")
        if doors and seat == catcher:
            raise BadPosition("fish", part, "- for the Catcher")
        found.append(doors)
    return tuple(found)


def _ids(word: str, seats: str, catcher: int) -> tuple[int, ...]:
    if len(word) != len(seats) or not set(word) <= set(seats):
        raise BadPosition("ids", word, "a letter for each seat")
    holders = tuple(seats.index(letter) for letter in word)
    if any(holder not in (seat, catcher) for seat, holder in enumerate(holders)):
        raise BadPosition("ids", word, "each ID with its owner or with the Catcher")
    return holders


def _hands(word: str, players: int) -> tuple[Hand, ...]:
    found = []
    for part in _parts("cards", word, players):
        hand = None if part == "" else HAND.fullmatch("" if part == "-" else part)
        if hand is None or len(hand[2] or "") % 2:
            raise BadPosition("cards", part, "face-down values ascending, ! and pairs of face-up 1s, or -")
        found.append(Hand(tuple(map(int, hand[1])), len(hand[2] or "")))
    return tuple(found)


def _deck(word: str) -> tuple[int, ...]:
    if word == "-":
        return ()
    if not set(word) <= set("123"):
        raise BadPosition("deck", word, "values 1, 2, 3 from the top, or -")
    return tuple(map(int, word))


def _check_cards(school: School, words: list[str]) -> None:
    found = Counter(school.deck)
    for hand in school.hands:
        found.update(hand.down)
        found[1] += hand.up
    if any(found[value] > most for value, most in enumerate(school.made, 1)):
        most = ",".join(map(str, school.made))
        raise BadPosition("deck", f"{words[8]} {words[9]}", f"cards and deck within deck={most}")


def _check_phase(school: School, words: list[str]) -> None:
    """Whether the one to decide can be in that phase."""
    pose = school.poses[school.turn]
    if school.phase == "place" and (school.turn != school.catcher or pose is not None):
        raise BadPosition("turn", words[3], "in phase place the Catcher, who is still off the board")
    if school.phase in ("line", "flick") and pose is None:
        raise BadPosition("poses", words[5], "who is to flick stands on the board")
    if school.phase == "line" and not rules.line_choices(school):
        raise BadPosition("phase", words[4], "line only near a wall or stuck in a door")
    if school.phase == "skates" and not school.hands[school.turn].can_skate:
        raise BadPosition("phase", words[4], "skates only with two face-down 1s")
    if school.over and any(pose is not None for pose in school.poses):
        raise BadPosition("poses", words[5], "an empty board when the match is over")
