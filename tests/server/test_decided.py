"""What each seat has decided last is kept up move by move; here it is looked for anew each time."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from seaboard.match.standing import Step
from seaboard.server.store.protocol import SeatRow, TableRow
from seaboard.server.tables.decided import by_itself
from seaboard.server.tables.story import Story


def before_last_decision(steps: Sequence[Step[Any]], seat: int) -> int | None:
    """How many moves are left if a seat takes back its last own decision, never across a deal."""
    for number, step in reversed(list(enumerate(steps))):
        if step.final:
            return None
        if step.seat == seat and not by_itself(step):
            return number
    return None


def is_kept_up(story: Story) -> bool:
    """Whether it says what a look at all moves says."""
    steps, decided = story.match.steps, story.decided
    turn = next((n for n in range(len(steps), 0, -1) if steps[n - 1].seat != steps[-1].seat), 0)
    lefts = [before_last_decision(steps, seat) for seat in range(story.row.players)]
    return decided.left == lefts and decided.turn == turn


@pytest.mark.parametrize("game", ["fish-and-chips", "oh-crab", "urchins"])
@pytest.mark.parametrize("players", [2, 4])
def test_it_is_kept_up_through_moves_deals_and_undos(game: str, players: int) -> None:
    seats = tuple(SeatRow(seat, "person", f"P{seat}") for seat in range(players))
    story, coin = Story(TableRow("t", game, "1", players, 7, {}, seats)), Random(7)
    for _ in range(150):
        assert is_kept_up(story)
        if not (to_move := story.match.to_move):
            break
        seat = coin.choice(to_move)
        story.go_on(story.ahead([coin.choice(story.match.standing.moves(seat))], seat))
        assert is_kept_up(story)
        if coin.random() < 0.1 and (left := story.decided.left[seat]) is not None:
            story.undo(left)
    assert story.moves > 20
