"""Only what a seat may know leaves the house, as JSON of the declared types."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

import seaboard
from seaboard.match.changes import Known, Look, changed
from seaboard.match.standing import Standing
from tests.walks import (
    Variant,
    begin,
    every_variant,
    extreme_variants,
    marked_slow,
    open_games,
    sampled,
    spell,
    tables,
    variants,
    walk,
)


@pytest.mark.parametrize("case", every_variant(), ids=spell)
def test_views_are_json_of_the_declared_type(case: Variant) -> None:
    name, players, options = case
    game = seaboard.game(name)
    for match in sampled(begin(name, players, 71, **options), seed=71, every=25):
        for seat in (None, *range(players)):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
            parts = [kind for kind in (game.constant_type, game.view_type) if kind is not None]
            read = [msgspec.to_builtins(msgspec.convert(view, kind, strict=True)) for kind in parts]
            assert {field: value for part in read for field, value in part.items()} == view
            assert sum(len(part) for part in read) == len(view)  # no field stands in both


def whole(look: Look | msgspec.Struct) -> msgspec.Struct:
    return look.view() if isinstance(look, Look) else look


def follows(before: Look | msgspec.Struct, look: Look | msgspec.Struct) -> Any:
    """What a page has that had one look and is told what makes the other of it."""
    told, had = Known().change(before, look), json.loads(msgspec.json.encode(whole(before)))
    return had if told is None else changed(had, json.loads(msgspec.json.encode(told)))


@pytest.mark.parametrize("case", marked_slow(variants(), quick=extreme_variants()), ids=spell)
def test_a_look_made_of_an_earlier_one_shows_the_view_itself_and_tells_what_makes_it(case: Variant) -> None:
    name, players, options = case
    game = seaboard.game(name)
    # By seat: the last look and the first, of which some part is the same for long.
    seen: dict[int | None, tuple[Look | msgspec.Struct, Look | msgspec.Struct]] = {}
    for match in walk(begin(name, players, 73, **options), seed=73):
        for seat in (None, 0):
            anew, alone = game.view(match.here, seat), game.look(match.here, seat)
            last, first = seen.get(seat, (alone, alone))
            look, later = game.look(match.here, seat, last), game.look(match.here, seat, first)
            assert whole(look) == whole(later) == whole(alone) == anew
            wanted = json.loads(msgspec.json.encode(anew))
            assert follows(last, look) == follows(first, later) == follows(first, look) == wanted
            seen[seat] = look, first
    assert seen


@pytest.mark.parametrize("case", every_variant(), ids=spell)
def test_events_are_json_of_the_declared_type_and_cite_clauses(case: Variant) -> None:
    name, players, options = case
    game = seaboard.game(name)
    match = begin(name, players, 72, **options)
    for _ in walk(match, seed=72):
        pass
    for number in range(len(match.history)):
        for watcher in (None, number % players):
            events = match.events(number, watcher)
            assert events or not game.perfect_information
            for event in events:
                assert json.loads(json.dumps(event)) == event
                msgspec.convert(event, game.event_type, strict=True)
                assert event["clause"] in game.clauses


@pytest.mark.parametrize("case", tables(), ids=spell)
def test_play_returns_the_events_of_the_move(case: tuple[str, int]) -> None:
    name, players = case
    match = seaboard.game(name).new(players=players, seed=5)
    for number in range(20):
        for seat in match.to_move[:1]:
            assert match.play(match.moves(seat)[0], seat) == match.events(number, seat)


@pytest.mark.parametrize("case", tables(open_games()), ids=spell)
def test_where_nothing_is_hidden_all_see_the_same(case: tuple[str, int]) -> None:
    name, players = case
    for match in sampled(begin(name, players, 5), seed=5, every=20):
        assert all(match.view(seat) == match.view(None) for seat in range(players))
        assert all(match.position_for(seat) == match.position for seat in (None, *range(players)))
        if match.history:
            last = len(match.history) - 1
            assert all(match.events(last, seat) == match.events(last) for seat in range(players))
            assert all(match.told(last, seat) == match.history[-1].move for seat in range(players))


@pytest.mark.parametrize("case", tables(), ids=spell)
def test_what_a_seat_cannot_see_changes_nothing_for_it(case: tuple[str, int]) -> None:
    """`redeal` gives a position that the seat cannot tell from this one; what is not hidden stays."""
    name, players = case
    game = seaboard.game(name)
    differing = 0
    known: set[str] = set()
    for match in sampled(begin(name, players, 5), seed=5, every=20):
        known.update(move for seat in match.to_move for move in match.moves(seat))
        for seat in range(players):
            if game.secrets is None:
                continue
            other = game.secrets.redeal(match.here, seat, random.Random(seat))
            differing += other.tobytes() != match.here.tobytes()
            assert msgspec.json.encode(game.view(other, seat)) == msgspec.json.encode(
                game.view(match.here, seat)
            )
            line, scores = game.secrets.position_line, game.secrets.scores
            assert line(other, seat) == line(match.here, seat)
            assert scores(other, seat) == scores(match.here, seat)
            imagined = Standing(game, other)
            assert imagined.moves(seat) == match.moves(seat)
            for move in known:  # asking why tells nothing either
                assert game.refusal(imagined, seat, move) == match.why_not(move, seat)
    assert (differing > 0) == (not game.perfect_information)


@pytest.mark.parametrize("case", tables(), ids=spell)
def test_the_seed_of_a_running_match_is_in_no_view_and_no_event(case: tuple[str, int]) -> None:
    name, players = case
    seed = 123_456_789_012_345_678_901
    for match in sampled(seaboard.game(name).new(players=players, seed=seed), seed=1, every=40):
        shown = [match.view(seat) for seat in (None, *range(players))]
        shown += [match.events(number) for number in range(len(match.history))]  # type: ignore[misc]
        assert str(seed) not in json.dumps(shown) + match.position + str(match)
