"""A position line read back; every wrong part is named, as far as parts can be judged alone (O174)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from seaboard.games.oh_crab import facts, rules
from seaboard.games.oh_crab.board import NOWHERE, SEA, SPACE
from seaboard.games.oh_crab.names import CRABS, ICONS, LETTERS, SPECIALS, START_CARDS
from seaboard.games.oh_crab.notation import letter
from seaboard.games.oh_crab.pack.line import read_groups
from seaboard.games.oh_crab.pack.on_the_table import TAILOR
from seaboard.games.oh_crab.phases import OUTSIDE_TURNS
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.cards import BIT
from seaboard.games.oh_crab.rules.rounds import clear
from seaboard.kernel.layout import blank
from seaboard.match.errors import Faults
from seaboard.match.game import Position
from seaboard.match.options import Options, settle

from .cards_of import lay
from .checks import all_placed, check_stage
from .parts import card_named, no, number, seat_named
from .read_board import read_board, read_extra
from .read_phase import read_phase
from .write import CHIP_LETTERS, PAIR_STAGES, STAGES, cook_gives

CRAB: Final = re.compile(r"([ROBGN]):(-|sea|[a-g]\d{1,2})(\*?)(?:=([12]))?")
MOST_SHELLS: Final = 120
GROUPS: Final = ("crabs", "shells", "cook", "round", "board", "extra", "market")
OFF_BOARD: Final = SEA + 1
CHIP_ORDER: Final = [*CHIP_LETTERS, "k", "a", "x", "charge"]


def read_position(text: str, given: Mapping[str, Any]) -> tuple[Position, int, Options]:
    """A consistent position line, with the options it is read with."""
    groups = text.split(" | ")
    if len(groups) < len(GROUPS) + 3:
        wanted = "crabs | shells | cook | round | board | extra | market | seats | turn | phase"
        raise no(text, wanted, "line")
    position = blank(rules.Race)
    crabs = _read_seats(position, groups[0])
    players = int(position[0].players)
    options = settle(facts.OPTIONS, given, players)
    if len(groups) < len(GROUPS) + players + 2:
        raise no(f"{len(groups)} groups", f"{len(GROUPS) + players + 2} groups for {players} seats", "line")
    seats, (turn, *pack) = groups[7 : 7 + players], groups[7 + players : -1]
    content = facts.content_of(options)
    facts.write_cards(position, content)
    clear(position[0])
    faults = Faults()
    with faults:
        read_board(position, _after(groups[4], "board"), content, faults)
    whole = not faults.found  # places cannot be judged on a board that is none
    with faults:
        read_extra(position, _after(groups[5], "extra"), content)
    for crab in crabs if whole else []:
        with faults:
            _place(position, crab)
    with faults:
        _read_shells(position, _after(groups[1], "shells"))
    with faults:
        _read_cook(position, _after(groups[2], "cook"))
    winners = ""
    with faults:
        winners = _read_round(position, _after(groups[3], "round"), not faults.found)
    seen = _read_cards(position, groups[6], seats, faults)
    if whole:
        with faults:
            options = read_groups(position, pack, given, options, seen, faults)
    facts.write_modules(position, options)
    with faults:
        _read_turn(position, _after(turn, "turn"))
    faults.complain()
    read_phase(position, _after(groups[-1], "phase"), seen)
    check_stage(position, groups[3], winners)
    position[0].rested = _looks_rested(position)
    return position, players, options


def _after(group: str, name: str) -> str:
    """What stands behind the name of a group."""
    if not group.startswith(f"{name} "):
        raise no(group, f"a group that begins with {name}", name)
    return group[len(name) + 1 :]


# ------------------------------------------------------------------ crabs


def _read_seats(position: Position, group: str) -> list[re.Match[str]]:
    """The crabs of each seat: one each, or two seats with two each."""
    seats = [seat.split("+") for seat in group.split(" ")]
    faults = Faults()
    crabs = []
    for word in (word for seat in seats for word in seat):
        with faults:
            if (crab := CRAB.fullmatch(word)) is None:
                raise no(word, "a crab such as R:d7, O:c6*, B:sea or G:-", "crabs")
            crabs.append(crab)
    faults.complain()
    letters = [crab[1] for crab in crabs]
    if len(set(letters)) != len(letters):
        raise no(group, "every crab once", "crabs")
    sizes = [len(seat) for seat in seats]
    if sizes != [2, 2] and (set(sizes) != {1} or len(seats) > len(CRABS)):
        raise no(group, "one crab a seat, or two seats with two crabs each, joined by +", "crabs")
    order = iter(LETTERS.index(one) for one in letters)
    facts.write_seats(position, [[next(order) for _ in range(size)] for size in sizes])
    return crabs


def _place(position: Position, crab: re.Match[str]) -> None:
    """Where a crab stands: on a space of the board, never two on one, never on an inaccessible one."""
    s = position[0]
    where = crab[2]
    place = NOWHERE if where == "-" else SEA if where == "sea" else SPACE.get(where, OFF_BOARD)
    if place not in (NOWHERE, SEA):
        if place >= s.spaces or int(s.ground[place]) & r.KIND == r.INACCESSIBLE:
            raise no(crab[0], "an accessible space of the board", "crabs")
        if place in s.place:
            raise no(crab[0], "one crab on a space", "crabs")
    elif crab[3]:
        raise no(crab[0], "only a crab on the beach is knocked over", "crabs")
    if crab[4] and not s.pairs:
        raise no(crab[0], "activation tokens only with two crabs each", "crabs")
    number = LETTERS.index(crab[1])
    s.place[number], s.knocked_over[number], s.token[number] = place, bool(crab[3]), int(crab[4] or 0)


def _read_shells(position: Position, text: str) -> None:
    s = position[0]
    found = text.split(" ")
    if len(found) != s.players + 2 or found[-2] != "/":
        raise no(text, f"{s.players} numbers, / and the reserve", "shells")
    *stocks, reserve = [number(word, 0, MOST_SHELLS, "shells") for word in [*found[:-2], found[-1]]]
    if sum(stocks) + reserve > MOST_SHELLS:
        raise no(text, f"at most {MOST_SHELLS} in all", "shells")
    s.shells[: s.players], s.reserve = stocks, reserve


def _read_cook(position: Position, text: str) -> None:
    s = position[0]
    name, used = text.removesuffix("!"), text.endswith("!")
    if used and not s.pairs:
        raise no(text, "! only in a game of two", "cook")
    s.cook, s.cook_used = seat_named(position, name, "cook"), used


def _read_round(position: Position, text: str, placed: bool) -> str:
    """Number and stage; the winners that an `over` line names."""
    s = position[0]
    count, _, rest = text.partition(" ")
    name, _, winners = rest.partition(" ")
    stages = PAIR_STAGES if s.pairs else (*STAGES[:3], "", "", *STAGES[5:])
    if name not in stages or not name or (winners and name != "over"):
        raise no(text, "a number and one of " + ", ".join(stage for stage in stages if stage), "round")
    s.round_number, s.stage = number(count, 1, r.MOST_ROUNDS, "round"), stages.index(name)
    if placed and not all_placed(position) and s.stage != r.SETTING_UP:
        raise no(text, "crabs without a space only during the set-up", "round")
    return winners


# ------------------------------------------------------------------ cards


def _read_cards(position: Position, group: str, seats: list[str], faults: Faults) -> set[int]:
    """Market, Hands, Trails and Discard piles; the cards named there."""
    s = position[0]
    seen: set[int] = set()
    public: set[int] = set()
    with faults:
        public |= _read_market(position, _after(group, "market"), seen)
    for seat, text in enumerate(seats):
        with faults:
            public |= _read_seat(position, seat, text, seen)
    # Nobody can lose sight of a start card; what else is hidden now is taken as never seen (O170).
    for card in {*public, *range(START_CARDS)}:
        s.known |= BIT[card]
    return seen


def _read_market(position: Position, text: str, seen: set[int]) -> set[int]:
    """The piles and the draw pile; the cards that lie open."""
    s = position[0]
    piles, _, draw = text.partition(" draw ")
    slots = piles.split(";")
    if len(slots) != 3 or not draw:
        raise no(text, "three piles with ; between them, then: draw and the draw pile", "market")
    for slot, pile in enumerate(slots):
        cards = _list(position, "market", pile, seen, START_CARDS)
        if len({int(s.special[card]) for card in cards}) > 1:
            raise no(pile, "one special action in a pile", "market")
        s.pile[slot] = lay(position, cards[::-1])[0]
    specials = [int(s.special[card]) for card in s.pile if card != r.NONE]
    if len(set(specials)) != len(specials):
        raise no(piles, "different special actions", "market")
    public = set(seen)
    s.draw_first, s.draw_last = lay(position, _list(position, "draw", draw, seen, START_CARDS))
    return public


def _read_seat(position: Position, seat: int, group: str, seen: set[int]) -> set[int]:
    """One seat's cards; those that lie open."""
    s = position[0]
    parts = group.split(" ")
    own = letter(position, seat)
    if len(parts) != 9 or [parts[0], *parts[1::2]] != [own, "hand", "down", "trail", "disc"]:
        raise no(group, f"{own} hand … down … trail … disc …", "seat")
    hand, down, trail, disc = (
        _list(position, name, text, seen) for name, text in zip(parts[1::2], parts[2::2], strict=True)
    )
    if len(down) > 1:
        raise no(parts[4], "one card at most", "down")
    for card in hand:
        s.hand[seat] |= BIT[card]
    s.down[seat] = down[0] if down else r.NONE
    s.trail_left[seat], s.trail_right[seat] = lay(position, trail)
    s.discard_first[seat], s.discard_last[seat] = lay(position, disc)
    return {*trail, *disc}


def _list(position: Position, part: str, text: str, seen: set[int], least: int = 0) -> list[int]:
    found = []
    for word in [] if text == "-" else text.split(","):
        card = card_named(position, word)
        if card < least:
            raise no(word, "an action card" if least else "a card", part)
        if card in seen:
            raise no(word, "every card once", part)
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
        raise no(text, "the active crab, icons and what is left; or -", "turn")
    s.crab, s.mover = crab, s.owner[crab]
    last = -1
    marks = []
    for word in [] if icons == "-" else icons.split(" "):
        mark = word if word in ("x", "charge") else word[:1]
        if mark not in CHIP_ORDER or CHIP_ORDER.index(mark) < last + (mark != "a"):
            raise no(word, "m u l s M U L S k a with what they give, x, charge, in this order", "turn")
        last = CHIP_ORDER.index(mark)
        marks.append(mark)
        _read_left_over(position, mark, word)
    s.tile_free, s.charge = "x" in marks, "charge" in marks
    if s.mover == s.cook and "k" not in marks:
        if s.pairs and not s.cook_used:
            raise no(text, "kD, or cook …! where it is used up", "turn")
        s.cook_used = 1


def _looks_rested(position: Position) -> bool:
    """A line does not say that the turn began with a Rest; no icons and hardly a Trail look like it (O26)."""
    s = position[0]
    acting = s.phase not in OUTSIDE_TURNS and s.phase != r.START
    return bool(acting and (s.chips == r.NONE).all() and s.trail_left[s.mover] == s.trail_right[s.mover])


def _read_left_over(position: Position, mark: str, word: str) -> None:
    """Something the turn still gives: the cook's move, a half for the tailor (A5), or a part of a card."""
    s = position[0]
    if mark == "k":
        gives = f"k{cook_gives(position)}"
        if word != gives or s.mover != s.cook or s.cook_used:
            raise no(word, f"{gives} for the holder of the cook token who has not used it", "turn")
    elif mark == "a":
        free = [i for i in range(2) if s.tailor[i] == r.NONE]
        if word[1:] not in tuple(ICONS) or s.asym[s.crab] != TAILOR or not free:
            raise no(word, "a and an icon for the tailor, one for each added card", "turn")
        s.tailor[free[0]] = ICONS.index(word[1:])
    elif mark in CHIP_LETTERS:
        chip = CHIP_LETTERS.index(mark)
        known = SPECIALS if chip & 3 == r.SPECIAL_CHIP else tuple(ICONS)
        if word[1:] not in known:
            raise no(word, "one of " + ", ".join(known), "turn")
        s.chips[chip] = known.index(word[1:])
