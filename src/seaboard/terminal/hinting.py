"""A hint in the sentences of a terminal: where to look, which kind of move, the move with its reason."""

from __future__ import annotations

from typing import Any

from seaboard.words import Words

GRADES = 3


def hinted(grade: int, move: str, said: dict[str, Any], words: Words) -> list[str]:
    """What a grade has to say, sentence by sentence."""
    match grade:
        case 1:
            return [*told("at", said, "where", words), words.say("cli-hint-more")]
        case 2:
            return [*told("kind", said, "kind", words), words.say("cli-hint-more")]
    winnable = f"hint-winnable-{said.get('winnable')}"
    return [
        words.say("cli-hint", move=" ".join(said.get("plan", [move]))),
        *told("reason", said, "reason", words),
        *([words.say(winnable)] if words.has(winnable) else []),
    ]


def told(part: str, said: dict[str, Any], name: str, words: Words) -> list[str]:
    """The sentence of a part, with its clause; of a game that has none, the cell to look at."""
    about = said.get(name, {})
    key = f"hint-{part}-{about.get('kind')}"
    if words.has(key):
        sentence = words.say(key, **about["params"])
        clause = about.get("clause")
        return [words.say("cli-by-clause", why=sentence, clause=clause) if clause else sentence]
    where = about.get("name")
    return [] if where is None else [words.say("cli-hint-at", where=where)]
