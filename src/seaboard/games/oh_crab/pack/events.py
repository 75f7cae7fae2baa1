"""What the Adventure Pack's tokens and cards did, for animation and log; each event names its clause."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from seaboard.games.oh_crab.content.pack import reward_options
from seaboard.games.oh_crab.facts import card_name, clause_of, crab_letter, if_any, space_name
from seaboard.games.oh_crab.names import (
    ASYM_CARDS,
    CHALLENGE_CARDS,
    MOST_CRABS,
    REWARD_CARDS,
    SURPRISE_TOKENS,
)
from seaboard.match.events import kind, made, number, truth
from seaboard.match.game import Position

from . import noted
from .event_cards.rules import EVENT_CARDS

Cell = str
Crab = str
Card = str


class PackTagged(msgspec.Struct, tag_field="kind", frozen=True, omit_defaults=True):
    """What all events of the pack say: by which clause."""

    clause: str


class Surprise(PackTagged, tag="surprise", frozen=True):
    """A token was turned under a crab; kept by its owner, or used up at once (O124, O125)."""

    seat: int
    crab: Crab
    cell: Cell
    token: str
    kept: bool = False


class ShellLost(PackTagged, tag="shell_lost", frozen=True):
    """Shells went back to the reserve (J2, E1)."""

    seat: int
    n: int


class Dropped(PackTagged, tag="dropped", frozen=True):
    """A card left the end of a Trail for the Discard pile (J4)."""

    seat: int
    card: Card


class CardBack(PackTagged, tag="card_back", frozen=True):
    """A card of the Trail or the Discard pile is in the Hand again (O123)."""

    seat: int
    card: Card
    origin: Literal["trail", "discards"]


class Dug(PackTagged, tag="dug", frozen=True):
    """A space was made an obstacle (O120)."""

    seat: int
    cell: Cell


class Spied(PackTagged, tag="spied", frozen=True):
    """A player looked at a token; only that player learns which (O122)."""

    seat: int
    cell: Cell
    token: str | None = None


class Hidden(PackTagged, tag="hidden", frozen=True):
    """A Treasure was laid face down on a space (E13)."""

    cell: Cell


class EventRevealed(PackTagged, tag="event_revealed", frozen=True):
    """An event card happens, or is in force from now on; `ends` is the one that it replaces (O134–O136)."""

    event: str
    tile: int
    temporary: bool = False
    ends: str | None = None


class MarketBlown(PackTagged, tag="market_blown", frozen=True):
    """All visible Market cards, each pile from its top, went under the draw pile (E9)."""

    cards: list[Card] = msgspec.field(default_factory=list)


class ClawBack(PackTagged, tag="claw_back", frozen=True):
    """A crab has a Claw back (O121)."""

    crab: Crab
    claws: int


class Counted(PackTagged, tag="counted", frozen=True):
    """A Challenge was counted: the counts of all seats, first and second places (O149–O152)."""

    challenge: str
    tile: int
    first: list[int]
    second: list[int]
    counts: list[int] = msgspec.field(default_factory=list)


class ChallengeOpened(PackTagged, tag="challenge_opened", frozen=True):
    """The next Challenge lies open (O148)."""

    challenge: str
    tile: int


class Rewarded(PackTagged, tag="rewarded", frozen=True):
    """A winner chose an option of the Reward card, 1 to 3 (O150)."""

    seat: int
    reward: str
    option: int
    what: str


class Reacted(PackTagged, tag="reacted", frozen=True):
    """A card reacted for a Claw (O160, O163)."""

    seat: int
    crab: Crab
    card: str


class Declined(PackTagged, tag="declined", frozen=True):
    """A card could have reacted, and its owner let it be (O163)."""

    seat: int
    crab: Crab
    card: str


class Picked(PackTagged, tag="picked", frozen=True):
    """A seat has picked an Asymmetry card; only its owner sees which (O155)."""

    seat: int
    card: str | None = None


class Endowed(PackTagged, tag="endowed", frozen=True):
    """A crab has its Asymmetry card and its Claws (O156, O157)."""

    crab: Crab
    card: str
    claws: int


class Stored(PackTagged, tag="stored", frozen=True):
    """The hermit stored a card, for another or from the draw pile; only its owner sees it (A6)."""

    seat: int
    card: Card | None = None
    taken: Card | None = None


PackEvent = (
    Surprise
    | ShellLost
    | Dropped
    | CardBack
    | Dug
    | Spied
    | Hidden
    | EventRevealed
    | MarketBlown
    | ClawBack
    | Counted
    | ChallengeOpened
    | Rewarded
    | Reacted
    | Declined
    | Picked
    | Endowed
    | Stored
)


# ------------------------------------------------------------------ what the notes of the pack mean


def token(position: Position, number: int) -> str:
    """The name of a token."""
    return SURPRISE_TOKENS[number]


def challenge(position: Position, number: int) -> str:
    """The name of a Challenge card."""
    return CHALLENGE_CARDS[number]


def event_card(position: Position, number: int) -> str:
    """The name of an event card."""
    return EVENT_CARDS[number]


def ability(position: Position, number: int) -> str:
    """The name of an Asymmetry card."""
    return ASYM_CARDS[number]


def origin(position: Position, discarded: int) -> str:
    """Where a card comes back from."""
    return "discards" if discarded else "trail"


def seats(position: Position, bits: int) -> list[int]:
    """Some seats, given as bits."""
    return [seat for seat in range(MOST_CRABS) if bits >> seat & 1]


def rewarded(position: Position, seat: int, reward: int, option: int) -> Rewarded:
    """An option of the Reward card (O150)."""
    card = REWARD_CARDS[reward]
    return Rewarded("O150", seat, card, option + 1, reward_options(card)[option])


PACK_ROWS: Final = {
    noted.SURPRISE: kind(
        Surprise,
        seat=number,
        crab=crab_letter,
        cell=space_name,
        token=token,
        kept=truth,
        clause_by=clause_of,
    ),
    noted.SHELLS_LOST: kind(ShellLost, seat=number, n=number, clause_by=clause_of),
    noted.DROPPED: kind(Dropped, "O127", seat=number, card=card_name),
    noted.CARD_BACK: kind(CardBack, "O123", seat=number, card=card_name, origin=origin),
    noted.DUG: kind(Dug, "O120", seat=number, cell=space_name),
    noted.SPIED: kind(Spied, "O122", seat=number, cell=space_name, token=token, hidden={"token": "seat"}),
    noted.HIDDEN: kind(Hidden, "O128", cell=space_name),
    noted.EVENT_REVEALED: kind(
        EventRevealed,
        event=event_card,
        tile=number,
        temporary=truth,
        ends=if_any(event_card),
        clause_by=clause_of,
    ),
    noted.MARKET_BLOWN: kind(MarketBlown, "O135"),
    noted.CLAW_BACK: kind(ClawBack, "O121", crab=crab_letter, claws=number),
    noted.COUNTED: kind(Counted, "O149", challenge=challenge, tile=number, first=seats, second=seats),
    noted.COUNT: made(int, number, part_of="counts"),
    noted.CHALLENGE_OPENED: kind(ChallengeOpened, "O148", challenge=challenge, tile=number),
    noted.REWARDED: made(Rewarded, rewarded),
    noted.REACTED: kind(Reacted, seat=number, crab=crab_letter, card=ability, clause_by=clause_of),
    noted.DECLINED: kind(Declined, seat=number, crab=crab_letter, card=ability, clause_by=clause_of),
    noted.PICKED: kind(Picked, "O155", seat=number, card=ability, hidden={"card": "seat"}),
    noted.ENDOWED: kind(Endowed, crab=crab_letter, card=ability, claws=number, clause_by=clause_of),
    noted.STORED: kind(
        Stored,
        seat=number,
        card=card_name,
        taken=if_any(card_name),
        clause_by=clause_of,
        hidden={"card": "seat", "taken": "seat"},
    ),
}
