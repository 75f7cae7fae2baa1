"""What the rules of Urchins note; `events.py` says what the numbers mean."""

from __future__ import annotations

from typing import Final

SKIPPED: Final = 0  # seat, step, something could have been done
MOVED: Final = 1  # seat, step, token, origin, target, from a stack
JUMPED: Final = 2  # cell: a taken one that the move before passed over
ADDED: Final = 3  # seat, colour, cell, token below, left in the pile, as a duty
PLACED: Final = 4  # seat, origin, cell
CAPTURED: Final = 5  # seat, pawn, its squares, all cells won, tokens, before step 3
TAKEN: Final = 6  # cell, what it held: one of those that the capture before emptied
DUTY: Final = 7  # seat, quiet turns
LAST_ROUND: Final = 8  # colour
ENDED: Final = 9
