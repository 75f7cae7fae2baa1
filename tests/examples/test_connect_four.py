"""The example package: short, installed by pip, and owed everything that a game of the house is owed."""

from __future__ import annotations

from pathlib import Path

import pytest

import seaboard as here
from tests.kernel.processes import answer

from .beside import PACKAGE, run, seaboard

MOST_LINES = 150

# What the suite wants from a game of the house, in its `tests` folder.
MATERIAL = ("every_clause_has_a_test", "golden_playthrough", "perft_counts")


def test_it_is_short() -> None:
    lines = [line for file in PACKAGE.rglob("*.py") for line in file.read_text("utf-8").splitlines()]
    assert len(lines) <= MOST_LINES


def test_it_is_not_a_part_of_the_house() -> None:
    assert "connect-four" not in here.games()


def test_it_is_listed(site: Path) -> None:
    said = seaboard("games", beside=site)
    assert "connect-four    Connect Four  2        5\n" in said
    assert all(name in said for name in here.games())


def test_it_keeps_the_contract_of_all_games(site: Path) -> None:
    """Replay, undo, notation, moves and refusals, views, copies, whatever text comes: `tests/contract`."""
    wanted = f"connect-four and not ({' or '.join(MATERIAL)})"
    done = run(
        *("-m", "pytest", "tests/contract", "-k", wanted, "-m", "not slow", "-p", "no:cacheprovider"),
        beside=site,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(done.stdout.splitlines()[-1].split()[0]) >= 95, done.stdout


COUNTS = """
import json, seaboard
game = seaboard.game("connect-four")
start = game.new(seed=1).here
print(json.dumps([game.engine.perft(start, depth) for depth in range(1, 8)]))
"""


@pytest.mark.jit_only
def test_move_sequences_are_as_many_as_others_count(site: Path) -> None:
    assert answer(COUNTS, site) == [7, 49, 343, 2401, 16807, 117649, 823536]


POSITIONS = """
import json, seaboard
from seaboard.kernel.chance import chance

engine, rng = seaboard.game("connect-four").engine, chance(0)
start = seaboard.game("connect-four").new(seed=1).here
layer, counts = {start["discs"].tobytes(): (start, 1)}, []
for ply in range(1, 6):
    following, ways = {}, 0
    for position, reached in layer.values():
        for action in engine.legal(position):
            done = engine.after(position, action, rng)
            key = done.position["discs"].tobytes()
            following[key] = done.position, reached + following.get(key, (None, 0))[1]
            ways += reached * len(done.legal)
    layer = following
    counts.append((len(layer), ways))
print(json.dumps(counts))
"""


@pytest.mark.jit_only
@pytest.mark.parametrize("how", ["checked", "interpreted"])
def test_positions_are_as_many_as_others_count(site: Path, how: str) -> None:
    """A212693 of the OEIS: 7, 49, 238, 1120, 4263 positions; each with the ways to go one move further."""
    assert answer(POSITIONS, site, SEABOARD_RULES=how) == [
        [7, 49],
        [49, 343],
        [238, 2401],
        [1120, 16807],
        [4263, 117649],
    ]


BOTS = """
import json, seaboard
told = {}
for name in seaboard.bots("connect-four"):
    match = seaboard.game("connect-four").new(seed=3)
    while not match.over:
        seat = match.to_move[0]
        bot = seaboard.bot(name, simulations=500) if seat == 0 else seaboard.bot("random", seed=seat)
        match.play(bot.choose(match, seat), seat)
    again = seaboard.load(match.record)
    assert (again.position, again.record) == (match.position, match.record)
    assert seaboard.bot(name).hint(seaboard.game("connect-four").new())[0] in "abcdefg"
    told[name] = match.outcome.scores
match = seaboard.game("connect-four").at("2 d a d a d")
told["blocks"] = seaboard.bot("dolphin", simulations=2000).choose(match, 1)
match.play("g")
told["wins"] = seaboard.bot("dolphin", simulations=2000).choose(match, 0)
print(json.dumps(told))
"""


@pytest.mark.jit_only
def test_every_bot_plays_it(site: Path) -> None:
    told = answer(BOTS, site)
    assert list(told)[:5] == here.bots() == ["plankton", "herring", "seal", "dolphin", "orca"]
    assert told["dolphin"] == told["orca"] == [1, 0]
    assert (told["blocks"], told["wins"]) == ("d", "d")


def test_its_rulebook_is_read_in_both_languages(site: Path) -> None:
    assert "Four of your discs in a line" in seaboard("rules", "connect-four", beside=site)
    assert seaboard("rules", "connect-four", "c4", "--lang", "fr", beside=site).startswith("C4 Si la grille")


def test_it_is_played_in_a_terminal_to_the_end_and_looked_back_at(site: Path, tmp_path: Path) -> None:
    """Full columns, words that are no moves and what comes after the end are told, and nothing breaks."""
    record = tmp_path / "match.txt"
    typed = ["?x", "hint", "d", "undo", "d", f"save {record}", *("defgabc" * 8)]
    said = seaboard("play", "connect-four", "--bot", "plankton", beside=site, typed="\n".join(typed))
    assert "Connect Four · You are Red." in said and "Blue: Plankton" in said
    assert "Red drops into d. [d]" in said and "Taken back." in said
    assert "Four in a line: Red wins." in said or "Four in a line: Blue wins." in said
    assert "You win!" in said or "Lost this time." in said
    looked = seaboard("replay", str(record), "--lang", "fr", beside=site)
    assert "Rouge joue en d. [d]" in looked


def test_a_full_column_is_explained_in_both_languages(site: Path) -> None:
    code = """
import json, seaboard
from seaboard.text.telling import why_not
from seaboard.words import Words
match = seaboard.game("connect-four").at("2 d d d d d d")
told = []
for language in ("en", "fr"):
    words = Words(language, "cli")
    words.add_text(match.game.text_file("words", f"{language}.ftl"))
    told += [why_not(match, "d", 0, words), why_not(match, "e", 1, words)]
print(json.dumps(told))
"""
    assert answer(code, site) == [
        "Column d is full to the top. (rule C2)",
        "It is the other player’s turn. (rule C1)",
        "La colonne d est pleine jusqu’en haut. (règle C2)",
        "C’est à l’autre de jouer. (règle C1)",
    ]


def test_both_languages_have_the_same_sentences() -> None:
    english, french = (
        [
            line.split(" = ")[0]
            for line in (PACKAGE / "words" / f"{language}.ftl").read_text("utf-8").splitlines()
        ]
        for language in ("en", "fr")
    )
    assert english == french
