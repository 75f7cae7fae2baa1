"""The games as environments of TextArena (`pip install 'seaboard[textarena]'`).

    import textarena as ta
    import seaboard.text.textarena

    env = ta.make("Seaboard-urchins-v0")

Each game is registered twice, as TextArena's own are: with the wrapper that makes one text of all that a
player was told, and under a name that ends with `-raw` without it.
"""

from __future__ import annotations

from typing import Any

import textarena as ta
from textarena.envs.registration import ENV_REGISTRY

from seaboard.match.shelf import game, games

from .conversation import TRIES, Conversation
from .looking import ending
from .playing import reward

Told = ta.ObservationType


class SeaboardEnv(ta.Env):
    """A match of a game; every player is asked in text, when the rules ask him."""

    def __init__(
        self, game: str, language: str = "en", tries: int = TRIES, listed: bool = True, **options: Any
    ) -> None:
        self.game, self.language, self.tries, self.listed, self.options = (
            game,
            language,
            tries,
            listed,
            options,
        )

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Begin a match; BadOption, a ValueError, where the game has no seats for so many."""
        match = game(self.game).new(num_players, seed, **self.options)
        self.talk = Conversation(match, self.language, self.tries, self.listed, match.seed)
        # Not given the seed: it would go to Python's global generator, and a match has chance of its own.
        self.state = ta.MinimalMultiPlayerState(num_players=num_players, error_allowance=self.tries)
        self.state.reset(
            game_state={},
            player_prompt_function=lambda player_id, game_state: self.talk.legend(player_id),
        )
        self._ask()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Take an answer of the player who is asked; after the end nothing moves."""
        state, seat = self.state, self.state.current_player_id
        if state.done:
            return True, {}
        state.add_observation(from_id=seat, to_id=seat, message=action, observation_type=Told.PLAYER_ACTION)
        wrong = self.talk.refused[seat]
        reply = self.talk.answer(seat, action)
        if reply.move is None and self.talk.refused[seat] > wrong:
            state.set_invalid_move(reason=reply.said)
        elif reply.move is None:  # a clause was read
            state.add_observation(to_id=seat, message=reply.said, observation_type=Told.GAME_MESSAGE)
        else:
            if reply.instead:
                state.game_info[seat]["invalid_move"] = True
                state.add_observation(to_id=seat, message=reply.said, observation_type=Told.GAME_ADMIN)
            self._ask()
        done, info = state.step()
        return bool(done), dict(info)

    def _ask(self) -> None:
        """Show the board to whoever is asked next, or end the match."""
        state, match = self.state, self.talk.match
        if asked := self.talk.asked:
            state.current_player_id = asked[0]
            state.error_count = 0
            state.add_observation(
                to_id=asked[0], message=self.talk.look(asked[0]), observation_type=Told.GAME_BOARD
            )
            return
        rewards = {seat: reward(match, seat) for seat in range(match.players)}
        state.set_game_outcome(rewards, reason=ending(match, None, self.talk.words))


def register() -> None:
    """Put every game on TextArena's list; a second time changes nothing."""
    for name in games():
        for suffix, wrappers in (("", [ta.wrappers.LLMObservationWrapper]), ("-raw", None)):
            if (env_id := f"Seaboard-{name}-v0{suffix}") not in ENV_REGISTRY:
                ta.register(env_id, SeaboardEnv, default_wrappers=wrappers, game=name)


register()
