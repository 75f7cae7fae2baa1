"""Load or compile every rule before a person waits for one, by trying each game through its public face."""

from __future__ import annotations

from collections.abc import Callable

from .bots import bot, bots
from .games import game, games
from .games.chronicle import read
from .games.match import Match

Progress = Callable[[int, int, str], None]  # done, of how many, what
LONGEST = 300  # moves of a match that has no rounds
SELDOM = 7  # moves between two looks


def warm_up(progress: Progress = lambda done, of, what: None) -> None:
    """Compile, or load from the cache, all that a table, a bot or a script may call.

    Compiled code depends on types, not on values: the fewest players and two meet all there is.
    """
    steps = [(g, players) for g in map(game, games()) for players in sorted({g.seats[0], 2})]
    for number, (g, players) in enumerate(steps):
        progress(number, len(steps), g.title)
        _try(g.new(players=players, seed=players))
    progress(len(steps), len(steps), "")


def _try(match: Match) -> None:
    """Play at random until the second round, looking at the match in every way now and then."""
    player = bot("random")
    _ask_all_bots(match)
    for number in range(LONGEST):
        if match.over or match.round > 1:
            break
        if number % SELDOM == 0:
            _look(match)
        match.play(player.choose(match, match.to_move[0]), match.to_move[0])
        match.events(number, None)
    _look(match)
    if match.to_move:
        _ask_all_bots(match)
    read(match.record)
    match.game.at(match.position, seed=1, **match.options)


def _ask_all_bots(match: Match) -> None:
    seat = match.to_move[0]
    for name in bots():
        bot(name).choose(match, seat, seconds=0.0)
        bot(name).hint(match, seat, seconds=0.0)


def _look(match: Match) -> None:
    match.view(None)
    str(match)
    _ = match.scores, match.winners, match.forced, match.fixed, match.position
    texts = {played.move for played in match.history} | set(match.moves())
    for move in sorted(texts):
        match.why_not(move)
