"""A game of Seaboard as a game of OpenSpiel: its type, its parameters, how it begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import unquote

import pyspiel

from seaboard.kernel.chance import chance as chance_of
from seaboard.kernel.encoding import size_of
from seaboard.kernel.layout import Positions
from seaboard.match.compiled import CompiledGame
from seaboard.match.errors import BadOption, SeaboardError
from seaboard.match.options import Option, settle
from seaboard.match.standing import Standing

from .observer import Observer
from .sea_state import SeaState

Parameters = dict[str, Any]
LONGEST = 20_000  # moves of a match; none is known to come near
OURS = {"players": 2, "deals": 1024, "seed": 0, "position": ""}  # beside the options of a game


class SeaGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game with its parameters, where its states begin. `enter_game` makes a class for each."""

    sea: CompiledGame
    kind: Any  # its type
    first: Standing[Positions] | None  # where states begin; None: chance comes before
    any_position: Positions  # it shows all sizes

    def __init__(self, params: Parameters | None = None) -> None:
        sea, kind = self.sea, self.kind
        given = {**kind.parameter_specification, **(params or {})}
        self.deals, self.seed = int(given["deals"]), int(given["seed"])
        self.at_once = kind.dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
        try:
            self._begin(given)
        except SeaboardError as error:
            raise pyspiel.SpielError(f"{kind.short_name}: {error}") from error
        has_chance = kind.chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC
        if self.first is None and not has_chance:
            raise pyspiel.SpielError(f"{kind.short_name}: with these parameters it begins by chance")
        facts = pyspiel.GameInfo(
            num_distinct_actions=sea.number_of_actions(self.any_position),
            max_chance_outcomes=self.deals if has_chance else 0,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.players > 1 else None,
            max_game_length=LONGEST,
        )
        kept = {name: as_parameter(value) for name, value in (params or {}).items()}
        super().__init__(kind if self.players > 1 else alone(kind), facts, kept)

    def _begin(self, given: Parameters) -> None:
        """Where all states begin; SeaboardError where parameters are wrong."""
        if self.deals < 1:
            raise BadOption("deals", self.deals, ["a whole number from 1"])
        if given["position"]:
            options = options_of(self.sea, given)
            position, players, self.options = self.sea.read_position(in_line(given["position"]), options)
            self.players, self.first = players, Standing(self.sea, position)
            self.any_position = position
        else:
            self.players = self.sea.checked_players(int(given["players"]))
            self.options = settle(self.sea.options, options_of(self.sea, given), self.players)
            rng = chance_of("whether it is asked")
            word = int(rng[0])
            begun = self.sea.begin(self.players, self.options, rng)
            self.any_position, self.first = begun.position, begun if int(rng[0]) == word else None
        self.fields = self.sea.fields(self.options)
        self.size = size_of(self.fields)

    def __repr__(self) -> str:
        return f"<{self.kind.short_name}>"  # OpenSpiel's own would crash where parameters were wrong

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> SeaState:
        """A state before the first move, or before the first deal."""
        return SeaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        """What a player may know as numbers, with all parts by name."""
        if params:
            raise pyspiel.SpielError(f"observations have no parameters; passed {params}")
        return Observer(self.fields, bool(iig_obs_type and iig_obs_type.perfect_recall))


# ------------------------------------------------------------------ types and parameters


def enter_game(sea: CompiledGame, in_turn: bool = False, chance: bool = True) -> None:
    """Enter a game in OpenSpiel's list as `seaboard_…`; `in_turn`: nobody decides at once."""
    kind = type_of(sea, in_turn, chance)
    own: Any = type(kind.short_name, (SeaGame,), {"sea": sea, "kind": kind})
    pyspiel.register_game(kind, own)  # a class: OpenSpiel lets go of it when Python is gone already


def type_of(sea: CompiledGame, in_turn: bool, chance: bool) -> Any:
    """The facts of a game as OpenSpiel lists them."""
    kinds = pyspiel.GameType
    at_once = sea.at_once is not None and not in_turn
    return kinds(
        short_name=f"seaboard_{sea.name.replace('-', '_')}{'_in_turn' * in_turn}",
        long_name=f"Seaboard: {sea.title}",
        dynamics=kinds.Dynamics.SIMULTANEOUS if at_once else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if chance else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.PERFECT_INFORMATION
        if sea.perfect_information
        else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=sea.seats[0],
        max_num_players=sea.seats[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**OURS, **{o.name: usual(o, sea) for o in sea.options if not o.local}},
    )


def alone(kind: Any) -> Any:
    """The same for one player, who has nobody to win from."""
    changed = {name: getattr(kind, name) for name in KEPT}
    return pyspiel.GameType(**changed, utility=pyspiel.GameType.Utility.GENERAL_SUM)


KEPT = (
    "short_name",
    "long_name",
    "dynamics",
    "chance_mode",
    "information",
    "reward_model",
    "max_num_players",
    "min_num_players",
    "provides_information_state_string",
    "provides_information_state_tensor",
    "provides_observation_string",
    "provides_observation_tensor",
    "parameter_specification",
)


def usual(option: Option, sea: CompiledGame) -> Any:
    """The default of an option; where it depends on the players, 0 or "" in its place."""
    found = [values[0] for players in sea.seats if (values := option.values(players))]
    return found[0] if len(set(found)) == 1 else type(found[0])()


def options_of(sea: CompiledGame, given: Parameters) -> Parameters:
    """The options among parameters, without those that were not given."""
    said = {o.name: given[o.name] for o in sea.options if not o.local and given[o.name] != usual(o, sea)}
    return {name: unquote(value) if isinstance(value, str) else value for name, value in said.items()}


def as_parameter(value: Any) -> Any:
    """A text that OpenSpiel would read back as a number, as one of Oh Crab!'s modules, as in addresses."""
    return f"%{ord(value[0]):X}{value[1:]}" if isinstance(value, str) and value.isdecimal() else value


def in_line(parameter: str) -> str:
    """A position line as a parameter: what OpenSpiel keeps to itself, as commas, written as in addresses."""
    return " ".join(unquote(parameter).split())
