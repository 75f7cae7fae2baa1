"""What waits below a decision, the nearest first: `ENTER:Op,Rs > PEND:D > MENU`, written and read (O174)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from seaboard.games.oh_crab.names import LETTERS
from seaboard.games.oh_crab.notation import letter
from seaboard.games.oh_crab.pack.asymmetry.reactions import bears_grudge
from seaboard.games.oh_crab.pack.event_cards.rules import has_challenge
from seaboard.games.oh_crab.pack.on_the_table import CHAMPION, GLUTTON, OPPORTUNIST
from seaboard.games.oh_crab.phases import OUTSIDE_TURNS, PUSHING
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.steps import is_obstacle
from seaboard.match.game import Position

from .about import read_about, write_about
from .parts import beach_crab, no, seats_named

STEP_LETTERS: Final = "psqog"
# Special actions that run on, and the decisions with which they do: those do not wait below themselves.
RUNNING: Final = {
    r.PEND_RUNS: ("PEND", "moves", (r.PEND,)),
    r.GULL_RUNS: ("GULL_CRAB", "moved", (r.GULL_CRAB, r.GULL_DIR)),
    r.CALL_RUNS: ("CALL_CRAB", "called", (r.CALL_CRAB, r.CALL_DIR)),
}
# Frames by what stands behind their names: nothing (with the field that says they wait), seats, or what a
# decision of that name is about.
BARE: Final = {"MENU": "", "TURN_END": "ending", "X6": "take_back"}
SEATS: Final = {"TAKES": "takers", "REWARDS": "winners_left"}
LIKE_DECISIONS: Final = {"PUSH_DIR": PUSHING} | {name: (left,) for name, left, _ in RUNNING.values()}
RESTING: Final = {r.REST_KEEP: "REST:c", r.REST_KEEP_TWO: "REST:c", r.REST_TAKE: "REST:d"}


# ------------------------------------------------------------------ written


def waiting(position: Position) -> list[str]:
    """The frames below the decision, the nearest first."""
    s = position[0]
    phase = int(s.phase)
    if phase in OUTSIDE_TURNS or phase in (r.START, r.MENU):
        return []
    reaction = int(s.reaction) if phase == r.REACT else r.NONE
    frames = [write_about(position, "PUSH_DIR", PUSHING)] if reaction == OPPORTUNIST else []
    frames += ["ENTER:" + ",".join(_arrivals(position))] if s.entering else []
    frames += _obstacle(position)
    frames += [f"SANDS:{_clockwise(position, s.victims)}"] if s.blinding and reaction == GLUTTON else []
    frames += [f"TAKES:{_clockwise(position, s.takers)}"] if s.takers else []
    frames += ["X6"] if s.take_back else []
    frames += [f"REWARDS:{_clockwise(position, s.winners_left)}"] if s.winners_left else []
    if s.border != r.NONE:
        frames.append(f"BORDER:{s.border}{'c' if reaction == CHAMPION else 'e'}")
    if s.running:
        name, left, asked = RUNNING[int(s.running)]
        frame = write_about(position, name, (left,))
        done = frame == "PEND:" or frame == "CALL_CRAB:-"
        frames += [frame] if phase not in asked and not done else []
    frames += [RESTING[phase]] if phase in RESTING else []
    return [*frames, "TURN_END" if s.ending else "MENU"]


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


def _obstacle(position: Position) -> list[str]:
    """A crab that its own token moved to an obstacle in another's turn: its owner chooses the card (J5)."""
    s = position[0]
    if s.phase == r.REACT and s.reaction == GLUTTON:
        crab = int(s.subject)
    elif s.entering and int(s.enter_step[0]) & r.STEP <= r.STEP_OBSTACLE:
        crab = int(s.enter_crab[0])
    else:
        return []
    chooses = int(s.drifted) >> crab & 1 and s.owner[crab] != s.mover and s.border == r.NONE
    waits = chooses and s.place[crab] < s.spaces and is_obstacle(s, int(s.place[crab]))
    return [f"OBSTACLE:{LETTERS[crab]}"] if waits else []


def _clockwise(position: Position, seats: int) -> str:
    """Some seats, clockwise from the active player."""
    s = position[0]
    order = [(int(s.mover) + i) % int(s.players) for i in range(s.players)]
    return "".join(letter(position, seat) for seat in order if int(seats) >> seat & 1) or "-"


# ------------------------------------------------------------------ read


def read_frame(position: Position, frame: str) -> None:
    """One frame into the fields that make it wait."""
    name, _, text = frame.partition(":")
    if (name in BARE) == bool(text):
        raise no(frame)
    if name in BARE:
        if field := BARE[name]:
            position[0][field] = 1
    elif name in LIKE_DECISIONS:
        read_about(position, LIKE_DECISIONS[name], text)
    elif name in SEATS:
        position[0][SEATS[name]] = seats_named(position, text)
    elif name in READERS:
        READERS[name](position, text)
    else:
        raise no(frame)


def _rest(position: Position, about: str) -> None:
    if RESTING.get(int(position[0].phase)) != f"REST:{about}":
        raise no(f"REST:{about}", "REST:c below REST_KEEP, REST:d below REST_TAKE")


def _enter(position: Position, about: str) -> None:
    s = position[0]
    for word in about.split(","):
        if len(word) != 2 or word[1] not in STEP_LETTERS or s.entering >= len(LETTERS):
            raise no(about, "ENTER:Op,Rs: crabs and their next step")
        crab, step = LETTERS.find(word[0]), STEP_LETTERS.index(word[1])
        if (
            crab < 0 or s.place[crab] < 0
        ):  # in the sea nothing happens to it any more, but it has moved (O176)
            raise no(word[0], "a crab that has moved")
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


def _drifted(position: Position, about: str) -> None:
    position[0].drifted |= 1 << beach_crab(position, about)


def _sands(position: Position, about: str) -> None:
    s = position[0]
    s.blinding, s.victims = 1, seats_named(position, about)
    if s.victims >> s.mover & 1:
        raise no(f"SANDS:{about}", "victims of another's sand")


def _border(position: Position, about: str) -> None:
    s = position[0]
    if about[:1] not in tuple("123") or about[1:] not in ("c", "e") or not has_challenge(s, int(about[0])):
        raise no(f"BORDER:{about}", "a border with a Challenge")
    if about[1] == "c" and s.phase != r.REACT:
        raise no(f"BORDER:{about}", "c only while A13 may react")
    s.border = int(about[0])


READERS: Final[dict[str, Callable[[Position, str], None]]] = {
    "REST": _rest,
    "ENTER": _enter,
    "OBSTACLE": _drifted,
    "SANDS": _sands,
    "BORDER": _border,
}
