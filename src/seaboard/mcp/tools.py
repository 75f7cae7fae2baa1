"""What an agent can do at the tables: see the games, sit down, look, ask why not, move.

Everything it is told is text. What cannot be done is the protocol's own kind of error, with our sentence.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ToolError

from seaboard.match.errors import IllegalMove
from seaboard.match.match import LONGEST_MOVE
from seaboard.server.keepers.protocol import Elsewhere
from seaboard.server.settings import Settings
from seaboard.server.shelf import playable
from seaboard.server.store.protocol import StorageError
from seaboard.server.tables.hall import Hall
from seaboard.server.tables.links import table_of
from seaboard.server.tables.names import BadName, name_or_none
from seaboard.server.tables.table import Stale
from seaboard.server.wire.bodies import NewTable, SeatWish
from seaboard.server.wire.problems import HttpProblem
from seaboard.text import found, legend, look
from seaboard.text.reading import asked_clause
from seaboard.text.shelf import shelf
from seaboard.text.telling import read_out, refused, several
from seaboard.words import LANGUAGES, Words

from .guests import Guest, Guests, NoSeat

LONGEST_TEXT = 2_000  # characters of what an agent says of a move: all others wait while it is read
LONGEST_WAIT = 300.0  # seconds in one call
USUAL_WAIT = 50.0  # many callers give up after a minute
FRIEND = "friend"  # in place of a bot's name: a seat for whoever has the link
A_BOT = "dolphin"
HERE = "127.0.0.1"  # the address of whoever calls over stdio

Call = Context[Any, Any]


class Tools:
    """The tools over a hall; `home` is the address under which people reach its tables."""

    def __init__(self, hall: Hall, settings: Settings, words: Words, home: str = "") -> None:
        self.hall, self.words, self.home = hall, words, home
        self.guests = Guests(hall, settings)

    # ------------------------------------------------------------ the tools themselves

    async def games(self) -> str:
        """What can be played."""
        return shelf(playable(), self.words)

    async def sit(
        self,
        ctx: Call,
        link: str = "",
        game: str = "",
        others: list[str] | None = None,
        options: dict[str, Any] | None = None,
        name: str = "",
        place: int | None = None,
        language: str = "en",
    ) -> str:
        """Take a seat, and learn what a stranger has to know."""
        words = words_in(language)
        with told(words):
            if link:
                seat = await self._join(link, name, place)
            elif game:
                seats = [A_BOT] if others is None else others
                seat = await self._open(NewTable(game, wishes(seats), options or {}, name), address_of(ctx))
            else:
                raise ToolError(words.say("text-link-or-game"))
            guest = await self.guests.guest(seat, address_of(ctx), words.language)
        home = base_of(ctx) or self.home
        parts = [guest.words.say("text-seated", seat=seat, link=f"{home.rstrip('/')}/t/{guest.table.name}")]
        if free := len(guest.table.seats.free):
            parts.append(guest.words.say("text-friends", count=free))
        return "\n\n".join([*parts, legend(guest.match, guest.number, guest.words), seen(guest)])

    async def look(self, ctx: Call, seat: str, seconds: float = 0.0) -> str:
        """Where the match stands, at once or when this seat is asked."""
        async with self._calling(ctx, seat) as guest:
            return await waited(ctx, guest, seconds)

    async def why_not(self, ctx: Call, seat: str, move: str) -> str:
        """Why a move is not legal, or that it is."""
        async with self._calling(ctx, seat) as guest, guest.table.lock:  # not about what is not stored yet
            if (clause := clause_asked(guest, move)) is not None:
                return clause
            wanted = meant(guest, move)
            refusal = guest.match.why_not(wanted, guest.number)
            if refusal is None:
                return guest.words.say("text-legal", move=wanted)
            why = refused(guest.match, wanted, refusal, guest.number, guest.words)
            return guest.words.say("text-refused", move=wanted, why=why)

    async def move(self, ctx: Call, seat: str, move: str, seconds: float = USUAL_WAIT) -> str:
        """Play a move, and hear what became of it when this seat is asked again."""
        async with self._calling(ctx, seat) as guest:
            if (clause := clause_asked(guest, move)) is not None:
                return clause
            if guest.match.over or not guest.asked:
                raise ToolError(f"{guest.words.say('text-not-your-turn')}\n\n{seen(guest)}")
            await play(guest, meant(guest, move))
            return await waited(ctx, guest, seconds)

    # ------------------------------------------------------------ sitting down, and being known

    async def _join(self, link: str, name: str, place: int | None) -> str:
        """Take a free seat at a table that somebody gave the link of."""
        async with self.hall.table(table_of(link)) as table:
            _, token = await table.sit(name_or_none(name), place)
            return f"{table.name}.{token}"

    async def _open(self, wish: NewTable, address: str) -> str:
        """Lay a new table and sit at it."""
        if not self.hall.openings.take(address):
            raise HttpProblem(429, "too-many")
        seated = await self.hall.open(wish)
        return f"{seated.table}.{seated.token}"

    @asynccontextmanager
    async def _calling(self, ctx: Call, seat: str) -> AsyncIterator[Guest]:
        """A call of whoever has a seat."""
        with told(self.words):
            guest = await self.guests.guest(seat, address_of(ctx))
        with told(guest.words):
            if not guest.bucket.take():
                raise ToolError(guest.words.say("text-too-fast"))
            guest.calls += 1
            try:
                yield guest
            finally:
                guest.calls -= 1


# ------------------------------------------------------------------ at the table


def seen(guest: Guest) -> str:
    """Where the match stands; what the guest does next answers this."""
    guest.ply = guest.table.story.ply
    return look(guest.match, guest.number, guest.words)


async def waited(ctx: Call, guest: Guest, seconds: float) -> str:
    """Where the match stands when the guest is asked, or when the time is over."""

    async def still_here() -> None:
        await ctx.report_progress(0, message=guest.words.say("text-waiting"))

    asked = await guest.wait(min(max(0.0, seconds), LONGEST_WAIT), still_here)
    return seen(guest) if asked or not seconds else f"{seen(guest)}\n\n{guest.words.say('text-waiting')}"


def clause_asked(guest: Guest, text: str) -> str | None:
    """The clause that a text wants to read, as the legend promises; None if it names none."""
    if len(text) > LONGEST_TEXT:
        raise ToolError(guest.words.say("text-too-long", most=LONGEST_TEXT))
    clause = asked_clause(text)
    return None if clause is None else read_out(guest.match, clause, guest.words)


def meant(guest: Guest, text: str) -> str:
    """The one move of a text; what is none is left as it is, for the rules to refuse, unless it is long."""
    moves = found(text, guest.match, guest.number)
    if len(moves) > 1:
        raise ToolError(several(moves, guest.words))
    if not moves and len(text.strip()) > LONGEST_MOVE:
        raise ToolError(guest.words.say("text-no-move"))
    return moves[0] if moves else text.strip()


async def play(guest: Guest, move: str) -> None:
    """Play a move; a rule, or another's undo, may be against it."""
    try:
        await guest.play(move)
    except IllegalMove as illegal:
        why = refused(guest.match, move, illegal.refusal, guest.number, guest.words)
        raise ToolError(guest.words.say("text-refused", move=move, why=why)) from illegal
    except Stale:
        raise ToolError(f"{guest.words.say('text-changed')}\n\n{seen(guest)}") from None


# ------------------------------------------------------------------ words, wishes, addresses


@contextmanager
def told(words: Words) -> Iterator[None]:
    """Problems of the server as sentences."""
    try:
        yield
    except NoSeat:
        raise ToolError(words.say("text-no-seat")) from None
    except BadName:
        raise ToolError(words.say("problem-bad-name")) from None
    except StorageError:
        raise ToolError(words.say("text-not-saved")) from None
    except Elsewhere:  # it has just moved to another process: whoever asks again is led there
        raise ToolError(words.say("problem-storage")) from None
    except HttpProblem as error:
        facts = ", ".join(f"{name}: {value}" for name, value in error.problem.params.items())
        said = words.say(f"problem-{error.problem.code}")
        raise ToolError(f"{said} ({facts})" if facts else said) from None


def words_in(language: str) -> Words:
    """The words of the house in a language that it speaks, else in its first."""
    return Words(language if language in LANGUAGES else LANGUAGES[0], "cli", "shell", "text")


def wishes(others: list[str]) -> list[SeatWish]:
    """The seats of a new table: the caller's, then the others'."""
    seats = [SeatWish("friend") if other == FRIEND else SeatWish("bot", other) for other in others]
    return [SeatWish("me"), *seats]


def address_of(ctx: Call) -> str:
    """Who calls: an address, or this machine."""
    client = getattr(ctx.request_context.request, "client", None)
    return client.host if client else HERE


def base_of(ctx: Call) -> str:
    """The address under which the caller reaches this server; "" over stdio."""
    request = ctx.request_context.request
    return "" if request is None else str(request.base_url)
