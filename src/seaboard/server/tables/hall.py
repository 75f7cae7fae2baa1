"""All tables: opened, found again in the store, and put away when nobody uses them."""

from __future__ import annotations

import asyncio
import dataclasses
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from msgspec import to_builtins
from msgspec.structs import replace

from seaboard.server.keepers.protocol import Alone, Keeping
from seaboard.server.settings import Settings
from seaboard.server.store.protocol import Damaged, SeatRow, Store, TableRow
from seaboard.server.tasks import hear_of
from seaboard.server.thinking.analysing import TableAnalysis
from seaboard.server.thinking.line import Line
from seaboard.server.thinking.queue import Kind
from seaboard.server.thinking.readiness import Readiness
from seaboard.server.thinking.simulating import Simulating
from seaboard.server.thinking.thinkers import Thinkers
from seaboard.server.thinking.turns import BotTurns, Player
from seaboard.server.upkeep.figures import Figures
from seaboard.server.wire.bodies import NewTable, Seated
from seaboard.server.wire.bucket import Buckets
from seaboard.server.wire.messages import Params
from seaboard.server.wire.problems import HttpProblem, NoSuchTable, UnreadableTable

from . import tokens
from .avatars import avatar_of
from .names import name_or_none
from .places import NotNow, rotated
from .seats import Seats
from .story import Story, tell
from .table import Further, Table
from .terms import check_terms
from .wishes import check_options, check_seats, game_called, new_story, seed_for_one

LAST_MOVES = 2.0  # seconds for what is being written when the server ends


class Hall:
    """Keeps tables in memory while somebody is there, and some more."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        settings: Settings,
        readiness: Readiness,
        keeper: Keeping | None = None,
    ) -> None:
        self.readiness = readiness
        self.store = store
        self.keeper = keeper or Alone(store)
        self.thinkers = thinkers
        self.line = Line.of(settings)
        self.settings = settings
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.bots: dict[str, BotTurns] = {}
        self.usual: dict[Player, float] = {}  # seconds, the last thought of each bot at any table
        self.analyses: dict[str, TableAnalysis] = {}
        self.listeners: list[Callable[[Table], None]] = []  # hear of every change of a table
        self.simulating = Simulating()
        self.openings = Buckets(settings.tables_rate, settings.tables_burst)  # whichever way somebody comes
        self.figures = Figures()
        self.stopping = False  # no table is opened any more

    async def open(self, wish: NewTable) -> Seated:
        """A new table as somebody wishes it; HttpProblem says what cannot be."""
        if self.stopping:
            raise HttpProblem(503, "stopping")
        game = game_called(wish.game)
        check_seats(game, wish.seats)
        check_options(game, len(wish.seats), wish.options)
        check_terms(wish.terms)
        await self.readiness.wait(game.name)
        name, avatar = name_or_none(wish.name), avatar_of(wish.avatar)
        seed = tokens.new_seed() if wish.seed is None else seed_for_one(wish.seed, len(wish.seats))
        token: str | None = None
        mine: int | None = None
        seats = []
        for seat, place in enumerate(wish.seats):
            if place.kind == "me":
                mine, token = seat, tokens.new_token()
                seats.append(SeatRow(seat, "person", name, "", tokens.digest(token), avatar))
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
            terms=to_builtins(replace(wish.terms, host=mine)),
        )
        await self._lay(row)
        return Seated(row.table, mine, token)

    async def again(self, table: Table, seat: int) -> None:
        """A further match for all who are here, everybody one seat on, laid once; NotNow."""
        async with table.lock:
            story, seats = table.story, table.seats
            if not story.match.over:
                raise NotNow("running")
            if table.again is None:
                rows, told = new_tokens(rotated(seats.rows, seats.here))
                host = told[seat][0] if seat in told else None
                row = TableRow(
                    table=tokens.new_table_name(),
                    game=story.row.game,
                    rules_version=story.match.game.rules_version,
                    players=story.row.players,
                    seed=tokens.new_seed(),
                    options=story.row.options,
                    seats=tuple(rows),
                    terms=to_builtins(replace(table.terms, host=host)),
                )
                await self._lay(row)
                table.again = Further(row.table, told, seat)
                table.tell_again(None)
            else:
                table.tell_again(seat)

    async def _lay(self, row: TableRow) -> None:
        """A table that begins now."""
        story = new_story(row)
        story.row = await self.store.create(row)
        self.figures.tables += 1
        await self._keep(story, await self.keeper.hold(row.table))
        self._put_away()

    @asynccontextmanager
    async def table(self, name: str) -> AsyncIterator[Table]:
        """A table that stays in memory while it is used here; NoSuchTable, UnreadableTable, Elsewhere."""
        table = await self.take(name)
        try:
            yield table
        finally:
            self.give_back(table)

    async def take(self, name: str) -> Table:
        """A table that stays in memory until it is given back; NoSuchTable, UnreadableTable, Elsewhere."""
        table = self.tables.get(name) or await self._load(name)
        table.users += 1
        return table

    def give_back(self, table: Table) -> None:
        """Whoever took a table needs it no more."""
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

    async def seat_of(self, name: str, token: str) -> int | None:
        """Whose a token is, without a replay; None where it is nobody's, or there is no such table."""
        if (table := self.tables.get(name)) is not None:
            return table.seats.owner(token)
        try:
            return Seats((await self.row(name)).seats).owner(token)
        except HttpProblem:
            return None

    async def hint(self, table: str, match: bytes, seat: int, address: str) -> tuple[str, Params]:
        """A good move of a table's match, when it is the address's turn; BotFailed, TooMany."""
        return await self.line.think(Kind.HINT, address, table, lambda: self.thinkers.hint(match, seat))

    async def close(self) -> None:
        """Stop the bots, and let what people began come to its end; all else is in the store already."""
        for analysis in self.analyses.values():
            analysis.stop()
        for turns in list(self.bots.values()):
            await turns.stop()
        if unfinished := {task for table in self.tables.values() for task in table.unfinished}:
            await asyncio.wait(unfinished, timeout=LAST_MOVES)
        self.line.close()
        self.simulating.close()

    def forget(self, name: str) -> None:
        """Another process keeps a table now: whoever is here comes again, and is led there."""
        if (table := self.tables.pop(name, None)) is None:
            return
        del self.bots[name]
        self.analyses.pop(name).stop()
        for watcher in list(table.watchers):
            watcher.dismiss()

    # ------------------------------------------------------------ memory

    async def _load(self, name: str) -> Table:
        """Replay a table from its log, once however many ask for it."""
        if name not in self.loading:
            task = asyncio.create_task(self._replay(name))
            self.loading[name] = task
            task.add_done_callback(lambda _: self.loading.pop(name, None))
            task.add_done_callback(hear_of)
        return await asyncio.shield(self.loading[name])

    async def _replay(self, name: str) -> Table:
        row = await self.row(name)
        if not self.readiness.is_ready(row.game):
            await self.keeper.look(name)  # whoever is only passed on need not wait for our rules
        await self.readiness.wait(row.game)
        held = await self.keeper.hold(name)
        row = await self.row(name)  # as the process left it that had the table before us
        try:
            log = await self.store.log(name)
        except Damaged as error:
            raise UnreadableTable(name, str(error)) from error
        return await self._keep(await asyncio.to_thread(tell, row, log), held)

    async def _keep(self, story: Story, held: Store) -> Table:
        table = Table(held, story, self.simulating, self._wake)
        await table.settle()
        self.tables[table.name] = table
        self.bots[table.name] = BotTurns(table, self.thinkers, self.line, self.settings, self.usual)
        self.analyses[table.name] = TableAnalysis(table, self.thinkers, self.line, self.settings)
        return table

    def _wake(self, table: Table) -> None:
        if self.tables.get(table.name) is not table:
            return  # forgotten meanwhile
        self.tables.move_to_end(table.name)
        self.bots[table.name].wake()
        self.analyses[table.name].look_again()
        for heard in self.listeners:
            heard(table)

    def _put_away(self) -> None:
        """Forget the tables used longest ago; they are found again in the store."""
        idle = [
            name
            for name, table in self.tables.items()
            if not (table.users or table.unfinished or self.bots[name].busy or self.analyses[name].busy)
        ]
        for name in idle[: max(0, len(idle) - self.settings.tables_kept)]:
            del self.tables[name], self.bots[name], self.analyses[name]


def new_tokens(rows: list[SeatRow]) -> tuple[list[SeatRow], dict[int, tuple[int, str]]]:
    """Rows that have moved on by one, their people with new tokens; and who they were, by the old seats."""
    found, told = [], {}
    for row in rows:
        if row.kind == "person":
            token = tokens.new_token()
            told[(row.seat - 1) % len(rows)] = row.seat, token
            row = dataclasses.replace(row, token_sha256=tokens.digest(token))
        found.append(row)
    return found, told
