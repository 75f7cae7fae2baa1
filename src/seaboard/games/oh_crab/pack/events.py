"""What the Adventure Pack's tokens and cards did, for animation and log; each event names its clause."""

from __future__ import annotations

from typing import Literal

import msgspec

Cell = str
Crab = str
Card = str


class PackTagged(msgspec.Struct, tag_field="kind", frozen=True, omit_defaults=True):
    """The base of the pack's events."""


class Surprise(PackTagged, tag="surprise", frozen=True):
    """A token was turned under a crab; kept by its owner, or used up at once (O124, O125)."""

    seat: int
    crab: Crab
    cell: Cell
    token: str
    clause: str
    kept: bool = False


class ShellLost(PackTagged, tag="shell_lost", frozen=True):
    """Shells went back to the reserve (J2, E1)."""

    seat: int
    n: int
    clause: str


class Dropped(PackTagged, tag="dropped", frozen=True):
    """A card left the end of a Trail for the Discard pile (J4)."""

    seat: int
    card: Card
    clause: str


class CardBack(PackTagged, tag="card_back", frozen=True):
    """A card of the Trail or the Discard pile is in the Hand again (O123)."""

    seat: int
    card: Card
    origin: Literal["trail", "discards"]
    clause: str


class Dug(PackTagged, tag="dug", frozen=True):
    """A space was made an obstacle (O120)."""

    seat: int
    cell: Cell
    clause: str


class Spied(PackTagged, tag="spied", frozen=True):
    """A player looked at a token; only that player learns which (O122)."""

    seat: int
    cell: Cell
    clause: str
    token: str | None = None


class Hidden(PackTagged, tag="hidden", frozen=True):
    """A Treasure was laid face down on a space (E13)."""

    cell: Cell
    clause: str


class EventRevealed(PackTagged, tag="event_revealed", frozen=True):
    """An Event happens, or is in force from now on; `ends` is the one that it replaces (O134–O136)."""

    event: str
    tile: int
    clause: str
    temporary: bool = False
    ends: str | None = None


class MarketBlown(PackTagged, tag="market_blown", frozen=True):
    """All visible Market cards went under the draw pile (E9)."""

    cards: list[Card]
    clause: str


class ClawBack(PackTagged, tag="claw_back", frozen=True):
    """A crab has a Claw back (O121)."""

    crab: Crab
    claws: int
    clause: str


class Counted(PackTagged, tag="counted", frozen=True):
    """A Challenge was counted: the counts of all seats, first and second places (O149–O152)."""

    challenge: str
    tile: int
    counts: list[int]
    first: list[int]
    second: list[int]
    clause: str


class ChallengeOpened(PackTagged, tag="challenge_opened", frozen=True):
    """The next Challenge lies open (O148)."""

    challenge: str
    tile: int
    clause: str


class Rewarded(PackTagged, tag="rewarded", frozen=True):
    """A winner chose an option of the Reward card, 1 to 3 (O150)."""

    seat: int
    reward: str
    option: int
    what: str
    clause: str


class Reacted(PackTagged, tag="reacted", frozen=True):
    """A card reacted for a Claw (O160, O163)."""

    seat: int
    crab: Crab
    card: str
    clause: str


class Declined(PackTagged, tag="declined", frozen=True):
    """A card could have reacted, and its owner let it be (O163)."""

    seat: int
    crab: Crab
    card: str
    clause: str


class Picked(PackTagged, tag="picked", frozen=True):
    """A seat has picked an Asymmetry card; only its owner sees which (O155)."""

    seat: int
    clause: str
    card: str | None = None


class Endowed(PackTagged, tag="endowed", frozen=True):
    """A crab has its Asymmetry card and its Claws (O156, O157)."""

    crab: Crab
    card: str
    claws: int
    clause: str


class Stored(PackTagged, tag="stored", frozen=True):
    """The hermit stored a card, for another or from the draw pile; only its owner sees it (A6)."""

    seat: int
    clause: str
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
