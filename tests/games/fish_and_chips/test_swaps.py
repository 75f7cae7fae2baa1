"""Swap turns (F7–F12), what can be swapped (F30) and the adjacent rule (F31)."""

from __future__ import annotations

import pytest

from tests.clauses import clause

from .boards import GAME, clause_of, line, piles, play, row, sea

# R8 touches P16, R9 looks up at P3, which screens P15; R15 and R16 stand together in the corner.
EXAMPLE = """
    .   P16 .   P15 .   .
    .   R8  .   P3  .   .
    .   .   .   .   .   .
    .   .   .   R9  .   .
    .   .   .   .   .   R15
    .   .   .   .   .   R16
"""


@clause("F7", "F3")
def test_each_player_has_one_swap_turn_starter_first_and_then_the_starter_hunts() -> None:
    match = GAME.new(players=4, seed=6)
    starter = match.to_move[0]
    movers = []
    for _ in range(4):
        assert match.view()["phase"] == "swap"
        movers.append(match.to_move[0])
        match.play("ok")
    assert movers == [(starter + turn) % 4 for turn in range(4)]
    assert match.view()["phase"] == "play" and match.to_move == (starter,)


@clause("F7")
def test_no_capture_and_no_pass_before_the_swaps_are_over() -> None:
    match = sea(EXAMPLE, phase="swap")
    assert clause_of(match, "d3xd5") == "F7"
    assert clause_of(match, "--") == "F7"


@clause("F7")
def test_no_swap_and_no_ok_in_the_hunt() -> None:
    match = sea(EXAMPLE)
    assert clause_of(match, "O<>d3") == "F7"
    assert clause_of(match, "ok") == "F7"


@clause("F8", "F11")
def test_the_whole_set_of_swaps_of_the_example() -> None:
    assert sea(EXAMPLE, phase="swap").moves() == ["O<>d3", "O<>f2", "S<>b5", "S<>d3", "S<>f1", "ok"]


@clause("F8")
def test_octopus_and_shark_once_each_in_either_order() -> None:
    match = play(sea(EXAMPLE, phase="swap"), "O<>d3")
    assert match.position.split()[4] == "swap:O"
    assert match.moves() == ["S<>b5", "S<>d3", "S<>f1", "ok"]
    assert clause_of(match, "O<>f1") == "F8"
    match = play(sea(EXAMPLE, phase="swap"), "S<>d3")
    assert match.position.split()[4] == "swap:S"
    assert clause_of(match, "S<>f2") == "F8"
    assert "O<>f2" in match.moves()  # R9 stands there now


@clause("F8")
def test_octopus_and_shark_exchanged_is_one_swap_of_the_one_announced() -> None:
    match = play(sea(EXAMPLE, phase="swap"), "O<>f2")
    assert piles(match)["f2"] == "R16" and piles(match)["f1"] == "R15"
    assert match.moves() == ["S<>b5", "S<>d3", "S<>f2", "ok"]
    assert clause_of(match, "O<>d3") == "F8"
    play(match, "S<>f2")  # and back again, now the shark's swap
    assert piles(match)["f2"] == "R15" and piles(match)["f1"] == "R16"


@clause("F8")
@pytest.mark.parametrize(
    ("move", "why"), [("O<>a1", "an empty cell"), ("O<>d5", "a rival"), ("O<>f1", "itself")]
)
def test_the_partner_is_another_fish_of_ones_own_colour(move: str, why: str) -> None:
    assert clause_of(sea(EXAMPLE, phase="swap"), move) == "F8", why


@clause("F9")
def test_a_swap_moves_two_own_fish_and_nothing_else() -> None:
    match = sea(EXAMPLE, phase="swap")
    before = piles(match)
    events = match.play("O<>d3")
    assert piles(match) == {**before, "d3": "R16", "f1": "R9"}
    assert events == [
        {
            "kind": "swap",
            "special": "O",
            "colour": "R",
            "origin": "f1",
            "cell": "d3",
            "partner": {"colour": "R", "value": 9},
            "clause": "F8",
        }
    ]


@clause("F9")
def test_over_real_deals_swaps_leave_every_cell_its_colour() -> None:
    for seed in range(6):
        match = GAME.new(players=3, seed=seed)
        colours = {cell: pile[0] for cell, pile in piles(match).items()}
        while match.view()["phase"] == "swap":
            match.play(match.moves()[0])
        assert {cell: pile[0] for cell, pile in piles(match).items()} == colours


@clause("F10", "F11")
def test_a_direct_threat_reaches_over_empty_cells_but_not_over_fish() -> None:
    """On a1 the octopus would look at P15: over two empty cells it threatens, over any fish it does not."""
    free, screened = "R2 . . P15 . R16", "R2 . P1 P15 . R16"
    assert clause_of(row(free, phase="swap"), "O<>a1") == "F11"
    assert clause_of(row(screened, phase="swap"), "O<>a1") is None
    own = "R2 . R3 P15 . R16"
    assert clause_of(row(own, phase="swap"), "O<>a1") is None


@clause("F10")
def test_on_a_real_deal_direct_threat_means_next_door() -> None:
    """So both swap rules differ only by the shark that may settle beside a rival octopus."""
    for seed in range(6):
        match = GAME.new(players=4, seed=seed)
        adjacent = GAME.new(players=4, seed=seed, swap_rule="adjacent")
        allowed = set(match.moves()) - set(adjacent.moves())
        assert set(adjacent.moves()) <= set(match.moves())
        for move in allowed:
            mover, piles = match.view()["mover"], play(match.copy(), move).view()["piles"]
            owner = {pile["cell"]: pile["fish"][0]["colour"] for pile in piles}
            assert any(
                gain == 0 and owner[cell] != mover
                for pile in piles
                if pile["fish"][0] == {"colour": mover, "value": 15}
                for cell, gain in pile["sees"].items()
            )


@clause("F11")
@pytest.mark.parametrize(
    ("special", "rival", "refused"),
    [("O", "P16", True), ("O", "P15", True), ("S", "P15", True), ("S", "P16", False), ("O", "P14", False)],
)
def test_what_may_settle_beside_which_rival(special: str, rival: str, refused: bool) -> None:
    """Octopus beside octopus or shark and shark beside shark are threats; shark beside octopus is none."""
    match = sea(
        f"""
        R2  {rival} .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   R16 .
        .   .   .   .   .   R15
        """,
        phase="swap",
    )
    assert clause_of(match, f"{special}<>a6") == ("F11" if refused else None)


@clause("F11")
def test_any_rival_counts_not_only_the_next_player() -> None:
    match = row("R5 G15 . P6 . R16", phase="swap", order="RPG")
    refusal = match.why_not("O<>a1")
    assert refusal is not None and refusal.clause == "F11"
    assert refusal.params == {"special": "O", "cell": "a1", "threatened": "b1"}


@clause("F11")
def test_a_special_partner_is_judged_too_where_it_lands() -> None:
    """S<>a1 sends the octopus from a1 to c6, beside P15: the shark is harmless on a1, the octopus is not."""
    match = sea(
        """
        .   .   R15 P16 .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        R16 .   .   .   .   .
        """,
        phase="swap",
    )
    assert clause_of(match, "S<>a1") == "F11"
    assert clause_of(match, "O<>c6") == "F11"


@clause("F11")
def test_threats_of_the_deal_may_stay_and_ones_own_danger_is_allowed() -> None:
    """R16 beside P16 since the deal: the shark may still swap, and also settle where P16 sees it."""
    match = sea(
        """
        P16 R16 .   .   .   .
        R2  .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   R3  .   R15
        """,
        phase="swap",
    )
    assert clause_of(match, "S<>d1") is None
    assert clause_of(match, "S<>a5") is None
    assert clause_of(match, "O<>d1") is None
    assert clause_of(match, "O<>a5") == "F11"


@clause("F11")
def test_each_swap_is_judged_by_itself_when_made() -> None:
    """The shark may not come to a1 while P15 sees it; nor is it saved by a later swap."""
    match = row("R2 P15 R9 . R15 R16", phase="swap")
    assert clause_of(match, "S<>a1") == "F11"
    assert clause_of(match, "O<>a1") == "F11"
    assert clause_of(match, "O<>c1") == "F11"
    assert match.moves() == ["O<>e1", "S<>f1", "ok"]


@clause("F12")
def test_the_swap_turn_ends_by_itself_after_both_swaps() -> None:
    match = play(sea(EXAMPLE, phase="swap"), "O<>d3 S<>f1")
    assert match.view()["mover"] == "P" and match.view()["phase"] == "swap"
    assert match.view()["swapped"] == []


@clause("F12")
def test_ok_is_always_legal_in_a_swap_turn_even_alone() -> None:
    match = row("R2 . P3 . . .", phase="swap")
    assert match.moves() == ["ok"]
    assert match.play("ok") == [{"kind": "keep", "colour": "R", "clause": "F12"}]
    play(match, "ok")
    assert match.position.endswith(" R play 0,0")


@clause("F12", "F7")
def test_ok_after_one_swap_keeps_the_other_unused() -> None:
    match = play(sea(EXAMPLE, phase="swap"), "S<>b5 ok")
    assert match.position.endswith(" P swap 0,0")


@clause("F12", "F3")
def test_a_line_read_in_the_middle_of_the_swaps_knows_the_starter_by_its_cell() -> None:
    """P1 lies on e6, so purple started; red is the last to swap and purple opens the hunt."""
    drawing = """
        .   .   .   .   P1  .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   R5  .
        .   .   .   .   .   .
        .   .   .   .   .   .
    """
    assert play(sea(drawing, mover="R", phase="swap"), "ok").position.endswith(" P play 0,0")
    assert play(sea(drawing, mover="P", phase="swap"), "ok").position.endswith(" R swap 0,0")
    # The buoy at the bottom: e1 is empty, so the mover of the line is the starter.
    there = sea(drawing, mover="R", phase="swap", buoy="f1")
    assert play(there, "ok").position.endswith(" P swap 0,0")
    assert play(there, "ok").position.endswith(" R play 0,0")


@clause("F30")
def test_only_single_fish_swap_on_both_sides() -> None:
    match = row("R16>P1 . R15 . R2>P2 R3", phase="swap")
    assert clause_of(match, "O<>f1") == "F30"  # the octopus stands on a pile
    assert clause_of(match, "S<>e1") == "F30"  # the partner is a pile
    assert clause_of(match, "S<>a1") == "F30"
    assert match.moves() == ["S<>f1", "ok"]


@clause("F30")
@pytest.mark.parametrize("cells", ["P2>R16 . R3 . . .", "R2>R16 . R3 . P1 .", "R2 . R3 . P1 ."])
def test_a_special_fish_that_was_caught_or_is_not_there_has_no_swap(cells: str) -> None:
    match = row(cells, phase="swap")
    assert clause_of(match, "O<>c1") == "F30"
    assert match.moves() == ["ok"]


@clause("F30", "F11")
def test_a_rival_octopus_on_a_pile_still_counts_as_threatened_and_a_covered_one_does_not() -> None:
    assert clause_of(row("R2 P16>R5 . . . R16", phase="swap"), "O<>a1") == "F11"
    assert clause_of(row("R2 P5>P16 . . . R16", phase="swap"), "O<>a1") is None


@clause("F31")
def test_under_the_adjacent_rule_no_special_fish_may_touch_a_rival_one() -> None:
    cells = "R2 P16 . R5 . R15"
    assert clause_of(row(cells, phase="swap"), "S<>a1") is None
    refusal = row(cells, phase="swap", swap_rule="adjacent").why_not("S<>a1")
    assert refusal is not None and refusal.clause == "F31"
    assert refusal.params == {"special": "S", "cell": "a1", "threatened": "b1"}


@clause("F31")
def test_under_the_adjacent_rule_a_rival_across_empty_cells_does_not_matter() -> None:
    cells = "R2 . P16 . . R16"
    assert clause_of(row(cells, phase="swap"), "O<>a1") == "F11"
    assert clause_of(row(cells, phase="swap", swap_rule="adjacent"), "O<>a1") is None


@clause("F31")
def test_under_the_adjacent_rule_a_special_partner_is_judged_too() -> None:
    """O<>a1 brings the shark to f1, beside P16: a touch, though 15 does not threaten 16."""
    cells = "R15 P1 . . P16 R16"
    assert clause_of(row(cells, phase="swap"), "O<>a1") is None
    assert clause_of(row(cells, phase="swap", swap_rule="adjacent"), "O<>a1") == "F31"


@clause("F8", "F11")
def test_the_view_shows_every_partner_and_whom_a_forbidden_one_would_threaten() -> None:
    view = sea(EXAMPLE, phase="swap").view()
    choices = {choice["move"]: (choice.get("clause"), choice.get("threatens")) for choice in view["swaps"]}
    assert choices == {
        "O<>b5": ("F11", "b6"),
        "O<>d3": (None, None),
        "O<>f2": (None, None),
        "S<>b5": (None, None),
        "S<>d3": (None, None),
        "S<>f1": (None, None),
    }
    assert sea(EXAMPLE).view()["swaps"] == []


@clause("F7", "F30")
def test_the_swap_word_of_a_line_says_what_is_used() -> None:
    match = GAME.at(line(EXAMPLE, phase="swap:S"))
    assert match.view()["swapped"] == ["S"]
    assert match.moves() == ["O<>d3", "O<>f2", "ok"]


@clause("F8", "F11", "F30", "F31")
@pytest.mark.parametrize("swap_rule", ["threat", "adjacent"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_offers_what_the_rules_say_of_each_swap(players: int, swap_rule: str) -> None:
    match = GAME.new(players=players, seed=players, swap_rule=swap_rule)
    while match.view()["phase"] == "swap":
        offered = {swap["move"]: swap for swap in match.view()["swaps"]}
        assert {move for move in offered if "clause" not in offered[move]} | {"ok"} == set(match.moves())
        for move, swap in offered.items():
            refusal = match.why_not(move)
            assert swap.get("clause") == (refusal and refusal.clause)
            assert swap.get("threatens") == (refusal and refusal.params["threatened"])
        match.play(match.moves()[0])
