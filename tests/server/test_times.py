"""The policy of clocks, without a server: four ways to count time, in every game."""

from __future__ import annotations

from random import Random

import pytest

import seaboard
from seaboard.server.store.protocol import SeatRow, TableRow
from seaboard.server.tables.clock import EARLY, EVERYBODY, FEWEST, MOST_LAG, READING, Clock, Pace
from seaboard.server.tables.due import anyone_may_send_it
from seaboard.server.tables.story import Story
from seaboard.server.tables.terms import own_pace

BOTH = (0, 1)
LATE = 2 * EARLY


def test_without_a_clock_nobody_is_hurried() -> None:
    clock = Clock(Pace())
    clock.see(0.0, {0: 0}, BOTH)
    assert clock.next is None and clock.left(0, 1e9) is None and clock.due(1e9) == []


def test_relaxed_time_runs_for_who_is_away_while_others_wait() -> None:
    clock = Clock(Pace("relaxed", 120.0))
    clock.see(0.0, {0: 0}, BOTH)
    assert clock.next is None, "she is here and may think"
    clock.see(10.0, {0: 0}, (1,))
    assert clock.next == 130.0 and clock.left(0, 70.0) == 60.0
    clock.see(100.0, {0: 0}, BOTH)
    assert clock.next is None
    clock.see(200.0, {0: 0}, (1,))
    assert clock.next == 320.0, "who was back may leave again"
    clock.see(210.0, {0: 0}, ())
    assert clock.next is None, "nobody waits"


def test_time_for_a_decision_is_new_with_each_and_stands_while_nobody_is_here() -> None:
    clock = Clock(Pace("move", 30.0))
    clock.see(0.0, {0: 0}, BOTH)
    clock.see(10.0, {0: 0}, ())
    assert clock.next is None
    clock.see(50.0, {0: 0}, (1,))
    assert clock.next == 70.0
    clock.see(60.0, {0: 1}, BOTH)  # her turn goes on with another decision
    assert clock.next == 90.0
    clock.see(65.0, {1: 0}, BOTH)
    assert clock.next == 95.0 and clock.left(0, 65.0) is None


def test_what_is_taken_back_and_decided_anew_brings_no_new_time() -> None:
    clock = Clock(Pace("move", 30.0))
    clock.see(0.0, {0: 0}, BOTH)
    clock.see(20.0, {1: 0}, BOTH)
    clock.see(25.0, {0: 0}, BOTH)
    assert clock.next == 35.0
    clock.see(30.0, {1: 0}, BOTH)
    assert clock.next == 55.0, "he had used five of his"


def test_time_for_a_match_is_used_up_and_grows_when_the_turn_passes_on() -> None:
    clock = Clock(Pace("game", 60.0, 5.0))
    assert clock.left(1, 0.0) == 60.0
    clock.see(0.0, {0: 0}, BOTH)
    clock.see(10.0, {0: 1}, BOTH)  # several decisions are one turn
    assert clock.left(0, 10.0) == 50.0
    clock.see(20.0, {1: 0}, BOTH)
    assert clock.left(0, 25.0) == 45.0 and clock.left(1, 25.0) == 55.0
    for again in (30.0, 40.0):  # to and fro brings one increment
        clock.see(again, {0: 1}, BOTH)
        clock.see(again, {1: 0}, BOTH)
    assert clock.left(0, 40.0) == 45.0


def test_who_has_no_time_left_has_a_moment_for_each_decision() -> None:
    clock = Clock(Pace("game", 60.0))
    clock.see(0.0, {0: 0}, BOTH)
    assert clock.due(60.0) == [0] and clock.due(61.0) == [], "told once"
    assert clock.is_up(0) and clock.left(0, 61.0) == 0.0
    clock.see(61.0, {1: 0}, BOTH)
    assert not clock.is_up(0)
    clock.see(70.0, {0: 1}, BOTH)
    assert clock.next == 70.0 + FEWEST


def test_a_decision_that_ran_out_and_is_taken_back_runs_out_again() -> None:
    clock = Clock(Pace("move", 30.0))
    clock.see(0.0, {0: 0}, BOTH)
    assert clock.due(30.0) == [0]
    clock.see(31.0, {1: 0}, BOTH)
    clock.see(32.0, {0: 0}, BOTH)
    assert clock.due(32.0) == [0]


def test_what_could_not_be_done_for_a_seat_is_tried_again() -> None:
    clock = Clock(Pace("move", 30.0))
    clock.see(0.0, {0: 0}, BOTH)
    assert clock.due(30.0) == [0]
    clock.again(0, 31.0)
    assert clock.next == 61.0 and clock.due(61.0) == [0]


def test_the_way_is_not_counted_but_only_so_much_of_it() -> None:
    for lag, counted in ((0.3, 0.3), (60.0, MOST_LAG)):
        clock = Clock(Pace("game", 60.0), lag={0: lag})
        clock.see(0.0, {0: 0}, BOTH)
        assert clock.due(60.0 + counted - LATE) == []
        clock.see(10.0, {1: 0}, BOTH)
        assert clock.left(0, 10.0) == 50.0 + counted
        clock = Clock(Pace("move", 30.0), lag={0: lag})
        clock.see(0.0, {0: 0}, BOTH)
        assert clock.next == 30.0 + counted


def test_nobody_pays_for_a_film_or_for_reading_the_count() -> None:
    clock = Clock(Pace("game", 60.0))
    clock.see(0.0, {0: 0}, BOTH, grace=8.0)
    assert clock.left(0, 8.0) == 60.0 and clock.next == 68.0
    clock.see(10.0, {EVERYBODY: 4}, BOTH)
    assert clock.next == 10.0 + READING
    clock.see(30.0, {1: 0}, BOTH)
    assert clock.left(0, 30.0) == 58.0 and clock.left(1, 30.0) == 60.0


def test_where_all_decide_at_once_each_has_a_time_of_their_own() -> None:
    clock = Clock(Pace("move", 30.0))
    clock.see(0.0, {0: 0, 1: 0}, BOTH)
    clock.see(20.0, {1: 0}, BOTH)  # what others decide brings nobody new time
    assert clock.next == 30.0 and clock.due(30.0) == [1]


def recalled(clock: Clock, now: float) -> Clock:
    """The clock of whoever reads the log that was written at this moment."""
    found = Clock(clock.pace)
    found.recall(clock.noted(now))
    return found


def test_who_reads_the_log_goes_on_with_what_was_left_and_the_time_between_is_nobodys() -> None:
    clock = Clock(Pace("game", 60.0, 5.0))
    clock.see(0.0, {0: 0}, BOTH)
    again = recalled(clock, 12.5)  # as her move is written
    again.see(99_999.0, {1: 0}, BOTH)
    assert again.left(0, 99_999.0) == 52.5 and again.left(1, 99_999.0) == 60.0
    assert again.next == 99_999.0 + 60.0
    again.see(99_999.0, {0: 0}, BOTH)  # she takes it back, and gets no second increment
    again.see(99_999.0, {1: 0}, BOTH)
    assert again.left(0, 99_999.0) == 52.5


def test_a_log_that_is_read_at_once_changes_no_clock() -> None:
    coin = Random(3)
    for _ in range(50):
        clock = Clock(Pace("game", 60.0, 5.0))
        now, made = 0.0, [0, 0, 0]
        owing = {0: 0}
        for _ in range(40):
            clock.see(now, owing, coin.sample((0, 1, 2), coin.randrange(4)))
            now += coin.randrange(8)
            again = recalled(clock, now)
            for seat in coin.sample(sorted(owing), 1):
                made[seat] += 1
            owing = {seat: made[seat] for seat in coin.sample((0, 1, 2), coin.randrange(1, 3))}
            for one in (clock, again):
                one.see(now, owing, BOTH)
            told = [[one.left(seat, now + 1.0) for seat in range(3)] for one in (clock, again)]
            assert told[0] == pytest.approx(told[1], abs=0.011) and again.next == pytest.approx(clock.next)


def test_a_clock_that_gives_new_time_for_each_decision_needs_no_note() -> None:
    for pace in (Pace(), Pace("relaxed", 120.0), Pace("move", 30.0)):
        clock = Clock(pace)
        clock.see(0.0, {0: 0}, BOTH)
        assert clock.noted(10.0) == ""
    clock = Clock(Pace("game", 60.0))
    assert clock.noted(10.0) == "", "nobody has been timed yet"
    for noted in ("", "[[0,", '[["me",1]]'):
        clock.recall(noted)
        assert clock.left(0, 0.0) == 60.0


@pytest.mark.parametrize("kind", ["move", "game"])
@pytest.mark.parametrize("name", seaboard.games())
def test_a_seat_that_never_moves_stops_no_match(name: str, kind: str) -> None:
    """Everybody but the last moves after a second; for that one a bot moves when the time is up."""
    players = 3
    seats = tuple(SeatRow(seat, "person") for seat in range(players))
    game = seaboard.game(name)
    options = {} if game.clock is None else {"clock": 0}  # people may do without a game's own
    story = Story(TableRow("t", name, game.rules_version, players, 5, options, seats))
    assert own_pace(story.match) is None
    clock = Clock(Pace(kind, 60.0, 0.0))  # type: ignore[arg-type]  # one of the two
    now, moved_for = 0.0, 0
    while not story.match.over and story.moves < 60 and (game.quick or moved_for < 4):
        match = story.match
        anyone = anyone_may_send_it(match)
        owing = {EVERYBODY: story.moves} if anyone else {seat: story.made[seat] for seat in match.to_move}
        clock.see(now, owing, here=(0, 1))
        seat = match.to_move[0]
        if seat == players - 1 and not anyone:
            assert clock.next is not None and now < clock.next <= now + 60.0
            now = clock.next
            assert clock.due(now) == [seat]
            moved_for += 1
        else:
            now += 1.0
            assert clock.due(now) == []
        story.go_on(story.ahead(story.match.moves(seat)[:1], seat))
    assert moved_for > 3


def test_a_game_that_has_a_clock_of_its_own_keeps_it() -> None:
    seats = (SeatRow(0, "person"), SeatRow(1, "person"))
    for seconds, pace in ((30, Pace("move", 30)), (0, None)):
        row = TableRow(
            "t", "icecool", seaboard.game("icecool").rules_version, 2, 5, {"clock": seconds}, seats
        )
        assert own_pace(Story(row).match) == pace
