"""Whose request it is: the address that connects, or the one a trusted proxy speaks for."""

from __future__ import annotations

from collections.abc import Collection

from starlette.datastructures import Headers


def address_of(peer: str, headers: Headers, proxies: Collection[str]) -> str:
    """The last address in the chain that is no proxy of ours; nobody else is believed."""
    chain = [peer]
    if peer in proxies:
        said = ",".join(headers.getlist("x-forwarded-for"))
        chain = [name for name in (part.strip() for part in said.split(",")) if name] + chain
    return next((name for name in reversed(chain) if name not in proxies), chain[0])
