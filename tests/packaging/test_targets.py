"""One machine builds for all: every target's library has its format, and needs nothing but a C library."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from seaboard.kernel import entries, making
from seaboard.kernel.building import linker, needs, targets
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
C = {"exp", "log", "memcpy", "memmove", "memset", "bzero", "__bzero", "memset_pattern16", "dyld_stub_binder"}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where numba's reading of the rules is kept from one target to the next."""
    nim.engine()
    return tmp_path_factory.mktemp("libraries")


@pytest.mark.slow
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


KNOWN = """
declare double @log(double)
declare i32 @puts(i8*)
declare extern_weak void @perhaps()

define internal i32 @inside(i8* %text) noinline {
  %n = call i32 @puts(i8* %text)
  ret i32 %n
}

define double @known(double %x, i8* %text) {
  %n = call i32 @inside(i8* %text)
  call void @perhaps()
  %y = call double @log(double %x)
  ret double %y
}
"""


@pytest.mark.slow
@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
@pytest.mark.parametrize(("glibc", "oldest"), [("2.17", (2, 17)), ("2.31", (2, 29))])
def test_what_a_library_needs_is_read_from_its_file(
    machine: str, glibc: str, oldest: tuple[int, int], tmp_path: Path
) -> None:
    """What it calls, and not what it has itself or can do without; since glibc 2.29 there is a new `log`."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    kind = llvm.Target.from_triple(f"{machine}-unknown-linux-gnu")
    code = kind.create_target_machine(reloc="pic", codemodel="default").emit_object(
        llvm.parse_assembly(KNOWN)
    )
    (tmp_path / "known.o").write_bytes(code)
    link = [*linker.ZIG, "-target", f"{machine}-linux-gnu.{glibc}", "-shared", "-o", "known.so", "known.o"]
    subprocess.run([*link, *linker.NO_START], cwd=tmp_path, check=True)
    need = needs.needs_of(tmp_path / "known.so")
    assert (need.system, need.machine, need.oldest) == ("linux", machine, oldest)
    assert sorted(need.symbols) == ["log", "puts"]
    assert sorted(need.libraries) == ["libc.so.6", "libm.so.6"]


@pytest.mark.slow
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
