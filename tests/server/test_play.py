"""A table from its first guest to its last move."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest

import seaboard
from seaboard.server.tables import tokens
from tests.walks import open_games

from .house import BOT, FRIEND, ME, House, running, two_turns


def test_two_people_play_and_both_see_it(house: House) -> None:
    _, ann, ben = house.two_people()
    assert (ann.state["seat"], ben.state["seat"]) == (0, 1)
    for _ in range(10):
        ann.until(lambda state: state["ply"] == ben.state["ply"])
        mover, other = two_turns(ann, ben)
        after = mover.move()
        seen = other.reach(after["ply"])
        assert seen["view"] == after["view"] and other.position() == mover.position() != ""
        assert other.log == mover.log
    assert ann.log[0]["events"][0]["kind"] in ("keep", "swap")


def test_a_spectator_sees_everything_and_does_nothing(house: House) -> None:
    table, ann, ben = house.two_people()
    watcher = house.watch(table)
    assert watcher.state["seat"] is None and watcher.state["moves"] == [] and watcher.state["undo"] == "no"
    mover, _ = two_turns(ann, ben)
    mover.move()
    assert watcher.hear("state")["ply"] == 1
    for request in (
        {"type": "move", "ply": 1, "moves": ["ok"]},
        {"type": "undo", "ply": 1},
        {"type": "undo_answer", "ply": 1, "agree": True},
        {"type": "hint", "grade": 3},
        {"type": "rename", "name": "Mallory"},
        {"type": "why", "move": "ok"},
    ):
        watcher.say(**request)
        assert watcher.hear("fault")["code"] == "no-seat"


def test_an_illegal_move_is_refused_with_its_clause_and_changes_nothing(house: House) -> None:
    _, ann, ben = house.two_people()
    mover, other = two_turns(ann, ben)
    before = mover.state
    mover.play(0, "a1xb1")
    refused = mover.hear("refused")
    assert (
        refused["asked"] is False and refused["clause"] and refused["reason"] and refused["move"] == "a1xb1"
    )
    mover.play(0, "checkmate")
    assert mover.hear("refused")["clause"] is None
    other.play(0, before["moves"][0])
    assert other.hear("refused")["type"] == "refused"
    mover.say(type="why", move="a1xb1")
    assert mover.hear("refused")["asked"] is True
    mover.say(type="why", move=before["moves"][0])
    assert mover.hear("allowed")["move"] == before["moves"][0]
    assert mover.move()["ply"] == 1


def test_a_doubled_message_is_played_once(house: House) -> None:
    _, ann, ben = house.two_people()
    mover, _ = two_turns(ann, ben)
    move = mover.state["moves"][0]
    for _ in range(3):
        mover.play(0, move)
    for _ in range(2):
        fault = mover.hear("fault")
        assert fault["code"] == "stale"
    mover.hear("state")
    assert mover.state["ply"] == 1 and len(mover.log) == 1


def test_two_tabs_that_move_at_once_make_one_move(house: House) -> None:
    seated = house.open(ME, BOT, seating="RP")
    tabs = [house.watch(seated["table"], seated["token"]) for _ in range(4)]
    state = tabs[0].my_turn()
    for tab in tabs:
        tab.until(lambda now: now["ply"] == state["ply"])
        tab.play(state["ply"], state["moves"][0])
    for tab in tabs:
        tab.reach(state["ply"] + 1)
        tab.my_turn()
    mine = [entry for entry in tabs[0].log[state["ply"] :] if entry["seat"] == 0]
    assert len(mine) == 1


def test_somebody_comes_back_to_the_seat_and_gets_only_the_news(house: House) -> None:
    seated = house.open(ME, BOT)
    first = house.watch(seated["table"], seated["token"])
    first.move()
    known = first.my_turn()
    first.socket.close()
    back = house.watch(seated["table"], seated["token"], before=first)
    assert back.state["seat"] == 0 and back.state["log"] == [] and back.state["log_from"] == len(first.log)
    assert back.state["view"] == known["view"]
    stranger = house.connect(seated["table"])
    stranger.say(type="hello", known=1000, known_ply=5000)
    stranger.hear("state")
    assert stranger.state["log_from"] == 0 and len(stranger.log) == len(first.log)


def test_news_after_an_undo_begin_where_the_match_went_another_way(house: House) -> None:
    seated = house.open(ME, BOT)
    away = house.watch(seated["table"], seated["token"])
    away.move()
    away.move()
    left = away.my_turn()
    away.socket.close()
    home = house.watch(seated["table"], seated["token"])
    home.say(type="undo", ply=home.state["ply"])
    home.until(lambda state: state["ply"] > left["ply"])
    home.move()
    now = home.my_turn()
    away = house.watch(seated["table"], seated["token"], before=away)
    assert away.log == home.log and away.state["ply"] == now["ply"]
    assert away.state["log_from"] < left["ply"]
    assert home.log[away.state["log_from"] :] == away.state["log"]


def test_presence_names_and_who_sits_where(house: House) -> None:
    ann = house.open(ME, FRIEND, name=" Ann\u0000 ")
    here = house.watch(ann["table"], ann["token"])
    assert [seat["kind"] for seat in here.state["table"]["seats"]] == ["person", "open"]
    assert here.state["table"]["seats"][0] == {"seat": 0, "kind": "person", "name": "Ann", "here": True}
    ben = house.sit(ann["table"])
    assert here.hear("state")["table"]["seats"][1] == {
        "seat": 1,
        "kind": "person",
        "name": "Ben",
        "here": False,
    }
    there = house.watch(ann["table"], ben["token"])
    assert here.hear("presence")["seats"][1]["here"] is True
    second = house.watch(ann["table"], ben["token"])
    there.say(type="rename", name="Benoît")
    assert here.hear("presence")["seats"][1]["name"] == "Benoît"
    there.say(type="rename", name=" ")
    assert here.hear("presence")["seats"][1]["name"] == ""  # the page has a word for that
    there.say(type="rename", name="B" * 25)
    assert there.hear("fault")["code"] == "malformed"
    second.socket.close()
    there.socket.close()
    assert here.hear("presence")["seats"][1]["here"] is False
    assert house.http.post(f"/api/tables/{ann['table']}/sit", json={}).json()["code"] == "no-free-seat"


def test_a_wrong_token_is_told_so(house: House) -> None:
    seated = house.open(ME, BOT)
    for token in ("", "x", tokens.new_token(), seated["token"] + "x"):
        client = house.connect(seated["table"])
        client.say(type="hello", token=token)
        assert client.hear("fault")["code"] == "token"
        assert client.close_code() == 1008


def test_an_unknown_table_is_told_so(house: House) -> None:
    client = house.connect("nowhere")
    client.say(type="hello")
    assert client.hear("fault")["code"] == "no-table"
    assert client.close_code() == 1008


def test_a_whole_match_against_bots_ends_with_its_seed(house: House) -> None:
    seated = house.open(ME, BOT, BOT)
    me = house.watch(seated["table"], seated["token"])
    seed_hash = me.state["table"]["seed_hash"]
    while not me.state["over"]:
        assert me.state["table"]["seed"] is None
        if me.state["moves"]:
            me.play(me.state["ply"], me.state["moves"][0])
        me.hear("state")
    facts = me.state["table"]
    assert tokens.seed_hash(int(facts["seed"])) == seed_hash
    assert me.state["winners"] and me.state["to_move"] == [] and me.state["thinking"] == []
    record = house.http.get(f"/api/tables/{seated['table']}/record").text
    replayed = seaboard.load(record)
    assert list(replayed.winners) == me.state["winners"] and replayed.view(0) == me.state["view"]
    assert [played.move for played in replayed.history] == [entry["move"] for entry in me.log]


def test_a_table_of_bots_plays_by_itself_while_somebody_watches(house: House) -> None:
    seated = house.open(BOT, BOT)
    assert seated["seat"] is None and seated["token"] is None
    watcher = house.watch(seated["table"])
    watcher.until(lambda state: any(entry["move"] == "deal" for entry in watcher.log) or state["over"])


def test_solo_has_no_bots_and_no_friends(house: House) -> None:
    seated = house.open(ME)
    me = house.watch(seated["table"], seated["token"])
    for _ in range(5):
        me.move()
    assert me.state["undo"] == "free"
    me.say(type="undo", ply=me.state["ply"])
    me.hear("state")
    assert len(me.log) < 5


def test_hints_come_in_three_grades_from_one_thought(house: House) -> None:
    seated = house.open(ME, BOT)
    me = house.watch(seated["table"], seated["token"])
    state = me.my_turn()
    before = house.thinkers.hinted
    for grade in (1, 2, 3):
        me.say(type="hint", grade=grade)
    hints = sorted((me.hear("hint") for _ in range(3)), key=lambda hint: hint["grade"])
    move = state["moves"][0]
    where, kind, whole = hints
    assert {name for name in where if where[name]} == {"type", "grade", "where"} | (
        {"ply"} if state["ply"] else set()
    )
    assert where["where"] == kind["where"] == whole["where"]
    assert kind["kind"] == whole["kind"] and kind["kind"]["clause"]
    assert [kind[name] for name in ("move", "plan", "reason", "winnable")] == [None, [], None, None]
    assert (whole["move"], whole["plan"]) == (move, [move]) and whole["reason"]["clause"]
    assert not any(move in text for text in me.heard if '"type":"hint"' in text and '"grade":3' not in text)
    assert house.thinkers.hinted == before + 1
    me.say(type="hint", grade=4)
    assert me.hear("fault")["code"] == "malformed"


def test_no_hint_for_somebody_who_waits(house: House) -> None:
    _, ann, ben = house.two_people()
    _, other = two_turns(ann, ben)
    other.say(type="hint", grade=1)
    assert other.hear("fault")["code"] == "no-hint"


def test_stored_tables_that_cannot_be_replayed_are_problems_and_not_the_end(path: Path) -> None:
    damages = {
        "options": """UPDATE "tables" SET options = '{"buoy": "z9"}' WHERE id = ?""",
        "text": """UPDATE "tables" SET options = '{' WHERE id = ?""",
        "seed": """UPDATE "tables" SET seed = 'sea' WHERE id = ?""",
        "game": """UPDATE "tables" SET game = 'chess' WHERE id = ?""",
        "seats": """DELETE FROM seats WHERE seat = 1 AND "table" = ?""",
        "move": "INSERT INTO log VALUES (?, 0, 'move', 0, 'e2e4', 0.0, '')",
        "hole": "INSERT INTO log VALUES (?, 3, 'move', 0, 'ok', 0.0, '')",
        "undo": "INSERT INTO log VALUES (?, 0, 'undo', 0, '5', 0.0, '')",
    }
    with running(path) as house:
        good = house.open(ME, FRIEND)
        bad = {name: house.open(ME, FRIEND) for name in damages}
    with contextlib.closing(sqlite3.connect(path)) as db:
        for name, damage in damages.items():
            db.execute(damage, (bad[name]["table"],))
        db.commit()
    with running(path) as house:
        for name, seated in bad.items():
            answer = house.http.get(f"/api/tables/{seated['table']}/record")
            assert (answer.status_code, answer.json()["code"]) == (409, "unreadable-table"), name
            client = house.connect(seated["table"])
            client.say(type="hello", token=seated["token"])
            assert client.hear("fault")["code"] == "unreadable-table", name
        tokens_of = {seated["table"]: seated["token"] for seated in (good, *bad.values())}
        mine = house.http.post("/api/mine", json={"tokens": tokens_of}).json()
        assert [summary["table"] for summary in mine] == [good["table"]]
        assert house.watch(good["table"], good["token"]).state["seat"] == 0


def test_tables_that_nobody_uses_leave_memory_and_come_back(path: Path) -> None:
    with running(path, tables_kept=2) as house:
        first = house.open(ME, BOT)
        client = house.watch(first["table"], first["token"])
        client.move()
        state = client.my_turn()
        held = house.watch(first["table"])
        for _ in range(5):
            seated = house.open(ME, BOT)
            house.watch(seated["table"], seated["token"]).socket.close()
        held.say(type="ping")
        held.hear("pong")
        assert first["table"] in house.hall.tables
        client.socket.close()
        held.socket.close()
        for _ in range(5):
            seated = house.open(ME, BOT)
            house.http.get(f"/api/tables/{seated['table']}/record")
        assert len(house.hall.tables) <= 4
        again = house.watch(first["table"], first["token"])
        assert again.state["view"] == state["view"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_table_size_opens(house: House, players: int) -> None:
    seated = house.open(ME, *[BOT] * (players - 2), FRIEND)
    assert house.watch(seated["table"], seated["token"]).state["table"]["players"] == players


@pytest.mark.parametrize("name", open_games())
def test_where_nothing_is_hidden_all_see_the_same(name: str) -> None:
    """Then the server works a view out once for all watchers."""
    game = seaboard.game(name)
    match = game.new(players=max(game.seats), seed=1)
    assert all(match.view(seat) == match.view(None) for seat in range(match.players))


def test_a_phrase_is_heard_by_all_and_said_by_players_only(house: House) -> None:
    table, ann, ben = house.two_people()
    watcher = house.watch(table)
    ann.say(type="say", phrase="well-played")
    for client in (ann, ben, watcher):
        assert client.hear("said") == {"type": "said", "seat": 0, "phrase": "well-played"}
    watcher.say(type="say", phrase="hello")
    assert watcher.hear("fault")["code"] == "no-seat"
    ben.say(type="say", phrase="anything else")
    assert ben.hear("fault")["code"] == "malformed"
