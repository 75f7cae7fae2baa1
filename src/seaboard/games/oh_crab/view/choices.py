"""The legal answers of a seat, each with what it would do: the preview before the click (section 16)."""

from __future__ import annotations

import msgspec

from seaboard.games.oh_crab import rules
from seaboard.games.oh_crab.board import DIRECTIONS, NAMES, SEA, WIDTH
from seaboard.games.oh_crab.names import ICONS, LETTERS, SPECIALS
from seaboard.games.oh_crab.notation import words
from seaboard.games.oh_crab.pack.asymmetry.rules import owes_pick, pickable, tailored
from seaboard.games.oh_crab.pack.on_the_table import DANCER, JUMPER, SPRINTER, TAILOR
from seaboard.games.oh_crab.pack.surprises.rules import diggable_columns, hide_columns, spy_columns
from seaboard.games.oh_crab.position.cards_of import members
from seaboard.games.oh_crab.position.write import cook_gives
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.asking import asked
from seaboard.games.oh_crab.rules.steps import (
    crab_on,
    free_seaward_steps,
    free_steps,
    hops,
    is_obstacle,
    is_partner,
    landward_steps,
    leap,
    leaps,
    push_directions,
    step,
    steps_seaward,
    swaps,
    ways_of,
)
from seaboard.games.oh_crab.view.glances import glance
from seaboard.match.game import Position

Cell = str


class Way(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space that a crab would go to, and what happens there."""

    cell: Cell
    crab: str  # who goes there
    word: str | None = None  # the direction or column to answer with, where it will be asked
    pushes: str | None = None  # the crab that would be pushed on
    swaps: str | None = None  # the crab that would change places
    shell: bool = False
    card: bool = False  # an obstacle: a card is lost
    knocks_over: bool = False


class Arrow(msgspec.Struct, frozen=True):
    """A way a crab of the chain could be pushed."""

    crab: str
    origin: Cell
    cell: Cell
    word: str


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal word; for actions and directions where they lead, and the arrows of every possible chain."""

    word: str
    ways: list[Way] = []
    arrows: list[Arrow] = []
    stands_up: bool = False
    cells: list[Cell] = []  # spaces of a row, or the one of a column, to dig, to look under, to hide at


def choices(position: Position, seat: int | None) -> list[Choice]:
    """The legal answers of a seat that must decide, or may change its plan; nothing for the others (O170)."""
    s = position[0]
    if seat is None or s.phase == r.OVER:
        return []
    if s.phase == r.PLAN:
        return [Choice(words(position)[card]) for card in members(int(s.hand[seat]))]
    if s.phase == r.ASYM_PICK:
        offered = int(pickable(s, seat)) if owes_pick(s, seat) else 0
        return [Choice(words(position)[r.OFFER + number]) for number in members(offered)]
    if seat != asked(s):
        return []
    return [choice(position, action) for action in glance(position).answers]


def choice(position: Position, action: int) -> Choice:
    """One legal answer with its preview."""
    s = position[0]
    word, phase = words(position)[action], int(s.phase)
    if phase in (r.MENU, r.PEND):
        return _action(position, action, word)
    if r.DIRECTION <= action < r.DIRECTION + 6:
        direction = action - r.DIRECTION
        if phase == r.PUSH_DIR:
            space = int(rules.steps.pushed_space(s))
            pushed = int(crab_on(s, space))
            ways = [way(position, pushed, int(step(s, space, direction)), word, free=False)]
        elif phase in (r.GULL_DIR, r.CALL_DIR, r.PASS_DIR, r.FREE_DIR, r.JUNK_DIR):
            crab = int(s.subject)
            ways = [way(position, crab, int(step(s, s.place[crab], direction)), word)]
        else:
            onward = leap if phase == r.JUMP_DIR else step
            ways = [way(position, int(s.crab), int(onward(s, s.place[s.crab], direction)), word)]
        return Choice(word, ways, arrows(position, ways))
    if phase == r.HOP_COLUMN:
        to = int(s.place[s.crab]) // WIDTH * WIDTH + action - r.COLUMN
        return Choice(word, [way(position, int(s.crab), to, word)])
    if phase in (r.OBST_COLUMN, r.SPY_COLUMN, r.HIDE_COLUMN):
        return Choice(word, cells=[NAMES[int(s.row) * WIDTH + action - r.COLUMN]])
    if phase in (r.OBST_ROW, r.SPY_ROW, r.HIDE_ROW) and action != r.END:
        return Choice(word, cells=_cells_in_row(position, action - r.ROW))
    if phase in (r.GULL_CRAB, r.CALL_CRAB, r.PASS_CRAB) and action != r.END:
        return Choice(word, _ways_of_other(position, action - r.CRAB, phase))
    return Choice(word)


def way(position: Position, crab: int, to: int, word: str | None = None, free: bool = True) -> Way:
    """What happens to a crab on a space."""
    s = position[0]
    if to == SEA:
        return Way("sea", LETTERS[crab], word)
    ground = int(s.ground[to])
    kind = ground & r.KIND
    there = int(crab_on(s, to))
    swapped = there != r.NONE and (s.phase == r.SWAP_DIR or (free and is_partner(s, there)))
    return Way(
        cell=NAMES[to],
        crab=LETTERS[crab],
        word=word,
        pushes=LETTERS[there] if there != r.NONE and not swapped else None,
        swaps=LETTERS[there] if swapped else None,
        shell=bool(ground & r.SHELL),
        card=bool(is_obstacle(s, to)),
        knocks_over=kind == r.KNOCK_OVER,
    )


def arrows(position: Position, ways: list[Way]) -> list[Arrow]:
    """Every push that could become part of the chain, from the first pushed crab on (O52, O54)."""
    s = position[0]
    found: list[Arrow] = []
    waiting = [NAMES.index(way.cell) for way in ways if way.pushes]
    done: set[int] = set()
    while waiting:
        space = waiting.pop(0)
        if space in done:
            continue
        done.add(space)
        pushed = int(crab_on(s, space))
        for direction in members(int(push_directions(s, space))):
            to = int(step(s, space, direction))
            cell = "sea" if to == SEA else NAMES[to]
            found.append(Arrow(LETTERS[pushed], NAMES[space], cell, DIRECTIONS[direction]))
            if to != SEA and crab_on(s, to) != r.NONE:
                waiting.append(to)
    return found


# ------------------------------------------------------------------ actions of the menu


def _action(position: Position, action: int, word: str) -> Choice:
    s = position[0]
    cards = int(rules.cards.hand_size(s, s.mover))
    if action == r.COOK:
        return _basic(position, word, cook_gives(position), cards)
    if word in ("D", "Aa", "T4"):
        return _basic(position, word, "D", cards)
    if word in ("F", "Bb", "T5"):
        return _basic(position, word, "F", cards)
    if action == r.CLAW:
        return _claw(position, word, cards)
    if action == r.USE_SHORTCUT:
        ways = [way(position, int(s.crab), int(s.arrow[s.place[s.crab]]))]
        return Choice(word, ways, arrows(position, ways))
    if word == "Ab":
        return Choice(word, _hops(position, cards))
    if word == "Ca":
        ways = _ways(position, int(leaps(s, cards)), jump=True)
        return Choice(word, ways, arrows(position, ways))
    if word == "Ba":
        return Choice(word, [_swap(position, direction) for direction in members(int(swaps(s, cards)))])
    if not (r.MAIN <= action < r.MAIN + 4 or r.MAIN_TWO <= action < r.MAIN_TWO + 4):
        return Choice(word)
    chip = action - r.MAIN if action < r.MAIN + 4 else action - r.MAIN_TWO + 4
    gives = int(s.chips[chip])
    if chip & 3 != r.SPECIAL_CHIP:
        return _basic(position, word, ICONS[gives], cards)
    name = SPECIALS[gives]
    if name in ("DIAG", "FAST"):
        return _basic(position, word, "D" if name == "DIAG" else "F", cards - (name == "FAST"))
    return Choice(word, _hops(position, cards) if name == "HOP" else [])


def _claw(position: Position, word: str, cards: int) -> Choice:
    """The active crab's ability, where it moves (O160)."""
    s = position[0]
    card = int(s.asym[s.crab])
    if card in (SPRINTER, DANCER):
        return _basic(position, word, "F" if card == SPRINTER else "D", cards)
    if card == TAILOR:
        which = int(tailored(s, rules.verbs.possible_icons(s, cards)))
        return _basic(position, word, ICONS[s.tailor[which]], cards)
    if card != JUMPER:
        return Choice(word)
    ways = _ways(position, int(leaps(s, cards)), jump=True)
    return Choice(word, ways, arrows(position, ways))


def _cells_in_row(position: Position, row: int) -> list[Cell]:
    """The spaces of a row that the question is about."""
    s = position[0]
    columns = {r.OBST_ROW: diggable_columns, r.SPY_ROW: spy_columns, r.HIDE_ROW: hide_columns}[int(s.phase)]
    return [NAMES[row * WIDTH + column] for column in members(int(columns(s, row)))]


def _basic(position: Position, word: str, icon: str, cards: int) -> Choice:
    s = position[0]
    if icon == "C":
        return Choice(word)
    if s.knocked_over[s.crab]:
        return Choice(word, stands_up=True)
    ways = _ways(position, int(steps_seaward(s, cards)) & int(ways_of(ICONS.index(icon))), jump=False)
    return Choice(word, ways, arrows(position, ways))


def _ways(position: Position, directions: int, jump: bool) -> list[Way]:
    s = position[0]
    onward = leap if jump else step
    return [
        way(position, int(s.crab), int(onward(s, s.place[s.crab], direction)), DIRECTIONS[direction])
        for direction in members(directions)
    ]


def _hops(position: Position, cards: int) -> list[Way]:
    s = position[0]
    row = int(s.place[s.crab]) // WIDTH * WIDTH
    return [way(position, int(s.crab), row + c, "abcdefg"[c]) for c in members(int(hops(s, cards)))]


def _swap(position: Position, direction: int) -> Way:
    s = position[0]
    to = int(step(s, s.place[s.crab], direction))
    here = way(position, int(s.crab), to, DIRECTIONS[direction])
    return msgspec.structs.replace(here, pushes=None, swaps=LETTERS[int(crab_on(s, to))])


def _ways_of_other(position: Position, crab: int, phase: int) -> list[Way]:
    s = position[0]
    if phase == r.GULL_CRAB:
        directions = int(landward_steps(s, crab))
    elif phase == r.PASS_CRAB:
        directions = int(free_steps(s, crab))
    else:
        directions = int(free_seaward_steps(s, crab, int(rules.cards.hand_size(s, s.mover))))
    return [
        way(position, crab, int(step(s, s.place[crab], direction)), DIRECTIONS[direction])
        for direction in members(directions)
    ]
