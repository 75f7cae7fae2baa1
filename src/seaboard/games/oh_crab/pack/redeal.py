"""Tokens, event cards, Challenges and offers dealt anew, as far as a seat does not know them (O170)."""

from __future__ import annotations

import random
from typing import Any

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
    s = position[0]
    dealt = s.phase != r.PLACE2  # before that only what a position line has laid out lies there
    if s.modules & r.SURPRISES and (dealt or tokens_on_board(position)):
        _tokens(position, seat, rng)
    if s.modules & r.EVENTS and (dealt or (s.event != r.NONE).any()):
        _events(s, rng)
    if s.modules & r.CHALLENGES and (dealt or (s.challenge != r.NONE).any()):
        _challenges(position, rng)
    if s.modules & r.ASYMMETRY and s.phase in (r.PLACE2, r.ASYM_PICK) and (s.offer != r.NONE).any():
        _offers(s, seat, rng)


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
    for _, places in sorted(tiles.items()):
        junk_on |= set(rng.sample([space for space, _ in places], sum(junk for _, junk in places)))
    away = [token for token, place in enumerate(s.token_place) if int(place) in (r.UNSEEN, r.SPARE)]
    pool = sorted([*away, *(token for _, token in hidden)])
    junk = [token for token in pool if token < FIRST_TREASURE]
    treasures = pool[len(junk) :]
    for tokens, place in ((junk, r.UNSEEN), (treasures, r.SPARE)):
        rng.shuffle(tokens)
        s.token_place[tokens], s.spied[tokens] = place, 0
    for space, _ in hidden:
        token = (junk if space in junk_on else treasures).pop()
        s.token_place[token], s.spied[token] = space, spies[space]


def _events(s: Any, rng: random.Random) -> None:
    tiles = [tile for tile in range(3) if s.event[tile] != r.NONE]
    lying = {int(s.event[tile]) for tile in tiles}
    pool = {
        event for event in range(EVENT_COUNT) if can_happen(s, event) and not int(s.events_seen) >> event & 1
    }
    # A position that somebody wrote may hold event cards that the options leave out: they stay possible.
    strange = {event for event in lying if not can_happen(s, event)}
    chosen = sorted(lying if s.variants & r.CRYSTAL else pool | strange)
    for tile, event in zip(tiles, rng.sample(chosen, len(tiles)), strict=True):
        s.event[tile] = event


def _challenges(position: Position, rng: random.Random) -> None:
    s = position[0]
    pool = [challenge for challenge in range(CHALLENGE_COUNT) if not is_revealed(position, challenge)]
    tiles = [tile for tile in range(3) if s.challenge[tile] in pool]
    for tile, challenge in zip(tiles, rng.sample(pool, len(tiles)), strict=True):
        s.challenge[tile] = challenge


def _offers(s: Any, seat: int | None, rng: random.Random) -> None:
    """The others' offers and picks; how many they have picked is no secret."""
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
