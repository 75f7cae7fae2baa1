"""A race in the terminal: what only the person sees is told, and every event has its sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

import seaboard
from seaboard.text.telling import told
from seaboard.words import Words
from tests.walks import walk

from .terminal import Terminal

GAME = ("play", "oh-crab", "--players", "3", "--seed", "11", "--bot", "plankton")


def test_the_person_sees_the_own_hand_and_what_is_asked(terminal: Terminal) -> None:
    said = terminal(*GAME, typed=["R3", "quit"])
    assert "Your hand: R1 (Forward), R2 (Diagonal), R3 (Toward the sea), R4 (Shell)." in said.out
    assert "Choose one card for this round.\nR1  R2  R3  R4\n" in said.out
    assert "You plan R3 (Toward the sea). [R3]" in said.out
    assert "Face down: R3 (Toward the sea)." in said.out
    assert "Orange is ready.\n" in said.out and "Your hand: O1" not in said.out


def test_an_answer_says_what_it_gives_and_where_it_leads(terminal: Terminal) -> None:
    said = terminal(*GAME, typed=["R3", "left", "main", "?S", "quit"])
    assert "end  main (Toward the sea)  cook (Diagonal)" in said.out
    assert "Where to?\nN (c2)  NE (d1)" in said.out
    assert "This move goes toward the sea. (rule O38)" in said.out


def test_a_plan_is_not_taken_back_but_an_action_is(terminal: Terminal) -> None:
    said = terminal(*GAME, typed=["R3", "undo", "left", "undo", "quit"])
    assert "This cannot be taken back." in said.out and "Taken back." in said.out


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 4])
def test_every_event_of_a_race_is_a_sentence(language: str, players: int) -> None:
    match = seaboard.game("oh-crab").new(players=players, seed=players)
    for _ in walk(match, players):
        pass
    words = Words(language, "cli")
    words.add_text(match.game.text_file("words", f"{language}.ftl"))
    for number, played in enumerate(match.history):
        for watcher in (None, played.seat):
            said = told(match, number, watcher, words)
            assert said and "said-" not in said and "{" not in said


def test_saved_and_replayed_in_french(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "race.txt"
    terminal(*GAME, typed=["R3", "left", f"save {path}", "quit"])
    said = terminal("replay", str(path), "--lang", "fr")
    assert said.code == 0
    assert "prêt." in said.out and "Rouge ajoute R3 (Vers la mer) à gauche. [left]" in said.out
