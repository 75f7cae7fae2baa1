"""The HTTP side: the shelf, new tables, free seats, my matches, records, rulebooks, words."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from seaboard.match.game import Game
from seaboard.match.practice import Practice
from seaboard.server.settings import Settings
from seaboard.server.shelf import playable
from seaboard.server.tables.avatars import AVATARS, BadAvatar, avatar_of
from seaboard.server.tables.hall import Hall
from seaboard.server.tables.names import LONGEST, BadName, name_or_none
from seaboard.server.tables.seats import Seats
from seaboard.server.tables.table import Table
from seaboard.server.tables.wishes import game_called
from seaboard.server.thinking.queue import Kind, TooMany
from seaboard.server.thinking.thinkers import BotFailed
from seaboard.server.wire.bodies import LessonTry, Mine, NewTable, Seated, Sit, TableSummary
from seaboard.server.wire.bucket import Buckets
from seaboard.server.wire.problems import HttpProblem, RuleProblem

from .ahead import Ahead
from .answers import answer, pressed_answer, text_answer
from .boards import rulebook_boards
from .lessons import lesson_board, lesson_facts
from .prepared import prepared_lessons
from .reading import read_body
from .shelf import game_facts

T = TypeVar("T")
log = logging.getLogger("seaboard.server")
SEED = re.compile(r'^\[Seed "[^"]*"\]', re.MULTILINE)
LANGUAGE = re.compile(r"[a-z]{2}")


class Api:
    """Handlers that share a hall."""

    def __init__(self, hall: Hall, settings: Settings, ahead: Ahead) -> None:
        self.hall = hall
        self.settings = settings
        self.attempts = Buckets(settings.practice_rate, settings.practice_burst)
        self.tries = Buckets(settings.lessons_rate, settings.lessons_burst)
        self.records = Buckets(settings.records_rate, settings.records_burst)
        self.ahead = ahead
        self.lists = Buckets(settings.lists_rate, settings.lists_burst)

    def routes(self) -> list[BaseRoute]:
        """Where each handler is found."""
        return [
            Route("/api/games", self.games),
            Route("/api/games/{game}/words/{language}", self.words),
            Route("/api/tables", self.open_table, methods=["POST"]),
            Route("/api/tables/{table}/sit", self.sit, methods=["POST"]),
            Route("/api/tables/{table}/record", self.record),
            Route("/api/mine", self.mine, methods=["POST"]),
            Route("/api/rules/{game}/boards", self.boards),
            Route("/api/rules/{game}/{language}", self.rules),
            Route("/api/lessons/{game}/prepared", self.prepared_lessons),
            Route("/api/lessons/{game}", self.lessons),
            Route("/api/lessons/{game}", self.try_lesson, methods=["POST"]),
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
        if not self.hall.openings.take(address):
            raise HttpProblem(429, "too-many")
        try:
            return answer(await self.hall.open(wish), 201)
        except (BadName, BadAvatar) as error:
            raise not_shown(error) from None

    async def sit(self, request: Request) -> Response:
        """A free seat for whoever knows the table's name."""
        wish = await self._body(request, Sit)
        try:
            name, avatar = name_or_none(wish.name), avatar_of(wish.avatar)
        except (BadName, BadAvatar) as error:
            raise not_shown(error) from None
        async with self.hall.table(request.path_params["table"]) as table:
            seat, token = await table.sit(name, wish.seat, avatar)
        return answer(Seated(table.name, seat, token), 201)

    async def mine(self, request: Request) -> Response:
        """The tables at which the browser that asks has a seat; what it has no right to is left out."""
        tokens = (await self._body(request, Mine)).tokens
        if len(tokens) > self.settings.mine:
            raise HttpProblem(400, "too-many", allowed=self.settings.mine)
        if not self.lists.take(request.client.host if request.client else "", len(tokens)):
            raise HttpProblem(429, "too-many")
        found = []
        for name, token in tokens.items():
            with contextlib.suppress(HttpProblem):
                if (seat := await self._seat_of(name, token)) is not None:
                    async with self.hall.table(name) as table, table.lock:
                        found.append(summary(table, seat))
        return answer(found)

    async def _seat_of(self, name: str, token: str) -> int | None:
        """Whose a token is, before a replay: only owners make us work, and nobody waits for a compiler."""
        if (table := self.hall.tables.get(name)) is not None:
            return table.seats.owner(token)
        row = await self.hall.row(name)
        return Seats(row.seats).owner(token) if self.hall.readiness.is_ready(row.game) else None

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

    async def boards(self, request: Request) -> Response:
        """The boards of a rulebook's examples, the same in every language."""
        game = game_called(request.path_params["game"])
        return pressed_answer(request, await rulebook_boards(self.hall, game))

    async def lessons(self, request: Request) -> Response:
        """What there is to learn of a game, step by step."""
        return answer(lesson_facts(game_called(request.path_params["game"])))

    async def prepared_lessons(self, request: Request) -> Response:
        """All tries of all lessons, for a browser that will be without network."""
        game = game_called(request.path_params["game"])
        await self.hall.readiness.wait(game.name)
        lesson_facts(game)  # a game that has none says so here, and not in another process
        return pressed_answer(request, await self.ahead.found(prepared_lessons, game.name))

    async def try_lesson(self, request: Request) -> Response:
        """A try at a lesson, judged by the rules."""
        game = game_called(request.path_params["game"])
        asked = await self._body(request, LessonTry)
        address = request.client.host if request.client else ""
        if not self.tries.take(address):
            raise HttpProblem(429, "too-many")
        return answer(await lesson_board(self.hall, game, asked, address))

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
        address = request.client.host if request.client else ""
        if not self.attempts.take(address):
            raise HttpProblem(429, "too-many")
        if (refusal := practice.refusal(attempt)) is not None:
            raise RuleProblem(refusal)
        await self.hall.readiness.wait(game.name)
        try:
            found = await self.hall.line.think(
                Kind.PRACTICE, address, "", lambda: self.hall.thinkers.practise(game.name, attempt)
            )
        except TooMany:
            raise HttpProblem(429, "too-many") from None
        except BotFailed as error:
            log.error("no practice: %s", error)
            raise HttpProblem(503, "no-practice-now", game=game.name) from None
        return Response(found, headers={"Cache-Control": "no-store"}, media_type="application/json")

    async def health(self, request: Request) -> Response:
        """Which games' tables can be used yet, and whether moves can be stored."""
        health = msgspec.structs.replace(self.hall.readiness.health, storage=self.hall.store.trouble)
        return answer(health, 200 if health.storage is None else 503)

    async def _body(self, request: Request, kind: type[T]) -> T:
        return await read_body(request, kind, self.settings)


def written(game: Game[Any], language: str, folder: str, ending: str) -> str | None:
    """A text that a game brings along in a language."""
    return game.text_file(folder, f"{language}.{ending}") if LANGUAGE.fullmatch(language) else None


def practice_of(game: Game[Any]) -> Practice:
    """A game's practice, or the problem that it has none."""
    if game.practice is None:
        raise HttpProblem(404, "no-practice", game=game.name)
    return game.practice


def not_shown(error: BadName | BadAvatar) -> HttpProblem:
    """A name that cannot be shown, or an animal."""
    if isinstance(error, BadAvatar):
        return HttpProblem(400, "bad-avatar", avatar=error.avatar, allowed=list(AVATARS))
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
        began=table.story.row.created_at,
        moves=table.story.moves,
        scores=[score or 0 for score in match.scores_for(seat)],
        winners=list(match.winners),
    )
