"""What a seat may see of the Adventure Pack, module by module (O170)."""

from __future__ import annotations

import msgspec

from seaboard.games.oh_crab.names import ICONS, REWARD_CARDS
from seaboard.games.oh_crab.notation import words
from seaboard.games.oh_crab.pack.asymmetry.view import Ability, Offered, abilities, own_offers, picks
from seaboard.games.oh_crab.pack.challenges.view import challenges
from seaboard.games.oh_crab.pack.event_cards.view import InForce, OnTile, crystal, face_down, in_force
from seaboard.games.oh_crab.pack.surprises.view import Token, kept_tokens, tokens
from seaboard.games.oh_crab.phases import PHASES, SETTING_UP
from seaboard.games.oh_crab.position.cards_of import members
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.view.plain import PlainPack, plain
from seaboard.match.game import Position


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
        events=face_down(s),
        crystal=crystal(s),
        challenges=challenges(s),
        counts=counts,
        borders=list(members(s.borders)),
        abilities=abilities(s, named, seat),
        offers=own_offers(position, seat) if offering else [],
        spare=s.token_place.count(r.SPARE),
        event_now=in_force(s),
        reward=None if s.reward == r.NONE else REWARD_CARDS[s.reward],
        rewards_due=list(members(s.winners_left)),
        picked=picks(position, s.players) if s.phase == r.ASYM_PICK else [],
        drawn=[named[card] for card in s.drawn if card != r.NONE] if seat == s.mover else [],
        tailor=[ICONS[icon] for icon in s.tailor if icon != r.NONE] if sewing else [],
    )
