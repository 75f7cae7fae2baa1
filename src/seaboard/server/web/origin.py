"""Which web pages may talk to this server: its own, and those it was told."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers

PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def is_welcome(headers: Headers, allowed: Collection[str]) -> bool:
    """A program without Origin is welcome; a browser's page only if it came from here."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        page = urlsplit(origin)
        here = urlsplit(f"{page.scheme}://{headers.get('host', '')}")
        default = PORTS.get(page.scheme)
        return (
            default is not None
            and bool(page.hostname)
            and page.hostname == here.hostname
            and (page.port or default) == (here.port or default)
        )
    except ValueError:  # not an address at all
        return False
