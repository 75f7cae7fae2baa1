"""Surprises in a position line: `mod1 d7=J2 g20=T4~RB kept R:T5,T9 spare T1,T3`, and decisions (O174)."""

from __future__ import annotations

import re
from typing import Final

from seaboard.games.oh_crab.board import NAMES, SEA, SPACE, WIDTH
from seaboard.games.oh_crab.names import SURPRISE_TOKENS
from seaboard.games.oh_crab.notation import letter, letters
from seaboard.games.oh_crab.pack.on_the_table import COMPASS, FIRST_TREASURE, SNIFFER
from seaboard.games.oh_crab.position.parts import Part, counted, no, parts_of, seat_named
from seaboard.games.oh_crab.rules import race as r
from seaboard.match.errors import Faults
from seaboard.match.game import Position

TOKEN: Final = re.compile(r"([a-g]\d{1,2})=([JT]\d)(?:~([ROBGN]+))?")
ASKING: Final = {
    "J1": r.JUNK_CARD,
    "J4": r.JUNK_END,
    "J5": r.JUNK_DIR,
}  # Junk that leaves something to decide


def turned_space(position: Position) -> int:
    """The space whose token everybody sees while the sniffer thinks, NONE if there is none (O176)."""
    phase, reaction, subject = (position[name].item() for name in ("phase", "reaction", "subject"))
    sniffed = phase == r.REACT and reaction == SNIFFER
    return position["place"].tolist()[0][subject] if sniffed else r.NONE


def token_is_open(position: Position, token: int, watcher: int | None) -> bool:
    """The watcher knows a token on the board: a spy, or everybody while the sniffer thinks (O122, O176)."""
    s = position[0]
    if watcher is not None and int(s.spied[token]) >> watcher & 1:
        return True
    return bool(s.token_place[token] == turned_space(position))


def tokens_on_board(position: Position) -> list[tuple[int, int]]:
    """Spaces with a face-down token and the token, from the land on."""
    spaces, places = position["spaces"].item(), position["token_place"].tolist()[0]
    return sorted((space, token) for token, space in enumerate(places) if space < spaces)


def tokens_at(position: Position, place: int) -> list[str]:
    """The tokens in a place that is no space: kept by a seat, or spare."""
    places = position["token_place"].tolist()[0]
    return [SURPRISE_TOKENS[token] for token, here in enumerate(places) if here == place]


def write(position: Position, watcher: int | None, hide: bool) -> str:
    """The group, as a watcher may see it; not `hide`: with everything."""
    s = position[0]
    tokens = []
    for space, token in tokens_on_board(position):
        name = "?" if hide and not token_is_open(position, token, watcher) else SURPRISE_TOKENS[token]
        spies = letters(position, int(s.spied[token]) & ~r.STASHED)
        tokens.append(f"{NAMES[space]}={name}" + (f"~{spies}" if spies else ""))
    kept = [
        f"{letter(position, seat)}:{','.join(held)}"
        for seat in range(s.players)
        if (held := tokens_at(position, r.KEPT + seat))
    ]
    spare = tokens_at(position, r.SPARE)
    spares = f"?{len(spare)}" if hide and spare else ",".join(spare) or "-"
    name = "mod1e" if s.variants & r.BLANK_JUNK else "mod1"
    return f"{name} {' '.join(tokens) or '-'} kept {' '.join(kept) or '-'} spare {spares}"


def read(position: Position, text: str, seen: set[int], faults: Faults) -> None:
    """Tokens on spaces, Treasures in front of seats, and those that were not dealt."""
    s = position[0]
    on_board, kept, spare = parts_of("mod1", text, "kept", "spare")
    s.token_place[FIRST_TREASURE:] = r.GONE
    named: set[str] = set()

    def token(name: str, least: int = 0) -> int:
        if name not in SURPRISE_TOKENS[least:] or name in named:
            raise no(name, "a token that fits there, each once", "mod1")
        named.add(name)
        return SURPRISE_TOKENS.index(name)

    for word in on_board:
        with faults:
            found = TOKEN.fullmatch(word)
            space = SPACE.get(found[1], SEA) if found else SEA
            if found is None or space >= s.spaces or space in s.token_place:
                raise no(word, "one token on a space, such as d7=J2 or g20=T4~RB", "mod1")
            if int(s.ground[space]) & r.KIND == r.INACCESSIBLE:
                raise no(word, "a token on an accessible space", "mod1")
            here = token(found[2])
            s.token_place[here] = space
            spies = {seat_named(position, name, "mod1") for name in found[3] or ""}
            s.spied[here] = sum(1 << seat for seat in spies)
    for word in kept:
        with faults:
            name, _, tokens = word.partition(":")
            seat = seat_named(position, name, "mod1")
            for one in tokens.split(","):
                s.token_place[token(one, COMPASS)] = r.KEPT + seat
    for word in ",".join(spare).split(",") if spare else []:
        with faults:
            s.token_place[token(word, FIRST_TREASURE)] = r.SPARE


def _read_junk(position: Position, word: str) -> None:
    s = position[0]
    s.surprise = SURPRISE_TOKENS.index(word)
    if s.token_place[s.surprise] < s.spaces:
        raise no(word, "Junk that was turned")
    s.token_place[s.surprise] = r.GONE


ABOUT: Final = {
    "token": Part(lambda position: SURPRISE_TOKENS[position[0].surprise], _read_junk),
    "row": counted("row", 0, lambda s: int(s.spaces) // WIDTH - 1),
    "looks": counted("spy_left", 1, lambda s: 2),
}
