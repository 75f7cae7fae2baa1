"""Card values are their owner's secret: matches that differ in others' values look the same."""

from __future__ import annotations

import json
import random

import pytest

from seaboard.games.icecool import GAME
from seaboard.games.icecool.bots import Flicker, Level
from tests.clauses import clause

from .scenes import at

pytestmark = pytest.mark.once

QUICK = Level(tries=2, refined=0, finalists=0, repeats=0, aim=0.01, strength=0.0)
HEAD = "RBG 2/3 R B flick 0.425,0.505/0.31,0.15/0.1,0.1 -/25/257 RBG "
PAIR = HEAD + "233/122/113 1231", HEAD + "333/122/133 2211"  # the same for blue alone
FISH = "flick phi=1.5708 power=0.5000 side=0.00 height=0.00"


def _same(first: object, second: object) -> None:
    assert json.dumps(first) == json.dumps(second)


@clause("I67")
@pytest.mark.parametrize("seat", [1, None])
def test_pairs_look_the_same_to_who_cannot_see_the_difference(seat: int | None) -> None:
    a, b = at(PAIR[0]), at(PAIR[1])
    if seat is None:
        b = at(HEAD + "333/222/133 2211")
    _same(a.view(seat), b.view(seat))
    assert a.position_for(seat) == b.position_for(seat)
    assert a.scores_for(seat) == b.scores_for(seat)
    assert a.moves() == b.moves()
    for move in (FISH, "skates", "line R1", "flick phi=9 power=9 side=0 height=0"):
        assert repr(a.why_not(move)) == repr(b.why_not(move))
    if seat == 1:
        chosen = [Flicker("quick", level=QUICK).choose(match, seat, 60) for match in (a, b)]
        assert chosen[0] == chosen[1]
    assert str(a) == str(b)


@clause("I67", "I21")
def test_a_drawn_card_shows_its_value_to_its_owner_alone() -> None:
    a = at(HEAD + "233/222/113 1231", noise="off")
    b = at(HEAD + "333/222/133 2211", noise="off")
    for match in (a, b):
        match.play(FISH)
        assert match.position.split()[6] == "-/2/257"
    for watcher in (0, 2, None):
        _same(a.events(0, watcher), b.events(0, watcher))
        assert a.told(0, watcher) == b.told(0, watcher) == FISH
        cards = [event for event in a.events(0, watcher) if event["kind"] == "card"]
        assert [card["value"] for card in cards] == [None]
    assert [e["value"] for e in a.events(0, 1) if e["kind"] == "card"] == [1]
    assert [e["value"] for e in b.events(0, 1) if e["kind"] == "card"] == [2]
    spectator = a.view(None), b.view(None)
    _same(*spectator)


@clause("I67")
def test_numbers_of_cards_and_face_up_cards_are_public_and_the_end_shows_all() -> None:
    view = at(HEAD + "23!11/122/113 1231").view(2)
    assert [(p["cards"], p["face_up"], p["face_down"], p["points"]) for p in view["players"]] == [
        (4, 2, None, None),
        (3, 0, None, None),
        (3, 0, [1, 1, 3], 5),
    ]
    assert view["deck"] == 4
    over = at("RB 4/4 R - over -/- -/- RB 12/3 1")
    assert [p["face_down"] for p in over.view(None)["players"]] == [[1, 2], [3]]
    assert over.scores_for(None) == (3, 3)


@clause("I67")
def test_a_redeal_keeps_what_the_seat_knows_and_nothing_else() -> None:
    a, b = at(PAIR[0]).here, at(PAIR[1]).here
    seen = set()
    for number in range(30):
        dealt = GAME.secrets.redeal(a, 1, random.Random(number))
        assert dealt.hands[1] == a.hands[1] and dealt.seats == a.seats
        assert [hand.cards for hand in dealt.hands] == [hand.cards for hand in a.hands]
        everything = sorted([*dealt.deck, *(card for hand in dealt.hands for card in hand.down)])
        assert everything == sorted([*a.deck, *(card for hand in a.hands for card in hand.down)])
        assert GAME.view(dealt, 1) == GAME.view(a, 1)
        seen.add(dealt.tobytes())
        assert sorted(b.deck) != sorted(a.deck) or dealt == GAME.secrets.redeal(b, 1, random.Random(number))
    assert len(seen) > 10


@clause("I67", "I38")
def test_who_is_asked_about_skates_holds_two_ones_in_every_redeal() -> None:
    asked = at("RB 1/4 R B skates 0.4,0.5/0.1,0.1 -/257 RB 33/112 222333").here
    for number in range(40):
        assert GAME.secrets.redeal(asked, 0, random.Random(number)).hands[1].can_skate
    over = at("RB 4/4 R - over -/- -/- RB 12/3 1").here
    assert GAME.secrets.redeal(over, 0, random.Random(1)) == over
