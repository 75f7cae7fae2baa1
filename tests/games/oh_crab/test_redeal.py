"""Hidden things dealt anew: what was seen stays true, and whatever can be comes up (O170)."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from seaboard.games.oh_crab import GAME, rules
from seaboard.games.oh_crab.names import ASYM_CARDS, SEAWARD_MOVE, START_CARDS, TOKENS
from seaboard.games.oh_crab.pack.asymmetry.line import offers
from seaboard.games.oh_crab.pack.asymmetry.rules import PICK
from seaboard.games.oh_crab.pack.challenges.rules import CHALLENGE_COUNT
from seaboard.games.oh_crab.pack.event_cards.rules import EVENT_COUNT, MOULTING
from seaboard.games.oh_crab.pack.on_the_table import FIRST_TREASURE
from seaboard.games.oh_crab.pack.surprises.line import token_is_open, tokens_on_board
from seaboard.games.oh_crab.phases import SECRET, TABLE
from seaboard.games.oh_crab.position.cards_of import draw_pile, hand, lay, members
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.redeal import hidden_cards, redealt, unseen_cards
from seaboard.kernel import kit
from seaboard.kernel.layout import twin
from seaboard.match.game import Position
from seaboard.match.match import Match
from tests.clauses import clause
from tests.walks import walk

from .boards import beach
from .packs import on_board, scene

ALL = "1 2 3 4"
DEALS = 150 if kit.INTERPRETED else 600
PLIES = 24 if kit.INTERPRETED else 240
SELDOM = 8 if kit.INTERPRETED else 5

WITH_AND_WITHOUT = pytest.mark.parametrize("modules", ["", ALL], ids=["plain", "pack"])


def dealt(position: Position, seat: int | None, seed: int) -> Position:
    return GAME.secrets.redeal(position, seat, random.Random(seed))


def deals(position: Position, seat: int | None, n: int = DEALS) -> Iterator[Position]:
    rng = random.Random(n)
    return (GAME.secrets.redeal(position, seat, rng) for _ in range(n))


def spots(players: int, modules: str, seed: int) -> Iterator[tuple[int, Match]]:
    """Every decision of the set-up, and some of those that follow."""
    match = GAME.new(players, seed=seed, modules=modules, events=("all", "crystal", "lucky")[seed % 3])
    for ply, there in enumerate(walk(match, seed, PLIES)):
        if ply < 8 or ply % SELDOM == 0:
            yield ply, there


def after(plies: int, players: int, seed: int, **options: Any) -> Position:
    match = GAME.new(players, seed=seed, **options)
    for _ in walk(match, seed, plies):
        pass
    return match.here


# ------------------------------------------------------------------ other positions, made without the rules


def disguised(position: Position, seat: int | None, rng: random.Random) -> Position:
    """A position that differs in everything that is hidden from a seat, made by other means than the rule."""
    found = twin(position)
    others = [other for other in range(position[0].players) if other != seat]
    rename_cards(found, seat, others, rng)
    if found[0].modules:
        rename_pack(found, seat, others, rng)
    return found


def rename_cards(found: Position, seat: int | None, others: list[int], rng: random.Random) -> None:
    s = found[0]
    pile = draw_pile(found)
    unseen = list(members(unseen_cards(s, r.NONE if seat is None else seat)))
    name = {card: card for card in range(52)}
    for which in (0, 1):
        old = [card for card in unseen if int(s.blown) >> card & 1 == which]
        name |= dict(zip(old, rng.sample(old, len(old)), strict=True))
    s.follows[pile] = r.NONE
    for other in others:
        s.hand[other] = sum(1 << name[card] for card in hand(found, other))
        if s.down[other] != r.NONE:
            s.down[other] = name[int(s.down[other])]
    if s.stored != r.NONE and seat not in s.owner[s.asym == 5]:
        s.stored = name[int(s.stored)]
    if s.phase == r.STASH_PICK and s.mover != seat:
        s.drawn = [card if card == r.NONE else name[card] for card in s.drawn.tolist()]
    s.draw_first, s.draw_last = lay(found, [name[card] for card in pile])


def rename_pack(found: Position, seat: int | None, others: list[int], rng: random.Random) -> None:
    s = found[0]
    on_beach = [token for _, token in tokens_on_board(found)]
    for kind in (range(FIRST_TREASURE), range(FIRST_TREASURE, TOKENS)):
        old = [
            token
            for token in kind
            if s.token_place[token] in (r.SPARE, r.UNSEEN)
            or (token in on_beach and not token_is_open(found, token, seat))
        ]
        new = rng.sample(old, len(old))
        s.token_place[new], s.spied[new] = s.token_place[old], s.spied[old]
    lying = [tile for tile in range(3) if s.event[tile] != r.NONE]
    s.event[lying] = s.event[rng.sample(lying, len(lying))]
    shut = [t for t in range(3) if s.challenge[t] >= 0 and not int(s.challenges_seen) >> s.challenge[t] & 1]
    unseen = [card for card in range(CHALLENGE_COUNT) if not int(s.challenges_seen) >> card & 1]
    s.challenge[shut] = rng.sample(unseen, len(shut))
    if s.phase == r.ASYM_PICK:
        each = 4 if s.pairs else 2
        slots = [slot for other in others for slot in range(other * each, (other + 1) * each)]
        s.offer[slots] = np.array(rng.sample([int(card) % PICK for card in s.offer[slots]], len(slots))) + [
            PICK * (int(card) // PICK) for card in s.offer[slots]
        ]


# ------------------------------------------------------------------ what has been seen


@clause("O170", "O122", "O140", "O155")
@WITH_AND_WITHOUT
@pytest.mark.parametrize("players", GAME.seats)
def test_nothing_hidden_changes_what_comes_of_a_redeal(players: int, modules: str) -> None:
    differing = 0
    for ply, there in spots(players, modules, players):
        for seat in (None, *range(players)):
            other = disguised(there.here, seat, random.Random(ply))
            differing += other.tobytes() != there.here.tobytes()
            assert dealt(other, seat, ply).tobytes() == dealt(there.here, seat, ply).tobytes()
    assert differing


@clause("O170")
@WITH_AND_WITHOUT
@pytest.mark.parametrize("players", GAME.seats)
def test_nobody_can_tell_a_redeal_from_the_truth(players: int, modules: str) -> None:
    differing = 0
    for ply, there in spots(players, modules, 10 + players):
        before = there.here.tobytes()
        for seat in (None, *range(players)):
            other = dealt(there.here, seat, ply)
            views = [msgspec.json.encode(GAME.view(position, seat)) for position in (there.here, other)]
            assert views[0] == views[1]
            assert cards_of(other) == cards_of(there.here)
            assert bool(GAME.engine.legal(other)) != there.over
            differing += other.tobytes() != before
        assert there.here.tobytes() == before
    assert differing


def cards_of(position: Position) -> list[int]:
    """All cards whose place can be hidden."""
    s = position[0]
    held = [card for seat in range(s.players) for card in members(hidden_cards(s, seat))]
    return sorted(draw_pile(position) + held)


@clause("O170")
@pytest.mark.jit_only
@WITH_AND_WITHOUT
@pytest.mark.parametrize("players", GAME.seats)
def test_machine_code_and_python_deal_alike(players: int, modules: str) -> None:
    for ply, there in spots(players, modules, 20 + players):
        seat = ply % (players + 1) - 1
        compiled, interpreted = twin(there.here), twin(there.here)
        words = [np.array([ply + 1], np.uint64) for _ in range(2)]
        redealt(compiled, seat, words[0])
        redealt.python(interpreted, seat, words[1])  # type: ignore[attr-defined]  # of an Entry
        assert compiled.tobytes() == interpreted.tobytes() and words[0] == words[1]


# ------------------------------------------------------------------ whatever can be


@clause("O170")
@pytest.mark.once  # many deals
@pytest.mark.parametrize("seat", [0, None])
def test_every_unseen_card_turns_up_in_every_place(seat: int | None) -> None:
    here = after(30, 3, 4)
    s = here[0]
    unseen = set(members(unseen_cards(s, -1 if seat is None else seat)))
    known = set(members(int(s.known)))
    places: defaultdict[Any, set[int]] = defaultdict(set)
    for other in deals(here, seat):
        for slot, card in enumerate(draw_pile(other)):
            places["draw", slot].add(card)
        for rival in range(3):
            places["hand", rival].update(hand(other, rival))
    for slot, card in enumerate(draw_pile(here)):
        assert places["draw", slot] == ({card} if card in known else unseen)
    others = [rival for rival in range(3) if rival != seat]
    assert any(places["hand", rival] >= unseen for rival in others)
    for rival in others:
        own = set(members(hidden_cards(s, rival)))
        assert places["hand", rival] - own <= (unseen if own - known else set())


@clause("O16", "O170")
def test_any_card_of_a_hand_may_be_the_one_laid_face_down() -> None:
    match = GAME.new(3, seed=2)
    match.play(match.moves(1)[0], 1)
    cards = set(members(hidden_cards(match.here[0], 1)))
    assert {int(other[0].down[1]) for other in deals(match.here, 0)} == cards
    assert {int(other[0].down[1]) for other in deals(match.here, 1, 9)} == {int(match.here[0].down[1])}


@clause("O170", "O176")
def test_cards_that_a_gust_blew_away_change_places_among_themselves() -> None:
    here = twin(after(20, 4, 3))
    *above, one, two, three = draw_pile(here)
    here["known"][0] &= ~np.uint64(1 << one | 1 << two | 1 << three)
    here["blown"][0] = 1 << one | 1 << two | 1 << three
    seen = [set(cards) for cards in zip(*(draw_pile(other) for other in deals(here, 0)), strict=True)]
    assert seen[-3:] == [{one, two, three}] * 3
    assert not set.union(*seen[: len(above)]) & {one, two, three}


@clause("O128", "O132", "O140", "O143", "O170")
@pytest.mark.parametrize("events", ["all", "crystal"])
def test_every_token_event_card_and_challenge_turns_up_wherever_it_can(events: str) -> None:
    here = after(0, 4, 6, modules="1 2 3", events=events)
    s = here[0]
    tokens, lying = defaultdict(set), [set() for _ in range(3)]  # type: ignore[var-annotated]
    challenges: list[set[int]] = [set(), set(), set()]
    for other in deals(here, 0):
        for space, token in tokens_on_board(other):
            tokens[space].add(token)
        for tile in range(3):
            lying[tile].add(int(other[0].event[tile]))
            challenges[tile].add(int(other[0].challenge[tile]))
    assert list(tokens.values()) == [set(range(TOKENS))] * 9
    possible = set(range(EVENT_COUNT)) - {MOULTING}  # which needs a module that is missing
    assert lying == [set(s.event.tolist()) if events == "crystal" else possible] * 3
    first = int(s.challenge[0])
    assert challenges == [{first}] + [set(range(CHALLENGE_COUNT)) - {first}] * 2


@clause("O122", "O176")
def test_a_spied_token_stays_for_its_spy_and_a_stash_is_a_treasure() -> None:
    match = scene(
        {"red": "d3", "orange": "a0"},
        "mod1 c4=J1~R d5=T2 e4=J3 kept - spare T4,T6",
        cells=dict.fromkeys(("c4", "d5", "e4"), ".q"),
    )
    here = twin(match.here)
    stashed = dict(tokens_on_board(here))
    treasure = next(token for token in stashed.values() if token >= FIRST_TREASURE)
    here[0].spied[treasure] |= r.STASHED
    for seat in (0, 1):
        seen: defaultdict[int, set[int]] = defaultdict(set)
        for other in deals(here, seat, 200):
            for space, token in tokens_on_board(other):
                seen[space].add(token)
                assert bool(other[0].spied[token] & r.STASHED) == (stashed[space] == treasure)
                assert bool(other[0].spied[token] & 1) == (stashed[space] == 0)
        junk = set(range(FIRST_TREASURE))
        spied, other_junk = [seen[space] for space in seen if stashed[space] in (0, 2)]
        assert spied == ({0} if seat == 0 else junk)
        assert other_junk == (junk - {0} if seat == 0 else junk)
        assert next(seen[space] for space in seen if stashed[space] == treasure) == {treasure, 8, 10}


@clause("O155", "O170")
@pytest.mark.parametrize("players", [2, 3])
def test_offers_and_picks_of_others_may_be_any_and_the_own_ones_stay(players: int) -> None:
    match = GAME.new(players, seed=8, modules="4")
    while match.here[0].phase == r.PLACE2:
        match.play(match.moves()[0])
    match.play(match.moves(1)[0], 1)
    own = offers(match.here, 0)
    seen, picked = set(), set()
    for other in deals(match.here, 0):
        assert offers(other, 0) == own
        cards = offers(other, 1)
        seen |= {card % PICK for card in cards}
        picked.add(tuple(card // PICK for card in cards))
        assert sorted(card // PICK for card in cards) == sorted(c // PICK for c in offers(match.here, 1))
    useless = {11, 12}  # the sniffer and the champion, without their modules
    assert seen == set(range(len(ASYM_CARDS))) - useless - {card % PICK for card in own}
    assert len(picked) == len(offers(match.here, 1))


# ------------------------------------------------------------------ the hermit


def hermit_with(claws: int, *groups: str, **what: Any) -> Match:
    """Red's hermit has stored GULL2, and holds two start cards and an action card that nobody has seen."""
    hands = {"red": ["R1", "R2", "HOP2"], "orange": ["O1", "CALL2"]}
    return on_board({"red": "d3", "orange": "a0"}, *groups, f"mod4 R:A6*{claws}=GULL2", hands=hands, **what)


def stored(match: Match) -> set[str]:
    """What red may have stored, as orange sees it."""
    words = GAME.notation.words(match.here)
    return {words[int(other[0].stored)] for other in deals(match.here, 1)}


@clause("O158", "O170")
def test_the_hermits_card_was_drawn_unseen_unless_it_was_exchanged() -> None:
    words = GAME.notation.words(hermit_with(2).here)
    unseen = {words[card] for card in members(unseen_cards(hermit_with(2).here[0], 1))}
    assert {"GULL2", "HOP2", "HOP1"} <= unseen and "R1" not in unseen
    assert stored(hermit_with(2)) == unseen
    assert stored(hermit_with(1)) == unseen | {"R1", "R2"}


@clause("O170")
def test_a_claw_that_has_grown_again_tells_nothing() -> None:
    match = hermit_with(2)
    match.here["events_seen"][0] |= 1 << MOULTING
    assert {"R1", "GULL2"} <= stored(match)


@clause("O170", "O176")
def test_a_card_that_was_never_exchanged_was_not_blown_away() -> None:
    match = hermit_with(2)
    match.here["blown"][0] = 1 << GAME.notation.words(match.here).index("HOP2")
    assert "HOP2" not in stored(match)


@clause("O166", "O100")
def test_a_card_that_is_about_to_be_added_is_in_the_hand() -> None:
    match = hermit_with(1, phase="R DOPE_SIDE:R1 > MENU", tiles=["Ba"])
    assert "R1" not in stored(match) and "R2" in stored(match)


@clause("O158", "O170")
def test_the_hermit_chooses_from_any_cards_that_nobody_has_seen() -> None:
    match = next(found for seed in range(99) if (found := choosing(seed)) is not None)
    mover, s = int(match.here[0].mover), match.here[0]
    rival = (mover + 1) % 3
    unseen = set(members(unseen_cards(s, rival)))
    drawn = [other[0].drawn.tolist() for other in deals(match.here, rival)]
    assert [set(cards) for cards in zip(*drawn, strict=True)] == [unseen] * 3
    assert all((other[0].drawn == s.drawn).all() for other in deals(match.here, mover, 9))


def choosing(seed: int) -> Match | None:
    """A match in which the hermit chooses, if somebody gets it by this seed."""
    match = GAME.new(3, seed=seed, modules="4")
    for there in walk(match, seed, 4):
        if there.here[0].phase == r.STASH_PICK:
            return there
    return None


# ------------------------------------------------------------------ decisions


def paying(n: int) -> Match:
    """Red has announced a shortcut for so many cards with the icon S, and has just as many."""
    new = GAME.new(2, seed=1).here
    words, main = GAME.notation.words(new), new[0].main.tolist()
    fitting = [words[card] for card in range(START_CARDS, 52) if main[card] == SEAWARD_MOVE]
    others = [word for word in words[START_CARDS:52] if word not in fitting]
    return beach(
        {"red": "d3", "orange": "a0"},
        shortcuts=[{"at": "d3", "cost": ["S", n], "to": "d9"}],
        hands={"red": fitting[:n]},
        market={"deck": [*fitting[n:], *others]},
        phase=f"R PAY:CUT:{n} > MENU",
    )


@clause("O66", "O170")
@pytest.mark.parametrize("n", [1, 2])
def test_an_announced_cost_can_be_paid_with_other_cards(n: int) -> None:
    here = paying(n).here
    hands = {tuple(hand(other, 0)) for other in deals(here, 1, 60)}
    assert len(hands) > n and all(here[0].main[card] == SEAWARD_MOVE for cards in hands for card in cards)


@clause("O66", "O170")
def test_a_hand_that_almost_nothing_else_would_do_for_stays() -> None:
    here = paying(6).here
    found = list(deals(here, 1, 4))
    assert {tuple(hand(other, 0)) for other in found} == {tuple(hand(here, 0))}
    assert len({tuple(draw_pile(other)) for other in found}) == len(found)
    assert all(cards_of(other) == cards_of(here) for other in found)


@clause("O170")
@pytest.mark.parametrize("phase", TABLE, ids=lambda phase: f"{phase.name}-{phase.kind}")
def test_the_rules_know_the_decisions_that_are_secret(phase: Any) -> None:
    here = GAME.new(3, seed=1).here
    position = twin(here)
    position["phase"] = phase.number
    assert rules.secret(position[0]) == (phase.number in SECRET)


@clause("O171")
def test_each_deal_has_chance_of_its_own_for_a_search() -> None:
    here = GAME.new(3, seed=1).here
    assert len({int(other[0].imagined) for other in deals(here, 0, 50)}) == 50
