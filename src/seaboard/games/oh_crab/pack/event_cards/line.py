"""Event cards in a position line: `mod2 2:E5 3:E11 now E3`, pending borders, and where E13 hides (O174)."""

from __future__ import annotations

from typing import Any, Final

from seaboard.games.oh_crab.pack.on_the_table import beach_tiles
from seaboard.games.oh_crab.position import parts
from seaboard.games.oh_crab.position.cards_of import members
from seaboard.games.oh_crab.position.parts import EVERYTHING, Reading, no
from seaboard.games.oh_crab.rules import race as r
from seaboard.match.game import Position

from .rules import EVENT_CARDS, TEMPORARY, has_challenge, has_event


def write(position: Position, watcher: int | None) -> str:
    """The group: face-down cards by their tiles, and the one in force."""
    s = position[0]
    cards = parts.write_on_tiles(s.event, lambda event: EVENT_CARDS[event] if watcher == EVERYTHING else "?")
    return f"mod2 {cards} now {'-' if s.event_now == r.NONE else EVENT_CARDS[s.event_now]}"


def read(line: Reading, text: str) -> None:
    """The cards of the tiles, and a temporary one in force."""
    s = line.position[0]
    on_tiles, now = parts.parts_of("mod2", text, "now")
    parts.read_on_tiles(s, "mod2", "event", on_tiles, EVENT_CARDS)
    if now:
        event = EVENT_CARDS.index(now[0]) if now[0] in EVENT_CARDS else -1
        if len(now) > 1 or event < 0 or not TEMPORARY >> event & 1 or event in s.event:
            raise no(now, "a temporary Event in force that lies on no tile", "mod2")
        s.event_now, s.events_seen = event, 1 << event


def write_borders(s: Any) -> str:
    """The pending borders, "" if there are none (O134)."""
    return ",".join(map(str, members(s.borders)))


def read_borders(line: Reading, text: str) -> None:
    """Borders that were crossed and still have a card."""
    s = line.position[0]
    for word in text.split(","):
        with line.faults:
            border = "0123".find(word) if len(word) == 1 else -1
            waits = border >= 0 and (has_challenge(s, border) or has_event(s, border))
            if not waits or int(s.borders) >> border & 1:
                raise no(word, "borders with a Challenge or an Event, each once", "borders")
            s.borders |= 1 << border


ABOUT: Final = {"tile": parts.counted("option", 1, lambda s: int(beach_tiles(s)))}
