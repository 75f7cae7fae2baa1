"""Position lines of seeded random matches of all games, as JSON: one process compiles, another interprets."""

from __future__ import annotations

import json

import seaboard
from tests.walks import Variant, spell, variants, walk

PLIES = 40


def chosen() -> list[Variant]:
    """The default match and a few others of every game and player count."""
    return [case for case in variants() if not case[2] or len(case[2]) > 1 or "timing" in str(case[2])]


def lines() -> dict[str, list[str]]:
    found = {}
    for case in chosen():
        name, players, options = case
        match = seaboard.game(name).new(players=players, seed=91, **options)
        key = spell((name, players, options))
        found[key] = [f"{there.position} {there.scores}" for there in walk(match, 91, PLIES)]
    return found


if __name__ == "__main__":
    print(json.dumps(lines()))
