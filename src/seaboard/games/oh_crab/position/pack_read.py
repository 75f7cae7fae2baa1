"""The Adventure Pack's part of a position line read back (O174)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from seaboard.games.oh_crab.board import SEA, SPACE
from seaboard.games.oh_crab.facts import MODULES
from seaboard.games.oh_crab.names import (
    ASYM_CARDS,
    CHALLENGE_CARDS,
    EVENT_CARDS,
    LETTERS,
    REWARD_CARDS,
    START_CARDS,
    SURPRISE_TOKENS,
)
from seaboard.games.oh_crab.notation import words
from seaboard.games.oh_crab.pack.asymmetry.rules import PICK, offers_each
from seaboard.games.oh_crab.pack.event_cards.rules import has_challenge, has_event
from seaboard.games.oh_crab.pack.on_the_table import (
    COMPASS,
    FIRST_TREASURE,
    HERMIT,
    PRINTED_CLAWS,
    TEMPORARY,
    beach_tiles,
)
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.seats import letter
from seaboard.match.errors import BadPosition
from seaboard.match.game import Position
from seaboard.match.options import Options

TOKEN = re.compile(r"([a-g]\d{1,2})=([JT]\d)(?:~([ROBGN]+))?")
ON_A_TILE = re.compile(r"([123]):([EC]\d{1,2})(!?)")
CRAB_CARD = re.compile(r"([ROBGN]):(A\d{1,2})\*(\d)(?:=([A-Z0-9]+))?")
OFFERED = re.compile(r"(A\d{1,2})(?:!([12]))?")
NAMES = ("mod1", "mod2", "mod3", "mod4")


def no(part: str, found: object, wanted: str) -> BadPosition:
    """A complaint about a part of the line."""
    return BadPosition(part, found, wanted)


def read_pack(
    position: Position, groups: list[str], given: Mapping[str, Any], options: Options, seen: set[int]
) -> Options:
    """The groups between turn and phase; the options as the line has them. `seen`: cards named elsewhere."""
    readers: dict[str, Callable[[Position, str, set[int]], None]] = {
        "mod1": _surprises,
        "mod2": _events,
        "mod3": _challenges,
        "mod4": _asymmetry,
        "borders": _borders,
    }
    order = list(readers)
    found: list[str] = []
    blank_junk = False
    for group in groups:
        name, _, text = group.partition(" ")
        if name == "mod1e":
            name, blank_junk = "mod1", True
        if name not in readers or not text or (found and order.index(name) <= order.index(found[-1])):
            raise no("line", group, "mod1, mod2, mod3, mod4, borders: those in the game, in this order")
        found.append(name)
        readers[name](position, text, seen)
    modules = " ".join(number for number, name in zip(MODULES, NAMES, strict=True) if name in found)
    if "modules" in given and options["modules"] != modules:
        raise no("line", modules or "-", f"the modules of the options: {options['modules'] or '-'}")
    blank = options["surprises"] == "blank"
    if "mod1" in found and blank != blank_junk and ("surprises" in given or not blank_junk):
        raise no("mod1", "mod1e" if blank_junk else "mod1", "mod1e exactly where Junk is blank")
    settled: Options = {**options, "modules": modules}
    return {**settled, "surprises": "blank"} if blank_junk else settled


def _parts(group: str, text: str, *names: str) -> list[list[str]]:
    """The words before and behind the names; a missing part and `-` are nothing."""
    found: list[list[str]] = [[]]
    waiting = list(names)
    for word in text.split(" "):
        if waiting and word in waiting:
            while waiting and waiting.pop(0) != word:
                found.append([])
            found.append([])
        elif word != "-":
            found[-1].append(word)
    found += [[] for _ in waiting]
    if any(word in names for part in found for word in part):
        raise no(group, text, "every part once, in its order")
    return found


def _seat(position: Position, part: str, name: str) -> int:
    seats = {letter(position, seat): seat for seat in range(position[0].players)}
    if name not in seats:
        raise no(part, name, f"one of {''.join(seats)}")
    return seats[name]


# ------------------------------------------------------------------ module 1


def _surprises(position: Position, text: str, seen: set[int]) -> None:
    s = position[0]
    on_board, kept, spare = _parts("mod1", text, "kept", "spare")
    s.token_place[FIRST_TREASURE:] = r.GONE
    named: set[str] = set()

    def token(name: str, least: int = 0) -> int:
        if name not in SURPRISE_TOKENS[least:] or name in named:
            raise no("mod1", name, "a token that fits there, each once")
        named.add(name)
        return SURPRISE_TOKENS.index(name)

    for word in on_board:
        found = TOKEN.fullmatch(word)
        space = SPACE.get(found[1], SEA) if found else SEA
        if found is None or space >= s.spaces or space in s.token_place:
            raise no("mod1", word, "one token on a space, such as d7=J2 or g20=T4~RB")
        if int(s.ground[space]) & r.KIND == r.INACCESSIBLE:
            raise no("mod1", word, "a token on an accessible space")
        number = token(found[2])
        s.token_place[number] = space
        spies = [_seat(position, "mod1", name) for name in found[3] or ""]
        s.spied[number] = sum(1 << seat for seat in set(spies))
    for word in kept:
        name, _, tokens = word.partition(":")
        seat = _seat(position, "mod1", name)
        for one in tokens.split(","):
            s.token_place[token(one, COMPASS)] = r.KEPT + seat
    for word in ",".join(spare).split(",") if spare else []:
        s.token_place[token(word, FIRST_TREASURE)] = r.SPARE


# ------------------------------------------------------------------ modules 2 and 3


def _on_tiles(
    position: Position, group: str, words_: list[str], names: tuple[str, ...]
) -> dict[int, re.Match[str]]:
    """Cards by the tile they lie on, each tile and each card once."""
    found: dict[int, re.Match[str]] = {}
    tiles = int(beach_tiles(position[0]))
    for word in words_:
        card = ON_A_TILE.fullmatch(word)
        taken = [other[2] for other in found.values()]
        if card is None or card[2] not in names or card[2] in taken or int(card[1]) - 1 in found:
            raise no(group, word, f"a tile and one of {', '.join(names)}, each once")
        if int(card[1]) > tiles:
            raise no(group, word, f"a Beach tile of the board, 1 to {tiles}")
        found[int(card[1]) - 1] = card
    return found


def _events(position: Position, text: str, seen: set[int]) -> None:
    s = position[0]
    on_tiles, now = _parts("mod2", text, "now")
    for tile, card in _on_tiles(position, "mod2", on_tiles, EVENT_CARDS).items():
        s.event[tile] = EVENT_CARDS.index(card[2])
    if now:
        event = EVENT_CARDS.index(now[0]) if now[0] in EVENT_CARDS else -1
        if len(now) > 1 or event < 0 or not TEMPORARY >> event & 1 or event in s.event:
            raise no("mod2", now, "a temporary Event in force that lies on no tile")
        s.event_now, s.events_seen = event, 1 << event


def _challenges(position: Position, text: str, seen: set[int]) -> None:
    s = position[0]
    on_tiles, reward = _parts("mod3", text, "reward")
    for tile, card in _on_tiles(position, "mod3", on_tiles, CHALLENGE_CARDS).items():
        s.challenge[tile] = CHALLENGE_CARDS.index(card[2])
        if card[3]:
            s.challenges_seen |= 1 << int(s.challenge[tile])
    if [name for name in reward if name not in REWARD_CARDS] or len(reward) > 1:
        raise no("mod3", reward, "reward and one of W1, W2, W3")
    if reward and not on_tiles:
        raise no("mod3", text, "a Reward only as long as there are Challenges")
    if reward:
        s.reward = REWARD_CARDS.index(reward[0])


# ------------------------------------------------------------------ module 4


def _asymmetry(position: Position, text: str, seen: set[int]) -> None:
    s = position[0]
    crabs, offered = _parts("mod4", text, "offer")
    named: set[str] = set()
    for word in crabs:
        found = CRAB_CARD.fullmatch(word)
        crab = LETTERS.index(found[1]) if found else -1
        if found is None or found[2] not in ASYM_CARDS or s.owner[crab] == r.NONE or s.asym[crab] != r.NONE:
            raise no("mod4", word, "a crab of the game with its card and Claws, such as R:A1*3")
        card = ASYM_CARDS.index(found[2])
        if found[2] in named or int(found[3]) > PRINTED_CLAWS[card]:
            raise no("mod4", word, "every card once, with at most its printed Claws")
        named.add(found[2])
        s.asym[crab], s.claws[crab] = card, int(found[3])
        if found[4]:
            _store(position, word, card, found[4], seen)
    for word in offered:
        _offer(position, word, named)


def _store(position: Position, word: str, card: int, stored: str, seen: set[int]) -> None:
    number = words(position)[: r.ADD_LEFT].index(stored) if stored in words(position)[: r.ADD_LEFT] else -1
    if card != HERMIT or number < 0 or number in seen:
        raise no("mod4", word, "a stored card only with A6, and every card once")
    seen.add(number)
    position[0].stored = number
    if number < START_CARDS:
        position[0].known |= type(position[0].known)(1 << number)


def _offer(position: Position, word: str, named: set[str]) -> None:
    s = position[0]
    name, _, cards = word.partition(":")
    seat, each = _seat(position, "mod4", name), int(offers_each(s))
    found = [OFFERED.fullmatch(card) for card in cards.split(",")]
    picks = [card[2] for card in found if card and card[2]]
    if len(found) > each or len(set(picks)) != len(picks) or (not s.pairs and "2" in picks):
        raise no("mod4", word, f"at most {each} cards, picks marked !1, !2")
    for i, card in enumerate(found):
        if (
            card is None
            or card[1] not in ASYM_CARDS
            or card[1] in named
            or s.offer[seat * each + i] != r.NONE
        ):
            raise no("mod4", word, "offered cards, each once")
        named.add(card[1])
        s.offer[seat * each + i] = ASYM_CARDS.index(card[1]) + PICK * int(card[2] or 0)


def _borders(position: Position, text: str, seen: set[int]) -> None:
    s = position[0]
    for word in text.split(","):
        border = int(word) if word in ("0", "1", "2", "3") else -1
        if (
            border < 0
            or not (has_challenge(s, border) or has_event(s, border))
            or int(s.borders) >> border & 1
        ):
            raise no("borders", word, "borders with a Challenge or an Event, each once")
        s.borders |= 1 << border
