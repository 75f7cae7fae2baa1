"""What HTTP requests and answers are made of, as types; the page's are generated from these (`schema.py`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from seaboard.lessons import Verdict

from .messages import MOST_MOVES, Move, Params, Refused, Seat, SeatFacts, State, Terms

Task = Literal["win", "most-tokens", "furthest"]
MOST_TRIED = 200  # moves of one attempt at a puzzle; the longest has 50


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["me", "friend", "bot"]
    bot: str = ""  # a bot's name, for kind "bot"


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables"""

    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    name: str = ""
    avatar: str = ""  # one of `Avatar`, or none
    seed: str | None = None  # the deal of another match; only where nobody else plays
    terms: Terms = Terms()


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/sit: take a free seat (the first, or the one named)."""

    name: str = ""
    avatar: str = ""
    seat: Seat | None = None


class Seated(msgspec.Struct, frozen=True):
    """The answer to NewTable and Sit. The token is told once and only its hash is kept."""

    table: str
    seat: Seat | None
    token: str | None


class OptionFacts(msgspec.Struct, frozen=True):
    name: str
    values: list[Any]  # what is allowed; for `seating`-like options all values for each player count
    default: Any
    by_players: dict[str, list[Any]] | None = None  # an empty list: no effect with so many players
    places: dict[str, list[list[str]]] | None = None  # for a value of one's own: the words of each place
    parts: list[str] | None = None  # words that may be chosen in any combination
    needs: list[str] | None = None  # an option, and the word in it without which this one has no effect


class GameFacts(msgspec.Struct, frozen=True):
    """GET /api/games: the shelf."""

    name: str
    title: str
    min_players: int
    max_players: int
    usual_players: int
    minutes: int
    rules_version: str
    options: list[OptionFacts]
    bots: list[str]
    gentle_players: int  # of a first match
    gentle_options: dict[str, Any]  # what makes it short and calm
    bot_options: dict[str, Any]  # where nobody but bots waits
    lessons: int  # how many there are


class TableSummary(msgspec.Struct, frozen=True):
    """POST /api/mine (tokens in the body): the matches of this browser, going on or over."""

    table: str
    game: str
    seat: Seat
    seats: list[SeatFacts]
    to_move: list[Seat]
    over: bool
    round: int
    began: float  # seconds since 1970
    moves: int
    scores: list[int]  # as the seat may know them
    winners: list[Seat]


class Mine(msgspec.Struct, forbid_unknown_fields=True):
    tokens: dict[str, str]  # table → token


class PuzzleBox(msgspec.Struct, frozen=True):
    """GET /api/puzzles: a game with a puzzle for every day, and what it asks for."""

    game: str
    task: Task


class PuzzleTry(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/puzzles/{game}/{day}: an attempt from its beginning, and a move to ask about."""

    moves: Annotated[list[Move], Meta(max_length=MOST_TRIED)] = []
    why: Move | None = None


class TriedBoard(msgspec.Struct, frozen=True):
    """Where a try has led, as its seat sees it; what the rules forbid is not played."""

    state: State
    played: list[str]  # the moves that count: with these the next try begins
    refused: Refused | None  # of the last move, or of the one that was asked about
    films: dict[str, bytes]  # by the number of the log's entry; base64 in JSON


class PuzzleBoard(TriedBoard, frozen=True):
    """Where an attempt at a puzzle stands; moves that the rules forced are among those played."""

    task: Task
    best: int  # what can be reached
    value: int  # reached so far
    over: bool  # nothing more counts
    solved: bool


class PuzzleSolution(msgspec.Struct, frozen=True):
    """GET /api/puzzles/{game}/{day}/solution: for whoever gives up."""

    moves: list[str]  # from the puzzle's position, those included that the rules force


class Network(msgspec.Struct, frozen=True):
    """GET /api/network: where other devices of this network come in."""

    address: str | None  # to type there; None: they cannot
    may_switch: bool  # whoever asks sits at this machine, and may open or close it


class OpenNetwork(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/network, answered as GET"""

    open: bool


class PushKey(msgspec.Struct, frozen=True):
    """GET /api/push: with which key a browser asks its push service for an address."""

    key: str


class PushWish(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/push: call this browser when one of these seats is to move; no seats: not any more."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    reader: Annotated[str, Meta(max_length=100)]  # the browser's key
    secret: Annotated[str, Meta(max_length=50)]
    sentence: Annotated[str, Meta(max_length=200)]  # what it then shows, in its language
    tokens: dict[str, str]  # table → token


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Any HTTP error: a code for the translation files and what it is about."""

    code: str
    params: Params
    clause: str | None = None  # of the rule that refuses; the code is then the reason, as in Refused


class Health(msgspec.Struct, frozen=True):
    """GET /api/health: whose rules are loaded; until then a game's tables wait."""

    status: Literal["warming", "ready"]
    done: int
    total: int
    step: str  # what is being prepared: a game's title
    percent: int = 0  # of all games together
    ready: list[str] = []  # the games that can be played already
    storage: str | None = None  # why nothing can be stored; None while it can


class LessonFacts(msgspec.Struct, frozen=True):
    """GET /api/lessons/{game}: what there is to learn, in this order."""

    name: str  # `lesson-<name>` is the task in the game's words
    clause: str
    solution: list[str]


class LessonTry(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/lessons/{game}: all moves of a try, and perhaps a question why another is not allowed."""

    lesson: str
    moves: Annotated[list[Move], Meta(max_length=MOST_MOVES)] = []
    why: Move | None = None


class LessonBoard(TriedBoard, frozen=True):
    """Where a try at a lesson has led; only the learner's own moves are counted."""

    verdict: Verdict


class Prepared(msgspec.Struct, frozen=True, omit_defaults=True):
    """A board that a try may come to: what differs from the one before, and what may follow."""

    board: Any  # a change (match/changes.py); of the first board all of it
    next: dict[str, Prepared] = {}  # by the move
    refused: dict[str, int] = {}  # by a move that is not allowed here: which of the reasons


class PreparedTries(msgspec.Struct, frozen=True):
    """GET /api/puzzles/{game}/{day}/prepared, and of each lesson: what can be tried."""

    first: Prepared
    reasons: list[Any]  # Refused, without the move


class PreparedLessons(msgspec.Struct, frozen=True):
    """GET /api/lessons/{game}/prepared: for a browser that will be without network."""

    lessons: list[LessonFacts]
    prepared: list[PreparedTries]  # of each; none where moves are simulated


class RulebookBoard(msgspec.Struct, frozen=True):
    """GET /api/rules/{game}/boards: an example of the rulebook, before its first move and after each."""

    states: list[State]
    films: dict[str, bytes]  # as those of lessons
