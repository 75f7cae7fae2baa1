"""Surprises in a position line: `mod1 d7=J2 g20=T4~RB kept R:T5,T9 spare T1,T3`, and decisions (O174)."""

from __future__ import annotations

import re
from typing import Any, Final

from seaboard.games.oh_crab.board import NAMES, SEA, SPACE, WIDTH
from seaboard.games.oh_crab.names import SURPRISE_TOKENS
from seaboard.games.oh_crab.notation import letter
from seaboard.games.oh_crab.pack.on_the_table import COMPASS, FIRST_TREASURE
from seaboard.games.oh_crab.pack.redealing import knows_token
from seaboard.games.oh_crab.position import parts
from seaboard.games.oh_crab.position.cards_of import members
from seaboard.games.oh_crab.position.parts import EVERYTHING, Reading, no, want
from seaboard.games.oh_crab.rules import race as r
from seaboard.match.game import Position

TOKEN: Final = re.compile(r"([a-g]\d{1,2})=([JT]\d)(?:~([ROBGN]+))?")
ASKING: Final = {"J1": r.JUNK_CARD, "J4": r.JUNK_END, "J5": r.JUNK_DIR}  # Junk that leaves a decision


def token_is_open(position: Position, token: int, watcher: int | None) -> bool:
    """The watcher knows a token on the board: a spy, or everybody while the sniffer thinks (O122, O176)."""
    return bool(knows_token(position[0], token, r.NONE if watcher is None else watcher))


def tokens_on_board(position: Position) -> list[tuple[int, int]]:
    """Spaces with a face-down token and the token, from the land on."""
    spaces, places = position["spaces"].item(), position["token_place"].tolist()[0]
    return sorted((space, token) for token, space in enumerate(places) if space < spaces)


def tokens_at(position: Position, place: int) -> list[str]:
    """The tokens in a place that is no space: kept by a seat, or spare."""
    places = position["token_place"].tolist()[0]
    return [SURPRISE_TOKENS[token] for token, here in enumerate(places) if here == place]


def write(position: Position, watcher: int | None) -> str:
    """The group, as a watcher may see it."""
    s = position[0]
    tokens = []
    for space, token in tokens_on_board(position):
        known = watcher == EVERYTHING or token_is_open(position, token, watcher)
        spies = "".join(letter(position, seat) for seat in members(int(s.spied[token]) & ~r.STASHED))
        tokens.append(
            f"{NAMES[space]}={SURPRISE_TOKENS[token] if known else '?'}" + f"~{spies}" * bool(spies)
        )
    in_front = [(letter(position, seat), tokens_at(position, r.KEPT + seat)) for seat in range(s.players)]
    kept = [f"{name}:{','.join(held)}" for name, held in in_front if held]
    spare = tokens_at(position, r.SPARE)
    spares = parts.listed(spare) if watcher == EVERYTHING or not spare else f"?{len(spare)}"
    name = "mod1e" if s.variants & r.BLANK_JUNK else "mod1"
    return f"{name} {parts.listed(tokens, ' ')} kept {parts.listed(kept, ' ')} spare {spares}"


def read(line: Reading, text: str) -> None:
    """Tokens on spaces, Treasures in front of seats, and those that were not dealt."""
    s = line.position[0]
    on_board, kept, spare = parts.parts_of("mod1", text, "kept", "spare")
    s.token_place[FIRST_TREASURE:] = r.GONE
    named: set[str] = set()

    def put(name: str, place: int, least: int = 0) -> int:
        if name not in SURPRISE_TOKENS[least:] or name in named:
            raise no(name, "a token that fits there, each once", "mod1")
        named.add(name)
        s.token_place[SURPRISE_TOKENS.index(name)] = place
        return SURPRISE_TOKENS.index(name)

    for word in on_board:
        with line.faults:
            found = TOKEN.fullmatch(word)
            space = SPACE.get(found[1], SEA) if found else SEA
            if found is None or space >= s.spaces or space in s.token_place:
                raise no(word, "one token on a space, such as d7=J2 or g20=T4~RB", "mod1")
            if int(s.ground[space]) & r.KIND == r.INACCESSIBLE:
                raise no(word, "a token on an accessible space", "mod1")
            spies = {parts.seat_named(s, name, "mod1") for name in found[3] or ""}
            s.spied[put(found[2], space)] = sum(1 << seat for seat in spies)
    for word in kept:
        with line.faults:
            name, _, tokens = word.partition(":")
            seat = parts.seat_named(s, name, "mod1")
            for one in tokens.split(","):
                put(one, r.KEPT + seat, COMPASS)
    for word in ",".join(spare).split(",") if spare else []:
        with line.faults:
            put(word, r.SPARE, FIRST_TREASURE)


def _read_junk(s: Any, word: str) -> None:
    s.surprise = SURPRISE_TOKENS.index(word)
    want(s.token_place[s.surprise] >= s.spaces, word, "Junk that was turned")
    s.token_place[s.surprise] = r.GONE


ABOUT: Final = {
    "token": parts.Part(lambda s: SURPRISE_TOKENS[s.surprise], _read_junk),
    "row": parts.counted("row", 0, lambda s: int(s.spaces) // WIDTH - 1),
    "looks": parts.counted("spy_left", 1, lambda s: 2),
}
