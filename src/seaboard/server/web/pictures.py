"""What messengers show beside a link to a table: the board as a spectator sees it, and a line about it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator
from functools import lru_cache
from html import escape
from urllib.parse import urlsplit

import resvg_py
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import seaboard
from seaboard.match.drawing import HEIGHT, WIDTH, Draw
from seaboard.server.settings import Settings
from seaboard.server.shelf import find
from seaboard.server.store.protocol import StorageError
from seaboard.server.tables.hall import Hall
from seaboard.server.wire.bucket import Buckets
from seaboard.server.wire.problems import HttpProblem
from seaboard.words import ENGLISH, LANGUAGES, Words

from .page import Told


class Pictures:
    """Pictures of tables, now or after so many moves, and the head of a page that leads to one."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.drawn = Buckets(settings.pictures_rate, settings.pictures_burst)
        self.drawing = asyncio.Lock()  # one at a time: tables that are read again need those threads too

    def routes(self) -> list[BaseRoute]:
        """Where pictures are found."""
        return [
            Route("/api/tables/{table}/picture.png", self.picture),
            Route("/api/tables/{table}/{moves:int}/picture.png", self.picture),
        ]

    async def picture(self, request: Request) -> Response:
        """A board as PNG, from what everybody may see."""
        if not self.drawn.take(request.client.host if request.client else ""):
            raise HttpProblem(429, "too-many")
        async with self.hall.table(request.path_params["table"]) as table:
            draw: Draw | None = table.story.match.game.said_in("picture", "draw")
            if draw is None:
                raise HttpProblem(404, "no-page")
            moves = min(request.path_params.get("moves", table.story.moves), table.story.moves)
            then, constants = table.story.standing(moves), table.story.match.constants
        view = then.game.view(then.position, None)
        async with self.drawing:
            drawn = await asyncio.to_thread(png, draw(view, constants))
        return Response(drawn, media_type="image/png", headers={"Cache-Control": "public, max-age=300"})

    async def head(self, request: Request) -> Told:
        """The tags of a table's page, for whoever shows a link to it, and its game; none without a table."""
        table, _, moment = request.path_params.get("rest", "").partition("/")
        try:
            known = self.hall.tables.get(table)
            row = known.story.row if known is not None else await self.hall.row(table)
        except (HttpProblem, StorageError):
            return Told()
        if row.game not in seaboard.games() or find(row.game) is None:
            return Told()
        moves = int(moment) if moment.isascii() and moment.isdigit() and len(moment) < 6 else None
        path = f"{site_of(request, self.hall.settings.origins)}/api/tables/{table}" + (
            "" if moves is None else f"/{moves}"
        )
        told = tags(row.game, moves, f"{path}/picture.png", language(request))
        return Told("".join(told), row.game)


def site_of(request: Request, origins: Collection[str]) -> str:
    """Where the page was asked for, as people type it: a proxy in front may speak TLS for us."""
    host = request.headers.get("host", "")
    known = (origin for origin in origins if urlsplit(origin).netloc == host)
    return next(known, f"{request.url.scheme}://{host}").rstrip("/")


def tags(game: str, moves: int | None, picture: str, language: str) -> Iterator[str]:
    """A title, a sentence and the picture, by the Open Graph protocol."""
    words = words_of(game, language)
    title = words.say("game-title") if words.has("game-title") else seaboard.game(game).title
    about = "preview-table" if moves is None else "preview-moment"
    told = {
        "og:type": "website",
        "og:site_name": words.say("seaboard"),
        "og:title": words.say("table-title", game=title),
        "og:description": words.say(about, game=title, moves=moves or 0),
    }
    if seaboard.game(game).said_in("picture", "draw") is not None:
        told |= {"og:image": picture, "og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
        yield '<meta name="twitter:card" content="summary_large_image" />'
    for name, content in told.items():
        yield f'<meta property="{name}" content="{escape(content)}" />'


@lru_cache
def words_of(game: str, language: str) -> Words:
    """The sentences of the page's frame and of a game."""
    words = Words(language, "shell")
    words.add_text(seaboard.game(game).text_file("words", f"{language}.ftl"))
    return words


def language(request: Request) -> str:
    """The language that is asked for first, of those we speak."""
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else ENGLISH


@lru_cache(maxsize=64)
def png(svg: str) -> bytes:
    """A drawing as pixels, which take a tenth of a second; it has no letters, so no font is looked for."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))
