"""The position line, there and back."""

from __future__ import annotations

from typing import Any

import pytest

import seaboard
from seaboard.games.icecool import GAME
from tests.clauses import clause

from .scenes import at

pytestmark = pytest.mark.once

EXAMPLE = "RBG 2/3 B G flick -/0.425,0.505,180/0.195,0.09,90* 257/-/257 RBG 12/3/2!11 231123312"


@clause("I78")
def test_the_example_of_the_rules_reads_and_writes_the_same() -> None:
    match = at(EXAMPLE)
    assert match.position == EXAMPLE and match.to_move == (2,) and match.scores == (3, 3, 4)
    assert match.round == 2 and match.players == 3


@clause("I78")
@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("RBG 2/3 B G flick", "line"),
        (EXAMPLE.replace("RBG 2", "RBR 2"), "seats"),
        (EXAMPLE.replace("RBG 2", "RBX 2"), "seats"),
        (EXAMPLE.replace("2/3", "4/3"), "round"),
        (EXAMPLE.replace("2/3", "2/4"), "round"),
        (EXAMPLE.replace(" B G ", " Y G "), "catcher"),
        (EXAMPLE.replace(" B G ", " B Y "), "turn"),
        (EXAMPLE.replace(" B G ", " B - "), "turn"),
        (EXAMPLE.replace("flick", "fly"), "phase"),
        (EXAMPLE.replace("flick", "line"), "phase"),
        (EXAMPLE.replace("flick", "skates"), "phase"),
        (EXAMPLE.replace("flick", "place"), "turn"),
        (EXAMPLE.replace("0.195,", "0.720,"), "poses"),
        (EXAMPLE.replace("0.195,0.09,90*", "-"), "poses"),
        (EXAMPLE.replace("0.195,0.09,90*", "0.43,0.51"), "poses"),
        (EXAMPLE.replace(",180", ",360"), "poses"),
        (EXAMPLE.replace(",180", ",180*"), "poses"),
        (EXAMPLE.replace("0.425", "0.4250001"), "poses"),
        (EXAMPLE.replace("257/-/257", "257/2/257"), "fish"),
        (EXAMPLE.replace("257/-/257", "752/-/257"), "fish"),
        (EXAMPLE.replace("257/-/257", "1/-/257"), "fish"),
        (EXAMPLE.replace("257/-/257", "257/-"), "fish"),
        (EXAMPLE.replace(" RBG 12", " RBR 12"), "ids"),
        (EXAMPLE.replace(" RBG 12", " RB 12"), "ids"),
        (EXAMPLE.replace("2!11", "2!1"), "cards"),
        (EXAMPLE.replace("2!11", "2!12"), "cards"),
        (EXAMPLE.replace("12/3", "21/3"), "cards"),
        (EXAMPLE.replace("231123312", "x9"), "deck"),
        (EXAMPLE.replace("231123312", "1" * 13), "deck"),
    ],
)
def test_a_line_that_does_not_fit_names_its_part(line: str, part: str) -> None:
    with pytest.raises(seaboard.BadPosition) as refused:
        at(line)
    assert refused.value.part == part


@clause("I78")
def test_penguins_may_overlap_by_a_millimetre() -> None:
    line = "RBG 1/3 R B flick 0.425,0.505/0.558,0.1/0.591,0.1 -/257/257 RBG -/-/- 123"
    assert GAME.at(line).position == line
    with pytest.raises(seaboard.BadPosition):
        GAME.at(line.replace("0.591", "0.5909"))


@clause("I8", "I11")
def test_a_catcher_off_the_board_is_placed_when_his_turn_comes() -> None:
    match = GAME.at("RBG 1/3 R G flick -/0.31,0.3/0.1,0.1 -/257/257 RBG -/-/- 123", seed=1)
    match.play(match.moves()[0])
    assert match.position.split()[3:5] == ["R", "place"] and GAME.at(match.position).to_move == (0,)


@clause("I78")
def test_short_decks_and_places_in_a_door_are_accepted() -> None:
    line = "YG 4/4 Y G flick 0.31,0.225/0.31,0.2585 -/- YY -/- -"
    assert at(line).position == line
    assert at("RB 1/4 R B flick 0.4250,0.5/0.1,0.1 -/257 RB -/- 1").position.split()[5] == "0.425,0.5/0.1,0.1"


@clause("I78")
def test_options_stand_beside_the_line() -> None:
    match = at(EXAMPLE, deck="6,5,4", noise="kids")
    assert match.options == {"noise": "kids", "deck": "6,5,4"}
    with pytest.raises(seaboard.BadPosition):
        at(EXAMPLE, deck="6,5,3")


@clause("I78", "I7")
@pytest.mark.parametrize(
    "options",
    [
        {"deck": "15,15"},
        {"deck": "15,15,-1"},
        {"deck": "15,15,61"},
        {"deck": 45},
        {"noise": "loud"},
        {"first_catcher": 2},
        {"first_catcher": "nobody"},
        {"clock": -1},
        {"clock": 601},
        {"clock": "1e2"},
        {"clock": True},
        {"board": 3},
        {"board": "nowhere.json"},
        {"board": "/etc/passwd"},
        {"penguins": 5},
    ],
)
def test_a_wrong_option_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(seaboard.BadOption):
        GAME.new(players=2, **options)


@clause("I78")
def test_options_are_kept_in_the_records_header() -> None:
    match = GAME.new(players=2, seed=3, deck="5,5,5", clock=0, first_catcher=1, noise="off")
    assert '[Options "noise=off first_catcher=1 deck=5,5,5 clock=0"]' in match.record
    assert len(match.position.split()[9]) == 15 and match.position.split()[2] == "B"


@clause("I67", "I78")
def test_the_masked_line_hides_values_and_the_pile() -> None:
    match = at(EXAMPLE)
    assert match.position_for(1).endswith(" ??/3/?!11 x9")
    assert match.position_for(None).endswith(" ??/?/?!11 x9")
    over = at("RB 4/4 R - over -/- -/- RB 12/3 1")
    assert over.position_for(None).endswith(" 12/3 x1")
