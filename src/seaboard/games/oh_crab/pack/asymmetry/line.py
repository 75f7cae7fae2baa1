"""Asymmetry in a position line: `mod4 R:A1*3 O:A6*1=GULL3`, offers, and its decisions (O174)."""

from __future__ import annotations

import re
from typing import Final

from seaboard.games.oh_crab.names import ASYM_CARDS, LETTERS, MOST_CRABS, START_CARDS
from seaboard.games.oh_crab.notation import letter, words
from seaboard.games.oh_crab.pack.on_the_table import HERMIT, PRINTED_CLAWS
from seaboard.games.oh_crab.position.parts import Part, card_named, named, no, parts_of, seat_named
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.cards import BIT
from seaboard.match.errors import Faults
from seaboard.match.game import Position

from .rules import PICK, offers_each

CRAB_CARD: Final = re.compile(r"([ROBGN]):(A\d{1,2})\*(\d)(?:=([A-Z0-9]+))?")
OFFERED: Final = re.compile(r"(A\d{1,2})(?:!([12]))?")
REACTIONS: Final = {f"A{number}": number - 1 for number in (3, 4, 10, 11, 12, 13, 14)}


def offers(position: Position, seat: int) -> list[int]:
    """The cards offered to a seat, with their picks as the position has them."""
    each = int(offers_each(position[0]))
    cards = position[0].offer[seat * each : (seat + 1) * each].tolist()
    return [card for card in cards if card != r.NONE]


def drawn(position: Position) -> list[int]:
    """The cards that the hermit chooses from."""
    return [card for card in position[0].drawn.tolist() if card != r.NONE]


def write(position: Position, watcher: int | None, hide: bool) -> str:
    """The group: cards and Claws of the crabs, the hermit's card for its owner, and own offers."""
    s = position[0]
    found = []
    for crab in range(MOST_CRABS):
        if s.asym[crab] != r.NONE:
            text = f"{LETTERS[crab]}:{ASYM_CARDS[s.asym[crab]]}*{s.claws[crab]}"
            if s.stored != r.NONE and s.asym[crab] == HERMIT:
                text += f"={'?' if hide and watcher != s.owner[crab] else words(position)[s.stored]}"
            found.append(text)
    offered = []
    for seat in range(s.players):
        if cards := offers(position, seat):
            secret = hide and watcher != seat and s.phase in (r.PLACE2, r.ASYM_PICK)
            names = [ASYM_CARDS[card % PICK] + (f"!{card // PICK}" if card >= PICK else "") for card in cards]
            offered.append(f"{letter(position, seat)}:{f'?{len(cards)}' if secret else ','.join(names)}")
    return f"mod4 {' '.join(found + ['offer', *offered] * bool(offered)) or '-'}"


def read(position: Position, text: str, seen: set[int], faults: Faults) -> None:
    """The crabs' cards, each once, and what is offered; `seen` are the cards named elsewhere."""
    s = position[0]
    crabs, offered = parts_of("mod4", text, "offer")
    named: set[str] = set()
    for word in crabs:
        with faults:
            found = CRAB_CARD.fullmatch(word)
            crab = LETTERS.index(found[1]) if found else -1
            known = found is not None and found[2] in ASYM_CARDS
            if found is None or not known or s.owner[crab] == r.NONE or s.asym[crab] != r.NONE:
                raise no(word, "a crab of the game with its card and Claws, such as R:A1*3", "mod4")
            card = ASYM_CARDS.index(found[2])
            if found[2] in named or int(found[3]) > PRINTED_CLAWS[card]:
                raise no(word, "every card once, with at most its printed Claws", "mod4")
            named.add(found[2])
            s.asym[crab], s.claws[crab] = card, int(found[3])
            if found[4]:
                _read_store(position, word, card, found[4], seen)
    for word in offered:
        with faults:
            _read_offer(position, word, named)


def _read_store(position: Position, word: str, ability: int, name: str, seen: set[int]) -> None:
    s = position[0]
    card = card_named(position, name)
    if ability != HERMIT or card == r.NONE or card in seen:
        raise no(word, "a stored card only with A6, and every card once", "mod4")
    seen.add(card)
    s.stored = card
    if card < START_CARDS:
        s.known |= BIT[card]


def _read_offer(position: Position, word: str, named: set[str]) -> None:
    s = position[0]
    name, _, cards = word.partition(":")
    seat, each = seat_named(position, name, "mod4"), int(offers_each(s))
    found = [OFFERED.fullmatch(card) for card in cards.split(",")]
    picks = [card[2] for card in found if card and card[2]]
    if len(found) > each or len(set(picks)) != len(picks) or (not s.pairs and "2" in picks):
        raise no(word, f"at most {each} cards, picks marked !1, !2", "mod4")
    for slot, card in enumerate(found, seat * each):
        if card is None or card[1] not in ASYM_CARDS or card[1] in named or s.offer[slot] != r.NONE:
            raise no(word, "offered cards, each once", "mod4")
        named.add(card[1])
        s.offer[slot] = ASYM_CARDS.index(card[1]) + PICK * int(card[2] or 0)


def _write_drawn(position: Position) -> str:
    return ",".join(words(position)[card] for card in drawn(position))


def _read_drawn(position: Position, word: str) -> None:
    cards = [card_named(position, name) for name in word.split(",")]
    if len(cards) > 3 or len(set(cards)) != len(cards) or min(cards) < START_CARDS:
        raise no(word, "up to three action cards, each once")
    for i, card in enumerate(cards):
        position[0].drawn[i] = card


ABOUT: Final = {
    "drawn": Part(_write_drawn, _read_drawn),
    "ability": named("reaction", REACTIONS, "one of " + ", ".join(REACTIONS)),
    "reactor": named("subject", {crab: LETTERS.index(crab) for crab in LETTERS}, "a crab of the game"),
}
