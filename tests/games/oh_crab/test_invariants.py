"""What is true of every match: it ends, nothing gets lost, nobody stands on anybody."""

from __future__ import annotations

import pytest

from seaboard.games.match import Match
from seaboard.games.oh_crab import GAME, facts, rules
from seaboard.games.oh_crab.cards_of import discards, draw_pile, pile, trail
from seaboard.games.oh_crab.redeal import hidden_cards
from seaboard.games.options import settle
from seaboard.kernel import kit
from seaboard.kernel.chance import chance
from seaboard.kernel.records import blank
from tests.clauses import clause
from tests.walks import walk

PLIES = 120 if kit.INTERPRETED else 3000


def all_cards(match: Match) -> list[int]:
    state = match.state
    found = draw_pile(state)
    for slot in range(3):
        found += pile(state, slot)
    for seat in range(match.players):
        found += [c for c in range(52) if hidden_cards(state, seat) >> c & 1]
        found += trail(state, seat) + discards(state, seat)
    return found


@clause("O13", "O44", "O49")
@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("scenario", range(1, 9))
def test_cards_and_shells_are_conserved_and_one_crab_stands_on_a_space(players: int, scenario: int) -> None:
    match = GAME.new(players, seed=scenario, scenario=scenario)
    before = len(all_cards(match))
    for there in walk(match, scenario, PLIES):
        s = there.state[0]
        assert int(s.shells.sum()) + int(s.reserve) == 30 and s.reserve >= 0 and (s.shells >= 0).all()
        cards = all_cards(there)
        assert len(set(cards)) == len(cards) <= before
        assert sum(card >= 20 for card in cards) == 32
        on_beach = [place for place in s.place if 0 <= place < 147]
        assert len(set(on_beach)) == len(on_beach)
        assert all(int(s.ground[place]) & 7 != 1 for place in on_beach)
        assert there.over or all(there.moves(seat) for seat in there.to_move)
        assert int(s.round_number) <= 200
    assert match.over or kit.INTERPRETED


@clause("O173", "O93")
@pytest.mark.jit_only
@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("short", [False, True])
def test_ten_thousand_random_races_end(players: int, short: bool) -> None:
    for scenario in range(1, 9):
        start = blank(rules.Race)
        options = settle(facts.OPTIONS, {"scenario": scenario, "short": short}, players)
        facts.write_options(start, players, options)
        decisions = GAME.engine.playouts(start, 160, chance(players, scenario))
        assert 100 < decisions / 160 < 3000


@clause("O105")
def test_a_swap_with_the_own_crab_never_knocks_anybody_over() -> None:
    swaps = 0
    for seed in range(2 if kit.INTERPRETED else 12):
        match = GAME.new(2, seed=seed)
        for there in walk(match, seed, PLIES):
            if not there.history:
                continue
            events = there.events(len(there.history) - 1)
            if any(e["kind"] == "moved" and e["clause"] == "O105" for e in events):
                swaps += 1
                assert all(e["clause"] == "O65" for e in events if e["kind"] == "knocked_over")
    assert swaps or kit.INTERPRETED


@clause("O52")
def test_chains_are_seaward_and_end() -> None:
    longest = 0
    for seed in range(1 if kit.INTERPRETED else 6):
        match = GAME.new(5, seed=seed, scenario=3)
        for there in walk(match, seed, PLIES):
            if there.history:
                events = there.events(len(there.history) - 1)
                pushed = [e for e in events if e["kind"] == "moved" and e["how"] == "push"]
                longest = max(longest, len(pushed))
                for event in pushed:
                    assert event["cell"] == "sea" or int(event["cell"][1:]) > int(event["origin"][1:])
    assert longest >= 1 + (not kit.INTERPRETED)


@clause("O172")
def test_a_record_is_at_most_a_kilobyte() -> None:
    assert blank(rules.Race).nbytes <= 1024
