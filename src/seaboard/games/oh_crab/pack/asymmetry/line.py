"""Asymmetry in a position line: `mod4 R:A1*3 O:A6*1=GULL3`, offers, and its decisions (O174)."""

from __future__ import annotations

import re
from typing import Any, Final

from seaboard.games.oh_crab.names import ASYM_CARDS, LETTERS, START_CARDS
from seaboard.games.oh_crab.notation import letter, words
from seaboard.games.oh_crab.pack.on_the_table import HERMIT, PRINTED_CLAWS
from seaboard.games.oh_crab.position import parts
from seaboard.games.oh_crab.position.parts import EVERYTHING, Reading, no, want
from seaboard.games.oh_crab.rules import race as r
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


def write(position: Position, watcher: int | None) -> str:
    """The group: cards and Claws of the crabs, the hermit's card for its owner, and own offers."""
    s = position[0]
    found, offered = [], []
    for crab, card in enumerate(s.asym):
        if card != r.NONE:
            found.append(f"{LETTERS[crab]}:{ASYM_CARDS[card]}*{s.claws[crab]}")
        if card == HERMIT and s.stored != r.NONE:
            found[-1] += f"={words(position)[s.stored] if watcher in (EVERYTHING, s.owner[crab]) else '?'}"
    for seat in range(s.players):
        if cards := offers(position, seat):
            secret = watcher not in (EVERYTHING, seat) and s.phase in (r.PLACE2, r.ASYM_PICK)
            names = [ASYM_CARDS[card % PICK] + (f"!{card // PICK}" if card >= PICK else "") for card in cards]
            offered.append(f"{letter(position, seat)}:{f'?{len(cards)}' if secret else ','.join(names)}")
    return f"mod4 {parts.listed([*found, *['offer', *offered] * bool(offered)], ' ')}"


def read(line: Reading, text: str) -> None:
    """The crabs' cards, each once, and what is offered."""
    s = line.position[0]
    crabs, offered = parts.parts_of("mod4", text, "offer")
    taken: set[str] = set()
    for word in crabs:
        with line.faults:
            found = CRAB_CARD.fullmatch(word)
            name, card, claws, stored = found.groups() if found else ("R", "", "", "")
            crab = LETTERS.index(name)
            if card not in ASYM_CARDS or s.owner[crab] == r.NONE or s.asym[crab] != r.NONE:
                raise no(word, "a crab of the game with its card and Claws, such as R:A1*3", "mod4")
            if card in taken or int(claws) > PRINTED_CLAWS[ASYM_CARDS.index(card)]:
                raise no(word, "every card once, with at most its printed Claws", "mod4")
            taken.add(card)
            s.asym[crab], s.claws[crab] = ASYM_CARDS.index(card), int(claws)
            if stored:
                s.stored = parts.card_named(s, stored, "mod4")
                if s.asym[crab] != HERMIT or int(s.stored) in line.seen:
                    raise no(word, "a stored card only with A6, and every card once", "mod4")
                line.seen.add(int(s.stored))
    for word in offered:
        with line.faults:
            _read_offer(s, word, taken)


def _read_offer(s: Any, word: str, taken: set[str]) -> None:
    name, _, cards = word.partition(":")
    seat, each = parts.seat_named(s, name, "mod4"), int(offers_each(s))
    found = [OFFERED.fullmatch(card) for card in cards.split(",")]
    picks = [card[2] for card in found if card and card[2]]
    if len(found) > each or len(set(picks)) != len(picks) or (not s.pairs and "2" in picks):
        raise no(word, f"at most {each} cards, picks marked !1, !2", "mod4")
    for slot, card in enumerate(found, seat * each):
        if card is None or card[1] not in ASYM_CARDS or card[1] in taken or s.offer[slot] != r.NONE:
            raise no(word, "offered cards, each once", "mod4")
        taken.add(card[1])
        s.offer[slot] = ASYM_CARDS.index(card[1]) + PICK * int(card[2] or 0)


def _read_drawn(s: Any, word: str) -> None:
    cards = [parts.card_named(s, name, least=START_CARDS) for name in word.split(",")]
    want(len(set(cards)) == len(cards) <= 3, word, "up to three action cards, each once")
    s.drawn[: len(cards)] = cards


ABOUT: Final = {
    "drawn": parts.Part(
        lambda s: ",".join(words(s)[card] for card in s.drawn if card != r.NONE), _read_drawn
    ),
    "ability": parts.named("reaction", REACTIONS, "one of " + ", ".join(REACTIONS)),
    "reactor": parts.named("subject", {crab: LETTERS.index(crab) for crab in LETTERS}, "a crab of the game"),
}
