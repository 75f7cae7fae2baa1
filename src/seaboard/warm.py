"""Load or compile every rule before a person waits for one, by trying each game through its public face."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from .bots import bot, bots
from .games import game, games
from .games.base import Game
from .games.chronicle import read
from .games.match import Match

Progress = Callable[[int, int, str], None]  # done, of how many, what


def warm_up(progress: Progress = lambda done, of, what: None) -> None:
    """Compile, or load from the cache, all that a table, a bot or a script may call."""
    steps = [(g, players) for g in map(game, games()) for players in g.seats]
    for number, (g, players) in enumerate(steps):
        progress(number, len(steps), f"{g.title}, {players}")
        for match in _matches(g, players):
            _try(match)
    progress(len(steps), len(steps), "")


def _matches(g: Game, players: int) -> Iterator[Match]:
    """The default match, and one for every other value of every option."""
    yield g.new(players=players, seed=players)
    for option in g.options:
        for value in option.values(players)[1:4]:
            yield g.new(players=players, seed=players, **{option.name: value})


def _try(match: Match) -> None:
    """Play a round at random and look at it in every way."""
    player = bot("random")
    for _ in range(300):
        if match.over or match.round > 2:
            break
        _look(match)
        match.play(player.choose(match, match.to_move[0]), match.to_move[0])
    _look(match)
    if match.to_move:
        for name in bots():
            bot(name).choose(match, match.to_move[0], seconds=0.0)
    begun = match.game.new(players=match.players, seed=1, **match.options)
    for name in bots():
        bot(name).hint(begun, begun.to_move[0])
        bot(name).choose(begun, begun.to_move[0], seconds=0.0)
    read(match.record)
    match.game.at(match.position, seed=1, **{k: v for k, v in match.options.items() if k != "seating"})


def _look(match: Match) -> None:
    match.view(None)
    str(match)
    _ = match.scores, match.winners, match.forced, match.fixed, match.position
    for seat in range(match.players):
        for move in match.moves(seat)[:3]:
            match.why_not(move, seat)
