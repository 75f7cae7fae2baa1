"""`@clause("F13", "F14")` says which rules a test shows; a contract test asks for every clause."""

from __future__ import annotations

import pytest

from seaboard.match.errors import Refusal
from seaboard.match.match import Match


def clause(*names: str) -> pytest.MarkDecorator:
    """Mark a test with the clauses it shows."""
    return pytest.mark.clause(*names)


def refusal_of(match: Match, move: str, seat: int | None = None) -> Refusal:
    """Why a move is not legal, for a test that says that it is not."""
    found = match.why_not(move, seat)
    assert found is not None, f"{move} is legal"
    return found
