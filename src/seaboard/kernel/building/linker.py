"""The program that makes a shared library of an object file: a C compiler, or Zig's from PyPI."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys

from .targets import Target

ZIG = [sys.executable, "-m", "ziglang", "cc"]
NO_START = [
    "-nostdlib",
    "-lc",
    "-lm",
]  # no code that runs when a library is opened, no runtime of the compiler
COMPLETE = {"linux": ["-Wl,-z,defs"]}  # a symbol that nobody has is an error now; elsewhere it always is
MISSING = "no program to link with: install a C compiler, or pip install ziglang"


class NoLinker(RuntimeError):
    """Nothing here can link for a target: what to install."""


def link_command(target: Target) -> tuple[list[str], list[str]]:
    """What stands before and after the names of files."""
    shared = ["-shared", *COMPLETE.get(target.system, [])]
    compiler = _c_compiler() if target.is_here else None
    if importlib.util.find_spec("ziglang") and (target.travels or compiler is None):
        return [*ZIG, *(["-target", target.linked_as] if target.linked_as else []), *shared], NO_START
    if compiler is None:
        raise NoLinker(
            MISSING if target.is_here else f"{target.platform} needs Zig to link: pip install ziglang"
        )
    return [compiler, *shared], ["-lm"]


def _c_compiler() -> str | None:
    return next(filter(_runs, (os.environ.get("CC"), "cc", "gcc", "clang")), None)


def _runs(name: str | None) -> bool:
    """It is there and answers: a Mac has a `cc` that only offers to install one."""
    if not name or not shutil.which(name):
        return False
    return subprocess.run([name, "--version"], capture_output=True, check=False).returncode == 0
