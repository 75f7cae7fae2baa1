"""What seats are told, and what becomes of their answers."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import seaboard
from seaboard.bots.playing import Chooser
from seaboard.match.errors import BadOption
from seaboard.match.match import Match
from seaboard.match.standing import Standing
from seaboard.text import Conversation, play, rulebook
from seaboard.text.conversation import MOST_CLAUSES
from seaboard.text.playing import Against, Agent, ask
from seaboard.words import LANGUAGES
from tests.clauses import clause

pytestmark = pytest.mark.once

RECORDS = Path(__file__).parents[1] / "records"
HUNT = "2 RP -6/-3,P2,-2/P12,-5/-6/-6/R10,-2,P7,-,R4 R play 0,0"
GAMES = [("fish-and-chips", 2), ("fish-and-chips", 1), ("urchins", 3), ("oh-crab", 2), ("icecool", 2)]


def some_moves(talk: Conversation, moves: int, seed: int = 1) -> None:
    """Play on at random."""
    rng = Random(seed)
    for _ in range(moves):
        if not talk.asked:
            return
        seat = talk.asked[0]
        talk.match.play(rng.choice(talk.match.moves(seat)), seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_stranger_is_told_everything_in_every_language(game: str, players: int, language: str) -> None:
    talk = Conversation(seaboard.game(game).new(players=players, seed=3), language)
    some_moves(talk, 5)
    seat = talk.asked[0]
    legend = talk.legend(seat)
    assert legend.count("\n## ") == 4 and "1. " in legend and "`" in legend
    told = talk.look(seat)
    assert str(talk.match) in told
    assert not re.search(r"\b(text|legend|own|cli|said|spoken|describe)-[a-z]", legend + told), told
    assert "{" not in legend + told and "None" not in told
    for move in talk.match.moves(seat):
        assert move in told


def test_moves_can_be_withheld() -> None:
    for game, players in GAMES:
        talk = Conversation(seaboard.game(game).new(players=players, seed=3), listed=False)
        told = talk.look(talk.asked[0])
        assert "not listed" in told and "Your legal moves (" not in told


def test_options_that_are_not_usual_are_named_with_their_clause() -> None:
    talk = Conversation(seaboard.game("urchins").new(players=2, seed=1, jump="one"))
    assert "jump=one (U12)" in talk.legend(0)


def test_news_begin_with_what_the_last_decision_led_to() -> None:
    talk = Conversation(seaboard.game("fish-and-chips").at(HUNT, seed=1))
    assert "Since" not in talk.look(0)
    talk.match.play("a1xd1")
    talk.match.play("--", 1)
    told = talk.look(0)
    assert "[a1xd1]" in told and "[--]" in told
    assert "[a1xd1]" in talk.look(1), "the other seat has not decided yet, and hears it all"


@clause("F14")
def test_a_refusal_is_a_sentence_with_its_clause_and_changes_nothing() -> None:
    talk = Conversation(seaboard.game("fish-and-chips").at(HUNT, seed=1))
    reply = talk.answer(0, "MOVE: a1xa4")
    assert reply.move is None and reply.refusal is not None and reply.refusal.clause == "F14"
    assert "10 can’t take 12." in reply.said and "F14" in reply.said and "2 more tries" in reply.said
    assert not talk.match.history and talk.refused == [1, 0]


def test_three_tries_then_a_move_is_played() -> None:
    talk = Conversation(seaboard.game("fish-and-chips").new(players=2, seed=4))
    seat = talk.asked[0]
    replies = [talk.answer(seat, answer) for answer in ("?", "MOVE: a1xa1 or b1xb2", "hm")]
    assert [reply.move is None for reply in replies] == [True, True, False]
    assert replies[2].instead and replies[2].move == talk.match.history[0].move
    assert talk.refused[seat] == 3 and talk.instead[seat] == 1
    assert "One more try" in replies[1].said and replies[2].move in replies[2].said


def test_a_legal_answer_gives_all_tries_back() -> None:
    talk = Conversation(seaboard.game("fish-and-chips").new(players=2, seed=4), tries=2)
    seat = talk.asked[0]
    talk.answer(seat, "?")
    assert talk.answer(seat, f"MOVE: {talk.match.moves(seat)[0]}").move
    assert talk.answer(talk.asked[0], "?").move is None


@clause("F14")
def test_a_clause_can_be_read_before_a_move_but_not_for_ever() -> None:
    talk = Conversation(seaboard.game("fish-and-chips").new(players=2, seed=4), tries=1)
    seat = talk.asked[0]
    assert talk.answer(seat, "RULES: F14").said.startswith("**F14** *The value test.*")
    assert "F1 to F32" in talk.answer(seat, "RULES: F99").said
    replies = [talk.answer(seat, "RULES: F1") for _ in range(MOST_CLAUSES - 1)]
    assert [reply.move is None for reply in replies] == [True] * (MOST_CLAUSES - 2) + [False]


def test_a_game_without_a_rulebook_can_be_spoken_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "written", lambda game, language: None)
    talk = Conversation(seaboard.game("urchins").new(players=2, seed=1))
    assert talk.legend(0).count("\n## ") == 2, "the board, and how to answer"
    assert talk.answer(talk.asked[0], "RULES: U1").said == "There is no rulebook to read in."


@pytest.mark.parametrize(("record", "moves"), [("oh-crab-1-3-pack", 30), ("icecool-1-4", 40)])
def test_the_text_of_a_seat_has_nothing_that_it_cannot_know(record: str, moves: int) -> None:
    """Positions that a seat cannot tell from each other are told in the same words."""
    match = seaboard.load((RECORDS / f"{record}.txt").read_text(encoding="utf-8"))
    here, secrets = match.step_at(moves).before.position, match.game.secrets
    assert secrets is not None
    for seat in range(match.players):
        imagined = [at(match, secrets.redeal(here, seat, Random(number))) for number in range(4)]
        assert any(other.position != at(match, here).position for other in imagined), "something is hidden"
        told = Conversation(at(match, here)).look(seat)
        assert all(Conversation(other).look(seat) == told for other in imagined)


def at(match: Match, position: object) -> Match:
    """A match that begins at a position: its history apart, whose events are masked by their table."""
    return Match(match.game, match.players, match.all_options, 1, Standing(match.game, position), None)


@clause("O16")
def test_others_hear_that_a_plan_is_made_but_not_which_nor_that_it_changed() -> None:
    match = seaboard.game("oh-crab").new(players=3, seed=3)
    card, other = match.moves(0)[:2]
    match.play(card, 0)
    talk = Conversation(match)
    assert f"[{card}]" in talk.look(0) and "not asked yet" in talk.look(0)
    told = talk.look(1)
    assert "- Red is ready.\n" in told and card not in told
    match.play(other, 0)
    assert f"[{other}]" in talk.look(0) and talk.look(1) == told


def talker(rng: Random) -> Agent:
    """Answers with a move of the list that it is told, or with none."""

    def agent(prompt: str) -> str:
        if rng.random() < 0.1:
            return "I do not know."
        listed = re.split(r"Your legal moves \(\d+\):\n", prompt)[-1].split("\n\n")[0]
        words = re.findall(r"(?:^|\s)([^\s(]+)", re.sub(r"\([^)]*\)", "", listed))
        return f"Hm.\n**Move:** `{rng.choice(words)}`"

    return agent


def test_a_whole_match_in_text() -> None:
    players: list[Agent | Chooser | str] = [talker(Random(3)), "random"]
    finished = play("urchins", players, seed=2, rows=3, cols=3)
    assert finished.match.over
    assert finished.refused[0] > 0 and finished.refused[1] == 0
    assert "The match is over" in Conversation(finished.match).look(0)


def test_plans_and_explained_moves_in_text() -> None:
    talk, agent = Conversation(seaboard.game("oh-crab").new(players=3, seed=4)), talker(Random(4))
    for _ in range(40):
        ask(talk, talk.asked[0], agent)
    assert len(talk.match.history) >= 40 and sum(talk.refused) < 20 and not any(talk.instead)


def test_whoever_can_choose_plays_on_a_fork() -> None:
    class First:
        def choose(self, match: Match, seat: int) -> str:
            move = match.moves(seat)[0]
            match.play(move, seat)  # tried, and not played
            return move

    finished = play("urchins", [First(), talker(Random(5))], seed=2, rows=3, cols=3)
    assert finished.match.over and finished.match.seed == 2


def test_bots_beside_an_agent_play_on_forks() -> None:
    class First:
        def choose(self, match: Match, seat: int) -> str:
            move = match.moves(seat)[0]
            match.play(move, seat)  # tried, and not played
            return move

    against = Against(Conversation(seaboard.game("urchins").new(players=2, seed=2)), 0, ["random"])
    against.bots = {1: First()}
    while len(against.talk.match.history) < 6:
        against.answer(f"MOVE: {against.talk.match.moves(0)[0]}")
    assert {step.seat for step in against.talk.match.history} == {0, 1}


@pytest.mark.parametrize("wrong", [None, 3, ["a1xd1"], b"a1xd1"])
def test_an_answer_that_is_no_text_says_so_and_changes_nothing(wrong: Any) -> None:
    match = seaboard.game("fish-and-chips").at(HUNT, seed=1)
    talk = Conversation(match)
    with pytest.raises(BadOption, match="a text"):
        talk.answer(0, wrong)
    with pytest.raises(BadOption, match="a text"):
        play("urchins", [lambda prompt: wrong, "random"], seed=1)
    with pytest.raises(BadOption, match="a function"):
        play("urchins", [wrong, "random"], seed=1)
    assert not match.history and talk.refused == [0, 0]


def test_who_is_not_asked_is_told_so_and_no_move_is_chosen_for_it() -> None:
    talk = Conversation(seaboard.game("urchins").new(seed=1, rows=3, cols=3))
    before = talk.match.position
    for answer in ("MOVE: =", "nothing", "MOVE: = or y@a1", "MOVE: =", "MOVE: ="):
        reply = talk.answer(1, answer)
        assert reply.move is None and "tries" not in reply.said
    assert talk.match.position == before and talk.refused == [0, 0]
    finished = play("urchins", ["random", "random"], seed=1, rows=3, cols=3).match
    after = Conversation(finished)
    for _ in range(5):
        reply = after.answer(0, "MOVE: =")
        assert reply.refusal is not None and reply.refusal.clause == "U27" and reply.move is None


@pytest.mark.parametrize("wrong", [{"tries": 0}, {"tries": -1}, {"tries": "3"}, {"language": "de"}])
def test_wrong_manners_are_refused_before_a_match_begins(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        play("urchins", ["random", "random"], **wrong)


def test_as_many_players_as_seats() -> None:
    with pytest.raises(BadOption):
        play(seaboard.game("urchins").new(players=2, seed=1), ["random"])
