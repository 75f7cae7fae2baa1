"""The page's first answer names all that will be fetched, brings the shelf's facts along, and is small."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from seaboard.server.web.preloads import FILES

from .house import BOT, ME, House, running

SHELF, TABLE = "src/shell/shelf/Shelf.svelte", "src/shell/table/TablePage.svelte"
WORDS = "../src/seaboard/words/{}/shell.ftl?raw"


def module(file: str, *imports: str, css: str = "", entry: bool = False) -> dict[str, Any]:
    return {
        "file": f"assets/{file}",
        "imports": list(imports),
        **({"css": [f"assets/{css}"]} if css else {}),
        **({"isEntry": True} if entry else {}),
    }


MODULES = {
    "index.html": module("index-1.js", "_base", entry=True),
    "_base": module("base-1.js", css="base-1.css"),
    SHELF: module("shelf-1.js", "_base", css="shelf-1.css"),
    TABLE: module("table-1.js", "_base", "_common"),
    "_common": module("common-1.js", "_base", css="common-1.css"),
    "src/games/urchins/index.ts": module("urchins-1.js", "_common"),
    "../src/seaboard/games/urchins/words/fr.ftl?raw": module("urchins-fr-1.js"),
    WORDS.format("en"): module("en-1.js"),
    WORDS.format("fr"): module("fr-1.js"),
}


@pytest.fixture
def page(tmp_path: Path) -> Path:
    built = tmp_path / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<html><head></head><body></body></html>")
    (built / FILES).write_text(json.dumps(MODULES))
    return built


def named(house: House, address: str, language: str = "en-GB,en") -> set[str]:
    """The files that an answer names, without the numbers behind them."""
    text = house.http.get(address, headers={"accept-language": language}).text
    return {file.split("-1.")[0] for file in re.findall(r'<link [^>]*href="/assets/([^"]+)"', text)}


def test_a_place_names_its_files_but_not_those_of_the_entry(path: Path, page: Path) -> None:
    with running(path, page=page) as house:
        assert named(house, "/") == {"shelf", "en"}
        assert named(house, "/", "de-DE,fr;q=0.8,en;q=0.5") == {"shelf", "fr"}
        assert named(house, "/matches", "de") == {"en"}
        assert named(house, "/learn/urchins", "fr-CA") == {"fr", "urchins", "urchins-fr", "common"}
        assert named(house, "/learn/nothing") == {"en"}
        text = house.http.get("/").text
        assert '<link rel="stylesheet" crossorigin href="/assets/shelf-1.css">' in text
        assert '<link rel="modulepreload" crossorigin href="/assets/shelf-1.js">' in text


def test_a_table_names_the_files_of_its_game(path: Path, page: Path) -> None:
    with running(path, page=page) as house:
        table = house.open(ME, BOT, game="urchins")["table"]
        wanted = {"table", "common", "en", "urchins"}
        assert named(house, f"/t/{table}") == wanted
        assert named(house, "/t/nowhere") == wanted - {"urchins"}


def test_the_shelf_need_not_ask_for_what_is_on_it(path: Path, page: Path) -> None:
    with running(path, page=page) as house:
        text = house.http.get("/").text
        found = re.search(r'<script type="application/json" id="first">(.*)</script>', text)
        assert found is not None and "<" not in found[1]
        told = json.loads(found[1])
        assert told["games"] == house.http.get("/api/games").json()
        assert told["puzzles"] == house.http.get("/api/puzzles").json()
        assert 'id="first"' not in house.http.get("/matches").text


def test_a_page_that_is_built_anew_is_read_anew(path: Path, page: Path) -> None:
    with running(path, page=page) as house:
        assert named(house, "/") == {"shelf", "en"}
        (page / FILES).write_text("no list at all")
        assert named(house, "/") == set()


def test_files_are_given_out_as_small_as_a_browser_understands(path: Path, page: Path) -> None:
    text = b"let sea = 1;" * 200
    (page / "assets/a-1.js").write_bytes(text)
    (page / "assets/a-1.js.br").write_bytes(b"pressed by the build")
    (page / "assets/b-1.css").write_bytes(text)
    (page / "assets/c-1.js").write_bytes(b"tiny")
    with running(path, page=page) as house:

        def got(name: str, understood: str) -> tuple[str | None, bytes]:
            head = {"accept-encoding": understood}
            with house.http.stream("GET", f"/assets/{name}", headers=head) as answer:
                assert answer.status_code == 200 and "immutable" in answer.headers["cache-control"]
                assert answer.headers["content-type"].split(";")[0] in ("text/javascript", "text/css")
                return answer.headers.get("content-encoding"), b"".join(answer.iter_raw())

        assert got("a-1.js", "gzip, deflate, br") == ("br", b"pressed by the build")
        for name, understood in (("a-1.js", "gzip"), ("b-1.css", "gzip, br;q=0.9")):
            how, content = got(name, understood)
            assert how == "gzip" and gzip.decompress(content) == text
        assert got("a-1.js", "identity") == (None, text)
        assert got("c-1.js", "gzip, br") == (None, b"tiny")
