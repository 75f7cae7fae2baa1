"""OpenSpiel's own tests over the games of integers, its algorithms on small instances, its errors."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any
from urllib.parse import quote

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts, minimax, outcome_sampling_mccfr
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from open_spiel.python.tests import games_sim_test

import seaboard
import seaboard.envs.openspiel  # enters the games
from tests.walks import marked_slow

FISH, CRAB, IN_TURN = "seaboard_fish_and_chips", "seaboard_oh_crab", "seaboard_oh_crab_in_turn"
# Three captures are left of a round that decides the match.
ENDING = "2 RP -6/-3,P2,-2/P12,-5/-6/-6/R10,-2,P7,-,R4 R play 58,58"
GAMES = [
    f"{FISH}(deals=2,position={quote(ENDING)})",
    "seaboard_urchins(rows=3,cols=3)",
    "seaboard_urchins(players=4,rows=3,cols=4)",
    f"{FISH}(deals=4)",
    f"{FISH}(players=1)",
    f"{FISH}(players=4,swap_timing=first_turn)",
    f"{CRAB}(short=True)",
    f"{CRAB}(players=4,short=True,modules=1 2 3 4)",
    f"{IN_TURN}(players=3,short=True)",
]
SHORT = [*GAMES[:3], f"{FISH}(players=1)", f"{CRAB}(short=True)"]


QUICK = ["seaboard_urchins(rows=3,cols=3)", f"{FISH}(players=1)", f"{CRAB}(short=True)"]


@pytest.mark.parametrize("described", marked_slow(GAMES, quick=QUICK))
def test_openspiels_random_simulations_pass(described: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(described), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("described", SHORT)
def test_openspiels_tests_of_games_pass(described: str, capsys: pytest.CaptureFixture[str]) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(described))


def test_a_game_of_simultaneous_decisions_becomes_one_of_turns(capsys: pytest.CaptureFixture[str]) -> None:
    np.random.seed(1)
    converted = pyspiel.convert_to_turn_based(pyspiel.load_game(f"{CRAB}(short=True)"))
    games_sim_test.GamesSimTest().sim_game(converted, check_pickle_serialization=False)


def begun(described: str, deal: int = 3, **more: Any) -> Any:
    state = (
        pyspiel.load_game(described, more).new_initial_state()
        if more
        else (pyspiel.load_game(described).new_initial_state())
    )
    if state.is_chance_node():
        state.apply_action(deal)
    return state


# ------------------------------------------------------------------ chance, and decisions at once


def test_what_begins_without_chance_has_no_chance_node() -> None:
    assert begun("seaboard_urchins").current_player() == 0
    chance_mode = pyspiel.load_game("seaboard_urchins").get_type().chance_mode
    assert chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    with pytest.raises(pyspiel.SpielError, match="chance"):
        pyspiel.load_game("seaboard_urchins(first=random)")


def test_a_deal_is_a_chance_node_and_differs_by_its_outcome() -> None:
    game = pyspiel.load_game(FISH)
    assert game.new_initial_state().is_chance_node()
    assert [number for number, _ in game.new_initial_state().chance_outcomes()] == list(range(1024))
    assert str(begun(FISH, 1)) == str(begun(FISH, 1)) != str(begun(FISH, 2))
    assert str(begun(f"{FISH}(seed=1)", 1)) != str(begun(FISH, 1))


def test_the_next_deal_is_nobodys_decision() -> None:
    state, coin = begun(FISH), Random(1)
    while not state.is_chance_node():
        state.apply_action(coin.choice(state.legal_actions()))
    twins = [state.clone() for _ in range(2)]
    for outcome, twin in enumerate(twins):
        twin.apply_action(outcome)
    assert str(twins[0]) != str(twins[1]) and twins[0].current_player() >= 0


def test_chance_within_a_move_waits_for_its_outcome() -> None:
    """A card drawn from a shuffled pile: the move is decided, then chance, then it is made."""
    coin = Random(2)
    for seed in range(6):
        state = begun(f"{IN_TURN}(short=True,modules=1 2 3 4)", seed)
        while not state.is_terminal() and not state.is_chance_node():
            state.apply_action(coin.choice(state.legal_actions()))
        if state.is_chance_node():
            break
    assert state.is_chance_node()
    before = str(state)
    state.apply_action(0)
    assert str(state) != before and len(state.full_history()) > 2


def test_all_plan_at_once() -> None:
    state = begun(f"{CRAB}(players=3)")
    assert state.is_simultaneous_node()
    state.apply_actions([state.legal_actions(player)[0] for player in range(3)])
    assert state.current_player() in range(3)


def test_who_plans_in_turn_sees_nobodys_plan() -> None:
    seen = set()
    for plan in begun(f"{IN_TURN}(players=3)").legal_actions():
        state = begun(f"{IN_TURN}(players=3)")
        state.apply_action(plan)
        assert state.current_player() == 1
        seen.add((state.information_state_string(1), tuple(state.legal_actions())))
    assert len(seen) == 1


def test_a_redealt_state_is_one_that_the_player_cannot_tell_apart() -> None:
    state, coin = begun(f"{IN_TURN}(players=3,short=True)"), Random(5)
    others = set()
    for number in range(30):
        if state.is_chance_node():
            state.apply_action(number)
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, Random(number).random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.legal_actions() == state.legal_actions()
        others.add(str(twin) != str(state))
        state.apply_action(coin.choice(state.legal_actions()))
    assert True in others


# ------------------------------------------------------------------ observers


def test_observers_have_all_fields_by_name() -> None:
    game = pyspiel.load_game("seaboard_urchins(rows=4,cols=4)")
    state, observer = game.new_initial_state(), make_observation(game)
    match = seaboard.game("urchins").new(players=2, rows=4, cols=4)
    for _ in range(7):
        observer.set_from(state, 1)
        assert observer.tensor.tolist() == match.observe(1).tolist()
        assert np.array_equal(observer.dict["pile"], match.fields["pile"].of(match.observe(1)))
        assert observer.string_from(state, 1) == match.position == str(state)
        match.step(state.legal_actions()[0])
        state.apply_action(state.legal_actions()[0])
    recalling = make_observation(game, INFO_STATE_OBS_TYPE)
    assert recalling.string_from(state, 0) == state.information_state_string(0) == state.history_str()
    with pytest.raises(pyspiel.SpielError):
        make_observation(game, None, {"depth": 1})


def test_before_the_first_deal_nobody_sees_anything() -> None:
    for described in (FISH, CRAB):
        state = pyspiel.load_game(described).new_initial_state()
        assert not any(state.observation_tensor(0)) and state.observation_string(0) == str(state) == ""


# ------------------------------------------------------------------ algorithms


def rollouts() -> Any:
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))


@pytest.mark.parametrize("described", ["seaboard_urchins(rows=3,cols=3)", f"{FISH}(players=3,deals=8)"])
def test_mcts_plays(described: str) -> None:
    state = begun(described)
    bot = mcts.MCTSBot(state.get_game(), 2, 3, rollouts(), random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_information_set_mcts_plays_where_hands_are_hidden() -> None:
    state = begun(f"{IN_TURN}(short=True)")
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=rollouts(),
        uct_c=2.0,
        max_simulations=3,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


def test_counterfactual_regret_solves_an_ending() -> None:
    game = pyspiel.load_game(FISH, {"position": ENDING, "deals": 2})
    solver = cfr.CFRSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) == pytest.approx(0)


def test_sampled_counterfactual_regret_runs_where_hands_are_hidden() -> None:
    game = pyspiel.load_game(IN_TURN, {"position": before_the_end(12), "short": True})
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    state = game.new_initial_state()
    probabilities = solver.average_policy().action_probabilities(state)
    assert set(probabilities) == set(state.legal_actions())


def before_the_end(moves: int) -> str:
    """A position of Oh Crab! so many moves before the end of a random race."""
    match, coin = seaboard.game("oh-crab").new(players=2, seed=3, short=True), Random(3)
    while not match.over:
        seat = match.to_move[0]
        match.step(coin.choice(match.actions(seat)), seat)
    return match.position_at(len(match.history) - moves)


def test_minimax_looks_ahead() -> None:
    game = pyspiel.load_game("seaboard_urchins(rows=3,cols=3)")
    value, action = minimax.alpha_beta_search(game, value_function=lambda state: 0.0, maximum_depth=2)
    assert value == 0 and action in game.new_initial_state().legal_actions()


# ------------------------------------------------------------------ bad input


def test_an_illegal_action_is_refused_with_its_clause() -> None:
    state = begun(FISH, position=ENDING)
    before, history = str(state), state.history()
    for action, told in ((144, "F19"), (219, "not a move"), (-1, "kInvalidAction")):
        with pytest.raises(pyspiel.SpielError, match=told):
            state.apply_action(action)
    assert str(state) == before and state.history() == history


def test_nobody_moves_where_one_of_several_is_wrong() -> None:
    state = begun(f"{CRAB}(players=3)")
    before = str(state)
    right = [state.legal_actions(player)[0] for player in range(3)]
    for wrong in ([*right[:2], 143], right[:2], [*right, 0]):
        with pytest.raises(pyspiel.SpielError):
            state.apply_actions(wrong)
    assert str(state) == before and state.is_simultaneous_node()


def test_chance_and_the_end_take_no_other_action() -> None:
    state = pyspiel.load_game(f"{FISH}(deals=4)").new_initial_state()
    with pytest.raises(pyspiel.SpielError):
        state.apply_action(4)
    state = begun(f"{FISH}(players=1)")
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(pyspiel.SpielError):
        state.apply_action(0)


def test_wrong_parameters_are_refused() -> None:
    for wrong in ("players=9", "rows=2", "position=nowhere"):
        with pytest.raises(pyspiel.SpielError):
            pyspiel.load_game(f"seaboard_urchins({wrong})")
    for deals in (0, -3):
        with pytest.raises(pyspiel.SpielError, match="a whole number from 1"):
            pyspiel.load_game(f"{FISH}(deals={deals})")


def test_nobody_is_told_what_a_player_knows_who_is_not_there() -> None:
    state = begun(FISH)
    for player in (2, -1):
        with pytest.raises(pyspiel.SpielError, match="player="):
            state.information_state_string(player)
        with pytest.raises(pyspiel.SpielError, match="player="):
            state.observation_string(player)


def test_a_text_that_looks_like_a_number_stays_a_text() -> None:
    game = pyspiel.load_game(CRAB, {"modules": "1"})
    again = pickle.loads(pickle.dumps(game.new_initial_state())).get_game()
    assert str(again) == str(game) and again.options["modules"] == "1"
    assert pyspiel.load_game(f"{CRAB}(modules=%31)").options["modules"] == "1"
