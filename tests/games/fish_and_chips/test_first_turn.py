"""Swaps on one's first turn (F32), and the `~k` of its position lines."""

from __future__ import annotations

import pytest

from seaboard import BadPosition
from tests.clauses import clause

from .boards import GAME, clause_of, play, row, sea

FIRST = {"swap_timing": "first_turn"}
BOARD = """
    .   .   .   .   R9  P4
    .   .   .   .   .   .
    R16 .   P3  .   .   .
    .   .   .   .   .   .
    .   .   .   .   .   .
    R2  .   .   P15 .   .
"""


def word(position: str) -> str:
    """The mover and the phase word of a line."""
    return " ".join(position.split()[3:5])


@clause("F32")
def test_each_first_turn_is_a_swap_turn_and_then_a_capture() -> None:
    """R (e6) starts; the words are those of the specification's example for two players."""
    match = sea(BOARD, phase="swap~2", **FIRST)
    words = [word(match.position)]
    for move in ("ok", "e6xf6", "ok", "d1xa1"):
        match.play(move)
        words.append(word(match.position))
    assert words == ["R swap~2", "R play~1", "P swap~1", "P play", "R play"]


@clause("F32", "F8")
def test_a_used_swap_is_in_the_word_and_the_second_ends_the_swap_turn() -> None:
    match = sea(BOARD.replace("R9 ", "R15").replace("P15", "P5 "), phase="swap~2", **FIRST)
    play(match, "O<>a1")
    assert word(match.position) == "R swap:O~2"
    play(match, "S<>a4")
    assert word(match.position) == "R play~1"
    assert match.view()["swap_turns_left"] == 1


@clause("F32", "F18")
def test_a_blocked_player_swaps_then_passes() -> None:
    match = row("R2 . P3 . . .", phase="swap~2", **FIRST)
    play(match, "ok")
    assert word(match.position) == "R play~1" and match.moves() == ["--"]
    play(match, "--")
    assert word(match.position) == "P swap~1"


@clause("F32", "F20")
def test_a_round_may_end_before_everybody_has_swapped() -> None:
    match = row("R9 . P3 . . .", phase="swap~2", order="RP", **FIRST)
    play(match, "ok a1xc1")
    assert match.view()["phase"] == "done"
    assert match.view()["swap_turns_left"] == 0


@clause("F32", "F20")
def test_where_nobody_can_capture_the_round_is_over_before_the_first_swap_turn() -> None:
    drawing = """
        R16 .   .   .   .   .
        .   P16 .   .   .   .
        R2  .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
    """
    assert word(sea(drawing, phase="swap~2", **FIRST).position) == "R done"
    assert word(sea(drawing, phase="swap").position) == "R swap"  # in a phase of its own F20 comes later


@clause("F32", "F7")
def test_a_capture_has_to_wait_for_the_swap_turn() -> None:
    match = row("R9 . P3 . . .", phase="swap~2", **FIRST)
    assert clause_of(match, "a1xc1") == "F7"
    assert clause_of(play(match, "ok"), "ok") == "F7"


@clause("F32", "F30", "F11")
def test_later_swappers_meet_piles() -> None:
    """Red has taken P5 first; purple's octopus may not settle beside R16 though it stands on a pile."""
    match = row("R16 P5 P2 . P16 P15", phase="swap~2", **FIRST)
    play(match, "ok a1xb1")
    assert word(match.position) == "P swap~1"
    assert clause_of(match, "O<>c1") == "F11"
    assert clause_of(match, "S<>c1") is None
    assert match.moves() == ["O<>f1", "S<>c1", "S<>e1", "ok"]


@clause("F32", "F2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_round_of_a_real_match_has_as_many_swap_turns_as_players(players: int) -> None:
    match = GAME.new(players=players, seed=12, **FIRST)
    swappers: dict[int, list[int]] = {1: [], 2: []}
    while match.round < 3 and not match.over:
        if match.view()["phase"] == "swap":
            swappers[match.round].append(match.to_move[0])
            match.play("ok")
        else:
            match.play(match.moves()[0])
    for seats in swappers.values():
        assert sorted(seats) == list(range(players)) or match.over


@clause("F32")
@pytest.mark.parametrize(
    "word", ["swap~3", "swap~0", "swap", "play~2", "play~0", "done~1", "swap~x", "swap~", "swap~1:O"]
)
def test_a_word_with_an_impossible_k_is_refused(word: str) -> None:
    with pytest.raises(BadPosition) as refused:
        row("R9 . P3 . . .", phase=word, **FIRST)
    assert refused.value.part == "phase"


@clause("F32")
def test_k_belongs_to_first_turn_alone() -> None:
    for phase in ("swap~2", "play~1"):
        with pytest.raises(BadPosition):
            row("R9 . P3 . . .", phase=phase)
    with pytest.raises(BadPosition):
        row("R9 . P8 . . .", phase="play~1", order="1 PGYR", **FIRST)
