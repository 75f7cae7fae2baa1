"""What a seat may see of the Adventure Pack, module by module (O170)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from seaboard.games.oh_crab import names
from seaboard.games.oh_crab.board import NAMES
from seaboard.games.oh_crab.content.pack import entry, pack
from seaboard.games.oh_crab.notation import words
from seaboard.games.oh_crab.pack.asymmetry.line import offers
from seaboard.games.oh_crab.pack.asymmetry.rules import PICK
from seaboard.games.oh_crab.pack.event_cards.rules import EVENT_CARDS
from seaboard.games.oh_crab.pack.on_the_table import HERMIT, SNIFFER
from seaboard.games.oh_crab.phases import PHASES, SETTING_UP
from seaboard.games.oh_crab.position.cards_of import members
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.view.plain import PlainPack, plain
from seaboard.match.game import Position


class Token(msgspec.Struct, frozen=True, omit_defaults=True):
    """A token on the board: face down unless this seat spied it, or it was just turned."""

    cell: str
    token: str | None = None
    spies: list[int] = []  # the seats that looked at it
    turned: bool = False  # everybody sees it now


class OnTile(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event card or a Challenge of a Beach tile, 1 to 3 from the land; None: face down."""

    tile: int
    card: str | None = None


class InForce(msgspec.Struct, frozen=True):
    """The event card in force, and what it is about: the cook, the Extra-action tiles, or "" (O136)."""

    card: str
    about: str


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


class Pack(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that lies on the table for the modules in the game; what is seldom there is left out."""

    tokens: list[Token]
    kept: list[list[str]]  # the Treasures in front of each seat
    events: list[OnTile]
    crystal: list[str]  # event cards that are still face down, as all have read them (O140)
    challenges: list[OnTile]
    counts: list[int]  # what the open Challenge counts for each seat now
    borders: list[int]
    abilities: list[Ability]
    offers: list[Offered]
    spare: int = 0  # Treasures that were not dealt
    event_now: InForce | None = None
    reward: str | None = None
    rewards_due: list[int] = []  # winners still to be served
    picked: list[int] = []  # how many cards each seat has picked, while they do
    drawn: list[str] = []  # the hermit's choice, for its owner
    tailor: list[str] = []  # halves that the tailor may still use


def pack_view(position: Position, seat: int | None, counts: list[int]) -> Pack | None:
    """The pack as a seat sees it; None if no module is in the game."""
    if not position["modules"].item():
        return None
    s, named = plain(position, PlainPack), words(position)
    offering = PHASES[s.phase].when == SETTING_UP
    sewing = s.crab != r.NONE and s.claws[s.crab] > 0
    return Pack(
        tokens=tokens(s, seat),
        kept=kept_tokens(s),
        events=on_tiles(s.event),
        crystal=crystal(s),
        challenges=on_tiles(s.challenge, names.CHALLENGE_CARDS, s.challenges_seen),
        counts=counts,
        borders=list(members(s.borders)),
        abilities=abilities(s, named, seat),
        offers=own_offers(position, seat) if offering else [],
        spare=s.token_place.count(r.SPARE),
        event_now=in_force(s),
        reward=None if s.reward == r.NONE else names.REWARD_CARDS[s.reward],
        rewards_due=list(members(s.winners_left)),
        picked=picks(position, s.players) if s.phase == r.ASYM_PICK else [],
        drawn=[named[card] for card in s.drawn if card != r.NONE] if seat == s.mover else [],
        tailor=[names.ICONS[icon] for icon in s.tailor if icon != r.NONE] if sewing else [],
    )


def lasting_cards() -> list[str]:
    """What stays when it comes: Treasures to keep, and temporary event cards (O125, O136)."""
    kept = [token["id"] for token in pack()["surprises"] if not token["immediate"]]
    return kept + [card["id"] for card in pack()["events"] if card["temporary"]]


# ------------------------------------------------------------------ surprises


def tokens(s: PlainPack, seat: int | None) -> list[Token]:
    """The tokens on the board, from the land on."""
    sniffed = s.phase == r.REACT and s.reaction == SNIFFER
    turned = s.place[s.subject] if sniffed else r.NONE
    seats, own = (1 << s.players) - 1, 0 if seat is None else 1 << seat
    found = []
    for space, token in sorted((place, t) for t, place in enumerate(s.token_place) if place < s.spaces):
        spies = s.spied[token] & seats
        name = names.SURPRISE_TOKENS[token] if spies & own or space == turned else None
        found.append(Token(NAMES[space], name, list(members(spies)) if spies else [], space == turned))
    return found


def kept_tokens(s: PlainPack) -> list[list[str]]:
    """The Treasures in front of each seat (O125)."""
    kept: list[list[str]] = [[] for _ in range(s.players)]
    for token, place in enumerate(s.token_place):
        if 0 <= place - r.KEPT < s.players:
            kept[place - r.KEPT].append(names.SURPRISE_TOKENS[token])
    return kept


# ------------------------------------------------------------------ event cards and Challenges


def on_tiles(cards: list[int], called: Sequence[str] = (), seen: int = 0) -> list[OnTile]:
    """The cards that still lie at the Beach tiles; the names of those that everybody has seen, as bits."""
    left = [(tile, card) for tile, card in enumerate(cards, 1) if card != r.NONE]
    return [OnTile(tile, called[card] if seen >> card & 1 else None) for tile, card in left]


def in_force(s: PlainPack) -> InForce | None:
    """The event card that lasts, if there is one."""
    if s.event_now == r.NONE:
        return None
    card = EVENT_CARDS[s.event_now]
    return InForce(card, entry(card)["about"])


def crystal(s: PlainPack) -> list[str]:
    """With the crystal ball all know which event cards are face down, but not where (O140)."""
    known = sorted(s.event) if s.variants & r.CRYSTAL else []
    return [EVENT_CARDS[event] for event in known if event != r.NONE]


# ------------------------------------------------------------------ asymmetry


def ability_cards() -> dict[str, AbilityCard]:
    cards = pack()["asymmetry"]
    return {card["id"]: AbilityCard(card["claws"], card["starfish"], card["timing"]) for card in cards}


def abilities(s: PlainPack, named: tuple[str, ...], seat: int | None) -> list[Ability]:
    found = []
    for crab, card in enumerate(s.asym):
        if card != r.NONE:
            stores = card == HERMIT and s.stored != r.NONE
            shown = named[s.stored] if stores and seat == s.owner[crab] else None
            found.append(Ability(names.LETTERS[crab], names.ASYM_CARDS[card], s.claws[crab], stores, shown))
    return found


def own_offers(position: Position, seat: int | None) -> list[Offered]:
    """The cards a seat may pick from, or has picked."""
    cards = [] if seat is None else offers(position, seat)
    named = words(position)[r.OFFER :]
    return [Offered(named[i], names.ASYM_CARDS[card % PICK], card // PICK) for i, card in enumerate(cards)]


def picks(position: Position, players: int) -> list[int]:
    """How many cards each seat has picked."""
    return [sum(card >= PICK for card in offers(position, seat)) for seat in range(players)]
