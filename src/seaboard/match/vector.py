"""Many matches of one game side by side, in numbers: `seaboard.vector("urchins", 1024)`."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from seaboard.kernel import vector as kernel
from seaboard.kernel.chance import chance
from seaboard.kernel.encoding import Fields, Observation, Observations, scale_of, size_of
from seaboard.kernel.kit import Action, Actions
from seaboard.kernel.layout import Flags, FlagTable, Rewards, aligned, blank, twin
from seaboard.kernel.lots import LOW, NUMBER, SEEDS, lot_of, seed_of

from .compiled import CompiledGame
from .errors import BadOption, IllegalMove, NoNumbers, NoSuchMove, Refusal
from .game import Game
from .match import Match
from .options import settle
from .shelf import game as find_game
from .standing import Standing
from .whole import Whole, whole

MOST_TABLES = 1 << 20
MOST_SEED = 1 << 64
ROOM = 128  # decisions of a match, at first; more when a longer one is met
WAIT = kernel.WAIT
EPISODES = ("match", "round")


class IllegalAction(IllegalMove):
    """An action in a batch that the rules forbid; no table has moved."""

    def __init__(self, row: int, move: str, refusal: Refusal) -> None:
        super().__init__(move, refusal)
        self.row = row

    def __str__(self) -> str:
        return f"row {self.row}: {super().__str__()}"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.row, self.move, self.refusal)


class Seen(NamedTuple):
    """The arrays of a vector, a row for each table: always the same ones, written anew by every step."""

    observation: Observations  # what the seat to move may know
    mask: FlagTable  # which actions it may choose
    reward: Rewards  # what the last step brought each seat: something only where an episode ended
    done: Flags  # an episode ended with the last step; with auto-reset the next has begun
    seat: Actions  # who is to move


def vector(
    game: str | Game[Any],
    n: Whole,
    players: Whole | None = None,
    seed: Whole = 0,
    *,
    episode: str = "match",
    skip_forced: bool = False,
    autoreset: bool = True,
    observe: bool = True,
    **options: Any,
) -> Vector:
    """So many tables of a game, each with a new match, to be stepped together by actions."""
    found = find_game(game) if isinstance(game, str) else game
    if not isinstance(found, CompiledGame):
        raise NoNumbers(found.name)
    tables, first = whole(n), whole(seed)
    if tables is None or not 0 < tables <= MOST_TABLES:
        raise BadOption("n", n, [f"a whole number from 1 to {MOST_TABLES}"])
    if first is None or not 0 <= first < MOST_SEED:
        raise BadOption("seed", seed, ["a whole number from 0 to 2^64 - 1"])
    if episode not in (EPISODES if found.engine.has_rounds else EPISODES[:1]):
        raise BadOption("episode", episode, EPISODES if found.engine.has_rounds else EPISODES[:1])
    how = kernel.SKIPS * bool(skip_forced) | kernel.ROUNDS * (episode == "round")
    return Vector(found, tables, players, first, how | kernel.BEGINS_ANEW * bool(autoreset), observe, options)


class Vector:
    """Tables of one game that are stepped together; `vector` makes one.

    Row r is always a match: the one that `game.new` gives with the seed `seeds[r]`, after the actions chosen.
    """

    def __init__(
        self,
        game: CompiledGame,
        n: int,
        players: Whole | None,
        seed: int,
        how: int,
        observe: bool,
        options: dict[str, Any],
    ) -> None:
        self.game, self.n, self._how = game, n, how
        self.players = game.checked_players(players)
        self.options = settle(game.options, options, self.players)
        self._start = game.blank(self.players, self.options)
        self.number_of_actions = game.number_of_actions(self._start)
        self.fields: Fields = game.fields(self.options) if observe else {}
        self._positions = blank(game.kind, n)
        self._lots = np.array([lot_of(seed * SEEDS + row) for row in range(n)])
        self._actions = np.zeros((n, self.number_of_actions), Action)
        self._kept, self._before = (np.zeros((n, ROOM), np.int16) for _ in range(2))
        self._tallies = np.zeros((n, kernel.TALLIES), np.int64)
        self._tallies[:, kernel.SEED_BEFORE] = kernel.NOT_YET
        self._longest = 0  # no table has had more decisions since its match began
        self._coin = chance("a vector's sample", seed)
        self.seen = Seen(
            aligned((n, size_of(self.fields)), np.uint8),
            aligned((n, self.number_of_actions), np.bool_),
            aligned((n, self.players), np.float32),
            aligned((n,), np.bool_),
            aligned((n,), Action),
        )
        self.observation, self.mask, self.reward, self.done, self.seat = self.seen
        self.reset()

    def __repr__(self) -> str:
        return f"<{self.n} tables of {self.game.name}, {self.players} players>"

    # ------------------------------------------------------------------ play

    def reset(self, rows: npt.ArrayLike | None = None) -> Seen:
        """New matches at all tables, or at those whose truth is given, with seeds that were not used yet."""
        chosen = np.ones(self.n, np.bool_) if rows is None else np.asarray(rows)
        if chosen.dtype != np.bool_ or chosen.shape != (self.n,):
            raise BadOption("rows", f"{chosen.dtype} {chosen.shape}", [f"{self.n} truths"])
        self._call(self.game.engine.reset_tables, np.ascontiguousarray(chosen))
        return self.seen

    def step(self, actions: npt.ArrayLike) -> Seen:
        """Play an action at every table, as its seat counts it, WAIT where a table shall wait.

        All are looked at before any table moves: IllegalAction names the row and the clause.
        """
        chosen = self._checked(actions)
        if self._longest >= self._kept.shape[1]:
            self._make_room()
        wrong = self._call(self.game.engine.step_tables, chosen)
        if wrong != kernel.FINE:
            raise self._illegal(wrong, int(np.asarray(actions)[wrong]))
        self._longest += 1
        return self.seen

    def sample(self) -> Actions:
        """Any legal action for every table; WAIT where there is none."""
        chosen = np.empty(self.n, Action)
        self.game.engine.sample_tables(self._positions, self._actions, self._tallies, self._coin, chosen)
        return chosen

    def _call(self, door: Any, chosen: npt.NDArray[Any]) -> int:
        tables = (self._positions, self._start, self._lots, self._actions)
        found: int = door(*tables, self._kept, self._before, self._tallies, chosen, self._how, *self._shown())
        return found

    def _shown(self) -> tuple[npt.NDArray[Any], ...]:
        seen = self.seen
        return seen.mask, seen.observation, seen.reward, seen.done, seen.seat

    def _checked(self, actions: npt.ArrayLike) -> Actions:
        """Actions as the kernel takes them, in an array of its own."""
        given = as_array(actions)
        if given is None or given.dtype.kind not in "iu" or given.shape != (self.n,):
            raise BadOption("actions", described(actions), [f"{self.n} whole numbers"])
        if given.dtype == Action:
            return given.copy()
        if given.dtype.kind == "u":  # a great one must not become WAIT
            given = np.minimum(given, np.uint64(self.number_of_actions))
        chosen: Actions = np.clip(given.astype(np.int64), WAIT - 1, self.number_of_actions).astype(Action)
        return chosen

    def _illegal(self, row: int, action: int) -> IllegalAction:
        position = twin(self._positions[row : row + 1])
        why = self.game.illegal(Standing(self.game, position), int(self.seen.seat[row]), action)
        return IllegalAction(row, why.move, why.refusal)

    def _make_room(self) -> None:
        """For as many decisions again, unless all matches are shorter than was feared."""
        self._longest = int(self._tallies[:, kernel.KEPT].max())
        if self._longest >= self._kept.shape[1]:
            self._kept, self._before = (
                np.concatenate([moves, np.zeros_like(moves)], axis=1) for moves in (self._kept, self._before)
            )

    def observe(self, row: Whole, seat: Whole) -> Observation:
        """What any seat of a table may know, also when its match is over."""
        at, asked = self._row(row), whole(seat)
        if asked is None or not 0 <= asked < self.players:
            raise BadOption("seat", seat, range(self.players))
        return self.game.observe(twin(self._positions[at : at + 1]), asked, self.options)

    @property
    def scale(self) -> npt.NDArray[np.float32]:
        """What to multiply observations with, so that all their numbers lie from 0 to 1."""
        return scale_of(self.fields)

    # ------------------------------------------------------------------ rows as matches

    @property
    def seeds(self) -> list[int]:
        """The seeds of the present matches."""
        return [self._seed(low) for low in self._lots[:, LOW].tolist()]

    def match(self, row: Whole) -> Match:
        """The present match of a row, as a match of its own: with a record, a view, a board."""
        at = self._row(row)
        low, moves = self._lots[at, LOW], self._lots[at, NUMBER]
        return self._played(low, moves, self._kept[at, : self._tallies[at, kernel.KEPT]])

    def last_match(self, row: Whole) -> Match:
        """The match of a row before the present one; NoSuchMove where there was none."""
        at = self._row(row)
        _, _, kept, moves, low = self._tallies[at].tolist()
        if low == kernel.NOT_YET:
            raise NoSuchMove(f"row {row} has had no match before")
        return self._played(low, moves, self._before[at, :kept])

    def _row(self, row: Whole) -> int:
        found = whole(row)
        if found is None or not 0 <= found < self.n:
            raise BadOption("row", row, [f"a whole number from 0 to {self.n - 1}"])
        return found

    def _seed(self, low: int) -> int:
        return seed_of(self._lots[0]) // SEEDS * SEEDS + int(low)

    def _played(self, low: int, moves: int, kept: npt.NDArray[np.int16]) -> Match:
        """A match played again: forced moves that were skipped, and between them what was decided."""
        match = Match.begin(self.game, self.players, self.options, self._seed(low))
        decided = iter(kept.tolist())
        for _ in range(moves):
            decision = match.standing.decision
            forced = self._how & kernel.SKIPS and len(decision.legal) == 1
            action = decision.legal[0] if forced else next(decided)
            match.step(decision.own[decision.legal.index(action)], decision.seat)
        return match


def as_array(values: npt.ArrayLike) -> npt.NDArray[Any] | None:
    """The array of some values; None where they make none, as rows of different lengths."""
    try:
        return np.asarray(values)
    except (TypeError, ValueError):
        return None


def described(values: npt.ArrayLike) -> str:
    """Type and shape of what was given, for who has to be told that it is wrong."""
    found = as_array(values)
    return repr(values)[:80] if found is None else f"{found.dtype} {found.shape}"


__all__ = ["WAIT", "IllegalAction", "Seen", "Vector", "vector"]
