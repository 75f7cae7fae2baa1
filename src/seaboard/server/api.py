"""The HTTP side: the shelf, new tables, free seats, my matches, records, rulebooks."""

from __future__ import annotations

import contextlib
import importlib.resources
import re
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import seaboard
from seaboard.games.base import Game

from .bucket import Buckets
from .hall import Hall, game_called
from .names import LONGEST, BadName, name_or_none
from .origin import is_welcome
from .problems import HttpProblem
from .readiness import Readiness
from .seats import Seats
from .settings import Settings
from .table import Table
from .wire import GameFacts, Mine, NewTable, OptionFacts, Problem, Seated, Sit, TableSummary

T = TypeVar("T")
SEED = re.compile(r'^\[Seed "[^"]*"\]', re.MULTILINE)
LANGUAGE = re.compile(r"[a-z]{2}")


class Api:
    """Handlers that share a hall."""

    def __init__(self, hall: Hall, readiness: Readiness, settings: Settings) -> None:
        self.hall = hall
        self.readiness = readiness
        self.settings = settings
        self.creations = Buckets(settings.tables_rate, settings.tables_burst)

    def routes(self) -> list[BaseRoute]:
        """Where each handler is found."""
        return [
            Route("/api/games", self.games),
            Route("/api/tables", self.open_table, methods=["POST"]),
            Route("/api/tables/{table}/sit", self.sit, methods=["POST"]),
            Route("/api/tables/{table}/record", self.record),
            Route("/api/mine", self.mine, methods=["POST"]),
            Route("/api/rules/{game}/{language}", self.rules),
            Route("/api/health", self.health),
        ]

    async def games(self, request: Request) -> Response:
        """The shelf."""
        return answer([game_facts(seaboard.game(name)) for name in seaboard.games()])

    async def open_table(self, request: Request) -> Response:
        """A new table, and its opener's token."""
        wish = await self._body(request, NewTable)
        address = request.client.host if request.client else ""
        if not self.creations.take(address):
            raise HttpProblem(429, "too-many")
        await self.readiness.wait()
        try:
            return answer(await self.hall.open(wish), 201)
        except BadName as error:
            raise bad_name(error) from None

    async def sit(self, request: Request) -> Response:
        """A free seat for whoever knows the table's name."""
        wish = await self._body(request, Sit)
        await self.readiness.wait()
        try:
            name = name_or_none(wish.name)
        except BadName as error:
            raise bad_name(error) from None
        async with self.hall.table(request.path_params["table"]) as table:
            seat, token = await table.sit(name, wish.seat)
        return answer(Seated(table.name, seat, token), 201)

    async def mine(self, request: Request) -> Response:
        """The tables at which the browser that asks has a seat; what it has no right to is left out."""
        tokens = (await self._body(request, Mine)).tokens
        if len(tokens) > self.settings.mine:
            raise HttpProblem(400, "too-many", allowed=self.settings.mine)
        await self.readiness.wait()
        found = []
        for name, token in tokens.items():
            with contextlib.suppress(HttpProblem):
                row = await self.hall.row(name)
                seat = Seats(row.seats).owner(token)
                if seat is not None:  # before a replay: only owners may make us work
                    async with self.hall.table(name) as table, table.lock:
                        found.append(summary(table, seat))
        return answer(found)

    async def record(self, request: Request) -> Response:
        """The match as text; while it runs without its seed, and not at all where moves are secret."""
        await self.readiness.wait()
        async with self.hall.table(request.path_params["table"]) as table, table.lock:
            match = table.story.match
            text = match.record
            if not match.over:
                if any(match.told(number, None) is None for number in range(table.story.moves)):
                    raise HttpProblem(409, "record-hidden", table=table.name)
                text = SEED.sub('[Seed "hidden"]', text)
        return Response(text, media_type="text/plain; charset=utf-8", headers={"Cache-Control": "no-store"})

    async def rules(self, request: Request) -> Response:
        """A rulebook in a language."""
        game, language = game_called(request.path_params["game"]), request.path_params["language"]
        if not LANGUAGE.fullmatch(language):
            raise HttpProblem(404, "no-rules", game=game.name, language=language)
        package = importlib.resources.files("seaboard.games").joinpath(game.name.replace("-", "_"))
        page = package.joinpath("rulebook", f"{language}.md")
        if not page.is_file():
            raise HttpProblem(404, "no-rules", game=game.name, language=language)
        return Response(
            page.read_bytes(),
            media_type="text/markdown; charset=utf-8",
            headers={"Cache-Control": "no-cache"},
        )

    async def health(self, request: Request) -> Response:
        """Whether tables can be used yet."""
        return answer(self.readiness.health)

    async def _body(self, request: Request, kind: type[T]) -> T:
        """The request's body, if it is small, well-formed and from a page of ours."""
        if not is_welcome(request.headers, self.settings.origins):
            raise HttpProblem(403, "origin")
        body = bytearray()
        try:
            async for chunk in request.stream():
                body += chunk
                if len(body) > self.settings.body:
                    raise HttpProblem(413, "too-large", allowed=self.settings.body)
        except ClientDisconnect:
            raise HttpProblem(400, "malformed", reason="incomplete") from None
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise HttpProblem(400, "malformed", reason=str(error)[:200]) from None


def answer(content: object, status: int = 200) -> Response:
    """Structs as JSON, kept by nobody."""
    return Response(
        msgspec.json.encode(content), status, {"Cache-Control": "no-store"}, media_type="application/json"
    )


def problem_answer(status: int, problem: Problem) -> Response:
    """A problem as JSON."""
    return answer(problem, status)


def bad_name(error: BadName) -> HttpProblem:
    """A name that cannot be shown."""
    return HttpProblem(400, "bad-name", length=error.length, allowed=LONGEST)


def game_facts(game: Game) -> GameFacts:
    """A box on the shelf."""
    return GameFacts(
        name=game.name,
        title=game.title,
        min_players=min(game.seats),
        max_players=max(game.seats),
        minutes=game.minutes,
        rules_version=game.rules_version,
        options=[option_facts(game, number) for number in range(len(game.options))],
        bots=list(seaboard.bots()),
    )


def option_facts(game: Game, number: int) -> OptionFacts:
    """An option with all it may be; by the number of players where that matters."""
    option = game.options[number]
    by_players = {str(players): list(option.values(players)) for players in game.seats}
    lists = list(by_players.values())
    values = list(dict.fromkeys(value for allowed in lists for value in allowed))
    same = all(allowed == lists[0] for allowed in lists)
    return OptionFacts(option.name, values, values[0] if values else None, None if same else by_players)


def summary(table: Table, seat: int) -> TableSummary:
    """A match in the list of mine."""
    match = table.story.match
    return TableSummary(
        table=table.name,
        game=table.story.row.game,
        seat=seat,
        seats=table.seats.facts(),
        to_move=list(match.to_move),
        over=match.over,
        round=match.round,
    )
