"""One seat of a match for Gymnasium; bots, or anybody who can choose, take the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded

from seaboard.envs.playing import RENDER_MODES, Playing, checked_render_mode, next_seed, rendered
from seaboard.envs.spaces import LegalActions, Seen
from seaboard.match.errors import BadOption, IllegalMove
from seaboard.match.game import Game
from seaboard.match.match import Match
from seaboard.match.whole import whole

from .errors import Refused
from .rivals import RANDOM, Rival, Rivals

Answer = tuple[Seen, float, bool, bool, dict[str, Any]]
RAISE, END = "raise", "end"
MOST_TRIES = 100  # matches that end before the seat has moved, one after the other


class SeatEnv(gymnasium.Env[Seen, Any]):
    """A seat against rivals: `reset` and `step` go on until it is to move again, or the match is over.

    `illegal` says what comes of an action that is not legal: "raise", an error that changes nothing, or
    "end", the episode ends with −1 and `info["refused"]` has the clause.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        seat: int | None = 0,
        rivals: Rival | Sequence[Rival] = RANDOM,
        render_mode: str | None = None,
        illegal: str = RAISE,
        skip_forced: bool = False,
        exact: bool = False,
        **options: Any,
    ) -> None:
        self._playing = Playing(game, players, options, skip_forced=skip_forced, exact=exact)
        self._hands, self._rivals = self._playing.hands, Rivals(rivals, self._playing.players)
        self.observation_space = self._hands.observation_space  # type: ignore[assignment]  # of any values
        self.action_space = self._hands.actions()
        self.seat = checked_seat(seat, self._playing.players) or 0
        self._drawn = seat is None
        if illegal not in (RAISE, END):
            raise BadOption("illegal", illegal, [RAISE, END])
        self._ends, self.render_mode = illegal == END, checked_render_mode(render_mode)
        self._running = False

    @property
    def match(self) -> Match:
        """The match that is being played: with a record, a view, a board."""
        return self._playing.match

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new match, of that seed; `options={"position": line}` begins elsewhere."""
        super().reset(seed=seed)
        self._running, tries = False, 0
        while not self._running:  # a match that is over before the seat has moved is none to learn from
            tries += 1
            number = next_seed(seed, self.np_random)
            self._playing.begin(number, options)
            if self._drawn:
                self.seat = int(self.np_random.integers(self._playing.players))
            self._rivals.sit_down(number)
            self._let_rivals_play()
            if self.match.over and seed is not None:
                raise BadOption("seed", seed, ["one whose match is not over before the seat moves"])
            if tries == MOST_TRIES:  # as from a position in which only others decide
                raise BadOption("position", (options or {}).get("position"), ["one in which the seat moves"])
            self._running = not self.match.over
        return self._seen(), {}

    def step(self, action: Any) -> Answer:
        """The seat's decision, and those of its rivals; `Refused` changes nothing."""
        if not self._running:
            raise ResetNeeded("the match is over, or none has begun: reset")
        try:
            self._playing.play(self.seat, action)
        except IllegalMove as illegal:
            if not self._ends:
                raise Refused.by(illegal) from illegal
            self._running = False
            refused = {"clause": illegal.clause, "reason": illegal.reason, "move": illegal.move}
            return self._seen(), -1.0, True, False, {"refused": refused}
        self._let_rivals_play()
        self._running = not self.match.over
        if self.render_mode == "human":
            self.render()
        return self._seen(), self.match.outcome.utilities[self.seat], not self._running, False, {}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, as learners with masks ask for it."""
        return self.match.mask(self.seat)

    def _let_rivals_play(self) -> None:
        """Until the seat is to move; where all decide at once, it does so last, and sees nobody's choice."""
        match = self.match
        while (others := [seat for seat in match.to_move if seat != self.seat]) and (
            self.seat not in match.to_move or match.standing.together
        ):
            try:
                self._rivals.play(match, others[0], (others[0] - self.seat) % match.players, self.np_random)
            except Exception:
                self._running = False  # the seat has moved, its rival has not: only a reset goes on from here
                raise
            self._playing.skip_forced()

    def _seen(self) -> Seen:
        legal = self._hands.legal(self.match, self.seat) if self._running_now() else []
        if isinstance(self.action_space, LegalActions):
            self.action_space.legal = legal
        return self._hands.see(self.match, self.seat, legal)

    def _running_now(self) -> bool:
        return self.seat in self.match.to_move

    def render(self) -> str | None:
        """The board: given as text (`ansi`), or printed (`human`)."""
        return rendered(self.match, self.render_mode)


def checked_seat(seat: int | None, players: int) -> int | None:
    """A seat; None: drawn for every match. BadOption."""
    found = whole(seat)
    if seat is not None and (found is None or found not in range(players)):
        raise BadOption("seat", seat, [*range(players), None])
    return found
