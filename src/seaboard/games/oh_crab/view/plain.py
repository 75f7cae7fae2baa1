"""The fields of a position that views show, as plain numbers and lists: numpy's own cost far more."""

from __future__ import annotations

from collections import namedtuple
from typing import Any, TypeVar

from seaboard.match.game import Position

T = TypeVar("T", bound=tuple[Any, ...])

Plain = namedtuple(  # their types are those of `rules/race.py`
    "Plain",
    "players pairs spaces ground left right owner crabs place knocked_over token shells reserve hand down "
    "trail_left discard_first pile draw_first follows known round_number stage cook cook_used mover crab "
    "chips tile_free charge phase modules stored",
)
PlainPack = namedtuple(
    "PlainPack",
    "players mover crab phase place subject owner modules variants token_place spied event event_now "
    "challenge challenges_seen reward borders winners_left asym claws stored drawn tailor reaction spaces",
)


def plain(position: Position, kind: type[T]) -> T:
    """The fields of a kind, each read once."""
    found: T = kind._make([position[name].tolist()[0] for name in kind._fields])  # type: ignore[attr-defined]
    return found
