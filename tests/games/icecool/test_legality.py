"""One legality: the rules decide, `why` explains what they refuse, and a move is worked out once."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest

from seaboard.games.icecool import GAME, play, rules
from seaboard.games.icecool.flick import Flick
from seaboard.games.icecool.notation import Place, read_move
from seaboard.games.icecool.physics import engine
from seaboard.match.errors import BadMove, IllegalMove
from tests.clauses import clause

from .scenes import at

PHASES = {
    "place": "RB 1/4 R R place -/0.425,0.505 -/257 RB -/- 123",
    "line": "RB 1/4 R B line 0.425,0.505/0.31,0.225 -/257 RB -/- 123",
    "flick": "RBG 1/3 R B flick 0.055,0.02/0.02,0.02/0.1,0.1 -/257/257 RBG -/-/- 123",
    "skates": "RB 1/4 R B skates 0.425,0.505/0.31,0.12 -/257 RB -/11 123",
    "over": "RB 4/4 R - over -/- -/- RB 12/3 1",
}
EMPTY = "RB 1/4 R R place -/- -/257 RB -/- 123"
IN_THE_GYM = "RB 1/4 R B flick 0.425,0.505/0.505,0.195 -/257 RB -/- 123"
WORDS = ["stay", "skates", "no", "skip", *(f"line R{number}" for number in range(10))]


def texts(rng: random.Random) -> list[str]:
    """Moves of all phases and numbers of all kinds, most of them at the edge of what is allowed."""
    places = [f"place x={rng.uniform(0.25, 0.6):.4f} y={rng.uniform(0.42, 0.6):.4f}" for _ in range(60)]
    flicks = [
        f"flick phi={rng.uniform(-1, 7):.4f} power={rng.uniform(-0.1, 1.1):.4f} "
        f"side={rng.uniform(-0.9, 0.9):.2f} height={rng.choice((0, 0, 0.49, 0.5, 1, 1.01))}"
        for _ in range(120)
    ]
    return [*WORDS, *places, *flicks, "place x=nan y=0.5", "flick phi=inf power=0 side=0 height=0"]


@clause("I80", "I8", "I9", "I36", "I38", "I45", "I52", "I68")
@pytest.mark.parametrize("phase", PHASES)
def test_what_is_explained_is_what_the_rules_refuse(phase: str) -> None:
    match = at(PHASES[phase])
    before = match.here.tobytes()
    decided = {True: 0, False: 0}
    for text in texts(random.Random(phase)):
        for seat in (None, *range(match.players)):
            legal = rules.is_legal(match.here, seat, read_move(text))
            refusal = match.why_not(text, seat)
            assert (refusal is None) == legal
            decided[legal] += 1
            if refusal is not None:
                assert refusal.clause in GAME.clauses and refusal.reason
                with pytest.raises(IllegalMove) as refused:
                    match.play(text, seat)
                assert refused.value.refusal == refusal and not isinstance(refused.value, BadMove)
    assert decided[False] and bool(decided[True]) == (phase != "over")
    assert match.here.tobytes() == before and not match.history


@clause("I80")
@pytest.mark.parametrize("phase", PHASES)
def test_the_sample_is_legal_for_whoever_is_on_and_for_nobody_else(phase: str) -> None:
    match = at(PHASES[phase])
    for move in rules.sample(match.here):
        assert read_move(str(move)) == move
        for seat in range(match.players):
            assert rules.is_legal(match.here, seat, move) == (seat in match.to_move)


@clause("I80")
def test_the_sample_of_flicks_goes_all_around_and_curls_both_ways() -> None:
    """From the middle of the Gym, where the finger has room on all sides."""
    flicks = [move for move in rules.sample(at(IN_THE_GYM).here) if isinstance(move, Flick)]
    low, head = ([flick for flick in flicks if flick.height == height] for height in (0.0, 1.0))
    assert [flick.phi for flick in low] == [round(math.tau * number / 24, 4) for number in range(24)]
    assert [flick.phi for flick in head] == [round(math.tau * number / 16, 4) for number in range(16)]
    assert sorted({flick.side for flick in low}) == [-0.35, 0.0, 0.35] and {flick.side for flick in head} == {
        0
    }
    assert sum(flick.side for flick in low) == pytest.approx(0.0)
    assert {(flick.power, flick.side) for flick in low} >= {(0.35, 0.0), (0.6, 0.0)}
    assert {flick.power for flick in head} == {0.5, 0.8} and len(flicks) == 40


@clause("I8", "I80")
def test_the_sample_of_places_is_a_grid_of_the_catchers_area() -> None:
    spots = [move.point for move in rules.sample(at(EMPTY).here) if isinstance(move, Place)]
    across = (0.273, 0.3338, 0.3946, 0.4554, 0.5162, 0.577)
    assert spots == [(0.425, 0.505), *((x, y) for y in (0.433, 0.505, 0.577) for x in across)]


@clause("I81", "I12")
def test_a_flick_is_read_simulated_and_judged_once_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: dict[str, int] = {}

    def counting(module: Any, name: str) -> None:
        asked = getattr(module, name)

        def ask(*about: Any) -> Any:
            counted[name] = counted.get(name, 0) + 1
            return asked(*about)

        monkeypatch.setattr(module, name, ask)

    match = GAME.new(players=4, seed=3, first_catcher=0)
    match.play("place x=0.425 y=0.505")
    for module, name in ((play, "read_move"), (engine, "simulate"), (play, "judged"), (play, "write_trace")):
        counting(module, name)
    match.play("flick phi=0.1000 power=0.4500 side=0.00 height=0.00")
    for watcher in (None, *range(4)):
        assert match.events(1, watcher)[0]["kind"] == "flicked"
        assert match.film(1) and match.word(1) in match.record
    assert counted == {"read_move": 1, "simulate": 1, "judged": 1, "write_trace": 1}
