"""`@clause("F13", "F14")` says which rules a test shows; a contract test asks for every clause."""

from __future__ import annotations

import pytest


def clause(*names: str) -> pytest.MarkDecorator:
    """Mark a test with the clauses it shows."""
    return pytest.mark.clause(*names)
