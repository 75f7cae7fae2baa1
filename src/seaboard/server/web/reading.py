"""What a page sends by HTTP, read within limits."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from seaboard.server.settings import Settings
from seaboard.server.wire.problems import HttpProblem

from .origin import is_welcome

T = TypeVar("T")


async def read_body(request: Request, kind: type[T], settings: Settings) -> T:
    """The request's body, if it is small, well-formed and from a page of ours."""
    if not is_welcome(request.headers, settings.origins):
        raise HttpProblem(403, "origin")
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > settings.body:
                raise HttpProblem(413, "too-large", allowed=settings.body)
    except ClientDisconnect:
        raise HttpProblem(400, "malformed", reason="incomplete") from None
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise HttpProblem(400, "malformed", reason=str(error)[:200]) from None
