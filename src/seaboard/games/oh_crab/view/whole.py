"""What a seat may see: an allow-list of fields, built so that a page never has to compute a rule (O170)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec
import numpy as np

from seaboard.games.oh_crab.board import COLUMNS, WIDTH
from seaboard.games.oh_crab.content.pack import reward_options
from seaboard.games.oh_crab.facts import ACTION_CLAUSES, VARIANTS
from seaboard.games.oh_crab.names import LETTERS, PAIR_STAGES, REWARD_CARDS, STAGES
from seaboard.games.oh_crab.notation import words
from seaboard.games.oh_crab.pack.view import AbilityCard, Pack, ability_cards, lasting_cards, pack_view
from seaboard.games.oh_crab.phases import AT_ONCE
from seaboard.games.oh_crab.position.cards_of import row
from seaboard.games.oh_crab.position.glance import ROOM, Glance, as_glance
from seaboard.games.oh_crab.rules import race as r
from seaboard.kernel.notes import Note, new_notes, notes_of
from seaboard.match.game import Position

from .board import Cell, Crab, Space, Tile, crabs, dug, spaces, tiles
from .cards import Card, Face, Fit, Seat, faces, fits, open_seat, seats
from .choices import Arrow, Chip, Choice, Extra, arrows, chips, choices, extra, legal_words
from .plain import Plain, plain
from .preview import COUNTED, preview
from .questions import Question, question


class Constants(msgspec.Struct, frozen=True):
    """What never changes in a race, and everybody sees: the beach as printed, cards, modules."""

    players: int
    pairs: bool
    rows: int
    columns: str
    tiles: list[Tile]
    spaces: list[Space]
    faces: list[Face]
    clauses: dict[str, str]  # which clause says what a special action or an Extra-action tile does
    modules: list[int]  # of the Adventure Pack
    variants: list[str]
    rewards: dict[str, list[str]]  # the options of each Reward card
    lasting: list[str]  # Treasures that are kept, event cards that stay in force; the others are over at once
    ability_cards: dict[str, AbilityCard]  # what is printed on the Asymmetry cards


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat sees of a position, beside the constants; what is seldom there is left out."""

    you: int | None
    round: int
    stage: str
    question: Question
    deciders: list[int]
    mover: int | None  # whose turn it is; somebody else may have to decide in it
    crab: str | None  # the active crab
    crabs: list[Crab]
    seats: list[Seat]
    cook: int
    cook_next: int  # who would get the token if the round ended now
    reserve: int
    chips: list[Chip]
    extra: list[Extra]
    tile_free: bool
    market: list[list[Card]]  # three piles, bottom first
    draw: int
    choices: list[Choice]
    pack: Pack | None  # the Adventure Pack, if any of its modules is in the game
    arrows: list[Arrow] = []  # where crabs could be pushed, from the spaces that some choice leads to
    charge: bool = False
    dug: list[Cell] = []  # standard spaces that were made obstacles
    fits: list[Fit] = []  # where a card may be added
    winners: list[int] = []


class Open(NamedTuple):
    """What lies open in a position, made once for all who look."""

    plain: Plain
    words: tuple[str, ...]
    glance: Glance
    notes: list[Note]  # prices and counts; nobody's answers
    question: Question
    crabs: list[Crab]
    seats: list[Seat]
    chips: list[Chip]
    extra: list[Extra]
    market: list[list[Card]]
    draw: int
    dug: list[Cell]


@lru_cache(maxsize=64)
def _open(race: bytes, kind: np.dtype[np.void]) -> Open:
    position = np.frombuffer(bytearray(race), kind)  # writable, as every array of the rules
    s, named = plain(position, Plain), words(position)
    glance, notes = _previewed(position, r.NONE)
    return Open(
        s,
        named,
        glance,
        notes,
        question(position, s.phase),
        crabs(s),
        [open_seat(position, s, named, seat) for seat in range(s.players)],
        chips(s, named, notes, None),
        extra(notes, None),
        [[named[card] for card in reversed(row(s.follows, top))] for top in s.pile],
        len(row(s.follows, s.draw_first)),
        dug(s),
    )


def _previewed(position: Position, seat: int) -> tuple[Glance, list[Note]]:
    seen, log = np.empty(ROOM, np.int64), new_notes()
    preview(position, seat, seen, log)
    return as_glance(seen), notes_of(log)


def view(position: Position, seat: int | None) -> View:
    """What a seat sees; a spectator (None) sees what lies open."""
    shown = _open(position.tobytes(), position.dtype)
    s, named, notes = shown.plain, shown.words, shown.notes
    if seat is not None and seat in shown.glance.deciders:  # only who is asked sees where answers lead
        _, notes = _previewed(position, seat)
    answers = choices(s, seat, named, notes)
    legal = legal_words(s, seat, answers)
    return View(
        you=seat,
        round=s.round_number,
        stage=(PAIR_STAGES if s.pairs else STAGES)[s.stage],
        question=shown.question,
        deciders=list(shown.glance.deciders),
        mover=None if s.phase in AT_ONCE or s.phase == r.OVER else s.mover,
        crab=None if s.crab == r.NONE else LETTERS[s.crab],
        crabs=shown.crabs,
        seats=seats(s, named, shown.seats, seat),
        cook=s.cook,
        cook_next=shown.glance.next_cook,
        reserve=s.reserve,
        chips=shown.chips if legal is None else chips(s, named, notes, legal),
        extra=shown.extra if legal is None else extra(notes, legal),
        tile_free=bool(s.tile_free),
        market=shown.market,
        draw=shown.draw,
        choices=answers,
        pack=pack_view(position, seat, [note[1] for note in notes if note[0] == COUNTED])
        if s.modules
        else None,
        arrows=[] if notes is shown.notes else arrows(notes),
        charge=bool(s.charge),
        dug=shown.dug,
        fits=fits(s, named, seat),
        winners=list(shown.glance.winners),
    )


def constants(position: Position) -> Constants:
    """What a match tells once: nothing of it can change from its first position on."""
    s = position[0]
    return Constants(
        players=int(s.players),
        pairs=bool(s.pairs),
        rows=int(s.spaces) // WIDTH,
        columns=COLUMNS,
        tiles=tiles(position),
        spaces=spaces(position),
        faces=faces(position),
        clauses=ACTION_CLAUSES,
        modules=[number + 1 for number in range(4) if int(s.modules) >> number & 1],
        variants=[name for name, bit in VARIANTS.items() if int(s.variants) & bit],
        rewards={card: reward_options(card) for card in REWARD_CARDS} if s.modules & r.CHALLENGES else {},
        lasting=lasting_cards() if s.modules else [],
        ability_cards=ability_cards() if s.modules & r.ASYMMETRY else {},
    )
