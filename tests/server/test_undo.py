"""Taking back: free among bots, asked among people, never across a deal."""

from __future__ import annotations

from seaboard.server.store.protocol import SeatRow, TableRow
from seaboard.server.tables import undo
from seaboard.server.tables.decided import by_itself
from seaboard.server.tables.seats import Seats
from seaboard.server.tables.story import Story

from .house import BOT, FRIEND, ME, Client, House, two_turns


def play_on(ann: Client, ben: Client, moves: int) -> None:
    for _ in range(moves):
        mover, other = two_turns(ann, ben)
        after = mover.move()
        other.reach(after["ply"])


def test_among_bots_an_undo_goes_back_to_my_last_decision(house: House) -> None:
    seated = house.open(ME, BOT, BOT)
    me = house.watch(seated["table"], seated["token"])
    me.my_turn()
    assert me.state["undo"] == "no"
    me.say(type="undo", ply=me.state["ply"])
    assert me.hear("undo_refused")["reason"] == "nothing"
    before = me.state
    me.move()
    me.my_turn()
    assert me.state["undo"] == "free"
    me.say(type="undo", ply=me.state["ply"])
    after = me.until(lambda state: state["ply"] > before["ply"] and state["view"] == before["view"])
    assert after["moves"] == before["moves"] and len(me.log) == len(before["log"]) + before["log_from"]


def test_among_people_the_others_are_asked(house: House) -> None:
    _, ann, ben = house.two_people()
    play_on(ann, ben, 4)
    before = ann.state
    mover, other = two_turns(ann, ben)
    assert mover.state["undo"] == "ask"
    mover.say(type="undo", ply=4)
    other.until(lambda state: state["undo_asked"] == mover.state["seat"])
    other.say(type="undo_answer", ply=4, agree=True)
    for client in (mover, other):
        client.until(lambda state: state["ply"] == 5)
        assert client.state["undo_asked"] is None
        assert len(client.log) < len(before["log"]) + before["log_from"]
    assert mover.state["moves"]


def test_inside_ones_own_turn_a_step_is_taken_back_freely_among_people_too(house: House) -> None:
    _, ann, ben = house.two_people()
    mover, other = two_turns(ann, ben)
    before = mover.state
    assert mover.move()["moves"], "a swap turn may have two swaps"
    assert mover.state["undo"] == "free"
    mover.say(type="undo", ply=mover.state["ply"])
    assert mover.until(lambda state: state["ply"] == before["ply"] + 2)["view"] == before["view"]
    assert other.until(lambda state: state["ply"] == before["ply"] + 2)["undo_asked"] is None


def test_a_decline_is_told_and_changes_nothing(house: House) -> None:
    _, ann, ben = house.two_people()
    play_on(ann, ben, 3)
    mover, other = two_turns(ann, ben)
    other.say(type="undo", ply=3)
    mover.until(lambda state: state["undo_asked"] == other.state["seat"])
    mover.say(type="undo_answer", ply=3, agree=False)
    assert other.hear("undo_refused")["reason"] == "declined"
    assert mover.until(lambda state: state["undo_asked"] is None)["ply"] == 3


def test_a_move_ends_the_question(house: House) -> None:
    _, ann, ben = house.two_people()
    play_on(ann, ben, 3)
    mover, other = two_turns(ann, ben)
    other.say(type="undo", ply=3)
    mover.until(lambda state: state["undo_asked"] is not None)
    assert mover.move()["undo_asked"] is None
    mover.say(type="undo_answer", ply=3, agree=True)
    assert mover.hear("fault")["code"] == "stale"


def test_nobody_can_agree_with_himself_and_spectators_have_no_voice(house: House) -> None:
    table, ann, ben = house.two_people()
    watcher = house.watch(table)
    asker, _ = two_turns(ann, ben)
    asker.move("ok")
    asker.say(type="undo", ply=1)
    asker.until(lambda state: state["undo_asked"] == state["seat"])
    asker.say(type="undo_answer", ply=1, agree=True)
    watcher.say(type="undo_answer", ply=1, agree=True)
    assert watcher.hear("fault")["code"] == "no-seat"
    asker.say(type="ping")
    asker.hear("pong")
    assert asker.state["ply"] == 1 and asker.state["undo_asked"] == asker.state["seat"]


def test_three_people_must_all_agree(house: House) -> None:
    ann = house.open(ME, FRIEND, FRIEND)
    people = [ann, house.sit(ann["table"]), house.sit(ann["table"], "Cid")]
    clients = [house.watch(ann["table"], one["token"]) for one in people]
    first = next(client for client in clients if client.state["moves"])
    first.move("ok")
    others = [client for client in clients if client is not first]
    first.say(type="undo", ply=1)
    for other in others:
        other.until(lambda state: state["undo_asked"] is not None)
    others[0].say(type="undo_answer", ply=1, agree=True)
    others[0].say(type="ping")
    others[0].hear("pong")
    assert others[0].state["ply"] == 1
    others[1].say(type="undo_answer", ply=1, agree=True)
    assert first.until(lambda state: state["ply"] == 2)["moves"]
    assert first.log == []


def test_no_undo_across_a_deal(house: House) -> None:
    seated = house.open(ME, BOT, BOT, BOT)  # among four no round can end the match
    me = house.watch(seated["table"], seated["token"])
    while not any(entry["move"] == "deal" for entry in me.log):
        me.move()
    deal = next(entry["number"] for entry in me.log if entry["move"] == "deal")
    me.my_turn()
    for _ in range(5):
        if me.state["undo"] == "no":
            break
        ply = me.state["ply"]
        me.say(type="undo", ply=ply)
        me.reach(ply + 1)
        me.my_turn()
    assert len(me.log) > deal
    me.say(type="undo", ply=me.state["ply"])
    assert me.hear("undo_refused")["reason"] == "deal"


def test_a_late_undo_is_stale(house: House) -> None:
    seated = house.open(ME, BOT)
    me = house.watch(seated["table"], seated["token"])
    me.move()
    me.say(type="undo", ply=0)
    assert me.hear("fault")["code"] == "stale"


def test_a_step_the_table_skipped_by_itself_opens_no_way_into_the_turn_before() -> None:
    """In Urchins step 1 of the second turn is forced: taking back before it would undo a rival's turn."""
    seats = tuple(SeatRow(seat, "person", name) for seat, name in enumerate(("Ann", "Ben")))
    story = Story(TableRow("t", "urchins", "1", 2, 1, {}, seats))
    story.go_on(story.settled())
    for seat, move in ((0, "y@c3"), (0, "*c3"), (1, "r@e5"), (1, "*e5")):
        assert undo.offer(story, Seats(seats), seat).way != "free" or move[0] == "*"
        story.go_on(story.ahead([move], seat))
    assert story.match.to_move == (0,) and by_itself(story.match.history[-1])
    assert undo.offer(story, Seats(seats), 0).way == "ask"
    story.go_on(story.ahead(["y@a1"], 0))
    assert undo.offer(story, Seats(seats), 0).way == "free"
