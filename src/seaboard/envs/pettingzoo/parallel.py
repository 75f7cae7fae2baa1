"""A match as PettingZoo's parallel form: everybody acts in every cycle, and who is not to move waits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Dict
from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from seaboard.envs.playing import Playing, checked_cycles, checked_render_mode, next_seed, rendered
from seaboard.envs.spaces import Actions, LegalActions, Seen
from seaboard.match.errors import BadOption
from seaboard.match.game import Game
from seaboard.match.whole import whole

from .aec import metadata_of

Infos = dict[str, dict[str, Any]]
Cycle = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class AtOnce(ParallelEnv[str, Seen, Any], EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """All who owe a decision make it in one cycle; the others choose the last action, to wait.

    Where actions are numbers of a Box, what the others say is ignored. Between rounds of Fish & Chips, where
    anybody may deal, the first seat does.
    """

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
        how = {"skip_forced": skip_forced, "exact": exact, "everybody": True}
        self._playing = Playing(game, players, options, **how)
        self._hands, self.max_cycles = self._playing.hands, checked_cycles(max_cycles)
        self.render_mode = checked_render_mode(render_mode)
        self.metadata = metadata_of(self._playing.game, parallel=True)
        self.possible_agents = [f"seat_{seat}" for seat in range(self._playing.players)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._hands.observation_space)
        self.action_spaces = {agent: self._hands.actions() for agent in self.possible_agents}
        self._rng = np.random.default_rng()
        self._cycles = 0

    @property
    def match(self) -> Any:
        """The match that is being played: with a record, a view, a board."""
        return self._playing.match

    def observation_space(self, agent: str) -> Dict:
        """The same for all seats."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Actions:
        """As many actions for all seats; what is sampled is legal just now."""
        return self.action_spaces[agent]

    @property
    def _owing(self) -> tuple[int, ...]:
        """The seats whose decisions the next cycle takes: who decides at once, or the one to move."""
        match = self._playing.match
        return match.to_move if match.standing.together else match.to_move[:1]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Seen], Infos]:
        """A new match, of that seed; `options={"position": line}` begins elsewhere."""
        number = next_seed(seed, self._rng)
        if seed is not None:
            self._rng = np.random.default_rng(number)
        self._playing.begin(number, options)
        self.agents, self._cycles = self.possible_agents[:], 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> Cycle:
        """One cycle. All actions are read before any is played: IllegalMove and BadMove change nothing."""
        agents, hands, match = self.agents, self._hands, self._playing.match
        if not agents:
            raise BadOption("actions", actions, ["none before the next reset"])
        if not isinstance(actions, Mapping) or set(actions) != set(agents):
            raise BadOption("actions", actions, [f"one of each of {', '.join(agents)}"])
        owing = self._owing
        moves = [(seat, hands.read(match, seat, actions[self.possible_agents[seat]])) for seat in owing]
        for seat, agent in enumerate(agents):
            if hands.waits is not None and seat not in owing and whole(actions[agent]) != hands.waits:
                hands.read(match, seat, actions[agent])  # raises: that seat is not to move
        for seat, move in moves:
            hands.play(match, seat, move)
        self._playing.skip_forced()
        self._cycles += 1
        return self._cycle(agents)

    def _cycle(self, agents: list[str]) -> Cycle:
        """What everybody gets after a cycle."""
        match = self._playing.match
        over = match.over
        late = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        rewards = dict(zip(agents, match.outcome.utilities if over else [0.0] * len(agents), strict=True))
        seen = self._seen()
        if over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        ended, cut = dict.fromkeys(agents, over), dict.fromkeys(agents, late)
        return seen, rewards, ended, cut, {agent: {} for agent in agents}

    def _seen(self) -> dict[str, Seen]:
        """What every seat may know, and what it may choose."""
        match, hands, owing = self._playing.match, self._hands, self._owing
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            waits = [] if hands.waits is None else [hands.waits]
            legal = hands.legal(match, seat) if seat in owing else waits
            space = self.action_spaces[agent]
            if isinstance(space, LegalActions):
                space.legal = legal
            seen[agent] = hands.see(match, seat, legal)
        return seen

    def render(self) -> str | None:
        """The board: given as text (`ansi`), or printed (`human`)."""
        return rendered(self._playing.match, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
