"""Which web pages may talk to this server: its own, and those it was told."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Collection
from functools import cache as once
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from seaboard.server.settings import Settings

PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def is_our_name(host: str, origins: Collection[str]) -> bool:
    """Whether a request was sent to a name of this house, by its Host header.

    A page of another site can have its own name point to this machine, and would then come from "here".
    A number cannot be pointed anywhere, and neither can the names that this machine has by itself.
    """
    name = host_of(host)
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return is_name_of_this_machine(name) or name in {urlsplit(origin).hostname for origin in origins}
    return True


def host_of(host: str) -> str:
    """The name in a Host header, without its port; "" if there is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:  # not an address at all
        return ""


@once
def own_names() -> frozenset[str]:
    """What this machine is called."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, name.split(".")[0], f"{name.split('.')[0]}.local"})


def is_name_of_this_machine(name: str) -> bool:
    """Whether a name needs nobody's word to lead here."""
    return name in own_names() or name.endswith(".localhost")


def is_trustworthy(host: str, settings: Settings) -> bool:
    """Whether browsers trust a page from there: this very machine, or HTTPS, which a proxy speaks for us."""
    name = host_of(host)
    if settings.proxies or any(urlsplit(origin).hostname == name for origin in settings.origins):
        return True
    return is_loopback(name)


def is_loopback(name: str) -> bool:
    """Whether a name or a number means the machine on which it is said."""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


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
