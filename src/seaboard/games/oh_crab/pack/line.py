"""The groups of the Adventure Pack in a position line, between turn and decision (O174)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from seaboard.games.oh_crab.facts import MODULES
from seaboard.games.oh_crab.position.parts import no
from seaboard.match.errors import Faults
from seaboard.match.game import Position
from seaboard.match.options import Options

from .asymmetry import line as asymmetry
from .challenges import line as challenges
from .event_cards import line as event_cards
from .surprises import line as surprises

MODULE_LINES: Final = (surprises, event_cards, challenges, asymmetry)
READERS: Final = {f"mod{number}": module.read for number, module in enumerate(MODULE_LINES, 1)} | {
    "borders": event_cards.read_borders
}


def write_groups(position: Position, watcher: int | None, hide: bool) -> list[str]:
    """The groups of the modules in the game, as a watcher may see them; not `hide`: with everything."""
    modules = int(position[0].modules)
    groups = [
        module.write(position, watcher, hide) for bit, module in enumerate(MODULE_LINES) if modules >> bit & 1
    ]
    borders = event_cards.write_borders(position) if modules else ""
    return groups + [f"borders {borders}"] * bool(borders)


def read_groups(
    position: Position,
    groups: list[str],
    given: Mapping[str, Any],
    options: Options,
    seen: set[int],
    faults: Faults,
) -> Options:
    """Those of the modules in the game, in their order; the options as the line has them."""
    order = list(READERS)
    found: list[str] = []
    for group in groups:
        name, _, text = group.partition(" ")
        name = "mod1" if name == "mod1e" else name
        if name not in READERS or not text or (found and order.index(name) <= order.index(found[-1])):
            raise no(group, "mod1, mod2, mod3, mod4, borders: those in the game, in this order", "line")
        found.append(name)
        with faults:
            READERS[name](position, text, seen, faults)
    modules = " ".join(number for number in MODULES if f"mod{number}" in found)
    if "modules" in given and options["modules"] != modules:
        raise no(modules or "-", f"the modules of the options: {options['modules'] or '-'}", "line")
    blank = any(group.startswith("mod1e ") for group in groups)
    agrees = blank == (options["surprises"] == "blank") or (blank and "surprises" not in given)
    if "mod1" in found and not agrees:
        raise no("mod1e" if blank else "mod1", "mod1e exactly where Junk is blank", "mod1")
    settled: Options = {**options, "modules": modules}
    return {**settled, "surprises": "blank"} if blank else settled
