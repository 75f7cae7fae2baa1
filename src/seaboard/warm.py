"""Load or compile every rule before a person waits for one, by trying each game through its public face."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module
from inspect import signature
from pathlib import Path
from random import Random
from typing import Any

from .bots import bot, bots
from .games import game
from .games import games as all_games
from .kernel.cache import fingerprint, home_of, sources
from .kernel.kit import kept_in
from .match.compiled import CompiledGame
from .match.errors import BrokenGame, WrongPlayer
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
    found = _all_that_load() if games is None else map(game, games)
    steps = [step for g in found for step in _tries(g, thorough or not _mark(g).exists())]
    for number, (g, step) in enumerate(steps):
        progress(number, len(steps), g.title)
        step()
    progress(len(steps), len(steps), "")


def _all_that_load() -> Iterator[Game[Any]]:
    """Every game but those from outside that cannot be loaded: they are nobody's to wait for."""
    for name in all_games():
        with contextlib.suppress(BrokenGame):
            yield game(name)


def _tries(g: Game[Any], thorough: bool) -> Iterator[tuple[Game[Any], Callable[[], None]]]:
    if not thorough:
        yield g, partial(_wake, g)
        return
    few = 2 if 2 in g.seats else g.seats[0]
    for players in sorted({g.seats[0], few}):
        yield g, partial(_try, g, players, {})
    if g.quick:
        last = {option.name: option.values(few)[-1] for option in g.options if option.values(few)}
        yield g, partial(_try, g, few, last)
    yield g, partial(_leave_a_mark, g)


def _mark(g: Game[Any]) -> Path:
    """A file that says: whatever these tries call of a game is compiled and kept."""
    here, home = Path(__file__), home_of(str(import_module(type(g).__module__).__file__))
    callers = [source for room in ("bots", "match") for source in (here.parent / room).rglob("*.py")]
    what = fingerprint([here, *sorted(callers), *sources(home)], ())
    return kept_in(home) / f"warm-{what}"


def _leave_a_mark(g: Game[Any]) -> None:
    with contextlib.suppress(OSError):  # without a place to write, every start tries all
        _mark(g).touch()


def _wake(g: Game[Any]) -> None:
    """Load what every match needs at once; the rest takes some milliseconds when it is first called."""
    match = g.new(seed=2)
    _look(match)
    _ask_all_bots(match)
    match.play(match.moves(match.to_move[0])[0], match.to_move[0])
    match.events(0, None)


def _try(g: Game[Any], players: int, options: dict[str, Any]) -> None:
    match = g.new(players=players, seed=players, **options)
    for ask in g.seldom_asked:
        numbers = len(signature(getattr(ask, "py_func", ask)).parameters) - 1
        ask(match.here[0], *[0] * numbers)
    _play_out(match)
    for position, further in g.seldom_met:
        _visit(g.at(position, seed=1, **further))


def _play_out(match: Match) -> None:
    """Play at random to the end, looking in every way at each phase when it first comes, and now and then."""
    coin, asked = Random(match.seed), False  # the random bot would draw its coin from a whole view
    met: Counter[object] = Counter()
    known: set[str] = set()  # moves of this match: most are illegal by the time they are asked about
    for number in range(LONGEST if match.game.quick else SHORT):
        if match.over:
            break
        phase = match.view(None).get("phase")
        met[phase] += 1
        known.update(match.moves(match.to_move[0]))
        if met[phase] <= TWICE or (number % SELDOM == 0 and match.round == 1):
            _look(match, known)
            _read_again(match)
        if not asked and len(match.moves(match.to_move[0])) > 1:  # bots do not think about a single move
            _ask_all_bots(match)
            asked = True
        match.play(coin.choice(match.moves(match.to_move[0])), match.to_move[0])
        match.events(number, None)
    _look(match, known)
    if match.to_move:
        _ask_all_bots(match)
    read(match.record)
    _read_again(match)


def _read_again(match: Match) -> None:
    """The same position from its line: what is legal in it is asked, and not found with the move before."""
    there = match.game.at(match.position, seed=1, **match.options)
    for seat in there.to_move:
        there.moves(seat)


def _visit(match: Match) -> None:
    """Look at a position that random play seldom meets, and at what each of its moves does."""
    _look(match)
    for move in match.moves(match.to_move[0]):
        after = match.copy()
        after.play(move, match.to_move[0])
        after.events(0, None)


def _ask_all_bots(match: Match) -> None:
    seat = match.to_move[0]
    for name in bots(match.game.name):
        with contextlib.suppress(WrongPlayer):  # not every bot plays every game from outside
            bot(name).choose(match, seat, seconds=0.0)
            bot(name).hint(match, seat, seconds=0.0)


def _look(match: Match, known: Iterable[str] = ()) -> None:
    for seat in (None, *match.to_move):
        match.view(seat)
    str(match)
    _ = match.scores, match.winners, match.forced, match.fixed, match.position
    game = match.game
    for move in sorted({*known, *(move for seat in match.to_move for move in match.moves(seat))}):
        match.why_not(move)
        if isinstance(game, CompiledGame):  # of a legal move it tries every clause
            for seat in match.to_move:
                game.why.refusal(match.here, seat, move)
