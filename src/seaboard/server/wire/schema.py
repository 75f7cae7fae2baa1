"""`python -m seaboard.server.wire.schema`: the JSON Schema of everything sent, for the page's types."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from seaboard.match.game import Game
from seaboard.match.plain import PlainView
from seaboard.match.shelf import game, of_the_house

from . import bodies, messages

UNIONS: dict[str, Any] = {"Request": messages.Request, "Answer": messages.Answer}
STRUCTS: tuple[type[msgspec.Struct], ...] = (
    bodies.NewTable,
    bodies.Sit,
    bodies.Seated,
    bodies.GameFacts,
    bodies.TableSummary,
    bodies.Mine,
    bodies.PuzzleBox,
    bodies.PuzzleTry,
    bodies.PuzzleBoard,
    bodies.PuzzleSolution,
    bodies.PreparedTries,
    bodies.Network,
    bodies.OpenNetwork,
    bodies.PushKey,
    bodies.PushWish,
    bodies.Problem,
    bodies.Health,
    bodies.LessonFacts,
    bodies.LessonTry,
    bodies.LessonBoard,
    bodies.PreparedLessons,
    bodies.RulebookBoard,
    PlainView,  # of games without pictures
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


def house_games() -> list[Game[Any]]:
    """The games whose pictures the page has; what else is installed here must not change its types."""
    return list(map(game, of_the_house()))


def types_of(game: Game[Any]) -> dict[str, Any]:
    """What a game sends, by the names under which the page knows it."""
    found = {"View": game.view_type, "Event": game.event_type}
    if game.constant_type is not None:
        found["Constants"] = game.constant_type
    if (practice := game.practice) is not None:
        kinds = (practice.ground_type, practice.attempt_type, practice.result_type)
        found |= {kind.__name__: kind for kind in kinds}
    return found


def schema() -> dict[str, Any]:
    """Everything on the wire, and what each game of the house puts there."""
    found = definitions(UNIONS | {struct.__name__: struct for struct in STRUCTS})
    for g in house_games():
        found |= definitions(types_of(g), prefix_of(g.name))
    return {"$defs": dict(sorted(found.items()))}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
