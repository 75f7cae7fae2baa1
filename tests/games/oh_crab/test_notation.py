"""Decision words, the position line and the record."""

from __future__ import annotations

import pytest

import seaboard
from seaboard import BadMove, BadPosition, BadRecord
from seaboard.games.oh_crab import GAME
from tests.clauses import clause
from tests.walks import marked_slow, walk

from .boards import asks, beach, do, line, seen_line

pytestmark = pytest.mark.once

EXAMPLE = (
    "R:d9 O:e10 B:b5 | shells 1 1 1 / 27 | cook R | round 6 act | board 0A 1A 2A 3B 9A | extra Aa Ba Da | "
    "market GULL1,GULL2;SAND1;HOP2 draw CALL1,DIAG1,PASS2 | R hand R1,R3 down - trail R2,FAST3 disc R4 | "
    "O hand O3 down O2 trail O4,O1 disc - | B hand B4 down B3 trail B2,B1 disc - | "
    "turn R icons sFAST kD x | phase R PUSH_DIR:R:e10:- > MENU"
)


@clause("O174")
def test_the_example_of_the_specification() -> None:
    match = GAME.at(EXAMPLE, seed=1)
    assert match.position == EXAMPLE
    assert match.moves() == ["N", "NE", "NW"]
    cells = {way["cell"] for choice in match.view(0)["choices"] for way in choice["ways"]}
    assert cells == {"e12", "f11", "d11"}
    assert "?2" in seen_line(match, 1) and "R1" not in seen_line(match, 1).split(" | ")[7]


@clause("O174")
@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("seed", marked_slow(range(2), quick=[0]))
def test_every_position_of_a_match_is_read_back_exactly(players: int, seed: int) -> None:
    match = GAME.new(players, seed=seed, scenario=seed + 4)
    phases = set()
    for there in walk(match, seed, plies=150):
        again = GAME.at(there.position, seed=1)
        assert again.position == there.position
        assert again.to_move == there.to_move
        for seat in there.to_move:
            assert again.moves(seat) == there.moves(seat)
        phases.add(asks(there))
    assert len(phases) > 5


GOOD = line(
    {"red": "d3", "blue": "d5", "green": "a0"}, cells={"c4": "X"}, icons=["F"], hands={"red": ["R1", "R3"]}
)


@clause("O174")
@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("R:d3 ", "R:d4 ", "crabs"),
        ("R:d3 ", "R:d5 ", "crabs"),
        ("R:d3 ", "R:c4 ", "crabs"),
        ("R:d3 ", "R:d99 ", "crabs"),
        ("R:d3 ", "B:d3 ", "crabs"),
        ("R:d3 ", "R:- ", "round"),
        ("shells 0 0 0", "shells 0 0", "shells"),
        ("shells 0 0 0", "shells 0 0 -1", "shells"),
        ("cook B", "cook N", "cook"),
        ("cook B", "cook B!", "cook"),
        ("round 2", "round 0", "round"),
        ("round 2 act", "round 2 plan", "phase"),
        ("round 2 act", "round 2 over R", "phase"),
        ("board mini7 c4=X", "board 0A 9A", "board"),
        ("board mini7 c4=X", "board mini7 c4=R", "board"),
        ("board mini7 c4=X", "board mini7 c4=Z", "board"),
        ("board mini7 c4=X", "board mini7 d7=R>d3:1F", "board"),  # a shortcut toward the land
        ("board mini7 c4=X", "board mini7 d7=R>d7:1F", "board"),
        ("board mini7 c4=X", "board mini7 c4=X a2=R>c4:1F", "board"),
        ("extra -", "extra Aa Ab", "extra"),
        ("market -;-;-", "market GULL1;GULL2;-", "market"),
        ("market -;-;-", "market GULL1,CALL1;-;-", "market"),
        ("market -;-;-", "market R4;-;-", "market"),
        ("draw -", "draw ?3", "draw"),
        ("hand R1,R3", "hand R1,R1", "hand"),
        ("hand R1,R3 down -", "hand R1,R3 down R2", "down"),
        ("icons mF", "icons mZ", "turn"),
        ("icons mF", "icons kD mF", "turn"),
        ("icons mF", "icons kD", "turn"),
        ("phase R MENU", "phase B MENU", "phase"),
        ("phase R MENU", "phase R NAP", "phase"),
        ("phase R MENU", "phase R PUSH_DIR:R:d7:- > MENU", "phase"),
        ("phase R MENU", "phase R OBSTACLE:R > MENU", "phase"),
        ("phase R MENU", "phase R HOP > NAP", "phase"),
        ("phase R MENU", "phase R PAY:CUT:1 > MENU", "phase"),
        ("phase R MENU", "phase R RUNUP > MENU", "phase"),
        (" | turn", "", "line"),
    ],
)
def test_what_cannot_be_is_refused_by_its_part(old: str, new: str, part: str) -> None:
    assert old in GOOD
    with pytest.raises(BadPosition) as refused:
        GAME.at(GOOD.replace(old, new, 1))
    assert refused.value.part == part, str(refused.value)


@clause("O174")
def test_every_part_that_can_be_judged_alone_is_named() -> None:
    wrong = GOOD
    for old, new in (
        ("R:d3 ", "R:c4 "),  # inaccessible
        ("shells 0 0 0", "shells 0 0"),
        ("cook B", "cook N"),
        ("extra -", "extra Aa Ab"),
        ("market -;-;-", "market GULL1;GULL2;-"),
        ("hand R1,R3", "hand R1,R1"),
        ("icons mF", "icons mZ"),
    ):
        wrong = wrong.replace(old, new, 1)
    with pytest.raises(BadPosition) as refused:
        GAME.at(wrong)
    faults = refused.value.faults
    assert [part for part, _, _ in faults] == ["extra", "crabs", "shells", "cook", "market", "hand", "turn"]
    assert (refused.value.part, refused.value.found, refused.value.wanted) == faults[0]
    assert all(f"{part}: {found!r}" in str(refused.value) for part, found, _ in faults)


@clause("O174")
def test_a_board_that_is_none_says_nothing_about_places() -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.at(GOOD.replace("board mini7 c4=X", "board mini7 c4=Z z9=X").replace("R:d3 ", "R:c4 "))
    assert [(part, found) for part, found, _ in refused.value.faults] == [
        ("board", "c4=Z"),
        ("board", "z9=X"),
    ]


@clause("O174", "O18")
def test_a_hand_may_be_written_in_any_order_and_is_written_sorted() -> None:
    assert GAME.at(GOOD.replace("hand R1,R3", "hand R3,R1")).position == GOOD


@clause("O174", "O73")
@pytest.mark.parametrize("way", ["N", "NE", "NW"])
def test_a_current_into_the_sea_keeps_its_direction(way: str) -> None:
    match = beach({"red": "d13", "blue": "a0"}, currents=[{"at": "d13", "dir": way}])
    assert f"d13=C>{way} " in match.position
    moved = match.play("end")[0]
    assert (moved["cell"], moved["direction"]) == ("sea", way)


@clause("O38", "O76")
@pytest.mark.parametrize(("word", "way"), [("cook", "NE"), ("cook", "NW"), ("main", "N")])
def test_a_step_into_the_sea_is_told_with_its_direction(word: str, way: str) -> None:
    match = beach({"red": "d13", "blue": "a0"}, icons=["S"], cook=True)
    match.play(word)
    moved = match.play(way)[0]
    assert (moved["cell"], moved["direction"]) == ("sea", way)


@clause("O60", "O99")
def test_a_push_and_a_jump_into_the_sea_are_told_with_their_direction() -> None:
    match = beach({"red": "d11", "blue": "d13"}, icons=["F"], tiles=["Ca"], shells={"red": 4})
    jump = match.copy()
    moved = do(match, "main NW")
    assert [(e["crab"], e["direction"]) for e in moved if e["kind"] == "moved"] == [("B", "NW"), ("R", "N")]
    moved = do(jump, "Ca N")
    assert [(e["cell"], e["direction"]) for e in moved if e["kind"] == "moved"] == [("sea", "N")]


@clause("O175", "O12", "O111")
def test_a_shell_on_a_start_space_is_no_turn_of_the_first_round() -> None:
    match = GAME.new(2, seed=1, tiles="0A 1A 2A 9A")
    do(match, "a g")  # shells lie on both
    while match.round == 1:
        match.play(match.moves(match.to_move[0])[0], match.to_move[0])
    line = next(text for text in match.record.splitlines() if text.startswith("1 k="))
    turns = line.split(" | ")[1:]
    assert len(turns) == 4 and all(turn[2] in "<>z" for turn in turns)


@clause("O175")
def test_there_is_one_word_for_each_integer() -> None:
    match = GAME.new(3, seed=1)
    words = GAME.notation.words(match.here)
    assert len(words) == 144 and words[142:] == ("", "")
    named = [word for word in words if word]
    assert len(set(named)) == len(named) == 142
    places = {
        0: "R1",
        19: "N4",
        20: "GULL1",
        51: "SLIDE3",
        52: "left",
        55: "end",
        56: "N",
        61: "NW",
        65: "draw",
    }
    places |= {66: "main", 70: "cook", 71: "Aa", 78: "Db", 79: "cut", 83: "special2", 84: "F", 95: "claw"}
    places |= {
        98: "red",
        102: "brown",
        103: "a",
        109: "g",
        110: "r0",
        130: "r20",
        134: "yes",
        136: "trailL",
        141: "asym4",
    }
    assert {number: words[number] for number in places} == places
    assert [GAME.notation.read_move(match.here, word) for word in named] == list(range(142))
    with pytest.raises(BadMove):
        match.play("jump")


@clause("O175")
def test_a_record_reads_like_a_match() -> None:
    match = GAME.new(3, seed=8)
    for seat, card in ((2, "B2"), (0, "R4"), (1, "O1")):
        match.play(card, seat)
    for _ in range(3):
        do(match, "left end")
    body = match.record.split("\n\n")[1].splitlines()
    assert body[0].startswith("R:") and body[1] == "B:B2 R:R4 O:O1"
    assert body[2:5] == ["left end"] * 3 and body[5].startswith("1 k=")
    assert seaboard.load(match.record).record == match.record
    for old, new in (
        ("B:B2", "R:B2"),
        ("B:B2", "B2"),
        ("left end", "left stop"),
        ("1 k=", "2 k="),
        ("<O1", "<O2"),
    ):
        with pytest.raises(BadRecord):
            seaboard.load(match.record.replace(old, new, 1))


@clause("O175")
def test_the_round_line_of_the_example_turn() -> None:
    match = beach(
        {"red": "c2", "orange": "d5", "blue": "f11"},
        cells={"c4": ".s", "c6": "O", "d7": "R", "f11": "K"},
        shortcuts=[{"at": "d7", "cost": ["S", 2], "to": "e10"}],
        tiles=["Ba", "Aa", "Da"],
        hands={"red": ["R1", "R3", "GULL1"], "orange": ["O2"], "blue": ["B1"]},
        traces={"red": ["R2"]},
        facedown={"red": "FAST3"},
        cook=True,
        round_number=5,
    )
    do(match, "right main special R1 cook NE NW upper N cut R3 Ba")
    while not match.round > 5:
        match.play("end" if "end" in match.moves() else match.moves()[0])
    told = match.record.rstrip().splitlines()[-1]
    assert told.startswith("5 k=R | R >FAST3 m+ s-R1^+ k/[O\\]?O2 u^ r-R3-GULL1 Ba:B* | O z")


@clause("O174")
def test_the_board_in_a_terminal() -> None:
    drawn = str(GAME.at(EXAMPLE, seed=1))
    assert "(R)" in drawn and "(O)" in drawn and "draw 3" in drawn
    assert "R1" not in drawn.replace("trail R2", "")
