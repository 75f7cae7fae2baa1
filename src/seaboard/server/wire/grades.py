"""A hint in the grade that was asked for: nothing of a higher one leaves the house."""

from __future__ import annotations

from typing import Any, Literal

from .messages import Hint, HintPlace, HintReason, Params
from .problems import sendable

PLAIN = "plain"  # where a bot has only its move to say


def graded(ply: int, grade: Literal[1, 2, 3], move: str, said: Params) -> Hint:
    """What a bot said about its move, as far as the grade goes."""
    told = sendable(said)
    looked: dict[str, Any] = told.get("where", {})
    where = HintPlace(looked.get("kind", PLAIN), looked.get("name"), looked.get("params", {}))
    kind = _reason(told, "kind") if grade >= 2 else None
    if grade < 3:
        return Hint(ply, grade, where, kind, None, [], None, None)
    plan, winnable = told.get("plan", []), told.get("winnable")
    return Hint(ply, grade, where, kind, move, plan, _reason(told, "reason"), winnable)


def _reason(told: Params, part: str) -> HintReason:
    about: dict[str, Any] = told.get(part, {})
    return HintReason(about.get("kind", PLAIN), about.get("clause", ""), about.get("params", {}))
