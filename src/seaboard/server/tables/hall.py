"""All tables: opened, found again in the store, and put away when nobody uses them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

from seaboard.server.settings import Settings
from seaboard.server.store.protocol import Damaged, SeatRow, Store, TableRow
from seaboard.server.thinking.readiness import Readiness
from seaboard.server.thinking.thinkers import Thinkers
from seaboard.server.thinking.turns import BotTurns
from seaboard.server.wire.bodies import NewTable, Seated
from seaboard.server.wire.problems import NoSuchTable, UnreadableTable

from . import tokens
from .names import name_or_none
from .story import Story, tell
from .table import Table
from .wishes import check_options, check_seats, game_called, new_story, seed_for_one


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
