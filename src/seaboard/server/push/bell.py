"""The bell: rings at browsers whose seat is to move while nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import AsyncIterator
from fnmatch import fnmatchcase
from http.client import HTTPException
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec
from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from seaboard.server.settings import Settings
from seaboard.server.store.protocol import StorageError
from seaboard.server.tables.hall import Hall
from seaboard.server.tables.table import Table
from seaboard.server.tasks import report
from seaboard.server.web.answers import answer
from seaboard.server.web.reading import read_body
from seaboard.server.wire.bodies import PushKey, PushWish
from seaboard.server.wire.bucket import Buckets
from seaboard.server.wire.problems import HttpProblem

from .sealing import Sender, sealed
from .subscribers import Subscribers, Subscription

log = logging.getLogger("seaboard.server")
CONTACT = "mailto:push@seaboard.example"  # the protocol wants one; nobody reads there
DAY = 86_400
HOUR = 3_600
GONE = (404, 410)  # a push service about a browser that is no more
AT_ONCE = 4
PLAIN_ORIGIN = re.compile(r"https?://[a-z0-9.-]+(:[0-9]+)?")  # names alone: `*` must not stand for more


class NoRedirect(HTTPRedirectHandler):
    """Where a push service sends us on, nobody allowed us to go."""

    def redirect_request(self, *_: object) -> None:
        """Nowhere."""


class Bell:
    """An annex of the server: it hears of every change of a table, and knows who wants to be called."""

    def __init__(self, hall: Hall, settings: Settings, file: Path) -> None:
        self.hall = hall
        self.settings = settings
        self.subscribers = Subscribers(file)
        self.sender = Sender(self.subscribers.kept.key)
        self.rung: set[tuple[str, int]] = set()  # seats that have been called for the decision that is due
        self.calls: set[asyncio.Task[None]] = set()
        self.few = asyncio.Semaphore(AT_ONCE)
        self.wishes = Buckets(settings.lists_rate, settings.lists_burst)  # a browser's seats are looked up
        self.opener = build_opener(NoRedirect)
        if self.sender.secret != self.subscribers.kept.key:
            self.subscribers.kept.key = self.sender.secret
            self.subscribers.write()

    @property
    def routes(self) -> list[BaseRoute]:
        """Where a page finds it."""
        return [Route("/api/push", self.key), Route("/api/push", self.subscribe, methods=["POST"])]

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """As long as the server runs."""
        self.hall.listeners.append(self.look)
        yield
        for call in self.calls:
            call.cancel()

    async def key(self, request: HttpRequest) -> Response:
        """The key that a browser asks its push service with."""
        return answer(PushKey(self.sender.public))

    async def subscribe(self, request: HttpRequest) -> Response:
        """A browser wants to hear of the seats it has tokens for, and of no others."""
        wish = await read_body(request, PushWish, self.settings)
        if not is_service(wish.endpoint, self.settings):
            raise HttpProblem(400, "no-push-service")
        if len(wish.tokens) > self.settings.mine:
            raise HttpProblem(400, "too-many", allowed=self.settings.mine)
        if not self.wishes.take(request.client.host if request.client else "", 1 + len(wish.tokens)):
            raise HttpProblem(429, "too-many")
        new = Subscription(wish.endpoint, wish.reader, wish.secret, wish.sentence)
        try:
            sealed(b"", new.reader, new.secret)
        except ValueError:
            raise HttpProblem(400, "no-push-service") from None
        seats = {table: await self.hall.seat_of(table, token) for table, token in wish.tokens.items()}
        self.subscribers.change(new, {table: seat for table, seat in seats.items() if seat is not None})
        return answer(PushKey(self.sender.public))

    def look(self, table: Table) -> None:
        """Something has changed at a table: call those who are to move and are not there, once."""
        if table.name not in self.subscribers.tables():
            return
        if table.story.match.over:
            self.subscribers.forget(table.name)
            self._keep()
        for seat in table.seats.persons:
            place = (table.name, seat)
            if seat not in table.story.match.to_move:
                self.rung.discard(place)
            elif place not in self.rung and not table.seats.is_here(seat):
                self.rung.add(place)
                for subscription in self.subscribers.of(*place):
                    self._call(subscription, table)

    def _keep(self) -> None:
        """Write down who is called no more; no move must suffer from it."""
        try:
            self.subscribers.write()
        except StorageError as error:
            log.warning("%s", error)

    def _call(self, subscription: Subscription, table: Table) -> None:
        task = asyncio.create_task(self._ring(subscription, table.name, table.story.row.game))
        self.calls.add(task)
        task.add_done_callback(self.calls.discard)
        task.add_done_callback(report)

    async def _ring(self, subscription: Subscription, table: str, game: str) -> None:
        message = msgspec.json.encode({"table": table, "game": game, "sentence": subscription.sentence})
        async with self.few:
            status = await asyncio.to_thread(self._post, subscription, message)
        if status in GONE:
            self.subscribers.drop(subscription.endpoint)
            self._keep()
        elif status >= 300:
            log.warning("a push service answered %d", status)

    def _post(self, subscription: Subscription, message: bytes) -> int:
        """Hand a message to its push service; the status of the answer."""
        endpoint = subscription.endpoint
        until = int(time.time()) + 12 * HOUR
        headers = {
            "Authorization": self.sender.authorization(origin_of(endpoint), until, CONTACT),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Urgency": "normal",
        }
        body = sealed(message, subscription.reader, subscription.secret)
        try:
            with self.opener.open(Request(endpoint, body, headers, method="POST"), timeout=10) as told:
                return int(told.status)
        except HTTPError as error:
            return error.code
        except (URLError, OSError, HTTPException, ValueError) as error:
            log.warning("a push service could not be reached: %s", error)
            return 0


def origin_of(endpoint: str) -> str:
    """Scheme and host of an address."""
    parts = urlsplit(endpoint)
    return f"{parts.scheme}://{parts.netloc}"


def is_service(endpoint: str, settings: Settings) -> bool:
    """Whether an address is that of a push service we know: a browser must not send us anywhere else."""
    try:
        origin = origin_of(endpoint)
    except ValueError:  # not an address at all
        return False
    is_plain = endpoint.isascii() and PLAIN_ORIGIN.fullmatch(origin) is not None
    return is_plain and any(fnmatchcase(origin, service) for service in settings.push_services)
