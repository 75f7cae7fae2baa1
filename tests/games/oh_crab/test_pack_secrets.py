"""Face-down tokens, Events, Challenges, offers and stored cards stay secret (O170, O122, O155)."""

from __future__ import annotations

import random

import pytest

import seaboard
from seaboard.games.oh_crab import GAME
from seaboard.games.oh_crab.pack.surprises.line import tokens_on_board
from tests.clauses import clause
from tests.walks import marked_slow, walk

from .boards import seen_line
from .packs import group, pack, scene
from .test_secrets import seen, twin_of

pytestmark = pytest.mark.once

PLIES = 300
SEEDS = 3
ALL = {"modules": "1 2 3 4"}


@clause("O170", "O122", "O140", "O155")
@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("seed", marked_slow(range(SEEDS), quick=[2]))
def test_what_a_seat_cannot_see_of_the_pack_changes_nothing_for_it(players: int, seed: int) -> None:
    match = GAME.new(players, seed=seed, events=("all", "lucky", "crystal")[seed % 3], **ALL)
    hidden = 0
    for number, there in enumerate(walk(match, seed, PLIES)):
        if number % 4 and number > 12:
            continue
        for seat in range(players):
            other = twin_of(there, seat, number)
            assert seen(other, seat, number) == seen(there, seat, number), there.position
            hidden += any(group(other, f"mod{m}") != group(there, f"mod{m}") for m in range(1, 5))
    assert hidden


@clause("O170")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_redeal_depends_on_nothing_hidden_and_keeps_what_is_known(players: int) -> None:
    match = GAME.new(players, seed=21, **ALL)
    for number, there in enumerate(walk(match, 21, PLIES)):
        for seat in range(players):
            other = GAME.secrets.redeal(there.here, seat, random.Random(number))
            twice = [
                GAME.secrets.redeal(position, seat, random.Random(1)) for position in (there.here, other)
            ]
            assert twice[0].tobytes() == twice[1].tobytes()
            assert [space for space, _ in tokens_on_board(other)] == [
                space for space, _ in tokens_on_board(there.here)
            ]
            s, t = there.here[0], other[0]
            for name in ("event_now", "events_seen", "challenges_seen", "reward", "borders"):
                assert getattr(s, name) == getattr(t, name)
            assert (s.asym == t.asym).all() and (s.claws == t.claws).all()
            for token in range(14):
                if int(s.spied[token]) >> seat & 1:
                    assert s.token_place[token] == t.token_place[token]


@clause("O128", "O170")
def test_a_redeal_keeps_one_junk_on_every_tile() -> None:
    match = GAME.new(4, seed=6, modules="1")
    names = set()
    for seed in range(20):
        other = GAME.secrets.redeal(match.here, 0, random.Random(seed))
        found = tokens_on_board(other)
        junk = [space // 7 for space, token in found if token < 5]
        assert sorted((row - 2) // 5 for row in junk) == [0, 1, 2]
        names |= {token for _, token in found}
    assert len(names) == 14  # tokens that were not dealt are possible too


@clause("O122", "O170")
def test_a_spy_is_the_only_one_who_learns_and_everybody_knows_who_spied_where() -> None:
    match = scene({"red": "d3", "orange": "a0"}, "mod1 c4=J1~R", cells={"c4": ".q"})
    assert pack(match, 0)["tokens"] == [{"cell": "c4", "token": "J1", "spies": [0]}]
    assert pack(match, 1)["tokens"] == [{"cell": "c4", "spies": [0]}]
    assert "c4=?~R" in seen_line(match, 1) and "c4=J1~R" in seen_line(match, 0)


@clause("O170")
@pytest.mark.parametrize("name", ["plankton", "herring"])
def test_a_bot_with_modules_chooses_from_what_its_seat_may_know(name: str) -> None:
    player = seaboard.bot(name)
    match = GAME.new(3, seed=16, **ALL)
    for number, there in enumerate(walk(match, 16, 160)):
        if number % 6 == 0 and there.to_move:
            seat = there.to_move[-1]
            choices = {player.choose(twin_of(there, seat, i), seat) for i in range(2)}
            assert choices == {player.choose(there, seat)}


@clause("O155", "O158", "O170")
def test_secret_answers_are_told_to_nobody_else() -> None:
    match = GAME.new(3, seed=8, modules="4")
    before = match.here
    match.play("asym1", 2)
    told = GAME.secrets.told
    assert told(before, 2, "asym1", 0) is None and told(before, 2, "asym1", 2) == "asym1"
