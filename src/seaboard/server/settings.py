"""The numbers somebody may want to turn."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network

PUSH_SERVICES = frozenset(
    {
        "https://fcm.googleapis.com",
        "https://*.push.services.mozilla.com",
        "https://*.push.apple.com",
        "https://*.notify.windows.com",
    }
)


def usual_workers() -> int:
    """Processes in which bots think: the server itself needs a core."""
    return max(1, min(2, (os.cpu_count() or 2) - 1))


@dataclass(frozen=True)
class Settings:
    """How patient and how generous the server is."""

    bot_beat: float = 0.7  # seconds at least before a bot's move is shown, so that an eye can follow
    deal_pause: float = 5.0  # seconds a table of bots shows the count before it deals again
    bot_patience: float = 30.0  # seconds after which a silent bot counts as broken
    bot_retry: float = 2.0  # seconds before a bot tries again what the disk refused
    hint_seconds: float = 1.0
    workers: int = field(default_factory=usual_workers)
    moves_waiting: int = 32  # of bots that one address plays with; further tables' bots come later
    shows_waiting: int = 4  # the same at tables of bots
    hints_waiting: int = 8  # that one address may ask for at once; more are refused
    practice_waiting: int = 8  # the same of attempts in practice
    analyses_waiting: int = 4  # the same of matches that are analysed
    analysis_seconds: float = 0.6  # for each decision; less where a match has many
    hello_within: float = 10.0
    unread: int = 262_144  # bytes that may wait for one slow reader
    inbox: int = 32  # requests of one connection that may wait for their turn
    message: int = 65_536  # bytes of one
    silence: float = 50.0  # seconds after which a socket that does not even answer pings is given up
    message_rate: float = 20.0  # of one connection, in what a plain question costs
    message_burst: float = 40.0
    address_rate: float = 200.0  # the same of all connections of one address
    address_burst: float = 1000.0
    requests_rate: float = 50.0  # HTTP requests a second, by address
    requests_burst: float = 500.0
    connections: int = 4096  # at once; fewer where the machine has fewer file descriptors
    connections_each: int = 256  # of one address
    request_within: float = 10.0  # seconds for a whole request to come in
    head: int = 16_384  # bytes of a request's lines before its body
    strikes: int = 200  # refused messages after which a flood is cut off
    tables_rate: float = 0.5  # new tables a second, by address
    tables_burst: float = 30.0
    practice_rate: float = 2.0  # attempts a second in practice, by address
    practice_burst: float = 10.0
    lessons_rate: float = 5.0  # moves a second in lessons, by address
    lessons_burst: float = 40.0
    records_rate: float = 1.0  # records a second, by address
    records_burst: float = 20.0
    pictures_rate: float = 2.0  # pictures of boards a second, by address
    pictures_burst: float = 20.0
    puzzles_rate: float = 5.0  # tries at a puzzle, move by move, a second and by address
    puzzles_burst: float = 60.0
    lists_rate: float = 10.0  # tables a second that a browser asks after as its own, by address
    lists_burst: float = 256.0
    tables_kept: int = 256  # tables in memory that nobody is watching
    mine: int = 64  # tokens one browser may ask about at once
    body: int = 65_536  # bytes of a request
    origins: frozenset[str] = field(default_factory=frozenset)  # other sites whose pages may talk to us
    push_services: frozenset[str] = PUSH_SERVICES  # of browsers; `*` stands for any name
    proxies: tuple[IPv4Network | IPv6Network, ...] = ()  # whose word is taken for whom they speak for
    metrics: tuple[IPv4Network | IPv6Network, ...] = ()  # who else may read /metrics
    drain: float = 0.0  # seconds at most for which a server that ends goes on at the tables it has
