"""A library from its rules to its folder: read by numba, optimised by LLVM, laid down as a whole."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from seaboard.kernel.entries import ENGINES, ENTRIES, engine_of, root_of
from seaboard.kernel.library import About, digest_of, short_name
from seaboard.kernel.nodes import Node
from seaboard.kernel.uct import PlainNode

from . import front, linking, sources
from .kinds import arguments_of
from .linker import NoLinker, link_command
from .targets import Target

sources.watch()
LINKING, EMITTING = 20, 5  # what LLVM's work weighs beside a hundred of rules, in the bar of progress


def build(home: str, folder: Path, targets: Iterable[Target], checked: bool, kind: Any) -> list[Path]:
    """Build the libraries of a home whose rules are imported; the folders in which they lie."""
    front.directory = folder / "front"
    front.directory.mkdir(parents=True, exist_ok=True)
    kinds = {"Positions": kind, "Nodes": Node, "PlainNodes": PlainNode}
    entries = {door: (rule, arguments_of(rule.py_func, kinds)) for door, rule in ENTRIES[home].items()}
    _count_rules(home)
    module = linking.linked(linking.compiled(entries), checked)
    files = _files_of(home)
    digest = digest_of(root_of(home), files)
    made = []
    for target in targets:
        about = About(target.system, target.machine, target.level, checked, files, digest, engine_of(home))
        name = "-".join(filter(None, (short_name(home), target.name, "checked" * checked, digest[:12])))
        code = linking.emitted(module, target.triple, target.level)
        made.append(laid_down(folder / name, short_name(home), code, about, target))
    return made


def _files_of(home: str) -> tuple[str, ...]:
    """What a library is made of: its rules, the module in which the kernel finds them, and all this."""
    modules = {rule.py_func.__module__ for rule in front.RULES.values() if rule.overloads}
    modules |= {__name__, *([ENGINES[home].rules] if home in ENGINES else [])}
    place = Path(home) if Path(home).is_absolute() else Path(root_of(home), "seaboard", "games", home)
    return tuple(sources.files_of(modules, root_of(home), place))


def laid_down(folder: Path, name: str, code: bytes, about: About, target: Target) -> Path:
    """The library complete in its folder, or not at all."""
    try:
        before, after = link_command(target)
    except NoLinker as missing:
        sys.exit(str(missing))
    part = Path(tempfile.mkdtemp(prefix="part-", dir=folder.parent))
    part.chmod(0o755)
    (part / f"{name}.o").write_bytes(code)
    command = [*before, "-o", str(part / f"{name}.so"), str(part / f"{name}.o"), *after]
    try:
        subprocess.run(command, stdout=sys.stderr, check=True)
    except BaseException:
        shutil.rmtree(part, ignore_errors=True)
        raise
    (part / f"{name}.o").unlink()
    replace(about, code=digest_of(part, [f"{name}.so"])).write(part)
    shutil.rmtree(folder, ignore_errors=True)
    os.replace(part, folder)
    return folder


def _count_rules(home: str) -> None:
    """Tell how far it is, by rules that are read for the first time."""
    of = len(front.RULES)
    done: set[str] = set()

    def told(name: str) -> None:
        done.add(name)
        print("progress", len(done), of + LINKING + EMITTING, flush=True)

    front.told.append(told)
