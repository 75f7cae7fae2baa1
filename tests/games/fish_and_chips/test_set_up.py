"""Fish, colours, deals and starters (section 1 of the specification; F1–F3)."""

from __future__ import annotations

from typing import Any

import pytest

import seaboard
from tests.clauses import clause

from .boards import CELLS, GAME, fish, piles, play

CORNERS = {"a1", "a6", "f1", "f6"}
LOWEST = {1: 8, 2: 1, 3: 5, 4: 8}
COLOURS = {1: "RPGY", 2: "RP", 3: "RPG", 4: "RPGY"}


@clause("F1", "F26")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_fish_of_a_deal_are_those_of_the_table(players: int) -> None:
    for seed in range(10):
        match = GAME.new(players=players, seed=seed)
        wanted = [f"{c}{v}" for c in COLOURS[players] for v in range(LOWEST[players], 17)]
        assert sorted(fish(match.position)) == sorted(wanted)
        assert all(">" not in pile for pile in piles(match).values())


@clause("F1")
def test_two_players_leave_the_corners_empty_and_others_fill_the_board() -> None:
    assert set(CELLS) - set(piles(GAME.new(players=2, seed=1))) == CORNERS
    assert set(GAME.new(players=2, seed=1).view()["reef"]) == CORNERS
    for players in (1, 3, 4):
        match = GAME.new(players=players, seed=1)
        assert set(piles(match)) == set(CELLS)
        assert match.view()["reef"] == []


@clause("F2", "F3", "F27")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("buoy", ["f6", "f1"])
def test_the_colour_on_the_buoy_or_left_of_it_starts(players: int, buoy: str) -> None:
    cell = f"e{buoy[1]}" if players == 2 else buoy
    starters = set()
    for seed in range(25):
        match = GAME.new(players=players, seed=seed, buoy=buoy)
        colour = piles(match)[cell][0]
        view = match.view()
        assert view["mover"] == view["starter"] == colour
        assert view["buoy"] == buoy
        assert match.to_move == ((0,) if players == 1 else (view["order"].index(colour),))
        starters.add(colour)
    assert starters == set(COLOURS[players])


@clause("F3")
@pytest.mark.parametrize("seating", ["PR", "GRP", "YPRG"])
def test_seats_have_their_colours_in_the_order_of_seating(seating: str) -> None:
    match = GAME.new(players=len(seating), seed=3, seating=seating)
    assert match.position.split()[1] == seating
    assert "".join(match.view()["order"]) == seating
    starter = match.to_move[0]
    for turn in range(len(seating)):
        assert match.to_move == ((starter + turn) % len(seating),)
        match.play("ok")
    assert match.to_move == (starter,)


@clause("F3")
def test_the_default_seating_is_red_purple_green_yellow() -> None:
    for players, order in ((2, "RP"), (3, "RPG"), (4, "RPGY")):
        assert GAME.new(players=players, seed=1).position.split()[1] == order


@clause("F3")
@pytest.mark.parametrize(
    ("players", "seating"), [(2, "RG"), (2, "RPG"), (3, "RRP"), (4, "rpgy"), (2, ""), (1, "RPGY")]
)
def test_a_seating_of_other_colours_is_refused(players: int, seating: str) -> None:
    with pytest.raises(seaboard.BadOption) as refused:
        GAME.new(players=players, seed=1, seating=seating)
    assert refused.value.option == "seating"
    assert len(refused.value.allowed) == {1: 0, 2: 2, 3: 6, 4: 24}[players]


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("buoy", ["f6", "f1"]),
        ("score", ["opponents", "under", "pile", "ever"]),
        ("tie", ["round", "shared"]),
        ("swap_rule", ["threat", "adjacent"]),
        ("swap_timing", ["phase", "first_turn"]),
        ("target", [60, 40, 20]),
    ],
)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_options_and_their_values(option: str, values: list[str], players: int) -> None:
    wrong: dict[str, Any] = {option: "no such value"}
    with pytest.raises(seaboard.BadOption) as refused:
        GAME.new(players=players, **wrong)
    assert list(refused.value.allowed) == values
    assert GAME.new(players=players, seed=1).all_options[option] == values[0]
    for value in values[1:]:
        match = GAME.new(players=players, seed=1, **{option: value})
        assert match.options == {option: value}
        assert f'[Options "{option}={value}"]' in match.record


@pytest.mark.parametrize("players", [0, 5, -1, "2", 2.0])
def test_one_to_four_play(players: object) -> None:
    with pytest.raises(seaboard.BadOption) as refused:
        GAME.new(players=players)  # type: ignore[arg-type]
    assert refused.value.allowed == (1, 2, 3, 4)


@clause("F1", "F2", "F25")
def test_a_round_is_dealt_swapped_hunted_and_counted_and_the_next_is_dealt_afresh() -> None:
    match = GAME.new(players=4, seed=4)
    phases = []
    while match.round < 3:
        phases.append(match.view()["phase"])
        match.play(match.moves()[-1] if match.view()["phase"] == "swap" else match.moves()[0])
    story = [phase for i, phase in enumerate(phases) if i == 0 or phase != phases[i - 1]]
    assert story == ["swap", "play", "done", "swap", "play", "done"]
    deals = [match.position_at(i) for i, step in enumerate(match.history, 1) if step.move == "deal"]
    boards = {position.split()[2] for position in [match.position_at(0), *deals]}
    assert len(boards) == 3


@clause("F2")
def test_the_starter_of_a_later_round_is_read_from_its_own_deal() -> None:
    starters = []
    for seed in range(6):
        match = GAME.new(players=4, seed=seed)
        first = match.view()["starter"]
        while match.round == 1:
            match.play(match.moves()[0] if match.view()["phase"] != "swap" else "ok")
        assert match.view()["mover"] == piles(match)["f6"][0]
        starters.append((first, match.view()["mover"]))
    assert len({second for _, second in starters}) > 1
    assert any(first != second for first, second in starters)


@clause("F2")
def test_swaps_never_change_the_starter() -> None:
    match = GAME.new(players=2, seed=9)
    starter = match.view()["starter"]
    swap = next(move for move in match.moves() if move != "ok")
    play(match, f"{swap} ok ok")
    assert match.view()["mover"] == match.view()["starter"] == starter


@clause("F1")
def test_deals_are_even() -> None:
    """Red lies on e6 in about half of 200 two-player deals, and no two deals are alike."""
    assert len({GAME.new(players=2, seed=seed).position for seed in range(30)}) == 30
    red = sum(GAME.new(players=2, seed=seed).position.split()[3] == "R" for seed in range(200))
    assert 65 <= red <= 135  # 100 ± 5 standard deviations of 7
