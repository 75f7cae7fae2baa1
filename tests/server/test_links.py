"""A table by its link: an agent's tool reads it as the process does that passes the call on."""

from __future__ import annotations

import json

import pytest

from seaboard.server.keepers.requests import AGENTS, tables_of
from seaboard.server.tables.links import table_of

pytestmark = pytest.mark.once
LINK = "https://sea.example/t/kelp-42"


@pytest.mark.parametrize(
    "link",
    ["kelp-42", " kelp-42 ", "/t/kelp-42", LINK]
    + [f"{LINK}{behind}" for behind in ("/", "/12", "?x", "?from=a/b", "#12", " ", "/12?x#3")]
    + ["https://sea.example/games/t/kelp-42"],
)
def test_a_link_means_one_table_to_everybody(link: str) -> None:
    assert table_of(link) == "kelp-42"
    asked = {"method": "tools/call", "params": {"name": "sit", "arguments": {"link": link}}}
    assert tables_of(AGENTS, json.dumps(asked).encode()) == ["kelp-42"]


@pytest.mark.parametrize("link", ["", " ", "/", "http://[", "https://sea.example"])
def test_what_is_no_link_names_no_table(link: str) -> None:
    assert table_of(link) == ""
