"""Before any request is looked at: was it sent to us, and has its address not asked enough already?"""

from __future__ import annotations

import asyncio
from random import uniform

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from seaboard.server.settings import Settings
from seaboard.server.wire.bodies import Problem

from .address import BY_PROXY
from .answers import problem_answer
from .origin import is_our_name, is_welcome
from .porter import Porter

# Seconds before "too many" is said: whoever asks as fast as answers come gets few. Not always as long,
# or those who asked together would ask together again, and all others wait for them.
LATER = (1.0, 2.0)


class Guard:
    """Refuses what was sent to a name that is not ours, and what is too much; counts all answers."""

    def __init__(self, app: ASGIApp, porter: Porter) -> None:
        self.app = app
        self.porter = porter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        figures = self.porter.hall.figures

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                figures.requests[message["status"]] += 1
            await send(message)

        if (problem := self.problem(scope)) is not None:
            if problem[0] == 429 and not scope.get(BY_PROXY, False):  # a proxy's connections are everybody's
                await asyncio.sleep(uniform(*LATER))
            await problem_answer(*problem)(scope, receive, counted)
        else:
            await self.app(scope, receive, counted)

    def problem(self, scope: Scope) -> tuple[int, Problem] | None:
        """What there is against a request."""
        if not is_for_us(Headers(scope=scope), self.porter.hall.settings, scope.get(BY_PROXY, False)):
            return 403, Problem("origin", {})
        address = scope["client"][0] if scope.get("client") else ""
        return None if self.porter.requests.take(address) else (429, Problem("too-many", {}))


def is_for_us(headers: Headers, settings: Settings, by_proxy: bool) -> bool:
    """Sent to one name, and to one of ours; what a proxy of ours passes on, that one knows the names of."""
    hosts = headers.getlist("host")
    return len(hosts) <= 1 and (by_proxy or all(is_our_name(host, settings.origins) for host in hosts))


def comes_from_here(headers: Headers, settings: Settings, by_proxy: bool) -> bool:
    """Sent to a name of ours, and by a page of ours or by a program."""
    return is_for_us(headers, settings, by_proxy) and is_welcome(headers, settings.origins)
