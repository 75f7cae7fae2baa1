"""Links: whatever pieces a message comes in, it is heard once, and what nobody of us says ends the link."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from seaboard.server.keepers.links import HEAD, LONGEST, BadLink, Kind, Link, answer, call

Heard = tuple[Kind, int, bytes]


class Ear:
    """Remembers."""

    def __init__(self) -> None:
        self.messages: list[Heard] = []
        self.was_cut = False

    def heard(self, kind: Kind, channel: int, payload: bytes) -> None:
        self.messages.append((kind, channel, payload))

    def cut(self) -> None:
        self.was_cut = True


class Pair:
    """Two ends of a link in one loop, and what the called one heard."""

    def __init__(self, number: int = 7, secret: bytes = b"pearl") -> None:
        self.number, self.secret = number, secret
        self.ear = Ear()
        self.ended = asyncio.Event()

    async def begin(self, number: int = 7, secret: bytes = b"pearl") -> Link:
        loop = asyncio.get_running_loop()
        self.server = await loop.create_server(self._called, "127.0.0.1", 0)
        port = self.server.sockets[0].getsockname()[1]
        return await call(f"127.0.0.1:{port}", number, secret)

    def _called(self) -> Link:
        return Link(self._begin)

    def _begin(self, link: Link) -> None:
        self.task = asyncio.create_task(self._listen(link))

    async def _listen(self, link: Link) -> None:
        try:
            await answer(link, self.number, self.secret)
            await link.listen(self.ear)
        except (BadLink, EOFError):
            link.cut()
        finally:
            self.server.close()
            self.ended.set()


def some(coin: Random, pieces: int) -> list[Heard]:
    """Messages; large ones only where they go in large pieces."""
    sizes = [0, 1, 5, 300, 70_000 if pieces > 100 else 900]
    return [
        (coin.choice(list(Kind)), coin.randrange(1 << 40), coin.randbytes(coin.choice(sizes)))
        for _ in range(20)
    ]


def test_what_is_said_is_heard_once_in_its_order_however_it_is_cut_into_pieces() -> None:
    async def scenario() -> None:
        coin = Random(5)
        for pieces in (1, 3, 2000, 1 << 20):
            said, pair = some(coin, pieces), Pair()
            link = await pair.begin()
            text = b"".join(HEAD.pack(len(p), kind, channel) + p for kind, channel, p in said)
            while text:
                size = coin.randrange(1, pieces + 1)
                link.transport.write(text[:size])
                text = text[size:]
                await asyncio.sleep(0)
            while len(pair.ear.messages) < len(said):
                await asyncio.sleep(0)
            assert pair.ear.messages == said
            link.cut()
            await pair.ended.wait()
            assert pair.ear.was_cut

    asyncio.run(scenario())


def test_what_is_said_in_one_turn_goes_out_in_one_write() -> None:
    async def scenario() -> None:
        pair = Pair()
        link = await pair.begin()
        written: list[bytes] = []
        write = link.transport.write
        link.transport.write = written.append  # type: ignore[method-assign,assignment]  # a listener in between
        frame = b"the same for all"
        for channel in range(3):
            link.send_frame(channel, frame)
        link.send(Kind.CLOSE, 1, b"x")
        assert written == []
        await asyncio.sleep(0)
        assert len(written) == 1
        write(written[0])
        while len(pair.ear.messages) < 4:
            await asyncio.sleep(0)
        kinds = [(kind, channel) for kind, channel, _ in pair.ear.messages]
        assert kinds == [(Kind.FRAME, 0), (Kind.AGAIN, 1), (Kind.AGAIN, 2), (Kind.CLOSE, 1)]
        link.cut()
        await pair.ended.wait()

    asyncio.run(scenario())


@pytest.mark.parametrize("nonsense", [HEAD.pack(LONGEST + 1, 1, 0), HEAD.pack(0, len(Kind), 0)])
def test_who_speaks_another_language_is_not_listened_to(nonsense: bytes) -> None:
    async def scenario() -> None:
        pair = Pair()
        link = await pair.begin()
        link.transport.write(nonsense + HEAD.pack(0, Kind.LEFT, 3))
        await pair.ended.wait()
        assert pair.ear.was_cut and pair.ear.messages == []
        while not link.is_cut:
            await asyncio.sleep(0)

    asyncio.run(scenario())


def test_little_is_kept_of_who_has_proved_nothing() -> None:
    async def scenario() -> None:
        loop, called = asyncio.get_running_loop(), list[Link]()
        server = await loop.create_server(lambda: Link(called.append), "127.0.0.1", 0)
        _, stranger = await loop.create_connection(Link, *server.sockets[0].getsockname())
        stranger.transport.write(b"x" * 100_000)
        await asyncio.wait_for(stranger.ended, 10)
        assert called[0].is_cut
        server.close()

    asyncio.run(scenario())


@pytest.mark.parametrize(("number", "secret"), [(8, b"pearl"), (7, b"sand")])
def test_only_the_process_that_is_meant_and_knows_the_secret_is_spoken_to(number: int, secret: bytes) -> None:
    async def scenario() -> None:
        pair = Pair()
        with pytest.raises((BadLink, EOFError)):
            await pair.begin(number, secret)
        await pair.ended.wait()

    asyncio.run(scenario())
