"""The machines that libraries are made for: this one, and those that wheels are made for."""

from __future__ import annotations

import platform
import sys
from dataclasses import dataclass

GLIBC = "2.17"  # the oldest C library of Linux that a wheel's libraries run with
MACOS = "11.0"  # the oldest macOS; none before it has arm64


@dataclass(frozen=True)
class Target:
    """A kind of machine, in the words of Python, of LLVM and of the linker."""

    system: str  # as `sys.platform` says
    machine: str  # as `platform.machine()` says
    level: str  # of the processor; "" where there is but one
    triple: str  # LLVM's name; "": this machine's
    linked_as: str  # Zig's name, with the oldest system that will do; "": this machine's
    travels: bool = True  # its libraries are for others

    @property
    def platform(self) -> str:
        """What a wheel is named after: it has the libraries of all levels."""
        return f"{self.system}-{self.machine}"

    @property
    def name(self) -> str:
        """What tells its libraries from those of other targets."""
        return f"{self.system}-{self.level or self.machine}"

    @property
    def is_here(self) -> bool:
        """It is this kind of machine, of whatever level."""
        return (self.system, self.machine) == (sys.platform, platform.machine())


# On macOS nobody asks what the processor can do beyond v2: Rosetta has no more, nor has every Intel Mac.
TARGETS = (
    Target("linux", "x86_64", "x86-64-v2", "x86_64-unknown-linux-gnu", f"x86_64-linux-gnu.{GLIBC}"),
    Target("linux", "x86_64", "x86-64-v3", "x86_64-unknown-linux-gnu", f"x86_64-linux-gnu.{GLIBC}"),
    Target("linux", "aarch64", "", "aarch64-unknown-linux-gnu", f"aarch64-linux-gnu.{GLIBC}"),
    Target("darwin", "arm64", "", f"arm64-apple-macosx{MACOS}", f"aarch64-macos.{MACOS}"),
    Target("darwin", "x86_64", "x86-64-v2", f"x86_64-apple-macosx{MACOS}", f"x86_64-macos.{MACOS}"),
)
PLATFORMS = tuple(dict.fromkeys(target.platform for target in TARGETS))


def of_platform(name: str) -> list[Target]:
    """The targets of a wheel."""
    return [target for target in TARGETS if target.platform == name]


def here(level: str) -> Target:
    """This machine, for a library that stays on it."""
    known = of_platform(f"{sys.platform}-{platform.machine()}")
    linked_as = known[0].linked_as if known else ""
    return Target(sys.platform, platform.machine(), level, "", linked_as, travels=False)
