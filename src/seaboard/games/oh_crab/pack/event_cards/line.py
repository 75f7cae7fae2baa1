"""Event cards in a position line: `mod2 2:E5 3:E11 now E3`, pending borders, and where E13 hides (O174)."""

from __future__ import annotations

from typing import Final

from seaboard.games.oh_crab.pack.on_the_table import beach_tiles
from seaboard.games.oh_crab.position.parts import cards_on_tiles, counted, no, parts_of
from seaboard.games.oh_crab.rules import race as r
from seaboard.match.errors import Faults
from seaboard.match.game import Position

from .rules import EVENT_CARDS, TEMPORARY, has_challenge, has_event


def write(position: Position, watcher: int | None, hide: bool) -> str:
    """The group: face-down cards by their tiles, and the one in force."""
    s = position[0]
    cards = [
        f"{tile}:{'?' if hide else EVENT_CARDS[event]}"
        for tile, event in enumerate(s.event, 1)
        if event != r.NONE
    ]
    now = "-" if s.event_now == r.NONE else EVENT_CARDS[s.event_now]
    return f"mod2 {' '.join(cards) or '-'} now {now}"


def read(position: Position, text: str, seen: set[int], faults: Faults) -> None:
    """The cards of the tiles, and a temporary one in force."""
    s = position[0]
    on_tiles, now = parts_of("mod2", text, "now")
    for tile, card in cards_on_tiles(position, "mod2", on_tiles, EVENT_CARDS).items():
        s.event[tile] = EVENT_CARDS.index(card[2])
    if now:
        event = EVENT_CARDS.index(now[0]) if now[0] in EVENT_CARDS else -1
        if len(now) > 1 or event < 0 or not TEMPORARY >> event & 1 or event in s.event:
            raise no(now, "a temporary Event in force that lies on no tile", "mod2")
        s.event_now, s.events_seen = event, 1 << event


def write_borders(position: Position) -> str:
    """The pending borders, "" if there are none (O134)."""
    return ",".join(str(border) for border in range(4) if int(position[0].borders) >> border & 1)


def read_borders(position: Position, text: str, seen: set[int], faults: Faults) -> None:
    """Borders that were crossed and still have a card."""
    s = position[0]
    for word in text.split(","):
        with faults:
            border = int(word) if word in ("0", "1", "2", "3") else -1
            waits = border >= 0 and (has_challenge(s, border) or has_event(s, border))
            if not waits or int(s.borders) >> border & 1:
                raise no(word, "borders with a Challenge or an Event, each once", "borders")
            s.borders |= 1 << border


ABOUT: Final = {"tile": counted("option", 1, lambda s: int(beach_tiles(s)))}
