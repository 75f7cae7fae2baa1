"""Why a border cannot be resolved now (O133, O134, O137, O144)."""

from __future__ import annotations

from seaboard.games.oh_crab.refusals.ways import no
from seaboard.games.oh_crab.rules import race as r
from seaboard.match.errors import Refusal
from seaboard.match.game import Position

from .rules import has_challenge, pending_border


def why_not_border(position: Position, action: int) -> Refusal:
    """No border is pending, or it begins with the other card."""
    s = position[0]
    border = int(pending_border(s))
    if border == r.NONE:
        return no("O144" if action == r.CHALLENGE else "O133", "no-border-crossed")
    return no("O137", "challenge-first") if has_challenge(s, border) else no("O134", "event-first")
