"""What the terminal can do."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

WIDEST = 100  # longer lines are hard to read


def width() -> int:
    """The columns a text may use."""
    return max(40, min(WIDEST, shutil.get_terminal_size().columns))


def bold(text: str) -> str:
    """Bold, where somebody looks and did not ask for plain text (NO_COLOR)."""
    if os.environ.get("NO_COLOR") or not sys.stdout.isatty():
        return text
    return f"\033[1m{text}\033[0m"


def is_watched() -> bool:
    """True if a person types and reads."""
    return sys.stdin.isatty() and sys.stdout.isatty()


@contextmanager
def passing(text: str) -> Iterator[None]:
    """A line that stands there for a while and then is gone; nobody else sees it."""
    if not is_watched():
        yield
        return
    print(text, end="\r", file=sys.stderr, flush=True)
    try:
        yield
    finally:
        print(" " * len(text), end="\r", file=sys.stderr, flush=True)


def has_window(platform: str, environment: Mapping[str, str]) -> bool:
    """True if a browser could open a window here: not over ssh, not on a machine without a screen."""
    if environment.get("SSH_CONNECTION"):
        return False
    if platform in ("darwin", "win32"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
