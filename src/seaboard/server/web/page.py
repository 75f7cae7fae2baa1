"""The built page: its hashed assets for ever, its entry never from a cache."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.staticfiles import StaticFiles

BUILT = Path(__file__).parents[1] / "page"  # where Vite puts it
NOT_BUILT = "The page is not built yet: `make play` builds it and starts the server.\n"


Head = Callable[[Request], Awaitable[str]]  # what a table's page says about itself to those who show links


def page_routes(built: Path = BUILT, head: Head | None = None) -> list[BaseRoute]:
    """Everything that is not the API; the page itself knows what /t/… and /rules/… show."""
    files = StaticFiles(directory=built, check_dir=False)

    async def entry(request: Request) -> Response:
        if not (built / "index.html").is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        answer = await files.get_response("index.html", request.scope)
        answer.headers["Cache-Control"] = "no-cache"
        return answer

    async def table(request: Request) -> Response:
        if head is None or not (told := await head(request)) or not (built / "index.html").is_file():
            return await entry(request)
        page = (built / "index.html").read_text("utf-8").replace("</head>", f"{told}</head>", 1)
        return HTMLResponse(page, headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"})

    async def asset(request: Request) -> Response:
        path = request.path_params["path"]
        if "\0" in path or not built.is_dir():
            raise HTTPException(404)
        if wants_a_page(request) and not is_there(path):
            lost = await entry(request)
            lost.status_code = 404 if lost.status_code == 200 else lost.status_code
            return lost
        answer = await files.get_response(
            files.get_path({**request.scope, "path": f"/{path}"}), request.scope
        )
        hashed = path.startswith("assets/")
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
    ]
    return [
        Route("/t/{rest:path}", table, middleware=small),
        *(Route(path, entry, middleware=small) for path in entries),
        Route("/{path:path}", asset, middleware=small),
    ]
