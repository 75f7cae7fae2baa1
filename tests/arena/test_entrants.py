"""A bot by its name, or twenty lines in a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import seaboard
from seaboard.arena.contest import plan_for
from seaboard.arena.entrants import Timed, enter
from seaboard.arena.errors import ArenaError
from seaboard.match.match import Match

from .tables import FIRST, LAST, written

pytestmark = pytest.mark.once
EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"

A_KIND_OF_BOT = """
from seaboard.bots.base import Bot
class Own(Bot):
    def _pick(self, match, seat, moves, seconds):
        return moves[self.seed % len(moves)]
"""
SEEDED = """
from dataclasses import dataclass
from beside import at
@dataclass
class Seeded:
    seed: int
    def choose(self, match, seat):
        return at(match.moves(seat), self.seed)
class NoBot:
    pass
"""
SHY = (
    FIRST
    + """
    def __init__(self):
        raise OSError("not today")
"""
)


def choice(spec: str, seed: int = 0) -> str:
    match = seaboard.game("fish-and-chips").new(seed=7)
    return enter([spec, "plankton"])[0].player(seed).choose(match, match.to_move[0])


def test_a_name_or_a_method() -> None:
    assert [entrant.name for entrant in enter(["random", "herring"])] == ["random", "herring"]
    with pytest.raises(seaboard.UnknownBot):
        enter(["hal", "herring"])
    with pytest.raises(seaboard.UnknownBot):
        enter(["hal@1s", "herring"])


def test_how_much_a_bot_of_the_house_thinks_stands_behind_its_name() -> None:
    usual, counted, timed = enter(["orca", "orca@5000", "orca-0.1@0.5s"])
    assert [entrant.name for entrant in (usual, counted, timed)] == ["orca", "orca@5000", "orca-0.1@0.5s"]
    assert (counted.simulations, counted.seconds, timed.simulations, timed.seconds) == (5000, None, None, 0.5)


@pytest.mark.parametrize("name", ["seal", "orca-0.1"])
def test_counted_thinking_is_spent_exactly(name: str) -> None:
    match = seaboard.game("fish-and-chips").new(players=2, seed=7)
    player: Any = enter([f"{name}@321", "plankton"])[0].player(0)
    thinks = player._player(match) if name == "seal" else player
    assert thinks.search(match, match.to_move[0]).simulations == 321


def test_a_timed_bot_hears_how_long(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[int, float]] = []

    def choose(match: Match, seat: int, seconds: float) -> str:
        heard.append((seat, seconds))
        return "pass"

    player = enter(["seal@0.25s", "plankton"])[0].player(0)
    assert isinstance(player, Timed)
    monkeypatch.setattr(player.bot, "choose", choose)
    assert player.choose(seaboard.game("fish-and-chips").new(players=2, seed=7), 1) == "pass"
    assert heard == [(1, 0.25)]


@pytest.mark.parametrize(
    "spec", ["orca@", "orca@fast", "orca@0s", "orca@0", "orca@-1s", "orca@1e3", "orca@1.5"]
)
def test_a_budget_that_is_none_is_told(spec: str) -> None:
    with pytest.raises(ArenaError, match="bad-budget"):
        enter([spec, "plankton"])


def test_who_counts_nothing_is_told() -> None:
    with pytest.raises(ArenaError, match="counts-nothing"):
        enter(["greedy@400", "plankton"])
    match = seaboard.game("icecool").new(players=2, seed=1)
    with pytest.raises(ArenaError, match="cannot-play"):
        plan_for(match, enter(["seal@400", "plankton"]), 2)


def test_a_class_that_chooses_is_enough(tmp_path: Path) -> None:
    moves = seaboard.game("fish-and-chips").new(seed=7).moves()
    first, last = written(tmp_path, first=FIRST, last=LAST)
    assert (choice(first), choice(last)) == (moves[0], moves[-1])
    assert enter([first, last])[0].name == "first"


def test_a_kind_of_bot_and_a_class_with_a_seed_get_their_seed(tmp_path: Path) -> None:
    moves = seaboard.game("fish-and-chips").new(seed=7).moves()
    own, seeded, _ = written(
        tmp_path, own=A_KIND_OF_BOT, seeded=SEEDED, beside="def at(moves, n):\n    return moves[n]\n"
    )
    assert (choice(own, 2), choice(seeded, 3)) == (moves[2], moves[3])


def test_of_several_classes_one_is_named(tmp_path: Path) -> None:
    moves = seaboard.game("fish-and-chips").new(seed=7).moves()
    (both,) = written(tmp_path, both=FIRST + LAST)
    assert choice(f"{both}:Last") == moves[-1]
    assert [entrant.name for entrant in enter([f"{both}:Last", f"{both}:First"])] == [
        "both:Last",
        "both:First",
    ]
    for spec in (both, f"{both}:Middle"):
        with pytest.raises(ArenaError, match="which-class") as error:
            enter([spec, "plankton"])
        assert error.value.params["known"] == "First, Last"


def test_files_of_one_name_are_told_apart(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    specs = [*written(tmp_path, bot=FIRST), *written(tmp_path / "old", bot=LAST)]
    assert [entrant.name for entrant in enter(specs)] == specs


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("import no_such_thing", "broken-file"),
        ("def (", "broken-file"),
        ("x = 1", "which-class"),
        (SHY, "broken-file"),
    ],
)
def test_a_file_that_will_not_do_is_told(tmp_path: Path, text: str, reason: str) -> None:
    (path,) = written(tmp_path, bad=text)
    with pytest.raises(ArenaError, match=reason):
        enter([path, "plankton"])


def test_too_few_the_same_twice_and_a_file_that_is_not_there() -> None:
    for specs, reason in (
        (["orca"], "too-few"),
        (["plankton", "plankton"], "twice"),
        (["no.py", "orca"], "unreadable"),
    ):
        with pytest.raises(ArenaError, match=reason):
            enter(specs)
    with pytest.raises(ArenaError) as error:
        enter(["no.py", "orca"])
    assert error.value.params == {"path": "no.py", "cause": "No such file or directory"}


def test_the_example_has_twenty_lines_and_plays() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 20
    match = seaboard.game("fish-and-chips").new(seed=7)
    assert choice(str(EXAMPLE)) in match.moves()
