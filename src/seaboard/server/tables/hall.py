"""All tables: opened, found again in the store, and put away when nobody uses them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import seaboard
from seaboard.match.errors import BadOption, UnknownGame
from seaboard.match.game import Game
from seaboard.match.match import SEED_BITS

from . import tokens
from .bot_turns import BotTurns
from .names import name_or_none
from .problems import HttpProblem, NoSuchTable, UnreadableTable
from .readiness import Readiness
from .settings import Settings
from .store import Damaged, SeatRow, Store, TableRow
from .story import Story, tell
from .table import Table
from .thinkers import Thinkers
from .wire import NewTable, Seated, SeatWish


class Hall:
    """Keeps tables in memory while somebody is there, and some more."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings, readiness: Readiness) -> None:
        self.readiness = readiness
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.bots: dict[str, BotTurns] = {}
        # One thread: more of them would fight the loop for the interpreter.
        self.simulating = ThreadPoolExecutor(1, "seaboard-moves")

    async def open(self, wish: NewTable) -> Seated:
        """A new table as somebody wishes it; HttpProblem says what cannot be."""
        game = game_called(wish.game)
        check_seats(game, wish.seats)
        check_options(game, len(wish.seats), wish.options)
        await self.readiness.wait(game.name)
        name = name_or_none(wish.name)
        seed = tokens.new_seed() if wish.seed is None else seed_for_one(wish.seed, len(wish.seats))
        token: str | None = None
        mine: int | None = None
        seats = []
        for seat, place in enumerate(wish.seats):
            if place.kind == "me":
                mine, token = seat, tokens.new_token()
                seats.append(SeatRow(seat, "person", name, "", tokens.digest(token)))
            elif place.kind == "bot":
                seats.append(SeatRow(seat, "bot", "", place.bot))
            else:
                seats.append(SeatRow(seat, "open"))
        row = TableRow(
            table=tokens.new_table_name(),
            game=game.name,
            rules_version=game.rules_version,
            players=len(seats),
            seed=seed,
            options=wish.options,
            seats=tuple(seats),
        )
        story = new_story(row)
        row = await self.store.create(row)
        await self._keep(story)
        self._put_away()
        return Seated(row.table, mine, token)

    @asynccontextmanager
    async def table(self, name: str) -> AsyncIterator[Table]:
        """A table that stays in memory as long as it is used here; NoSuchTable, UnreadableTable."""
        table = self.tables.get(name) or await self._load(name)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            self._put_away()

    async def row(self, name: str) -> TableRow:
        """What the store has of a table; NoSuchTable, UnreadableTable."""
        try:
            row = await self.store.table(name)
        except Damaged as error:
            raise UnreadableTable(name, str(error)) from error
        if row is None:
            raise NoSuchTable(name)
        return row

    async def close(self) -> None:
        """Stop the bots; everything else is in the store already."""
        for turns in list(self.bots.values()):
            await turns.stop()
        self.simulating.shutdown(wait=False)

    # ------------------------------------------------------------ memory

    async def _load(self, name: str) -> Table:
        """Replay a table from its log, once however many ask for it."""
        if name not in self.loading:
            task = asyncio.create_task(self._replay(name))
            self.loading[name] = task
            task.add_done_callback(lambda _: self.loading.pop(name, None))
        return await asyncio.shield(self.loading[name])

    async def _replay(self, name: str) -> Table:
        row = await self.row(name)
        await self.readiness.wait(row.game)
        try:
            log = await self.store.log(name)
        except Damaged as error:
            raise UnreadableTable(name, str(error)) from error
        return await self._keep(await asyncio.to_thread(tell, row, log))

    async def _keep(self, story: Story) -> Table:
        table = Table(self.store, story, self.simulating, self._wake)
        await table.settle()
        self.tables[table.name] = table
        self.bots[table.name] = BotTurns(table, self.thinkers, self.settings)
        return table

    def _wake(self, table: Table) -> None:
        self.tables.move_to_end(table.name)
        self.bots[table.name].wake()

    def _put_away(self) -> None:
        """Forget the tables used longest ago; they are found again in the store."""
        idle = [
            name
            for name, table in self.tables.items()
            if not table.users and not table.unfinished and not self.bots[name].busy
        ]
        for name in idle[: max(0, len(idle) - self.settings.tables_kept)]:
            del self.tables[name], self.bots[name]


def game_called(name: str) -> Game:
    """A game, or the problem that there is none of that name."""
    try:
        return seaboard.game(name)
    except UnknownGame as error:
        raise HttpProblem(404, "no-game", game=name, known=list(error.known)) from None


def check_seats(game: Game, seats: list[SeatWish]) -> None:
    """As many seats as the game has, one of them mine at most, bots that exist."""
    if len(seats) not in game.seats:
        raise HttpProblem(400, "bad-players", players=len(seats), allowed=list(game.seats))
    if sum(seat.kind == "me" for seat in seats) > 1:
        raise HttpProblem(400, "bad-seats", reason="me-twice")
    for seat in seats:
        if seat.kind == "bot" and seat.bot not in seaboard.bots(game.name):
            raise HttpProblem(400, "no-bot", bot=seat.bot, known=seaboard.bots(game.name))


def seed_for_one(seed: str, players: int) -> int:
    """A deal that is known already: fair only where nobody else plays."""
    number = int(seed) if seed.isascii() and seed.isdigit() and len(seed) < SEED_BITS else -1
    if players != 1 or not 0 <= number < 1 << SEED_BITS:
        raise HttpProblem(400, "bad-seed", players=players)
    return number


def check_options(game: Game, players: int, options: dict[str, Any]) -> None:
    """Known names with allowed values."""
    known = {option.name: option for option in game.options}
    for name, value in options.items():
        if name not in known:
            raise HttpProblem(400, "bad-option", option=name, value=value, allowed=list(known))
        listed = known[name].values(players)
        if known[name].local and value not in listed:
            raise HttpProblem(400, "bad-option", option=name, value=value, allowed=listed)
        try:
            known[name].read(value, players)
        except BadOption as error:
            raise HttpProblem(400, "bad-option", option=name, value=value, allowed=error.allowed) from None


def new_story(row: TableRow) -> Story:
    """The story of a match that begins now; options that do not go together are a problem."""
    try:
        return Story(row)
    except BadOption as error:
        raise HttpProblem(
            400, "bad-option", option=error.option, value=error.value, allowed=error.allowed
        ) from None
