"""The table of phases is the one place that knows them: everybody who reads it has a part for every row."""

from __future__ import annotations

import re
from typing import get_args, get_type_hints

import pytest

from seaboard.games.oh_crab import GAME
from seaboard.games.oh_crab.phases import AT_ONCE, NUMBERS, OUTSIDE_TURNS, PHASES, SECRET, TABLE, Kind, Phase
from seaboard.games.oh_crab.position.about import PARTS
from seaboard.games.oh_crab.rules import race
from seaboard.games.oh_crab.view.questions import KINDS, SUBJECTS
from tests.clauses import clause

SPELT = pytest.mark.parametrize("phase", TABLE, ids=lambda phase: f"{phase.name}-{phase.kind}")


@clause("O174")
def test_every_phase_of_the_rules_has_one_row() -> None:
    assert sorted(PHASES) == list(range(race.ASYM_PICK + 1)) and len(PHASES) == len(TABLE)
    shared = {phase.name for phase in TABLE if NUMBERS[phase.name] != phase.number}
    assert shared == {"JUNK", "MOVE_DIR"}  # they are told apart by what they are about


@clause("O174")
@SPELT
def test_what_a_question_is_about_is_written_read_and_shown(phase: Phase) -> None:
    assert set(phase.about) <= PARTS.keys() and set(phase.about) <= SUBJECTS.keys()
    assert (phase.source != "") == (phase.kind in ("plan", "card"))


@SPELT
def test_a_question_has_a_struct_and_a_clause(phase: Phase) -> None:
    assert phase.name in get_args(get_type_hints(KINDS[phase.kind])["asks"])
    assert phase.clause in GAME.clauses


def test_the_kinds_of_the_table_are_those_of_the_questions() -> None:
    assert set(get_args(Kind)) == KINDS.keys() == {phase.kind for phase in TABLE}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_question_has_its_sentence(language: str) -> None:
    words = GAME.text_file("words", f"{language}.ftl") or ""
    said = set(re.findall(r"^ask-(\w+) =", words, re.MULTILINE))
    assert {phase.name for phase in TABLE if phase.kind != "over"} == said


@clause("O16", "O155", "O170")
def test_the_columns_say_who_decides_at_once_and_in_secret() -> None:
    assert {race.PLAN, race.ASYM_PICK} == AT_ONCE
    assert {race.PLAN, race.ASYM_PICK, race.STASH_PICK, race.STASH_SWAP} == SECRET
    outside = {race.PLAN, race.PLACE2, race.ASYM_PICK, race.ASYM_ASSIGN, race.STASH_PICK, race.ACTIVATE}
    assert outside | {race.OVER} == OUTSIDE_TURNS
