"""What the rules of all games do, as JSON: positions of random matches, counts of move sequences, searches.

`python -m tests.contract.deeds selected` prints it for whatever SEABOARD_RULES says, over the selected
variants; `… further` prints the positions of all other variants.
"""

from __future__ import annotations

import json
import sys
from hashlib import blake2b
from typing import Any

import numpy as np

import seaboard
from seaboard.kernel.chance import chance
from seaboard.kernel.plain_tree import PlainTree
from seaboard.kernel.tree import Tree
from seaboard.match.compiled import CompiledGame
from seaboard.match.match import Match
from tests.perft.test_perft import COUNTED, TABLES, begun, perft, rows_of
from tests.walks import Variant, selected_variants, spell, variants, walk

PLIES = 32
SEED = 91
BETWEEN_LOOKS = 8  # plies: a view asks much of an interpreter
SIMULATIONS = 12
MOST_SEQUENCES = 500  # so many an interpreter counts in a moment


def seen(match: Match) -> str:
    """A position as its line, and a digest of its bytes, its moves and, now and then, what everybody sees."""
    digest = blake2b(match.here.tobytes(), digest_size=8)
    looked_at = len(match.history) % BETWEEN_LOOKS == 0
    for seat in range(match.players):
        digest.update(json.dumps([match.moves(seat), looked_at and match.view(seat)]).encode())
        if looked_at and isinstance(match.game, CompiledGame):
            digest.update(match.observe(seat).tobytes() + match.mask(seat).tobytes())
    return f"{match.position} {match.scores} {digest.hexdigest()}"


def positions(cases: list[Variant]) -> dict[str, list[str]]:
    """Every position of a random match of each of some variants."""
    found = {}
    for case in cases:
        name, players, options = case
        match = seaboard.game(name).new(players=players, seed=SEED, **options)
        found[spell(case)] = [seen(there) for there in walk(match, SEED, PLIES)]
    return found


def counts() -> dict[str, list[int]]:
    """The move sequences behind every position of the tables, as deep as they are few."""
    found = {}
    for table in TABLES:
        for number, row in enumerate(rows_of(table)):
            depths = [depth for depth, count in enumerate(row["counts"], 1) if count <= MOST_SEQUENCES]
            found[f"{table.stem} {number}"] = [perft(begun(table.stem, row), depth) for depth in depths]
    return found


def searches() -> dict[str, dict[str, int]]:
    """How often a search of each game tried the first moves."""
    found = {}
    for name in COUNTED:
        game = seaboard.game(name)
        assert isinstance(game, CompiledGame)
        match = game.new(players=2, seed=SEED)
        plain = PlainTree(game.engine, match.here, match.players, chance(SEED), 50 * SIMULATIONS)
        plain.grow(SIMULATIONS)
        weights = np.random.default_rng(SEED).normal(0, 0.2, game.engine.weights_size).astype(np.float32)
        seat, seats, room = match.to_move[0], match.players, 50 * SIMULATIONS
        tree = Tree(game.engine, match.here, seat, seats, chance(SEED), weights, nodes=room)
        tree.grow(SIMULATIONS)
        found[name] = {str(action): visits for action, visits in plain.visits.items()}
        found[f"{name} judged"] = {str(branch.action): branch.visits for branch in tree.branches}
    return found


def deeds(which: str) -> dict[str, Any]:
    """All of it over the selected variants, or the positions over the further ones."""
    selected = selected_variants()
    if which == "further":
        return {"positions": positions([case for case in variants() if case not in selected])}
    return {"positions": positions(selected), "counts": counts(), "searches": searches()}


if __name__ == "__main__":
    print(json.dumps(deeds(sys.argv[1])))
