"""The position line: the whole state in one line of groups, ` | ` between them (O174)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from seaboard.games.oh_crab.board import DIRECTIONS, NAMES, NOWHERE, SEA
from seaboard.games.oh_crab.names import BOARD_TILES, EXTRA_TILES, GROUNDS, ICONS, LETTERS, SPECIALS
from seaboard.games.oh_crab.notation import words
from seaboard.games.oh_crab.outcome import winning_seats
from seaboard.games.oh_crab.pack.asymmetry.rules import owes_pick
from seaboard.games.oh_crab.pack.on_the_table import ROLLER_SKATES, in_force
from seaboard.games.oh_crab.position.cards_of import discards, draw_pile, hand, members, pile, trail
from seaboard.games.oh_crab.position.pack_write import pack_groups, pack_question, pack_waiting, push_so_far
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.asking import asked
from seaboard.games.oh_crab.seats import letter
from seaboard.games.oh_crab.view.glances import glance
from seaboard.match.game import Position

PHASES: Final = {
    r.PLAN: "PLAN",
    r.REST_KEEP: "REST_KEEP",
    r.PAY: "PAY",
    r.OBSTACLE_CARD: "OBSTACLE",
    r.RUNUP_CARD: "RUNUP",
    r.BOOST_CARD: "BOOST",
    r.DOPE_CARD: "DOPE_CARD",
    r.EXCH_CARD: "EXCH_CARD",
    r.MOVE_DIR: "MOVE_DIR",
    r.PUSH_DIR: "PUSH_DIR",
    r.GULL_DIR: "GULL_DIR",
    r.CALL_DIR: "CALL_DIR",
    r.PASS_DIR: "PASS_DIR",
    r.SWAP_DIR: "SWAP_DIR",
    r.JUMP_DIR: "JUMP_DIR",
    r.IGNORE: "IGNORE",
    r.DOPE_SIDE: "DOPE_SIDE",
    r.END_EXCH: "END_EXCH",
    r.END_CURRENT: "END_CURRENT",
    r.MENU: "MENU",
    r.START: "START",
    r.REST_TAKE: "REST_TAKE",
    r.EXCH_TAKE: "EXCH_TAKE",
    r.PEND: "PEND",
    r.GULL_CRAB: "GULL_CRAB",
    r.CALL_CRAB: "CALL_CRAB",
    r.PASS_CRAB: "PASS_CRAB",
    r.HOP_COLUMN: "HOP",
    r.ACTIVATE: "ACTIVATE",
    r.PLACE2: "PLACE2",
    r.OVER: "OVER",
    r.ASYM_PICK: "ASYM_PICK",
    r.ASYM_ASSIGN: "ASYM_ASSIGN",
    r.STASH_PICK: "STASH_PICK",
    r.STASH_SWAP: "STASH_SWAP",
    r.REST_KEEP_TWO: "REST_KEEP2",
    r.TRAIL_CARD: "TRAIL_CARD",
    r.DISCARD_CARD: "DISCARD_CARD",
    r.JUNK_CARD: "JUNK",
    r.JUNK_DIR: "JUNK",
    r.JUNK_END: "JUNK",
    r.FREE_DIR: "MOVE_DIR",
    r.REACT: "REACT",
    r.TAKE: "TAKE",
    r.REWARD: "REWARD",
    r.REWARD_CRAB: "REWARD_CRAB",
    r.OBST_ROW: "OBST_ROW",
    r.OBST_COLUMN: "OBST_COL",
    r.SPY_ROW: "SPY_ROW",
    r.SPY_COLUMN: "SPY_COL",
    r.HIDE_ROW: "HIDE_ROW",
    r.HIDE_COLUMN: "HIDE_COL",
}
STAGES: Final = ("setup", "plan", "act", "plan2", "act2", "over")
PAIR_STAGES: Final = ("setup", "plan1", "act1", "plan2", "act2", "over")
CHIP_LETTERS: Final = "mulsMULS"
STEP_LETTERS: Final = "psqog"
SET_UP: Final = (r.PLACE2, r.ASYM_PICK, r.ASYM_ASSIGN, r.STASH_PICK)
OUTSIDE_TURNS: Final = (r.PLAN, r.ACTIVATE, r.OVER, *SET_UP)
AT_ONCE: Final = (r.PLAN, r.ASYM_PICK)  # everybody decides at the same time


def write_position(position: Position) -> str:
    """The whole state in one line."""
    return line(position, None, open_to_all=False)


def line(position: Position, watcher: int | None, open_to_all: bool = True) -> str:
    """The line as a watcher may see it, `?3` for three hidden cards; not `open_to_all`: with everything."""
    s = position[0]
    groups = [
        " ".join(
            "+".join(_crab(position, int(c)) for c in own if c != r.NONE) for own in s.crabs[: s.players]
        ),
        f"shells {' '.join(str(n) for n in s.shells[: s.players])} / {s.reserve}",
        f"cook {letter(position, s.cook)}{'!' if s.pairs and s.cook_used else ''}",
        f"round {s.round_number} {stage(position)}",
        f"board {board(position)}",
        "extra " + (" ".join(extra_tiles(position)) or "-"),
        f"market {_market(position)} draw {_hidden(position, draw_pile(position), open_to_all)}",
    ]
    for seat in range(s.players):
        groups.append(_cards(position, seat, open_to_all and seat != watcher))
    groups.append(turn(position))
    if s.modules:
        groups += pack_groups(position, watcher, open_to_all)
    groups.append(f"phase {phase(position, watcher, open_to_all)}")
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
        return "over " + ",".join(letter(position, seat) for seat in winning_seats(position))
    return (PAIR_STAGES if s.pairs else STAGES)[s.stage]


def board(position: Position) -> str:
    """The tiles from land to sea, or the special spaces of a small board for tests."""
    s = position[0]
    dug = ",".join(NAMES[space] for space in range(s.spaces) if s.ground[space] & r.DUG)
    if s.tiles[0] != r.NONE:
        text = " ".join(BOARD_TILES[tile] for tile in s.tiles if tile != r.NONE)
    else:
        spaces = [space for space in range(s.spaces) if s.ground[space] and not s.ground[space] & r.DUG]
        text = " ".join([f"mini{s.spaces // 7}", *(f"{NAMES[q]}={ground(position, q)}" for q in spaces)])
    return f"{text} + {dug}" if dug else text


def ground(position: Position, space: int) -> str:
    """A space with its marks and its arrow: `.s`, `Ow`, `R>e10:2S`, `C>N`."""
    s = position[0]
    kind = int(s.ground[space]) & r.KIND
    text = GROUNDS[kind]
    text += "".join(
        m for m, bit in (("s", r.SHELL), ("q", r.SURPRISE), ("w", r.REEDS)) if s.ground[space] & bit
    )
    if kind == r.SHORTCUT:
        text += f">{NAMES[s.arrow[space]]}:{s.toll[space] & 15}{ICONS[s.toll[space] >> 4]}"
    if kind == r.CURRENT:
        text += f">{DIRECTIONS[s.toll[space]]}"
    return text


def extra_tiles(position: Position) -> list[str]:
    """The Extra-action tiles in the game."""
    return [name for number, name in enumerate(EXTRA_TILES) if int(position[0].extra) >> number & 1]


def _market(position: Position) -> str:
    return ";".join(_list(position, pile(position, slot)) for slot in range(3))


def _list(position: Position, cards: list[int]) -> str:
    return ",".join(words(position)[card] for card in cards) or "-"


def _hidden(position: Position, cards: list[int], hide: bool) -> str:
    return f"?{len(cards)}" if hide and cards else _list(position, cards)


def _cards(position: Position, seat: int, hide: bool) -> str:
    down = [int(position[0].down[seat])] if position[0].down[seat] != r.NONE else []
    return " ".join(
        [
            letter(position, seat),
            "hand",
            _hidden(position, hand(position, seat), hide),
            "down",
            ("?" if hide else _list(position, down)) if down else "-",
            "trail",
            _list(position, trail(position, seat)),
            "disc",
            _list(position, discards(position, seat)),
        ]
    )


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


# ------------------------------------------------------------------ what is asked, and what waits


def deciders(position: Position) -> tuple[int, ...]:
    """The seats that owe a decision: who has not laid a card yet, or not picked one, does (O16, O155)."""
    s = position[0]
    if s.phase == r.PLAN:
        return glance(position).owing_plans
    if s.phase == r.ASYM_PICK:
        return tuple(seat for seat in range(s.players) if owes_pick(s, seat))
    return () if s.phase == r.OVER else (int(asked(s)),)


def phase(position: Position, watcher: int | None = None, open_to_all: bool = True) -> str:
    """Who must decide, the decision owed, then what waits below it, the nearest first."""
    who = "".join(letter(position, seat) for seat in deciders(position)) or "-"
    return f"{who} {' > '.join([question(position, watcher, open_to_all), *waiting(position)])}"


def _crabs(bits: int) -> str:
    return "".join(LETTERS[crab] for crab in members(int(bits))) or "-"


def _pending(position: Position) -> str:
    s = position[0]
    return "D" * int(s.pend_diagonal) + "F" * int(s.pend_forward)


def question(position: Position, watcher: int | None = None, open_to_all: bool = True) -> str:
    """The decision owed, with what it is about, as a watcher may see it."""
    s = position[0]
    name, subject = PHASES[int(s.phase)], LETTERS[s.subject]
    without = int(s.crowd) & ~(1 << int(s.subject))
    questions: dict[int, Callable[[], list[str]]] = {
        r.PAY: lambda: ["CUT" if s.pay_for == r.CUT else SPECIALS[s.pay_for], str(s.pay_left)],
        r.OBSTACLE_CARD: lambda: [subject],
        r.IGNORE: lambda: [subject],
        r.MOVE_DIR: lambda: [ICONS[s.icon]],
        r.PUSH_DIR: lambda: push_so_far(position),
        r.GULL_DIR: lambda: [subject, _crabs(without)],
        r.CALL_DIR: lambda: [subject, _crabs(s.crowd)],
        r.PASS_DIR: lambda: [subject],
        r.DOPE_SIDE: lambda: [words(position)[s.card]],
        r.PEND: lambda: [_pending(position)],
        r.GULL_CRAB: lambda: [_crabs(s.crowd)],
        r.CALL_CRAB: lambda: [_crabs(s.crowd)],
    }
    about = questions.get(int(s.phase))
    if about is None:
        return ":".join([name, *pack_question(position, watcher, open_to_all)])
    return ":".join([name, *about()])


def _arrivals(position: Position) -> list[str]:
    """Crabs with the next step of their effects; a grudge that comes after other steps stands by itself."""
    s = position[0]
    found = []
    for crab, now in zip(s.enter_crab[: s.entering], s.enter_step[: s.entering], strict=True):
        step = int(now) & r.STEP
        found.append(LETTERS[crab] + STEP_LETTERS[step])
        if now & r.GRUDGE and step not in (r.STEP_PUSHED, r.STEP_GRUDGE):
            found.append(f"{LETTERS[crab]}g")
    return found


def waiting(position: Position) -> list[str]:
    """The frames below the decision, the nearest first."""
    s = position[0]
    if s.phase in (*OUTSIDE_TURNS, r.START, r.MENU):
        return []
    frames = []
    if s.entering:
        frames.append("ENTER:" + ",".join(_arrivals(position)))
    frames = pack_waiting(position, frames)
    if s.running == r.PEND_RUNS and s.phase != r.PEND:
        left = _pending(position)
        frames += [f"PEND:{left}"] * bool(left)
    if s.running == r.GULL_RUNS and s.phase not in (r.GULL_CRAB, r.GULL_DIR):
        frames.append(f"GULL_CRAB:{_crabs(s.crowd)}")
    if s.running == r.CALL_RUNS and s.phase not in (r.CALL_CRAB, r.CALL_DIR) and s.crowd:
        frames.append(f"CALL_CRAB:{_crabs(s.crowd)}")
    keeping = s.phase in (r.REST_KEEP, r.REST_KEEP_TWO)
    frames += ["REST:c"] * bool(keeping) + ["REST:d"] * bool(s.phase == r.REST_TAKE)
    return [*frames, "TURN_END" if s.ending else "MENU"]
