"""What a shared library needs of the system that opens it, read from the file: Linux's format and macOS's."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# Both formats by their own documents: the ELF and the Mach-O object file format, 64 bits, low byte first.
ELF, MACH_O = b"\x7fELF\x02\x01", b"\xcf\xfa\xed\xfe"
ELF_MACHINES = {62: "x86_64", 183: "aarch64"}
MACH_O_MACHINES = {0x01000007: "x86_64", 0x0100000C: "arm64"}
DYNAMIC, DYNAMIC_SYMBOLS, NEEDED_VERSIONS = 6, 11, 0x6FFFFFFE  # kinds of ELF's sections
NEEDED, GLOBAL = 1, 1
LOAD_LIBRARY, SYMBOLS, BUILT_FOR, SIGNATURE = 0xC, 0x2, 0x32, 0x1D  # commands of Mach-O
DEFINED_IN, EXTERNAL = 0x0E, 0x01  # bits of a symbol's type in Mach-O
ALLOWED = {"libc.so.6", "libm.so.6", "/usr/lib/libSystem.B.dylib"}


class NotPortable(RuntimeError):
    """A library needs what not every machine of its kind has."""


@dataclass(frozen=True)
class Needs:
    """What must be there before a library can be opened."""

    system: str
    machine: str
    libraries: tuple[str, ...]
    symbols: tuple[str, ...]
    oldest: tuple[int, int]  # version of glibc, or of macOS
    signed: bool = False  # macOS on arm64 opens nothing else

    @property
    def tag(self) -> str:
        """The platform in the name of a wheel."""
        name = "macosx" if self.system == "darwin" else "manylinux"
        return f"{name}_{self.oldest[0]}_{self.oldest[1]}_{self.machine}"

    def check(self) -> None:
        """NotPortable, unless the C library and the processor are all it takes."""
        foreign = set(self.libraries) - ALLOWED
        python = [name for name in self.symbols if re.match("_*(Py|numba|NRT)", name)]
        if foreign or python:
            raise NotPortable(f"a library needs {sorted(foreign)}, {python}")
        if (self.system, self.machine) == ("darwin", "arm64") and not self.signed:
            raise NotPortable("a library for macOS on arm64 has no signature")


def needs_of(file: Path) -> Needs:
    """Read a library; ValueError if it is none."""
    data = file.read_bytes()
    if data.startswith(ELF):
        return _elf(data)
    if data.startswith(MACH_O):
        return _mach_o(data)
    raise ValueError(f"{file} is no shared library for Linux or macOS")


def _text(data: bytes, at: int) -> str:
    return data[at : data.index(b"\0", at)].decode()


# ------------------------------------------------------------------ Linux

Section = tuple[int, int, int]  # where it begins, its length, where the texts begin that it names


def _elf(data: bytes) -> Needs:
    sections = _sections(data)
    numbered = [re.match(r"GLIBC_(\d+)\.(\d+)", name) for name in _versions(data, sections)]
    (machine,) = struct.unpack_from("<H", data, 18)
    return Needs(
        "linux",
        ELF_MACHINES[machine],
        tuple(_elf_libraries(data, sections)),
        tuple(_elf_symbols(data, sections)),
        max([(2, 17), *((int(found[1]), int(found[2])) for found in numbered if found)]),
    )


def _sections(data: bytes) -> dict[int, Section]:
    (start,) = struct.unpack_from("<Q", data, 0x28)
    size, count = struct.unpack_from("<HH", data, 0x3A)
    rows = [struct.unpack_from("<IIQQQQIIQQ", data, start + i * size) for i in range(count)]
    return {row[1]: (row[4], row[5], rows[row[6]][4]) for row in rows}


def _rows(data: bytes, section: Section | None, form: str) -> Iterator[tuple[Any, ...]]:
    start, length, _ = section or (0, 0, 0)
    yield from struct.iter_unpack(form, data[start : start + length])


def _elf_libraries(data: bytes, sections: dict[int, Section]) -> Iterator[str]:
    for tag, value in _rows(data, sections.get(DYNAMIC), "<QQ"):
        if tag == NEEDED:
            yield _text(data, sections[DYNAMIC][2] + value)


def _elf_symbols(data: bytes, sections: dict[int, Section]) -> Iterator[str]:
    """Symbols that must be found; one that is weak may be missing."""
    for name, info, _, section, _, _ in _rows(data, sections.get(DYNAMIC_SYMBOLS), "<IBBHQQ"):
        if section == 0 and info >> 4 == GLOBAL:
            yield _text(data, sections[DYNAMIC_SYMBOLS][2] + name)


def _versions(data: bytes, sections: dict[int, Section]) -> Iterator[str]:
    at, length, texts = sections.get(NEEDED_VERSIONS, (0, 0, 0))
    following = length and 1
    while following:
        _, count, _, first, following = struct.unpack_from("<HHIII", data, at)
        inner = at + first
        for _ in range(count):
            _, _, _, name, step = struct.unpack_from("<IHHII", data, inner)
            yield _text(data, texts + name)
            inner += step
        at += following


# ------------------------------------------------------------------ macOS


def _mach_o(data: bytes) -> Needs:
    machine, _, _, count = struct.unpack_from("<IIII", data, 4)
    commands = list(_commands(data, count))
    starts = dict(commands)
    (oldest,) = struct.unpack_from("<I", data, starts[BUILT_FOR] + 12)
    return Needs(
        "darwin",
        MACH_O_MACHINES[machine],
        tuple(
            _text(data, at + struct.unpack_from("<I", data, at + 8)[0])
            for kind, at in commands
            if kind == LOAD_LIBRARY
        ),
        tuple(_mach_o_symbols(data, starts[SYMBOLS])),
        (
            oldest >> 16,
            0 if oldest >> 16 >= 11 else oldest >> 8 & 0xFF,
        ),  # since 11 a wheel names no second number
        SIGNATURE in starts,
    )


def _commands(data: bytes, count: int) -> Iterator[tuple[int, int]]:
    at = 32
    for _ in range(count):
        kind, size = struct.unpack_from("<II", data, at)
        yield kind, at
        at += size


def _mach_o_symbols(data: bytes, at: int) -> Iterator[str]:
    start, count, texts, _ = struct.unpack_from("<IIII", data, at + 8)
    for name, kind, _, _, _ in struct.iter_unpack("<IBBHQ", data[start : start + 16 * count]):
        if kind & DEFINED_IN == 0 and kind & EXTERNAL:
            yield _text(data, texts + name).removeprefix("_")
