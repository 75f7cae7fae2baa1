"""Board, crabs, cards and the Market before the first round."""

from __future__ import annotations

import pytest

import seaboard
from seaboard import BadOption
from seaboard.games.oh_crab import GAME
from tests.clauses import clause

BEACHES = {2: 2, 3: 3, 4: 3, 5: 3}


@clause("O1", "O6")
@pytest.mark.parametrize("players", GAME.seats)
def test_what_nobody_plays_stays_in_the_box(players: int) -> None:
    view = GAME.new(players, seed=1).view()
    crabs = 4 if players == 2 else players
    assert len(view["crabs"]) == crabs and len(view["seats"]) == players
    start_cards = [face for face in view["faces"] if "special" not in face]
    assert len(start_cards) == 4 * crabs
    assert len(view["faces"]) - len(start_cards) == 32
    assert view["reserve"] + sum(seat["shells"] for seat in view["seats"]) == 30


@clause("O2", "O3")
@pytest.mark.parametrize("players", GAME.seats)
def test_tiles_lie_in_a_line_from_land_to_sea(players: int) -> None:
    names = [tile["name"] for tile in GAME.new(players, seed=1).view()["tiles"]]
    assert names[0][0] == "0" and names[-1][0] == "9"
    assert len(names) == BEACHES[players] + 2
    match = GAME.new(3, seed=1, tiles="0B 4B 1A 2B 9B")
    assert [tile["name"] for tile in match.view()["tiles"]] == ["0B", "4B", "1A", "2B", "9B"]


@clause("O4")
def test_three_of_the_four_extra_action_tiles_are_used_on_one_side_each() -> None:
    assert [tile["tile"] for tile in GAME.new(3, seed=1).view()["extra"]] == ["Aa", "Ba", "Da"]
    match = GAME.new(3, seed=1, extra="Db Ab Ca")
    assert [tile["tile"] for tile in match.view()["extra"]] == ["Ab", "Ca", "Db"]
    for wrong in ("Aa Ab Ba", "Aa Ba", "Aa Ba Ca Da", "Aa Ba Xx"):
        with pytest.raises(BadOption):
            GAME.new(3, seed=1, extra=wrong)


@clause("O5")
def test_everybody_begins_with_four_start_cards_and_nothing_else() -> None:
    match = GAME.new(4, seed=3)
    for seat, letter in enumerate("ROBG"):
        own = match.view(seat)["seats"][seat]
        assert own["hand"] == [f"{letter}{i}" for i in range(1, 5)]
        assert own["trail"] == own["discards"] == [] and "down" not in own
    faces = {face["card"]: face for face in match.view()["faces"]}
    for i in range(1, 5):
        assert (
            len(
                {str(sorted((k, str(v)) for k, v in faces[f"{c}{i}"].items() if k != "card")) for c in "ROBG"}
            )
            == 1
        )


@clause("O7", "O8")
@pytest.mark.parametrize("seed", range(20))
def test_three_different_special_actions_are_visible(seed: int) -> None:
    view = GAME.new(5, seed=seed).view()
    specials = [{card.rstrip("0123456789") for card in pile} for pile in view["market"]]
    assert all(len(special) == 1 for special in specials)
    assert len(set.union(*specials)) == 3
    assert sum(map(len, view["market"])) + view["draw"] == 32


@clause("O9", "O10", "O11")
def test_the_first_player_is_random_and_the_others_follow_clockwise() -> None:
    first = set()
    for seed in range(30):
        view = GAME.new(4, seed=seed).view()
        cook = view["cook"]
        first.add(cook)
        starts = {space["start"]: space["cell"] for space in view["spaces"] if space.get("start")}
        for i in range(4):
            assert view["crabs"][(cook + i) % 4]["cell"] == starts[i + 1]
        assert view["deciders"] == [0, 1, 2, 3] and view["round"] == 1
    assert first == {0, 1, 2, 3}


@clause("O12")
@pytest.mark.parametrize("seed", range(6))
def test_a_start_space_with_a_shell_gives_it_to_the_crab_on_it(seed: int) -> None:
    view = GAME.new(5, seed=seed).view()
    shells = {space["cell"] for space in view["spaces"] if space.get("shell")}
    for crab in view["crabs"]:
        assert view["seats"][crab["seat"]]["shells"] == (crab["cell"] in shells)


@clause("O14", "O177")
def test_the_short_variant_has_two_beach_tiles() -> None:
    match = GAME.new(3, seed=1, short=True)
    assert [tile["name"] for tile in match.view()["tiles"]] == ["0A", "1A", "2A", "9A"]
    assert match.options == {"short": True}
    assert len(GAME.new(4, seed=1, scenario=7).view()["tiles"]) == 4
    assert GAME.new(3, seed=1, short=True, tiles="0B 4B 1A 2B 9B").view()["rows"] == 2 + 10 + 3


@clause("O177")
def test_scenario_one_is_usual_and_eight_for_two() -> None:
    assert [tile["name"] for tile in GAME.new(3, seed=1).view()["tiles"]] == ["0A", "1A", "2A", "3B", "9A"]
    assert [tile["name"] for tile in GAME.new(2, seed=1).view()["tiles"]] == ["0B", "2A", "4B", "9B"]
    assert GAME.new(2, seed=1).options == {} == GAME.new(5, seed=1).options
    for wrong in ({"scenario": 9}, {"scenario": 0}, {"tiles": "0A 1A 1B 2A 9A"}, {"tiles": "1A 2A 3A"}):
        with pytest.raises(BadOption):
            GAME.new(3, seed=1, **wrong)
    match = GAME.new(3, seed=1, tiles="0B 4B 1A 2B 9B", extra="Ca Ab Db")
    again = seaboard.load(match.record)
    assert again.options == match.options and again.position == match.position


@clause("O110")
def test_a_pair_shares_one_start_set_and_everything_else() -> None:
    match = GAME.new(2, seed=2)
    view = match.view()
    assert view["pairs"] and [seat["crabs"] for seat in view["seats"]] == [["R", "O"], ["B", "G"]]
    assert match.view(0)["seats"][0]["hand"] == ["R1", "R2", "R3", "R4"]
    assert match.view(1)["seats"][1]["hand"] == ["B1", "B2", "B3", "B4"]
    assert len(view["tiles"]) == 4


@clause("O111")
@pytest.mark.parametrize("seed", range(4))
def test_the_second_player_chooses_two_of_three_start_spaces(seed: int) -> None:
    match = GAME.new(2, seed=seed)
    view = match.view()
    cook, second = view["cook"], 1 - view["cook"]
    starts = {space["start"]: space["cell"] for space in view["spaces"] if space.get("start")}
    crabs = {crab["letter"]: crab for crab in view["crabs"]}
    pairs = [seat["crabs"] for seat in view["seats"]]
    assert crabs[pairs[cook][0]]["cell"] == starts[1]
    assert match.to_move == (second,)
    assert match.moves() == sorted(starts[i][0] for i in (2, 3, 4))
    match.play(starts[4][0])
    events = match.play(starts[2][0])
    places = {crab["letter"]: crab["cell"] for crab in match.view()["crabs"]}
    assert [places[crab] for crab in pairs[second]] == [starts[4], starts[2]]
    assert places[pairs[cook][1]] == starts[3]
    assert [event["kind"] for event in events].count("placed") == 2
    assert match.view()["stage"] == "plan1"
    shells = {space["cell"] for space in view["spaces"] if space.get("shell")}
    for seat, pair in enumerate(pairs):
        assert match.view()["seats"][seat]["shells"] == sum(places[crab] in shells for crab in pair)


@clause("O2", "O3", "O4")
@pytest.mark.parametrize("players", GAME.seats)
def test_a_board_of_ones_own_is_put_together_place_by_place(players: int) -> None:
    options = {option.name: option for option in GAME.options}
    chosen = {}
    for name in ("tiles", "extra"):
        words: list[str] = []
        for place in options[name].places(players):
            taken = {word[0] for word in words}
            words.append(next(word for word in reversed(place) if word[0] not in taken))
        chosen[name] = " ".join(words)
    view = GAME.new(players, seed=1, **chosen).view()
    assert [tile["name"] for tile in view["tiles"]] == chosen["tiles"].split()
    assert len(view["tiles"]) == 2 + BEACHES[players]
    assert {extra["tile"] for extra in view["extra"]} == set(chosen["extra"].split())
    assert all(option.places(players) == [] for option in GAME.options if option.name not in chosen)
