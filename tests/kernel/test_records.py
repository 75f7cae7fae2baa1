"""Point 1: a record is a class, and an np.record for numpy."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from seaboard.kernel.chance import chance
from seaboard.kernel.layout import blank, cells, layout, number, only

from . import nim
from .processes import answer

MATCHES = """
import json
import numpy as np
from seaboard.kernel.chance import chance
from seaboard.kernel.mind import Mind
from seaboard.kernel.plain_tree import PlainTree
from seaboard.kernel.tree import Tree
from tests.kernel import nim
engine = nim.engine()
start, rng = engine.new(), chance("nim", 3)
lines = []
for _ in range(20):
    state = engine.new()
    engine.begin(state, rng)
    while legal := engine.legal(state):
        lines.append([state[0].heaps.tolist(), int(state[0].mover), legal])
        state = engine.after(state, legal[len(lines) % len(legal)], rng).position
lines.append([int(engine.playouts(start, 50, rng)), engine.perft(nim.heaps(engine, 2, 3, 1), 5)])
plain = PlainTree(engine, nim.heaps(engine, 1, 2, 4), 2, rng, 5000)
plain.grow(200)
lines.append([plain.best_action, int(rng[0])])
unsure = Mind(noise=0.3, overlooks=0.2, sight=5, spread=0.2)
for mind in (Mind(), unsure):
    tree = Tree(engine, nim.heaps(engine, 1, 2, 4), 0, 2, rng, np.zeros(0, np.float32), mind, 5000)
    tree.grow(60)
    lines.append([[*branch] for branch in tree.branches] + [int(rng[0])])
print(json.dumps(lines))
"""


@layout
class Pond:
    """Two fields of different shape."""

    frogs: int = number()
    weight: float = number(np.float64)
    lilies: object = cells(2, 3, kind=np.int16)


def test_the_fields_of_a_class_are_the_fields_of_the_record() -> None:
    pond = blank(Pond, 2)
    assert pond.dtype.names == ("frogs", "weight", "lilies")
    assert pond.dtype["lilies"].shape == (2, 3)
    assert pond[0].lilies.dtype == np.int16


def test_a_record_has_attributes_without_a_compiler() -> None:
    pond = blank(Pond)
    assert isinstance(pond[0], np.record)
    pond[0].frogs = 7
    pond[0].lilies[1, 2] = 5
    assert pond[0].frogs == 7 and pond["lilies"][0, 1, 2] == 5


def test_records_are_flat_memory_that_copies_byte_by_byte() -> None:
    pond = blank(Pond)
    pond[0].weight = 1.5
    other = pond.copy()
    other[0].weight = 2.5
    assert pond[0].weight == 1.5 and pond.tobytes() != other.tobytes()


def test_only_one_record_of_the_kind_passes() -> None:
    pond = blank(Pond)
    assert only(pond, Pond) is pond
    for wrong in (blank(Pond, 2), pond[0], blank(nim.Nim), np.zeros(3), None, "pond"):
        with pytest.raises(TypeError):
            only(wrong, Pond)  # type: ignore[arg-type]


@pytest.mark.jit_only
def test_compiled_and_interpreted_kernels_agree() -> None:
    """Playouts, perft, search and chance: every number is the same."""
    assert answer(MATCHES) == answer(MATCHES, SEABOARD_RULES="interpreted")


def test_chance_is_the_same_everywhere_and_even() -> None:
    """xorshift64 from blake2b("…"): the first numbers below 6, fixed for ever because records need them."""
    from seaboard.kernel.chance import below, shuffle

    rng = chance("records", 1)
    first = [int(below(rng, 6)) for _ in range(12)]
    again = chance("records", 1)
    assert [int(below(again, 6)) for _ in range(12)] == first
    other = chance("records", 2)
    assert [int(below(other, 6)) for _ in range(12)] != first
    counts = [0] * 6
    for _ in range(3000):
        counts[int(below(rng, 6))] += 1
    assert all(400 < count < 600 for count in counts)
    deck = np.arange(20, dtype=np.int8)
    shuffle(rng, deck, 20)
    assert sorted(deck.tolist()) == list(range(20)) and deck.tolist() != list(range(20))


def test_records_travel_to_other_processes() -> None:
    pond = blank(Pond, 2)
    pond[1].frogs = 3
    twin = pickle.loads(pickle.dumps(pond))
    assert twin.dtype == pond.dtype and twin.tobytes() == pond.tobytes() and twin[1].frogs == 3
