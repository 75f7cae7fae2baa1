"""The last group of a position line: the decision owed and what waits below it (O174)."""

from __future__ import annotations

from collections.abc import Callable

from seaboard.games.oh_crab import rules
from seaboard.games.oh_crab.board import SEA, SPACE
from seaboard.games.oh_crab.names import ICONS, LETTERS, SPECIALS
from seaboard.games.oh_crab.notation import words
from seaboard.games.oh_crab.pack.asymmetry.rules import bears_grudge, next_picker
from seaboard.games.oh_crab.position.cards_of import members
from seaboard.games.oh_crab.position.needs import check_fit, check_stack
from seaboard.games.oh_crab.position.pack_read_phase import (
    JUNK_PHASES,
    OTHERS_MAY,
    PACK_READERS,
    read_free_step,
    read_pack_frame,
)
from seaboard.games.oh_crab.position.parts import beach_crab, no, seat_named
from seaboard.games.oh_crab.position.write import OUTSIDE_TURNS, PHASES, STEP_LETTERS, deciders
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.asking import ask
from seaboard.games.oh_crab.rules.steps import crab_on, is_partner, on_beach, push_directions, step
from seaboard.games.oh_crab.seats import letter
from seaboard.games.oh_crab.view.glances import glance
from seaboard.match.game import Position

AT_END = (r.END_EXCH, r.END_CURRENT)


def read_phase(position: Position, text: str, seen: set[int]) -> None:
    """Set the phase and everything that waits; a decision that does not fit is refused.

    `seen` are the cards named elsewhere in the line.
    """
    s = position[0]
    who, _, rest = text.partition(" ")
    decision, *frames = rest.split(" > ")
    name, *about = decision.split(":")
    s.phase = _phase(name, about)
    check_stack(position, frames)
    if s.phase in (r.PLACE2, r.ACTIVATE, r.ASYM_ASSIGN, r.STASH_PICK):
        s.mover = seat_named(position, who)
    if s.phase in OTHERS_MAY:
        ask(s, seat_named(position, who), s.phase)
    if s.phase == r.PLAN:
        s.mover = rules.rounds.next_planner(s)
    if s.phase == r.ASYM_PICK:
        s.mover = next_picker(s)
    if s.phase == r.OVER:
        s.mover = r.NONE
    for frame in reversed(frames):
        _read_frame(position, frame)
    if s.phase in AT_END:
        s.ending = 1
    if s.phase not in OUTSIDE_TURNS and s.crab == r.NONE:
        raise no(text, "a turn with its crab")
    _read_about(position, rest, about)
    if seen & {int(card) for card in s.drawn}:
        raise no(text, "cards that are nowhere else")
    if who != ("".join(letter(position, seat) for seat in deciders(position)) or "-"):
        raise no(text, "exactly the seats that must decide")
    check_fit(position, text)
    if s.phase != r.OVER and (s.mover == r.NONE or not glance(position).answers):
        raise no(rest, "a decision with a legal answer")


def _phase(name: str, about: list[str]) -> int:
    """The phase of a decision's name; Junk asks by its token, a free step has its own mark."""
    numbers = {word: phase for phase, word in reversed(PHASES.items())}
    if name not in numbers:
        raise no(name, "one of " + ", ".join(numbers))
    if name == "JUNK":
        if not about or about[0] not in JUNK_PHASES:
            raise no(":".join([name, *about]), "JUNK:J1, J4 or J5")
        return JUNK_PHASES[about[0]]
    return r.FREE_DIR if name == "MOVE_DIR" and about[:1] == ["D!"] else numbers[name]


def _bits(position: Position, names: str) -> int:
    return 0 if names == "-" else sum(1 << beach_crab(position, name) for name in set(names))


# ------------------------------------------------------------------ what waits


def _read_frame(position: Position, frame: str) -> None:
    s = position[0]
    name, _, about = frame.partition(":")
    if name == "MENU" and not about:
        return
    if name == "TURN_END" and not about:
        s.ending = 1
    elif name == "REST" and about in ("c", "d"):
        if s.phase not in ((r.REST_KEEP, r.REST_KEEP_TWO) if about == "c" else (r.REST_TAKE,)):
            raise no(frame, "REST:c below REST_KEEP, REST:d below REST_TAKE")
    elif name == "PEND":
        _pend(position, about)
    elif name == "GULL_CRAB":
        s.running, s.crowd = r.GULL_RUNS, _bits(position, about)
    elif name == "CALL_CRAB":
        s.running, s.crowd = r.CALL_RUNS, _bits(position, about)
    elif name == "ENTER":
        _arrivals(position, about)
    elif name == "PUSH_DIR" and about.count(":") == 2:
        _push(position, about.split(":"))
    elif name == "OBSTACLE":
        s.drifted |= 1 << beach_crab(position, about)
    elif not read_pack_frame(position, name, about):
        raise no(frame)


def _pend(position: Position, about: str) -> None:
    s = position[0]
    if about not in ("DD", "DF", "D", "F"):
        raise no(about, "PEND:DD, DF, D or F")
    s.running = r.PEND_RUNS
    s.pend_diagonal, s.pend_forward = about.count("D"), about.count("F")


def _arrivals(position: Position, about: str) -> None:
    s = position[0]
    for word in about.split(","):
        if len(word) != 2 or word[1] not in STEP_LETTERS or s.entering >= len(LETTERS):
            raise no(about, "ENTER:Op,Rs: crabs and their next step")
        crab, step = _arriving(position, word[0]), STEP_LETTERS.index(word[1])
        pushed = step in (r.STEP_PUSHED, r.STEP_GRUDGE)
        grudge = r.GRUDGE if pushed and bears_grudge(s, crab) else 0
        if step == r.STEP_GRUDGE and s.entering and s.enter_crab[s.entering - 1] == crab:
            s.enter_step[s.entering - 1] |= r.GRUDGE  # its other steps come first
            continue
        if crab in s.enter_crab[: s.entering] or (pushed and crab == s.crab):
            raise no(about, "every crab once, and only other crabs pushed")
        s.enter_crab[s.entering] = crab
        s.enter_step[s.entering] = step | grudge
        s.entering += 1


def _arriving(position: Position, name: str) -> int:
    """A crab that has moved: on the beach, or already in the sea, where nothing happens to it (O176)."""
    crab = LETTERS.find(name)
    if crab < 0 or position[0].place[crab] < 0:
        raise no(name, "a crab that has moved")
    return crab


# ------------------------------------------------------------------ what the decision is about


def _read_about(position: Position, rest: str, about: list[str]) -> None:
    readers: dict[int, tuple[int, Callable[[Position, list[str]], None]]] = {
        r.PAY: (2, _pay),
        r.OBSTACLE_CARD: (1, _obstacle),
        r.IGNORE: (1, _obstacle),
        r.MOVE_DIR: (1, _move),
        r.PUSH_DIR: (3, _push),
        r.GULL_DIR: (2, _gull),
        r.CALL_DIR: (2, _call),
        r.PASS_DIR: (1, _pass),
        r.DOPE_SIDE: (1, _dope),
        r.PEND: (1, lambda position, about: _pend(position, about[0])),
        r.GULL_CRAB: (1, lambda position, about: _read_frame(position, f"GULL_CRAB:{about[0]}")),
        r.CALL_CRAB: (1, lambda position, about: _read_frame(position, f"CALL_CRAB:{about[0]}")),
    }
    readers.update(PACK_READERS)
    if position[0].phase == r.FREE_DIR:
        read_free_step(position, about)
        return
    wanted, reader = readers.get(int(position[0].phase), (0, None))
    if len(about) != wanted:
        raise no(rest)
    if reader is not None:
        reader(position, about)


def _pay(position: Position, about: list[str]) -> None:
    s = position[0]
    costly = ("RUNUP", "FAST", "SLALOM", "SLIDE")
    if about[0] in costly and about[1] == "1":
        s.pay_for, s.pay_left = SPECIALS.index(about[0]), 1
        return
    on_cut = on_beach(s, s.crab) and int(s.ground[s.place[s.crab]]) & r.KIND == r.SHORTCUT
    most = int(s.toll[s.place[s.crab]]) & 15 if on_cut else 0
    if about[0] != "CUT" or about[1] not in [str(n) for n in range(1, most + 1)]:
        raise no(":".join(about), "PAY:FAST:1 and the like, or PAY:CUT:n on a shortcut")
    s.pay_for, s.pay_left = r.CUT, int(about[1])


def _obstacle(position: Position, about: list[str]) -> None:
    position[0].subject = beach_crab(position, about[0])


def _move(position: Position, about: list[str]) -> None:
    s = position[0]
    if about[0] not in ("D", "S") or s.knocked_over[s.crab]:
        raise no(about[0], "MOVE_DIR:D or MOVE_DIR:S of a standing crab")
    s.icon = ICONS.index(about[0])


def _push(position: Position, about: list[str]) -> None:
    s = position[0]
    if beach_crab(position, about[0]) != s.crab:
        raise no(about[0], "the active crab")
    s.goal = SPACE.get(about[1], SEA)
    there = crab_on(s, s.goal)
    if s.goal >= s.spaces or there in (r.NONE, s.crab) or is_partner(s, there):
        raise no(about[1], "a space with a crab that can be pushed")
    for link in [] if about[2] == "-" else about[2].split(","):
        space = rules.steps.pushed_space(s)
        to = SPACE.get(link[1:], SEA)
        ways = members(int(push_directions(s, int(space))))
        following = [int(step(s, space, direction)) for direction in ways]
        if (
            beach_crab(position, link[0]) != crab_on(s, space)
            or to not in following
            or crab_on(s, to) == r.NONE
        ):
            raise no(link, "the next crab of the chain and an occupied space it is pushed to")
        s.link_crab[s.links], s.link_to[s.links] = crab_on(s, space), to
        s.links += 1


def _gull(position: Position, about: list[str]) -> None:
    s = position[0]
    s.subject = beach_crab(position, about[0])
    s.running, s.crowd = r.GULL_RUNS, _bits(position, about[1]) | 1 << int(s.subject)


def _call(position: Position, about: list[str]) -> None:
    s = position[0]
    s.subject = beach_crab(position, about[0])
    s.running, s.crowd = r.CALL_RUNS, _bits(position, about[1]) & ~(1 << int(s.subject))


def _pass(position: Position, about: list[str]) -> None:
    s = position[0]
    s.subject = beach_crab(position, about[0])
    if s.owner[s.subject] == s.mover:
        raise no(about[0], "a crab of another player")


def _dope(position: Position, about: list[str]) -> None:
    s = position[0]
    cards = words(position)[: r.ADD_LEFT]
    if about[0] not in cards or not about[0] or not int(s.hand[s.mover]) >> cards.index(about[0]) & 1:
        raise no(about[0], "a Hand card")
    s.card = cards.index(about[0])
