"""The numbers somebody may want to turn."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Settings:
    """How patient and how generous the server is."""

    bot_beat: float = 0.7  # seconds at least before a bot's move is shown, so that an eye can follow
    deal_pause: float = 5.0  # seconds a table of bots shows the count before it deals again
    bot_patience: float = 30.0  # seconds after which a silent bot counts as broken
    bot_retry: float = 2.0  # seconds before a bot tries again what the disk refused
    hint_seconds: float = 1.0
    hello_within: float = 10.0
    queue: int = 64  # messages that may wait for one slow reader
    message_rate: float = 20.0
    message_burst: float = 40.0
    strikes: int = 200  # refused messages after which a flood is cut off
    tables_rate: float = 0.5  # new tables a second, by address
    tables_burst: float = 30.0
    practice_rate: float = 2.0  # attempts a second in practice, by address
    practice_burst: float = 10.0
    records_rate: float = 1.0  # records a second, by address
    records_burst: float = 20.0
    tables_kept: int = 256  # tables in memory that nobody is watching
    mine: int = 64  # tokens one browser may ask about at once
    body: int = 65_536  # bytes of a request
    origins: frozenset[str] = field(default_factory=frozenset)  # other sites whose pages may talk to us
