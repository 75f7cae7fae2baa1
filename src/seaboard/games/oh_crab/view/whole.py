"""What a seat may see: an allow-list of fields, built so that a page never has to compute a rule (O170)."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Literal

import msgspec

from seaboard.games.oh_crab import rules
from seaboard.games.oh_crab.action_clauses import ACTION_CLAUSES
from seaboard.games.oh_crab.board import COLUMNS, NAMES, SEA, WIDTH
from seaboard.games.oh_crab.names import (
    BOARD_TILES,
    CRABS,
    EXTRA_TILES,
    GROUNDS,
    ICONS,
    LETTERS,
    MOST_CARDS,
    NO_ICON,
    SPECIALS,
    START_CARDS,
)
from seaboard.games.oh_crab.notation import words
from seaboard.games.oh_crab.outcome import winning_seats
from seaboard.games.oh_crab.pack.on_the_table import tile_price
from seaboard.games.oh_crab.position.cards_of import discards, draw_pile, hand, members, pile, trail
from seaboard.games.oh_crab.position.write import (
    CHIP_LETTERS,
    PHASES,
    cook_gives,
    deciders,
    line,
    question,
    stage,
)
from seaboard.games.oh_crab.redeal import hidden_cards, planned_or_held
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.steps import level
from seaboard.games.oh_crab.view.choices import Choice, choices
from seaboard.games.oh_crab.view.glances import glance
from seaboard.games.oh_crab.view.pack import Pack, pack_view
from seaboard.match.game import Position

ABOUT_A_CRAB = (
    r.OBSTACLE_CARD,
    r.IGNORE,
    r.GULL_DIR,
    r.CALL_DIR,
    r.PASS_DIR,
    r.FREE_DIR,
    r.JUNK_CARD,
    r.JUNK_DIR,
    r.JUNK_END,
    r.REACT,
)

Cell = str
Card = str
Icon = Literal["F", "D", "S", "C"]


class Tile(msgspec.Struct, frozen=True):
    """A tile of the board and the rows it covers, from the land."""

    name: str
    first_row: int
    rows: int


class Space(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hexagon; fields that say nothing are left out. `kind`: . X O K E R C as in the rulebook."""

    cell: Cell
    kind: Literal[".", "X", "O", "K", "E", "R", "C"] = "."
    shell: bool = False
    surprise: bool = False
    reeds: bool = False
    start: int = 0
    arrow: Cell | None = None  # where a shortcut or a current leads
    icon: Icon | None = None  # a shortcut's cards: their main icon
    cost: int = 0  # and their number


class Crab(msgspec.Struct, frozen=True):
    """A crab, where it is, and how far from the sea (O47)."""

    letter: str
    colour: str
    seat: int
    cell: Cell | None  # None: not yet placed
    knocked_over: bool
    distance: int
    active: bool
    token: int  # activation token 1 or 2 of a pair


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is printed on a card; halves upper then lower, "" where there is none."""

    card: Card
    main: Icon
    left: list[str]
    right: list[str]
    special: str | None = None


class Seat(msgspec.Struct, frozen=True):
    """What lies in front of a player; only the owner sees the Hand and the face-down card."""

    letter: str
    crabs: list[str]
    shells: int
    hand_size: int
    hand: list[Card] | None
    known: list[Card]  # cards that everybody can know to be in the Hand, face down, or stored
    ready: bool  # a card lies face down
    down: Card | None
    rests: bool  # must rest: no card to plan
    trail: list[Card]
    joints: list[list[str]]  # the icons completed between neighbours of the Trail
    discards: list[Card]


class Chip(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something this turn still gives; `usable` only for whose turn it is."""

    word: str
    gives: str
    usable: bool | None = None


class Extra(msgspec.Struct, frozen=True, omit_defaults=True):
    """An Extra-action tile; `usable` only for whose turn it is."""

    tile: str
    cost: int
    usable: bool | None = None


class Fit(msgspec.Struct, frozen=True):
    """What a card of the own Hand, or face down, would complete at either end of the Trail."""

    card: Card
    left: list[str]
    right: list[str]


class Link(msgspec.Struct, frozen=True):
    """A push of the chain that is already decided."""

    crab: str
    cell: Cell


class Push(msgspec.Struct, frozen=True):
    """A push that is being decided: who moves where, the links so far, who is to be sent on."""

    crab: str
    cell: Cell
    links: list[Link]
    pushed: str


class View(msgspec.Struct, frozen=True):
    players: int
    pairs: bool
    you: int | None
    round: int
    stage: str
    phase: str  # the question that is asked, without what it is about
    question: str  # with it, as in the position line
    deciders: list[int]
    mover: int | None  # whose turn it is; somebody else may have to decide in it
    crab: str | None  # the active crab
    subject: str | None  # the crab a question is about
    rows: int
    columns: str
    tiles: list[Tile]
    spaces: list[Space]
    crabs: list[Crab]
    seats: list[Seat]
    faces: list[Face]
    cook: int
    cook_next: int  # who would get the token if the round ended now
    reserve: int
    chips: list[Chip]
    extra: list[Extra]
    tile_free: bool
    charge: bool
    market: list[list[Card]]  # three piles, bottom first
    draw: int
    fits: list[Fit]
    choices: list[Choice]
    clauses: dict[str, str]  # which clause says what a special action or an Extra-action tile does
    push: Push | None
    winners: list[int]
    line: str  # the position line as this seat may see it
    pack: Pack | None  # the Adventure Pack, if any of its modules is in the game


def view(position: Position, seat: int | None) -> View:
    """What a seat sees; a spectator (None) sees what lies open."""
    s = position[0]
    in_turn = s.crab != r.NONE
    return View(
        players=int(s.players),
        pairs=bool(s.pairs),
        you=seat,
        round=int(s.round_number),
        stage=stage(position).split(" ")[0],
        phase=PHASES[int(s.phase)],
        question=question(position, seat),
        deciders=list(deciders(position)),
        mover=int(s.mover) if s.phase not in (r.PLAN, r.ASYM_PICK, r.OVER) else None,
        crab=LETTERS[s.crab] if in_turn else None,
        subject=LETTERS[s.subject] if asks_about_a_crab(position) else None,
        rows=int(s.spaces) // WIDTH,
        columns=COLUMNS,
        tiles=tiles(position),
        spaces=spaces(position),
        crabs=[crab(position, number) for number in range(len(CRABS)) if s.owner[number] != r.NONE],
        seats=[seat_view(position, number, number == seat) for number in range(s.players)],
        faces=faces(position),
        cook=int(s.cook),
        cook_next=glance(position).next_cook,
        reserve=int(s.reserve),
        chips=chips(position, seat),
        extra=extra(position, seat),
        tile_free=bool(s.tile_free),
        charge=bool(s.charge),
        market=[names(position, pile(position, slot)) for slot in range(3)],
        draw=len(draw_pile(position)),
        fits=[] if seat is None else fits(position, seat),
        choices=choices(position, seat),
        clauses=ACTION_CLAUSES,
        push=push(position),
        winners=list(winning_seats(position)),
        line=line(position, seat),
        pack=pack_view(position, seat),
    )


# ------------------------------------------------------------------ the board


def tiles(position: Position) -> list[Tile]:
    """The tiles with their rows, from the heights of the tiles in the content; none on a small board."""
    s = position[0]
    row = 0
    found = []
    for tile, rows in zip(s.tiles, s.tile_rows, strict=True):
        if tile != r.NONE:
            found.append(Tile(BOARD_TILES[tile], row, int(rows)))
            row += int(rows)
    return found


def spaces(position: Position) -> list[Space]:
    """All spaces of the board, which change only where somebody digs (O120)."""
    s = position[0]
    n = int(s.spaces)
    starts = s.starts.tobytes() if s.tiles[0] != r.NONE else b""
    return list(_spaces(s.ground[:n].tobytes(), s.arrow[:n].tobytes(), s.toll[:n].tobytes(), starts))


@lru_cache(maxsize=64)
def _spaces(grounds: bytes, arrows: bytes, tolls: bytes, starts: bytes) -> tuple[Space, ...]:
    return tuple(
        space(number, *printed, starts.find(number) + 1 if number in starts else 0)
        for number, printed in enumerate(zip(grounds, arrows, tolls, strict=True))
    )


def space(number: int, ground: int, arrow: int, toll: int, start: int) -> Space:
    """A space with all that is printed on it."""
    kind = ground & r.KIND
    return Space(
        cell=NAMES[number],
        kind=GROUNDS[kind],  # type: ignore[arg-type]  # the letters are the literals
        shell=bool(ground & r.SHELL),
        surprise=bool(ground & r.SURPRISE),
        reeds=bool(ground & r.REEDS),
        start=start,
        arrow=place_name(arrow) if kind in (r.SHORTCUT, r.CURRENT) else None,
        icon=ICONS[toll >> 4] if kind == r.SHORTCUT else None,  # type: ignore[arg-type]
        cost=toll & 15 if kind == r.SHORTCUT else 0,
    )


def place_name(place: int) -> Cell:
    """The name of a space, or the sea."""
    return "sea" if place == SEA else NAMES[place]


def crab(position: Position, number: int) -> Crab:
    """A crab and its distance from the sea (O47)."""
    s = position[0]
    place = int(s.place[number])
    height = int(s.spaces) // WIDTH * 2
    return Crab(
        letter=LETTERS[number],
        colour=CRABS[number],
        seat=int(s.owner[number]),
        cell=None if place < 0 else place_name(place),
        knocked_over=bool(s.knocked_over[number]),
        distance=height if place < 0 else 0 if place == SEA else height - int(level(place)),
        active=bool(number == s.crab),
        token=int(s.token[number]),
    )


# ------------------------------------------------------------------ cards


def names(position: Position, cards: list[int]) -> list[Card]:
    """Cards by their ids."""
    named = words(position)
    return [named[card] for card in cards]


def cards_in_game(position: Position) -> tuple[int, ...]:
    """Every action card, and the start cards of the seats."""
    s = position[0]
    special, owner = s.special.tolist(), s.owner.tolist()
    start = (card for card in range(START_CARDS) if owner[card // 4] != r.NONE)
    action = (card for card in range(START_CARDS, MOST_CARDS) if special[card] != r.NONE)
    return (*start, *action)


def halves(packed: int) -> list[str]:
    """Upper and lower half of a side."""
    icons = (*ICONS, "")
    return [icons[packed >> 3], icons[packed & 7]]


def faces(position: Position) -> list[Face]:
    """What is printed on the cards of the game, which never changes during a race."""
    s = position[0]
    sides = (s.main.tobytes(), s.left.tobytes(), s.right.tobytes())
    return list(_faces(sides, s.special.tobytes(), words(position)[:MOST_CARDS], cards_in_game(position)))


@lru_cache(maxsize=64)
def _faces(
    sides: tuple[bytes, bytes, bytes], specials: bytes, names: tuple[str, ...], cards: tuple[int, ...]
) -> tuple[Face, ...]:
    main, left, right = sides
    return tuple(
        Face(
            card=names[card],
            main=ICONS[main[card]],  # type: ignore[arg-type]  # the letters are Icons
            left=halves(left[card]),
            right=halves(right[card]),
            special=SPECIALS[specials[card]] if specials[card] < len(SPECIALS) else None,
        )
        for card in cards
    )


def joint(position: Position, left: int, right: int) -> list[str]:
    """The icons that two neighbouring cards complete (O31)."""
    s = position[0]
    mine, theirs = int(s.right[left]), int(s.left[right])
    pairs = ((mine >> 3, theirs >> 3), (mine & 7, theirs & 7))
    return [ICONS[one] for one, other in pairs if one == other != NO_ICON]


def seat_view(position: Position, seat: int, own: bool) -> Seat:
    """A player's side of the table; Hand and face-down card only for the owner (O170)."""
    s = position[0]
    down = int(s.down[seat])
    row = trail(position, seat)
    known = int(s.known) & hidden_cards(position, seat)
    return Seat(
        letter=LETTERS[s.crabs[seat, 0]],
        crabs=[LETTERS[number] for number in s.crabs[seat] if number != r.NONE],
        shells=int(s.shells[seat]),
        hand_size=int(s.hand[seat]).bit_count(),
        hand=names(position, hand(position, seat)) if own else None,
        known=names(position, list(members(known))),
        ready=down != r.NONE,
        down=words(position)[down] if own and down != r.NONE else None,
        rests=bool(s.phase == r.PLAN and down == r.NONE and not s.hand[seat]),
        trail=names(position, row),
        joints=[joint(position, one, other) for one, other in pairwise(row)],
        discards=names(position, discards(position, seat)),
    )


def fits(position: Position, seat: int) -> list[Fit]:
    """What every own card would complete at either end of the own Trail (O31)."""
    row = trail(position, seat)
    if not row:
        return []
    return [
        Fit(words(position)[card], joint(position, card, row[0]), joint(position, row[-1], card))
        for card in members(planned_or_held(position, seat))
    ]


# ------------------------------------------------------------------ the turn


def asks_about_a_crab(position: Position) -> bool:
    """The question is about a crab that is not simply the active one."""
    return bool(position[0].phase in ABOUT_A_CRAB)


def legal_words(position: Position, seat: int | None) -> set[str] | None:
    """The menu of the seat whose turn it is; None for everybody else: what a Hand allows is a secret."""
    s = position[0]
    if seat is None or seat != s.mover or s.phase not in (r.MENU, r.PEND):
        return None
    named = words(position)
    return {named[action] for action in glance(position).answers}


def chips(position: Position, seat: int | None) -> list[Chip]:
    """What the added cards and the cook still give this turn (O27)."""
    s = position[0]
    if s.crab == r.NONE:
        return []
    legal = legal_words(position, seat)
    found = []
    for chip in range(len(CHIP_LETTERS)):
        gives = int(s.chips[chip])
        if gives != r.NONE:
            word = words(position)[r.MAIN + chip if chip < 4 else r.MAIN_TWO + chip - 4]
            name = SPECIALS[gives] if chip & 3 == r.SPECIAL_CHIP else ICONS[gives]
            found.append(Chip(word, name, None if legal is None else word in legal))
    if s.mover == s.cook and not s.cook_used:
        found.append(Chip("cook", cook_gives(position), None if legal is None else "cook" in legal))
    return found


def extra(position: Position, seat: int | None) -> list[Extra]:
    """The Extra-action tiles in the game (O35)."""
    s = position[0]
    legal = legal_words(position, seat)
    return [
        Extra(tile, int(tile_price(s, number)), None if legal is None else tile in legal)
        for number, tile in enumerate(EXTRA_TILES)
        if int(s.extra) >> number & 1
    ]


def push(position: Position) -> Push | None:
    """The push that is being decided (O51, O52)."""
    s = position[0]
    if s.phase != r.PUSH_DIR:
        return None
    links = [Link(LETTERS[s.link_crab[i]], NAMES[s.link_to[i]]) for i in range(s.links)]
    pushed = int(rules.steps.crab_on(s, rules.steps.pushed_space(s)))
    return Push(LETTERS[s.crab], NAMES[s.goal], links, LETTERS[pushed])
