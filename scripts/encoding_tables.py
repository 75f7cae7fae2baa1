"""The tables of docs/research.md, from the fields of the encodings; --write renews them there."""

from __future__ import annotations

import sys
from pathlib import Path

import seaboard
from seaboard.kernel.encoding import Fields

PAGE = Path(__file__).parents[1] / "docs" / "research.md"
BEGIN, END = "<!-- encodings: made by scripts/encoding_tables.py -->", "<!-- /encodings -->"
# By heading: a game, and options for a table of its own.
TABLES: dict[str, tuple[str, dict[str, str]]] = {
    "Fish & Chips": ("fish-and-chips", {}),
    "Urchins, on 5×5": ("urchins", {}),
    "Oh Crab!": ("oh-crab", {}),
    "Oh Crab!, with any module of the Adventure Pack: behind those": ("oh-crab", {"modules": "1 2 3 4"}),
}


def rows(fields: Fields) -> list[str]:
    """A row for each field."""
    return [
        f"| `{name}` | {field.start}:{field.at.stop} | {'×'.join(map(str, field.shape))} | {field.most} "
        f"| {field.meaning} |"
        for name, field in fields.items()
    ]


def tables() -> str:
    """All tables, each with what the one of the same game before it does not have."""
    lines: list[str] = []
    known: dict[str, Fields] = {}
    for heading, (name, options) in TABLES.items():
        match = seaboard.game(name).new(players=2, seed=0, **options)
        fields = {field: it for field, it in match.fields.items() if field not in known.get(name, {})}
        known[name] = match.fields
        size = max(field.at.stop for field in fields.values())
        lines += [f"**{heading}**: {size:,} numbers, {match.number_of_actions} actions.", ""]
        lines += ["| field | at | shape | most | meaning |", "| --- | --- | --- | ---: | --- |"]
        lines += [*rows(fields), ""]
    return "\n".join(lines)


def renewed(page: str) -> str:
    """The page with its tables made anew."""
    before, _, rest = page.partition(BEGIN)
    return f"{before}{BEGIN}\n\n{tables()}\n{END}{rest.partition(END)[2]}"


if __name__ == "__main__":
    if "--write" in sys.argv:
        PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")
    else:
        print(tables())
