"""Ask for something that may be refused, and look at the refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def attempt(ask: Callable[[], Any], *kinds: type[Exception]) -> tuple[Any, Any]:
    """The answer and None, or None and the error; an error of any other kind goes through."""
    try:
        return ask(), None
    except kinds as refused:
        return None, refused
