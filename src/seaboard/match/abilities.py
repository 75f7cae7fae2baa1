"""What only some games can do, as small parts that a `Game` has or has not: None where it has not."""

from __future__ import annotations

from random import Random
from typing import Protocol, TypeVar

from .options import Options

P = TypeVar("P")
P_contra = TypeVar("P_contra", contravariant=True)


class AtOnce(Protocol[P]):
    """Several seats decide at the same time."""

    def now(self, position: P) -> bool:
        """They do so in this position."""

    def may_revise(self, position: P) -> tuple[int, ...]:
        """Seats that owe nothing but may still change the choice they made."""

    def deciding(self, position: P, seat: int) -> P:
        """The position with this seat as the one that decides."""


class Secrets(Protocol[P]):
    """Something is hidden from somebody."""

    def told(self, before: P, seat: int, move: str, watcher: int | None) -> str | None:
        """A move as a watcher may know it; None where it is secret."""

    def position_line(self, position: P, watcher: int | None) -> str:
        """The position line as a watcher may see it: masked, or "" where the game has no masked line."""

    def scores(self, position: P, watcher: int | None) -> tuple[int | None, ...]:
        """The scores by seat as a watcher may know them; None where they are secret."""

    def redeal(self, position: P, seat: int | None, rng: Random) -> P:
        """A random position that the seat cannot tell from this one."""


class Timed(Protocol[P_contra]):
    """A decision may have a clock."""

    def seconds(self, options: Options) -> int:
        """Seconds for a decision, by the options of a match; 0 is no clock."""

    def overtime(self, position: P_contra) -> str:
        """The word to enter for the seat to move when its time is up."""


class Filmed(Protocol):
    """A move looks like something that events do not tell. It is shown once and not kept with the match."""

    def seconds(self, film: bytes) -> float:
        """How long a film runs: nobody is hurried and no bot moves while it does."""
