"""Whose request it is: the address that connects, or the one a trusted proxy speaks for."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers

SPOKEN_FOR = ("forwarded", "x-forwarded-for", "x-real-ip")  # headers of somebody who speaks for others
BY_PROXY = "seaboard.by_proxy"  # in the scope of a request: a proxy of ours, who knows our names, sent it
MAPPED = 96  # bits before an IPv4 address that is written as IPv6
HOUSEHOLD = 64  # bits of an IPv6 address: whoever has one has all that begin like it
Network = IPv4Network | IPv6Network


def number_of(name: str) -> IPv4Address | IPv6Address | None:
    """An address as a number, an IPv4 one also where it is written as IPv6; None: it is no address."""
    try:
        number = ip_address(name)
    except ValueError:
        return None
    return number if isinstance(number, IPv4Address) else number.ipv4_mapped or number


def network_of(text: str) -> Network:
    """Addresses that somebody names, as one or as a network, in the same numbers; ValueError."""
    network = ip_network(text)
    first = number_of(str(network.network_address))
    if isinstance(network, IPv6Network) and isinstance(first, IPv4Address):
        return IPv4Network((first, max(0, network.prefixlen - MAPPED)))
    return network


def is_among(name: str, networks: Collection[Network]) -> bool:
    """Whether an address lies in one of these."""
    number = number_of(name)
    return number is not None and any(number in network for network in networks)


def address_of(peer: str, headers: Headers, proxies: Collection[Network]) -> str:
    """The last address in the chain that is no proxy of ours; nobody else is believed."""
    found = peer
    for name in _chain(peer, headers):
        if number_of(name) is None:
            break  # no address: whoever passed it on answers for it
        found = name
        if not is_among(name, proxies):
            break
    return str(number_of(found) or found)


def _chain(peer: str, headers: Headers) -> Iterator[str]:
    """Who sent it, who sent it to that one, and so on, as they say."""
    yield peer
    for part in reversed(",".join(headers.getlist("x-forwarded-for")).split(",")):
        if name := part.strip():
            # Some write the port behind an address of the old kind, or around one of the new.
            yield name.partition(":")[0] if name.count(":") == 1 else name.partition("]")[0].lstrip("[")


def counted_as(address: str) -> str:
    """Among whose connections and questions it counts: one household has very many IPv6 addresses."""
    number = number_of(address)
    if isinstance(number, IPv6Address) and number.is_global:
        return str(ip_network((number, HOUSEHOLD), strict=False).network_address)
    return address


def speaks_for_others(headers: Headers) -> bool:
    """Whether a request was passed on: whoever sits at the machine itself needs nobody for that."""
    return any(name in headers for name in SPOKEN_FOR)
