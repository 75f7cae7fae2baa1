"""What bots look at: the same however the rules are run, in every race and with every module."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

from seaboard.games.oh_crab import GAME, rules
from seaboard.games.oh_crab.board import SPACE
from seaboard.games.oh_crab.pack import looking
from seaboard.games.oh_crab.rules.features import CHIPS, CRAB_LIES, FAR, LEAD, MY_TURN, PACK, RIVALS
from seaboard.games.oh_crab.rules.move_features import ADDS_HALVES, ENDS, LEFT_BEHIND, OTHER_WORD, TO_SEA
from seaboard.games.oh_crab.rules.reach import HALVES, way_from
from seaboard.games.oh_crab.way import NO_WAY
from seaboard.kernel.chance import chance
from seaboard.match.game import Position
from tests.clauses import clause
from tests.games.sums import check_sums
from tests.golden import Golden

from .boards import beach

ALL = "1 2 3 4"
EVERY_RACE = pytest.mark.parametrize(
    ("players", "options"),
    [(players, options) for players in (2, 3, 4, 5) for options in ({}, {"modules": ALL, "short": True})],
)


def seen(position: Position, seat: int) -> np.ndarray:
    out = np.zeros(rules.FEATURES, np.float32)
    GAME.engine.look(position, seat, out)
    return out


def seen_of_moves(position: Position, actions: list[int]) -> np.ndarray:
    out = np.zeros((len(actions), rules.MOVE_FEATURES), np.float32)
    GAME.engine.look_at_moves(position, np.array(actions, np.int32), len(actions), out)
    return out


def decisions(players: int, seed: int, **options: object) -> Iterator[tuple[Position, list[int]]]:
    """Every decision of a random race."""
    here, rng, toss = GAME.new(players, seed=seed, **options).here, chance(seed), Random(seed)
    while legal := GAME.engine.legal(here):
        yield here, legal
        here = GAME.engine.after(here, toss.choice(legal), rng, legal).position


@pytest.mark.jit_only
@EVERY_RACE
def test_all_that_is_seen_is_about_as_large_as_one(players: int, options: dict[str, object]) -> None:
    for position, legal in decisions(players, 3, **options):
        for seat in range(players):
            assert np.all(np.abs(seen(position, seat)) <= 8.0)
        assert np.all(np.abs(seen_of_moves(position, legal)) <= 8.0)


@pytest.mark.jit_only
@EVERY_RACE
def test_machine_code_and_plain_python_see_the_same(players: int, options: dict[str, object]) -> None:
    own, moves = np.zeros(rules.FEATURES, np.float32), np.zeros(rules.MOVE_FEATURES, np.float32)
    for number, (position, legal) in enumerate(decisions(players, 5, **options)):
        if number % 7:
            continue
        for seat in range(players):
            rules.features(position[0], seat, own)
            assert np.allclose(own, seen(position, seat), atol=1e-6)
        for action, row in zip(legal, seen_of_moves(position, legal), strict=True):
            rules.move_features(position[0], action, moves)
            assert np.allclose(moves, row, atol=1e-6)


@clause("O117")
def test_without_modules_nothing_of_the_pack_is_seen() -> None:
    for position, _ in decisions(4, 2):
        assert not seen(position, 1)[PACK:].any()


@pytest.mark.jit_only
@clause("O117")
def test_with_all_modules_everything_of_the_pack_is_seen_sometimes() -> None:
    ever = np.zeros(rules.FEATURES, bool)
    for seed in range(60):
        for position, _ in decisions(4, seed, modules=ALL):
            ever |= seen(position, 0) != 0
    assert ever[PACK:].mean() > 0.7
    assert ever[:PACK].mean() > 0.8


def test_seats_see_themselves_and_their_rivals() -> None:
    match = beach({"red": "d15", "orange": "a0", "blue": "c0"}, rows=8, icons=["F"])
    first, last = seen(match.here, 0), seen(match.here, 1)
    assert first[FAR] < last[FAR]
    assert first[RIVALS + LEAD] > 0 > last[RIVALS + LEAD]
    assert first[MY_TURN] == 1 and last[MY_TURN] == 0


@clause("O58")
def test_a_crab_that_lies_is_seen() -> None:
    match = beach({"red": "d5", "orange": "a0", "blue": "c0*"}, rows=8, icons=["F"])
    assert seen(match.here, 2)[CRAB_LIES] == 1
    assert seen(match.here, 0)[CRAB_LIES] == 0


@clause("O27")
def test_a_chip_is_seen_until_it_is_used_and_a_step_is_seen_after_it() -> None:
    match = beach({"red": "d5", "orange": "a0", "blue": "c0"}, rows=8, icons=["F", "C"])
    before = seen(match.here, 0)
    match.play("main")
    after = seen(match.here, 0)
    assert before[CHIPS] > after[CHIPS] == 0
    assert before[FAR] > after[FAR]
    assert before[CHIPS + 3] == after[CHIPS + 3] > 0


@clause("O76")
def test_a_step_into_the_sea_is_the_best_way() -> None:
    match = beach({"red": "d15", "orange": "a0", "blue": "c0"}, rows=8, icons=["F"])
    rows = dict(zip(match.moves(), seen_of_moves(match.here, GAME.engine.legal(match.here)), strict=True))
    assert rows["main"][TO_SEA] == 1
    assert rows["end"][ENDS] == 1 and rows["end"][LEFT_BEHIND] > 0


# ------------------------------------------------------------------ ways to the sea


@clause("O46", "O62")
def test_the_way_is_longer_behind_a_wall() -> None:
    free = beach({"red": "d5", "orange": "a0", "blue": "c0"}, rows=8).here[0]
    walled = beach({"red": "d5", "orange": "a0", "blue": "c0"}, rows=8, cells={"c6": "X"}).here[0]
    assert way_from(walled, SPACE["c4"]) > way_from(free, SPACE["c4"])
    assert way_from(walled, SPACE["c8"]) == way_from(free, SPACE["c8"])
    assert way_from(walled, SPACE["c6"]) == NO_WAY / HALVES


@clause("O72")
def test_reeds_bar_only_the_way_straight_on() -> None:
    free = beach({"red": "d5", "orange": "a0", "blue": "c0"}, rows=8).here[0]
    reeds = beach({"red": "d5", "orange": "a0", "blue": "c0"}, rows=8, cells={"c6": ".w"}).here[0]
    assert way_from(reeds, SPACE["c4"]) > way_from(free, SPACE["c4"])
    assert way_from(reeds, SPACE["b5"]) == way_from(free, SPACE["b5"])


@clause("O66")
def test_a_shortcut_shortens_the_way() -> None:
    cut = {"at": "d3", "to": "d13", "cost": ("S", 1)}
    plain = beach({"red": "d5", "orange": "a0", "blue": "c0"}, rows=8).here[0]
    short = beach({"red": "d5", "orange": "a0", "blue": "c0"}, rows=8, shortcuts=[cut]).here[0]
    assert way_from(short, SPACE["d3"]) < way_from(plain, SPACE["d3"])


@clause("O2")
def test_every_scenario_has_a_way_from_every_start() -> None:
    for players in (2, 3, 4, 5):
        for scenario in range(1, 9):
            s = GAME.new(players, seed=1, scenario=scenario).here[0]
            assert all(way_from(s, space) < NO_WAY / HALVES for space in s.starts.tolist())


def test_a_line_read_again_has_the_same_ways() -> None:
    match = GAME.new(3, seed=4, scenario=6)
    again = GAME.at(GAME.write_position(match.here), seed=4)
    assert again.here["toll"].tobytes() == match.here["toll"].tobytes()


def test_nets_and_learners_are_given_what_they_were_trained_on(golden: Golden) -> None:
    check_sums("oh-crab", Path(__file__).with_name("sums.json"), golden)


@clause("O155", "O157")
def test_a_card_that_was_picked_is_seen_with_its_claws() -> None:
    """Seat 1 picks its second card; while the others still pick, only seat 1 sees it."""
    match = GAME.new(3, seed=8, modules="4")
    card = match.view(1)["pack"]["offers"][1]["card"]
    claws = match.view(1)["ability_cards"][card]["claws"]
    match.play("asym2", 1)
    first = PACK + looking.CLAWS
    places = slice(first, first + 14)
    wanted = np.zeros(14, np.float32)
    wanted[int(card[1:]) - 1] = claws / 3
    assert seen(match.here, 1)[places] == pytest.approx(wanted)
    assert not seen(match.here, 0)[places].any()


@clause("O31")
def test_doping_is_seen_by_the_halves_that_join() -> None:
    """Right of R2 the first half of FAST2 joins its last one: a move toward the sea, worth 1.9."""
    crabs: dict[str, str] = {"red": "d3", "orange": "a0"}
    hand, row = {"red": ["FAST2"]}, {"red": ["R2"]}
    match = beach(crabs, tiles=["Cb"], shells={"red": 3}, hands=hand, traces=row)
    match.play("Cb")
    rows = dict(zip(match.moves(), seen_of_moves(match.here, GAME.engine.legal(match.here)), strict=True))
    assert rows["trailL"][ADDS_HALVES] == 0 and rows["trailR"][ADDS_HALVES] == pytest.approx(1.9 / 3)
    assert rows["trailL"][OTHER_WORD] == rows["trailR"][OTHER_WORD] == 0


@clause("O166")
def test_words_without_a_feature_of_their_own_are_seen_by_their_number() -> None:
    match = GAME.at(
        "R:d3 O:a0 | shells 0 0 / 9 | cook O | round 2 act | board mini7 | extra Cb | market -;-;- draw - | "
        "R hand - down - trail GULL1,R2,R1 disc - | O hand - down - trail - disc - | turn R icons aD aF | "
        "mod4 R:A5*3 | phase R TAILOR > MENU",
        seed=1,
    )
    actions = GAME.engine.legal(match.here)
    assert match.moves() == ["lower", "upper"] and len(actions) == 2
    for action, row in zip(actions, seen_of_moves(match.here, actions), strict=True):
        assert np.flatnonzero(row).tolist() == [OTHER_WORD] and row[OTHER_WORD] == pytest.approx(action / 144)
