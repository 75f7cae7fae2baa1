"""What is true of every match: it ends, nothing gets lost, nobody stands on anybody."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from seaboard.games.oh_crab import GAME, facts, rules
from seaboard.games.oh_crab.events import KnockedOver, Moved
from seaboard.games.oh_crab.position.cards_of import discards, draw_pile, members, pile, trail
from seaboard.games.oh_crab.rules.redeal import hidden_cards
from seaboard.kernel import kit
from seaboard.kernel.chance import chance
from seaboard.kernel.engine import After
from seaboard.kernel.layout import blank
from seaboard.match.game import Position
from seaboard.match.options import settle
from tests.clauses import clause
from tests.walks import marked_slow

PLIES = 80 if kit.INTERPRETED else 3000


def race(players: int, seed: int, **options: Any) -> Iterator[tuple[Position, After]]:
    """A random race, decision by decision: a position, and what came of it."""
    rng, luck = random.Random(seed), chance(seed, "a random race")
    position = GAME.begin(players, settle(GAME.options, options, players), luck).position
    legal = GAME.engine.legal(position)
    for _ in range(PLIES):
        if not legal:
            return
        done = GAME.engine.after(position, rng.choice(legal), luck, legal)
        yield position, done
        position, legal = done.position, done.legal


def told(done: After) -> list[msgspec.Struct]:
    """What happened."""
    return GAME.events.told(done.position, done.notes)


def all_cards(position: Position) -> list[int]:
    found = draw_pile(position)
    for slot in range(3):
        found += pile(position, slot)
    for seat in range(position[0].players):
        found += [
            *members(hidden_cards(position[0], seat)),
            *trail(position, seat),
            *discards(position, seat),
        ]
    return found


@clause("O13", "O44", "O49")
@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("scenario", marked_slow(range(1, 9), quick=[1, 4, 7]))
def test_cards_and_shells_are_conserved_and_one_crab_stands_on_a_space(players: int, scenario: int) -> None:
    ended = False
    for before, done in race(players, scenario, scenario=scenario):
        after, s = done.position, done.position[0]
        shells = s.shells.tolist()
        assert sum(shells) + int(s.reserve) == 30 and min(*shells, s.reserve) >= 0
        cards = all_cards(after)
        assert len(set(cards)) == len(cards) <= len(all_cards(before))
        assert sum(card >= 20 for card in cards) == 32
        on_beach = [place for place in s.place.tolist() if 0 <= place < 147]
        assert len(set(on_beach)) == len(on_beach)
        assert all(int(s.ground[place]) & 7 != 1 for place in on_beach)
        assert int(s.round_number) <= 200
        ended = s.phase == rules.race.OVER
        assert ended != bool(done.legal)
    assert ended or kit.INTERPRETED


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
        for _, done in race(2, seed):
            events = told(done)
            if any(isinstance(e, Moved) and e.clause == "O105" for e in events):
                swaps += 1
                assert all(e.clause == "O65" for e in events if isinstance(e, KnockedOver))
    assert swaps or kit.INTERPRETED


@clause("O52")
def test_chains_are_seaward_and_end() -> None:
    longest = 0
    for seed in range(3 if kit.INTERPRETED else 6):
        for _, done in race(5, seed, scenario=3):
            pushed = [e for e in told(done) if isinstance(e, Moved) and e.how == "push"]
            longest = max(longest, len(pushed))
            for event in pushed:
                assert event.cell == "sea" or int(event.cell[1:]) > int(event.origin[1:])
    assert longest >= 1 + (not kit.INTERPRETED)


@clause("O172")
def test_a_position_is_at_most_a_kilobyte() -> None:
    assert blank(rules.Race).nbytes <= 1024
