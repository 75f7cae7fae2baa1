"""The position line: the whole position in one line of groups, ` | ` between them (O174).

Every wrong part of a line is named, as far as parts can be judged alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from seaboard.games.oh_crab import facts, rules
from seaboard.games.oh_crab import names as n
from seaboard.games.oh_crab.board import NAMES, NOWHERE, SEA, SPACE
from seaboard.games.oh_crab.notation import words
from seaboard.games.oh_crab.pack.event_cards.rules import ROLLER_SKATES, in_force
from seaboard.games.oh_crab.pack.line import read_groups, write_groups
from seaboard.games.oh_crab.pack.on_the_table import TAILOR
from seaboard.games.oh_crab.phases import OUTSIDE_TURNS
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.cards import BIT
from seaboard.games.oh_crab.rules.rounds import clear
from seaboard.kernel.layout import blank
from seaboard.match.errors import Faults
from seaboard.match.game import Position
from seaboard.match.options import Options, settle

from . import parts
from .board import read_board, read_extra, write_board, write_extra
from .cards_of import discards, draw_pile, hand, lay, pile, trail
from .glance import glance
from .parts import EVERYTHING, Group, Reading, no, want
from .phase import all_placed, check_stage, phase, read_phase, seats

CRAB: Final = re.compile(r"([ROBGN]):(-|sea|[a-g]\d{1,2})(\*?)(?:=([12]))?")
MOST_SHELLS: Final = 120
CHIPS: Final = "mulsMULS"


def write_position(position: Position) -> str:
    """The whole position in one line."""
    return seen_position(position, EVERYTHING)


def seen_position(position: Position, watcher: int | None) -> str:
    """The line as a watcher may see it: `?3` for three hidden cards, `?` for a hidden token or card."""
    s = position[0]
    crabs = [[_crab(s, int(crab)) for crab in own if crab != r.NONE] for own in s.crabs[: s.players]]
    groups = [
        " ".join("+".join(own) for own in crabs),
        *(f"{name} {group.write(s)}" for name, group in GROUPS.items()),
        f"market {_write_market(position, watcher)}",
        *(_write_seat(position, seat, watcher) for seat in range(s.players)),
        f"turn {_write_turn(s)}",
        *write_groups(position, watcher),
        f"phase {phase(position, watcher)}",
    ]
    return " | ".join(groups)


def read_position(text: str, given: Mapping[str, Any]) -> tuple[Position, int, Options]:
    """A consistent position line, with the options it is read with."""
    groups = text.split(" | ")
    first = 2 + len(GROUPS)  # the cards of the first seat
    if len(groups) < first + 3:
        raise no(text, " | ".join(["crabs", *GROUPS, "market", "seats", "turn", "phase"]), "line")
    position = blank(rules.Race)
    s = position[0]
    crabs = _read_seats(position, groups[0])
    players = int(s.players)
    options = settle(facts.OPTIONS, given, players)
    if len(groups) < first + players + 2:
        raise no(f"{len(groups)} groups", f"{first + players + 2} groups for {players} seats", "line")
    content = facts.content_of(options)
    facts.write_cards(position, content)
    clear(s)
    # Nobody can lose sight of a start card; what else is hidden now is taken as never seen (O170).
    s.known = (1 << n.START_CARDS) - 1
    line = Reading(position, content, set(), Faults())
    named = dict(zip(GROUPS, groups[1:], strict=False))
    _read_named(line, named, "board")
    whole = not line.faults.found  # places cannot be judged on a board that is none
    _read_named(line, named, "extra")
    for crab in crabs if whole else []:
        with line.faults:
            _place(s, crab)
    _read_named(line, named, "shells", "cook", "round")
    with line.faults:
        _read_market(line, _after(groups[first - 1], "market"))
    for seat, group in enumerate(groups[first : first + players]):
        with line.faults:
            _read_seat(line, seat, group)
    turn, *pack = groups[first + players : -1]
    if whole:
        with line.faults:
            options = read_groups(line, pack, given, options)
    facts.write_modules(position, options)
    with line.faults:
        _read_turn(s, _after(turn, "turn"))
    line.faults.complain()
    read_phase(line, _after(groups[-1], "phase"))
    check_stage(position, named["round"])
    # A line does not say that the turn began with a Rest; no icons and hardly a Trail look like it (O26).
    acting = s.phase not in OUTSIDE_TURNS and s.phase != r.START
    s.rested = acting and (s.chips == r.NONE).all() and s.trail_left[s.mover] == s.trail_right[s.mover]
    return position, players, options


def _read_named(line: Reading, groups: Mapping[str, str], *names: str) -> None:
    for name in names:
        with line.faults:
            GROUPS[name].read(line, _after(groups[name], name))


def _after(group: str, name: str) -> str:
    """What stands behind the name of a group."""
    want(group.startswith(f"{name} "), group, f"a group that begins with {name}", name)
    return group[len(name) + 1 :]


# ------------------------------------------------------------------ crabs


def place_name(place: int) -> str:
    """A space, the sea, or `-` for none yet."""
    return "-" if place == NOWHERE else "sea" if place == SEA else NAMES[place]


def _crab(s: Any, crab: int) -> str:
    token = f"={s.token[crab]}" if s.token[crab] else ""
    return f"{n.LETTERS[crab]}:{place_name(s.place[crab])}{'*' * s.knocked_over[crab]}{token}"


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
    want(len(set(letters)) == len(letters), group, "every crab once", "crabs")
    sizes = [len(seat) for seat in seats]
    if sizes != [2, 2] and (set(sizes) != {1} or len(seats) > len(n.CRABS)):
        raise no(group, "one crab a seat, or two seats with two crabs each, joined by +", "crabs")
    facts.write_seats(position, [[n.LETTERS.index(word[0]) for word in seat] for seat in seats])
    return crabs


def _place(s: Any, crab: re.Match[str]) -> None:
    """Where a crab stands: on a space of the board, never two on one, never on an inaccessible one."""
    name, where, knocked_over, token = crab.groups()
    place = {"-": NOWHERE, "sea": SEA}.get(where, SPACE.get(where, SEA + 1))
    if place not in (NOWHERE, SEA):
        if place >= s.spaces or int(s.ground[place]) & r.KIND == r.INACCESSIBLE:
            raise no(crab[0], "an accessible space of the board", "crabs")
        want(place not in s.place, crab[0], "one crab on a space", "crabs")
    elif knocked_over:
        raise no(crab[0], "only a crab on the beach is knocked over", "crabs")
    want(s.pairs or not token, crab[0], "activation tokens only with two crabs each", "crabs")
    number = n.LETTERS.index(name)
    s.place[number], s.knocked_over[number], s.token[number] = place, bool(knocked_over), int(token or 0)


# ------------------------------------------------------------------ shells, cook, round


def _read_shells(line: Reading, text: str) -> None:
    s = line.position[0]
    *found, slash, last = text.split(" ") if " " in text else ("", "")
    want(len(found) == s.players and slash == "/", text, f"{s.players} numbers, / and the reserve", "shells")
    *stocks, reserve = [parts.number(word, 0, MOST_SHELLS, "shells") for word in [*found, last]]
    want(sum(stocks) + reserve <= MOST_SHELLS, text, f"at most {MOST_SHELLS} in all", "shells")
    s.shells[: s.players], s.reserve = stocks, reserve


def _read_cook(line: Reading, text: str) -> None:
    s = line.position[0]
    want(s.pairs or not text.endswith("!"), text, "! only in a game of two", "cook")
    s.cook, s.cook_used = parts.seat_named(s, text.removesuffix("!"), "cook"), text.endswith("!")


def write_round(s: Any) -> str:
    """Number and stage of the round; at the end with the winners."""
    stage = (n.PAIR_STAGES if s.pairs else n.STAGES)[s.stage]
    won = f" {seats(s, glance(s).winners, ',')}" if s.stage == r.FINISHED else ""
    return f"{s.round_number} {stage}{won}"


def _read_round(line: Reading, text: str) -> None:
    s = line.position[0]
    count, _, rest = text.partition(" ")
    name, _, winners = rest.partition(" ")
    stages = n.PAIR_STAGES if s.pairs else (*n.STAGES[:3], "", "", *n.STAGES[5:])
    if name not in stages or not name or (winners and name != "over"):
        raise no(text, "a number and one of " + ", ".join(stage for stage in stages if stage), "round")
    s.round_number, s.stage = parts.number(count, 1, r.MOST_ROUNDS, "round"), stages.index(name)
    if not line.faults.found and not all_placed(s) and s.stage != r.SETTING_UP:
        raise no(text, "crabs without a space only during the set-up", "round")


# ------------------------------------------------------------------ cards


def _write_cards(position: Position, cards: list[int], hidden: bool = False) -> str:
    return f"?{len(cards)}" if hidden and cards else parts.listed(words(position)[card] for card in cards)


def _read_cards(line: Reading, part: str, text: str, least: int = 0, hidden: bool = False) -> list[int]:
    """Cards that are named nowhere else; all know those that are not hidden."""
    found = []
    for word in parts.words_of(text):
        card = parts.card_named(line.position[0], word, part, least)
        want(card not in line.seen, word, "every card once", part)
        line.seen.add(card)
        found.append(card)
        if not hidden:
            line.position[0].known |= BIT[card]
    return found


def _write_market(position: Position, watcher: int | None) -> str:
    piles = ";".join(_write_cards(position, pile(position, slot)) for slot in range(3))
    return f"{piles} draw {_write_cards(position, draw_pile(position), watcher != EVERYTHING)}"


def _read_market(line: Reading, text: str) -> None:
    s = line.position[0]
    piles, _, draw = text.partition(" draw ")
    slots = piles.split(";")
    if len(slots) != 3 or not draw:
        raise no(text, "three piles with ; between them, then: draw and the draw pile", "market")
    for slot, lying in enumerate(slots):
        cards = _read_cards(line, "market", lying, n.START_CARDS)
        if len({int(s.special[card]) for card in cards}) > 1:
            raise no(lying, "one special action in a pile", "market")
        s.pile[slot] = lay(line.position, cards[::-1])[0]
    specials = [int(s.special[card]) for card in s.pile if card != r.NONE]
    want(len(set(specials)) == len(specials), piles, "different special actions", "market")
    drawn = _read_cards(line, "draw", draw, n.START_CARDS, hidden=True)
    s.draw_first, s.draw_last = lay(line.position, drawn)


def _write_seat(position: Position, seat: int, watcher: int | None) -> str:
    """One seat's cards."""
    s, secret = position[0], watcher not in (EVERYTHING, seat)
    held = _write_cards(position, hand(position, seat), secret)
    down = "-" if s.down[seat] == r.NONE else "?" if secret else words(position)[s.down[seat]]
    row, laid = (_write_cards(position, lying(position, seat)) for lying in (trail, discards))
    return f"{parts.seat_letters(s)[seat]} hand {held} down {down} trail {row} disc {laid}"


def _read_seat(line: Reading, seat: int, group: str) -> None:
    s = line.position[0]
    found = group.split(" ")
    own = parts.seat_letters(s)[seat]
    if len(found) != 9 or [found[0], *found[1::2]] != [own, "hand", "down", "trail", "disc"]:
        raise no(group, f"{own} hand … down … trail … disc …", "seat")
    held, down, row, laid = (
        _read_cards(line, name, text, hidden=name in ("hand", "down"))
        for name, text in zip(found[1::2], found[2::2], strict=True)
    )
    want(len(down) <= 1, found[4], "one card at most", "down")
    s.hand[seat], s.down[seat] = sum(1 << card for card in held), down[0] if down else r.NONE
    s.trail_left[seat], s.trail_right[seat] = lay(line.position, row)
    s.discard_first[seat], s.discard_last[seat] = lay(line.position, laid)


# ------------------------------------------------------------------ the turn


def _given_by(chip: int) -> tuple[str, ...]:
    """What a part of a card can give."""
    return n.SPECIALS if chip & 3 == r.SPECIAL_CHIP else tuple(n.ICONS)


def _left_over(s: Any) -> list[str]:
    """Parts of cards, the cook's move (O34; E4: forward), halves for the tailor (A5), a tile, a charge."""
    left = [CHIPS[i] + _given_by(i)[gives] for i, gives in enumerate(s.chips) if gives != r.NONE]
    cook = "kF" if in_force(s, ROLLER_SKATES) else "kD"
    left += [cook] * bool(s.mover == s.cook and not s.cook_used)
    left += [f"a{n.ICONS[icon]}" for icon in s.tailor if icon != r.NONE]
    return left + ["x"] * bool(s.tile_free) + ["charge"] * bool(s.charge)


def _write_turn(s: Any) -> str:
    """The active crab and what is left of its turn."""
    outside = s.phase in OUTSIDE_TURNS
    return "-" if outside else f"{n.LETTERS[s.crab]} icons {parts.listed(_left_over(s), ' ')}"


def _read_turn(s: Any, text: str) -> None:
    if text == "-":
        s.crab, s.tile_free = r.NONE, 0
        return
    name, _, icons = text.partition(" icons ")
    crab = n.LETTERS.find(name) if len(name) == 1 else -1
    if crab < 0 or s.owner[crab] == r.NONE or not icons:
        raise no(text, "the active crab, icons and what is left; or -", "turn")
    s.crab, s.mover = crab, s.owner[crab]
    found = parts.words_of(icons, " ")
    for chip, mark in enumerate(CHIPS):
        given = [word[1:] for word in found if word[:1] == mark and word[1:] in _given_by(chip)]
        s.chips[chip] = _given_by(chip).index(given[0]) if given else r.NONE
    halves = [n.ICONS.index(word[1]) for word in found if word in ("aF", "aD", "aS", "aC")]
    if s.asym[crab] == TAILOR and len(halves) <= len(s.tailor):
        s.tailor[: len(halves)] = halves
    s.tile_free, s.charge = "x" in found, "charge" in found
    if s.mover == s.cook and not s.pairs:
        s.cook_used = not {"kF", "kD"} & {*found}
    wanted = "m u l s M U L S k a with what they give to this crab now, x, charge, in this order"
    want(found == _left_over(s), icons, wanted, "turn")


# The groups with names in which nothing is secret, in the order of the line.
GROUPS: Final = {
    "shells": Group(lambda s: f"{' '.join(map(str, s.shells[: s.players]))} / {s.reserve}", _read_shells),
    "cook": Group(lambda s: parts.seat_letters(s)[s.cook] + "!" * bool(s.pairs and s.cook_used), _read_cook),
    "round": Group(write_round, _read_round),
    "board": Group(write_board, read_board),
    "extra": Group(write_extra, read_extra),
}
