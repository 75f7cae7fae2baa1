"""Tokens, event cards, Challenges and offers dealt anew, as far as a seat does not know them (O170)."""

from __future__ import annotations

import random

from seaboard.games.oh_crab.board import WIDTH
from seaboard.games.oh_crab.names import ASYM_CARDS
from seaboard.games.oh_crab.pack.asymmetry.rules import PICK, offers_each, picks_made
from seaboard.games.oh_crab.pack.challenges.line import is_revealed
from seaboard.games.oh_crab.pack.challenges.rules import CHALLENGE_COUNT
from seaboard.games.oh_crab.pack.event_cards.rules import EVENT_COUNT, can_happen
from seaboard.games.oh_crab.pack.on_the_table import CHAMPION, FIRST_TREASURE, SNIFFER, tile_of_row
from seaboard.games.oh_crab.pack.surprises.line import token_is_open, tokens_on_board
from seaboard.games.oh_crab.rules import race as r
from seaboard.match.game import Position


def redeal_pack(position: Position, seat: int | None, rng: random.Random) -> None:
    """Write another deal of the pack into a position that may be written to."""
    modules = int(position[0].modules)
    dealt = position[0].phase != r.PLACE2  # before that only what a position line has laid out lies there
    if modules & r.SURPRISES and (dealt or tokens_on_board(position)):
        _tokens(position, seat, rng)
    if modules & r.EVENTS and (dealt or (position[0].event != r.NONE).any()):
        _events(position, rng)
    if modules & r.CHALLENGES and (dealt or (position[0].challenge != r.NONE).any()):
        _challenges(position, rng)
    picking = position[0].phase in (r.PLACE2, r.ASYM_PICK) and (position[0].offer != r.NONE).any()
    if modules & r.ASYMMETRY and picking:
        _offers(position, seat, rng)


def _tokens(position: Position, seat: int | None, rng: random.Random) -> None:
    """Every tile keeps its number of Junk, which all can work out; which and where is anew."""
    s = position[0]
    hidden = [pair for pair in tokens_on_board(position) if not token_is_open(position, pair[1], seat)]
    spies = {space: int(s.spied[token]) for space, token in hidden}
    tiles: dict[int, list[tuple[int, bool]]] = {}
    junk_on: set[int] = set()
    for space, token in hidden:
        if not spies[space] & r.STASHED:  # all know that this one is a Treasure
            tile = int(tile_of_row(s, space // WIDTH))
            tiles.setdefault(tile, []).append((space, token < FIRST_TREASURE))
    for tile in sorted(tiles):
        places = [space for space, _ in tiles[tile]]
        junk_on |= set(rng.sample(places, sum(junk for _, junk in tiles[tile])))
    away = {r.UNSEEN, r.SPARE}
    on_board = [token for _, token in hidden]
    pool = sorted([*on_board, *(t for t, place in enumerate(s.token_place) if int(place) in away)])
    pools = {
        True: [token for token in pool if token < FIRST_TREASURE],
        False: [token for token in pool if token >= FIRST_TREASURE],
    }
    for junk, tokens in pools.items():
        rng.shuffle(tokens)
        for token in tokens:
            s.token_place[token] = r.UNSEEN if junk else r.SPARE
            s.spied[token] = 0
    for space, _ in hidden:
        token = pools[space in junk_on].pop()
        s.token_place[token], s.spied[token] = space, spies[space]


def _events(position: Position, rng: random.Random) -> None:
    s = position[0]
    tiles = [tile for tile in range(3) if s.event[tile] != r.NONE]
    if s.variants & r.CRYSTAL:
        pool = sorted(int(s.event[tile]) for tile in tiles)
    else:
        seen = int(s.events_seen)
        pool = [event for event in range(EVENT_COUNT) if can_happen(s, event) and not seen >> event & 1]
    # A position that somebody wrote may hold event cards that the options leave out: they stay possible.
    pool = sorted({*pool, *(int(s.event[tile]) for tile in tiles if not can_happen(s, int(s.event[tile])))})
    for tile, event in zip(tiles, rng.sample(pool, len(tiles)), strict=True):
        s.event[tile] = event


def _challenges(position: Position, rng: random.Random) -> None:
    s = position[0]
    tiles = [
        t for t in range(3) if s.challenge[t] != r.NONE and not is_revealed(position, int(s.challenge[t]))
    ]
    pool = [challenge for challenge in range(CHALLENGE_COUNT) if not is_revealed(position, challenge)]
    for tile, challenge in zip(tiles, rng.sample(pool, len(tiles)), strict=True):
        s.challenge[tile] = challenge


def _offers(position: Position, seat: int | None, rng: random.Random) -> None:
    """The others' offers and picks; how many they have picked is no secret."""
    s = position[0]
    each = int(offers_each(s))
    own = [] if seat is None else [int(card) % PICK for card in s.offer[seat * each : (seat + 1) * each]]
    useless = [SNIFFER] * (not s.modules & r.SURPRISES) + [CHAMPION] * (not s.modules & r.CHALLENGES)
    pool = [card for card in range(len(ASYM_CARDS)) if card not in own and card not in useless]
    rng.shuffle(pool)
    for other in range(s.players):
        if other == seat:
            continue
        slots = [slot for slot in range(other * each, (other + 1) * each) if s.offer[slot] != r.NONE]
        picked = rng.sample(slots, int(picks_made(s, other)))
        for slot in slots:
            s.offer[slot] = pool.pop() + PICK * (picked.index(slot) + 1 if slot in picked else 0)
