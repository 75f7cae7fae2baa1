"""Event cards as everybody sees them (O170)."""

from __future__ import annotations

import msgspec

from seaboard.games.oh_crab.content.pack import entry
from seaboard.games.oh_crab.pack.event_cards.rules import EVENT_CARDS
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.view.plain import PlainPack


class OnTile(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event card or a Challenge of a Beach tile, 1 to 3 from the land; None: face down."""

    tile: int
    card: str | None = None


class InForce(msgspec.Struct, frozen=True):
    """The event card in force, and what it is about: the cook, the Extra-action tiles, or "" (O136)."""

    card: str
    about: str


def face_down(s: PlainPack) -> list[OnTile]:
    """The Beach tiles that still have their event card."""
    return [OnTile(tile) for tile, event in enumerate(s.event, 1) if event != r.NONE]


def in_force(s: PlainPack) -> InForce | None:
    """The event card that lasts, if there is one."""
    card = None if s.event_now == r.NONE else EVENT_CARDS[s.event_now]
    return InForce(card, entry(card)["about"]) if card else None


def crystal(s: PlainPack) -> list[str]:
    """With the crystal ball all know which event cards are face down, but not where (O140)."""
    known = sorted(s.event) if s.variants & r.CRYSTAL else []
    return [EVENT_CARDS[event] for event in known if event != r.NONE]
