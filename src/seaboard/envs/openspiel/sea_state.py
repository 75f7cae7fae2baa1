"""Where a match stands for OpenSpiel: decisions, decisions at once, and chance as a move of its own.

Wherever the rules ask for chance, the move that makes them do so waits, and a chance node says which of
`deals` generators they get. They are equally likely, and others at every chance node.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import numpy.typing as npt
import pyspiel

from seaboard.kernel.chance import Chance, chance
from seaboard.match.compiled import CompiledGame, TakenAction
from seaboard.match.errors import BadMove, BadOption, IllegalMove
from seaboard.match.standing import Standing, Step

if TYPE_CHECKING:
    from .sea_game import SeaGame

Decided = tuple[int, int]  # a seat, and its action as the rules count it


class Told:
    """A move, and what it did, as each player was told: put into words once, for who asks."""

    __slots__ = ("_step", "_words")

    def __init__(self, step: Step[Any]) -> None:
        self._step = step
        self._words: dict[int, str] = {}

    def to(self, player: int) -> str:
        """The words for a player."""
        if player not in self._words:
            step, secrets = self._step, self._step.before.game.secrets
            before, move = step.before.position, step.move
            known = move if secrets is None else secrets.told(before, step.seat, move, player)
            events = msgspec.json.encode(step.told(player)).decode()
            self._words[player] = f"{step.seat} {known or '?'} {events}"
        return self._words[player]


class Story:
    """What happened so far. What a story holds never changes, so that a copy is a short list."""

    __slots__ = ("chances", "standing", "steps", "waiting")

    def __init__(self, standing: Standing[Any] | None) -> None:
        self.standing = standing  # None: the first deal comes next
        self.steps: list[Told] = []
        self.waiting: list[Decided] = []  # decided, but not played: chance comes first
        self.chances = 0  # chance nodes so far

    def __deepcopy__(self, memo: dict[int, Any]) -> Story:
        twin = Story(self.standing)
        twin.steps, twin.waiting, twin.chances = self.steps.copy(), self.waiting.copy(), self.chances
        return twin


class SeaState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A state of any game whose moves are integers, as its seats count them."""

    def __init__(self, game: SeaGame) -> None:
        super().__init__(game)
        self._story = Story(game.first)
        self._go_on()

    def __reduce__(self) -> tuple[Any, ...]:
        return read_state, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    # ------------------------------------------------------------------ whose turn it is

    def current_player(self) -> int:
        """A seat, chance, all who decide at once, or nobody any more."""
        standing = self._story.standing
        if standing is None or self._story.waiting:
            return int(pyspiel.PlayerId.CHANCE)
        seats = standing.to_move
        if not seats:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.SIMULTANEOUS) if len(seats) > 1 and self._game.at_once else seats[0]

    def is_terminal(self) -> bool:
        """Nobody owes a decision."""
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        standing = self._story.standing
        if standing is None or player not in standing.to_move:
            return []
        return sorted(standing.actions(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One of so many generators."""
        deals = self._game.deals
        return [(outcome, 1 / deals) for outcome in range(deals)]

    # ------------------------------------------------------------------ moves

    def _apply_action(self, action: int) -> None:
        """A decision, or an outcome of chance; SpielError with the clause changes nothing."""
        if self.is_chance_node():
            self._draw(action)
        else:
            self._decide([(self.current_player(), action)])

    def _apply_actions(self, actions: list[int]) -> None:
        """All decisions that are made at once; those of others are ignored."""
        standing = self._story.standing
        assert standing is not None, "the first deal is over"
        if len(actions) != self._game.players:
            raise pyspiel.SpielError(str(BadMove(actions)))
        self._decide([(seat, actions[seat]) for seat in standing.to_move])

    def _decide(self, choices: list[tuple[int, int]]) -> None:
        """Read what seats have chosen, and play it until chance is asked."""
        standing = self._story.standing
        assert standing is not None, "the first deal is over"
        self._story.waiting = [(seat, self._meant(standing, seat, action)) for seat, action in choices]
        self._go_on()

    def _meant(self, standing: Standing[Any], seat: int, action: int) -> int:
        own = standing.actions(seat) if seat in standing.to_move else []
        if action in own:
            return standing.legal(seat)[own.index(action)]
        try:
            raise self._game.sea.illegal(standing, max(seat, 0), action)
        except IllegalMove as illegal:
            raise pyspiel.SpielError(str(illegal)) from illegal

    def _draw(self, outcome: int) -> None:
        """Chance has decided."""
        game, story = self._game, self._story
        if not 0 <= outcome < game.deals:
            raise pyspiel.SpielError(str(BadMove(outcome)))
        rng = chance("OpenSpiel", game.seed, story.chances, outcome)
        story.chances += 1
        if story.standing is None:
            story.standing = game.sea.begin(game.players, game.options, rng)
        else:
            self._play(story.standing, *story.waiting.pop(0), rng)
        self._go_on()

    def _go_on(self) -> None:
        """Play what was decided until chance is asked, or somebody must decide."""
        story = self._story
        while story.standing is not None:
            if not story.waiting and not self._leave_to_chance(story.standing):
                return
            if not self._play(story.standing, *story.waiting[0], None):
                return
            story.waiting.pop(0)

    def _leave_to_chance(self, standing: Standing[Any]) -> bool:
        """What anybody may do, and nothing else is to be done, is nobody's decision: the next deal."""
        if len(standing.to_move) < 2 or standing.together or len(standing.decision.legal) > 1:
            return False
        self._story.waiting = [(standing.to_move[0], standing.decision.legal[0])]
        return True

    def _play(self, standing: Standing[Any], seat: int, action: int, rng: Chance | None) -> bool:
        """Play an action; False where it asks for chance and there is none: then nothing has happened."""
        sea: CompiledGame = self._game.sea
        before = standing.turned_to(seat)
        luck = chance("unseen") if rng is None else rng
        done = sea.engine.after_legal(before.packed, action, luck)
        if done.drew and rng is None:
            return False
        step = Step(standing, seat, TakenAction(sea, before, action, done))
        self._story.steps.append(Told(step))
        self._story.standing = step.after
        return True

    def resample_from_infostate(self, player: int, sampler: Any) -> SeaState:
        """A state that the player cannot tell from this one."""
        twin: SeaState = self.clone()
        secrets, standing = self._game.sea.secrets, self._story.standing
        if secrets is not None and standing is not None:
            coin = Random(int(sampler() * (1 << 53)))
            twin._story.standing = Standing(standing.game, secrets.redeal(standing.position, player, coin))
        return twin

    # ------------------------------------------------------------------ what there is to see

    def returns(self) -> list[float]:
        """What the match is worth to each seat; 0 while it runs."""
        standing = self._story.standing
        over = standing is not None and not self._story.waiting and not standing.to_move
        return list(standing.outcome.utilities) if over else [0.0] * self._game.players  # type: ignore[union-attr]

    def observed(self, player: int) -> npt.NDArray[np.uint8]:
        """What a player may know as numbers; zeros before the first deal."""
        game, standing = self._game, self._story.standing
        if standing is None:
            return np.zeros(game.size, np.uint8)
        return game.sea.observe(standing.position, player, game.options)

    def sight(self, player: int) -> str:
        """What a player sees, as text: the position line, or where something is hidden its view."""
        standing = self._story.standing
        if standing is None:
            return ""
        if standing.game.perfect_information:
            return standing.game.write_position(standing.position)
        return msgspec.json.encode(standing.game.view(standing.position, player)).decode()

    def recalled(self, player: int) -> str:
        """All that a player has ever been told, and what it sees now; worked out when it is asked for."""
        sea = self._game.sea
        if sea.perfect_information:
            return str(self.history_str())
        return "\n".join([*(step.to(player) for step in self._story.steps), self.sight(player)])

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees."""
        return self.sight(self._asking(player))

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player knows."""
        return self.recalled(self._asking(player))

    def _asking(self, player: int | None) -> int:
        """Who wants to know; SpielError where there is nobody of that number."""
        if player is not None and player not in range(self._game.players):
            raise pyspiel.SpielError(str(BadOption("player", player, range(self._game.players))))
        return self.current_player() if player is None else player

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        standing = self._story.standing
        assert standing is not None, "the first deal is over"
        raw = self._meant(standing, player, action)
        return self._game.sea.write_move(standing.turned_to(player).position, raw)

    def __str__(self) -> str:
        """The whole position."""
        standing = self._story.standing
        return "" if standing is None else standing.game.write_position(standing.position)

    @property
    def _game(self) -> SeaGame:
        found: SeaGame = self.get_game()
        return found


def read_state(text: str) -> SeaState:
    """A state from its text, which has its game and its moves."""
    found: SeaState = pyspiel.deserialize_game_and_state(text)[1]
    return found
