"""Everything that can be refused, as types. They carry codes and parameters; the prose is in `words/`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Params = Mapping[str, Any]


class Clause(str):
    """The number of a rule in the rulebook: "F14". It is also the anchor of its paragraph."""

    __slots__ = ()


@dataclass(frozen=True)
class Refusal:
    """Why a move is not legal: the clause that forbids it, what it is about, the word for the sentence."""

    clause: Clause | None
    params: Params = field(default_factory=dict)
    reason: str = ""


class SeaboardError(Exception):
    """Anything a caller did that cannot be done."""


class UnknownGame(SeaboardError, KeyError):
    """No game of that name is in the house."""

    def __init__(self, name: object, known: Sequence[str]) -> None:
        self.name, self.known = name, tuple(known)
        super().__init__(name, self.known)

    def __str__(self) -> str:
        return f"no game is called {self.name!r}; there are: {', '.join(self.known)}"


class BrokenGame(SeaboardError):
    """A game from outside that cannot be loaded."""

    def __init__(self, name: str, module: str, error: Exception) -> None:
        self.name, self.module, self.error = name, module, f"{type(error).__name__}: {error}"[:200]
        super().__init__(name, module, self.error)

    def __str__(self) -> str:
        return f"the game {self.name!r} of {self.module} cannot be loaded: {self.error}"


class UnknownBot(SeaboardError, KeyError):
    """No bot of that name is in the house."""

    def __init__(self, name: object, known: Sequence[str]) -> None:
        self.name, self.known = name, tuple(known)
        super().__init__(name, self.known)

    def __str__(self) -> str:
        return f"no bot is called {self.name!r}; there are: {', '.join(self.known)}"


class WrongPlayer(SeaboardError, ValueError):
    """A bot was asked for a move it cannot choose: of a game it does not play, or where there is none."""


NOT_A_MOVE = "not-a-move"  # the reason of a refusal where the rules know no such move


class IllegalMove(SeaboardError, ValueError):
    """A move that the rules forbid; nothing was changed."""

    def __init__(self, move: str, refusal: Refusal) -> None:
        self.move, self.refusal = move, refusal
        self.clause, self.params, self.reason = refusal.clause, dict(refusal.params), refusal.reason
        super().__init__(move)

    def __str__(self) -> str:
        if self.reason == NOT_A_MOVE:
            return f"{self.move!r} is not a move of this game"
        details = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.move!r} is not legal: {self.clause} {self.reason} ({details})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.move, self.refusal)


class BadMove(IllegalMove):
    """A text that is no move at all; its clause is None."""

    def __init__(self, move: object, refusal: Refusal | None = None) -> None:
        text = move if isinstance(move, str) else repr(move)
        super().__init__(text[:80], refusal or Refusal(None, {"text": text[:80]}, NOT_A_MOVE))


class BadOption(SeaboardError, ValueError):
    """An option that does not exist or a value it cannot have; `allowed` says what is."""

    clause: Clause | None = None  # the one that describes the option

    def __init__(self, option: str, value: object, allowed: Sequence[object]) -> None:
        self.option, self.value, self.allowed = option, value, tuple(allowed)
        super().__init__(option, value, self.allowed)

    def __str__(self) -> str:
        allowed = ", ".join(self.spelled) or "nothing"
        return f"{self.option}={self.value!r} is not possible; allowed: {allowed}"

    @property
    def spelled(self) -> list[str]:
        """What is allowed as a text spells it, truth as 0 and 1: what is named can be typed."""
        return [str(int(value)) if isinstance(value, bool) else str(value) for value in self.allowed]


class UnknownOption(BadOption):
    """An option that the game does not have; `allowed` names those it has."""

    def __str__(self) -> str:
        return f"no option is called {self.option!r}; there are: {', '.join(self.spelled)}"


class NoSuchMove(SeaboardError, IndexError):
    """The match has no move of that number, or none to undo."""


Fault = tuple[str, str, str]  # a part of a position line, what it says, what is wanted


class BadPosition(SeaboardError, ValueError):
    """A position line that is not consistent: every part that is wrong, what it says and what is wanted.

    `part`, `found` and `wanted` are those of the first of its `faults`.
    """

    def __init__(self, part: str, found: object, wanted: str, *more: Fault) -> None:
        self.part, self.found, self.wanted = part, str(found)[:80], wanted
        self.faults: tuple[Fault, ...] = ((part, self.found, wanted), *more)
        super().__init__(*self.faults[0], *more)

    def __str__(self) -> str:
        told = [f"{part}: {found!r}; wanted: {wanted}" for part, found, wanted in self.faults]
        return "bad position, " + "\nand ".join(told)


class Faults:
    """Reads on after a fault: `with faults:` for each part of a line that can be judged by itself."""

    def __init__(self) -> None:
        self.found: list[Fault] = []

    def __enter__(self) -> None:
        """A part begins."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> bool:
        if isinstance(error, BadPosition):
            self.found += error.faults
        return isinstance(error, BadPosition)

    def complain(self) -> None:
        """BadPosition with all that was found, if anything was."""
        if self.found:
            first, *more = self.found
            raise BadPosition(*first, *more)


class BadRecord(SeaboardError, ValueError):
    """A match record that does not replay: the line and what is wrong with it."""

    def __init__(self, line: int, found: object, wanted: str) -> None:
        self.line, self.found, self.wanted = line, str(found)[:120], wanted
        super().__init__(line, self.found, wanted)

    def __str__(self) -> str:
        return f"bad record, line {self.line}: {self.found!r}; {self.wanted}"


class NoNumbers(SeaboardError, TypeError):
    """Something was asked in numbers of a game that has none for it."""

    def __init__(self, game: str) -> None:
        self.game = game
        super().__init__(game)

    def __str__(self) -> str:
        return f"{self.game} has no numbers for its moves, or for what a seat sees"


class NotSimple(SeaboardError, ValueError):
    """A question that needs a seat (`seat=`), because several seats owe different decisions."""
