"""Who will win a match of Urchins, by what a search expects.

A search's value is mostly the win, and a little the lead (`returns` in `rules`): what a win alone counts
there is a sure win here. Dolphin against itself won about as often as it was told (16 matches).
"""

from __future__ import annotations

from seaboard.match.game import Position

A_WIN = 0.7  # in a search's value, before the lead


def chances(position: Position, values: tuple[float, ...]) -> tuple[float, ...]:
    """The winning chances of all seats; together 1, since somebody wins or several share it (U28, U29)."""
    shares = [max(0.0, min(1.0, (value / A_WIN + 1) / 2)) for value in values]
    total = sum(shares)
    return tuple(share / total if total else 1 / len(values) for share in shares)
