"""Scenes of the Adventure Pack: a small beach, or a real board, with the groups of some modules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from seaboard.games.oh_crab import GAME
from seaboard.match.match import Match

from . import boards

BOARD = "0A 1A 2A 3B 9A"  # Beach tiles from the rows 2, 7 and 12 on: heights 4, 14 and 24
LAST_OF_START, FIRST_OF_BEACH = "d3", "d5"  # the border 0 lies between them
MARKET = {"piles": [["DIAG1"], ["FAST1"], ["GULL1"]], "deck": ["HOP1", "SAND1", "CALL1", "SLIDE1"]}


def scene(crabs: Mapping[str, str], *groups: str, seed: int = 1, active: str = "red", **what: Any) -> Match:
    """A turn of the active crab, with groups such as `mod1 d5=J2` or `borders 0`."""
    head, _, phase = boards.line(crabs, active, **what).rpartition(" | phase ")
    return GAME.at(" | ".join([head, *groups, f"phase {phase}"]), seed=seed)


def on_board(crabs: Mapping[str, str], *groups: str, **what: Any) -> Match:
    """The same on the board of the first scenario, where tiles have borders."""
    return scene(crabs, *groups, **{"board": BOARD, "market": MARKET, **what})


def pack(match: Match, seat: int | None = None) -> dict[str, Any]:
    """The pack as a seat sees it."""
    found: dict[str, Any] = match.view(seat)["pack"]
    return found


def group(match: Match, name: str) -> str:
    """A group of the position line, without its name; "" if it is not there."""
    for text in match.position.split(" | "):
        if text.split(" ")[0] == name:
            return text[len(name) + 1 :]
    return ""


def asked(match: Match) -> str:
    """Who must decide, the question, and what waits."""
    return group(match, "phase")


def shells(match: Match) -> list[int]:
    return [seat["shells"] for seat in match.view(None)["seats"]]


def hand(match: Match, seat: int) -> list[str]:
    found: list[str] = match.view(seat)["seats"][seat]["hand"]
    return found


def open_cards(match: Match, seat: int, part: str) -> list[str]:
    found: list[str] = match.view(None)["seats"][seat][part]
    return found


def of_kind(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [event for event in events if event["kind"] == kind]
