"""What a person typed wrong, a sentence for each fault; never a traceback."""

from __future__ import annotations

from typing import Any

from seaboard.match.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BrokenGame,
    SeaboardError,
    UnknownBot,
    UnknownGame,
    UnknownOption,
)
from seaboard.words import Words


class Mistake(Exception):
    """Ends the command: the name of a sentence in `cli.ftl`, and its parameters."""

    def __init__(self, key: str, **params: Any) -> None:
        super().__init__(key)
        self.key, self.params = key, params


def sentence(error: Mistake | SeaboardError, words: Words) -> str:
    """What to tell the person."""
    match error:
        case Mistake():
            return words.say(error.key, **error.params)
        case UnknownGame():
            return words.say("cli-no-game", name=error.name, known=", ".join(error.known))
        case BrokenGame():
            return words.say("cli-broken-game", name=error.name, module=error.module, error=error.error)
        case UnknownBot():
            return words.say("cli-no-bot", name=error.name, known=", ".join(error.known))
        case UnknownOption():
            return words.say("cli-no-option", name=error.option, known=", ".join(error.spelled))
        case BadOption():
            allowed = ", ".join(error.spelled)
            return words.say("cli-bad-option", option=error.option, value=error.value, allowed=allowed)
        case BadRecord():
            return words.say("cli-bad-record", line=error.line, found=error.found, wanted=error.wanted)
        case BadPosition():
            return "\n".join(
                words.say("cli-bad-position", part=part, found=found, wanted=wanted)
                for part, found, wanted in error.faults
            )
    return str(error)


def number(text: str, flag: str, least: int, most: int) -> int:
    """A whole number within bounds, as typed after a flag."""
    if text.isascii() and text.isdigit() and len(text) < 40 and least <= int(text) <= most:
        return int(text)
    raise Mistake("cli-bad-number", flag=flag, value=text, least=str(least), most=str(most))
