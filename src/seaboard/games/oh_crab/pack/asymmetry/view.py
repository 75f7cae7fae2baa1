"""Asymmetry cards as a seat may see them: its own offers, and what its hermit keeps (O170)."""

from __future__ import annotations

import msgspec

from seaboard.games.oh_crab.content.pack import pack
from seaboard.games.oh_crab.names import ASYM_CARDS, LETTERS
from seaboard.games.oh_crab.notation import words
from seaboard.games.oh_crab.pack.asymmetry.line import offers
from seaboard.games.oh_crab.pack.asymmetry.rules import PICK
from seaboard.games.oh_crab.pack.on_the_table import HERMIT
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.view.plain import PlainPack
from seaboard.match.game import Position


class AbilityCard(msgspec.Struct, frozen=True):
    """What is printed on an Asymmetry card: Claws, starfish, and when it is used."""

    claws: int
    stars: int
    timing: str


class Ability(msgspec.Struct, frozen=True, omit_defaults=True):
    """A crab's Asymmetry card and the Claws left on it; `stored` only for its owner."""

    crab: str
    card: str
    claws: int
    stores: bool = False
    stored: str | None = None


class Offered(msgspec.Struct, frozen=True, omit_defaults=True):
    """An Asymmetry card offered to this seat, with its word and whether it is picked, first or second."""

    word: str
    card: str
    picked: int = 0


def ability_cards() -> dict[str, AbilityCard]:
    """All cards of the module."""
    cards = pack()["asymmetry"]
    return {card["id"]: AbilityCard(card["claws"], card["starfish"], card["timing"]) for card in cards}


def abilities(s: PlainPack, named: tuple[str, ...], seat: int | None) -> list[Ability]:
    """The cards of the crabs."""
    found = []
    for crab, card in enumerate(s.asym):
        if card != r.NONE:
            stores = card == HERMIT and s.stored != r.NONE
            shown = named[s.stored] if stores and seat == s.owner[crab] else None
            found.append(Ability(LETTERS[crab], ASYM_CARDS[card], s.claws[crab], stores, shown))
    return found


def own_offers(position: Position, seat: int | None) -> list[Offered]:
    """The cards a seat may pick from, or has picked."""
    cards = [] if seat is None else offers(position, seat)
    named = words(position)[r.OFFER :]
    return [Offered(named[i], ASYM_CARDS[card % PICK], card // PICK) for i, card in enumerate(cards)]


def picks(position: Position, players: int) -> list[int]:
    """How many cards each seat has picked."""
    return [sum(card >= PICK for card in offers(position, seat)) for seat in range(players)]
