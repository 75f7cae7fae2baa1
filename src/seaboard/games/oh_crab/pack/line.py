"""The groups of the Adventure Pack in a position line, between turn and decision (O174)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from seaboard.games.oh_crab.facts import MODULES
from seaboard.games.oh_crab.position.parts import Reading, no
from seaboard.match.game import Position
from seaboard.match.options import Options

from .asymmetry import line as asymmetry
from .challenges import line as challenges
from .event_cards import line as event_cards
from .surprises import line as surprises

MODULE_LINES: Final = (surprises, event_cards, challenges, asymmetry)
READERS: Final = {f"mod{number}": module.read for number, module in enumerate(MODULE_LINES, 1)}
READERS["borders"] = event_cards.read_borders
ABOUT_PACK: Final = surprises.ABOUT | event_cards.ABOUT | challenges.ABOUT | asymmetry.ABOUT


def write_groups(position: Position, watcher: int | None) -> list[str]:
    """The groups of the modules in the game, as a watcher may see them."""
    modules = int(position[0].modules)
    groups = [
        module.write(position, watcher) for bit, module in enumerate(MODULE_LINES) if modules >> bit & 1
    ]
    borders = event_cards.write_borders(position[0]) if modules else ""
    return groups + [f"borders {borders}"] * bool(borders)


def read_groups(line: Reading, groups: list[str], given: Mapping[str, Any], options: Options) -> Options:
    """Those of the modules in the game, in their order; the options as the line has them."""
    order, found = list(READERS), list[str]()
    for group in groups:
        name, _, text = group.partition(" ")
        name = "mod1" if name == "mod1e" else name
        if not text or name not in order:
            raise no(group, "mod1, mod2, mod3, mod4, borders: those in the game, in this order", "line")
        order = order[order.index(name) + 1 :]
        found.append(name)
        with line.faults:
            READERS[name](line, text)
    modules = " ".join(number for number in MODULES if f"mod{number}" in found)
    if "modules" in given and options["modules"] != modules:
        raise no(modules or "-", f"the modules of the options: {options['modules'] or '-'}", "line")
    blank = any(group.startswith("mod1e ") for group in groups)
    agrees = blank == (options["surprises"] == "blank") or (blank and "surprises" not in given)
    if "mod1" in found and not agrees:
        raise no("mod1e" if blank else "mod1", "mod1e exactly where Junk is blank", "mod1")
    return {**options, "modules": modules} | ({"surprises": "blank"} if blank else {})
