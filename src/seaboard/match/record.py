"""A match as text: a header in brackets, then the moves in the game's own layout."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from .errors import BadOption, BadPosition, BadRecord, IllegalMove, UnknownGame
from .options import write as write_value

if TYPE_CHECKING:
    from .match import Match

HEADERS = ("Game", "Rules", "Players", "Seed", "Options", "Position", "Result")
NEEDED = ("Game", "Rules", "Players", "Seed", "Result")
OPTION = re.compile(r"[^\s']+(?:'[^']* [^']*')?")  # a value with spaces stands in single quotes
TAG = re.compile(r'\[([A-Za-z]+) "([^"\]]*)"\]')
LONGEST = 1_000_000
HIDDEN = "hidden"  # in place of the seed while a match runs at a table


def write(match: Match) -> str:
    """The record: header lines, an empty line, the moves."""
    options = " ".join(_option(name, write_value(value)) for name, value in match.options.items())
    header = {
        "Game": match.game.name,
        "Rules": match.game.rules_version,
        "Players": str(match.players),
        "Seed": str(match.seed),
        "Options": options,
        "Position": match.first_position or "",
        "Result": match.game.result(match.here, match.over),
    }
    lines = [f'[{name} "{header[name]}"]' for name in HEADERS if header[name] or name in NEEDED]
    return "\n".join([*lines, "", match.game.write_body(match)]).rstrip() + "\n"


def read(text: str) -> Match:
    """Replay and check a record; what is wrong in it raises BadRecord with the line."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise BadRecord(1, type(text).__name__, f"wanted a text of at most {LONGEST} characters")
    header, where, body = _split(text.removeprefix("\ufeff"))  # some editors put a byte order mark first
    for name in NEEDED:
        if name not in header:
            raise BadRecord(1, name, "this header is missing")
    match = _start(header, where)
    match.game.read_body(match, body)
    result = match.game.result(match.here, match.over)
    if header["Result"] != result:
        raise BadRecord(where["Result"], header["Result"], f"the moves give {result}")
    return match


def _split(text: str) -> tuple[dict[str, str], dict[str, int], list[tuple[int, str]]]:
    header: dict[str, str] = {}
    where: dict[str, int] = {}
    body: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if line.startswith("[") and not body:
            if TAG.sub("", line).strip():
                raise BadRecord(number, line, 'wanted headers such as [Game "urchins"]')
            for name, value in TAG.findall(line):
                if name not in HEADERS:
                    raise BadRecord(number, name, f"known headers: {', '.join(HEADERS)}")
                if name in header:
                    raise BadRecord(number, name, "this header stands twice")
                header[name], where[name] = value, number
        elif line:
            body.append((number, line))
    return header, where, body


def _option(name: str, value: str) -> str:
    return f"{name}='{value}'" if " " in value else f"{name}={value}"


def _option_words(text: str) -> list[str]:
    """The words of the header of options; an empty one, to be refused, if it is not made of such words."""
    found = OPTION.findall(text)
    return found if " ".join(found) == " ".join(text.split()) else [""]


def _start(header: dict[str, str], where: dict[str, int]) -> Match:
    from .shelf import game as find_game

    try:
        game = find_game(header["Game"])
    except UnknownGame as error:
        raise BadRecord(where["Game"], header["Game"], str(error)) from error
    if header["Rules"] != game.rules_version:
        raise BadRecord(where["Rules"], header["Rules"], f"known rules version: {game.rules_version}")
    if header["Seed"] == HIDDEN:
        raise BadRecord(where["Seed"], HIDDEN, "secret while the match runs; copy the record when it is over")
    numbers = {}
    for name in ("Players", "Seed"):
        if not header[name].isascii() or not header[name].isdigit() or len(header[name]) > 40:
            raise BadRecord(where[name], header[name], "wanted a whole number")
        numbers[name] = int(header[name])
    options: dict[str, Any] = {}
    for word in _option_words(header.get("Options", "")):
        name, equals, value = word.partition("=")
        if not equals or name in options:
            raise BadRecord(where["Options"], word or header["Options"], "wanted name=value, each name once")
        options[name] = value[1:-1] if " " in value else value
    if {"players", "seed", "position"} & options.keys():
        raise BadRecord(where["Options"], header["Options"], "players, seed and position are headers")
    try:
        if header.get("Position"):
            match = game.at(header["Position"], seed=numbers["Seed"], **options)
            if match.players != numbers["Players"]:
                raise BadRecord(where["Players"], header["Players"], f"the position has {match.players}")
        else:
            match = game.new(players=numbers["Players"], seed=numbers["Seed"], **options)
    except BadPosition as error:
        raise BadRecord(where["Position"], header["Position"], str(error)) from error
    except BadOption as error:
        own = {"players": where["Players"], "seed": where["Seed"]}
        line = own.get(error.option) or where.get("Options", where["Seed"])
        raise BadRecord(line, error.value, str(error)) from error
    return match


def play_word(match: Match, line: int, move: str) -> None:
    """Play one move of a body; an illegal one is refused with its line."""
    try:
        match.play(move)
    except IllegalMove as error:
        raise BadRecord(line, move, str(error)) from error


def enter_word(match: Match, line: int, word: str) -> None:
    """Enter one word of a body, with the outcome it may carry; a wrong one is refused with its line."""
    try:
        match.enter(word)
    except IllegalMove as error:
        raise BadRecord(line, word, str(error)) from error


def reads_as(remark: str, wanted: str, line: int) -> None:
    """Check a remark against what the moves give."""
    if remark != wanted:
        raise BadRecord(line, remark, f"the moves give {wanted}")
