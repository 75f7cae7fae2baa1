"""Owners correct the board in a file of their own; what is wrong in it is named."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import seaboard
from seaboard.games.icecool import GAME
from seaboard.games.icecool.board import BadBoard, read_plan
from tests.clauses import clause

from .scenes import BOARD, PLAN

pytestmark = pytest.mark.once


@clause("I4", "I5")
def test_the_board_of_the_box() -> None:
    assert list(BOARD.rooms) == ["R1", "R2", "R3", "R4", "R5"] and len(BOARD.doors) == 7
    assert BOARD.fish_doors == "257" and BOARD.apart == pytest.approx(0.035)
    limits = BOARD.plan.tolerances
    assert (limits.eps_geom, limits.eps_contact, limits.z_under_threshold) == (0.0005, 0.0005, 0.035)


@clause("I78")
def test_an_owners_board_is_played_on(tmp_path: Path) -> None:
    plan = copy.deepcopy(PLAN)
    plan["red_circle"]["centre"] = [0.2, 0.1]
    file = tmp_path / "my-school.json"
    file.write_text(json.dumps(plan))
    match = GAME.new(players=2, seed=1, first_catcher=0, board=str(file))
    match.play("place x=0.425 y=0.505")
    assert match.position.split()[5] == "0.425,0.505/0.2,0.1*"
    assert match.view(0)["board"]["name"] == "own"


Change = Callable[[dict[str, Any]], None]


def _set(*keys: Any, value: Any) -> Change:
    def change(plan: dict[str, Any]) -> None:
        for key in keys[:-1]:
            plan = plan[key]
        plan[keys[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda plan: plan.pop("rooms"), "(the whole file)"),
        (_set("wall", "height", value="high"), "wall.height"),
        (_set("wall", "height", value=-1), "wall.height"),
        (_set("rooms", "R3", "footprint", value=[0, 0, 1]), "rooms.R3.footprint"),
        (_set("rooms", "R3", "red_rect", value=[0.433, 0.043, 0.577, 0.9]), "rooms.R3.red_rect"),
        (_set("rooms", "R3", "red_lines", value=[]), "rooms.R3.red_lines"),
        (_set("rooms", "R3", "footprint", value=[0.2, 0.0, 0.62, 0.39]), "rooms.R3.footprint"),
        (_set("doors", 2, "strip", value=[0, 0, 1, 1]), "doors[2].strip"),
        (_set("doors", 2, "a", value="R9"), "doors[2].a"),
        (_set("doors", 2, "b", value="R4"), "doors[2].b"),
        (_set("doors", 2, "id", value="D1"), "doors[0].id"),
        (_set("doors", 2, "id", value="door"), "doors[2].id"),
        (_set("doors", 2, "normal", value=[1, 1]), "doors[2].normal"),
        (_set("doors", 2, "normal", value=[-1, 0]), "doors[2].a"),
        (_set("doors", 2, "width", value=0.03), "doors[2].width"),
        (_set("doors", 2, "fish", value=True), "doors"),
        (_set("penguin", "height", value=0.06), "penguin.height"),
        (_set("penguin", "head_radius", value=0.02), "penguin.head_radius"),
        (_set("penguin", "com_axial_from_base_centre", value=0.001), "penguin.com_axial_from_base_centre"),
        (_set("red_circle", "centre", value=[0.195, 0.009]), "red_circle.centre"),
        (_set("catcher_area", "room", value="R7"), "catcher_area.room"),
        (_set("catcher_area", "rect", value=[0.2, 0.4, 0.6, 0.6]), "catcher_area.rect"),
        (_set("walls", 3, "box", value=[0.1, 0.2, 0, 0.13, 0.24, 0.07]), "walls[3].box"),
        (_set("walls", 5, "kind", value="wall"), "walls"),
        (_set("tolerances", "eps_geom", value=float("nan")), "tolerances.eps_geom"),
    ],
)
@clause("I4")
def test_what_is_wrong_in_a_file_is_named(change: Change, field: str, tmp_path: Path) -> None:
    plan = copy.deepcopy(PLAN)
    change(plan)
    with pytest.raises(BadBoard) as refused:
        read_plan(plan, "mine.json")
    assert refused.value.field == field and "mine.json" in str(refused.value)
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(plan))
    with pytest.raises(seaboard.BadOption) as at_the_table:
        GAME.new(players=2, board=str(file))
    assert at_the_table.value.clause == "I4"


@clause("I4")
@pytest.mark.parametrize("content", ["", "[1, 2]", "{", "null", "x" * 300_000])
def test_what_is_no_board_is_refused(content: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(content)
    with pytest.raises(BadBoard):
        GAME.new(players=2, board=str(file))
    for name in ("my board.json", 'x".json', "nothing.json", "board.txt", str(tmp_path)):
        with pytest.raises(BadBoard):
            GAME.new(players=2, board=name)
