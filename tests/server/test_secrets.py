"""What must stay secret: tokens for ever, the seed until the end."""

from __future__ import annotations

from pathlib import Path

from .house import BOT, ME, SEED, House, running


def seeds_in(text: str) -> bool:
    return str(SEED) in text or f"{SEED:x}" in text.lower() or str(SEED)[:20] in text


def test_no_message_holds_the_seed_or_a_token_while_the_match_runs(house: House) -> None:
    seated = house.open(ME, BOT)
    me, watcher = house.watch(seated["table"], seated["token"]), house.watch(seated["table"])
    for _ in range(60):
        me.my_turn()
        if me.state["over"] or me.state["table"]["seats"][0]["name"] != "Ann":
            break
        me.say(type="why", move="a1xf6")
        me.say(type="hint", grade=3)
        me.hear("hint")
        me.move()
        if any(entry["move"] == "deal" for entry in me.log):
            break
    watcher.until(lambda state: state["ply"] >= me.state["ply"])
    others = house.http.get(f"/api/tables/{seated['table']}/record").text
    others += house.http.post("/api/mine", json={"tokens": {seated["table"]: seated["token"]}}).text
    assert not me.state["over"] and not watcher.state["over"]
    for text in [*me.heard, *watcher.heard, others]:
        assert not seeds_in(text)
        assert seated["token"] not in text


def test_a_token_is_never_stored_in_clear(path: Path) -> None:
    with running(path) as house:
        seated = house.open(ME, BOT)
        me = house.watch(seated["table"], seated["token"])
        me.move()
        me.my_turn()
        stored = b"".join(file.read_bytes() for file in path.parent.glob("seaboard.sqlite3*"))
        assert b"SQLite" in stored and seated["token"].encode() not in stored


def test_table_names_and_tokens_cannot_be_guessed(house: House) -> None:
    opened = [house.open(ME, BOT) for _ in range(20)]
    assert len({seated["table"] for seated in opened}) == len({seated["token"] for seated in opened}) == 20
    assert all(len(seated["table"]) >= 12 and len(seated["token"]) >= 43 for seated in opened)
