"""Build the library of a home: `python -m seaboard.kernel.building HOME FOLDER --import MODULE …`.

With `--target linux-aarch64` or the like it is made for other machines, in all levels of their processors.
"""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from . import targets


def main() -> None:
    """What the command line asks for."""
    wanted = argparse.ArgumentParser(prog="python -m seaboard.kernel.building", description=__doc__)
    wanted.add_argument("home")
    wanted.add_argument("folder", type=Path)
    wanted.add_argument("--import", dest="modules", nargs="*", default=[])
    wanted.add_argument("--engine", nargs=3, metavar=("NAME", "RULES", "LAYOUT"))
    wanted.add_argument("--level", default="")
    wanted.add_argument("--target", choices=targets.PLATFORMS)
    wanted.add_argument("--checked", action="store_true")
    given = wanted.parse_args()
    from .build import build

    for module in given.modules:
        import_module(module)
    kind = given.engine and bound(*given.engine)
    wished = targets.of_platform(given.target) if given.target else [targets.here(given.level)]
    for made in build(given.home, given.folder, wished, given.checked, kind):
        print("made", made)


def bound(name: str, rules: str, layout: str) -> Any:
    """Bind the kernel to a game's rules; the layout of its positions."""
    from seaboard.kernel.engine import Engine

    module, _, attribute = layout.partition(":")
    kind = getattr(import_module(module), attribute)
    Engine(name, import_module(rules), kind)
    return kind


if __name__ == "__main__":
    if os.environ.get("SEABOARD_RULES") != "building":
        sys.exit("SEABOARD_RULES must be 'building'")
    main()
