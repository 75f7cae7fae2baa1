"""A match as PettingZoo's AEC: whoever is to move is the agent selected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Dict
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from seaboard.envs.playing import (
    RENDER_MODES,
    Playing,
    checked_cycles,
    checked_render_mode,
    next_seed,
    rendered,
)
from seaboard.envs.spaces import Actions, LegalActions, Seen
from seaboard.match.game import Game


class InTurn(AECEnv[str, Seen, Any], EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """Seats decide one after the other; those who decide at once do so in the order of their seats."""

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        skip_forced: bool = False,
        exact: bool = False,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, players, render_mode, max_cycles, skip_forced, exact, **options)
        super().__init__()
        self._playing = Playing(game, players, options, skip_forced=skip_forced, exact=exact)
        self._hands, self._most = self._playing.hands, checked_cycles(max_cycles)
        self.render_mode = checked_render_mode(render_mode)
        self.metadata = metadata_of(self._playing.game, parallel=False)
        self.possible_agents = [f"seat_{seat}" for seat in range(self._playing.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._hands.observation_space)
        self.action_spaces = {agent: self._hands.actions() for agent in self.possible_agents}
        self._rng = np.random.default_rng()
        self._decisions = 0
        self._mover, self._legal = "", list[int]()  # who is to move, and its actions

    @property
    def match(self) -> Any:
        """The match that is being played: with a record, a view, a board."""
        return self._playing.match

    def observation_space(self, agent: str) -> Dict:
        """The same for all seats."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Actions:
        """As many actions for all seats; what is sampled is legal while that seat is to move."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new match, of that seed; `options={"position": line}` begins elsewhere."""
        number = next_seed(seed, self._rng)
        if seed is not None:
            self._rng = np.random.default_rng(number)
        self._playing.begin(number, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = 0
        self.agent_selection = self.agents[0]
        self._select()

    def observe(self, agent: str) -> Seen:
        """What a seat may know; only of who is selected some actions are legal."""
        legal = self._legal if agent == self.agent_selection == self._mover else []
        return self._hands.see(self._playing.match, self._seats[agent], legal)

    def step(self, action: Any) -> None:
        """The decision of who is selected; IllegalMove and BadMove, which are ValueErrors, change nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._playing.play(self._seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self._decisions += 1
        if self._select():
            self._clear_rewards()
            if self._most is not None and self._decisions >= self._most:
                self.truncations = dict.fromkeys(self.agents, True)
        else:
            worth = self._playing.match.outcome.utilities
            self.rewards = dict(zip(self.agents, worth, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> bool:
        """Whoever is to move; False if the match is over."""
        match = self._playing.match
        seats = match.to_move
        if not seats:
            self._mover = ""
            return False
        self._offer(self.agent_selection, [])
        self._mover, self._legal = self.possible_agents[seats[0]], self._hands.legal(match, seats[0])
        self._offer(self._mover, self._legal)
        self.agent_selection = self._mover
        return True

    def _offer(self, agent: str, legal: list[int]) -> None:
        space = self.action_spaces[agent]
        if isinstance(space, LegalActions):
            space.legal = legal

    def render(self) -> str | None:
        """The board: given as text (`ansi`), or printed (`human`)."""
        return rendered(self._playing.match, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def metadata_of(game: Game[Any], parallel: bool) -> dict[str, Any]:
    """What PettingZoo asks of every environment."""
    name = f"{game.name.replace('-', '_')}_v1"
    return {"name": name, "render_modes": list(RENDER_MODES), "is_parallelizable": parallel, "render_fps": 1}
