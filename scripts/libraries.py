"""The libraries of all games for a wheel: `python scripts/libraries.py PLATFORM FOLDER`.

They are built in a folder, with what speeds up the next build. What a wheel takes of it is said in the last
line, as JSON: the platform in the wheel's name, and a folder for each library. Where something is missing
that is needed to build them, it says what, and ends with 3.
"""

from __future__ import annotations

import json
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

CANNOT = 3


def main(platform: str, folder: Path) -> None:
    """Build, look at every library, and say what to take."""
    from seaboard.kernel.building.needs import needs_of

    homes = homes_of_games()
    with ThreadPoolExecutor(os.cpu_count()) as builders:
        made = list(builders.map(lambda home: libraries_of(home, platform, folder), homes))
    needs = [needs_of(file) for folders in made for path in folders for file in path.glob("*.so")]
    for need in needs:
        need.check()
        assert f"{need.system}-{need.machine}" == platform
    tag = max(needs, key=lambda need: need.oldest).tag
    print(json.dumps({"tag": tag, "folders": [str(path) for folders in made for path in folders]}))


def missing(platform: str) -> str | None:
    """What is not here that building would need."""
    try:
        import numba  # noqa: F401

        import seaboard.games  # noqa: F401
        from seaboard.kernel.building import linker, targets
    except ModuleNotFoundError as error:
        return f"{error.name} is not installed"
    if platform not in targets.PLATFORMS:
        return f"{platform} is none of {', '.join(targets.PLATFORMS)}"
    try:
        for target in targets.of_platform(platform):
            linker.link_command(target)
    except linker.NoLinker as error:
        return str(error)
    return None


def homes_of_games() -> list[str]:
    """The games of the house that have rules to be built, those that take long first."""
    from seaboard.kernel.entries import modules_of
    from seaboard.match.shelf import game, of_the_house
    from seaboard.warm import home_of_game

    homes = [home_of_game(game(name)) for name in of_the_house()]
    return sorted(filter(modules_of, homes), key=lambda home: home != "oh_crab")


def libraries_of(home: str, platform: str, folder: Path) -> list[Path]:
    """Build one game's libraries, of all levels."""
    from seaboard.kernel.making import built

    began = time.monotonic()
    made = built(home, folder, ["--target", platform])
    print(f"{platform}: {home}, {time.monotonic() - began:.0f} s", flush=True)
    return made


if __name__ == "__main__":
    wished, place = sys.argv[1], Path(sys.argv[2])
    lacking = missing(wished)
    if lacking is not None:
        print(lacking)
        sys.exit(CANNOT)
    main(wished, place.absolute())
