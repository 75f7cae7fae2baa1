"""Who sits at the other seats: bots by name, or anybody with `choose(match, seat)`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from seaboard.bots import bot
from seaboard.bots.playing import Chooser
from seaboard.match.compiled import CompiledGame
from seaboard.match.errors import BadOption
from seaboard.match.match import Match

RANDOM = "random"


Rival = str | Chooser


class Rivals:
    """The others, counted from the learner's seat clockwise; one name or player may stand for all of them."""

    def __init__(self, rivals: Rival | Sequence[Rival], players: int) -> None:
        wanted: list[Any] = [rivals] * (players - 1)
        if isinstance(rivals, Sequence) and not isinstance(rivals, str):
            wanted = list(rivals)
        if len(wanted) != players - 1:
            raise BadOption("rivals", rivals, [f"one, or {players - 1} of them"])
        for rival in wanted:
            if not isinstance(rival, str) and not callable(getattr(rival, "choose", None)):
                raise BadOption("rivals", rival, ["a bot's name", "anybody with choose(match, seat)"])
        self._wanted = wanted
        self.sit_down(0)

    def sit_down(self, seed: int) -> None:
        """A new match: bots that were named toss other coins in it; UnknownBot."""
        self._seated = [bot(rival, seed) if isinstance(rival, str) else rival for rival in self._wanted]

    def play(self, match: Match, seat: int, place: int, rng: np.random.Generator) -> None:
        """The move of the seat so many places to the left of the learner's."""
        if self._wanted[place - 1] == RANDOM and isinstance(match.game, CompiledGame):
            legal = match.standing.actions(seat)
            match.step(legal[int(rng.integers(len(legal)))], seat)
        else:
            match.play(self._seated[place - 1].choose(match.fork(), seat), seat)  # which foresees nothing


def bot_of(rival: Any) -> Chooser:
    """A bot by its name, or the player itself."""
    return bot(rival) if isinstance(rival, str) else rival
