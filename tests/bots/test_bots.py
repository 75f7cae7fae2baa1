"""Bots answer with legal moves everywhere, always the same ones for a seed, and change nothing."""

from __future__ import annotations

import math
from typing import Any

import pytest

import seaboard
from seaboard import Match
from seaboard.bots.base import Bot
from seaboard.bots.budget import Budget, processor_time
from seaboard.bots.levels import Level
from seaboard.bots.players import Players, players_of
from seaboard.bots.searcher import Searcher
from seaboard.bots.uct import Uct
from tests.walks import Variant, begin, extreme_variants, sampled, spell, tables

METHODS = ["random", "greedy", "uct", "searcher"]
THINKERS = ("uct", "searcher")  # they play games of whole numbers
NAMES = ["plankton", "herring", "seal", "dolphin", "orca"]
COUNTED = Level(40, seconds=math.inf)


def quick(method: str, seed: int = 0) -> Bot:
    """A bot whose answer does not depend on the clock."""
    if method == "searcher":
        return Searcher("searcher", COUNTED, seed)
    return Uct("uct", seed, simulations=40) if method == "uct" else seaboard.bot(method, seed)


def spelt(part: Any) -> str:
    """A method, or a case, as the id of a test."""
    return part if isinstance(part, str) else spell(part)


def played_by(method: str, cases: list[Any]) -> list[Any]:
    """The cases that a method plays: no tree grows where moves are simulated."""
    return [case for case in cases if method not in THINKERS or seaboard.game(case[0]).quick]


@pytest.mark.parametrize(
    ("method", "case"),
    [(method, case) for method in METHODS for case in played_by(method, extreme_variants())],
    ids=spelt,
)
def test_a_bot_answers_with_a_legal_move_in_every_phase(method: str, case: Variant) -> None:
    name, players, options = case
    player = quick(method)
    phases = set()
    for match in sampled(begin(name, players, 13, **options), seed=13, every=7):
        before = match.record, match.here.tobytes()
        for seat in match.to_move:
            assert match.why_not(player.choose(match, seat), seat) is None
            view = match.view(seat)
            phases |= {view["question"]["asks"]} if "question" in view else {view.get("phase")} - {None}
        assert (match.record, match.here.tobytes()) == before
    assert not phases or len(phases) > (players > 1)


@pytest.mark.parametrize(
    ("method", "case"),
    [(method, case) for method in METHODS for case in played_by(method, tables())],
    ids=spelt,
)
def test_a_hint_is_a_legal_move_and_changes_nothing(method: str, case: tuple[str, int]) -> None:
    name, players = case
    for match in sampled(begin(name, players, 14), seed=14, every=11):
        before = match.record
        for seat in match.to_move[:1]:
            move, remarks = quick(method).hint(match, seat)
            assert match.why_not(move, seat) is None
            assert isinstance(remarks, dict)
        assert match.record == before


@pytest.mark.parametrize(
    ("method", "case"),
    [(method, case) for method in METHODS for case in played_by(method, tables())],
    ids=spelt,
)
def test_the_same_seed_gives_the_same_answers(method: str, case: tuple[str, int]) -> None:
    name, players = case

    def answers(seed: int) -> list[str]:
        start = begin(name, players, 15)
        return [
            quick(method, seed).choose(match, match.to_move[0])
            for match in sampled(start, seed=15, every=7)
            if match.to_move
        ]

    assert answers(1) == answers(1)
    if method == "random":
        assert answers(1) != answers(2)


@pytest.mark.parametrize("name", [*NAMES, "random", "greedy", "orca-0.1"])
def test_every_bot_is_known_by_its_name_or_its_method(name: str) -> None:
    match = seaboard.game(seaboard.games()[0]).new(seed=1)
    assert seaboard.bot(name).choose(match, match.to_move[0], seconds=0.0) in match.moves(match.to_move[0])


def test_the_names_are_listed_weakest_first() -> None:
    assert seaboard.bots() == NAMES


@pytest.mark.parametrize("name", ["nobody", "", None, 3, ["orca"]])
def test_an_unknown_bot_is_refused_with_the_known_ones(name: Any) -> None:
    with pytest.raises(seaboard.UnknownBot, match="orca"):
        seaboard.bot(name)


@pytest.mark.parametrize("method", METHODS)
def test_a_seat_without_a_move_cannot_be_asked(method: str) -> None:
    match = seaboard.game(seaboard.games()[0]).new(players=2, seed=1)
    waiting = 1 - match.to_move[0]
    for ask in (quick(method).choose, quick(method).hint):
        with pytest.raises(ValueError, match="no move"):
            ask(match, waiting)


@pytest.mark.parametrize("seconds", ["1", -1, float("nan"), float("inf")])
def test_a_time_that_is_none_is_refused(seconds: Any) -> None:
    match = seaboard.game("urchins").new(players=2, seed=1)
    for name in ("greedy", "orca"):
        bot = seaboard.bot(name)
        for ask in (bot.choose, bot.think, bot.hint):
            with pytest.raises(seaboard.BadOption):
                ask(match, seconds=seconds)


def test_a_player_of_a_games_own_never_thinks_for_ever_either() -> None:
    match = seaboard.game("icecool").new(players=2, seed=1)
    with pytest.raises(seaboard.BadOption):
        seaboard.bot("orca").think(match, seconds=math.inf)


def test_a_budget_of_simulations_is_spent_exactly() -> None:
    budget, spent = Budget(seconds=math.inf, simulations=150), []
    while chunk := budget.next_chunk():
        spent.append(chunk)
    assert spent == [64, 64, 22]


def test_a_budget_counts_the_processor_where_that_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.thread_time", lambda: 5.0)  # a processor that stands still
    with processor_time():
        budget = Budget(seconds=1e-9)
        assert all(budget.next_chunk() for _ in range(9))
    late = Budget(seconds=0.0)
    assert late.next_chunk() and not late.next_chunk()


def test_a_level_may_think_differently_with_more_players() -> None:
    usual, other = Level(10), Level(20)
    players = Players(thinks={"seal": usual}, thinks_with={3: {"seal": other}})
    assert [players.level("seal", seats) for seats in (2, 3, 4)] == [usual, other, usual]
    resident: Any = seaboard.bot("seal")
    match = seaboard.game("fish-and-chips").new(players=3, seed=1)
    own = players_of(match.game)
    assert resident._player(match).level == own.thinks_with[3]["seal"] != own.thinks["seal"]


@pytest.mark.parametrize("simulations", [None, 1000])
def test_a_budget_without_time_still_thinks_once(simulations: int | None) -> None:
    budget = Budget(seconds=0.0, simulations=simulations)
    assert budget.next_chunk() > 0
    assert budget.next_chunk() == 0


def mirror(match: Match) -> Match:
    """The same match with another seed: what a bot knows is the same."""
    return match.game.at(match.position, seed=987, **match.options)


@pytest.mark.parametrize(
    ("method", "case"),
    [(method, case) for method in METHODS for case in played_by(method, tables())],
    ids=spelt,
)
def test_a_bot_does_not_know_the_seed_of_the_match(method: str, case: tuple[str, int]) -> None:
    name, players = case
    match = seaboard.game(name).new(players=players, seed=17)
    seat = match.to_move[0]
    assert quick(method).choose(match, seat) == quick(method).choose(mirror(match), seat)


@pytest.mark.parametrize("case", played_by("searcher", tables()), ids=spelt)
def test_a_thought_is_about_all_seats_and_its_best_move_is_the_one_played(case: tuple[str, int]) -> None:
    name, players = case
    for match in sampled(begin(name, players, 16), seed=16, every=9):
        for seat in match.to_move[:1]:
            thought = quick("searcher").think(match, seat)
            assert len(thought.chances) == players
            assert all(0.0 <= chance <= 1.0 for chance in thought.chances)
            assert players == 1 or sum(thought.chances) == pytest.approx(1.0)
            assert sum(choice.share for choice in thought.choices) == pytest.approx(1.0)
            assert {choice.move for choice in thought.choices} <= set(match.moves(seat))
            assert all(choice.line[0] == choice.move for choice in thought.choices)
            if players > 1 and len(match.moves(seat)) > 1:
                assert thought.best.move == quick("searcher").choose(match, seat)


def test_a_line_can_be_played() -> None:
    match = seaboard.game("fish-and-chips").new(players=2, seed=4)
    thought = Searcher("searcher", Level(400, seconds=math.inf)).think(match)
    assert len(thought.best.line) > 2
    for move in thought.best.line:
        match.play(move)


def test_a_searcher_goes_on_from_what_it_knows_and_gives_the_same_as_its_tree_says() -> None:
    match = seaboard.game("fish-and-chips").new(players=2, seed=4)
    player = Searcher("searcher", Level(600, seconds=math.inf))
    seat, known = match.to_move[0], 0
    while not known and len(match.history) < 30:
        move = player.choose(match, seat)
        match.play(move)
        while match.to_move != (seat,):
            match.play(match.moves()[0])
        tree = player._kept(match, seat)
        known = 0 if tree is None else tree.simulations
    assert 0 < known < 600
    assert player.choose(match, seat) in match.moves(seat)
    assert player._tree is not None and player._tree.simulations >= 600


def test_an_exact_thought_says_so() -> None:
    """Two captures in either order, and the round is over: nothing is left to guess."""
    line = "2 RP -6/-6/-6/-6/-6/R9,-,P8,-,R3,P2 R play 10,10"
    match = seaboard.game("fish-and-chips").at(line)
    thought = Searcher("searcher", Level(400, seconds=math.inf)).think(match)
    assert thought.exact and thought.best.exact


class Last(seaboard.Bot):
    """A bot of one's own: `choose` is all there is to it."""

    def choose(self, match: seaboard.Match, seat: int | None = None, seconds: float | None = None) -> str:
        return match.moves(seat)[-1]


class Idle(seaboard.Bot):
    """Has nothing of its own."""


def test_choose_is_the_one_method_to_write() -> None:
    match = seaboard.game("urchins").new(seed=3)
    assert Last().name == "last" and Last().think(match).best.move == match.moves()[-1]
    match.play("=")
    with pytest.raises(NotImplementedError, match="Idle"):
        Idle().choose(match)


def test_bots_play_a_match_to_its_end_without_foreseeing_anything() -> None:
    seen: list[tuple[int, int]] = []

    class Curious:
        def choose(self, match: seaboard.Match, seat: int) -> str:
            seen.append((match.seed, seat))
            return match.moves(seat)[0]

    match = seaboard.play_match([Curious(), "random"], "fish-and-chips", seed=5)
    assert match.over and match.seed == 5
    assert {seat for _, seat in seen} == {0} and 5 not in {seed for seed, _ in seen}
    again = seaboard.play_match([Curious(), "random"], "fish-and-chips", seed=5)
    assert again.record == match.record
    with pytest.raises(seaboard.BadOption):
        seaboard.play_match(["random"], "urchins")


def test_simulations_may_be_counted() -> None:
    match = seaboard.game("urchins").new(seed=3)
    first, second = (seaboard.bot("seal", seed=1, simulations=30).choose(match) for _ in range(2))
    assert first == second
    with pytest.raises(seaboard.WrongPlayer):
        seaboard.bot("random", simulations=30)
    for wrong in (0, 1.5, "many"):
        with pytest.raises(seaboard.BadOption):
            seaboard.bot("seal", simulations=wrong)  # type: ignore[arg-type]
