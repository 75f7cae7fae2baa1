"""The boards in a rulebook: drawings that name a position line, and perhaps the moves of an example.

In the Markdown such a drawing begins with "```board 5x5 2 5/5/5/5/5 A 1 20,20 0,0 0 : = ; y@c3 ; *c3".
Whoever reads the text sees the drawing; the page draws the position and plays the moves. A third part may
name options.
"""

from __future__ import annotations

import re
from functools import cache, partial
from typing import Any, NamedTuple

from seaboard.match.game import Game
from seaboard.match.match import Match
from seaboard.server.tables.hall import Hall
from seaboard.server.thinking.queue import Kind
from seaboard.server.wire.bodies import RulebookBoard

from .answers import pressed_json
from .trying import films_of, state_of

DRAWING = re.compile(r"^```board (.+)$", re.MULTILINE)
FIRST = "en"  # the boards are the same in all languages


class Example(NamedTuple):
    """What a drawing names."""

    line: str
    moves: list[str]
    options: dict[str, str]

    def begun(self, game: Game[Any]) -> Match:
        """A match at the position that is drawn; its chance is always the same."""
        return game.at(self.line, seed=0, **self.options)


def example(named: str) -> Example:
    """A position line, moves with `;` between, options as `name=value`; colons between the three."""
    line, moves, options = [*named.split(" : "), "", ""][:3]
    return Example(
        line,
        moves.split(" ; ") if moves else [],
        dict(option.split("=", 1) for option in options.split()),
    )


async def rulebook_boards(hall: Hall, game: Game[Any]) -> bytes:
    """All boards of a game's rulebook in their order, as pressed JSON, made where films of tables are."""
    await hall.readiness.wait(game.name)
    return await hall.simulating.run(Kind.ANALYSIS, "", "", partial(boards_of, game))


@cache
def boards_of(game: Game[Any]) -> bytes:
    """They never change, so they are played once."""
    text = game.text_file("rulebook", f"{FIRST}.md") or ""
    return pressed_json([_board(game, example(named)) for named in DRAWING.findall(text)])


def _board(game: Game[Any], shown: Example) -> RulebookBoard:
    match = shown.begun(game)
    states = [state_of(match, None, decides=False)]
    for move in shown.moves:
        match.play(move)
        states.append(state_of(match, None, decides=False))
    return RulebookBoard(states, films_of(match))
