"""A random pick is a draw from the legal actions: a number drawn gives the action in that place of the list.

One word of chance decides a draw, and it can be worked out backwards. So every draw is tried, not just many.
"""

from __future__ import annotations

import numpy as np
import pytest

import seaboard
from seaboard.kernel import kit
from seaboard.kernel.chance import Chance, below, chance
from seaboard.kernel.layout import twin
from seaboard.match.compiled import CompiledGame
from tests.walks import Variant, every_variant, numbered_games, spell

MOVES, EVERY = (22, 7) if kit.INTERPRETED else (90, 5)  # a turn of Urchins has three: every step is met
WORD = 2**64


def undone(word: int, shift: int) -> int:
    """The word that, combined with itself shifted (to the left; to the right if negative), gives this one."""
    found = word
    for _ in range(64 // abs(shift)):
        found = word ^ (found << shift if shift > 0 else found >> -shift) % WORD
    return found


def drawing(place: int, n: int) -> Chance:
    """The chance whose next number below n is this one."""
    high = -(-place * 2**32 // n)
    word = undone(undone(undone(high << 32 | 1, 17), -7), 13)
    return np.array([word], np.uint64)


@pytest.mark.parametrize("n", [1, 2, 3, 7, 64, 1540])
def test_every_draw_can_be_asked_for(n: int) -> None:
    assert [int(below(drawing(place, n), n)) for place in range(n)] == list(range(n))


@pytest.mark.parametrize("case", every_variant(numbered_games()), ids=spell)
def test_every_draw_picks_the_action_in_its_place_of_the_list(case: Variant) -> None:
    name, players, options = case
    game = seaboard.game(name)
    assert isinstance(game, CompiledGame)
    start = game.new(players=players, seed=5, **options).here
    position, rng = twin(start), chance(5).reshape(1, 1)
    for number in range(MOVES):
        legal = game.engine.legal(position)
        for place in range(len(legal)) if number % EVERY == 0 else ():
            picked, asked = twin(position), drawing(place, len(legal)).reshape(1, 1)
            game.engine.step_batch(picked, start, asked)
            rest = drawing(place, len(legal))
            below(rest, len(legal))
            listed = game.engine.after(position, legal[place], rest, legal).position
            assert picked.tobytes() == listed.tobytes(), legal[place]
            assert asked[0, 0] == rest[0], "one draw, and then what the action draws"
        game.engine.step_batch(position, start, rng)


@pytest.mark.parametrize("name", numbered_games())
def test_random_matches_are_those_of_drawing_from_the_list(name: str) -> None:
    game = seaboard.game(name)
    assert isinstance(game, CompiledGame)
    engine, matches = game.engine, 1 if kit.INTERPRETED else 5
    start, rng, same = game.new(seed=2).here, chance("match"), chance("match")
    moves = 0
    for _ in range(matches):
        position = twin(start)
        legal = engine.begin(position, rng).legal
        while legal:
            done = engine.after(position, legal[int(below(rng, len(legal)))], rng, legal)
            position, legal = done.position, done.legal
            moves += 1
    assert engine.playouts(start, matches, same) == moves
    assert same[0] == rng[0]
