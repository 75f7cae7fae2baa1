"""The types the page is built from."""

from __future__ import annotations

import json
import re
from typing import get_args

from seaboard.server.wire import messages
from seaboard.server.wire.schema import schema


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
    for name, union in (("Request", messages.Request), ("Answer", messages.Answer)):
        kinds = {kind.__name__ for kind in get_args(union)}
        assert {member["$ref"].rpartition("/")[2] for member in defs[name]["anyOf"]} == kinds
    rooms = {"IcecoolPracticeGround", "IcecoolPracticeAttempt", "IcecoolPracticeResult"}
    assert rooms <= set(defs) and "UrchinsPracticeGround" not in defs


def test_every_reference_leads_somewhere() -> None:
    text = json.dumps(schema())
    assert set(re.findall(r"#/\$defs/(\w+)", text)) <= set(schema()["$defs"])
