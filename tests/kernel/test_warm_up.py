"""Point 10: after `warm_up()` nobody waits for a compiler, and nothing parallel was started."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import seaboard
from seaboard.kernel import kit

from .processes import answer

SESSION = """
import gc, json, random
import seaboard

progress = []
seaboard.warm_up(lambda done, of, what: progress.append((done, of, what)), [NAME], thorough=True)

def signatures():
    gc.collect()
    return {f"{d.py_func.__module__}.{d.py_func.__qualname__}": len(d.signatures)
            for d in gc.get_objects() if type(d).__name__ == "CPUDispatcher"}

before = signatures()
rng = random.Random(1)

def look(match):
    texts = ["nonsense", "", *(m for s in match.to_move for m in match.moves(s)[:3])]
    texts += [step.move for step in match.history[-3:]] + extra
    for seat in (None, *range(match.players)):
        match.view(seat)
        for text in texts:
            match.why_not(text, seat)
    str(match), repr(match), match.record, match.scores, match.winners, match.forced, match.fixed

for name in [NAME]:
    game = seaboard.game(name)
    fresh = [game.new(players=players, seed=3) for players in game.seats]
    extra = sorted({move for f in fresh for move in f.moves(f.to_move[0])})
    extra += ["deal", "ok", "--", "a1xa2", "a1xf1", "a1xb2"]
    for players in game.seats:
        choices = [{}]
        choices += [{o.name: v} for o in game.options for v in o.values(players)[1:3] if game.quick]
        for options in choices:
            match = game.new(players=players, seed=rng.randrange(99), **options)
            for ply in range(45 if game.quick else 4):
                if match.over:
                    break
                if ply % 15 == 0:
                    look(match)
                seat = rng.choice(match.to_move)
                match.play(rng.choice(match.moves(seat)), seat)
            match.undo(), match.copy(), [match.events(n) for n in range(len(match.history))]
            again = seaboard.load(match.record)
            there = game.at(again.position, seed=1, **again.options)
            look(there)
            for bot in seaboard.bots():
                for at in (there, game.new(players=players, seed=2, **options)):
                    if at.to_move:
                        seaboard.bot(bot).choose(at, at.to_move[0], seconds=0.0)
        begun = game.new(players=players, seed=4)
        for bot in seaboard.bots():
            seaboard.bot(bot).hint(begun, begun.to_move[0], seconds=0.0)

after = signatures()
new = sorted(n for n in after if after[n] != before.get(n, 0))
parallel = sorted(n for n in after if "parallel" in n and after[n])
print(json.dumps({"new": new, "count": sum(after.values()), "parallel": parallel, "progress": progress}))
"""


@pytest.mark.jit_only
@pytest.mark.parametrize("name", seaboard.games())
def test_after_warm_up_a_varied_session_compiles_nothing(name: str) -> None:
    found = answer(SESSION.replace("NAME", repr(name)))
    assert found["parallel"] == []
    assert found["count"] > 0  # signatures were counted at all
    steps = found["progress"]
    assert steps[0][0] == 0 and steps[-1][0] == steps[-1][1] == len(steps) - 1
    assert found["new"] == []


MARKED = """
import json
import seaboard

def steps(**how):
    found = []
    seaboard.warm_up(lambda done, of, what: found.append(of), ["urchins"], **how)
    return found[0]

print(json.dumps([steps(), steps(), steps(thorough=True)]))
"""


@pytest.mark.jit_only
def test_what_was_compiled_once_is_only_woken(tmp_path: Path) -> None:
    """A mark in the cache says that every try was made; a later start makes one look instead."""
    for kept in map(kit.kept_in, ("kernel", "urchins")):  # so that nothing is compiled here
        shutil.copytree(kept, tmp_path / "kernels" / kept.name, ignore=shutil.ignore_patterns("warm-*"))
    first, second, thorough = answer(MARKED, SEABOARD_CACHE_DIR=str(tmp_path))
    assert first == thorough > second == 1
