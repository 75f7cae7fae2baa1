"""One machine builds for all: every target's library has its format, and needs nothing but a C library."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from seaboard.kernel import entries, making
from seaboard.kernel.building import needs, targets
from seaboard.kernel.library import About, file_in, short_name
from tests.kernel import nim

from .environments import ROOT

HOME = entries.home_of(nim.__file__)  # small rules, and all of the kernel
TAGS = {
    "linux-x86_64": "manylinux_2_17_x86_64",
    "linux-aarch64": "manylinux_2_17_aarch64",
    "darwin-arm64": "macosx_11_0_arm64",
    "darwin-x86_64": "macosx_11_0_x86_64",
}
C = {"log", "memcpy", "memmove", "memset", "bzero", "__bzero", "memset_pattern16", "dyld_stub_binder"}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where numba's reading of the rules is kept from one target to the next."""
    nim.engine()
    return tmp_path_factory.mktemp("libraries")


@pytest.mark.parametrize("machines", targets.PLATFORMS)
def test_a_library_for_other_machines(machines: str, place: Path) -> None:
    folders = making.built(HOME, place, ["--target", machines])
    wanted = targets.of_platform(machines)
    assert [folder.name.rpartition("-")[0] for folder in folders] == [
        f"{short_name(HOME)}-{target.name}" for target in wanted
    ]
    for folder, target in zip(folders, wanted, strict=True):
        about = About.read(folder)
        assert about is not None and about.is_of(HOME)
        assert (about.system, about.machine, about.level) == (target.system, target.machine, target.level)
        need = needs.needs_of(file_in(folder, HOME))
        need.check()
        assert need.tag == TAGS[machines] and "log" in need.symbols and set(need.symbols) <= C


def test_without_a_c_compiler_zig_links_for_this_machine(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(place))
    monkeypatch.delenv("CC", raising=False)
    (folder,) = making.built(HOME, place, ["--level", ""])
    assert file_in(folder, HOME).is_file()


def test_make_builds_wheels_for_all_of_them() -> None:
    (listed,) = re.findall("^WHEELS := (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert listed.split() == [*targets.PLATFORMS, "any"]
