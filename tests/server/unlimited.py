"""Settings of servers in tests, where one address asks for more than any person does."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from seaboard.server.settings import Settings

LIMITS = [field.name for field in fields(Settings) if field.name.endswith(("_rate", "_burst"))]
_RAISED: dict[str, Any] = dict.fromkeys(LIMITS, 1e6)
UNLIMITED = Settings(**_RAISED)
