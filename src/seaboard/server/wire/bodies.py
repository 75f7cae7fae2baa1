"""What HTTP requests and answers are made of, as types; the page's are generated from these (`schema.py`)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from .messages import Params, Seat, SeatFacts


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["me", "friend", "bot"]
    bot: str = ""  # a bot's name, for kind "bot"


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables"""

    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    name: str = ""
    seed: str | None = None  # the deal of another match; only where nobody else plays


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/sit: take a free seat (the first, or the one named)."""

    name: str = ""
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


class TableSummary(msgspec.Struct, frozen=True):
    """POST /api/mine (tokens in the body): the matches going on of this browser."""

    table: str
    game: str
    seat: Seat
    seats: list[SeatFacts]
    to_move: list[Seat]
    over: bool
    round: int


class Mine(msgspec.Struct, forbid_unknown_fields=True):
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
