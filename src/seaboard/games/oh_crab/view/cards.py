"""Cards: their faces, what lies in front of each player, and what fits together."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import msgspec

from seaboard.games.oh_crab.names import ICONS, LETTERS, MOST_CARDS, NO_ICON, SPECIALS, START_CARDS
from seaboard.games.oh_crab.notation import words
from seaboard.games.oh_crab.position.cards_of import members, row
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.redeal import hidden_cards
from seaboard.match.game import Position

from .board import Icon
from .plain import Plain

Card = str


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is printed on a card; halves upper then lower, "" where there is none."""

    card: Card
    main: Icon
    left: list[str]
    right: list[str]
    special: str | None = None


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies in front of a player; only the owner sees the Hand and the face-down card."""

    letter: str
    crabs: list[str]
    shells: int
    hand_size: int
    known: list[Card]  # cards that everybody can know to be in the Hand, face down, or stored
    trail: list[Card]
    joints: list[list[str]]  # the icons completed between neighbours of the Trail
    discards: list[Card]
    hand: list[Card] | None = None
    ready: bool = False  # a card lies face down
    down: Card | None = None
    rests: bool = False  # must rest: no card to plan


class Fit(msgspec.Struct, frozen=True):
    """What a card of the own Hand, or face down, would complete at either end of the Trail."""

    card: Card
    left: list[str]
    right: list[str]


def faces(position: Position) -> list[Face]:
    """What is printed on the cards of the game: every action card, and the start cards of the seats."""
    s = position[0]
    named, owner, special = words(position), s.owner.tolist(), s.special.tolist()
    main, left, right = s.main.tolist(), s.left.tolist(), s.right.tolist()
    return [
        Face(
            card=named[card],
            main=ICONS[main[card]],  # type: ignore[arg-type]  # the letters are Icons
            left=halves(left[card]),
            right=halves(right[card]),
            special=None if special[card] == r.NONE else SPECIALS[special[card]],
        )
        for card in range(MOST_CARDS)
        if (owner[card // 4] if card < START_CARDS else special[card]) != r.NONE
    ]


def halves(packed: int) -> list[str]:
    """Upper and lower half of a side."""
    icons = (*ICONS, "")
    return [icons[packed >> 3], icons[packed & 7]]


@cache
def icons_between(mine: int, theirs: int) -> list[str]:
    """The icons that two sides complete where they meet, as the cards have them packed (O31)."""
    pairs = ((mine >> 3, theirs >> 3), (mine & 7, theirs & 7))
    return [ICONS[one] for one, other in pairs if one == other != NO_ICON]


def held(position: Position, s: Plain, seat: int) -> int:
    """Every card of a seat that only its owner sees, as a set."""
    if s.stored != r.NONE or s.phase == r.STASH_PICK:  # the hermit's cards too
        return int(hidden_cards(position[0], seat))
    return int(s.hand[seat] | (0 if s.down[seat] == r.NONE else 1 << s.down[seat]))


def open_seat(position: Position, s: Plain, named: tuple[str, ...], seat: int) -> Seat:
    """A player's side of the table as everybody sees it (O170)."""
    down, cards = s.down[seat], row(s.follows, s.trail_left[seat])
    return Seat(
        letter=LETTERS[s.crabs[seat][0]],
        crabs=[LETTERS[crab] for crab in s.crabs[seat] if crab != r.NONE],
        shells=s.shells[seat],
        hand_size=s.hand[seat].bit_count(),
        known=[named[card] for card in members(s.known & held(position, s, seat))],
        trail=[named[card] for card in cards],
        joints=[icons_between(s.right[one], s.left[other]) for one, other in pairwise(cards)],
        discards=[named[card] for card in row(s.follows, s.discard_first[seat])],
        ready=down != r.NONE,
        rests=s.phase == r.PLAN and down == r.NONE and not s.hand[seat],
    )


def seats(s: Plain, named: tuple[str, ...], shown: list[Seat], watcher: int | None) -> list[Seat]:
    """Every side of the table; Hand and face-down card only for the owner (O170)."""
    if watcher is None:
        return shown
    down = s.down[watcher]
    own = msgspec.structs.replace(
        shown[watcher],
        hand=[named[card] for card in members(s.hand[watcher])],
        down=None if down == r.NONE else named[down],
    )
    return [*shown[:watcher], own, *shown[watcher + 1 :]]


def fits(s: Plain, named: tuple[str, ...], seat: int | None) -> list[Fit]:
    """What every own card would complete at either end of the own Trail, where one may be added (O31)."""
    if seat is None or s.phase not in (r.PLAN, r.START, r.DOPE_CARD, r.DOPE_SIDE):
        return []
    cards = row(s.follows, s.trail_left[seat])
    planned = 0 if s.down[seat] == r.NONE else 1 << s.down[seat]
    return [
        Fit(
            named[card],
            icons_between(s.right[card], s.left[cards[0]]),
            icons_between(s.right[cards[-1]], s.left[card]),
        )
        for card in (members(s.hand[seat] | planned) if cards else ())
    ]
