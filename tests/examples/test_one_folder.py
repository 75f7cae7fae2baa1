"""A fifth game is one folder, in the house or outside; even one file will do. Nothing else is touched."""

from __future__ import annotations

import shutil
from pathlib import Path

import seaboard as here
from tests.kernel.processes import answer

from .beside import PACKAGE, enter, run, seaboard

PLAYED = """
import json, seaboard
match = seaboard.game("connect-four").new(seed=1)
for move in "abcd" + "gfed":
    match.play(move)
print(json.dumps([seaboard.__file__, seaboard.games(), seaboard.load(match.record).position]))
"""


def test_the_same_folder_in_the_house_is_a_game_of_the_house(tmp_path: Path) -> None:
    house = tmp_path / "seaboard"
    not_needed = shutil.ignore_patterns("__pycache__", "page")
    shutil.copytree(Path(here.__file__).parent, house, ignore=not_needed)
    shutil.copytree(PACKAGE, house / "games" / "connect_four", ignore=not_needed)
    file, games, position = answer(PLAYED, tmp_path, SEABOARD_RULES="interpreted")
    assert file.startswith(str(tmp_path))
    assert games == sorted([*here.games(), "connect-four"])
    assert position == "2 a b c d g f e d"


RACE = '''
"""Two players take one to three pebbles; whoever takes the last one wins."""

import sys

from seaboard.kernel.kit import rule
from seaboard.kernel.layout import Cells, cells, layout, number
from seaboard.kernel.notes import note
from seaboard.match.compiled import CompiledGame
from seaboard.match.defaults import FixedMoves, Reasons
from seaboard.match.errors import Clause
from seaboard.match.events import EventTable, Told, kind, number as as_it_is
from seaboard.match.plain import PlainPile, PlainView
from seaboard.match.standing import Outcome

ACTIONS = 3


@layout
class Heap:
    """The pebbles that are left."""

    left: int = number()
    moves: Cells = cells(10)
    played: int = number()
    mover: int = number()


@rule
def setup(s, rng):
    s.left = 10


@rule
def legal(s, actions):
    for taken in range(min(s.left, 3)):
        actions[taken] = taken
    return min(s.left, 3)


@rule
def apply(s, action, rng, log):
    note(log, 0, s.mover, action + 1)
    s.left -= action + 1
    s.moves[s.played] = action
    s.played += 1
    s.mover = 1 - s.mover


@rule
def returns(s, out):
    out[s.mover], out[1 - s.mover] = -1, 1


class Took(Told, frozen=True):
    seat: int
    pebbles: int


class Race(CompiledGame):
    name, title, seats, minutes, rules_version = "pebbles", "Pebbles", range(2, 3), 1, "1"
    clauses = (Clause("P1"), Clause("P2"))
    events, event_type = EventTable({0: kind(Took, "P1", seat=as_it_is, pebbles=as_it_is)}), Took
    rules, kind, notation = sys.modules[__name__], Heap, FixedMoves(["one", "two", "three"])
    view_type = PlainView
    why = Reasons(
        ("P2", "heap-gone", lambda s, seat: s.left == 0),
        ("P1", "not-your-turn", lambda s, seat: seat not in (None, s.mover)),
        ("P1", "too-many", lambda s, seat: True),
    )

    def view(self, position, seat):
        left = int(position[0].left)
        return PlainView(piles=[PlainPile("Heap", ["o"] * left)], lines=[f"{left} left", "Take up to three."])

    def outcome(self, position):
        s = position[0]
        return Outcome((0, 0)) if s.left else Outcome((0, 0), (1 - int(s.mover),), Clause("P2"))


GAME = Race()
'''


def test_a_game_may_be_a_single_file(tmp_path: Path) -> None:
    enter(tmp_path, "pebbles", "pebbles", pebbles=RACE)
    code = """
import json, seaboard
match = seaboard.game("pebbles").new(seed=1)
for move in ("three", "three", "two"):
    match.play(move)
told = [match.position, str(match), match.why_not("three").reason, seaboard.bot("herring").choose(match)]
match.play("two")
again = seaboard.load(match.record)
told += [again.winners, again.record == match.record, match.record.splitlines()[-1]]
print(json.dumps([*told, match.game.room("bots"), match.game.text_file("words", "en.ftl")]))
"""
    position, board, reason, move, winners, same, moves, room, words = answer(
        code, tmp_path, SEABOARD_RULES="interpreted"
    )
    assert position == "2 three three two"
    assert board == "Heap: o o\n2 left\nTake up to three."
    assert (reason, move) == ("too-many", "two")
    assert (winners, same, moves) == ([1], True, "1. three three   2. two two")
    assert room is None and words is None
    interpreted = {"beside": tmp_path, "SEABOARD_RULES": "interpreted"}
    said = seaboard("play", "pebbles", "--bot", "plankton", typed="two\nquit\n", **interpreted)  # type: ignore[arg-type]
    assert "Seat 0 [two]" in said
    refused = run("-m", "seaboard", "rules", "pebbles", **interpreted)  # type: ignore[arg-type]
    assert (refused.returncode, refused.stderr) == (2, "seaboard: Pebbles has no rulebook yet\n")
