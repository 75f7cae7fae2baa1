"""What goes out together keeps its order, and nobody is hurt by a neighbour who cannot take it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest

from seaboard.server.wire.frames import Frame
from seaboard.server.wire.outbox import MOST, Outbox


class Peer:
    """A socket and its transport in one: what was written to it, and whether it is there."""

    def __init__(self, name: str, wire: list[tuple[str, bytes]]) -> None:
        self.name, self.wire = name, wire
        self.ended = self.closing = False
        self.at_once: Any = None  # happens when something is written

    @property
    def transport(self) -> Peer:
        return self

    def is_closing(self) -> bool:
        return self.closing

    def write(self, frame: Frame) -> None:
        self.wire.append((self.name, frame))
        if self.at_once is not None:
            self.at_once()


def put(outbox: Outbox, peer: Peer, text: bytes) -> None:
    outbox.put(peer, Frame(text), asyncio.get_running_loop())  # type: ignore[arg-type]  # enough of a socket


def test_frames_of_one_turn_are_written_in_their_order_before_the_loop_waits() -> None:
    wire: list[tuple[str, bytes]] = []

    async def scenario() -> None:
        outbox, ada, leo = Outbox(), Peer("ada", wire), Peer("leo", wire)
        put(outbox, ada, b"1")
        put(outbox, leo, b"2")
        put(outbox, ada, b"3")
        assert wire == []
        await asyncio.sleep(0)
        assert wire == [("ada", b"1"), ("leo", b"2"), ("ada", b"3")]
        put(outbox, leo, b"4")
        await asyncio.sleep(0)
        assert wire[3:] == [("leo", b"4")]

    asyncio.run(scenario())


def test_a_large_group_goes_out_in_parts() -> None:
    wire: list[tuple[str, bytes]] = []

    async def scenario() -> None:
        outbox, ada = Outbox(), Peer("ada", wire)
        for number in range(MOST + 1):
            put(outbox, ada, b"%d" % number)
        assert [int(text) for _, text in wire] == list(range(MOST))
        await asyncio.sleep(0)
        assert len(wire) == MOST + 1

    asyncio.run(scenario())


def test_who_is_gone_meanwhile_gets_nothing_and_the_others_all() -> None:
    wire: list[tuple[str, bytes]] = []

    async def scenario() -> None:
        outbox, ada, leo, eva = Outbox(), Peer("ada", wire), Peer("leo", wire), Peer("eva", wire)
        ada.at_once = lambda: setattr(ada, "ended", True)  # the first frame is too much for this reader
        leo.closing = True
        for peer in (ada, leo, eva, ada, eva):
            put(outbox, peer, b"x")
        await asyncio.sleep(0)
        assert [name for name, _ in wire] == ["ada", "eva", "eva"]

    asyncio.run(scenario())


def test_what_is_said_while_it_is_emptied_is_written_too() -> None:
    wire: list[tuple[str, bytes]] = []

    async def scenario() -> None:
        outbox, ada, leo = Outbox(), Peer("ada", wire), Peer("leo", wire)

        def once() -> None:
            ada.at_once = None
            put(outbox, leo, b"2")

        ada.at_once = once
        put(outbox, ada, b"1")
        put(outbox, ada, b"3")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert wire == [("ada", b"1"), ("ada", b"3"), ("leo", b"2")]

    asyncio.run(scenario())


@pytest.mark.parametrize("others", [2, MOST - 3])
def test_news_of_who_is_sent_away_do_not_overtake_what_others_were_to_get(others: int) -> None:
    wire: list[tuple[str, bytes]] = []

    async def scenario() -> None:
        outbox, ada, leo = Outbox(), Peer("ada", wire), Peer("leo", wire)
        eva, *more = (Peer(f"eva{number}", wire) for number in range(others))

        def leave(peer: Peer) -> None:  # as a socket says goodbye, and its table tells the others
            peer.at_once = None
            outbox.empty()
            peer.ended = True
            for other in (leo, eva, *more):
                if not other.ended:
                    put(outbox, other, b"gone")

        ada.at_once, leo.at_once = partial(leave, ada), partial(leave, leo)
        for peer in (ada, leo, eva, *more):
            put(outbox, peer, b"move")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        for peer in (eva, *more):
            assert [text for name, text in wire if name == peer.name] == [b"move", b"gone", b"gone"]

    asyncio.run(scenario())
