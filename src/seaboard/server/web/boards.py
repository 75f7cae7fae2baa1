"""The boards in a rulebook: drawings that name a position line, and perhaps the moves of an example.

In the Markdown such a drawing begins with "```board 5x5 2 5/5/5/5/5 A 1 20,20 0,0 0 : = y@c3 *c3". Whoever
reads the text sees the drawing; the page draws the position and plays the moves.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from seaboard.match.game import Game
from seaboard.server.wire.bodies import RulebookBoard

from .lessons import state_of

DRAWING = re.compile(r"^```board (.+)$", re.MULTILINE)
FIRST = "en"  # the boards are the same in all languages


@cache
def rulebook_boards(game: Game[Any]) -> bytes:
    """All boards of a game's rulebook in their order, as JSON: they never change."""
    text = game.text_file("rulebook", f"{FIRST}.md") or ""
    return msgspec.json.encode([_board(game, named) for named in DRAWING.findall(text)])


def _board(game: Game[Any], named: str) -> RulebookBoard:
    line, _, moves = named.partition(" : ")
    match = game.at(line, seed=0)
    states = [state_of(match, None, decides=False)]
    for move in moves.split():
        match.play(move)
        states.append(state_of(match, None, decides=False))
    return RulebookBoard(states)
