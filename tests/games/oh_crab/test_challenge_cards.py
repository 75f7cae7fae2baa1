"""Module 3: Challenges at the upper borders of Beach tiles, and their trophies (O142–O154)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from seaboard.games.oh_crab import GAME
from seaboard.games.oh_crab.names import CHALLENGE_CARDS
from seaboard.games.oh_crab.pack.challenges.rules import count_for, places
from tests.clauses import clause

from .boards import do, kinds, where
from .packs import asked, group, hand, of_kind, on_board, open_cards, pack, shells

EXAMPLES = json.loads((Path(__file__).parent / "examples.json").read_text("utf-8"))
COUNTED = [example for example in EXAMPLES if example["kind"] == "challenge"]
QUIET = {"orange": "a0", "blue": "c0"}
BELOW = "e12"  # the last row of the first Beach tile; e14 lies beyond the border 1


def over_the_border(*groups: str, crabs: dict[str, str] | None = None, **what: Any) -> Any:
    """Red has stepped from the first to the second Beach tile."""
    match = on_board({"red": BELOW, **QUIET, **(crabs or {})}, *groups, icons=["F"], **what)
    match.play("main")
    return match


# ------------------------------------------------------------------ counting


@clause("O150", "O151", "O152")
@pytest.mark.parametrize("example", COUNTED, ids=[example["id"] for example in COUNTED])
def test_places_are_as_the_example_says(example: dict[str, Any]) -> None:
    names = list(example["setup"]["counts"])
    counts = np.array([example["setup"]["counts"][name] for name in names], np.int64)
    first, second = places(counts, len(names))
    found = {
        "first": [name for seat, name in enumerate(names) if int(first) >> seat & 1],
        "second": [name for seat, name in enumerate(names) if int(second) >> seat & 1],
    }
    assert found == example["expect"]


@clause("O151", "O152")
def test_seconds_share_and_nobody_with_nothing_is_placed() -> None:
    assert places(np.array([4, 2, 2, 0, 1], np.int64), 5) == (1, 0b110)
    assert places(np.array([0, 0, 0], np.int64), 3) == (0, 0)


@clause("O149")
@pytest.mark.parametrize(
    ("challenge", "count"),
    [("C1", 3), ("C2", 2), ("C3", 3), ("C4", 2), ("C5", 3), ("C6", 3), ("C7", 3), ("C8", 2)],
)
def test_what_the_challenges_count(challenge: str, count: int) -> None:
    """Trail SLALOM1 SLIDE2 R3: two fitting D, then a fitting S; R3 and PASS2 go toward the sea."""
    match = on_board(
        {"red": "d3", **QUIET},
        f"mod3 1:{challenge}! reward W1",
        shells={"red": 3},
        hands={"red": ["R1", "R2"]},
        traces={"red": ["SLALOM1", "SLIDE2", "R3"]},
        discards={"red": ["PASS2", "R4"]},
    )
    assert count_for(match.here[0], CHALLENGE_CARDS.index(challenge), 0) == count
    assert pack(match)["counts"][0] == count


# ------------------------------------------------------------------ resolution


@clause("O144", "O145", "O150", "O151", "O153", "O148")
def test_first_places_get_a_shell_and_a_trophy_second_places_a_shell() -> None:
    match = over_the_border("mod3 1:C1! 2:C7 3:C2 reward W1", shells={"red": 1, "orange": 4, "blue": 1})
    assert group(match, "borders") == "1"
    events = match.play("challenge")
    counted = of_kind(events, "counted")[0]
    assert (counted["counts"], counted["first"], counted["second"]) == ([1, 4, 1], [1], [0, 2])
    assert shells(match) == [2, 5, 2]
    assert asked(match) == "O REWARD > BORDER:1e > MENU"
    assert group(match, "mod3") == "1:C1! 2:C7 3:C2 reward W1"
    assert match.moves(1) == ["reward1", "reward2"] and match.moves(0) == []
    opened = match.play("reward1", 1)
    assert shells(match) == [2, 7, 2]
    assert of_kind(opened, "challenge_opened")[0] == {
        "kind": "challenge_opened",
        "challenge": "C7",
        "tile": 2,
        "clause": "O148",
    }
    assert group(match, "mod3") == "2:C7! 3:C2 reward W1" and group(match, "borders") == ""
    assert asked(match) == "R MENU"


@clause("O150", "O151", "O153")
def test_several_firsts_choose_clockwise_from_the_active_player() -> None:
    crabs = {"red": "a0", "orange": BELOW, "blue": "c0"}
    match = on_board(
        crabs,
        "mod3 1:C1! reward W1",
        active="orange",
        icons=["F"],
        shells={"red": 2, "orange": 2, "blue": 2},
    )
    do(match, "main challenge")
    assert asked(match) == "O REWARD > REWARDS:BR > BORDER:1e > MENU"
    match.play("reward1")
    assert asked(match) == "B REWARD > REWARDS:R > BORDER:1e > MENU"
    match.play("reward2")
    assert asked(match) == "B TAKE > REWARDS:R > BORDER:1e > MENU"
    match.play("pile1", 2)
    match.play("reward1", 0)
    assert shells(match) == [5, 5, 3]
    assert group(match, "mod3") == "- reward -"  # the last Challenge takes the Reward card along


@clause("O151", "O13")
def test_a_short_reserve_pays_firsts_before_seconds_clockwise_from_the_active_player() -> None:
    stocks = {"red": 1, "orange": 1, "blue": 4}
    two = over_the_border("mod3 1:C1! reward W1", shells=stocks, reserve=2)
    assert shells_won(two.play("challenge")) == [(2, "O150"), (0, "O151")]
    one = over_the_border("mod3 1:C1! reward W1", shells=stocks, reserve=1)
    assert shells_won(one.play("challenge")) == [(2, "O150")]


def shells_won(events: list[dict[str, Any]]) -> list[tuple[int, str]]:
    return [(event["seat"], event["clause"]) for event in of_kind(events, "shell")]


@clause("O145")
def test_a_pending_challenge_is_resolved_at_the_end_of_the_turn() -> None:
    match = over_the_border("mod3 1:C1! reward W1", shells={"red": 1})
    match.play("end")
    assert asked(match) == "R REWARD > BORDER:1e > TURN_END"
    events = match.play("reward1")
    assert group(match, "mod3") == "- reward -"
    assert "turn_ended" in kinds(events)


@clause("O137", "O147", "O134", "O148")
def test_x48_the_challenge_of_the_tile_left_comes_before_the_event_of_the_tile_entered() -> None:
    match = over_the_border("mod2 2:E6 now -", "mod3 1:C3! 2:C1 reward W1", traces={"red": ["R1"]})
    refusal = match.why_not("event")
    assert refusal is not None and (refusal.clause, refusal.reason) == ("O137", "challenge-first")
    events = match.play("challenge")
    assert "event_revealed" not in kinds(events)
    events = match.play("reward1")
    assert [kind for kind in kinds(events) if kind != "shell"] == [
        "rewarded",
        "challenge_opened",
        "event_revealed",
    ]
    assert group(match, "borders") == ""


@clause("O134", "O146")
def test_a_border_without_a_challenge_begins_with_its_event() -> None:
    match = over_the_border("mod2 2:E6 now -", "mod3 2:C1! reward W1")
    refusal = match.why_not("challenge")
    assert refusal is not None and refusal.reason == "event-first"
    match.play("event")
    assert shells(match) == [1, 1, 1] and group(match, "mod3") == "2:C1! reward W1"


@clause("O152")
def test_a_challenge_that_nobody_meets_is_simply_gone() -> None:
    match = over_the_border("mod3 1:C1! 2:C2 reward W1")
    match.play("challenge")
    assert group(match, "mod3") == "2:C2! reward W1" and shells(match) == [0, 0, 0]


# ------------------------------------------------------------------ rewards


def won(reward: str, **what: Any) -> Any:
    """Red wins a Challenge and chooses from a Reward card."""
    match = over_the_border(f"mod3 1:C1! reward {reward}", shells={"red": 2}, **what)
    match.play("challenge")
    return match


@clause("O153")
def test_only_options_that_can_be_performed_are_offered_and_a_single_one_is_taken() -> None:
    match = won("W2", discards={"red": ["R1", "R2"]})
    assert hand(match, 0) == ["R1", "R2"]  # no Hand to exchange, nobody lies: only the Discard pile is left
    assert asked(match) == "R MENU"
    nothing = won("W2")
    assert asked(nothing) == "R MENU" and group(nothing, "mod3") == "- reward -"


@clause("O153")
def test_the_chest_gives_shells_or_a_market_card() -> None:
    match = won("W1")
    do(match, "reward2 pile3")
    assert hand(match, 0) == ["GULL1"]
    refusal = won("W1").why_not("reward3")
    assert refusal is not None and refusal.reason == "no-such-reward"


@clause("O153")
def test_second_wind_gives_discards_back_an_exchange_or_legs() -> None:
    what: dict[str, Any] = {"hands": {"red": ["R1"]}, "discards": {"red": ["R2"]}, "crabs": {"blue": "c0"}}
    match = won("W2", **what)
    assert match.moves() == ["reward1", "reward2"]
    do(match, "reward2 pile1")
    assert hand(match, 0) == ["DIAG1"]
    lying = on_board(
        {"red": BELOW, "orange": "a0*", "blue": "c0"},
        "mod3 1:C1! reward W2",
        icons=["F"],
        shells={"orange": 3},
        hands={"orange": ["O1"]},
    )
    do(lying, "main challenge")
    assert lying.moves(1) == ["reward2", "reward3"]
    lying.play("reward3", 1)
    assert where(lying)["orange"] == "a0"


@clause("O153")
def test_the_springboard_gives_a_free_diagonal_step_a_trail_card_or_a_shell() -> None:
    match = won("W3", traces={"red": ["R1", "R2"]})
    assert match.moves() == ["reward1", "reward2", "reward3"]
    step = match.copy()
    step.play("reward1")
    assert asked(step) == "R MOVE_DIR:D! > BORDER:1e > MENU"
    assert step.moves() == ["NE", "NW"]
    step.play("NE")
    assert where(step)["red"] == "f15"
    card = match.copy()
    do(card, "reward2 R1")
    assert (hand(card, 0), open_cards(card, 0, "trail")) == (["R1"], ["R2"])
    match.play("reward3")
    assert shells(match)[0] == 4


@clause("O153")
def test_a_reward_never_pushes_and_needs_a_standing_crab() -> None:
    match = won("W3", crabs={"orange": "f15", "blue": "d15"})
    assert asked(match) == "R MENU" and shells(match)[0] == 4  # only the shell was left to take
    lying = on_board(
        {"red": BELOW, "orange": "d5*", "blue": "c0"},
        "mod3 1:C1! reward W3",
        icons=["F"],
        shells={"orange": 3},
    )
    do(lying, "main challenge")
    assert shells(lying)[1] == 5


@clause("O174", "O150")
def test_in_a_line_without_a_reward_card_the_winners_get_their_shells_only() -> None:
    match = over_the_border("mod3 1:C1!", shells={"red": 2})
    assert group(match, "mod3") == "1:C1! reward -"
    assert GAME.at(match.position, seed=1).position == match.position
    match.play("challenge")
    assert asked(match) == "R MENU" and shells(match)[0] == 3
    assert group(match, "mod3") == "- reward -"


@clause("O64", "O153", "O63", "O129")
def test_a_winner_in_anothers_turn_steps_and_pays_an_obstacle_by_own_choice() -> None:
    """Orange stands on d5 of tile 1A, and e6 to its north-east is an obstacle."""
    match = on_board(
        {"red": BELOW, "orange": "d5", "blue": "c0"},
        "mod3 1:C1! reward W3",
        icons=["F"],
        shells={"orange": 3},
        hands={"orange": ["O1", "O2"]},
    )
    do(match, "main challenge")
    match.play("reward1", 1)
    assert match.moves(1) == ["NE", "NW"]
    match.play("NE", 1)
    assert where(match)["orange"] == "e6"
    assert asked(match) == "O OBSTACLE:O > BORDER:1e > MENU"
    match.play("O1", 1)
    assert open_cards(match, 1, "discards") == ["O1"]
    empty = on_board(
        {"red": BELOW, "orange": "d5", "blue": "c0"},
        "mod3 1:C1! reward W3",
        icons=["F"],
        shells={"orange": 3},
    )
    do(empty, "main challenge")
    empty.play("reward1", 1)
    assert where(empty)["orange"] == "c6"  # the obstacle needs a card, so there was one way


@clause("O154")
def test_with_two_players_a_move_or_standing_up_is_for_either_own_crab() -> None:
    two = {"a": ["red", "orange"], "b": ["blue", "green"]}
    crabs = {"red": BELOW, "orange": "d5", "blue": "a0", "green": "c0"}
    match = on_board(
        crabs,
        "mod3 1:C1! reward W3",
        two=two,
        icons=["F"],
        shells={"red": 3},
        hands={"red": ["R1"]},
        board="0A 1A 2A 9A",
    )
    do(match, "main challenge reward1")
    assert asked(match) == "R REWARD_CRAB:1 > BORDER:1e > MENU"
    assert match.moves() == ["orange", "red"]
    match.play("orange")
    assert asked(match) == "R MOVE_DIR:D!:O > BORDER:1e > MENU"
    match.play("NW")
    assert where(match)["orange"] == "c6"


@clause("O134")
def test_a_border_crossed_by_a_reward_is_resolved_in_the_same_turn() -> None:
    match = on_board(
        {"red": BELOW, "orange": "c2", "blue": "e0"},
        "mod2 1:E6 now -",
        "mod3 1:C1! reward W3",
        icons=["F"],
        shells={"orange": 3},
    )
    do(match, "main challenge")
    match.play("reward1", 1)
    match.play(match.moves(1)[0], 1)
    assert group(match, "borders") == ""  # c2 to a space of the Start tile
    further = on_board(
        {"red": BELOW, "orange": "d3", "blue": "e0"},
        "mod2 1:E6 now -",
        "mod3 1:C1! reward W3",
        icons=["F"],
        shells={"orange": 3},
    )
    do(further, "main challenge")
    further.play("reward1", 1)
    further.play("NE", 1)
    assert group(further, "borders") == "0"
    further.play("end")
    assert group(further, "mod2") == "- now -"


# ------------------------------------------------------------------ set-up


@clause("O142", "O143", "O119")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_challenge_on_every_beach_tile_the_first_one_open_and_a_reward(players: int) -> None:
    match = GAME.new(players, seed=3, modules="3")
    if players == 2:
        do(match, " ".join(match.moves()[:2]))
    cards, reward = group(match, "mod3").split(" reward ")
    found = cards.split(" ")
    assert len(found) == (2 if players == 2 else 3)
    assert [card.endswith("!") for card in found] == [True, *[False] * (len(found) - 1)]
    assert reward in ("W1", "W2", "W3")
    view = pack(match, 0)
    assert [challenge.get("card") for challenge in view["challenges"]][1:] == [None] * (len(found) - 1)
    assert view["challenges"][0]["card"] == found[0][2:-1]
