"""Lessons and the boards of rulebooks over HTTP: the rules play every try, and nothing is kept."""

from __future__ import annotations

import base64
from typing import Any

import pytest

import seaboard
from seaboard.games.icecool.physics import trace
from seaboard.lessons import lessons
from seaboard.server.web import lessons as lessons_of_the_server
from seaboard.server.web.boards import DRAWING, example
from tests.clauses import clause

from .house import PREPARED, House
from .unfolding import unfolded


def tried(house: House, game: str, lesson: str, *moves: str, **more: Any) -> Any:
    return house.http.post(f"/api/lessons/{game}", json={"lesson": lesson, "moves": moves, **more})


@pytest.mark.parametrize("game", seaboard.games())
def test_a_page_is_told_what_there_is_to_learn(house: House, game: str) -> None:
    told = house.http.get(f"/api/lessons/{game}").json()
    assert [step["name"] for step in told] == [lesson.name for lesson in lessons(seaboard.game(game))]
    assert set(told[0]) == {"name", "clause", "solution"}
    shelf = {box["name"]: box for box in house.http.get("/api/games").json()}
    assert shelf[game]["lessons"] == len(told)
    assert shelf[game]["gentle_players"] in range(1, 5)


def test_a_lesson_begins_as_a_table_would_with_the_learner_to_move(house: House) -> None:
    board = tried(house, "urchins", "first-turn").json()
    state = board["state"]
    assert (board["verdict"], board["played"], board["refused"]) == ("open", [], None)
    assert state["seat"] == 0 and state["to_move"] == [0] and "y@c3" in state["moves"]
    assert [entry["move"] for entry in state["log"]] == ["="]  # the rules leave no choice (U6)
    assert [seat["kind"] for seat in state["table"]["seats"]] == ["person", "bot"]


@clause("F14")
def test_a_wrong_try_is_answered_with_the_clause(house: House) -> None:
    board = tried(house, "fish-and-chips", "catch", "a1xa4").json()
    refused = board["refused"]
    assert (refused["clause"], refused["reason"], refused["asked"]) == ("F14", "too-strong", False)
    assert board["verdict"] == "open" and board["state"]["log"] == []
    asked = tried(house, "fish-and-chips", "catch", why="a1xa4").json()["refused"]
    assert asked == {**refused, "asked": True}
    assert tried(house, "fish-and-chips", "catch", why="a1xd1").json()["refused"] is None


def test_what_was_wanted_is_done_and_then_nothing_is_to_decide(house: House) -> None:
    board = tried(house, "fish-and-chips", "equal", "b5xe5").json()
    assert board["verdict"] == "done" and board["state"]["moves"] == []
    assert tried(house, "fish-and-chips", "equal", "b5xb3").json()["verdict"] == "missed"


def test_a_hand_that_is_not_the_learners_stays_hidden(house: House) -> None:
    state = tried(house, "oh-crab", "plan").json()["state"]
    own, other = (seat.get("hand") for seat in state["view"]["seats"][:2])
    assert own is not None and other is None


@clause("I21")
def test_a_flick_is_simulated_and_filmed(house: House) -> None:
    solution = next(lesson for lesson in lessons(seaboard.game("icecool")) if lesson.name == "fish").solution
    board = tried(house, "icecool", "fish", *solution).json()
    assert board["verdict"] == "done" and set(board["films"]) == {"0"}
    shown = trace.read_trace(base64.b64decode(board["films"]["0"]), ["red", "blue"])
    assert len(shown["poses"]["red"]) > 10


def test_what_is_no_lesson_is_a_problem(house: House) -> None:
    assert tried(house, "urchins", "nowhere").json()["code"] == "no-lessons"
    assert tried(house, "chess", "walk").json()["code"] == "no-game"
    assert tried(house, "urchins", "walk", *["="] * 17).status_code == 400


@pytest.mark.parametrize("game", seaboard.games())
def test_a_rulebook_has_the_same_boards_in_every_language_and_they_can_be_played(
    house: House, game: str
) -> None:
    named = {
        language: DRAWING.findall(seaboard.game(game).text_file("rulebook", f"{language}.md") or "")
        for language in ("en", "fr")
    }
    assert named["en"] == named["fr"] and len(named["en"]) >= 4
    boards = house.http.get(f"/api/rules/{game}/boards").json()
    moves = [len(example(line).moves) for line in named["en"]]
    assert [len(board["states"]) for board in boards] == [1 + number for number in moves]
    states = [state for board in boards for state in board["states"]]
    assert all(state["seat"] is None and state["moves"] == [] for state in states)


def test_boards_come_pressed_and_once(house: House) -> None:
    first = house.http.get("/api/rules/urchins/boards")
    assert first.headers["content-encoding"] == "gzip" and first.headers["vary"] == "Accept-Encoding"
    known = {"if-none-match": first.headers["etag"]}
    again = house.http.get("/api/rules/urchins/boards", headers=known)
    assert (again.status_code, again.content) == (304, b"")
    assert house.http.get("/api/rules/oh-crab/boards", headers=known).status_code == 200


@pytest.mark.parametrize("game", seaboard.games())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_drawing_shows_the_position_that_it_names(game: str, language: str) -> None:
    """Whoever reads the text sees what the page draws; of a large board some rows are enough."""
    text = seaboard.game(game).text_file("rulebook", f"{language}.md") or ""
    for part in text.split("```board ")[1:]:
        named, drawn = part.split("```")[0].split("\n", 1)
        board = [row(line) for line in str(example(named).begun(seaboard.game(game))).splitlines()]
        shown = [row(line) for line in drawn.strip("\n").splitlines()]
        columns = game != "icecool" and shown.pop()
        first = board.index(shown[0])
        assert board[first : first + len(shown)] == shown
        assert columns is False or columns in board


def row(line: str) -> list[str]:
    """What stands in a row, and where: the columns of a drawing may be narrower than those of a terminal."""
    return [*line.rstrip()] if {"#", "("} & {*line} else line.replace("~", ".").split()


@clause("I21")
@clause("I28")
@clause("I32")
def test_the_flicks_of_a_rulebook_do_what_its_text_says(house: House) -> None:
    boards = house.http.get("/api/rules/icecool/boards").json()
    told = [
        {(event["kind"], event.get("how"), event.get("fish"), event.get("catch")) for event in last["events"]}
        for board in boards
        for last in board["states"][-1]["log"][-1:]
    ]
    assert ("door", "through", False, None) in told[0]
    assert ("door", "through", True, None) in told[1]
    assert ("door", "over", False, None) in told[2]
    assert ("touch", None, None, 1) in told[3]
    assert [kind for kind, *_ in told[4] | told[5]] == ["on_line"]
    assert [sorted(board["films"]) for board in boards] == [["0"]] * 4 + [[]] * 2


@pytest.mark.parametrize("game", [name for name in seaboard.games() if seaboard.game(name).quick])
def test_what_is_prepared_for_a_browser_without_network_is_what_the_rules_say(
    house: House, game: str
) -> None:
    told = house.http.get(f"/api/lessons/{game}/prepared", timeout=PREPARED).json()
    assert told["lessons"] == house.http.get(f"/api/lessons/{game}").json()
    for tries, facts in zip(told["prepared"], told["lessons"], strict=True):
        name, solution = facts["name"], facts["solution"]
        boards = unfolded(tries)
        way = [boards[tuple(solution[:number])].board for number in range(len(solution) + 1)]
        assert [board["verdict"] for board in way] == ["open"] * len(solution) + ["done"]
        for moves in [(), tuple(solution), *list(boards)[:: max(1, len(boards) // 5)]]:
            assert boards[moves].board == tried(house, game, name, *moves).json()
        for moves, refused in [(moves, found.refused) for moves, found in boards.items()][:2]:
            for move, number in list(refused.items())[:: max(1, len(refused) // 5)]:
                answer = tried(house, game, name, *moves, why=move).json()["refused"]
                assert {**tries["reasons"][number], "move": move} == answer


def test_nothing_is_prepared_where_moves_are_simulated(house: House) -> None:
    assert house.http.get("/api/lessons/icecool/prepared", timeout=PREPARED).json()["prepared"] == []
    assert house.http.get("/api/lessons/nothing/prepared", timeout=PREPARED).status_code == 404


def test_a_game_without_lessons_has_none_to_prepare(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons_of_the_server, "lessons", lambda game: [])
    answer = house.http.get("/api/lessons/urchins/prepared", timeout=PREPARED)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-lessons")
