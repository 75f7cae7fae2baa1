"""Module 1: tokens that are turned, suffered, kept and used (O124–O131)."""

from __future__ import annotations

import pytest

from seaboard.games.oh_crab import GAME
from tests.clauses import clause

from .boards import do, kinds, where
from .packs import asked, group, hand, of_kind, on_board, open_cards, pack, scene, shells

QUIET = {"orange": "a0"}  # another player, far away


# ------------------------------------------------------------------ Junk


@clause("O124", "O127")
def test_a_broken_bottle_costs_a_card_of_choice() -> None:
    match = scene(
        {"red": "d3", **QUIET}, "mod1 d5=J1", cells={"d5": ".q"}, icons=["F"], hands={"red": ["R1", "R2"]}
    )
    events = match.play("main")
    assert of_kind(events, "surprise")[0]["token"] == "J1"
    assert asked(match) == "R JUNK:J1:R > ENTER:Ro > MENU"
    assert match.moves() == ["R1", "R2"]
    match.play("R2")
    assert (hand(match, 0), open_cards(match, 0, "discards")) == (["R1"], ["R2"])
    assert group(match, "mod1") == "- kept - spare -"


@clause("O124", "O127")
def test_x46_a_leaky_can_takes_a_shell_if_there_is_one() -> None:
    for before, after in ((0, 0), (2, 1)):
        match = scene(
            {"red": "d3", **QUIET}, "mod1 d5=J2", cells={"d5": ".q"}, icons=["F"], shells={"red": before}
        )
        match.play("main")
        assert shells(match)[0] == after
        assert group(match, "mod1") == "- kept - spare -"


@clause("O124")
def test_a_banana_skin_knocks_the_crab_over() -> None:
    match = scene({"red": "d3", **QUIET}, "mod1 d5=J3", cells={"d5": ".q"}, icons=["F"])
    match.play("main")
    assert where(match)["red"] == "d5*"


@clause("O124", "O127")
def test_an_old_net_takes_a_card_from_either_end_of_the_trail() -> None:
    cells = {"d5": ".q"}
    match = scene(
        {"red": "d3", **QUIET}, "mod1 d5=J4", cells=cells, icons=["F"], traces={"red": ["R1", "R2", "R3"]}
    )
    match.play("main")
    assert match.moves() == ["trailL", "trailR"]
    match.play("trailR")
    assert open_cards(match, 0, "trail") == ["R1", "R2"]
    assert open_cards(match, 0, "discards") == ["R3"]
    bare = scene({"red": "d3", **QUIET}, "mod1 d5=J4", cells=cells, icons=["F"])
    bare.play("main")
    assert asked(bare) == "R MENU"


@clause("O124", "O79")
def test_a_plastic_bag_drags_the_crab_back_onto_a_free_space() -> None:
    cells = {"d5": ".q", "c4": "X", "e4": ".s"}
    match = scene({"red": "d3", **QUIET}, "mod1 d5=J5", cells=cells, icons=["F"])
    match.play("main")
    assert asked(match) == "R JUNK:J5:R > ENTER:Ro > MENU"
    assert match.moves() == ["S", "SE"]
    events = match.play("SE")
    assert where(match)["red"] == "e4"
    assert shells(match)[0] == 1
    assert of_kind(events, "moved")[0]["how"] == "drift"


@clause("O124", "O127")
def test_a_plastic_bag_without_a_free_space_does_nothing() -> None:
    cells = {"d5": ".q", "c4": "X", "e4": "X", "d3": "R>d5:1F"}
    match = scene(
        {"red": "c2", "orange": "d3"}, "mod1 d5=J5", cells=cells, icons=["D"], hands={"red": ["R1"]}
    )
    do(match, "main NE")  # onto orange's shortcut: orange is pushed to d5, and its landward spaces are taken
    assert where(match) == {"red": "d3", "orange": "d5*"}
    assert group(match, "mod1") == "- kept - spare -"


@clause("O129", "O56", "O176")
def test_a_pushed_crab_turns_its_token_and_its_owner_decides() -> None:
    match = scene(
        {"red": "d3", "orange": "d5"},
        "mod1 d7=J1",
        cells={"d7": ".q"},
        icons=["F"],
        hands={"orange": ["O1", "O2"], "red": ["R1"]},
    )
    do(match, "main N")
    assert asked(match) == "O JUNK:J1:O > ENTER:Oo,Rs > MENU"
    assert match.to_move == (1,)
    assert match.moves(0) == [] and match.moves(1) == ["O1", "O2"]
    refusal = match.why_not("R1", 0)
    assert refusal is not None and refusal.clause == "O129"
    match.play("O2", 1)
    assert match.to_move == (0,)


@clause("O64", "O129")
def test_a_crab_dragged_onto_an_obstacle_pays_with_a_card_of_its_owners_choice() -> None:
    cells = {"d7": ".q", "e6": "O", "c6": "X"}
    match = scene(
        {"red": "d3", "orange": "d5"}, "mod1 d7=J5", cells=cells, icons=["F"], hands={"orange": ["O1", "O2"]}
    )
    do(match, "main N")  # red stands on d5 by now: only e6 is free
    assert where(match)["orange"] == "e6*"
    assert asked(match) == "O OBSTACLE:O > ENTER:Rs > MENU"


@clause("O129", "O174", "O176")
def test_a_line_says_that_the_owner_will_choose_the_card_that_the_obstacle_takes() -> None:
    """The glutton is asked first; read back, the owner still chooses, and does not lose a random card."""
    match = scene(
        {"red": "d3", "orange": "d5"},
        "mod1 d7=J5",
        "mod4 O:A14*2",
        cells={"d7": ".q", "e6": "O", "c6": "X"},
        icons=["F"],
        hands={"orange": ["O1", "O2"]},
    )
    do(match, "main N")
    assert asked(match) == "O REACT:A14:O > ENTER:Rs > OBSTACLE:O > MENU"
    again = GAME.at(match.position, seed=1)
    assert again.position == match.position
    again.play("no")
    assert asked(again) == "O OBSTACLE:O > ENTER:Rs > MENU"
    pushed = GAME.at(match.position.replace(" > OBSTACLE:O", ""), seed=1)
    pushed.play("no")
    assert asked(pushed) == "R MENU" and len(open_cards(pushed, 1, "discards")) == 1


@clause("O129", "O174")
def test_a_line_says_so_too_while_a_token_on_the_obstacle_is_asked_about() -> None:
    match = scene(
        {"red": "d3", "orange": "d5"},
        "mod1 d7=J5 e6=J1",
        cells={"d7": ".q", "e6": "O", "c6": "X"},
        icons=["F"],
        hands={"orange": ["O1", "O2", "O3"]},
    )
    do(match, "main N")
    assert asked(match) == "O JUNK:J1:O > ENTER:Oo,Rs > OBSTACLE:O > MENU"
    again = GAME.at(match.position, seed=1)
    again.play("O1")
    assert asked(again) == "O OBSTACLE:O > ENTER:Rs > MENU"


@clause("O124", "O174")
def test_a_token_works_on_any_space_that_a_line_puts_it_on() -> None:
    match = scene({"red": "d3", **QUIET}, "mod1 d5=J2 d7=T4 kept R:T8", icons=["F", "F"], shells={"red": 1})
    do(match, "T8 r3")
    assert group(match, "mod1") == "d5=J2 d7=T4~R kept - spare -"
    match = scene({"red": "d3", **QUIET}, "mod1 d5=J2 d7=T4", icons=["F", "F"], shells={"red": 1})
    events = match.play("main")
    assert kinds(events) == ["used", "moved", "surprise", "shell_lost"]
    match.play("upper")
    assert group(match, "mod1") == "- kept R:T4 spare -"


@clause("O69", "O128")
def test_shell_then_surprise_and_the_shell_stays_valid() -> None:
    match = scene({"red": "d3", **QUIET}, "mod1 d5=J2", cells={"d5": ".sq"}, icons=["F"])
    events = match.play("main")
    assert kinds(events) == ["used", "moved", "shell", "surprise", "shell_lost"]
    assert shells(match)[0] == 0


# ------------------------------------------------------------------ Treasures


@clause("O124")
@pytest.mark.parametrize(("token", "gain"), [("T1", 2), ("T3", 3)])
def test_pearls_and_the_giant_shell_are_shells_at_once(token: str, gain: int) -> None:
    match = scene({"red": "d3", **QUIET}, f"mod1 d5={token}", cells={"d5": ".q"}, icons=["F"])
    events = match.play("main")
    assert shells(match)[0] == gain
    assert of_kind(events, "shell")[0]["n"] == gain
    poor = scene({"red": "d3", **QUIET}, f"mod1 d5={token}", cells={"d5": ".q"}, icons=["F"], reserve=1)
    poor.play("main")
    assert shells(poor)[0] == 1


@clause("O120", "O124")
def test_the_chest_gives_a_market_card_at_once() -> None:
    market = {"piles": [["DIAG1"], ["FAST1"], ["GULL1"]], "deck": ["HOP1"]}
    match = scene({"red": "d3", **QUIET}, "mod1 d5=T2", cells={"d5": ".q"}, icons=["F"], market=market)
    match.play("main")
    assert asked(match) == "R TAKE > ENTER:Ro > MENU"
    match.play("pile2")
    assert hand(match, 0) == ["FAST1"]


@clause("O125", "O126")
def test_x47_two_kept_treasures_are_used_in_one_turn() -> None:
    match = scene({"red": "d3", **QUIET}, "mod1 - kept R:T4,T5")
    assert {"T4", "T5"} <= set(match.moves())
    do(match, "T4 NE T5")
    assert where(match)["red"] == "e6"
    assert pack(match)["kept"] == [[], []]


@clause("O125")
def test_a_treasure_without_the_sign_is_kept_and_may_be_used_in_the_same_turn() -> None:
    match = scene({"red": "d3", **QUIET}, "mod1 d5=T5", cells={"d5": ".q"}, icons=["F"])
    events = match.play("main")
    assert of_kind(events, "surprise")[0]["kept"]
    assert group(match, "mod1") == "- kept R:T5 spare -"
    match.play("T5")
    assert where(match)["red"] == "d7"


@clause("O125")
def test_a_rivals_treasure_cannot_be_used() -> None:
    match = scene({"red": "d3", **QUIET}, "mod1 - kept O:T5")
    refusal = match.why_not("T5")
    assert refusal is not None and (refusal.clause, refusal.reason) == ("O125", "treasure-not-yours")


@clause("O120")
def test_the_spade_makes_an_obstacle_of_a_free_standard_space() -> None:
    match = on_board({"red": "d3", **QUIET}, "mod1 - kept R:T6", hands={"red": ["R1"]})
    match.play("T6")
    assert asked(match) == "R OBST_ROW > MENU"
    assert match.moves()[0] == "r10" and "r0" not in match.moves() and "r17" not in match.moves()
    match.play("r2")
    assert asked(match) == "R OBST_COL:2 > MENU"
    assert "f" not in match.moves()  # a surprise space
    match.play("d")
    assert " + d5 | " in match.position
    assert match.view(0)["dug"] == ["d5"]
    assert GAME.at(match.position, seed=1).position == match.position


@clause("O123")
def test_the_landing_net_takes_a_card_of_the_trail_and_closes_the_gap() -> None:
    match = scene({"red": "d3", **QUIET}, "mod1 - kept R:T7", traces={"red": ["R1", "R2", "R3"]})
    do(match, "T7 R2")
    assert (open_cards(match, 0, "trail"), hand(match, 0)) == (["R1", "R3"], ["R2"])
    assert match.view(0)["chips"] == []


@clause("O122", "O123", "O176")
def test_the_spyglass_looks_at_two_tokens_and_takes_a_card_back() -> None:
    cells = {"b5": ".q", "c4": ".q", "f7": ".q"}
    match = scene(
        {"red": "d3", **QUIET},
        "mod1 c4=J1 b5=T3 f7=T9 kept R:T8",
        cells=cells,
        discards={"red": ["R3", "R4"]},
    )
    match.play("T8")
    assert asked(match) == "R SPY_ROW:2 > X6 > MENU"
    assert match.moves() == ["end", "r2", "r3"]
    match.play("r2")
    assert asked(match) == "R SPY_COL:2:2 > X6 > MENU"
    spied = of_kind(match.play("b"), "spied")[0]
    assert spied["token"] == "T3"
    assert "token" not in of_kind(match.events(len(match.history) - 1, 1), "spied")[0]
    assert [token.get("token") for token in pack(match, 0)["tokens"]] == ["T3", None, None]
    assert [token.get("token") for token in pack(match, 1)["tokens"]] == [None, None, None]
    assert group(match, "mod1").startswith("b5=T3~R c4=J1 f7=T9")
    match.play("r3")  # its only token is looked at without a further question
    assert asked(match) == "R DISCARD_CARD > MENU"
    match.play("R3")
    assert (hand(match, 0), open_cards(match, 0, "discards")) == (["R3"], ["R4"])


@clause("O176")
def test_either_part_of_the_spyglass_may_be_missing() -> None:
    only_cards = scene({"red": "d3", **QUIET}, "mod1 - kept R:T8", discards={"red": ["R3", "R4"]})
    only_cards.play("T8")
    assert asked(only_cards) == "R DISCARD_CARD > MENU"
    only_tokens = scene({"red": "d3", **QUIET}, "mod1 c4=J1 kept R:T8", cells={"c4": ".q"})
    do(only_tokens, "T8 end")
    assert asked(only_tokens) == "R MENU"
    nothing = scene({"red": "d3", **QUIET}, "mod1 - kept R:T8")
    assert "T8" not in nothing.moves()


@clause("O125", "O44")
def test_the_coconut_is_a_card_exchange() -> None:
    market = {"piles": [["DIAG1"], ["FAST1"], ["GULL1"]], "deck": ["HOP1"]}
    match = scene({"red": "d3", **QUIET}, "mod1 - kept R:T9", hands={"red": ["R1", "R2"]}, market=market)
    do(match, "T9 R1 pile1")
    assert hand(match, 0) == ["R2", "DIAG1"]


@clause("O58", "O125")
def test_a_compass_may_be_used_to_stand_up() -> None:
    match = scene({"red": "d3*", **QUIET}, "mod1 - kept R:T4")
    match.play("T4")
    assert where(match)["red"] == "d3"


# ------------------------------------------------------------------ set-up and variants


@clause("O128", "O119", "O118")
@pytest.mark.parametrize("players", GAME.seats)
def test_every_beach_tile_has_one_junk_and_two_treasures(players: int) -> None:
    for seed in range(4):
        match = GAME.new(players, seed=seed, modules="1", scenario=1)
        if players == 2:
            do(match, "a e" if "a" in match.moves() else " ".join(match.moves()[:2]))
        tokens, spare = group(match, "mod1").split(" kept ")
        names = [word.split("=")[1] for word in tokens.split(" ")]
        tiles = 2 if players == 2 else 3
        assert sum(name[0] == "J" for name in names) == tiles
        assert sum(name[0] == "T" for name in names) == 2 * tiles
        assert len(spare.split("spare ")[1].split(",")) == 9 - 2 * tiles
        surprises = {space["cell"] for space in match.view(None)["spaces"] if space.get("surprise")}
        assert {word.split("=")[0] for word in tokens.split(" ")} == surprises


@clause("O130")
def test_only_good_things_leaves_one_surprise_space_of_each_tile_empty() -> None:
    match = GAME.new(3, seed=4, modules="1", surprises="only_good")
    tokens = group(match, "mod1").split(" kept ")[0].split(" ")
    assert len(tokens) == 6 and all("=T" in token for token in tokens)


@clause("O130")
def test_blank_junk_does_nothing() -> None:
    match = scene({"red": "d3", **QUIET}, "mod1e d5=J3", cells={"d5": ".q"}, icons=["F"])
    match.play("main")
    assert where(match)["red"] == "d5"
    assert match.options["surprises"] == "blank"
    assert match.position.count("mod1e - kept - spare -") == 1


@clause("O71")
def test_without_the_module_a_surprise_space_is_quiet() -> None:
    match = scene({"red": "d3", **QUIET}, cells={"d5": ".q"}, icons=["F"])
    assert kinds(match.play("main")) == ["used", "moved"]
    assert match.view(0)["pack"] is None


@clause("O131")
def test_a_kept_treasure_serves_either_crab_of_a_pair() -> None:
    two = {"a": ["red", "orange"], "b": ["blue", "green"]}
    crabs = {"red": "a0", "orange": "d3", "blue": "g0", "green": "e0"}
    match = scene(crabs, "mod1 - kept R:T5", active="orange", two=two)
    match.play("T5")
    assert where(match)["orange"] == "d5"
