"""Who is asked: nearly always whose turn it is, sometimes another seat in that turn; and shells."""

from __future__ import annotations

from seaboard.games.oh_crab.rules.race import NONE, Race
from seaboard.kernel.kit import rule

BACK = -1  # no question: what waits below goes on


@rule
def asked(s: Race) -> int:
    """The seat that decides: whose turn it is, or who was asked in between (section 13)."""
    return s.mover if s.decider == NONE else s.decider


@rule
def ask(s: Race, seat: int, phase: int) -> int:
    """Ask a seat a question in the present turn."""
    s.decider = NONE if seat == s.mover else seat
    return phase


@rule
def gain_shell(s: Race, seat: int) -> None:
    """A shell from the reserve, while there are any (O13, O38)."""
    if s.reserve > 0:
        s.reserve -= 1
        s.shells[seat] += 1


@rule
def gain_shells(s: Race, seat: int, n: int) -> None:
    """Several shells, as many as the reserve still has (O13)."""
    for _ in range(n):
        gain_shell(s, seat)
