"""Whose request it is: the address that connects, or the one a trusted proxy speaks for."""

from __future__ import annotations

from collections.abc import Collection

from starlette.datastructures import Headers

SPOKEN_FOR = ("forwarded", "x-forwarded-for", "x-real-ip")  # headers of somebody who speaks for others


def address_of(peer: str, headers: Headers, proxies: Collection[str]) -> str:
    """The last address in the chain that is no proxy of ours; nobody else is believed."""
    chain = [peer]
    if peer in proxies:
        said = ",".join(headers.getlist("x-forwarded-for"))
        chain = [name for name in (part.strip() for part in said.split(",")) if name] + chain
    return next((name for name in reversed(chain) if name not in proxies), chain[0])


def speaks_for_others(headers: Headers) -> bool:
    """Whether a request was passed on: whoever sits at the machine itself needs nobody for that."""
    return any(name in headers for name in SPOKEN_FOR)
