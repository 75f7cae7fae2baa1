"""A position line read back; what is wrong with it is said by the part that is (O174)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from seaboard.games.oh_crab import facts, rules
from seaboard.games.oh_crab.board import (
    DIRECTIONS,
    MOST_ROWS,
    NAMES,
    NEXT,
    NOWHERE,
    SEA,
    SPACE,
    WIDTH,
    height,
)
from seaboard.games.oh_crab.content import Content
from seaboard.games.oh_crab.content.checks import board_fault
from seaboard.games.oh_crab.names import CRABS, EXTRA_TILES, ICONS, LETTERS, SPECIALS, START_CARDS
from seaboard.games.oh_crab.notation import words
from seaboard.games.oh_crab.outcome import winning_seats
from seaboard.games.oh_crab.pack.on_the_table import TAILOR
from seaboard.games.oh_crab.position.cards_of import lay
from seaboard.games.oh_crab.position.pack_read import read_pack
from seaboard.games.oh_crab.position.read_phase import read_phase
from seaboard.games.oh_crab.position.write import (
    CHIP_LETTERS,
    OUTSIDE_TURNS,
    PAIR_STAGES,
    SET_UP,
    STAGES,
    cook_gives,
)
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.cards import BIT
from seaboard.games.oh_crab.rules.rounds import clear
from seaboard.games.oh_crab.seats import letter
from seaboard.kernel.layout import blank
from seaboard.match.errors import BadPosition
from seaboard.match.game import Position
from seaboard.match.options import Options, settle

CRAB = re.compile(r"([ROBGN]):(-|sea|[a-g]\d{1,2})(\*?)(?:=([12]))?")
SPACE_WORD = re.compile(r"([a-g]\d{1,2})=([.XOKERC])(s?)(q?)(w?)(?:>([^:]+)(?::(\d)([FDSC]))?)?")
MOST_SHELLS = 120
GROUPS = ("crabs", "shells", "cook", "round", "board", "extra", "market")


def no(part: str, found: object, wanted: str) -> BadPosition:
    """A complaint about a part of the line."""
    return BadPosition(part, found, wanted)


def read_position(text: str, given: Mapping[str, Any]) -> tuple[Position, int, Options]:
    """A consistent position line, with the options it is read with."""
    groups = text.split(" | ")
    if len(groups) < len(GROUPS) + 3:
        raise no(
            "line", text, "crabs | shells | cook | round | board | extra | market | seats | turn | phase"
        )
    position = blank(rules.Race)
    places = _read_seats(position, groups[0])
    players = int(position[0].players)
    options = settle(facts.OPTIONS, given, players)
    content = facts.content_of(options)
    if len(groups) < len(GROUPS) + players + 2:
        raise no("line", f"{len(groups)} groups", f"{len(GROUPS) + players + 2} groups for {players} seats")
    turn, *pack = groups[len(GROUPS) + players : -1]
    facts.write_cards(position, content)
    clear(position[0])
    _read_board(position, _after(groups[4], "board"), content)
    _read_extra(position, _after(groups[5], "extra"), content)
    _place(position, places)
    _read_shells(position, _after(groups[1], "shells"))
    _read_cook(position, _after(groups[2], "cook"))
    winners = _read_round(position, _after(groups[3], "round"))
    seen = _read_cards(position, _after(groups[6], "market"), groups[7 : 7 + players])
    options = read_pack(position, pack, given, options, seen)
    facts.write_modules(position, options)
    _read_turn(position, _after(turn, "turn"))
    read_phase(position, _after(groups[-1], "phase"), seen)
    _check_stage(position, groups[3], winners)
    return position, players, options


def _after(group: str, name: str) -> str:
    """What stands behind the name of a group."""
    if not group.startswith(f"{name} "):
        raise no(name, group, f"a group that begins with {name}")
    return group[len(name) + 1 :]


# ------------------------------------------------------------------ crabs


def _read_seats(position: Position, group: str) -> list[re.Match[str]]:
    """The crabs of each seat: one each, or two seats with two each."""
    seats = [seat.split("+") for seat in group.split(" ")]
    found = [CRAB.fullmatch(word) for seat in seats for word in seat]
    for word, crab in zip([word for seat in seats for word in seat], found, strict=True):
        if crab is None:
            raise no("crabs", word, "a crab such as R:d7, O:c6*, B:sea or G:-")
    crabs = [crab for crab in found if crab is not None]
    letters = [crab[1] for crab in crabs]
    if len(set(letters)) != len(letters):
        raise no("crabs", group, "every crab once")
    sizes = [len(seat) for seat in seats]
    if sizes != [2, 2] and (set(sizes) != {1} or len(seats) > len(CRABS)):
        raise no("crabs", group, "one crab a seat, or two seats with two crabs each, joined by +")
    order = iter(LETTERS.index(one) for one in letters)
    facts.write_seats(position, [[next(order) for _ in range(size)] for size in sizes])
    return crabs


def _place(position: Position, crabs: list[re.Match[str]]) -> None:
    """Where the crabs stand: on spaces of the board, never two on one, never on an inaccessible one."""
    s = position[0]
    for crab in crabs:
        number, where = LETTERS.index(crab[1]), crab[2]
        if where == "-":
            place = NOWHERE
        elif where == "sea":
            place = SEA
        else:
            place = SPACE.get(where, SEA)
            if place >= s.spaces or int(s.ground[place]) & r.KIND == r.INACCESSIBLE:
                raise no("crabs", crab[0], "an accessible space of the board")
            if place in s.place:
                raise no("crabs", crab[0], "one crab on a space")
        if crab[3] and place in (NOWHERE, SEA):
            raise no("crabs", crab[0], "only a crab on the beach is knocked over")
        if crab[4] and not s.pairs:
            raise no("crabs", crab[0], "activation tokens only with two crabs each")
        s.place[number], s.knocked_over[number] = place, bool(crab[3])
        s.token[number] = int(crab[4] or 0)


def _number(part: str, word: str, least: int, most: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 3 and least <= int(word) <= most):
        raise no(part, word, f"a number from {least} to {most}")
    if str(int(word)) != word:
        raise no(part, word, "a number without leading zeros")
    return int(word)


def _read_shells(position: Position, text: str) -> None:
    s = position[0]
    words_ = text.split(" ")
    if len(words_) != s.players + 2 or words_[-2] != "/":
        raise no("shells", text, f"{s.players} numbers, / and the reserve")
    stocks = [_number("shells", word, 0, MOST_SHELLS) for word in [*words_[:-2], words_[-1]]]
    if sum(stocks) > MOST_SHELLS:
        raise no("shells", text, f"at most {MOST_SHELLS} in all")
    s.shells[: s.players] = stocks[:-1]
    s.reserve = stocks[-1]


def _read_cook(position: Position, text: str) -> None:
    s = position[0]
    seats = {letter(position, seat): seat for seat in range(s.players)}
    name, used = (text[:-1], True) if text.endswith("!") else (text, False)
    if name not in seats or (used and not s.pairs):
        raise no("cook", text, f"one of {''.join(seats)}, with ! only in a game of two")
    s.cook, s.cook_used = seats[name], used


def _read_round(position: Position, text: str) -> str:
    """Number and stage; the winners that an `over` line names."""
    s = position[0]
    number, _, rest = text.partition(" ")
    s.round_number = _number("round", number, 1, r.MOST_ROUNDS)
    name, _, winners = rest.partition(" ")
    stages = PAIR_STAGES if s.pairs else (*STAGES[:3], "", "", *STAGES[5:])
    if name not in stages or not name or (winners and name != "over"):
        raise no("round", text, "a number and one of " + ", ".join(stage for stage in stages if stage))
    s.stage = stages.index(name)
    placed = all(s.place[crab] != NOWHERE for crab in range(len(CRABS)) if s.owner[crab] != r.NONE)
    if not placed and s.stage != r.SETTING_UP:
        raise no("round", text, "crabs without a space only during the set-up")
    return winners


# ------------------------------------------------------------------ board and tiles


def _read_board(position: Position, text: str, content: Content) -> None:
    text, _, dug = text.partition(" + ")
    _read_tiles(position, text, content)
    for word in dug.split(",") if dug else []:
        space = SPACE.get(word, SEA)
        if space >= position[0].spaces or position[0].ground[space] != r.STANDARD:
            raise no("board", word, "standard spaces that were made obstacles, each once")
        position[0].ground[space] = r.OBSTACLE | r.DUG


def _read_tiles(position: Position, text: str, content: Content) -> None:
    if not text.startswith("mini"):
        board = text.split(" ")
        if why := board_fault(board):
            raise no("board", text, why)
        facts.write_board(position, content, board)
        return
    s = position[0]
    size, *spaces = text.split(" ")
    s.tiles[:] = r.NONE
    s.spaces = WIDTH * _number("board", size[4:], 1, MOST_ROWS)
    named: set[str] = set()
    for word in spaces:
        found = SPACE_WORD.fullmatch(word)
        at = SPACE.get(found[1], SEA) if found else SEA
        if found is None or at >= s.spaces or found[1] in named:
            raise no("board", word, "a space of the board such as c4=.s, d7=R>e10:2S or d5=C>N, each once")
        named.add(found[1])
        facts.write_cell(position, at, "".join(found.group(2, 3, 4, 5)))
        _read_arrow(position, at, found)
    for at in range(s.spaces):
        cut = int(s.ground[at]) & r.KIND == r.SHORTCUT
        if cut and int(s.ground[s.arrow[at]]) & r.KIND == r.INACCESSIBLE:
            raise no("board", NAMES[at], "a shortcut to an accessible space")


def _read_arrow(position: Position, at: int, found: re.Match[str]) -> None:
    s = position[0]
    to = SPACE.get(found[6] or "", SEA)
    if found[2] == "R" and to < s.spaces and found[7] not in (None, "0"):
        if height(to) <= height(at):
            raise no("board", found[0], "a shortcut to a space nearer to the sea")
        facts.write_shortcut(position, at, to, ICONS.index(found[8]), int(found[7]))
    elif found[2] == "C" and found[6] in DIRECTIONS and found[7] is None:
        if NEXT[at, DIRECTIONS.index(found[6])] == NOWHERE:
            raise no("board", found[0], "a current that leads to a neighbour or into the sea")
        facts.write_current(position, at, found[6])
    elif found[2] in "RC" or found[6]:
        raise no("board", found[0], "an arrow for shortcuts (R>e10:2S) and currents (C>N) only")


def _read_extra(position: Position, text: str, content: Content) -> None:
    names = [] if text == "-" else text.split(" ")
    if any(name not in EXTRA_TILES for name in names) or len({name[0] for name in names}) != len(names):
        raise no("extra", text, "some of Aa Ab Ba Bb Ca Cb Da Db, every tile on one side only")
    facts.write_extra(position, content, names)


# ------------------------------------------------------------------ cards


def _read_cards(position: Position, market: str, seats: list[str]) -> set[int]:
    """Market, Hands, Trails and Discard piles; the cards named there."""
    s = position[0]
    seen: set[int] = set()
    piles, _, draw = market.partition(" draw ")
    slots = piles.split(";")
    if len(slots) != 3 or not draw:
        raise no("market", market, "three piles with ; between them, then: draw and the draw pile")
    for slot, pile in enumerate(slots):
        cards = _list(position, "market", pile, seen, start_cards=False)
        if len({int(s.special[card]) for card in cards}) > 1:
            raise no("market", pile, "one special action in a pile")
        s.pile[slot] = lay(position, cards[::-1])[0]
    specials = [int(s.special[card]) for card in s.pile if card != r.NONE]
    if len(set(specials)) != len(specials):
        raise no("market", piles, "different special actions")
    public = set(seen)
    s.draw_first, s.draw_last = lay(position, _list(position, "draw", draw, seen, start_cards=False))
    for seat, group in enumerate(seats):
        public |= _read_seat(position, seat, group, seen)
    # Nobody can lose sight of a start card; what else is hidden now is taken as never seen (O170).
    for card in {*public, *range(START_CARDS)}:
        s.known |= BIT[card]
    return seen


def _read_seat(position: Position, seat: int, group: str, seen: set[int]) -> set[int]:
    """One seat's cards; those that lie open."""
    s = position[0]
    parts = group.split(" ")
    if len(parts) != 9 or [parts[0], *parts[1::2]] != [
        letter(position, seat),
        "hand",
        "down",
        "trail",
        "disc",
    ]:
        raise no("seat", group, f"{letter(position, seat)} hand … down … trail … disc …")
    hand, down, trail, disc = (
        _list(position, name, text, seen) for name, text in zip(parts[1::2], parts[2::2], strict=True)
    )
    if len(down) > 1:
        raise no("down", parts[4], "one card at most")
    for card in hand:
        s.hand[seat] |= BIT[card]
    s.down[seat] = down[0] if down else r.NONE
    s.trail_left[seat], s.trail_right[seat] = lay(position, trail)
    s.discard_first[seat], s.discard_last[seat] = lay(position, disc)
    return {*trail, *disc}


def _list(position: Position, part: str, text: str, seen: set[int], start_cards: bool = True) -> list[int]:
    names = {word: card for card, word in enumerate(words(position)[: r.ADD_LEFT]) if word}
    found = []
    for word in [] if text == "-" else text.split(","):
        card = names.get(word)
        if card is None or (card < START_CARDS and not start_cards):
            raise no(part, word, "a card" if start_cards else "an action card")
        if card in seen:
            raise no(part, word, "every card once")
        seen.add(card)
        found.append(card)
    return found


# ------------------------------------------------------------------ the turn


def _read_turn(position: Position, text: str) -> None:
    s = position[0]
    if text == "-":
        s.crab, s.tile_free = r.NONE, 0
        return
    name, _, icons = text.partition(" icons ")
    crab = LETTERS.find(name) if len(name) == 1 else -1
    if crab < 0 or s.owner[crab] == r.NONE or not icons:
        raise no("turn", text, "the active crab, icons and what is left; or -")
    s.crab, s.mover = crab, s.owner[crab]
    cook_left = False
    order = [*CHIP_LETTERS, "k", "a", "x", "charge"]
    last = -1
    for word in [] if icons == "-" else icons.split(" "):
        mark = word if word in ("x", "charge") else word[:1]
        if mark not in order or order.index(mark) < last + (mark != "a"):
            raise no("turn", word, "m u l s M U L S k a with what they give, x, charge, in this order")
        last = order.index(mark)
        if mark == "k":
            gives = f"k{cook_gives(position)}"
            cook_left = word == gives and s.mover == s.cook and not s.cook_used
            if not cook_left:
                raise no("turn", word, f"{gives} for the holder of the cook token who has not used it")
        elif mark == "a":
            _read_tailor(position, word)
        elif mark == "x":
            s.tile_free = 1
        elif mark == "charge":
            s.charge = 1
        else:
            chip = CHIP_LETTERS.index(mark)
            known = SPECIALS if chip & 3 == r.SPECIAL_CHIP else tuple(ICONS)
            if word[1:] not in known:
                raise no("turn", word, "one of " + ", ".join(known))
            s.chips[chip] = known.index(word[1:])
    if s.mover == s.cook and not cook_left:
        if s.pairs and not s.cook_used:
            raise no("turn", text, "kD, or cook …! where it is used up")
        s.cook_used = 1


def _read_tailor(position: Position, word: str) -> None:
    """A half icon that the tailor may use (A5)."""
    s = position[0]
    free = [i for i in range(2) if s.tailor[i] == r.NONE]
    if word[1:] not in tuple(ICONS) or s.asym[s.crab] != TAILOR or not free:
        raise no("turn", word, "a and an icon for the tailor, one for each added card")
    s.tailor[free[0]] = ICONS.index(word[1:])


def _check_stage(position: Position, group: str, winners: str) -> None:
    """Stage, turn and face-down cards belong together; an end names its winners."""
    s = position[0]
    acting = s.stage in (r.ACTING, r.ACTING_TWO)
    others = {r.PLANNING: (r.PLAN,), r.PLANNING_TWO: (r.PLAN,), r.FINISHED: (r.OVER,), r.SETTING_UP: SET_UP}
    fits = s.phase in others[int(s.stage)] if not acting else s.phase not in (*SET_UP, r.PLAN, r.OVER)
    placed = all(s.place[crab] != NOWHERE for crab in range(len(CRABS)) if s.owner[crab] != r.NONE)
    if placed == (s.phase == r.PLACE2):
        raise no("round", group, "crabs without a space only while the second player places, and then some")
    if not fits or (s.phase == r.ACTIVATE and s.stage != r.ACTING):
        raise no("phase", group, "a decision of this stage")
    if (s.crab == r.NONE) != (s.phase in OUTSIDE_TURNS):
        raise no("turn", group, "a crab in a turn, - outside")
    for seat in range(s.players):
        had = acting and (seat - s.cook) % s.players < (s.mover - s.cook) % s.players
        now = acting and seat == s.mover and s.phase not in (r.START, r.ACTIVATE)
        if s.down[seat] != r.NONE and (had or now or s.phase in (*SET_UP, r.OVER)):
            raise no("down", letter(position, seat), "no face-down card any more")
    if s.phase == r.OVER:
        found = ",".join(letter(position, seat) for seat in winning_seats(position))
        if found != winners:
            raise no("round", group, f"over {found}")
        if not rules.rounds.someone_is_home(s) and s.round_number < r.MOST_ROUNDS:
            raise no("round", group, "a crab in the sea at the end")
