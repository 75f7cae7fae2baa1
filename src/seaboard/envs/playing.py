"""One match after the other, as an environment plays them: the part that all environments share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from seaboard.games import game as find_game
from seaboard.match.compiled import CompiledGame
from seaboard.match.errors import BadOption
from seaboard.match.game import Game
from seaboard.match.match import Match
from seaboard.match.whole import whole

from .hands import Hands, hands_of

SEEDS = 1 << 62
RENDER_MODES = ("ansi", "human")  # a text to be had, or one that is printed


class Playing:
    """The matches of an environment: the present one, and how the next begins."""

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None,
        options: Mapping[str, Any],
        *,
        skip_forced: bool = False,
        everybody: bool = False,
        exact: bool = False,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self._options = dict(options)
        self.match: Match = self.game.new(players=players, seed=0, **self._options)  # it shows all sizes
        self.players = self.match.players
        self.hands: Hands = hands_of(self.match, everybody, exact)
        self._skips = skip_forced and isinstance(self.game, CompiledGame)

    def begin(self, seed: int, options: Mapping[str, Any] | None = None) -> None:
        """A new match of that seed; by request from a `position`, a line."""
        line = (options or {}).get("position")
        if line is None:
            self.match = self.game.new(players=self.players, seed=seed, **self._options)
        else:
            match = self.game.at(line, seed=seed, **self._options)
            if match.players != self.players:
                raise BadOption("position", line, [f"a position of {self.players} players"])
            if match.over:
                raise BadOption("position", line, ["a position in which somebody is to move"])
            self.match = match
        self.skip_forced()

    def play(self, seat: int, action: Any) -> None:
        """Play an action of a seat; IllegalMove, or BadMove if it is none, changes nothing."""
        self.hands.take(self.match, seat, action)
        self.skip_forced()

    def skip_forced(self) -> None:
        """Play on, where that was asked for, until somebody has more than one move."""
        match = self.match
        while self._skips and (seats := match.to_move):
            legal = self.hands.legal(match, seats[0])
            if len(legal) > 1:
                return
            match.step(legal[0], seats[0])


def next_seed(seed: int | None, rng: np.random.Generator) -> int:
    """The seed of the next match: the one that was given, as `game.new` takes it, or any."""
    if seed is None:
        return int(rng.integers(SEEDS))
    found = whole(seed)
    if found is None or found < 0:
        raise BadOption("seed", seed, ["a whole number from 0"])
    return found


def checked_cycles(cycles: int | None) -> int | None:
    """After how many of them a match is cut off; None: never. BadOption."""
    found = whole(cycles)
    if cycles is not None and (found is None or found < 1):
        raise BadOption("max_cycles", cycles, ["a whole number from 1", None])
    return found


def checked_render_mode(mode: str | None) -> str | None:
    """A way to show the board; None: not at all. BadOption."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption("render_mode", mode, RENDER_MODES)
    return mode


def rendered(match: Match, mode: str | None) -> str | None:
    """The board as text, given or printed."""
    if mode == "human":
        print(match)
    return str(match) if mode == "ansi" else None
