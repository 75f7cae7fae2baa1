"""What a page makes of prepared tries: whole boards, by all moves that lead there."""

from __future__ import annotations

from typing import Any, NamedTuple

from seaboard.match.changes import changed


class Unfolded(NamedTuple):
    """A board, and the numbers of the reasons against other moves."""

    board: dict[str, Any]
    refused: dict[str, int]


def unfolded(tries: dict[str, Any]) -> dict[tuple[str, ...], Unfolded]:
    """All boards, the first one first."""
    found: dict[tuple[str, ...], Unfolded] = {}
    waiting = [(tries["first"], tries["first"]["board"])]
    for node, board in waiting:
        found[tuple(board["played"])] = Unfolded(board, node.get("refused", {}))
        waiting += [(after, changed(board, after["board"])) for after in node.get("next", {}).values()]
    return found
