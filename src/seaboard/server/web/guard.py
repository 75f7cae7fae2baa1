"""Before any request is looked at: was it sent to us, and has its address not asked enough already?"""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from seaboard.server.settings import Settings
from seaboard.server.wire.bodies import Problem

from .answers import problem_answer
from .origin import is_our_name, is_welcome
from .porter import Porter


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
            await problem_answer(*problem)(scope, receive, counted)
        else:
            await self.app(scope, receive, counted)

    def problem(self, scope: Scope) -> tuple[int, Problem] | None:
        """What there is against a request."""
        if not is_for_us(Headers(scope=scope), self.porter.hall.settings):
            return 403, Problem("origin", {})
        address = scope["client"][0] if scope.get("client") else ""
        return None if self.porter.requests.take(address) else (429, Problem("too-many", {}))


def is_for_us(headers: Headers, settings: Settings) -> bool:
    """Sent to a name of ours; where a proxy speaks for others, that one knows the names."""
    host = headers.get("host")
    return host is None or bool(settings.proxies) or is_our_name(host, settings.origins)


def comes_from_here(headers: Headers, settings: Settings) -> bool:
    """Sent to a name of ours, and by a page of ours or by a program."""
    return is_for_us(headers, settings) and is_welcome(headers, settings.origins)
