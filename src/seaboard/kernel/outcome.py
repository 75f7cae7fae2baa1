"""What a finished match is worth to each seat, in numbers: the same for all games."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .kit import rule


@rule
def share_out(won: npt.NDArray[np.bool_], seats: int, out: npt.NDArray[np.float64]) -> None:
    """1 for who wins alone, and together 0: winners share, the others pay alike; alone 1 or −1."""
    winners = 0
    for seat in range(seats):
        winners += won[seat]
    if seats == 1:
        out[0] = 1.0 if won[0] else -1.0
        return
    for seat in range(seats):
        if won[seat]:
            out[seat] = (seats - winners) / (winners * (seats - 1.0))
        else:
            out[seat] = -1.0 / (seats - 1.0) if winners > 0 else 0.0
