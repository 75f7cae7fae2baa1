"""Frames of a WebSocket (RFC 6455): ours as bytes ready for every socket, a client's within limits."""

from __future__ import annotations

from struct import Struct
from typing import Final, NamedTuple, NewType

import msgspec

from .messages import Answer

Frame = NewType("Frame", bytes)  # a whole message as it goes over the wire

MORE, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
KINDS: Final = frozenset({MORE, TEXT, BINARY, CLOSE, PING, PONG})
LAST: Final = 0x80  # the bit of a message's last frame
MASKED: Final = 0x80
SHORT, LONG, LONGEST = 125, 0xFFFF, 1 << 16
MOST_PARTS: Final = 64  # of one message; browsers send one

# Close codes; the last is one of ours.
BYE, BROKEN, POLICY, TOO_LARGE, FAILED, RESTART, BUSY = 1000, 1002, 1008, 1009, 1011, 1012, 1013
OLD_PAGE = 4000

HEAD: Final = Struct(">BBH").pack  # of most frames of ours
encode = msgspec.json.Encoder().encode


def framed(kind: int, payload: bytes) -> Frame:
    """A message of ours in one frame."""
    size = len(payload)
    if size <= SHORT:
        head = bytes((LAST | kind, size))
    elif size <= LONG:
        head = HEAD(LAST | kind, 126, size)
    else:
        head = bytes((LAST | kind, 127)) + size.to_bytes(8, "big")
    return Frame(head + payload)


def text(answer: Answer) -> Frame:
    """An answer, written once for all who get it."""
    return framed(TEXT, encode(answer))


def farewell(code: int) -> Frame:
    """The last frame."""
    return framed(CLOSE, code.to_bytes(2, "big"))


class Message(NamedTuple):
    """What a client sent: text, bytes, or a control frame."""

    kind: int
    payload: bytes


class BadFrame(Exception):
    """What a client sent is against the protocol or the limits; `code` says how."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Reader:
    """Puts a client's frames together. It keeps no more than one message, whatever comes."""

    __slots__ = ("kind", "longest", "number", "parts", "rest", "size")

    def __init__(self, longest: int) -> None:
        self.longest = longest  # bytes of a message
        self.rest = bytearray()  # of a frame that is not whole yet
        self.parts: list[bytes] = []  # of a message that is not whole yet
        self.kind, self.size, self.number = MORE, 0, 0  # its kind, bytes and frames so far

    def read(self, data: bytes) -> list[Message]:
        """The messages that are whole now; BadFrame."""
        if self._is_one(data):
            return [Message(TEXT, unmasked(data[2:6], data[6:]))]
        if self.rest:
            self.rest += data
            data = bytes(self.rest) if self._is_whole(self.rest) else b""
            if not data:
                return []
        found: list[Message] = []
        at = 0
        while (end := self._end(data, at)) > 0:
            message = self._take(data, at, end)
            if message is not None:
                found.append(message)
            at = end
        if self.rest or at < len(data):
            self.rest = bytearray(data[at:])
        return found

    def _is_one(self, data: bytes) -> bool:
        """Whether this is a short text in one frame, and nothing waits before it: so is nearly all."""
        size = len(data) - 6
        if self.rest or self.kind or not 0 <= size <= SHORT:
            return False
        return data[0] == LAST | TEXT and data[1] == MASKED | size and size <= self.longest

    def _is_whole(self, data: bytearray) -> bool:
        return self._end(data, 0) > 0

    def _end(self, data: bytes | bytearray, at: int) -> int:
        """Where the frame ends that begins here; 0 while it is not whole. Its head is judged at once."""
        if len(data) < at + 2:
            return 0
        first, second = data[at], data[at + 1]
        kind, size, start = first & 0x0F, second & 0x7F, at + 6
        if first & 0x70 or not second & MASKED or kind not in KINDS:
            raise BadFrame(BROKEN)
        if kind >= CLOSE and (size > SHORT or not first & LAST):
            raise BadFrame(BROKEN)
        if size > SHORT:
            wide = 2 if size == 126 else 8
            if len(data) < at + 2 + wide:
                return 0
            size, start = int.from_bytes(data[at + 2 : at + 2 + wide], "big"), start + wide
        if kind < CLOSE and self.size + size > self.longest:
            raise BadFrame(TOO_LARGE)
        return start + size if len(data) >= start + size else 0

    def _take(self, data: bytes, at: int, end: int) -> Message | None:
        kind, size = data[at] & 0x0F, data[at + 1] & 0x7F
        start = at + (2 if size <= SHORT else 4 if size == 126 else 10)
        payload = unmasked(data[start : start + 4], data[start + 4 : end])
        if kind >= CLOSE:
            return Message(kind, payload)
        if (kind == MORE) is (self.kind == MORE):  # begun twice, or gone on with before it began
            raise BadFrame(BROKEN)
        if kind != MORE:
            if data[at] & LAST:
                return Message(kind, payload)
            self.kind = kind
        self.parts.append(payload)
        self.size += len(payload)
        self.number += 1
        if self.number > MOST_PARTS:
            raise BadFrame(POLICY)
        if not data[at] & LAST:
            return None
        whole = Message(self.kind, b"".join(self.parts))
        self.parts, self.kind, self.size, self.number = [], MORE, 0, 0
        return whole


def unmasked(mask: bytes, payload: bytes) -> bytes:
    """The payload under a client's mask."""
    size = len(payload)
    veil = mask * (size // 4 + 1)
    return (int.from_bytes(payload, "little") ^ int.from_bytes(veil[:size], "little")).to_bytes(
        size, "little"
    )
