"""Every message between page and server, as types: the only things that cross the socket.

The page's TypeScript types are generated from these (`schema.py`). Field names are those of the games;
`Any` stands for a game's own view, constants or event, which its folder defines. What is sent often is
left out of the collector's sight (`gc=False`): nothing in it refers back to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from seaboard.analysis import Analysis
from seaboard.match.match import LONGEST_MOVE

Seat = int
Params = dict[str, Any]
Move = Annotated[str, Meta(max_length=LONGEST_MOVE)]
# Ready-made, so that everybody reads them in their own language and nobody anything else.
Phrase = Literal["hello", "thanks", "well-played", "oops", "one-moment", "your-turn", "good-match", "again"]
# What people choose to be at a table, beside the colour that is their seat's; bots are themselves.
Avatar = Literal[
    "turtle",
    "seahorse",
    "starfish",
    "jellyfish",
    "puffer",
    "whale",
    "ray",
    "nautilus",
    "otter",
    "gull",
]
MOST_MOVES = 16  # more than any tap means

# ---------------------------------------------------------------- what both sides know of a table


class SeatFacts(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    seat: Seat
    kind: Literal["person", "bot", "open"]  # open: waits for a friend
    name: str  # "" while open; for a bot the bot's name
    here: bool  # a connection is open (bots are always here)
    stands_in_for: str | None = None  # the name of the person for whom a bot plays until they are back
    avatar: Avatar | None = None  # a person's


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What people agree about a table besides the game's options."""

    clock: Literal["none", "relaxed", "move", "game"] = "none"
    seconds: int = 0  # for a decision (move) or for the whole match (game)
    increment: int = 0  # seconds more whenever the turn passes on (game)
    hints: bool = True  # may be asked for among people; then all hear of it
    host: Seat | None = None  # whoever opened the table: the server's to say


class TableFacts(msgspec.Struct, frozen=True, gc=False):
    table: str
    game: str
    players: int
    options: dict[str, Any]
    seats: list[SeatFacts]
    terms: Terms
    rules_version: str
    first_rules_version: str  # another one where the rules have changed since the match began
    hidden: bool  # not everybody sees everything: there is no record while the match runs
    seed_hash: str  # SHA-256 of the seed, shown from the start
    seed: str | None  # the seed itself, once the match is over or where nobody else plays


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """One move as its watcher may know it."""

    number: int  # 0 for the match's first move
    seat: Seat | None
    move: str | None  # None where the move is not the watcher's to know
    events: Sequence[Any]


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
    grade: Literal[1, 2, 3]  # where / which kind of move / the move with its reason


class AskUndo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    ply: int


class AnswerUndo(msgspec.Struct, tag="undo_answer", forbid_unknown_fields=True):
    ply: int
    agree: bool


class Rename(msgspec.Struct, tag="rename", forbid_unknown_fields=True):
    name: str
    avatar: str | None = None  # None: the one of before; "": none at all


class SayPhrase(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """Something to say to the others at the table."""

    phrase: Phrase


class LeaveSeat(msgspec.Struct, tag="leave", forbid_unknown_fields=True):
    """I go: whoever comes may have my seat, or a bot plays for me to the end."""

    to: Literal["open", "bot"]
    bot: str = ""  # which one; "": the one in the middle


class HandOver(msgspec.Struct, tag="hand_over", forbid_unknown_fields=True):
    """A bot plays on my seat until I take it back, or on that of somebody who has long been away."""

    seat: Seat
    bot: str = ""


class TakeBack(msgspec.Struct, tag="take_back", forbid_unknown_fields=True):
    """I play again."""


class ClearSeat(msgspec.Struct, tag="clear", forbid_unknown_fields=True):
    """The host wants somebody else on a seat; before the first decision."""

    seat: Seat


class ChangeBot(msgspec.Struct, tag="change_bot", forbid_unknown_fields=True):
    """Another bot is to play on a bot's seat: a stronger one, or a gentler."""

    seat: Seat
    bot: str


class PlayAgain(msgspec.Struct, tag="again", forbid_unknown_fields=True):
    """A further match of all who are here, everybody one seat on; when this one is over."""


class SkipWait(msgspec.Struct, tag="skip", forbid_unknown_fields=True):
    """Do not wait for the bot's beat."""


class AskState(msgspec.Struct, tag="state", forbid_unknown_fields=True):
    """The whole state once more: a change did not follow what the page has."""


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    pass


class AskPast(msgspec.Struct, tag="past", forbid_unknown_fields=True):
    """How did the board look after so many moves, or does it look now? For spectators too."""

    moves: int


class AskAnalysis(msgspec.Struct, tag="analysis", forbid_unknown_fields=True):
    """How good was every move? When the match is over; for spectators too."""


class CancelAnalysis(msgspec.Struct, tag="analysis_cancel", forbid_unknown_fields=True):
    """I do not wait for it any more."""


Request = (
    Hello
    | PlayMove
    | AskWhy
    | AskHint
    | AskUndo
    | AnswerUndo
    | Rename
    | SayPhrase
    | LeaveSeat
    | HandOver
    | TakeBack
    | ClearSeat
    | ChangeBot
    | PlayAgain
    | SkipWait
    | AskState
    | Ping
    | AskPast
    | AskAnalysis
    | CancelAnalysis
)

# ---------------------------------------------------------------- server → page


class State(msgspec.Struct, tag="state", frozen=True, omit_defaults=True, gc=False):
    """Where the table stands for one watcher. Sent on hello and on request; then come changes of it."""

    number: int  # goes up by one with each change
    table: TableFacts
    seat: Seat | None  # the watcher's; None for a spectator
    ply: int  # rows of the table's log; a move must name it
    log_from: int  # keep the first `log_from` entries you have, then append `log`
    log: list[LogEntry]
    view: Any  # without the game's constants
    moves: list[str]  # the watcher's legal moves
    to_move: Sequence[Seat]
    scores: Sequence[int]
    winners: Sequence[Seat]
    over: bool
    thinking: list[Seat]  # bots at work
    undo: Literal["free", "ask", "no"]  # what AskUndo would do for this watcher now
    undo_asked: Seat | None  # who asks for an undo and waits for answers
    clock: float | None = None  # seconds left for whoever is to move; None: no clock runs
    times: list[float | None] | None = None  # seconds left by seat; None: not timed, or nobody is
    constants: Any = None  # what no view repeats: in a connection's first state, of games that have such


class Change(msgspec.Struct, tag="change", frozen=True, omit_defaults=True, gc=False):
    """What has changed in a watcher's state: fields that are not here are as they were."""

    number: int  # of the state after it; the page must have the one before, or ask for the whole
    ply: int
    log_from: int
    log: list[LogEntry]
    clock: float | None = None
    times: list[float | None] | None = None
    view: Any = None  # a change of the view, as changes.py tells it; None: it is as it was
    table: TableFacts | msgspec.UnsetType = msgspec.UNSET
    moves: list[str] | msgspec.UnsetType = msgspec.UNSET
    to_move: Sequence[Seat] | msgspec.UnsetType = msgspec.UNSET
    scores: Sequence[int] | msgspec.UnsetType = msgspec.UNSET
    winners: Sequence[Seat] | msgspec.UnsetType = msgspec.UNSET
    over: bool | msgspec.UnsetType = msgspec.UNSET
    thinking: list[Seat] | msgspec.UnsetType = msgspec.UNSET
    undo: Literal["free", "ask", "no"] | msgspec.UnsetType = msgspec.UNSET
    undo_asked: Seat | msgspec.UnsetType | None = msgspec.UNSET


class Past(msgspec.Struct, tag="past", frozen=True):
    """The board after so many moves, as its watcher saw it then or may see it now."""

    moves: int
    view: Any  # without the game's constants
    legal: list[str]  # the watcher's legal moves then
    to_move: Sequence[Seat]
    scores: Sequence[int]
    position: str  # the position line as the watcher may see it; "" where the game has no such line


class Presence(msgspec.Struct, tag="presence", frozen=True):
    """Who came, left or changed a name; nothing else changed."""

    seats: list[SeatFacts]


class Said(msgspec.Struct, tag="said", frozen=True):
    """Somebody at the table says something; it is not kept."""

    seat: Seat
    phrase: Phrase


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


class HintPlace(msgspec.Struct, frozen=True):
    """Where to look: `hint-at-<kind>` is its sentence, `name` what the board marks."""

    kind: str
    name: str | None  # a cell, a door, a penguin; None where nothing on the board is meant
    params: Params


class HintReason(msgspec.Struct, frozen=True):
    """Something about a move: `hint-kind-<kind>` in grade 2, `hint-reason-<kind>` in grade 3."""

    kind: str
    clause: str  # "" where none is meant
    params: Params


class Hint(msgspec.Struct, tag="hint", frozen=True):
    """A hint of the grade that was asked for; what belongs to a higher one is not in it."""

    ply: int
    grade: Literal[1, 2, 3]
    where: HintPlace
    kind: HintReason | None  # from grade 2 on
    move: str | None  # from here on grade 3
    plan: list[str]  # the moves of a whole turn, where a turn has several
    reason: HintReason | None
    winnable: Literal["yes", "no", "unknown"] | None  # alone: whether a way to win was seen


class HintShown(msgspec.Struct, tag="hint_shown", frozen=True):
    """Somebody else at a table of people was given a hint."""

    seat: Seat
    grade: Literal[1, 2, 3]
    move: str | None  # the move itself, where it is told and nothing is hidden from anybody


class Again(msgspec.Struct, tag="again", frozen=True):
    """A further match is laid: the watcher's seat there, if it has one, and its token, told once."""

    table: str
    seat: Seat | None
    token: str | None
    asked_by: Seat  # of this table


class AnalysisProgress(msgspec.Struct, tag="analysis_progress", frozen=True):
    """How far the analysis is; then comes `Analysis`, or a fault `no-analysis`."""

    done: int
    of: int  # decisions


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
        "seat",  # params.reason: why a seat stays as it is (tables/places.py)
        "no-analysis",  # params.reason: "running" (the match is), "stale" (undone meanwhile), "failed"
        "token",
        "storage",
        "hello-first",
        "no-table",  # followed by the end of the connection, as are token, hello-first and the next
        "unreadable-table",
    ]
    params: Params


class Pong(msgspec.Struct, tag="pong", frozen=True):
    pass


Answer = (
    State
    | Change
    | Past
    | Presence
    | Said
    | Refused
    | Allowed
    | Hint
    | HintShown
    | Again
    | AnalysisProgress
    | Analysis
    | UndoRefused
    | Fault
    | Pong
)
