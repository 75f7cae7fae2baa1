"""How HTTP requests are answered."""

from __future__ import annotations

import gzip
from hashlib import blake2b

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from seaboard.server.wire.bodies import Problem


def answer(content: object, status: int = 200) -> Response:
    """Structs as JSON, kept by nobody."""
    return Response(
        msgspec.json.encode(content), status, {"Cache-Control": "no-store"}, media_type="application/json"
    )


def problem_answer(status: int, problem: Problem) -> Response:
    """A problem as JSON."""
    return answer(problem, status)


def text_answer(text: str, kind: str) -> Response:
    """A text of ours; a browser asks whether it has changed."""
    return Response(text.encode(), media_type=f"{kind}; charset=utf-8", headers={"Cache-Control": "no-cache"})


def pressed_json(content: object) -> bytes:
    """What is large and much alike, pressed once for all who ask; the same content gives the same bytes."""
    return gzip.compress(msgspec.json.encode(content), mtime=0)


def pressed_answer(request: Request, pressed: bytes) -> Response:
    """JSON as it was pressed, which every browser reads; it gets it again only where it has changed."""
    mark = f'"{blake2b(pressed, digest_size=12).hexdigest()}"'
    headers = {"Cache-Control": "no-cache", "ETag": mark, "Vary": "Accept-Encoding"}
    if mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(pressed, headers=headers, media_type="application/json")
