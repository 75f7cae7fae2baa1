"""Nobody learns what they may not see: views, events, errors, hints and bots."""

from __future__ import annotations

import random

import msgspec
import pytest

import seaboard
from seaboard.games.oh_crab import GAME
from seaboard.games.oh_crab.position.cards_of import draw_pile, members
from seaboard.games.oh_crab.rules.redeal import hidden_cards
from seaboard.match.game import Event, Position, Standing, Step, Taken
from seaboard.match.match import Match
from tests.clauses import clause
from tests.walks import marked_slow, walk

from .boards import beach, do

pytestmark = pytest.mark.once

PLIES = 260
SEEDS = 4
SELDOM = 3  # plies between two looks
REFUSALS = 12  # one of so many words is refused in each look, and all of them in turn


def twin_of(match: Match, seat: int, seed: int) -> Match:
    """A match that differs only in what a seat cannot see."""
    there = Standing(GAME, GAME.secrets.redeal(match.here, seat, random.Random(seed)))
    other = match.exact_copy()
    if match.history:
        last = match.history[-1]
        other._steps[-1] = Step(last.before, last.seat, Taken(last.move, there, last.events, last.final))
    else:
        other._first = there
    other.standing = there
    return other


def seen(match: Match, seat: int, look: int) -> bytes:
    """Everything that leaves the house for a seat."""
    words = [word for word in GAME.notation.words(match.here) if word]
    refused = [(word, match.why_not(word, seat)) for word in words[look % REFUSALS :: REFUSALS]]
    return msgspec.json.encode(
        [
            match.view(seat),
            match.moves(seat),
            match.position_for(seat),
            match.scores_for(seat),
            [(word, r and [str(r.clause), r.reason, dict(r.params)]) for word, r in refused],
            match.to_move,
            match.winners,
        ]
    )


@clause("O170")
@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("seed", marked_slow(range(SEEDS), quick=[0]))
def test_what_a_seat_cannot_see_changes_nothing_for_it(players: int, seed: int) -> None:
    """With four seeds these are some thousands of pairs of positions."""
    changed = 0
    for number, match in enumerate(walk(GAME.new(players, seed=seed, scenario=1 + seed), seed, PLIES)):
        if number % SELDOM == 0:
            for seat in range(players):
                other = twin_of(match, seat, number)
                assert seen(other, seat, number) == seen(match, seat, number), match.position
                changed += bool((other.here != match.here).any())
    assert changed


@clause("O170")
@pytest.mark.parametrize("players", [2, 4])
def test_who_moves_is_told_the_same_where_only_hidden_things_differ(players: int) -> None:
    match = GAME.new(players, seed=5, scenario=4)
    compared = 0
    for ply, there in enumerate(walk(match, 5, PLIES)):
        if not there.history or ply % SELDOM:
            continue
        step = there.history[-1]
        twin = GAME.secrets.redeal(step.before.position, step.seat, random.Random(ply))
        other = Match(GAME, players, there.all_options, there.seed, Standing(GAME, twin), None)
        assert public(other.play(step.move, step.seat)) == public(there.events(ply - 1, step.seat))
        compared += 1
    assert compared


def public(events: list[Event]) -> list[Event]:
    """Without what the hidden deal decides: cards lost at random, turned up, or taken unseen."""
    return [event for event in events if event["kind"] not in ("lost", "refilled", "took")]


@clause("O170")
@pytest.mark.parametrize("name", ["plankton", "herring"])
def test_a_bot_chooses_from_what_its_seat_may_know(name: str) -> None:
    match = GAME.new(3, seed=6)
    player = seaboard.bot(name)
    for number, there in enumerate(walk(match, 6, 120)):
        if number % 8 == 0 and there.to_move:
            seat = there.to_move[-1]
            choices = {player.choose(twin_of(there, seat, i), seat) for i in range(3)}
            assert choices == {player.choose(there, seat)}


@clause("O170")
@pytest.mark.parametrize("players", GAME.seats)
def test_redeal_keeps_everything_that_was_seen(players: int) -> None:
    for number, match in enumerate(walk(GAME.new(players, seed=9), 9, PLIES)):
        for seat in range(players) if number % SELDOM == 0 else ():
            other = GAME.secrets.redeal(match.here, seat, random.Random(number))
            s, t = match.here[0], other[0]
            known = int(s.known)
            assert hidden_cards(other[0], seat) == hidden_cards(match.here[0], seat)
            for rival in range(players):
                assert hidden_cards(other[0], rival) & known == hidden_cards(match.here[0], rival) & known
                assert int(t.hand[rival]).bit_count() == int(s.hand[rival]).bit_count()
            old, new = draw_pile(match.here), draw_pile(other)
            assert [c for c in old if known >> c & 1] == [c for c in new if known >> c & 1]
            assert sorted(old + _held(match.here)) == sorted(new + _held(other))
            assert (
                GAME.secrets.redeal(other, seat, random.Random(1)).tobytes()
                == GAME.secrets.redeal(match.here, seat, random.Random(1)).tobytes()
            )


def _held(position: Position) -> list[int]:
    return [card for seat in range(position[0].players) for card in members(hidden_cards(position[0], seat))]


@clause("O170")
def test_cards_taken_openly_stay_known_and_blind_ones_do_not() -> None:
    market = {"piles": [["DIAG1"], ["FAST1"], ["GULL1"]], "deck": ["HOP1", "SAND1", "CALL1"]}
    match = beach({"red": "d3"}, tiles=["Db"], shells={"red": 2}, hands={"red": ["R1", "R2"]}, market=market)
    do(match, "Db R1 pile1")
    assert match.view()["seats"][0]["known"] == ["R2", "DIAG1"]
    blind = beach({"red": "d3"}, tiles=["Db"], shells={"red": 2}, hands={"red": ["R1", "R2"]}, market=market)
    do(blind, "Db R1 draw")
    assert blind.view()["seats"][0]["known"] == ["R2"]
    assert blind.view(0)["seats"][0]["hand"] == ["R2", "HOP1"]
