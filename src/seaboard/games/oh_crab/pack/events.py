"""What the Adventure Pack's tokens and cards did, for animation and log; each event names its clause."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from seaboard.games.oh_crab.content.pack import reward_options
from seaboard.games.oh_crab.events.fields import Card, Cell, Crab, OfCard, OfCrab, OfSeat, Tagged, named, row
from seaboard.games.oh_crab.names import ASYM_CARDS, CHALLENGE_CARDS, REWARD_CARDS, SURPRISE_TOKENS
from seaboard.games.oh_crab.position.cards_of import members
from seaboard.match.events import made, number
from seaboard.match.game import Position

from . import noted
from .event_cards.rules import EVENT_CARDS

Token = Annotated[str, named(SURPRISE_TOKENS)]
EventCard = Annotated[str, named(EVENT_CARDS)]
Challenge = Annotated[str, named(CHALLENGE_CARDS)]
Ability = Annotated[str, named(ASYM_CARDS)]
Origin = Annotated[Literal["trail", "discards"], named(("trail", "discards"))]
Seats = Annotated[list[int], lambda position, bits: list(members(bits))]


class Surprise(OfSeat, frozen=True):
    """A token was turned under a crab; kept by its owner, or used up at once (O124, O125)."""

    crab: Crab
    cell: Cell
    token: Token
    kept: bool = False


class ShellLost(OfSeat, frozen=True):
    """Shells went back to the reserve (J2, E1)."""

    n: int


class Dropped(OfCard, frozen=True):
    """A card left the end of a Trail for the Discard pile (J4)."""


class CardBack(OfCard, frozen=True):
    """A card of the Trail or the Discard pile is in the Hand again (O123)."""

    origin: Origin


class Dug(OfSeat, frozen=True):
    """A space was made an obstacle (O120)."""

    cell: Cell


class Spied(OfSeat, frozen=True):
    """A player looked at a token; only that player learns which (O122)."""

    cell: Cell
    token: Token | None = None


class Hidden(Tagged, frozen=True):
    """A Treasure was laid face down on a space (E13)."""

    cell: Cell


class EventRevealed(Tagged, frozen=True):
    """An event card happens, or is in force from now on; `ends` is the one that it replaces (O134–O136)."""

    event: EventCard
    tile: int
    temporary: bool = False
    ends: EventCard | None = None


class MarketBlown(Tagged, frozen=True):
    """All visible Market cards, each pile from its top, went under the draw pile (E9)."""

    cards: list[Card] = msgspec.field(default_factory=list)


class ClawBack(OfCrab, frozen=True):
    """A crab has a Claw back (O121)."""

    claws: int


class Counted(Tagged, frozen=True):
    """A Challenge was counted: the counts of all seats, first and second places (O149–O152)."""

    challenge: Challenge
    tile: int
    first: Seats
    second: Seats
    counts: list[int] = msgspec.field(default_factory=list)


class ChallengeOpened(Tagged, frozen=True):
    """The next Challenge lies open (O148)."""

    challenge: Challenge
    tile: int


class Rewarded(OfSeat, frozen=True):
    """A winner chose an option of the Reward card, 1 to 3 (O150)."""

    reward: str
    option: int
    what: str


class Reacted(OfSeat, frozen=True):
    """A card reacted for a Claw (O160, O163)."""

    crab: Crab
    card: Ability


class Declined(Reacted, frozen=True):
    """A card could have reacted, and its owner let it be (O163)."""


class Picked(OfSeat, frozen=True):
    """A seat has picked an Asymmetry card; only its owner sees which (O155)."""

    card: Ability | None = None


class Endowed(OfCrab, frozen=True):
    """A crab has its Asymmetry card and its Claws (O156, O157)."""

    card: Ability
    claws: int


class Stored(OfSeat, frozen=True):
    """The hermit stored a card, for another or from the draw pile; only its owner sees it (A6)."""

    card: Card | None = None
    taken: Card | None = None


TokenEvent = Surprise | ShellLost | Dropped | CardBack | Dug | Spied | Hidden
BorderEvent = EventRevealed | MarketBlown | ClawBack | Counted | ChallengeOpened | Rewarded
PackEvent = TokenEvent | BorderEvent | Reacted | Declined | Picked | Endowed | Stored


# ------------------------------------------------------------------ what the notes of the pack mean


def rewarded(position: Position, seat: int, reward: int, option: int) -> Rewarded:
    """An option of the Reward card (O150)."""
    card = REWARD_CARDS[reward]
    return Rewarded("O150", seat, card, option + 1, reward_options(card)[option])


PACK_ROWS: Final = {
    noted.SURPRISE: row(Surprise),
    noted.SHELLS_LOST: row(ShellLost),
    noted.DROPPED: row(Dropped, "O127"),
    noted.CARD_BACK: row(CardBack, "O123"),
    noted.DUG: row(Dug, "O120"),
    noted.SPIED: row(Spied, "O122", hidden={"token": "seat"}),
    noted.HIDDEN: row(Hidden, "O128"),
    noted.EVENT_REVEALED: row(EventRevealed),
    noted.MARKET_BLOWN: row(MarketBlown, "O135"),
    noted.CLAW_BACK: row(ClawBack, "O121"),
    noted.COUNTED: row(Counted, "O149"),
    noted.COUNT: made(int, number, part_of="counts"),
    noted.CHALLENGE_OPENED: row(ChallengeOpened, "O148"),
    noted.REWARDED: made(Rewarded, rewarded),
    noted.REACTED: row(Reacted),
    noted.DECLINED: row(Declined),
    noted.PICKED: row(Picked, "O155", hidden={"card": "seat"}),
    noted.ENDOWED: row(Endowed),
    noted.STORED: row(Stored, hidden={"card": "seat", "taken": "seat"}),
}
