"""Golden playthroughs: matches that bots played, told from their records, so that no machine's floats matter.

`pytest tests/games/icecool --rewrite-golden` rewrites them; read the diff before you commit it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import seaboard
from tests.clauses import clause
from tests.golden import Golden
from tests.playthroughs.test_playthroughs import told

pytestmark = pytest.mark.once

TESTS = Path(__file__).parents[2]
MOVES = 24  # a whole round or most of it
RECORDS = {2: "icecool-1-2", 3: "icecool-1-3-kids", 4: "icecool-1-4"}


def playthrough(players: int) -> str:
    match = seaboard.load((TESTS / "records" / f"{RECORDS[players]}.txt").read_text("utf-8"))
    lines = [f"ICECOOL, {players} players, from the record {RECORDS[players]}"]
    shown = match.copy()
    while shown.history:
        shown.undo()
    lines += ["", shown.position, str(shown)]
    for number in range(MOVES):
        word, seat = match.word(number), match.history[number].seat
        shown.enter(word, seat)
        events = [told(event) for event in shown.events(number, seat)]
        lines += ["", f"{number + 1}. seat {seat} plays {word}", *events, "", shown.position, str(shown)]
    lines += ["", f"the match ends {match.game.result(match.here, match.over)}, winners {match.winners}"]
    return "\n".join(lines) + "\n"


@clause("I81", "I12")
@pytest.mark.parametrize("players", RECORDS)
def test_the_match_runs_as_it_is_written(players: int, golden: Golden) -> None:
    path = TESTS / "playthroughs" / f"icecool-{players}.txt"
    found = playthrough(players)
    golden.check(path, found)


@clause("I68", "I70")
@pytest.mark.parametrize("players", RECORDS)
def test_matches_come_to_an_end_that_all_can_see(players: int) -> None:
    match = seaboard.load((TESTS / "records" / f"{RECORDS[players]}.txt").read_text("utf-8"))
    assert match.over and match.winners and match.moves() == []
    assert match.scores_for(None) == match.scores
    last = match.events(len(match.history) - 1, None)
    assert last[-1]["kind"] == "match_over" and last[-1]["scores"] == list(match.scores)
    refusal = match.why_not(match.history[-1].move, 0)
    assert refusal is not None and refusal.clause == "I68"
    with pytest.raises(seaboard.BadRecord):
        seaboard.load(match.record + match.word(0) + "\n")
