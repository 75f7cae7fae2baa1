"""The types the page is built from."""

from __future__ import annotations

import json
import re

from seaboard.server.schema import schema


def test_everything_on_the_wire_and_every_game_is_described() -> None:
    defs = schema()["$defs"]
    assert {
        "Request",
        "Answer",
        "State",
        "NewTable",
        "GameFacts",
        "TableSummary",
        "Problem",
        "Health",
    } <= set(defs)
    assert {"FishAndChipsView", "FishAndChipsEvent", "FishAndChipsPile"} <= set(defs)
    assert len(defs["Request"]["anyOf"]) == 9 and len(defs["Answer"]["anyOf"]) == 8


def test_every_reference_leads_somewhere() -> None:
    text = json.dumps(schema())
    assert set(re.findall(r"#/\$defs/(\w+)", text)) <= set(schema()["$defs"])
