"""Why a crab cannot go somewhere: the board, the space, whoever stands there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from seaboard.games.oh_crab.board import COLUMNS, DIRECTIONS, NAMES, NOWHERE, SEA, WIDTH
from seaboard.games.oh_crab.names import ICONS, LETTERS
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules import steps
from seaboard.match.errors import Clause, Refusal
from seaboard.match.game import Position


def no(clause: str, reason: str, **params: Any) -> Refusal:
    """A refusal with its clause."""
    return Refusal(Clause(clause), params, reason)


def common(reasons: Iterable[Refusal | None], otherwise: Refusal) -> Refusal:
    """What bars every way, if it is always the same; the end of the beach counts for none."""
    found = [reason for reason in reasons if reason is not None and reason.reason != "off-the-board"]
    return found[0] if len({reason.reason for reason in found}) == 1 else otherwise


def why_not_enter(position: Position, space: int, cards: int) -> Refusal | None:
    """Why the active crab may not land on a space with so many cards: its condition, or who stands there."""
    s = position[0]
    if space == SEA:
        return None
    cell, there = NAMES[space], int(steps.crab_on(s, space))
    if int(s.ground[space]) & r.KIND == r.INACCESSIBLE:
        return no("O62", "inaccessible", cell=cell)
    if steps.is_obstacle(s, space) and cards < 1 and not s.charge:
        return no("O63", "obstacle-needs-card", cell=cell)
    if there != r.NONE and not steps.is_partner(s, there) and not steps.can_be_pushed(s, space):
        return no("O54", "cannot-be-pushed", crab=LETTERS[there], cell=cell)
    return None


def why_not_step(position: Position, direction: int, cards: int, jump: bool = False) -> Refusal | None:
    """Why the active crab cannot steps.step, or jump, in a direction."""
    s = position[0]
    to = int((steps.leap if jump else steps.step)(s, s.place[s.crab], direction))
    if to == NOWHERE:
        return no("O48", "off-the-board", direction=DIRECTIONS[direction])
    if to != SEA and steps.reeds_bar(s, direction, to) and not s.charge:
        return no("O72", "reeds", cell=NAMES[to])
    return why_not_enter(position, to, cards)


def why_not_move(position: Position, icon: int, direction: int, cards: int) -> Refusal:
    """Why a basic move cannot go in a direction (O38)."""
    barred = why_not_step(position, direction, cards) if int(steps.ways_of(icon)) >> direction & 1 else None
    return barred or no("O38", "wrong-way", icon=ICONS[icon], direction=DIRECTIONS[direction])


def why_not_swap(position: Position, direction: int, cards: int) -> Refusal:
    """Why the active crab cannot change places in a direction (O103)."""
    s = position[0]
    to = int(steps.step(s, s.place[s.crab], direction))
    if to in (NOWHERE, SEA) or steps.crab_on(s, to) == r.NONE:
        return no("O103", "nobody-there", direction=DIRECTIONS[direction])
    if steps.reeds_bar(s, direction, to) and not s.charge:
        return no("O72", "reeds", cell=NAMES[to])
    if steps.is_obstacle(s, to) and cards < 1 and not s.charge:
        return no("O63", "obstacle-needs-card", cell=NAMES[to])
    return no("O72", "reeds", cell=NAMES[s.place[s.crab]])  # the other crab would have to cross them


def why_not_hop(position: Position, column: int, cards: int) -> Refusal:
    """Why the active crab cannot hop to a column (O85)."""
    s = position[0]
    space = int(s.place[s.crab])
    to = space // WIDTH * WIDTH + column
    if column % 2 != space % WIDTH % 2 or to == space:
        return no("O85", "not-level", column=COLUMNS[column])
    there = int(steps.crab_on(s, to))
    if there != r.NONE:
        return no("O49", "occupied", cell=NAMES[to], crab=LETTERS[there])
    return why_not_enter(position, to, cards) or no("O85", "not-level", column=COLUMNS[column])
