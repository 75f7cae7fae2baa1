"""Every message between page and server, as types: the only things that cross the socket.

The page's TypeScript types are generated from these (`schema.py`). Field names are those of the games;
`Any` stands for a game's own view, constants or event, which its folder defines.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from seaboard.match.match import LONGEST_MOVE

Seat = int
Params = dict[str, Any]
Move = Annotated[str, Meta(max_length=LONGEST_MOVE)]
MOST_MOVES = 16  # more than any tap means

# ---------------------------------------------------------------- what both sides know of a table


class SeatFacts(msgspec.Struct, frozen=True):
    seat: Seat
    kind: Literal["person", "bot", "open"]  # open: waits for a friend
    name: str  # "" while open; for a bot the bot's name
    here: bool  # a connection is open (bots are always here)


class TableFacts(msgspec.Struct, frozen=True):
    table: str
    game: str
    players: int
    options: dict[str, Any]
    seats: list[SeatFacts]
    rules_version: str
    seed_hash: str  # SHA-256 of the seed, shown from the start
    seed: str | None  # the seed itself, once the match is over or where nobody else plays


class LogEntry(msgspec.Struct, frozen=True):
    """One move as its watcher may know it."""

    number: int  # 0 for the match's first move
    seat: Seat | None
    move: str | None  # None where the move is not the watcher's to know
    events: list[Any]


# ---------------------------------------------------------------- page → server


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first message on a socket. No token: a spectator. `known`: log entries the page has."""

    token: str | None = None
    known: int = 0
    known_ply: int = -1  # the ply after which `known` was right; -1: knows nothing


class PlayMove(msgspec.Struct, tag="move", forbid_unknown_fields=True):
    """A tap that means one move or several: all of them are played, or none."""

    ply: int  # the ply it answers
    moves: Annotated[list[Move], Meta(min_length=1, max_length=MOST_MOVES)]


class AskWhy(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    move: Move


class AskHint(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    grade: Literal[1, 2, 3]  # there is something / where / what


class AskUndo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    ply: int


class AnswerUndo(msgspec.Struct, tag="undo_answer", forbid_unknown_fields=True):
    ply: int
    agree: bool


class Rename(msgspec.Struct, tag="rename", forbid_unknown_fields=True):
    name: str


class SkipWait(msgspec.Struct, tag="skip", forbid_unknown_fields=True):
    """Do not wait for the bot's beat."""


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    pass


class AskPast(msgspec.Struct, tag="past", forbid_unknown_fields=True):
    """How did the board look after so many moves? For spectators too."""

    moves: int


Request = Hello | PlayMove | AskWhy | AskHint | AskUndo | AnswerUndo | Rename | SkipWait | Ping | AskPast

# ---------------------------------------------------------------- server → page


class State(msgspec.Struct, tag="state", frozen=True, omit_defaults=True):
    """Where the table stands for one watcher. Sent on hello and after every change."""

    table: TableFacts
    seat: Seat | None  # the watcher's; None for a spectator
    ply: int  # rows of the table's log; a move must name it
    log_from: int  # keep the first `log_from` entries you have, then append `log`
    log: list[LogEntry]
    view: Any  # without the game's constants
    moves: list[str]  # the watcher's legal moves
    to_move: list[Seat]
    scores: list[int]
    winners: list[Seat]
    over: bool
    thinking: list[Seat]  # bots at work
    undo: Literal["free", "ask", "no"]  # what AskUndo would do for this watcher now
    undo_asked: Seat | None  # who asks for an undo and waits for answers
    position: str  # the position line as the watcher may see it; "" where the game has no such line
    clock: float | None = None  # seconds left for whoever is to move; None: no clock runs
    constants: Any = None  # what no view repeats: in a connection's first state, of games that have such


class Past(msgspec.Struct, tag="past", frozen=True):
    """The board after so many moves, as its watcher saw it then or may see it now."""

    moves: int
    view: Any  # without the game's constants
    to_move: list[Seat]
    scores: list[int]
    position: str  # as in State


class Presence(msgspec.Struct, tag="presence", frozen=True):
    """Who came, left or changed a name; nothing else changed."""

    seats: list[SeatFacts]


class Refused(msgspec.Struct, tag="refused", frozen=True):
    """A move (or a question why) met a rule. Nothing changed."""

    move: str  # of several the one that the rule forbids
    clause: str | None  # None: not a move at all
    reason: str  # the word that picks the sentence in the translation files
    params: Params
    asked: bool  # True: the answer to AskWhy, False: the answer to PlayMove


class Allowed(msgspec.Struct, tag="allowed", frozen=True):
    """The answer to AskWhy where the move is legal."""

    move: str


class Hint(msgspec.Struct, tag="hint", frozen=True):
    ply: int
    grade: Literal[1, 2, 3]
    where: str | None  # grade 2 and 3: the cell to look at
    move: str | None  # grade 3
    # A game's own word on it, e.g. solo: {"winnable": "yes" | "unknown"}; in grade 3 the moves of a whole
    # turn, {"plan": […]}, where a turn has several.
    params: Params


class UndoRefused(msgspec.Struct, tag="undo_refused", frozen=True):
    reason: Literal["nothing", "deal", "declined"]


class Fault(msgspec.Struct, tag="fault", frozen=True):
    """The message could not be taken. Nothing changed."""

    code: Literal[
        "malformed",
        "too-many",
        "stale",
        "no-seat",
        "no-hint",
        "token",
        "storage",
        "hello-first",
        "no-table",  # followed by the end of the connection, as are token, hello-first and the next
        "unreadable-table",
    ]
    params: Params


class Pong(msgspec.Struct, tag="pong", frozen=True):
    pass


Answer = State | Past | Presence | Refused | Allowed | Hint | UndoRefused | Fault | Pong
