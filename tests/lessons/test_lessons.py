"""Every lesson of the package: the rules play its solution, which does the task, and words tell of it."""

from __future__ import annotations

import msgspec
import pytest

import seaboard
from seaboard.lessons import Lesson, attempt, begun, happened, lessons
from seaboard.words import LANGUAGES, Words

pytestmark = pytest.mark.once

GAMES = seaboard.games()
ALL = [
    pytest.param(game, lesson, id=f"{game} {lesson.name}")
    for game in GAMES
    for lesson in lessons(seaboard.game(game))
]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_learnt_in_a_few_steps(game: str) -> None:
    found = lessons(seaboard.game(game))
    assert 5 <= len(found) <= 8
    assert len({lesson.name for lesson in found}) == len(found)


@pytest.mark.parametrize(("name", "lesson"), ALL)
def test_it_begins_with_the_learner_who_has_not_done_it_yet(name: str, lesson: Lesson) -> None:
    game = seaboard.game(name)
    assert lesson.clause in game.clauses
    assert lesson.seat in begun(game, lesson).to_move
    assert attempt(game, lesson, []).verdict == "open"


@pytest.mark.parametrize(("name", "lesson"), ALL)
def test_its_solution_does_the_task_with_its_last_move(name: str, lesson: Lesson) -> None:
    game = seaboard.game(name)
    done = attempt(game, lesson, lesson.solution)
    assert (done.verdict, done.refusal, done.played) == ("done", None, len(lesson.solution))
    assert attempt(game, lesson, [*lesson.solution, "anything"]).played == len(lesson.solution)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_words_tell_the_goal_each_task_and_what_was_learnt(game: str, language: str) -> None:
    words = Words(language)
    words.add_text(seaboard.game(game).text_file("words", f"{language}.ftl"))
    keys = [
        f"lesson-{lesson.name}{part}" for lesson in lessons(seaboard.game(game)) for part in ("", "-done")
    ]
    assert [key for key in ["goal", *keys] if not words.has(key)] == []


def test_a_move_that_the_rules_forbid_is_refused_with_its_clause_and_changes_nothing() -> None:
    game = seaboard.game("fish-and-chips")
    refused = attempt(game, lessons(game)[0], ["a1xa4"])
    assert refused.refusal is not None and refused.refusal.clause == "F14"
    assert (refused.verdict, refused.played, refused.match.history) == ("open", 0, ())


def test_a_legal_move_that_does_something_else_misses_the_task() -> None:
    game = seaboard.game("fish-and-chips")
    equal = next(lesson for lesson in lessons(game) if lesson.name == "equal")
    assert attempt(game, equal, ["b5xb3"]).verdict == "missed"


def test_others_answer_where_a_lesson_says_how() -> None:
    game = seaboard.game("urchins")
    line = "5x5 2 5/5/5/5/5 A 1 20,20 0,0 0"
    twice = Lesson("", "U1", line, [{"kind": "placed", "seat": 0, "origin": "c3"}], [], 5)
    moves = ["y@c3", "*c3", "y@a1", "*a1"]
    assert attempt(game, twice, moves).verdict == "missed"
    answered = msgspec.structs.replace(twice, replies=["r@e5", "*e5"])
    assert attempt(game, answered, moves).verdict == "done"


def test_what_is_wanted_may_be_a_part_of_what_is_told() -> None:
    told = {"kind": "capture", "fish": 3, "taken": {"colour": "P", "value": 7}}
    assert happened(told, {"kind": "capture"})
    assert happened(told, {"taken": {"value": 7}, "fish": {"least": 3}})
    assert not happened(told, {"fish": {"least": 4}})
    assert not happened(told, {"taken": {"value": 8}})
    assert not happened(told, {"cell": "a1"})
    assert not happened({"cell": "a1"}, {"cell": {"least": 1}})


def test_a_game_from_outside_needs_no_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    game = seaboard.game("urchins")
    monkeypatch.setattr(type(game), "text_file", lambda self, *path: None)
    assert lessons.__wrapped__(game) == ()
