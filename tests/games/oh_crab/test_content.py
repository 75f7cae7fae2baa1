"""The content files, and what an owner of the box may bring."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import seaboard
from seaboard import BadOption
from seaboard.games.oh_crab import GAME, content
from seaboard.games.oh_crab.content import BadContent
from seaboard.games.oh_crab.content.loading import checked, house_parts
from tests.clauses import clause

pytestmark = pytest.mark.once

HERE = Path(content.__file__).parent


@clause("O1")
def test_the_house_has_everything_of_the_box() -> None:
    house = content.house()
    assert len(house.card_ids()) == 52 and len(set(house.card_ids())) == 52
    assert len(house.tiles) == 12 and len(house.extra_tiles) == 8 and len(house.scenarios) == 8
    copies: dict[str, int] = {}
    for card in house.action_cards:
        copies[card["special"]] = copies.get(card["special"], 0) + 1
    assert copies == {name: entry["copies"] for name, entry in house.special_actions.items()}


def test_the_house_keeps_to_what_it_asks_of_others() -> None:
    assert checked(house_parts(), "", "content/") == content.house()  # who only plays does not check it


@clause("O104")
def test_every_datum_is_marked_printed_or_reconstructed() -> None:
    house = house_parts()
    entries: list[dict[str, Any]] = [
        *house["tiles"].values(),
        *house["special_actions"].values(),
        *house["extra_tiles"].values(),
        *house["action_cards"],
        *house["scenarios"],
        *(card for start_set in house["start_sets"] for card in start_set["cards"]),
    ]
    for entry in entries:
        marks = [value for key, value in entry.items() if key.startswith("status")]
        assert marks and set(marks) <= {"printed", "reconstructed"}
    assert house["extra_tiles"]["Ba"]["status_cost"] == "printed"


Change = Callable[[dict[str, Any]], None]


def put(*path: Any, value: Any) -> Change:
    def change(parts: dict[str, Any]) -> None:
        here = parts
        for key in path[:-1]:
            here = here[key]
        here[path[-1]] = value

    return change


FAULTS: list[tuple[str, Change]] = [
    ("shells.count", put("shells", "count", value=0)),
    ("start_sets", lambda parts: parts["start_sets"].pop()),
    ("start_sets[1].cards", lambda parts: parts["start_sets"][1]["cards"].pop()),
    ("start_sets[0].cards[2].main", put("start_sets", 0, "cards", 2, "main", value="Z")),
    ("start_sets[0].cards[2].special", put("start_sets", 0, "cards", 2, "special", value="GULL")),
    ("action_cards[4].id", put("action_cards", 4, "id", value="CALL7")),
    ("action_cards[4].left", put("action_cards", 4, "left", value=["F"])),
    ("action_cards[4].special", put("action_cards", 4, "special", value="NAP")),
    ("action_cards", lambda parts: parts["action_cards"].__delitem__(slice(9, 11))),
    ("action_cards[0].status", put("action_cards", 0, "status", value="guessed")),
    ("extra_tiles.Ca.cost", put("extra_tiles", "Ca", "cost", value=-1)),
    ("tiles.1A.cells[2]", put("tiles", "1A", "cells", 2, value=["."] * 6)),
    ("tiles.1A.cells[2][3]", put("tiles", "1A", "cells", 2, 3, value="?")),
    ("tiles.0A.cells", put("tiles", "0A", "cells", 0, 0, value=".")),
    ("tiles.2B.cells", put("tiles", "2B", "cells", 0, 6, value=".")),
    ("tiles.2A.shortcuts", put("tiles", "2A", "shortcuts", value=[])),
    ("tiles.2A.shortcuts[0].to", put("tiles", "2A", "shortcuts", 0, "to", value=[0, 0])),
    ("tiles.2A.shortcuts[0].at", put("tiles", "2A", "shortcuts", 0, "at", value=[9, 0])),
    ("tiles.2A.shortcuts[0].cost.icon", put("tiles", "2A", "shortcuts", 0, "cost", "icon", value="X")),
    ("tiles.4B.currents[0].dir", put("tiles", "4B", "currents", 0, "dir", value="UP")),
    ("tiles.4B.kind", put("tiles", "4B", "kind", value="finish")),
    ("tiles.1A.cells", put("tiles", "1A", "cells", 4, value=["X", ".", "X", "X", "X", "X", "X"])),
    ("scenarios[2].beach", put("scenarios", 2, "beach", value=["1A", "1B", "2A"])),
    ("scenarios[2].extra", put("scenarios", 2, "extra", value=["Aa"])),
    ("tiles.7A", put("tiles", "7A", value={})),
]


@clause("O48")
@pytest.mark.parametrize(("field", "change"), FAULTS, ids=[field for field, _ in FAULTS])
def test_a_fault_is_named_with_its_file_and_field(field: str, change: Change) -> None:
    parts = copy.deepcopy(house_parts())
    change(parts)
    with pytest.raises(BadContent) as refused:
        checked(parts, "mine.json", "mine.json")
    assert (refused.value.file, refused.value.field) == ("mine.json", field)
    assert isinstance(refused.value, BadOption) and field in str(refused.value)
    again = pickle.loads(pickle.dumps(refused.value))
    assert str(again) == str(refused.value) and vars(again) == vars(refused.value)


@clause("O177")
def test_an_owner_plays_with_the_own_tiles_and_prices(tmp_path: Path) -> None:
    house = copy.deepcopy(house_parts())
    tile = house["tiles"]["1A"]
    tile["cells"][0][0] = ".s"
    cards = house["action_cards"][:-1]
    mine = tmp_path / "my box.json"
    mine.write_text(
        json.dumps(
            {
                "note": "from my box",
                "tiles": {"1A": tile},
                "action_cards": cards,
                "extra_tiles": {"Aa": {**house["extra_tiles"]["Aa"], "cost": 1}},
            }
        )
    )
    match = GAME.new(3, seed=4, content=str(mine))
    view = match.view()
    assert next(space for space in view["spaces"] if space["cell"] == "a4").get("shell")
    assert view["extra"][0] == {"tile": "Aa", "cost": 1}
    assert sum(map(len, view["market"])) + view["draw"] == 31
    for seat in range(3):
        match.play(match.moves(seat)[0], seat)
    again = seaboard.load(match.record)
    assert again.position == match.position and again.view() == match.view()
    assert GAME.at(match.position, seed=1, content=str(mine)).view()["extra"] == view["extra"]


@clause("O177")
@pytest.mark.parametrize(
    ("text", "field"),
    [("no json", "file"), ("[]", "file"), ('{"cards": 1}', "cards"), ('{"tiles": 3}', "tiles")],
)
def test_a_file_that_is_no_content_is_refused(tmp_path: Path, text: str, field: str) -> None:
    mine = tmp_path / "mine.json"
    mine.write_text(text)
    with pytest.raises(BadContent) as refused:
        GAME.new(3, seed=1, content=str(mine))
    assert refused.value.field == field
    with pytest.raises(BadContent):
        GAME.new(3, seed=1, content=str(tmp_path / "none.json"))
    with pytest.raises(BadOption):
        GAME.new(3, seed=1, content='a"b')


@clause("O177")
def test_the_wire_must_not_name_files() -> None:
    assert [option.name for option in GAME.options if option.local] == ["content"]
    assert sorted(path.name for path in HERE.glob("*.json")) == [
        "actions.json",
        "cards.json",
        "pack.json",
        "scenarios.json",
        "tiles.json",
    ]
