"""A page that was built otherwise than the one of the server hears of it before anything is misunderstood."""

from __future__ import annotations

from pathlib import Path

from .house import BOT, ME, House, running

ENTRY = '<!doctype html><script type="module" crossorigin src="/assets/{}"></script>'


def build(page: Path, entry: str) -> None:
    page.mkdir(exist_ok=True)
    (page / "index.html").write_text(ENTRY.format(entry))


def test_every_answer_says_which_page_there_is(path: Path, tmp_path: Path) -> None:
    page = tmp_path / "page"
    build(page, "index-one.js")
    with running(path, page=page) as house:
        for address in ("/", "/api/games", "/api/nothing"):
            assert house.http.get(address).headers["seaboard-page"] == "index-one.js"
        build(page, "index-another.js")  # beside a running server
        assert house.http.get("/api/games").headers["seaboard-page"] == "index-another.js"


def test_an_old_page_is_sent_away_before_it_says_a_word(path: Path, tmp_path: Path) -> None:
    page = tmp_path / "page"
    build(page, "index-one.js")
    with running(path, page=page) as house:
        table = house.open(ME, BOT)["table"]
        assert house.connect(f"{table}?page=index-older.js").close_code() == 4000
        for fitting in ("?page=index-one.js", "?page=", ""):
            client = house.connect(table + fitting)
            client.say(type="hello")
            assert client.hear("state")["seat"] is None


def test_where_no_page_is_built_any_other_is_another(house: House) -> None:
    table = house.open(ME, BOT)["table"]
    assert house.http.get("/api/games").headers["seaboard-page"] == ""
    assert house.connect(f"{table}?page=index-one.js").close_code() == 4000
