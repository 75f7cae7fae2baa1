"""`python -m seaboard.server.schema`: the JSON Schema of everything on the wire, for the page's types."""

from __future__ import annotations

import json
from typing import Any

import msgspec

import seaboard

from . import wire

UNIONS: dict[str, Any] = {"Request": wire.Request, "Answer": wire.Answer}
BODIES: tuple[type[msgspec.Struct], ...] = (
    wire.NewTable,
    wire.Sit,
    wire.Seated,
    wire.GameFacts,
    wire.TableSummary,
    wire.Mine,
    wire.Problem,
    wire.Health,
)


def prefix_of(game: str) -> str:
    """fish-and-chips → FishAndChips."""
    return "".join(word.capitalize() for word in game.split("-"))


def definitions(named: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    """The named types and all they are made of, each under its prefixed name."""
    schemas, components = msgspec.json.schema_components(
        named.values(), ref_template=f"#/$defs/{prefix}{{name}}"
    )
    found = {prefix + name: schema for name, schema in components.items()}
    for name, schema in zip(named, schemas, strict=True):
        if schema != {"$ref": f"#/$defs/{prefix}{name}"}:
            found[prefix + name] = schema
    return found


def schema() -> dict[str, Any]:
    """Everything on the wire, and every game's view and events."""
    found = definitions(UNIONS | {body.__name__: body for body in BODIES})
    for name in seaboard.games():
        game = seaboard.game(name)
        types = {"View": game.view_type, "Event": game.event_type}
        if (room := game.practice) is not None:
            kinds = (room.ground_type, room.attempt_type, room.result_type)
            types |= {kind.__name__: kind for kind in kinds}
        found |= definitions(types, prefix_of(name))
    return {"$defs": dict(sorted(found.items()))}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
