"""What an HTTP request may run into: a code for the translation files, never prose."""

from __future__ import annotations

from typing import Any

import msgspec

from seaboard.match.errors import Refusal

from .bodies import Problem
from .messages import Params


class HttpProblem(Exception):
    """Ends a request with a Problem."""

    def __init__(self, status: int, code: str, **params: Any) -> None:
        super().__init__(code)
        self.status = status
        self.problem = Problem(code, sendable(params))


class RuleProblem(HttpProblem):
    """A rule refuses what was asked, or it is no move at all."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(422, refusal.reason, **refusal.params)
        clause = None if refusal.clause is None else str(refusal.clause)
        self.problem = msgspec.structs.replace(self.problem, clause=clause)


class NoSuchTable(HttpProblem):
    """Nobody ever opened a table of that name."""

    def __init__(self, table: str) -> None:
        super().__init__(404, "no-table", table=table)


class UnreadableTable(HttpProblem):
    """A stored table that these rules cannot replay; it stays in the store as it is."""

    def __init__(self, table: str, reason: str) -> None:
        super().__init__(409, "unreadable-table", table=table, reason=reason)


def sendable(params: Params) -> Params:
    """The same parameters in plain JSON; what cannot be sent is sent as text."""
    return {name: plain(value) for name, value in params.items()}


def plain(value: Any) -> Any:
    """A value as JSON has it."""
    try:
        return msgspec.json.decode(msgspec.json.encode(value, enc_hook=str))  # a Clause is a kind of text
    except (TypeError, ValueError, OverflowError, RecursionError, msgspec.MsgspecError):
        return ascii(value)[:200]
