"""Frames: what a client may send, in whichever pieces it comes, and how little is kept of what it may not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seaboard.server.wire.frames import (
    BINARY,
    BROKEN,
    CLOSE,
    LAST,
    MOST_PARTS,
    PING,
    POLICY,
    TEXT,
    TOO_LARGE,
    BadFrame,
    Message,
    Reader,
    framed,
)

MASK = b"\x01\x02\x03\x04"
LIMIT = 1000


def sent(first: int, payload: bytes = b"", size: bytes | None = None) -> bytes:
    """A frame as a client sends it."""
    length = len(payload)
    head = bytes([0x80 | length]) if length <= 125 else b"\xfe" + length.to_bytes(2, "big")
    masked = bytes(byte ^ MASK[i % 4] for i, byte in enumerate(payload))
    return bytes([first]) + (size or head) + MASK + masked


@given(st.lists(st.tuples(st.sampled_from([TEXT, BINARY, PING]), st.binary(max_size=125))), st.data())
def test_in_whichever_pieces_it_comes_it_is_read_the_same(
    messages: list[tuple[int, bytes]], data: st.DataObject
) -> None:
    wire = b"".join(sent(LAST | kind, payload) for kind, payload in messages)
    reader, found = Reader(LIMIT), []
    while wire:
        size = data.draw(st.integers(1, len(wire)))
        found += reader.read(wire[:size])
        wire = wire[size:]
    assert found == [Message(*message) for message in messages]


def test_a_message_in_parts_is_put_together_and_pings_may_come_between() -> None:
    reader = Reader(LIMIT)
    assert reader.read(sent(TEXT, b"one ") + sent(0, b"two ")) == []
    assert reader.read(sent(LAST | PING)) == [Message(PING, b"")]
    assert reader.read(sent(LAST, b"three")) == [Message(TEXT, b"one two three")]


@pytest.mark.parametrize(
    ("wire", "code"),
    [
        (b"\x81\x02hi", BROKEN),  # not masked
        (sent(0xC1, b"hi"), BROKEN),  # a reserved bit
        (sent(0x83, b"hi"), BROKEN),  # a kind that does not exist
        (sent(CLOSE, b"hi"), BROKEN),  # a control frame in parts
        (sent(LAST | PING, b"x" * 126), BROKEN),
        (sent(LAST, b"hi"), BROKEN),  # goes on with nothing
        (sent(TEXT, b"hi") + sent(TEXT, b"hi"), BROKEN),
        (sent(LAST | TEXT, size=b"\xff" + (1 << 40).to_bytes(8, "big")), TOO_LARGE),  # at its head already
        (sent(TEXT, b"x" * 600) + sent(0, b"x" * 600), TOO_LARGE),
        (sent(TEXT) + sent(0) * MOST_PARTS, POLICY),
    ],
)
def test_what_is_against_the_protocol_or_the_limits_is_refused(wire: bytes, code: int) -> None:
    with pytest.raises(BadFrame) as refused:
        Reader(LIMIT).read(wire)
    assert refused.value.code == code


def test_no_more_is_kept_than_one_message() -> None:
    reader = Reader(LIMIT)
    for _ in range(MOST_PARTS - 1):
        reader.read(sent(TEXT if not reader.parts else 0, b"x" * 10))
    assert len(reader.rest) == 0 and reader.size <= LIMIT


@pytest.mark.parametrize(("size", "head"), [(125, 2), (126, 4), (65_535, 4), (65_536, 10)])
def test_our_frames_have_the_shortest_head(size: int, head: int) -> None:
    assert len(framed(TEXT, b"x" * size)) == head + size
