"""What bots look at: a glance sees the largest catch, and no side of the board is special."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from seaboard.games.urchins import rules
from seaboard.games.urchins.board import NOWHERE
from seaboard.games.urchins.bots.greedy import best_rest
from seaboard.games.urchins.rules import EMPTY, FEATURES, MOVE_FEATURES, RED, YELLOW
from seaboard.kernel import kit
from seaboard.kernel.chance import below, chance
from seaboard.kernel.layout import twin
from tests.games.sums import check_sums
from tests.golden import Golden

from .boards import GAME, reef

looks = importlib.import_module("seaboard.games.urchins.rules.features")
MATCHES = 2 if kit.INTERPRETED else 12
OPTIONS: list[dict[str, Any]] = [
    {},
    {"four_alike": False},
    {"multi": "best", "pawn_may_stay": True},
    {"capture_timing": "immediate", "end": "round", "jump": "one", "quiet_unit": "turns"},
]
SIZES = [(5, 5), (3, 4), (8, 8), (9, 8), (9, 9)]


def positions(rows: int = 5, cols: int = 5, **options: Any) -> list[Any]:
    """Where matches stand in which somebody adds more often than moves, as people do."""
    found = []
    for seed in range(MATCHES):
        position = GAME.new(players=2 + seed % 3, seed=seed, rows=rows, cols=cols, **options).here
        rng = chance(seed)
        for number in range(100):
            actions = GAME.engine.legal(position)
            if not actions:
                break
            if number % 5 == 4:
                found.append(position)
            first = actions[: max(1, len(actions) // 2)]
            position = GAME.engine.after(position, first[int(below(rng, len(first)))], rng).position
    return found


def seen(position: Any, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
    out = np.full(FEATURES, np.nan, np.float32)
    GAME.engine.look(position, seat, out)
    return out


def seen_of_moves(position: Any) -> tuple[list[int], np.ndarray[Any, np.dtype[np.float32]]]:
    actions = GAME.engine.legal(position)
    out = np.full((len(actions), MOVE_FEATURES), np.nan, np.float32)
    GAME.engine.look_at_moves(position, np.array(actions, kit.Action), len(actions), out)
    return actions, out


def most_now(position: Any) -> int:
    """The largest catch of the mover's turn, as the features have it."""
    s = position[0]
    group = looks.MOVER + 2 * (int(s.step) - rules.MOVE)
    return round(float(seen(position, int(s.mover))[group * looks.GROUP + looks.MOST_NOW]) / looks.A_CATCH)


@pytest.mark.parametrize(("rows", "cols"), SIZES)
@pytest.mark.parametrize("four_alike", [True, False])
def test_a_glance_sees_the_largest_catch_of_a_turn(rows: int, cols: int, four_alike: bool) -> None:
    """With `multi=best` there are no unions. Some combinations of two moves are not seen, and on a crowded
    board a top may have nowhere to go."""
    found = positions(rows, cols, four_alike=four_alike, multi="best")
    if kit.INTERPRETED:
        found = [position for position in found if position[0].step != rules.MOVE][:4]
    wrong = [position for position in found if most_now(position) != best_rest(position)]
    assert len(wrong) <= len(found) // (20 if rows * cols > 20 else 8)
    assert kit.INTERPRETED or any(best_rest(position) > 0 for position in found)


def turned(position: Any, cell_of: Any, colours: tuple[int, ...] = (0, 1, 2, 3, 4)) -> Any:
    """The same position with every cell somewhere else, perhaps in other colours."""
    s, found = position[0], twin(position)
    t = found[0]
    rules.clear(t)
    for seat in range(s.players):
        if s.pawns[seat] != NOWHERE:
            rules.put_pawn(t, seat, cell_of(int(s.pawns[seat])))
    for cell in range(s.rows * s.cols):
        if s.holds[cell] != EMPTY:
            rules.lay(t, cell_of(cell), colours[int(s.holds[cell])])
    t.pile[YELLOW], t.pile[RED] = s.pile[colours[YELLOW]], s.pile[colours[RED]]
    return found


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize(("rows", "cols"), SIZES)
def test_mirrors_and_colours_change_nothing(rows: int, cols: int, options: dict[str, Any]) -> None:
    def upside_down(cell: int) -> int:
        return (rows - 1 - cell // cols) * cols + cell % cols

    def left_is_right(cell: int) -> int:
        return cell // cols * cols + cols - 1 - cell % cols

    for position in positions(rows, cols, **options)[:: 40 if kit.INTERPRETED else 3]:
        for seat in range(position[0].players):
            looked = seen(position, seat)
            assert np.isfinite(looked).all() and abs(looked).max() < 8
            for other in (
                turned(position, upside_down),
                turned(position, left_is_right),
                turned(position, lambda cell: cell, (0, 2, 1, 4, 3)),
            ):
                assert np.allclose(seen(other, seat), looked, atol=1e-6)


@pytest.mark.parametrize("options", OPTIONS)
def test_looking_changes_nothing_and_leaves_nothing_out(options: dict[str, Any]) -> None:
    for position in positions(**options)[:: 10 if kit.INTERPRETED else 1]:
        before = position.tobytes()
        looked, (_, of_moves) = seen(position, 0), seen_of_moves(position)
        assert position.tobytes() == before
        assert np.isfinite(looked).all() and np.isfinite(of_moves).all()


def test_machine_code_and_python_see_the_same() -> None:
    for position in positions(6, 5)[:: 10 if kit.INTERPRETED else 4]:
        for seat in range(position[0].players):
            out = np.zeros(FEATURES, np.float32)
            rules.features(position[0], seat, out)
            assert np.allclose(out, seen(position, seat), atol=1e-6)
        actions, looked = seen_of_moves(position)
        out = np.zeros(MOVE_FEATURES, np.float32)
        rules.move_features(position[0], actions[-1], out)
        assert np.allclose(out, looked[-1], atol=1e-6)


@pytest.mark.parametrize("four_alike", [True, False])
def test_what_a_placing_leaves_is_what_the_next_player_has(four_alike: bool) -> None:
    """A step's own features foretell those of the position after it."""
    compared = 0
    for position in positions(four_alike=four_alike):
        s = position[0]
        if s.step != rules.PLACE or s.over:
            continue
        actions, looked = seen_of_moves(position)
        for action, features in list(zip(actions, looked, strict=True))[:4]:
            after = GAME.engine.after(position, action, chance(0)).position
            won = int(after[0].scores[s.mover]) - int(s.scores[s.mover])
            assert features[looks.WINS] == (won > 0)
            assert features[looks.WON] == pytest.approx(won / 6)
            if not after[0].over and all(after[0].pile[c] > 0 for c in (YELLOW, RED)):
                at = looks.AFTER + looks.AFTERS * 2 + looks.ITS_MOST
                assert round(float(features[at]) * 6) == most_now(after)
                compared += 1
    assert compared > 2


@pytest.mark.parametrize("step", [rules.MOVE, rules.ADD])
def test_what_a_step_makes_ready_is_what_the_rest_of_the_turn_has(step: int) -> None:
    compared = 0
    for position in positions():
        s = position[0]
        if s.step != step or s.over:
            continue
        actions, looked = seen_of_moves(position)
        for action, features in list(zip(actions, looked, strict=True))[:: max(1, len(actions) // 4)]:
            after = GAME.engine.after(position, action, chance(0)).position
            if all(after[0].pile[c] > 0 for c in (YELLOW, RED)):
                at = looks.AFTER + looks.AFTERS * (step - rules.MOVE) + looks.MINE
                assert round(float(features[at]) * 6) == most_now(after)
                compared += 1
    assert compared > 2


def group_of(match: Any, group: int) -> list[float]:
    looked = seen(match.here, int(match.here[0].mover))
    return [float(x) for x in looked[group * looks.GROUP : (group + 1) * looks.GROUP]]


def test_a_rival_on_each_diagonal_spoils_a_block() -> None:
    open_block = reef(". . .\n. r yB\n. y r\n", step=3)
    spoiled = reef(". . .\n. rC yB\n. y r\n", step=3, players=3)
    assert group_of(open_block, looks.MOVER + 4)[looks.MOST_NOW] == pytest.approx(3 / 6)
    assert group_of(spoiled, looks.MOVER + 4)[looks.MOST_NOW] == 0.0


def test_an_ending_addition_knows_who_is_ahead() -> None:
    """A has won all that is missing: the last yellow token ends the match in A's favour (U27)."""
    for mover, feature in (("A", looks.ENDS_AHEAD), ("B", looks.ENDS_BEHIND)):
        match = reef("r . .\n. . .\n. . y\n", mover=mover, step=2, pile=(1, 5))
        actions, looked = seen_of_moves(match.here)
        ends = {
            GAME.write_move(match.here, action)[0]
            for action, x in zip(actions, looked, strict=True)
            if x[feature]
        }
        assert ends == {"y"}


def test_nets_and_learners_are_given_what_they_were_trained_on(golden: Golden) -> None:
    check_sums("urchins", Path(__file__).with_name("sums.json"), golden)
