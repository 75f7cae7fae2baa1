"""The Adventure Pack as numbers, of what a seat may know (O170), behind those of the race."""

from __future__ import annotations

from typing import Final

from seaboard.games.oh_crab.board import MOST_ROWS, SPACES, WIDTH
from seaboard.games.oh_crab.names import ICONS, MOST_CARDS, MOST_CRABS, TOKENS
from seaboard.games.oh_crab.phases import asks_about
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.from_seat import card_from, seat_from
from seaboard.games.oh_crab.rules.race import NONE, Race
from seaboard.kernel.encoding import Fields, Observation, lay_out
from seaboard.kernel.kit import rule
from seaboard.kernel.layout import Cells

from . import on_the_table as table
from .asymmetry.rules import CARDS, PICK, offers_each, picks_made
from .challenges.rules import CHALLENGE_COUNT, REWARD_OPTIONS, count_for
from .event_cards.rules import EVENT_COUNT
from .redealing import chooses_from_drawn, knows_token, stores_card

BEACH: Final = (MOST_ROWS, WIDTH)
MOST_OFFERS: Final = 4
BORDERS: Final = 4
MOST_COUNT: Final = 127
TILES: Final = 3

PARTS: Final = (
    ("face_down", BEACH, 1, "surprise tokens on the board"),
    ("spied", BEACH, TOKENS, "which token it is (1 is J1, 6 is T1), where the seat knows"),
    ("spies", (MOST_CRABS, *BEACH), 1, "by seat: tokens it has looked at"),
    ("dug", BEACH, 1, "standard spaces that were made obstacles"),
    ("kept", (MOST_CRABS, TOKENS), 1, "by seat: Treasures in front of it"),
    ("spare", (1,), TOKENS, "Treasures that were not dealt"),
    ("event_cards", (TILES,), 1, "by Beach tile: an event card lies there"),
    ("crystal", (EVENT_COUNT,), 1, "event cards that lie face down, as all know by the crystal ball"),
    ("events_seen", (EVENT_COUNT,), 1, "event cards that were turned up"),
    ("in_force", (EVENT_COUNT,), 1, "the event card in force"),
    ("challenges", (TILES, 1 + CHALLENGE_COUNT), 1, "by Beach tile: face down, or which one lies open"),
    ("challenges_seen", (CHALLENGE_COUNT,), 1, "Challenges that have been open"),
    ("counts", (MOST_CRABS,), MOST_COUNT, "by seat: what the open Challenge counts now"),
    ("reward", (len(REWARD_OPTIONS),), 1, "the Reward card"),
    ("due", (MOST_CRABS,), 1, "by seat: a Reward is still due"),
    ("borders", (BORDERS,), 1, "borders crossed and not yet resolved"),
    ("abilities", (MOST_CRABS, CARDS), 1, "by crab: its Asymmetry card"),
    ("claws", (MOST_CRABS,), 8, "by crab: Claws on it"),
    ("stores", (MOST_CRABS,), 1, "by crab: the hermit has stored a card"),
    ("stored", (MOST_CARDS,), 1, "the card of the own hermit"),
    ("drawn", (MOST_CARDS,), 1, "cards that the own hermit chooses from"),
    ("offers", (MOST_OFFERS, CARDS), 3, "Asymmetry cards offered to the seat: 1; picked first: 2, second: 3"),
    ("picks", (MOST_CRABS,), 2, "by seat: Asymmetry cards picked so far"),
    ("tailor", (2, len(ICONS)), 1, "halves that the tailor may use, of the added and of the Doping card"),
    ("junk", (TOKENS,), 1, "the token that the question is about"),
    ("reacts", (CARDS,), 1, "the Asymmetry card that may react"),
    ("looks", (1,), TOKENS, "tokens that may still be looked at"),
    ("row", (1,), MOST_ROWS, "the row that was chosen, from 1"),
    ("option", (1,), 8, "the option of the Reward, or the Beach tile, that the question is about; from 1"),
)
OWN: Final = lay_out(*PARTS)  # counted from where the pack begins
FACE_DOWN, SPIED, SPIES, DUG = (OWN[n].start for n in ("face_down", "spied", "spies", "dug"))
KEPT, SPARE = OWN["kept"].start, OWN["spare"].start
EVENTS, CRYSTAL, EVENTS_SEEN = (OWN[n].start for n in ("event_cards", "crystal", "events_seen"))
IN_FORCE, LYING, OPENED = (OWN[n].start for n in ("in_force", "challenges", "challenges_seen"))
COUNTS, REWARD, DUE, BORDER = (OWN[n].start for n in ("counts", "reward", "due", "borders"))
ABILITIES, CLAWS, STORES = (OWN[n].start for n in ("abilities", "claws", "stores"))
STORED, DRAWN, OFFERS, PICKS = (OWN[n].start for n in ("stored", "drawn", "offers", "picks"))
TAILOR, JUNK, REACTS = (OWN[n].start for n in ("tailor", "junk", "reacts"))
LOOKS, ROW, OPTION = (OWN[n].start for n in ("looks", "row", "option"))

ABOUT_TOKEN: Final = asks_about("token")
ABOUT_CARD: Final = asks_about("ability")
ABOUT_LOOKS: Final = asks_about("looks")
ABOUT_ROW: Final = asks_about("row")
ABOUT_OPTION: Final = asks_about("option")
ABOUT_TILE: Final = asks_about("tile")


def pack_fields(race: Fields) -> Fields:
    """The fields of a race, and behind them those of the pack."""
    return lay_out(*PARTS, behind=race)


@rule
def encode_pack(s: Race, seat: int, places: Cells, out: Observation) -> None:
    """What the modules in the game have laid out (O117, O170)."""
    if s.modules & r.SURPRISES:
        encode_tokens(s, seat, out)
    if s.modules & r.EVENTS:
        encode_events(s, out)
    if s.modules & r.CHALLENGES:
        encode_challenges(s, seat, out)
    if s.modules & r.ASYMMETRY:
        encode_abilities(s, seat, places, out)
        encode_offers(s, seat, out)
    for border in range(BORDERS):
        out[BORDER + border] = s.borders >> border & 1
    encode_pack_question(s, out)


@rule
def encode_tokens(s: Race, seat: int, out: Observation) -> None:
    """Tokens on the board, face down unless the seat knows them, and kept ones (O122, O125)."""
    for token in range(TOKENS):
        space = int(s.token_place[token])
        if space < s.spaces:
            out[FACE_DOWN + space] = 1
            if knows_token(s, token, seat):
                out[SPIED + space] = token + 1
            if s.spied[token] != 0:
                for other in range(s.players):
                    out[SPIES + seat_from(s, seat, other) * SPACES + space] = s.spied[token] >> other & 1
        elif r.KEPT <= space < r.KEPT + MOST_CRABS:
            out[KEPT + seat_from(s, seat, space - r.KEPT) * TOKENS + token] = 1
        elif space == r.SPARE:
            out[SPARE] += 1
    for space in range(s.spaces):
        out[DUG + space] = s.ground[space] & r.DUG != 0


@rule
def encode_events(s: Race, out: Observation) -> None:
    """Where event cards lie; which ones, only as the crystal ball tells it (O132, O136, O140)."""
    for tile in range(TILES):
        if s.event[tile] != NONE:
            out[EVENTS + tile] = 1
            if s.variants & r.CRYSTAL:
                out[CRYSTAL + int(s.event[tile])] = 1
    for event in range(EVENT_COUNT):
        out[EVENTS_SEEN + event] = s.events_seen >> event & 1
    if s.event_now != NONE:
        out[IN_FORCE + int(s.event_now)] = 1


@rule
def encode_challenges(s: Race, seat: int, out: Observation) -> None:
    """The Challenges, open or not, how everybody stands in the open one, and the Reward (O142, O143)."""
    for tile in range(TILES):
        challenge = int(s.challenge[tile])
        if challenge != NONE:
            is_open = s.challenges_seen >> challenge & 1
            out[LYING + tile * (1 + CHALLENGE_COUNT) + (1 + challenge if is_open else 0)] = 1
            if is_open:
                for other in range(s.players):
                    count = min(int(count_for(s, challenge, other)), MOST_COUNT)
                    out[COUNTS + seat_from(s, seat, other)] = count
    for challenge in range(CHALLENGE_COUNT):
        out[OPENED + challenge] = s.challenges_seen >> challenge & 1
    if s.reward != NONE:
        out[REWARD + int(s.reward)] = 1
    for other in range(s.players):
        out[DUE + seat_from(s, seat, other)] = s.winners_left >> other & 1


@rule
def encode_abilities(s: Race, seat: int, places: Cells, out: Observation) -> None:
    """Asymmetry cards, their Claws, and the hermit's card for its owner (O157, O158)."""
    for crab in range(MOST_CRABS):
        if s.asym[crab] != NONE:
            out[ABILITIES + int(places[crab]) * CARDS + int(s.asym[crab])] = 1
            out[CLAWS + int(places[crab])] = s.claws[crab]
            out[STORES + int(places[crab])] = s.asym[crab] == table.HERMIT and s.stored != NONE
    if stores_card(s, seat):
        out[STORED + card_from(places, int(s.stored))] = 1
    if chooses_from_drawn(s, seat):
        for card in s.drawn:
            if card != NONE:
                out[DRAWN + card_from(places, int(card))] = 1
    for half in range(2):
        if s.tailor[half] != NONE:
            out[TAILOR + half * len(ICONS) + int(s.tailor[half])] = 1


@rule
def encode_offers(s: Race, seat: int, out: Observation) -> None:
    """The seat's own offers, and how many cards each seat has picked (O155, O156)."""
    if s.phase not in (r.PLACE2, r.ASYM_PICK):
        return
    for slot in range(offers_each(s)):
        card = int(s.offer[seat * offers_each(s) + slot])
        if card != NONE:
            out[OFFERS + slot * CARDS + card % PICK] = 1 + card // PICK
    for other in range(s.players):
        out[PICKS + seat_from(s, seat, other)] = picks_made(s, other)


@rule
def encode_pack_question(s: Race, out: Observation) -> None:
    """What a question of the pack is about (O174)."""
    if ABOUT_TOKEN[s.phase]:
        out[JUNK + int(s.surprise)] = 1
    if ABOUT_CARD[s.phase]:
        out[REACTS + int(s.reaction)] = 1
    if ABOUT_LOOKS[s.phase]:
        out[LOOKS] = s.spy_left
    if ABOUT_ROW[s.phase]:
        out[ROW] = s.row + 1
    if ABOUT_OPTION[s.phase]:
        out[OPTION] = s.option + 1
    if ABOUT_TILE[s.phase]:
        out[OPTION] = s.option
