"""Tables that were opened under earlier rules go on under the present ones (decision 072).

A match is a seed, options and moves, and the present rules play them anew. From a move that they refuse on,
the rows of the log count no more: the match is set back to before it, by an undo row like any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from seaboard.match.errors import IllegalMove
from seaboard.server.store.protocol import LogRow

if TYPE_CHECKING:
    from .story import Story


def tell_anew(story: Story, log: Sequence[LogRow]) -> None:
    """Enter a log that other rules wrote; `story.set_back` is the row that it lacks, if it lacks one."""
    refused: LogRow | None = None  # the first row of those that count no more
    for row in log:
        if refused is not None and not ends_it(row, story.moves):
            story.ply += 1
            continue
        try:
            story.enter(row)
            refused = None
        except IllegalMove:
            refused = row
            story.ply += 1
    if refused is not None:
        story.set_back = LogRow("undo", refused.seat, str(story.moves))


def ends_it(row: LogRow, moves: int) -> bool:
    """Whether a row takes back all that the rules refuse: what follows it counts again."""
    return row.kind == "undo" and int(row.text) <= moves
