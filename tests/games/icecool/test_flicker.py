"""Bots that flick: legal, repeatable, and the stronger ones find the door."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

import seaboard
from seaboard.games.icecool import GAME
from seaboard.games.icecool.bots import FLICKER_LEVELS, Flicker, Level
from seaboard.games.icecool.bots.aims import aims, direction, power_for
from seaboard.games.icecool.bots.levels import BY_PLAYERS, FlickerLevels
from seaboard.games.icecool.bots.worth import window, worth
from seaboard.games.icecool.physics.referee import Event
from seaboard.kernel.chance import chance
from seaboard.match.errors import WrongPlayer
from tests.clauses import clause

from .scenes import BOARD, at

pytestmark = pytest.mark.once

FISH_NEAR = "RB 1/4 R B flick 0.425,0.505/0.31,0.12 -/257 RB -/- 123"
PREY = "RB 1/4 R R flick 0.3,0.505/0.5,0.505 -/257 RB -/- 123"
QUICK = Level(tries=3, refined=1, finalists=1, repeats=1, aim=0.0, strength=0.0)
LONG = 60.0  # seconds: the tries are counted, not timed


@clause("I80")
@pytest.mark.parametrize("name", list(FLICKER_LEVELS))
def test_every_level_answers_every_question_legally(name: str) -> None:
    for line in (
        "RB 1/4 R R place -/- -/257 RB -/- 123",
        "RB 1/4 R B line 0.425,0.505/0.31,0.225 -/257 RB -/- 123",
        "RB 1/4 R B skates 0.425,0.505/0.31,0.12 -/257 RB -/11 123",
        FISH_NEAR,
    ):
        match = at(line)
        move = Flicker(name).choose(match, match.to_move[0], 0.05)
        assert match.why_not(move) is None
        assert match.position == line


@clause("I21")
def test_a_runner_finds_the_fish_and_a_catcher_the_runner() -> None:
    match = at(FISH_NEAR, noise="off")
    match.play(Flicker("quick", level=QUICK).choose(match, 1, LONG))
    assert match.position.split()[6] == "-/27"
    hunt = at(PREY, noise="off")
    hunt.play(Flicker("quick", level=QUICK).choose(hunt, 0, LONG))
    assert hunt.position.split()[7] == "RR"


@clause("I38")
def test_skates_are_used_when_a_fish_is_near_and_kept_when_nothing_is() -> None:
    near = at("RB 1/4 R B skates 0.425,0.505/0.31,0.12 -/257 RB -/11 123")
    assert Flicker("quick", level=QUICK).choose(near, 1, LONG) == "skates"
    far = at("RB 1/4 R B skates 0.425,0.505/0.05,0.6 -/2 RB -/11 123")
    assert Flicker("quick", level=QUICK).choose(far, 1, LONG) == "no"


@clause("I45")
def test_the_same_position_has_the_same_answer_and_the_seed_another() -> None:
    match = at(FISH_NEAR)
    wild = Level(tries=2, refined=0, finalists=0, repeats=0, aim=0.2, strength=0.1)
    assert Flicker("x", 1, wild).choose(match, 1, LONG) == Flicker("x", 1, wild).choose(match, 1, LONG)
    assert Flicker("x", 1, wild).choose(match, 1, LONG) != Flicker("x", 2, wild).choose(match, 1, LONG)


@clause("I80")
def test_aims_are_legal_without_end() -> None:
    cornered = at("RB 1/4 R B flick 0.06,0.02/0.02,0.02 -/257 RB -/- 123")
    stream = aims(cornered.here, chance("aims"))
    for _ in range(60):
        assert cornered.why_not(str(next(stream))) is None


@clause("I80")
def test_small_helpers_of_the_planner() -> None:
    assert direction(-1e-9) == 0.0 and direction(math.tau) == 0.0
    assert power_for(0.0) == 0.0 and power_for(99.0) == pytest.approx(1.0)
    door = next(d for d in BOARD.doors if d.id == "D5")
    assert window(door, (0.31, 0.18), BOARD.radius) > window(door, (0.2, 0.09), BOARD.radius) >= 0.0
    assert window(door, door.centre, BOARD.radius) == 0.0


@clause("I62")
def test_what_a_flick_was_worth() -> None:
    school = at("RBG 1/3 R B flick 0.425,0.505/0.31,0.1/0.1,0.1 -/5/257 RBG -/-/- 123").here
    rest: list[Event] = [
        {"t": 1, "kind": "rest", "who": c, "x": x, "y": 0.1, "how": "stands", "stuck": None, "seen": []}
        for c, x in (("red", 0.5), ("blue", 0.3), ("green", 0.1))
    ]
    fish = {"t": 0, "kind": "door", "who": "blue", "door": "D5", "to": "R5", "how": "through", "fish": True}
    theirs = {**fish, "who": "green"}
    caught = {"t": 0, "kind": "touch", "who": "blue", "other": "red", "catch": 1}
    out = {"t": 0, "kind": "out", "who": "blue"}
    nothing = worth(school, rest)
    assert worth(school, [fish, *rest]) > nothing > worth(school, [caught, *rest])
    assert worth(school, [out, *rest]) < nothing and worth(school, [theirs, *rest]) < nothing
    assert worth(school, [fish, *rest, {"t": 1, "kind": "end", "who": "red", "why": ["fish"]}]) == 5.0


def test_the_levels_of_the_house_flick_here_and_flickers_play_nothing_else() -> None:
    assert seaboard.bots("icecool") == seaboard.bots() == list(FLICKER_LEVELS)
    match = at(FISH_NEAR)
    for name in seaboard.bots("icecool"):
        assert match.why_not(seaboard.bot(name).choose(match, 1, 0.05)) is None
    with pytest.raises(WrongPlayer):
        Flicker("seal").choose(seaboard.game("urchins").new(seed=1), 0)


@pytest.mark.parametrize("levels", BY_PLAYERS.values(), ids=[f"{players} players" for players in BY_PLAYERS])
def test_a_stronger_level_thinks_more_and_aims_no_worse(levels: FlickerLevels) -> None:
    assert list(levels) == list(FLICKER_LEVELS)
    for weaker, stronger in pairwise(levels.values()):
        assert stronger.simulations > weaker.simulations
        assert stronger.aim <= weaker.aim and stronger.strength <= weaker.strength


def test_every_number_of_players_has_its_levels() -> None:
    assert set(BY_PLAYERS) == set(GAME.seats)


@clause("I8")
def test_only_who_is_said_to_waits_in_front_of_a_fish_door() -> None:
    """Plankton and Herring begin in the middle of the Catcher's room."""
    match = at("RBG 1/3 R R place -/-/- -/257/257 RBG -/-/- 123")
    places = {name: Flicker(name).choose(match, 0) for name in FLICKER_LEVELS}
    assert places["plankton"] == places["herring"] != places["seal"]
    assert places["seal"] == places["dolphin"] == places["orca"]


@clause("I80")
def test_a_level_plays_by_the_number_of_players() -> None:
    """The same seat, penguins and name: a table of three has numbers of its own."""
    three = at("RBG 1/3 R B flick 0.425,0.505/0.31,0.12/- -/257/257 RBG -/-/- 123")
    assert Flicker("plankton").level(three.here) == BY_PLAYERS[3]["plankton"]
    assert Flicker("plankton").level(at(FISH_NEAR).here) == BY_PLAYERS[2]["plankton"]
    assert Flicker("plankton", level=QUICK).level(three.here) == QUICK


@clause("I81")
def test_a_bot_cannot_know_the_hands_next_draw() -> None:
    """Matches with other seeds have other noise to come; the answer is the same."""
    first, second = (GAME.at(FISH_NEAR, seed=seed) for seed in (1, 2))
    for name in ("plankton", "seal"):
        assert Flicker(name).choose(first, 1, LONG) == Flicker(name).choose(second, 1, LONG)
