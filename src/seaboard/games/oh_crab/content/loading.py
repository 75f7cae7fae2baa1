"""Content read and checked: `house()` is what the package ships, `load(path)` an owner's file on top."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from .checks import BadContent, check

HERE = Path(__file__).parent
FILES = ("tiles.json", "cards.json", "actions.json", "scenarios.json")
PARTS = ("shells", "tiles", "start_sets", "action_cards", "special_actions", "extra_tiles", "scenarios")
NAMED = ("tiles", "special_actions", "extra_tiles")  # parts whose entries have names: an owner may give a few
LONGEST_FILE = 1_000_000


@dataclass(frozen=True)
class Content:
    """Everything of the box that is data. Rows of a tile run from the land to the sea."""

    source: str  # the path it was read from, "" for the house's own
    shells: int
    tiles: dict[str, Any]
    start_sets: list[dict[str, Any]]
    action_cards: list[dict[str, Any]]
    special_actions: dict[str, Any]
    extra_tiles: dict[str, Any]
    scenarios: dict[int, dict[str, Any]]

    def card_ids(self) -> list[str]:
        """The ids of all cards: 20 start cards, then the action cards."""
        start = [card["id"] for start_set in self.start_sets for card in start_set["cards"]]
        return start + [card["id"] for card in self.action_cards]


def read_file(path: Path, shown: str) -> dict[str, Any]:
    """A JSON object of a file; anything else is said with the file's name."""
    try:
        data = path.read_bytes()
    except OSError as error:
        why = error.strerror or "unreadable"
        raise BadContent(shown, "file", why, "a JSON file that can be read") from None
    if len(data) > LONGEST_FILE:
        raise BadContent(shown, "file", f"{len(data)} bytes", f"at most {LONGEST_FILE} bytes")
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadContent(shown, "file", str(error), "JSON") from None
    if not isinstance(found, dict):
        raise BadContent(shown, "file", type(found).__name__, "an object with some of: " + ", ".join(PARTS))
    return found


def checked(parts: dict[str, Any], source: str, shown: str) -> Content:
    """The content of some parts, if all of them are sound and fit together."""
    check(shown, parts)
    return _made(parts, source)


def _made(parts: dict[str, Any], source: str) -> Content:
    scenarios = {scenario["n"]: scenario for scenario in parts["scenarios"]}
    return Content(**{**parts, "source": source, "shells": parts["shells"]["count"], "scenarios": scenarios})


@cache
def house_parts() -> dict[str, Any]:
    """The parts that the package ships."""
    parts: dict[str, Any] = {}
    for name in FILES:
        parts.update(read_file(HERE / name, name))
    return {name: parts[name] for name in PARTS}


@cache
def house() -> Content:
    """The house's own content. Tests check it: to lay all boards takes longer than to load the game."""
    return _made(house_parts(), "")


def load(path: str) -> Content:
    """An owner's file: what it gives replaces the house's; what it leaves out stays."""
    if not path:
        return house()
    given = read_file(Path(path), path)
    given.pop("note", None)
    for name in given:
        if name not in PARTS:
            raise BadContent(path, str(name), "unknown part", "some of: " + ", ".join(PARTS))
    for name in NAMED:
        if isinstance(given.get(name), dict):
            given[name] = house_parts()[name] | given[name]
    return checked(house_parts() | given, path, path)
