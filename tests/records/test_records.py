"""Records of finished matches, kept for ever: what people have stored must replay after every change.

`pytest tests/records --rewrite-golden` adds a record for a game whose present rules have none, and plays the
matches again whose records no longer replay. Do the latter only for rules that were never released.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import seaboard
from seaboard import BadRecord
from seaboard.match.match import Match
from seaboard.match.shelf import of_the_house
from tests.golden import Golden
from tests.walks import loaded_games

HERE = Path(__file__).parent
GAMES = [name for name in loaded_games() if name in of_the_house()]
RECORDS = [path for path in sorted(HERE.glob("*.txt")) if path.stem.startswith(tuple(GAMES))]
SEED, BOT = 2024, "plankton"


@pytest.mark.parametrize("name", GAMES)
def test_the_present_rules_have_a_record(name: str, golden: Golden) -> None:
    version = seaboard.game(name).rules_version
    wanted = f'[Game "{name}"]\n[Rules "{version}"]\n'
    if any(path.read_text("utf-8").startswith(wanted) for path in HERE.glob("*.txt")):
        return
    match = played_by_bots(seaboard.game(name).new(seed=SEED))
    path = HERE / f"{name}-{version}-{match.players}.txt"
    if golden.rewrite:
        path.write_text(match.record, "utf-8")
    else:
        golden.fail(path, "is missing", [f"No record shows a match by version {version} of the rules."])


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_released_record_replays(path: Path, golden: Golden) -> None:
    text = path.read_text("utf-8")
    try:
        again = seaboard.load(text).record
    except BadRecord as refused:
        if golden.rewrite:
            path.write_text(played_by_bots(without_moves(text)).record, "utf-8")
            return
        reason = (
            "Matches that people have stored would not load either: raise rules_version, keep the old rules."
        )
        golden.fail(path, f"no longer replays: {refused}", [reason])
    golden.check(path, again)


def without_moves(record: str) -> Match:
    """The match of a record before its first move."""
    headers, _, _ = record.partition("\n\n")
    return seaboard.load(re.sub(r'\[Result ".*"\]', '[Result "*"]', headers) + "\n")


def played_by_bots(start: Match) -> Match:
    """A match with the players, options and seed of another one, played to its end."""
    bots = [BOT] * start.players
    return seaboard.play_match(bots, start.game.name, seed=start.seed, **start.options)
