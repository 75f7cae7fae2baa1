"""The position line: the whole position in one line of groups, ` | ` between them (O174)."""

from __future__ import annotations

from typing import Final

from seaboard.games.oh_crab.board import DIRECTIONS, NAMES, NOWHERE, SEA, WIDTH
from seaboard.games.oh_crab.names import BOARD_TILES, EXTRA_TILES, GROUNDS, ICONS, LETTERS, SPECIALS
from seaboard.games.oh_crab.notation import letter, words
from seaboard.games.oh_crab.pack.asymmetry.line import drawn
from seaboard.games.oh_crab.pack.event_cards.rules import ROLLER_SKATES, in_force
from seaboard.games.oh_crab.pack.line import write_groups
from seaboard.games.oh_crab.phases import OUTSIDE_TURNS, PHASES
from seaboard.games.oh_crab.rules import race as r
from seaboard.match.game import Position

from .about import write_about
from .cards_of import discards, draw_pile, hand, pile, trail
from .frames import waiting
from .glance import deciders, glance

STAGES: Final = ("setup", "plan", "act", "plan2", "act2", "over")
PAIR_STAGES: Final = ("setup", "plan1", "act1", "plan2", "act2", "over")
CHIP_LETTERS: Final = "mulsMULS"
MARKS: Final = (("s", r.SHELL), ("q", r.SURPRISE), ("w", r.REEDS))


def write_position(position: Position) -> str:
    """The whole position in one line."""
    return _line(position, None, hide=False)


def seen_position(position: Position, watcher: int | None) -> str:
    """The line as a watcher may see it: `?3` for three hidden cards, `?` for a hidden token or card."""
    return _line(position, watcher, hide=True)


def _line(position: Position, watcher: int | None, hide: bool) -> str:
    s = position[0]
    crabs = [[_crab(position, int(crab)) for crab in own if crab != r.NONE] for own in s.crabs[: s.players]]
    groups = [
        " ".join("+".join(own) for own in crabs),
        f"shells {' '.join(str(n) for n in s.shells[: s.players])} / {s.reserve}",
        f"cook {letter(position, s.cook)}{'!' if s.pairs and s.cook_used else ''}",
        f"round {s.round_number} {stage(position)}",
        f"board {board(position)}",
        "extra " + (" ".join(extra_tiles(position)) or "-"),
        f"market {market(position)} draw {_hidden(position, draw_pile(position), hide)}",
        *(_cards(position, seat, hide and seat != watcher) for seat in range(s.players)),
        turn(position),
        *write_groups(position, watcher, hide),
        f"phase {phase(position, watcher, hide)}",
    ]
    return " | ".join(groups)


def _crab(position: Position, crab: int) -> str:
    s = position[0]
    place = int(s.place[crab])
    where = "-" if place == NOWHERE else "sea" if place == SEA else NAMES[place]
    token = f"={s.token[crab]}" if s.token[crab] else ""
    return f"{LETTERS[crab]}:{where}{'*' if s.knocked_over[crab] else ''}{token}"


def stage(position: Position) -> str:
    """The stage of the round; at the end with the winners."""
    s = position[0]
    if s.stage == r.FINISHED:
        return "over " + ",".join(letter(position, seat) for seat in glance(position).winners)
    return (PAIR_STAGES if s.pairs else STAGES)[s.stage]


def board(position: Position) -> str:
    """The tiles from land to sea, or the special spaces of a small board for tests."""
    s = position[0]
    dug = ",".join(NAMES[space] for space in range(s.spaces) if s.ground[space] & r.DUG)
    if s.tiles[0] != r.NONE:
        text = " ".join(BOARD_TILES[tile] for tile in s.tiles if tile != r.NONE)
    else:
        spaces = [space for space in range(s.spaces) if s.ground[space] and not s.ground[space] & r.DUG]
        text = " ".join([f"mini{s.spaces // WIDTH}", *(f"{NAMES[q]}={ground(position, q)}" for q in spaces)])
    return f"{text} + {dug}" if dug else text


def ground(position: Position, space: int) -> str:
    """A space with its marks and its arrow: `.s`, `Ow`, `R>e10:2S`, `C>N`."""
    s = position[0]
    kind = int(s.ground[space]) & r.KIND
    text = GROUNDS[kind] + "".join(mark for mark, bit in MARKS if s.ground[space] & bit)
    if kind == r.SHORTCUT:
        text += f">{NAMES[s.arrow[space]]}:{s.toll[space] & 15}{ICONS[s.toll[space] >> 4]}"
    if kind == r.CURRENT:
        text += f">{DIRECTIONS[s.toll[space]]}"
    return text


def extra_tiles(position: Position) -> list[str]:
    """The Extra-action tiles in the game."""
    return [name for number, name in enumerate(EXTRA_TILES) if int(position[0].extra) >> number & 1]


def market(position: Position) -> str:
    """The three visible piles."""
    return ";".join(card_list(position, pile(position, slot)) for slot in range(3))


def card_list(position: Position, cards: list[int]) -> str:
    """Cards by their ids, `-` for none."""
    return ",".join(words(position)[card] for card in cards) or "-"


def _hidden(position: Position, cards: list[int], hide: bool) -> str:
    return f"?{len(cards)}" if hide and cards else card_list(position, cards)


def _cards(position: Position, seat: int, hide: bool) -> str:
    planned = int(position[0].down[seat])
    down = "-" if planned == r.NONE else "?" if hide else words(position)[planned]
    own, row, pile_ = hand(position, seat), trail(position, seat), discards(position, seat)
    lying = f"down {down} trail {card_list(position, row)} disc {card_list(position, pile_)}"
    return f"{letter(position, seat)} hand {_hidden(position, own, hide)} {lying}"


def turn(position: Position) -> str:
    """The active crab and what is left of its turn."""
    s = position[0]
    if s.phase in OUTSIDE_TURNS:
        return "turn -"
    left = []
    for chip, mark in enumerate(CHIP_LETTERS):
        gives = int(s.chips[chip])
        if gives != r.NONE:
            left.append(mark + (SPECIALS[gives] if chip & 3 == r.SPECIAL_CHIP else ICONS[gives]))
    if s.mover == s.cook and not s.cook_used:
        left.append(f"k{cook_gives(position)}")
    left += [f"a{ICONS[icon]}" for icon in s.tailor if icon != r.NONE]
    left += ["x"] * bool(s.tile_free) + ["charge"] * bool(s.charge)
    return f"turn {LETTERS[s.crab]} icons {' '.join(left) or '-'}"


def cook_gives(position: Position) -> str:
    """The move that the cook gives: diagonally, on roller skates forward (O34, E4)."""
    return "F" if in_force(position[0], ROLLER_SKATES) else "D"


def phase(position: Position, watcher: int | None = None, hide: bool = True) -> str:
    """Who must decide, the decision owed, then what waits below it, the nearest first."""
    who = "".join(letter(position, seat) for seat in deciders(position)) or "-"
    return f"{who} {' > '.join([question(position, watcher, hide), *waiting(position)])}"


def question(position: Position, watcher: int | None, hide: bool) -> str:
    """The decision owed, with what it is about, as a watcher may see it."""
    asked = PHASES[int(position[0].phase)]
    if asked.number == r.STASH_PICK and hide and watcher != position[0].mover:
        return f"{asked.name}:?{len(drawn(position))}"
    return write_about(position, asked.name, asked.about)
