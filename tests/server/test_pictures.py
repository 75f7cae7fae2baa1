"""What a messenger shows beside a link to a table."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

import seaboard
from seaboard.match.drawing import HEIGHT, WIDTH
from seaboard.server.web import pictures
from tests.server.house import BOT, ME, House, running

PNG = b"\x89PNG\r\n\x1a\n"


def drawn(match: Any) -> str:
    text: str = match.game.room("picture").draw(match.game.view(match.here, None), match.constants)
    return text


def walked(game: str, players: int, moves: int) -> Any:
    match, toss = seaboard.game(game).new(players=players, seed=5), Random(7)
    for _ in range(moves):
        seat = match.to_move[0]
        match.play(toss.choice(match.moves(seat)), seat)
    return match


@pytest.mark.parametrize(
    ("game", "moves"), [("fish-and-chips", 30), ("oh-crab", 30), ("urchins", 30), ("icecool", 3)]
)
def test_every_game_draws_its_board(game: str, moves: int) -> None:
    boards = [drawn(walked(game, 3, number)) for number in (1, moves)]
    for board in boards:
        assert board.startswith("<svg") and f'width="{WIDTH}" height="{HEIGHT}"' in board
    assert boards[0] != boards[1]


@pytest.mark.parametrize("game", ["oh-crab", "icecool"])
def test_a_board_shows_nothing_that_is_hidden(game: str) -> None:
    match = walked(game, 3, 2)
    redealt = [match.game.secrets.redeal(match.here, 0, Random(seed)) for seed in range(3)]
    room = match.game.room("picture")
    boards = [room.draw(match.game.view(position, None), match.constants) for position in redealt]
    assert all(one == other for one, other in pairwise([drawn(match), *boards]))


def test_a_table_has_a_picture_now_and_of_every_moment(house: House) -> None:
    seated = house.open(ME)
    table = f"/api/tables/{seated['table']}"
    me = house.watch(seated["table"], seated["token"])
    state = me.until(lambda state: state["moves"])
    me.play(state["ply"], state["moves"][0])
    me.reach(state["ply"] + 1)
    now, before, far = (house.http.get(f"{table}{at}/picture.png") for at in ("", "/0", "/9999"))
    assert now.headers["content-type"] == "image/png" and now.content.startswith(PNG)
    assert far.content == now.content
    assert before.status_code == 200 and before.content.startswith(PNG)
    assert house.http.get("/api/tables/nowhere/picture.png").status_code == 404


def test_a_board_is_drawn_once_for_all_who_ask(house: House) -> None:
    table = house.open(ME)["table"]
    pictures.png.cache_clear()
    asked = [house.http.get(f"/api/tables/{table}/picture.png").content for _ in range(3)]
    assert asked[0].startswith(PNG) and len(set(asked)) == pictures.png.cache_info().misses == 1


def test_a_picture_is_where_people_come_in_though_a_proxy_speaks_tls_for_us(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page/index.html").write_text("<html><head></head></html>")
    origins = frozenset({"https://sea.example"})
    with running(tmp_path / "tables.sqlite3", page=tmp_path / "page", origins=origins) as house:
        path = f"/t/{house.open(ME, BOT)['table']}"
        assert (
            'content="https://sea.example/api/' in house.http.get(path, headers={"Host": "sea.example"}).text
        )
        assert f'content="http://{house.host}:{house.port}/api/' in house.http.get(path).text


def test_a_link_tells_its_game_and_its_picture(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page/index.html").write_text("<html><head><title>Seaboard</title></head></html>")
    with running(tmp_path / "tables.sqlite3", page=tmp_path / "page") as house:
        table = house.open(ME, BOT)["table"]
        page = house.http.get(f"/t/{table}/7", headers={"accept-language": "fr"}).text
        tags = dict(re.findall(r'property="([^"]+)" content="([^"]*)"', page))
        assert tags["og:title"] == "Fish &amp; Chips – Seaboard"
        assert "7 coups" in tags["og:description"]
        assert tags["og:image"].endswith(f"/api/tables/{table}/7/picture.png")
        assert house.http.get(tags["og:image"]).content.startswith(PNG)
        for elsewhere in ("/t/nowhere", "/"):
            assert "og:image" not in house.http.get(elsewhere).text
