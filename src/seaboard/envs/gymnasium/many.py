"""Many seats at once for Gymnasium: one seat at each table of a `seaboard.vector`, rivals at the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from seaboard.bots.playing import Chooser
from seaboard.envs.playing import SEEDS
from seaboard.envs.spaces import LegalActions, Seen, observations_of_integers
from seaboard.games import game as find_game
from seaboard.match.compiled import CompiledGame
from seaboard.match.errors import BadMove, BadOption, IllegalMove
from seaboard.match.game import Game
from seaboard.match.vector import WAIT, IllegalAction, Vector, as_array, described, vector

from .errors import RefusedInRow
from .rivals import RANDOM, bot_of
from .seat import SeatEnv, checked_seat

Rows = npt.NDArray[np.bool_]  # a truth for each table
Batch = tuple[Seen, npt.NDArray[np.float64], Rows, Rows, dict[str, Any]]
Policy = Callable[
    [npt.NDArray[np.uint8], npt.NDArray[np.bool_]], npt.ArrayLike
]  # observations, masks → actions


def many_seats(num_envs: int, game: str | Game[Any], **settings: Any) -> VectorEnv[Seen, Any, Any]:
    """`ManySeats`; for a game whose moves are no integers, as ICECOOL, a process for each match."""
    found = find_game(game) if isinstance(game, str) else game
    if isinstance(found, CompiledGame):
        return ManySeats(num_envs, found, **settings)
    mode = AutoresetMode(settings.pop("autoreset_mode", AutoresetMode.NEXT_STEP))
    makers = [lambda: SeatEnv(found.name, **settings)] * num_envs
    return AsyncVectorEnv(makers, autoreset_mode=mode, context="spawn")


class ManySeats(VectorEnv[Seen, Any, Any]):
    """Tables stepped together. Rivals are "random", which is fast, a policy for whole batches, or a bot.

    A bot thinks about one table after the other, and each time its match is played again from the start.
    """

    def __init__(
        self,
        num_envs: int,
        game: CompiledGame,
        players: int | None = None,
        seat: int | None = 0,
        rivals: str | Chooser | Policy = RANDOM,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        skip_forced: bool = False,
        **options: Any,
    ) -> None:
        self.num_envs, self._mode = num_envs, AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self._mode, "render_modes": []}
        self._settings = {"game": game, "players": players, "skip_forced": skip_forced, **options}
        self._tables = self._lay(0)
        self._seat, self._rivals = checked_seat(seat, self._tables.players), rivals
        self._bot = None if rivals == RANDOM or not _chooses(rivals) else bot_of(rivals)
        actions = self._tables.number_of_actions
        self.single_observation_space = observations_of_integers(self._tables.fields, actions)
        self.single_action_space = LegalActions(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats = np.full(num_envs, self._seat or 0)
        self._over, self._begun = np.zeros(num_envs, np.bool_), False

    def _lay(self, seed: int) -> Vector:
        return vector(n=self.num_envs, seed=seed, autoreset=False, **self._settings)

    @property
    def tables(self) -> Vector:
        """The tables: `tables.match(row)` is the match of a row, with a record, a view, a board."""
        return self._tables

    # ------------------------------------------------------------------ play

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New matches, those of a vector of that seed; only where `options["reset_mask"]` says so."""
        rows = self._rows((options or {}).get("reset_mask"))
        if not rows.all() and (seed is not None or not self._begun):
            raise BadOption("reset_mask", rows.tolist(), ["all, with a seed and where none has begun"])
        if (line := (options or {}).get("position")) is not None:
            raise BadOption("position", line, ["none: many tables begin as the rules say"])
        super().reset(seed=seed)
        if seed is not None or not self._begun:
            self._tables = self._lay(int(self.np_random.integers(SEEDS)) if seed is None else seed)
        else:
            self._tables.reset(rows)
        self._begun = True
        self._begin(rows, fresh=True)
        return self._seen(), {}

    def step(self, actions: npt.ArrayLike) -> Batch:
        """The decisions of all learners, if all of them are legal; `RefusedInRow` changes nothing."""
        if not self._begun or (self._over.any() and self._mode is AutoresetMode.DISABLED):
            raise ResetNeeded(f"matches are over, or none has begun: reset rows {np.flatnonzero(self._over)}")
        before, running = self._over, ~self._over
        worth = np.zeros(self.num_envs)
        self._play(running, self._checked(actions), worth)
        self._let_rivals_play(running, worth)
        ended = self._over & running
        infos: dict[str, Any] = {}
        if self._mode is AutoresetMode.NEXT_STEP and before.any():
            self._begin(before)
        elif self._mode is AutoresetMode.SAME_STEP and ended.any():
            last = self._seen()
            for row in np.flatnonzero(ended):
                told = {"final_obs": {name: part[row] for name, part in last.items()}, "final_info": {}}
                infos = self._add_info(infos, told, int(row))
            self._begin(ended)
        return self._seen(), worth, ended, np.zeros(self.num_envs, np.bool_), infos

    def sample(self) -> npt.NDArray[Any]:
        """A legal action for every learner; what rivals do does not depend on it."""
        mask = self._tables.mask
        chosen: npt.NDArray[Any] = (self.action_space.np_random.random(mask.shape) * mask).argmax(axis=1)
        return chosen

    # ------------------------------------------------------------------ tables

    def _begin(self, rows: Rows, fresh: bool = False) -> None:
        """New matches at some tables, until none is over before the learner has moved."""
        while rows.any():
            if not fresh:
                self._tables.reset(rows)
            fresh = False
            self._over = self._over & ~rows
            if self._seat is None:
                self.seats[rows] = self.np_random.integers(self._tables.players, size=int(rows.sum()))
            self._let_rivals_play(rows, np.zeros(self.num_envs))
            rows = rows & self._over

    def _let_rivals_play(self, rows: Rows, worth: npt.NDArray[np.float64]) -> None:
        """At these tables, until the learner is to move or the match is over."""
        while (theirs := rows & ~self._over & (self._tables.seat != self.seats)).any():
            try:
                self._play(theirs, self._choices_of_rivals(theirs), worth)
            except Exception as error:
                self._begun = False  # learners have moved, rivals have not: only a reset goes on from here
                if isinstance(error, IllegalMove):  # no learner's, and tables have moved
                    raise BadOption("rivals", str(error), ["legal moves"]) from error
                raise

    def _choices_of_rivals(self, rows: Rows) -> npt.NDArray[Any]:
        """What rivals choose at these tables."""
        tables = self._tables
        if self._rivals == RANDOM:
            return tables.sample()
        chosen = np.zeros(self.num_envs, np.int64)
        if self._bot is None:
            answer = self._rivals(tables.observation[rows], tables.mask[rows])  # type: ignore[operator]
            given, wanted = as_array(answer), int(rows.sum())
            if given is None or given.dtype.kind not in "iu" or given.shape != (wanted,):
                raise BadOption("rivals", described(answer), [f"{wanted} whole numbers"])
            chosen[rows] = given
            return chosen
        for row in np.flatnonzero(rows):
            match, seat = tables.match(int(row)), int(tables.seat[row])
            action = tables.game.read_move(match.here, self._bot.choose(match.fork(), seat))
            chosen[row] = tables.game.counted(match.here, seat, [action])[0]
        return chosen

    def _play(self, rows: Rows, actions: npt.NDArray[Any], worth: npt.NDArray[np.float64]) -> None:
        """A decision at these tables, or at none if one is not legal."""
        try:
            seen = self._tables.step(np.where(rows, actions, WAIT))
        except IllegalAction as illegal:
            raise RefusedInRow(illegal.row, illegal.move, illegal.refusal) from illegal
        ended = rows & seen.done
        worth[ended] = seen.reward[ended, self.seats[ended]]
        self._over = self._over | ended

    def _checked(self, actions: npt.ArrayLike) -> npt.NDArray[Any]:
        """One whole number for each table, none of which means to wait."""
        given = as_array(actions)
        if given is None or given.dtype.kind not in "iu" or given.shape != (self.num_envs,):
            bad = BadMove(described(actions))
            raise RefusedInRow(None, bad.move, bad.refusal)
        if (low := (given < 0) & ~self._over).any():  # where a match only begins, any number will do
            row = int(np.flatnonzero(low)[0])
            bad = BadMove(int(given[row]))
            raise RefusedInRow(row, bad.move, bad.refusal)
        return given

    def _rows(self, mask: Any) -> Rows:
        """The tables of a `reset_mask`; None: all. BadOption."""
        rows = np.ones(self.num_envs, np.bool_) if mask is None else np.asarray(mask)
        if rows.dtype != np.bool_ or rows.shape != (self.num_envs,):
            raise BadOption("reset_mask", f"{rows.dtype} {rows.shape}", [f"{self.num_envs} truths"])
        return rows

    def _seen(self) -> Seen:
        """What every learner may know, in arrays of its own."""
        tables = self._tables
        observation, mask = tables.observation.copy(), tables.mask.astype(np.int8)
        for row in np.flatnonzero(self._over):
            observation[row] = tables.observe(int(row), int(self.seats[row]))
            mask[row] = 0
        return {"observation": observation, "action_mask": mask}


def _chooses(rivals: object) -> bool:
    return isinstance(rivals, str) or hasattr(rivals, "choose")
