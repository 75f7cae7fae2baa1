"""Whole matches of players that answer text, among themselves and against bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from seaboard.bots import bot
from seaboard.bots.playing import Chooser
from seaboard.match.errors import BadOption
from seaboard.match.match import Match
from seaboard.match.shelf import game

from .conversation import TRIES, Conversation, Reply

Agent = Callable[[str], str]  # reads a prompt, answers in text
PLAYERS = ("a function from a prompt to an answer", "anybody with choose(match, seat)", "a bot's name")


@dataclass(frozen=True)
class Finished:
    """A match that is over, and how well its players could say what they meant."""

    match: Match
    refused: tuple[int, ...]  # answers that were no legal move, by seat
    instead: tuple[int, ...]  # moves that were chosen for a seat


def play(
    wanted: str | Match,
    players: Sequence[Agent | Chooser | str],
    *,
    seed: int | None = None,
    language: str = "en",
    tries: int = TRIES,
    listed: bool = True,
    **options: Any,
) -> Finished:
    """Play a match to its end: each player a function from a prompt to an answer, a bot, or a bot's name."""
    match = wanted if isinstance(wanted, Match) else game(wanted).new(len(players), seed, **options)
    if match.players != len(players):
        raise BadOption("players", len(players), [match.players])
    seated: list[Any] = [
        bot(player, seat) if isinstance(player, str) else player for seat, player in enumerate(players)
    ]
    for player in seated:
        if not callable(getattr(player, "choose", player)):
            raise BadOption("players", player, PLAYERS)
    talk = Conversation(match, language, tries, listed, seed or 0)
    while asked := talk.asked:
        seat, player = asked[0], seated[asked[0]]
        if hasattr(player, "choose"):
            match.play(player.choose(match.fork(), seat), seat)  # which foresees nothing
        else:
            ask(talk, seat, player)
    return Finished(match, tuple(talk.refused), tuple(talk.instead))


def ask(talk: Conversation, seat: int, agent: Agent) -> None:
    """Have a seat decide: ask until its answer is a move, or its tries are used up."""
    said, ply = "", len(talk.match.history)
    while len(talk.match.history) == ply:
        said = talk.answer(seat, agent(talk.prompt(seat, said))).said


def reward(match: Match, seat: int) -> float:
    """What a match that is over was worth to a seat: 1 won, −1 lost, 0 where all share the win."""
    if match.players > 1 and len(match.winners) == match.players:
        return 0.0
    return 1.0 if seat in match.winners else -1.0


class Against:
    """A conversation with one seat; bots play the others, at once, whenever they are asked."""

    def __init__(self, talk: Conversation, seat: int, others: Sequence[str], seed: int = 0) -> None:
        seats = [other for other in range(talk.match.players) if other != seat]
        if len(others) != len(seats):
            raise BadOption("others", len(others), [len(seats)])
        self.talk, self.seat = talk, seat
        self.bots: dict[int, Chooser] = {
            other: bot(name, seed + other) for other, name in zip(seats, others, strict=True)
        }
        self.go_on()

    @property
    def over(self) -> bool:
        """Nothing is left to ask."""
        return self.talk.match.over

    def answer(self, text: str) -> Reply:
        """Take an answer of the seat; behind a move the bots go on."""
        reply = self.talk.answer(self.seat, text)
        self.go_on()
        return reply

    def go_on(self) -> None:
        """Have the bots move until the seat is asked, or the match is over."""
        match = self.talk.match
        while others := [seat for seat in self.talk.asked if seat != self.seat]:
            match.play(
                self.bots[others[0]].choose(match.fork(), others[0]), others[0]
            )  # which foresees nothing
