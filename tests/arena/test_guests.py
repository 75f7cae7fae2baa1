"""A bot from a file: its imports are its own, it ends nothing but its match, and it sees no secret."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

import seaboard
from seaboard.arena.contest import Contest
from seaboard.arena.crews import Alone
from seaboard.arena.entrants import enter
from seaboard.arena.errors import ArenaError, Ended
from seaboard.arena.guests import Beside, known_to
from seaboard.match.match import Match
from seaboard.match.standing import Standing

from .tables import FIRST, small_plan, written

pytestmark = pytest.mark.once

ASKS = """
{top}
class Asks:
    def choose(self, match, seat):
        {late}
        return pick(match.moves(seat))
"""
QUITS = FIRST.replace("return match.moves(seat)[0]", "raise SystemExit(3)")
CANCELLED = "import asyncio\n" + FIRST.replace("return match.moves(seat)[0]", "raise asyncio.CancelledError")
SHOWS = FIRST.replace("return match.moves(seat)[0]", "return match.position + str(len(match.history))")


def picks(place: int) -> str:
    return f"def pick(moves):\n    return moves[{place}]\n"


# ------------------------------------------------------------------ files beside a bot's own


@pytest.mark.parametrize(
    ("top", "late"),
    [("from helper import pick", ""), ("", "from helper import pick"), ("from tools.helper import pick", "")],
)
def test_bots_of_two_folders_have_helpers_of_the_same_name(tmp_path: Path, top: str, late: str) -> None:
    specs = []
    for folder, place in ((tmp_path / "old", 0), (tmp_path / "new", -1)):
        (folder / "tools").mkdir(parents=True)
        written(folder, helper=picks(place))
        written(folder / "tools", helper=picks(place))
        specs += written(folder, bot=ASKS.format(top=top, late=late))
    names, path = set(sys.modules), sys.path.copy()
    match = seaboard.game("fish-and-chips").new(seed=7)
    moves, seat = match.moves(), match.to_move[0]
    players = [entrant.player(0) for entrant in enter(specs)]
    for _ in range(2):
        assert [player.choose(match, seat) for player in players] == [moves[0], moves[-1]]
    assert sys.path == path
    assert all(name.startswith("seaboard_arena_bot_") for name in sys.modules.keys() - names)


def test_only_what_lies_in_the_folder_itself_is_taken_out(tmp_path: Path) -> None:
    """A folder may have a whole environment below it, and packages that others have imported before."""
    (tmp_path / "lib" / "deep").mkdir(parents=True)
    (tmp_path / "early").mkdir()
    written(tmp_path / "lib" / "deep", far="")
    written(tmp_path / "early", __init__="", late="")
    early, beside = "early", Beside(tmp_path)
    sys.path[:0] = [str(tmp_path), str(tmp_path / "lib" / "deep")]
    try:
        __import__(early)
        with beside.open():
            __import__("early.late")
            __import__("far")
        assert {"early", "early.late", "far"} <= sys.modules.keys()
    finally:
        del sys.path[:2]
        for name in ("early", "early.late", "far"):
            sys.modules.pop(name, None)


def test_a_bot_may_change_the_path_itself(tmp_path: Path) -> None:
    beside = Beside(tmp_path)
    with beside.open():
        sys.path.remove(str(tmp_path))
    assert str(tmp_path) not in sys.path


# ------------------------------------------------------------------ ends


@pytest.mark.parametrize(("text", "error"), [(QUITS, "SystemExit: 3"), (CANCELLED, "CancelledError")])
def test_a_bot_that_would_end_the_arena_loses_its_match(tmp_path: Path, text: str, error: str) -> None:
    plan = small_plan(["plankton", *written(tmp_path, bad=text)], matches=2)
    contest = Contest(plan, tmp_path / "results.jsonl")
    contest.run(Alone())
    summary = contest.summary()
    assert [entry.failures for entry in summary.bots] == [0, 2]
    assert summary.failure.startswith(f"bad: {error}")


@pytest.mark.parametrize(
    "text", ["raise SystemExit(4)", FIRST + "    def __init__(self):\n        exit(4)\n"]
)
def test_a_file_that_would_end_the_arena_is_told(tmp_path: Path, text: str) -> None:
    (path,) = written(tmp_path, bad=text)
    with pytest.raises(ArenaError, match="broken-file") as error:
        enter([path, "plankton"])
    assert error.value.params["cause"] == "SystemExit: 4"


def test_what_a_bot_prints_is_not_mixed_with_the_arenas_own_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talks = FIRST.replace("        return", "        print('hm')\n        return") + "print('here')\n"
    plan = small_plan(["plankton", *written(tmp_path, talks=talks)], matches=2)
    Contest(plan, tmp_path / "results.jsonl").run(Alone())
    said = capsys.readouterr()
    assert said.out == "" and "here\n" in said.err and "hm\n" in said.err


def test_ctrl_c_is_the_arenas_own(tmp_path: Path) -> None:
    beside = Beside(tmp_path)
    with pytest.raises(KeyboardInterrupt), beside.open():
        raise KeyboardInterrupt
    with pytest.raises(Ended), beside.open():
        raise GeneratorExit


# ------------------------------------------------------------------ secrets


def with_other_cards(match: Match, seat: int) -> Match:
    """A match that the seat cannot tell from this one."""
    assert match.game.secrets is not None
    other = match.fork(match.seed)
    dealt = match.game.secrets.redeal(match.here, seat, Random(99))
    other._first = other.standing = Standing(match.game, dealt)
    other._steps = []
    return other


@pytest.mark.parametrize(("game", "plies"), [("oh-crab", (0, 9, 30)), ("icecool", (1, 4))])
def test_a_bot_is_shown_what_its_seat_may_know_and_no_past(
    tmp_path: Path, game: str, plies: tuple[int, ...]
) -> None:
    shows = enter([*written(tmp_path, shows=SHOWS), "plankton"])[0]
    match, coin, compared = seaboard.game(game).new(players=3, seed=4), Random(2), 0
    while len(match.history) <= max(plies):
        seat = match.to_move[0]
        if len(match.history) in plies:
            known = known_to(match, seat)
            assert known.moves(seat) == match.moves(seat) and known.view(seat) == match.view(seat)
            assert not known.history and known.seed == match.seed
            assert seaboard.load(known.record).position == known.position
            other = with_other_cards(match, seat)
            seen = [shows.player(0).choose(one, seat) for one in (match, other)]
            assert seen[0] == seen[1]  # from what differs where it cannot see
            compared += match.position != other.position
        match.play(coin.choice(match.moves(seat)), seat)
    assert compared


def test_where_nothing_is_hidden_the_match_is_shown_as_it_is() -> None:
    match = seaboard.game("urchins").new(players=2, seed=1)
    assert known_to(match, 0) is match
