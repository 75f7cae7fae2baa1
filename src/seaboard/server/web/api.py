"""The HTTP side: the shelf, new tables, free seats, my matches, records, rulebooks, words."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from seaboard.match.game import Game
from seaboard.match.practice import Practice
from seaboard.server.settings import Settings
from seaboard.server.shelf import playable
from seaboard.server.tables.hall import Hall
from seaboard.server.tables.names import LONGEST, BadName, name_or_none
from seaboard.server.tables.seats import Seats
from seaboard.server.tables.table import Table
from seaboard.server.tables.wishes import game_called
from seaboard.server.thinking.thinkers import BotFailed
from seaboard.server.wire.bodies import Mine, NewTable, Problem, Seated, Sit, TableSummary
from seaboard.server.wire.bucket import Buckets
from seaboard.server.wire.problems import HttpProblem, RuleProblem

from .origin import is_welcome
from .shelf import game_facts

T = TypeVar("T")
log = logging.getLogger("seaboard.server")
SEED = re.compile(r'^\[Seed "[^"]*"\]', re.MULTILINE)
LANGUAGE = re.compile(r"[a-z]{2}")


class Api:
    """Handlers that share a hall."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.settings = settings
        self.creations = Buckets(settings.tables_rate, settings.tables_burst)
        self.attempts = Buckets(settings.practice_rate, settings.practice_burst)
        self.records = Buckets(settings.records_rate, settings.records_burst)

    def routes(self) -> list[BaseRoute]:
        """Where each handler is found."""
        return [
            Route("/api/games", self.games),
            Route("/api/games/{game}/words/{language}", self.words),
            Route("/api/tables", self.open_table, methods=["POST"]),
            Route("/api/tables/{table}/sit", self.sit, methods=["POST"]),
            Route("/api/tables/{table}/record", self.record),
            Route("/api/mine", self.mine, methods=["POST"]),
            Route("/api/rules/{game}/{language}", self.rules),
            Route("/api/practice/{game}", self.practice_ground),
            Route("/api/practice/{game}", self.practise, methods=["POST"]),
            Route("/api/health", self.health),
        ]

    async def games(self, request: Request) -> Response:
        """The shelf."""
        return answer([game_facts(game) for game in playable()])

    async def open_table(self, request: Request) -> Response:
        """A new table, and its opener's token."""
        wish = await self._body(request, NewTable)
        address = request.client.host if request.client else ""
        if not self.creations.take(address):
            raise HttpProblem(429, "too-many")
        try:
            return answer(await self.hall.open(wish), 201)
        except BadName as error:
            raise bad_name(error) from None

    async def sit(self, request: Request) -> Response:
        """A free seat for whoever knows the table's name."""
        wish = await self._body(request, Sit)
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
        found = []
        for name, token in tokens.items():
            with contextlib.suppress(HttpProblem):
                row = await self.hall.row(name)
                seat = Seats(row.seats).owner(token)
                # Before a replay: only owners may make us work, and nobody waits for another game's compiler.
                if seat is not None and self.hall.readiness.is_ready(row.game):
                    async with self.hall.table(name) as table, table.lock:
                        found.append(summary(table, seat))
        return answer(found)

    async def record(self, request: Request) -> Response:
        """The match as text; while it runs without its seed, and not at all where moves are secret."""
        address = request.client.host if request.client else ""
        if not self.records.take(address):
            raise HttpProblem(429, "too-many")
        async with self.hall.table(request.path_params["table"]) as table:
            async with table.lock:
                match = table.story.match.exact_copy()
            # A record's positions show everything: hands, piles and what is to be drawn.
            if not match.over and not match.game.perfect_information:
                raise HttpProblem(409, "record-hidden", table=table.name)
            text = await asyncio.to_thread(lambda: match.record)
            if not match.over:
                text = SEED.sub('[Seed "hidden"]', text)
        return Response(text, media_type="text/plain; charset=utf-8", headers={"Cache-Control": "no-store"})

    async def rules(self, request: Request) -> Response:
        """A rulebook in a language."""
        game, language = game_called(request.path_params["game"]), request.path_params["language"]
        if (text := written(game, language, "rulebook", "md")) is None:
            raise HttpProblem(404, "no-rules", game=game.name, language=language)
        return text_answer(text, "text/markdown")

    async def words(self, request: Request) -> Response:
        """A game's own words in a language (Fluent), for a page that was built without them."""
        game, language = game_called(request.path_params["game"]), request.path_params["language"]
        if (text := written(game, language, "words", "ftl")) is None:
            raise HttpProblem(404, "no-page", game=game.name, language=language)
        return text_answer(text, "text/plain")

    async def practice_ground(self, request: Request) -> Response:
        """Where a game's moves can be tried, before the first attempt."""
        return answer(practice_of(game_called(request.path_params["game"])).ground())

    async def practise(self, request: Request) -> Response:
        """One attempt outside any match, simulated where bots think; it changes nothing here."""
        game = game_called(request.path_params["game"])
        practice = practice_of(game)
        attempt = await self._body(request, practice.attempt_type)
        if not self.attempts.take(request.client.host if request.client else ""):
            raise HttpProblem(429, "too-many")
        if (refusal := practice.refusal(attempt)) is not None:
            raise RuleProblem(refusal)
        await self.hall.readiness.wait(game.name)
        try:
            found = await self.hall.thinkers.practise(game.name, attempt)
        except BotFailed as error:
            log.error("no practice: %s", error)
            raise HttpProblem(503, "no-practice-now", game=game.name) from None
        return Response(found, headers={"Cache-Control": "no-store"}, media_type="application/json")

    async def health(self, request: Request) -> Response:
        """Which games' tables can be used yet."""
        return answer(self.hall.readiness.health)

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


def written(game: Game[Any], language: str, folder: str, ending: str) -> str | None:
    """A text that a game brings along in a language."""
    return game.text_file(folder, f"{language}.{ending}") if LANGUAGE.fullmatch(language) else None


def text_answer(text: str, kind: str) -> Response:
    """A text of ours; a browser asks whether it has changed."""
    return Response(text.encode(), media_type=f"{kind}; charset=utf-8", headers={"Cache-Control": "no-cache"})


def practice_of(game: Game[Any]) -> Practice:
    """A game's practice, or the problem that it has none."""
    if game.practice is None:
        raise HttpProblem(404, "no-practice", game=game.name)
    return game.practice


def bad_name(error: BadName) -> HttpProblem:
    """A name that cannot be shown."""
    return HttpProblem(400, "bad-name", length=error.length, allowed=LONGEST)


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
