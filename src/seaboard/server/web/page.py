"""The built page: its hashed assets for ever, its entry never from a cache and with all that it will need."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.staticfiles import StaticFiles

from .preloads import Preloads
from .pressed import pressed

BUILT = Path(__file__).parents[1] / "page"  # where Vite puts it
NOT_BUILT = "The page is not built yet: `make play` builds it and starts the server.\n"
OF_A_GAME = ("learn", "puzzle", "rules", "practice", "deal")  # places whose second part is a game's name


class Told(NamedTuple):
    """What is known of a table's page before it is fetched."""

    tags: str = ""  # for those who show links to it
    game: str | None = None


Head = Callable[[Request], Awaitable[Told]]
First = Callable[[], bytes]  # the shelf's first answers as JSON, so that it need not ask for them


async def nothing_told(request: Request) -> Told:
    """A page without tables."""
    return Told()


def page_routes(
    built: Path = BUILT, head: Head = nothing_told, first: First = lambda: b"{}"
) -> list[BaseRoute]:
    """Everything that is not the API; the page itself knows what /t/… and /rules/… show."""
    files = StaticFiles(directory=built, check_dir=False)
    preloads = Preloads(built)

    async def entry(request: Request) -> Response:
        if not (built / "index.html").is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        place, game = whither(request.url.path)
        told = await head(request) if place == "t" else Told(game=game)
        links = preloads.head(place, request.headers.get("accept-language", ""), told.game)
        page = (built / "index.html").read_text("utf-8").replace("</head>", f"{told.tags}{links}</head>", 1)
        if not place:
            page = page.replace("</body>", f"{answered(first())}</body>", 1)
        return unless_known(page, request)

    async def asset(request: Request) -> Response:
        path = request.path_params["path"]
        if "\0" in path or not built.is_dir():
            raise HTTPException(404)
        if wants_a_page(request) and not is_there(path):
            lost = await entry(request)
            lost.status_code = 404 if lost.status_code == 200 else lost.status_code
            return lost
        hashed = path.startswith("assets/")
        if hashed and is_there(path) and (built / path).is_file():
            answer = await pressed(built / path, request)
        else:
            answer = await files.get_response(
                files.get_path({**request.scope, "path": f"/{path}"}), request.scope
            )
        answer.headers["Cache-Control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return answer

    def is_there(path: str) -> bool:
        """Only files of the page count: an address must not tell what else lies on this machine."""
        try:
            return files.lookup_path(path.lstrip("/"))[1] is not None
        except OSError:  # a name too long for any file
            return False

    def wants_a_page(request: Request) -> bool:
        """Somebody typed a wrong address: the page says so in words, a program gets the plain 404."""
        return "text/html" in request.headers.get("accept", "")

    small = [Middleware(GZipMiddleware, minimum_size=1000)]
    entries = [
        "/",
        "/matches",
        "/puzzles",
        "/puzzle/{rest:path}",
        "/rules",
        "/rules/{rest:path}",
        "/practice/{rest:path}",
        "/learn/{rest:path}",
        "/deal/{rest:path}",
        "/t/{rest:path}",
    ]
    return [
        *(Route(path, entry, middleware=small) for path in entries),
        Route("/{path:path}", asset),
    ]


def whither(path: str) -> tuple[str, str | None]:
    """The place that an address leads to, and the game that it names."""
    place, _, rest = path.strip("/").partition("/")
    return place, rest.partition("/")[0] if place in OF_A_GAME else None


def answered(first: bytes) -> str:
    """Answers as a part of the page, which is text and never run."""
    text = first.decode().replace("<", "\\u003c")
    return f'<script type="application/json" id="first">{text}</script>'


def unless_known(page: str, request: Request) -> Response:
    """The page, or that it is still the one that the browser has."""
    etag = f'"{hashlib.sha256(page.encode()).hexdigest()[:32]}"'
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language", "ETag": etag}
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    return (
        Response(status_code=304, headers=headers) if etag in known else HTMLResponse(page, headers=headers)
    )
