"""A tap that means several moves is one message: all of them are played, or none."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

import seaboard
from seaboard.match.errors import IllegalMove
from seaboard.match.match import Match
from seaboard.server.store.protocol import SeatRow, StorageError, TableRow
from seaboard.server.tables.decided import by_itself
from seaboard.server.tables.story import Story
from seaboard.server.tables.table import Table
from seaboard.words import Words

from .house import Client, House, two_turns
from .memory_store import Memory, MemoryStore

# Red has nothing to take after e2xe1 and passes (F19); alone, so does the next colour after b1xb2.
TWO = (
    "2 RP -2,P9>R5,-3/-,R16>P7>R7>P1>P15>R13,-3,R14>P10>R4>R3>P12>R9>P2>P8>R2>P11>R6/-6"
    "/-2,P16>R15>P4>P5,-3/P14>R12>P3>R8,-3,P13>R10,-/-3,R11>P6,R1,- P play 6,10"
)
ALONE = (
    "1 PRGY G14>Y8>Y9,-,Y16>G11>R9,-2,R13>Y11>R8/G9,-3,P16>R14>Y10>G16>R12>P11,-"
    "/-,R15>P10>G8>G15,-,P15>G10>Y14>G13,-2/-5,G12>P8/-,Y15>P9>R10,P14>Y12>R11,-3"
    "/-,R16>P12,-3,P13>Y13 R play 0,0,0,0"
)


def two_swaps(client: Client) -> list[str]:
    """Two swaps of one turn (F11) that do not get into each other's way."""
    first = next(move for move in client.state["moves"] if move != "ok")
    match = seaboard.game("fish-and-chips").at(client.position())
    match.play(first)
    return [first, next(move for move in match.moves() if move != "ok")]


def test_two_moves_of_one_tap_are_written_at_once_and_shown_as_one_state(house: House) -> None:
    table, ann, ben = house.two_people()
    mover, other = two_turns(ann, ben)
    moves = two_swaps(mover)
    written: list[int] = []
    append = house.hall.store.append

    async def counted(table: str, ply: int, rows: Any) -> None:
        written.append(len(rows))
        await append(table, ply, rows)

    with patch.object(house.hall.store, "append", counted):
        mover.play(0, *moves)
        assert mover.hear("state")["ply"] == 2
    assert written == [2]
    assert other.hear("state")["ply"] == 2  # nobody saw the board between the two
    for client in (mover, other, house.watch(table)):
        assert [(entry["seat"], entry["move"]) for entry in client.log] == [
            (mover.state["seat"], move) for move in moves
        ]


def test_one_illegal_move_of_several_is_named_and_nothing_happens(house: House) -> None:
    table, ann, ben = house.two_people()
    mover, other = two_turns(ann, ben)
    before = mover.state
    first, second = two_swaps(mover)
    for moves, wrong in (([first, "a1xb1"], 1), ([first, second, "mate"], 2), (["no", first], 0)):
        mover.play(0, *moves)
        refused = mover.hear("refused", "state")
        assert (refused["type"], refused["move"], refused["asked"]) == ("refused", moves[wrong], False)
    stranger = house.watch(table)
    assert stranger.state["ply"] == 0 and stranger.state["view"] == before["view"] and stranger.log == []
    other.say(type="ping")
    other.hear("pong")
    assert other.state["ply"] == 0
    mover.play(0, first)  # which was legal all the time
    assert mover.hear("state")["ply"] == 1


def test_what_the_disk_refuses_is_refused_as_a_whole(house: House) -> None:
    table, ann, ben = house.two_people()
    mover, _ = two_turns(ann, ben)

    async def full(*arguments: Any) -> None:
        raise StorageError("full", Path("x"))

    with patch.object(house.hall.store, "append", full):
        mover.play(0, *two_swaps(mover))
        assert mover.hear("fault", "state")["code"] == "storage"
    assert house.watch(table).state["ply"] == 0


def test_a_tap_for_a_ply_that_is_over_is_stale(house: House) -> None:
    _, ann, ben = house.two_people()
    mover, _ = two_turns(ann, ben)
    moves = two_swaps(mover)
    mover.play(0, *moves)
    mover.play(0, *moves)
    assert mover.hear("fault")["code"] == "stale"
    assert mover.hear("state")["ply"] == 2


def story_at(position: str, players: int) -> Story:
    seats = tuple(SeatRow(seat, "person") for seat in range(players))
    story = Story(TableRow("t", "fish-and-chips", "1", players, 1, {}, seats))
    story.match = seaboard.game("fish-and-chips").at(position, seed=1)
    return story


def test_what_is_forced_between_two_moves_is_played_as_if_they_had_come_one_by_one() -> None:
    story, alone = story_at(TWO, 2), story_at(TWO, 2)
    together = story.ahead(["e2xe1", "e1xd1"], 1)
    alone.go_on(alone.ahead(["e2xe1"], 1))
    one_by_one = alone.ahead(["e1xd1"], 1)
    assert [(step.seat, step.move) for step in together.history[:3]] == [
        (1, "e2xe1"),
        (0, "--"),
        (1, "e1xd1"),
    ]
    assert [by_itself(step) for step in together.history[:3]] == [False, True, False]
    assert together.position == one_by_one.position
    assert [row.text for row in story.rows(together)] == [step.move for step in together.history]


@pytest.mark.parametrize("sent", [["b1xb2", "c6xa6"], ["b1xb2", "--", "c6xa6"]])
def test_what_is_forced_may_be_sent_or_left_to_the_table(sent: list[str]) -> None:
    ahead = story_at(ALONE, 1).ahead(sent, 0)
    assert [step.move for step in ahead.history[:3]] == ["b1xb2", "--", "c6xa6"]


def drawn_in_a_turn() -> tuple[Story, int, str]:
    """A story of Oh Crab!, a seat that goes on after a card was turned up, and the move that does it."""
    seats = tuple(SeatRow(seat, "person") for seat in range(3))
    story, coin = Story(TableRow("t", "oh-crab", "1", 3, 1, {}, seats)), Random(1)
    at_once = story.match.game.at_once
    assert at_once is not None
    while True:
        before, seat = story.match.exact_copy(), story.match.to_move[0]
        story.match.play(coin.choice(story.match.moves(seat)), seat)
        step = story.match.history[-1]
        if step.final and not at_once.now(before.here) and story.match.to_move == (seat,):
            story.match, story.moves = before, len(before.history)
            return story, seat, step.move


def test_what_chance_will_bring_cannot_be_tried_out_and_dropped() -> None:
    story, seat, draw = drawn_in_a_turn()
    after = story.ahead([draw], seat)
    for following in (after.moves(seat)[0], "N", "no move at all"):
        with pytest.raises(IllegalMove) as refused:
            story.ahead([draw, following], seat)
        assert (refused.value.move, refused.value.clause, refused.value.reason) == (following, None, "unseen")
        assert refused.value.params == {"move": following}  # the same for all of them: it tells nothing


def test_nothing_is_simulated_for_a_message_that_could_be_dropped() -> None:
    story = Story(TableRow("t", "icecool", "1", 2, 1, {}, tuple(SeatRow(n, "person") for n in range(2))))
    seat = story.match.to_move[0]
    with patch.object(Match, "play", side_effect=AssertionError), pytest.raises(IllegalMove) as refused:
        story.ahead([story.match.moves(seat)[0], "again"], seat)
    assert (refused.value.move, refused.value.reason) == ("again", "unseen")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_sends_too_much_at_once_is_told_so_in_words(language: str) -> None:
    words = Words(language, "shell")
    assert words.say("why-unseen-title") and "c3" in words.say("why-unseen", move="c3")


def test_the_story_does_not_go_on_before_the_log_has_it() -> None:
    async def scenario() -> None:
        story = story_at(TWO, 2)
        story.match.undo = None  # type: ignore[assignment]  # nothing has to be taken back
        table = Table(Full(Memory()), story, None, lambda table: None)  # type: ignore[arg-type]  # no flicks
        with pytest.raises(StorageError):
            await table.play(1, 0, "e2xe1", "e1xd1")
        with pytest.raises(IllegalMove):
            await table.play(1, 0, "e2xe1", "e2xe1")
        assert story.moves == story.ply == 0 and story.match.position == TWO

    asyncio.run(scenario())


class Full(MemoryStore):
    """A disk without room."""

    async def append(self, *rows: Any) -> None:
        raise StorageError("full", "the memory")
