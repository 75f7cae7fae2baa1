"""How HTTP requests are answered."""

from __future__ import annotations

import msgspec
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
