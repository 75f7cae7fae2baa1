"""A person types moves against bots."""

from __future__ import annotations

import re
from pathlib import Path

import seaboard

from .terminal import Terminal

GAME = ("play", "fish-and-chips", "--seed", "7", "--bot", "herring")


def test_a_move_is_played_and_the_bot_answers(terminal: Terminal) -> None:
    said = terminal(*GAME, typed=["ok", "quit"])
    assert said.code == 0 and not said.err
    assert "Red ends the swap turn. [ok]" in said.out
    assert "Purple: the octopus goes from" in said.out  # seed 7: herring swaps
    assert boards(said.out) == 2
    assert said.out.endswith("Goodbye.\n")


def test_an_illegal_move_is_explained_with_its_clause_and_changes_nothing(terminal: Terminal) -> None:
    said = terminal(*GAME, typed=["O<>b1", "ok", "quit"])
    assert "Swap with a fish of your own colour; b1 is a rival’s. (rule F8)" in said.out
    assert "Red ends the swap turn." in said.out


def test_why_answers_in_both_spellings(terminal: Terminal) -> None:
    said = terminal(*GAME, typed=["?a2xb2", "why deal", "? ok", "quit"])
    assert "(rule F7)" in said.out
    assert "(rule F25)" in said.out
    assert "ok is allowed." in said.out


def test_what_is_no_move_is_told_so(terminal: Terminal) -> None:
    assert "“abracadabra” cannot be read as a move." in terminal(*GAME, typed=["abracadabra"]).out


def test_help_moves_and_rules(terminal: Terminal) -> None:
    said = terminal(*GAME, typed=["?", "", "moves", "rules f14", "rules F77", "quit"])
    assert said.out.count("why a move is not allowed") == 2  # Enter helps too where there is a choice
    assert "O<>a4  O<>b5" in said.out
    assert "F14 The value test." in said.out
    assert "no clause “F77”" in said.out


def test_a_hint_says_more_each_time_it_is_asked_for(terminal: Terminal) -> None:
    said = terminal(*GAME, typed=["hint", "hint", "hint", "hint", "ok", "hint", "quit"]).out
    grades = [line for line in said.splitlines() if "of 3:" in line]
    assert [line.split("Hint ")[1][0] for line in grades] == ["1", "2", "3", "3", "1"]
    assert "Look at " in grades[0] and "Try " not in grades[0] + grades[1]
    assert "(rule F" in grades[1] and "Try " in grades[2] and "(rule F" in grades[2]


def test_undo_goes_back_to_my_last_decision(terminal: Terminal) -> None:
    said = terminal(*GAME, typed=["undo", "ok", "undo", "ok", "quit"])
    assert "There is nothing to take back." in said.out
    assert "Taken back." in said.out
    assert said.out.count("Red ends the swap turn.") == 2


def test_a_deal_is_not_taken_back(terminal: Terminal) -> None:
    match = seaboard.game("fish-and-chips").new(seed=7)
    typed = _a_round(match, seat=0)
    said = terminal(*GAME, typed=[*typed, "", "undo", "quit"])
    assert "Only deal is possible: Enter plays it." in said.out
    assert "A new round is dealt." in said.out
    assert "This cannot be taken back." in said.out


def test_saved_and_replayed(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    said = terminal(*GAME, typed=["ok", f"save {path}", "save", "quit"])
    assert f"Saved in {path}" in said.out and "Save where?" in said.out
    match = seaboard.load(path.read_text())
    assert match.history[0].move == "ok"
    replayed = terminal("replay", str(path))
    assert replayed.code == 0
    assert "1. Red ends the swap turn. [ok]" in replayed.out
    assert replayed.out.rstrip().endswith(str(match))
    later = terminal("replay", str(path), "--step", "1", "--lang", "fr")
    assert "1. Rouge" in later.out
    assert boards(later.out) == boards(replayed.out) - 1


def test_save_does_not_overwrite_what_is_no_record(terminal: Terminal, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear aunt,")
    said = terminal(*GAME, typed=[f"save {letter}", f"save {tmp_path}", f"save {tmp_path}/no/where", "quit"])
    assert "is not a record" in said.out
    assert said.out.count("cannot be") == 2
    assert letter.read_text() == "Dear aunt,"


def test_alone_the_person_moves_every_colour(terminal: Terminal) -> None:
    solo = seaboard.game("fish-and-chips").new(players=1, seed=1)
    typed = []
    while not solo.over:
        if solo.forced is None:
            typed.append(solo.moves()[0])
        solo.play(solo.moves()[0])
    said = terminal("play", "fish-and-chips", "--players", "1", "--seed", "1", typed=typed)
    assert said.code == 0
    assert "Red> " in said.out and "Green> " in said.out
    assert ("You win!" if solo.winners else "Lost this time.") in said.out
    assert "Seed of the deals: 1" in said.out


def test_four_at_a_table_in_french_from_the_environment(terminal: Terminal) -> None:
    terminal.monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    said = terminal(
        "play", "fish-and-chips", "--players", "4", "--seat", "2", "--bot", "plankton", typed=["?"]
    )
    assert "Tu es Vert" in said.out
    assert said.out.count("Plancton") == 3
    assert said.out.endswith("Au revoir.\n")


def test_ctrl_c_is_a_goodbye(terminal: Terminal) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    terminal.monkeypatch.setattr("builtins.input", interrupt)
    said = terminal(*GAME)
    assert said.code == 0 and said.out.endswith("Goodbye.\n")


def boards(text: str) -> int:
    """How many boards were drawn."""
    return len(re.findall(r"^ +a +b +c +d +e +f$", text, re.MULTILINE))


def _a_round(match: seaboard.Match, seat: int) -> list[str]:
    """What a person types who plays well enough not to be swept off the board, until the round is over."""
    rival, player = seaboard.bot("herring", seed=1), seaboard.bot("orca")
    typed = []
    while len(match.to_move) == 1:
        if match.forced is not None:
            match.play(match.forced[1])
        elif match.to_move == (seat,):
            typed.append(player.choose(match, seat))
            match.play(typed[-1])
        else:
            match.play(rival.choose(match, 1))
    return typed
