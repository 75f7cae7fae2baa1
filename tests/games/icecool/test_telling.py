"""A match told in the terminal, in every language: no event without its sentence, no secret in one."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

import seaboard
from seaboard.games.icecool import GAME, events
from seaboard.games.icecool.telling import TELLING
from seaboard.match.match import Match
from seaboard.text.telling import told, why_not
from seaboard.words import LANGUAGES, Words
from tests.clauses import clause

from .scenes import at

pytestmark = pytest.mark.once

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("icecool-*.txt"))
KINDS = get_args(events.Event)
FLICK = "flick phi=1.5708 power=0.6200 side=0.00 height=0.00"
SKIPPED = "RB 1/4 R B flick 0.425,0.505/0.31,0.1 -/257 RB -/- 123"


def icecool_words(language: str, *more: str) -> Words:
    """The game's own words, and files of the house."""
    words = Words(language, *more)
    words.add_text(GAME.text_file("words", f"{language}.ftl"))
    return words


def matches() -> list[Match]:
    """Whole matches, and what seldom happens in them."""
    skipped = at(SKIPPED)
    skipped.enter("skip")
    stayed = at("RB 1/4 R B line 0.425,0.505/0.02,0.1 -/257 RB -/- 123")
    stayed.play("stay")
    out = at(SKIPPED)
    out.enter(f"{FLICK} {{1.5793 0.6311 0.0213; B out; R rest 0.425,0.505,0; B rest 0.31,0.1,0 returned}}")
    again = at(SKIPPED.replace("0.31,0.1", "0.195,0.09*"))
    again.enter(f"{FLICK} {{1.5708 0.0000 0.0000; R rest 0.425,0.505,0; B rest 0.195,0.1,0; B repeat}}")
    return [skipped, stayed, out, again, *(seaboard.load(path.read_text("utf-8")) for path in RECORDS)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_a_sentence(language: str) -> None:
    words = icecool_words(language)
    kinds = set()
    for match in matches():
        view = match.view(0)
        for number in range(len(match.history)):
            for event in match.events(number, 0):
                said = TELLING.event(event, view, words)
                assert "said-" not in said and "{" not in said and "None" not in said
                kinds |= {event["kind"]} if said else set()
    assert kinds == {kind.__struct_config__.tag for kind in KINDS}


@clause("I80")
@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_name_rooms_and_values_as_people_do(language: str) -> None:
    words = icecool_words(language, "cli")
    match = at("RB 1/4 R B line 0.425,0.505/0.31,0.245 -/257 RB -/- 123")
    said = why_not(match, "line R1", 1, words)
    assert said is not None and words.say("room-title", room="R5") in said and "I52" in said
    flick = at(SKIPPED)
    said = why_not(flick, "flick phi=0 power=7 side=0 height=0", 1, words)
    assert said is not None and words.say("parameter", name="power") in said


@clause("I67")
def test_a_card_is_told_by_its_value_to_its_owner_alone() -> None:
    words = icecool_words("en")
    match = at("RB 1/4 R B flick 0.425,0.505/0.31,0.15 -/257 RB -/- 323", noise="off")
    match.play("flick phi=1.5708 power=0.5000 side=0.00 height=0.00")
    assert "You draw a 3." in told(match, 0, 1, words)
    for watcher in (0, None):
        said = told(match, 0, watcher, words)
        assert "Blue draws a card." in said
        assert "Blue goes through the Classroom–Lounge door to the Lounge and takes a fish!" in said
