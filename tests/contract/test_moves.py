"""What `moves()` lists is exactly what `play()` accepts, and a refusal changes nothing."""

from __future__ import annotations

import random
from functools import cache

import pytest

import seaboard
from seaboard import BadMove, IllegalMove
from seaboard.match.compiled import CompiledGame
from seaboard.match.match import Match
from tests.walks import Variant, begin, every_variant, played, sampled, spell, tables

MUTANTS, TRIED, EVERY = 300, 80, 11


@cache
def texts(name: str) -> list[str]:
    """Move texts of all kinds of a game, and texts that look like moves."""
    seen: set[str] = set()
    for case, players in tables():
        if case == name:
            for seed in range(2):
                match = played(name, players, seed)
                seen |= {step.move for step in match.history}
                seen |= {move for number in (0, 1, 9) for move in moves_at(match, number)}
    rng = random.Random(0)
    moves = sorted(seen)
    alphabet = sorted({letter for move in moves for letter in move})
    for _ in range(MUTANTS):
        move = rng.choice(moves)
        where = rng.randrange(len(move))
        seen.add(move[:where] + rng.choice(alphabet) + move[where + rng.randrange(2) :])
    return sorted(text.strip() for text in seen)


def moves_at(match: Match, number: int) -> list[str]:
    there = match.copy()
    while len(there.history) > number:
        there.undo()
    return [move for seat in there.to_move[:1] for move in there.moves(seat)]


def everything(match: Match) -> tuple[object, ...]:
    return match.here.tobytes(), match.history, match.record, match.to_move, match.scores


@pytest.mark.parametrize("case", every_variant(), ids=spell)
def test_play_accepts_exactly_the_legal_moves(case: Variant) -> None:
    name, players, options = case
    start = begin(name, players, 51, **options)
    rng, known = random.Random(51), texts(name)
    counted = isinstance(start.game, CompiledGame)  # elsewhere moves() is a sample of what play() accepts
    for match in sampled(start, seed=51, every=EVERY):
        before = everything(match)
        for seat in range(players):
            legal = match.moves(seat)
            for text in {*rng.sample(known, min(TRIED, len(known))), *legal[:10]}:
                refusal = match.why_not(text, seat)
                assert refusal is None if text in legal else refusal is not None or not counted
                if refusal is None:
                    match.play(text, seat)
                    match.undo()
                else:
                    with pytest.raises(IllegalMove) as refused:
                        match.play(text, seat)
                    assert refused.value.refusal == refusal
                    assert (refused.value.clause, refused.value.params) == (refusal.clause, refusal.params)
                    assert isinstance(refused.value, BadMove) == (refusal.clause is None)
                    assert refusal.clause is None or refusal.clause in match.game.clauses
        assert everything(match) == before


@pytest.mark.parametrize("case", tables(), ids=spell)
def test_a_seat_that_is_not_to_move_has_no_moves(case: tuple[str, int]) -> None:
    name, players = case
    for match in sampled(begin(name, players, 4), seed=4, every=11):
        for seat in range(players):
            assert bool(match.moves(seat)) == (seat in match.standing.may_move)


@pytest.mark.parametrize("case", tables(), ids=spell)
def test_no_seat_is_needed_where_one_seat_moves_or_all_send_the_same(case: tuple[str, int]) -> None:
    name, players = case
    found = 0
    for match in sampled(begin(name, players, 4), seed=4, every=11):
        if len({tuple(match.moves(seat)) for seat in match.to_move}) == 1:
            assert match.moves() == match.moves(match.to_move[0])
            twin = match.exact_copy()
            twin.play(match.moves()[0])
            match.play(match.moves()[0], match.to_move[0])
            assert twin.position == match.position
            found += 1
    assert found


@pytest.mark.parametrize("name", seaboard.games())
@pytest.mark.parametrize("text", ["", " ", "nonsense", "🐟", "x" * 10_000, None, 3, b"ok", ["ok"]])
def test_what_is_no_move_at_all_is_a_bad_move_without_a_clause(name: str, text: object) -> None:
    match = seaboard.game(name).new(seed=1)
    before = everything(match)
    with pytest.raises(BadMove) as refused:
        match.play(text)  # type: ignore[arg-type]
    assert refused.value.clause is None
    refusal = match.why_not(text)  # type: ignore[arg-type]
    assert refusal is not None and refusal.clause is None
    assert everything(match) == before


@pytest.mark.parametrize("name", seaboard.games())
@pytest.mark.parametrize("seat", [-1, 99, "0", 0.0, True])
def test_a_seat_that_is_not_at_the_table_is_refused(name: str, seat: object) -> None:
    match = seaboard.game(name).new(seed=1)
    before = everything(match)
    for ask in (match.play, match.why_not):
        with pytest.raises(seaboard.BadOption):
            ask(match.moves(match.to_move[0])[0], seat)  # type: ignore[arg-type]
    for look in (match.moves, match.view):
        with pytest.raises(seaboard.BadOption):
            look(seat)  # type: ignore[arg-type]
    assert everything(match) == before


@pytest.mark.parametrize("name", seaboard.games())
def test_a_refusal_says_in_words_what_is_wrong(name: str) -> None:
    match = seaboard.game(name).new(players=seaboard.game(name).seats[-1], seed=1)
    reasons = {
        refusal.reason
        for there in sampled(match, seed=1, every=EVERY)
        for seat in (None, match.players - 1)
        for text in texts(name)
        if (refusal := there.why_not(text, seat)) is not None
    }
    assert len(reasons) >= 3
    assert all(reason == reason.lower() and " " not in reason and reason for reason in reasons)
