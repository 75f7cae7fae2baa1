"""Which clause says what an action does: the special actions in the rulebook's order, then the tiles."""

from __future__ import annotations

from typing import Final

ACTION_CLAUSES: Final = {
    "GULL": "O80",
    "CALL": "O81",
    "RUNUP": "O82",
    "SAND": "O83",
    "BOOST": "O84",
    "HOP": "O85",
    "CHARGE": "O86",
    "SLALOM": "O87",
    "SLIDE": "O88",
    "DIAG": "O89",
    "FAST": "O90",
    "PASS": "O91",
    "Aa": "O97",
    "Ab": "O98",
    "Ba": "O103",
    "Bb": "O97",
    "Ca": "O99",
    "Cb": "O100",
    "Da": "O101",
    "Db": "O102",
}
