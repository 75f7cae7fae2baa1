"""Surprise tokens as a seat may see them (O170)."""

from __future__ import annotations

import msgspec

from seaboard.games.oh_crab.board import NAMES
from seaboard.games.oh_crab.names import SURPRISE_TOKENS
from seaboard.games.oh_crab.pack.on_the_table import SNIFFER
from seaboard.games.oh_crab.position.cards_of import members
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.view.plain import PlainPack


class Token(msgspec.Struct, frozen=True, omit_defaults=True):
    """A token on the board: face down unless this seat spied it, or it was just turned."""

    cell: str
    token: str | None = None
    spies: list[int] = []  # the seats that looked at it
    turned: bool = False  # everybody sees it now


def tokens(s: PlainPack, seat: int | None) -> list[Token]:
    """The tokens on the board, from the land on."""
    sniffed = s.phase == r.REACT and s.reaction == SNIFFER
    turned = s.place[s.subject] if sniffed else r.NONE
    seats, own = (1 << s.players) - 1, 0 if seat is None else 1 << seat
    found = []
    for space, token in sorted((place, t) for t, place in enumerate(s.token_place) if place < s.spaces):
        spies = s.spied[token] & seats
        name = SURPRISE_TOKENS[token] if spies & own or space == turned else None
        found.append(Token(NAMES[space], name, list(members(spies)) if spies else [], space == turned))
    return found


def kept_tokens(s: PlainPack) -> list[list[str]]:
    """The Treasures in front of each seat (O125)."""
    kept: list[list[str]] = [[] for _ in range(s.players)]
    for token, place in enumerate(s.token_place):
        if 0 <= place - r.KEPT < s.players:
            kept[place - r.KEPT].append(SURPRISE_TOKENS[token])
    return kept
