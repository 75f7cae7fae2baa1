"""A table of events says who may know what; one that would leak is refused when it is made."""

from __future__ import annotations

import msgspec
import pytest

from seaboard.match.events import EventTable, Kind, kind, made, number


class Drew(msgspec.Struct, frozen=True):
    seat: int | None
    card: int | None
    cards: list[int] = []


class Peeked(msgspec.Struct, frozen=True):
    seat: int
    card: int


DREW = kind(Drew, seat=number, card=number, hidden={"card": "seat"})
PEEKED = kind(Peeked, seat=number, card=number, only="seat")


def test_a_hidden_field_is_for_its_seat_and_an_event_of_one_seat_for_that_seat_alone() -> None:
    table = EventTable({0: DREW, 1: PEEKED})
    events = [Drew(1, 7), Peeked(0, 8), Drew(None, 9)]
    assert table.masked(events, 1) == [Drew(1, 7), Drew(None, 9)]
    assert table.masked(events, 0) == [Drew(1, None), Peeked(0, 8), Drew(None, 9)]
    assert table.masked(events, None) == [Drew(1, None), Drew(None, 9)]


@pytest.mark.parametrize(
    "leaky",
    [
        {0: kind(Drew), 1: made(Peeked, Peeked, part_of="cards", hidden={"card": "seat"})},
        {0: kind(Drew), 1: made(Peeked, Peeked, part_of="cards", only="seat")},
        {0: DREW, 1: kind(Drew, seat=number, card=number)},
        {0: DREW, 1: kind(Drew, seat=number, card=number, hidden={"cards": "seat"})},
    ],
)
def test_a_table_that_would_leak_is_refused(leaky: dict[int, Kind]) -> None:
    with pytest.raises(ValueError, match=r"Peeked: items of a list|Drew: rows of one struct"):
        EventTable(leaky)
