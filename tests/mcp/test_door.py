"""The way in for agents: what goes wrong there is told, and what is too long is not read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from seaboard.mcp import protocol
from seaboard.mcp.door import Door
from tests.server.house import QUICK, House, running

pytestmark = pytest.mark.once
HELLO = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "tools/list",
    "params": {},
}
ACCEPT = {"Accept": "application/json, text/event-stream"}


def post(house: House, content: bytes | None = None) -> httpx.Response:
    address = f"http://{house.host}:{house.port}/mcp"
    if content is not None:
        return httpx.post(address, content=content, headers=ACCEPT, trust_env=False, timeout=60)
    return httpx.post(address, json=HELLO, headers=ACCEPT, trust_env=False, timeout=60)


def test_a_protocol_that_fails_is_told_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    right, tries = protocol.server_of, 0

    def wrong(tools: Any) -> Any:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise RuntimeError("no protocol today")
        return right(tools)

    monkeypatch.setattr(protocol, "server_of", wrong)
    with running(tmp_path / "seaboard.sqlite3", annexes=[Door]) as house:
        for _ in range(2):
            answer = post(house)
            assert answer.status_code == 503 and answer.json()["code"] == "internal"
        assert post(house).status_code == 200


def test_what_is_too_long_is_not_read(house: House) -> None:
    answer = post(house, b" " * (QUICK.body + 1))
    assert answer.status_code == 413 and answer.json()["code"] == "too-large"
