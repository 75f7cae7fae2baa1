"""Load or compile every rule before a person waits for one, by trying each game through its public face."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from .bots import bot, bots
from .games import game
from .games import games as all_games
from .kernel.cache import fingerprint
from .kernel.kit import kept_in
from .match.game import Game
from .match.match import Match
from .match.record import read

Progress = Callable[[int, int, str], None]  # done, of how many, what
LONGEST, SHORT = 1000, 12  # moves; what an end and a refusal after it ask is met in most matches
SELDOM = 7  # moves between two looks
TWICE = 2  # looks at a phase when it comes


def warm_up(
    progress: Progress = lambda done, of, what: None,
    games: Iterable[str] | None = None,
    thorough: bool = False,
) -> None:
    """Compile all that a table, a bot or a script may call of some games, or of all; load what is used first.

    Compiled code depends on types, not on values: the fewest players, two, and two with every option at its
    last value meet all but what a game names itself. Where that was done before, the cache has everything,
    and one look is enough, unless it shall be `thorough`.
    """
    names = all_games() if games is None else games
    steps = [step for g in map(game, names) for step in _tries(g, thorough or not _mark(g).exists())]
    for number, (g, step) in enumerate(steps):
        progress(number, len(steps), g.title)
        step()
    progress(len(steps), len(steps), "")


def _tries(g: Game, thorough: bool) -> Iterator[tuple[Game, Callable[[], None]]]:
    if not thorough:
        yield g, partial(_wake, g)
        return
    for players in sorted({g.seats[0], 2}):
        yield g, partial(_try, g, players, {})
    if g.quick:
        last = {option.name: option.values(2)[-1] for option in g.options if option.values(2)}
        yield g, partial(_try, g, 2, last)
    yield g, partial(_leave_a_mark, g)


def _mark(g: Game) -> Path:
    """A file that says: whatever these tries call of a game is compiled and kept."""
    here = Path(__file__)
    what = fingerprint([here, *sorted((here.parent / "bots").rglob("*.py"))], ())
    return kept_in(type(g).__module__.rpartition(".")[2]) / f"warm-{what}"


def _leave_a_mark(g: Game) -> None:
    with contextlib.suppress(OSError):  # without a place to write, every start tries all
        _mark(g).touch()


def _wake(g: Game) -> None:
    """Load what every match needs at once; the rest takes some milliseconds when it is first called."""
    match = g.new(players=2, seed=2)
    _look(match)
    _ask_all_bots(match)
    match.play(match.moves(match.to_move[0])[0], match.to_move[0])
    match.events(0, None)


def _try(g: Game, players: int, options: dict[str, Any]) -> None:
    match = g.new(players=players, seed=players, **options)
    for ask in g.seldom_asked:
        ask(match.here[0], 0)
    _play_out(match)
    for position, further in g.sights:
        _visit(g.at(position, seed=1, **further))


def _play_out(match: Match) -> None:
    """Play at random to the end, looking in every way at each phase when it first comes, and now and then."""
    coin, asked = Random(match.seed), False  # the random bot would draw its coin from a whole view
    met: Counter[object] = Counter()
    for number in range(LONGEST if match.game.quick else SHORT):
        if match.over:
            break
        phase = match.view(None).get("phase")
        met[phase] += 1
        if met[phase] <= TWICE or (number % SELDOM == 0 and match.round == 1):
            _look(match)
            match.game.at(match.position, seed=1, **match.options)
        if not asked and len(match.moves(match.to_move[0])) > 1:  # bots do not think about a single move
            _ask_all_bots(match)
            asked = True
        match.play(coin.choice(match.moves(match.to_move[0])), match.to_move[0])
        match.events(number, None)
    _look(match)
    if match.to_move:
        _ask_all_bots(match)
    read(match.record)
    match.game.at(match.position, seed=1, **match.options)


def _visit(match: Match) -> None:
    """Look at a position that random play seldom meets, and at what each of its moves does."""
    _look(match)
    for move in match.moves(match.to_move[0]):
        after = match.copy()
        after.play(move, match.to_move[0])
        after.events(0, None)


def _ask_all_bots(match: Match) -> None:
    seat = match.to_move[0]
    for name in bots():
        bot(name).choose(match, seat, seconds=0.0)
        bot(name).hint(match, seat, seconds=0.0)


def _look(match: Match) -> None:
    for seat in (None, *match.to_move):
        match.view(seat)
    str(match)
    _ = match.scores, match.winners, match.forced, match.fixed, match.position
    texts = {played.move for played in match.history}
    texts |= {move for seat in match.to_move for move in match.moves(seat)}
    for move in sorted(texts):
        match.why_not(move)
