"""Challenges as everybody sees them (O170)."""

from __future__ import annotations

from seaboard.games.oh_crab.names import CHALLENGE_CARDS
from seaboard.games.oh_crab.pack.event_cards.view import OnTile
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.view.plain import PlainPack


def challenges(s: PlainPack) -> list[OnTile]:
    """The Challenges left, open or face down."""
    return [
        OnTile(tile, CHALLENGE_CARDS[card] if s.challenges_seen >> card & 1 else None)
        for tile, card in enumerate(s.challenge, 1)
        if card != r.NONE
    ]
