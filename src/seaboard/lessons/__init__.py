"""Lessons: a game learnt by playing it. Each is a position with one task; the rules judge every try.

A game's lessons lie in its folder, in `lessons/steps.toml`, and their sentences in its `words/`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

import msgspec

from seaboard.match.errors import IllegalMove, Refusal
from seaboard.match.game import Event, Game
from seaboard.match.match import Match

__all__ = ["Attempt", "Lesson", "Verdict", "attempt", "begun", "happened", "lessons"]

Verdict = Literal["open", "done", "missed"]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A task: what must have happened after so many moves of a seat."""

    name: str  # `lesson-<name>` says the task, `lesson-<name>-done` what was learnt
    clause: str
    position: str
    wanted: list[Event]  # what the rules must tell, each event as far as it matters here
    solution: list[str]  # one way of many
    moves: int = 1  # at most
    seat: int = 0
    options: dict[str, Any] = {}
    replies: list[str] = []  # of the others, when it is their turn


class Lessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's file."""

    lesson: list[Lesson]


@dataclass(frozen=True)
class Attempt:
    """Where a try has led, and what the rules made of it."""

    match: Match
    verdict: Verdict
    played: int  # moves of the learner that were taken
    refusal: Refusal | None = None  # of the move after these


@cache
def lessons(game: Game[Any]) -> tuple[Lesson, ...]:
    """A game's lessons in their order; none where nobody wrote any."""
    text = game.text_file("lessons", "steps.toml")
    return () if text is None else tuple(msgspec.toml.decode(text, type=Lessons).lesson)


def begun(game: Game[Any], lesson: Lesson) -> Match:
    """A match at the lesson's position; its chance is always the same."""
    match = game.at(lesson.position, seed=0, **lesson.options)
    _play_forced(match)
    return match


def attempt(game: Game[Any], lesson: Lesson, moves: Sequence[str]) -> Attempt:
    """Play a try, the others' moves between; what comes after its end does not count."""
    match, replies, played = begun(game, lesson), list(lesson.replies), 0
    for move in moves:
        if _verdict(match, lesson, played) != "open":
            break
        try:
            match.play(move, lesson.seat)
        except IllegalMove as illegal:
            return Attempt(match, "open", played, illegal.refusal)
        played += 1
        _play_forced(match)
        while replies and not match.over and lesson.seat not in match.to_move:
            match.play(replies.pop(0))
            _play_forced(match)
    return Attempt(match, _verdict(match, lesson, played), played)


def _play_forced(match: Match) -> None:
    """What the rules leave nobody a choice about, as at a table."""
    while (forced := match.forced) is not None:
        seat, move = forced
        match.play(move, seat)


def _verdict(match: Match, lesson: Lesson, played: int) -> Verdict:
    told = [event for number in range(len(match.history)) for event in match.events(number, lesson.seat)]
    if all(any(happened(event, wanted) for event in told) for wanted in lesson.wanted):
        return "done"
    return "open" if played < lesson.moves and lesson.seat in match.to_move else "missed"


def happened(told: Any, wanted: Any) -> bool:
    """Whether what is told is what was wanted, of a struct the fields named; `least` is a number's least."""
    if isinstance(wanted, dict):
        if isinstance(told, dict):
            return all(name in told and happened(told[name], part) for name, part in wanted.items())
        return isinstance(told, int | float) and wanted.keys() == {"least"} and told >= wanted["least"]
    return bool(told == wanted)
