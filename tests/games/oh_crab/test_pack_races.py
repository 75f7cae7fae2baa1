"""What is true of every race with the Adventure Pack, in any combination of its modules (O117)."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

import seaboard
from seaboard.games.oh_crab import GAME, facts, rules
from seaboard.games.oh_crab.pack.on_the_table import PRINTED_CLAWS
from seaboard.games.oh_crab.position.cards_of import discards, draw_pile, members, pile, trail
from seaboard.games.oh_crab.rules.redeal import hidden_cards
from seaboard.kernel import kit
from seaboard.kernel.chance import chance
from seaboard.kernel.layout import blank
from seaboard.match.errors import BadOption
from seaboard.match.match import Match
from seaboard.match.options import settle
from tests.clauses import clause
from tests.walks import marked_slow, walk

from .boards import asks

SUBSETS = [" ".join(some) for n in range(1, 5) for some in combinations("1234", n)]
PLIES = 60 if kit.INTERPRETED else 1200
SAMPLES = 2 if kit.INTERPRETED else 8


def a_match(seed: int) -> Match:
    """A match with options drawn at random."""
    rng = random.Random(seed)
    options: dict[str, Any] = {
        "modules": rng.choice(SUBSETS),
        "surprises": rng.choice(["normal", "blank", "only_good"]),
        "events": rng.choice(["all", "lucky", "crystal"]),
        "scenario": rng.choice(range(1, 9)),
        "short": rng.random() < 0.5,
    }
    return GAME.new(rng.choice(GAME.seats), seed=seed, **options)


@clause("O117", "O119", "O173")
@pytest.mark.jit_only
@pytest.mark.parametrize("players", GAME.seats)
def test_random_races_with_every_combination_of_modules_end(players: int) -> None:
    for number, modules in enumerate(SUBSETS):
        start = blank(rules.Race)
        options = {"modules": modules, "scenario": 1 + number % 8, "short": bool(number % 2)}
        facts.write_options(start, players, settle(facts.OPTIONS, options, players))
        assert 50 < GAME.engine.playouts(start, 1, chance(players, number)) < 3000


@clause("O117", "O165", "O13")
@pytest.mark.parametrize("seed", range(SAMPLES))
def test_cards_shells_tokens_and_claws_are_conserved(seed: int) -> None:
    match = a_match(seed)
    for there in walk(match, seed, PLIES):
        position, s = there.here, there.here[0]
        assert int(s.shells.sum()) + int(s.reserve) == 30 and min(*s.shells.tolist(), s.reserve) >= 0
        cards = [card for slot in range(3) for card in pile(position, slot)] + draw_pile(position)
        for seat in range(s.players):
            cards += [
                *members(hidden_cards(position[0], seat)),
                *trail(position, seat),
                *discards(position, seat),
            ]
        assert len(set(cards)) == len(cards) and sum(card >= 20 for card in cards) == 32
        on_board = [int(place) for place in s.token_place if place < s.spaces]
        assert len(set(on_board)) == len(on_board)
        for crab in range(5):
            assert 0 <= s.claws[crab] <= (0 if s.asym[crab] < 0 else PRINTED_CLAWS[s.asym[crab]])
        assert there.over or all(there.moves(seat) for seat in there.to_move)
    assert match.over or kit.INTERPRETED


@clause("O174", "O175", "O177")
@pytest.mark.parametrize("seed", marked_slow(range(100, 100 + SAMPLES), quick=[100, 101]))
def test_every_position_of_a_race_reads_back_and_goes_on_alike(seed: int) -> None:
    match = a_match(seed)
    for number, there in enumerate(walk(match, seed, PLIES)):
        if number % 5 == 0 or asks(there) not in ("MENU", "PLAN", "START"):
            again = GAME.at(there.position, seed=1, **there.options)
            assert (again.position, again.options) == (there.position, there.options)
            assert again.to_move == there.to_move
            assert all(again.moves(seat) == there.moves(seat) for seat in range(there.players))


@clause("O171", "O174")
@pytest.mark.parametrize("players", [2, 4])
def test_a_record_with_modules_replays(players: int) -> None:
    match = GAME.new(players, seed=11, modules="1 2 3 4", surprises="blank", events="crystal")
    for _ in walk(match, 11, PLIES // 3):
        pass
    again = seaboard.load(match.record)
    assert (again.position, again.options) == (match.position, match.options)
    assert [played.move for played in again.history] == [played.move for played in match.history]


@clause("O177")
def test_the_modules_option_takes_any_of_them_and_nothing_else() -> None:
    assert GAME.new(3, seed=1, modules="3 1").options["modules"] == "1 3"
    assert GAME.new(3, seed=1, modules="4 2").view()["modules"] == [2, 4]
    for wrong in ("5", "1 1", "12", "1,2", 3):
        with pytest.raises(BadOption):
            GAME.new(3, seed=1, modules=wrong)
    for name in ("surprises", "events"):
        with pytest.raises(BadOption):
            GAME.new(3, seed=1, modules="1 2", **{name: "none"})


@clause("O171")
def test_without_modules_the_variants_change_nothing() -> None:
    plain = GAME.new(4, seed=3)
    varied = GAME.new(4, seed=3, surprises="blank", events="crystal")
    assert plain.position == varied.position and plain.view(0) == varied.view(0)


@clause("O171")
@pytest.mark.parametrize("seed", range(SAMPLES))
def test_a_search_meets_the_same_chance_whenever_it_takes_a_path_again(seed: int) -> None:
    """Otherwise an answer of its tree could name a card that is gone by another chance."""
    match = a_match(seed)
    for _ in walk(match, seed, 30):
        pass
    rng = random.Random(seed)
    seat = match.to_move[0]
    here = GAME.search_root(GAME.secrets.redeal(match.here, seat, rng), seat)
    again = here.copy()
    for number in range(40):
        if not (legal := GAME.engine.legal(here)):
            break
        action = rng.choice(legal)
        here = GAME.engine.after(here, action, chance("one", number)).position
        again = GAME.engine.after(again, action, chance("another", number)).position
        assert here.tobytes() == again.tobytes()
