"""The table that somebody means: by its link, however it was copied, or by its name."""

from __future__ import annotations

from urllib.parse import urlsplit

BEFORE_NAME = "t"  # as pages have it: /t/NAME, and /t/NAME/12 for a moment of its match


def table_of(link: str) -> str:
    """The table's name in a link, or the name itself; "" where there is none."""
    try:
        parts = [part for part in urlsplit(link.strip()).path.split("/") if part]
    except ValueError:  # not an address at all
        return ""
    if BEFORE_NAME in parts[:-1]:
        return parts[parts.index(BEFORE_NAME) + 1]
    return parts[-1] if parts else ""
