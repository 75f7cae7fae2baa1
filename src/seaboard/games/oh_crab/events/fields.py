"""What the fields of events are: the type of each says how a number of a note becomes its value."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any, Final, get_args

import msgspec

from seaboard.games.oh_crab.facts import card_name, clause_of, crab_letter, if_any, space_name
from seaboard.match.events import Kind, Read, kind, number, truth

Cell = Annotated[str, space_name]  # "a0" … "g39", or "sea"
Crab = Annotated[str, crab_letter]  # R O B G N
Card = Annotated[str, card_name]  # "R1", "FAST3"
PLAIN: Final[dict[Any, Read]] = {int: number, bool: truth}


def snake_case(name: str) -> str:
    """The kind of an event on the wire: `took_back` for TookBack."""
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()


class Tagged(msgspec.Struct, tag_field="kind", tag=snake_case, frozen=True, omit_defaults=True):
    """What all events say: by which clause."""

    clause: str


class OfSeat(Tagged, frozen=True):
    seat: int


class OfCrab(Tagged, frozen=True):
    crab: Crab


class OfCard(OfSeat, frozen=True):
    card: Card


def named(names: Sequence[str]) -> Read:
    """The name that a number stands for."""
    return lambda position, number: names[number]


def row(struct: type[Tagged], clause: str = "", order: Sequence[str] = (), **who: Any) -> Kind:
    """An event whose fields are the numbers of its note, in their order; lists are filled by later notes.

    Where the clause depends on what happened, the last number says so.
    """
    fields = msgspec.structs.fields(struct)[1:]
    reads = {field.name: reader(field.type) for field in fields if field.default_factory is not list}
    who |= {name: reads[name] for name in order or reads}
    return kind(struct, clause, clause_by=None if clause else clause_of, **who)


def reader(of: Any) -> Read:
    """How a number becomes a value of a type; in an optional field NONE says that there is none."""
    if of in PLAIN:
        return PLAIN[of]
    found: Read = of.__metadata__[0] if hasattr(of, "__metadata__") else if_any(reader(get_args(of)[0]))
    return found
