"""The last group of a line: who decides, the decision owed, and what waits below it (O174).

`O IGNORE:O > ENTER:Op,Rs > PEND:D > MENU`: what waits is a row of frames, the nearest first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from seaboard.games.oh_crab import phases as p
from seaboard.games.oh_crab.board import NOWHERE
from seaboard.games.oh_crab.pack.asymmetry.line import drawn
from seaboard.games.oh_crab.pack.asymmetry.rules import next_picker
from seaboard.games.oh_crab.pack.on_the_table import GLUTTON, OPPORTUNIST
from seaboard.games.oh_crab.pack.surprises.line import ASKING
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.rounds import next_planner, someone_is_home
from seaboard.games.oh_crab.rules.steps import is_obstacle
from seaboard.match.game import Position

from .about import RESTING, drifter, read_about, write_about
from .glance import deciders, glance
from .parts import EVERYTHING, Reading, listed, no, seat_letters, seat_named, want

AT_END: Final = (r.END_EXCH, r.END_CURRENT)
WHEN: Final = (p.SETTING_UP, p.PLANNING, p.IN_TURN, p.PLANNING, p.IN_TURN, p.FINISHED)  # by the stage


class Frame(NamedTuple):
    """Something that waits: whether it does, what stands behind its name, a field that says that it does."""

    waits: Callable[[Any], object]
    about: tuple[str, ...] = ()
    field: str = ""


def _runs(s: Any, run: int, *asked: int) -> bool:
    """A special action goes on later; it does not wait below its own decisions."""
    return bool(s.running == run and s.phase not in asked)


def _reacts(s: Any, card: int) -> bool:
    return bool(s.phase == r.REACT and s.reaction == card)


def _chooses(s: Any) -> bool:
    """A crab that its own token moved to an obstacle in another's turn: its owner chooses the card (J5)."""
    crab = drifter(s)
    if crab == r.NONE or not int(s.drifted) >> crab & 1 or s.owner[crab] == s.mover or s.border != r.NONE:
        return False
    return bool(s.place[crab] < s.spaces and is_obstacle(s, int(s.place[crab])))


FRAMES: Final = {
    "PUSH_DIR": Frame(lambda s: _reacts(s, OPPORTUNIST), p.PUSHING),
    "ENTER": Frame(lambda s: s.entering, ("arrivals",)),
    "OBSTACLE": Frame(_chooses, ("drifted",)),
    "SANDS": Frame(lambda s: s.blinding and _reacts(s, GLUTTON), ("victims",), "blinding"),
    "TAKES": Frame(lambda s: s.takers, ("takers",)),
    "X6": Frame(lambda s: s.take_back, (), "take_back"),
    "REWARDS": Frame(lambda s: s.winners_left, ("winners",)),
    "BORDER": Frame(lambda s: s.border != r.NONE, ("border",)),
    "PEND": Frame(lambda s: _runs(s, r.PEND_RUNS, r.PEND) and s.pend_diagonal + s.pend_forward, ("moves",)),
    "GULL_CRAB": Frame(lambda s: _runs(s, r.GULL_RUNS, r.GULL_CRAB, r.GULL_DIR), ("moved",)),
    "CALL_CRAB": Frame(lambda s: _runs(s, r.CALL_RUNS, r.CALL_CRAB, r.CALL_DIR) and s.crowd, ("called",)),
    "REST": Frame(lambda s: s.phase in RESTING, ("resting",)),
    "TURN_END": Frame(lambda s: s.ending, (), "ending"),
    "MENU": Frame(lambda s: not s.ending),
}


# ------------------------------------------------------------------ written


def phase(position: Position, watcher: int | None) -> str:
    """Who must decide, the decision owed, then what waits below it, as a watcher may see it."""
    s = position[0]
    asks = p.PHASES[int(s.phase)]
    question = write_about(s, asks.name, asks.about)
    if asks.number == r.STASH_PICK and watcher not in (EVERYTHING, s.mover):
        question = f"{asks.name}:?{len(drawn(position))}"
    alone = asks.when != p.IN_TURN or asks.number in (r.START, r.MENU)
    frames = [write_about(s, name, row.about) for name, row in FRAMES.items() if not alone and row.waits(s)]
    return f"{seats(s, deciders(position))} {' > '.join([question, *frames])}"


def seats(s: Any, found: tuple[int, ...], between: str = "") -> str:
    """Some seats by their letters."""
    return listed((seat_letters(s)[seat] for seat in found), between)


# ------------------------------------------------------------------ read


def read_phase(line: Reading, text: str) -> None:
    """Set the phase and everything that waits; a decision that does not fit is refused."""
    position, s = line.position, line.position[0]
    who, _, rest = text.partition(" ")
    decision, *frames = rest.split(" > ")
    name, _, about = decision.partition(":")
    s.phase = _phase(name, about)
    asks = p.PHASES[int(s.phase)]
    _check_stack(asks, frames)
    if asks.whom == p.NAMED:
        s.mover = seat_named(s, who)
    elif asks.whom == p.ANYBODY:
        seat = seat_named(s, who)
        s.decider = r.NONE if seat == s.mover else seat
    elif s.phase == r.PLAN:
        s.mover = next_planner(s)
    elif s.phase == r.ASYM_PICK:
        s.mover = next_picker(s)
    elif s.phase == r.OVER:
        s.mover = r.NONE
    for frame in reversed(frames):
        waiting, _, on = frame.partition(":")
        read_about(s, FRAMES[waiting].about, on)
        if field := FRAMES[waiting].field:
            s[field] = 1
    want(not (s.blinding and s.victims >> s.mover & 1), text, "victims of another's sand")
    if s.phase in AT_END:
        s.ending = 1
    want(asks.when != p.IN_TURN or s.crab != r.NONE, text, "a turn with its crab")
    read_about(s, asks.about, about)
    want(not line.seen & {int(card) for card in s.drawn}, text, "cards that are nowhere else")
    _check_fit(position, asks, text)
    if s.phase != r.OVER and (s.mover == r.NONE or not glance(position).answers):
        raise no(rest, "a decision with a legal answer")


def _phase(name: str, about: str) -> int:
    """The phase of a decision's name; Junk asks by its token, a free step has its own mark."""
    want(name in p.NUMBERS, name, "one of " + ", ".join(p.NUMBERS))
    if name == "JUNK":
        token = about.partition(":")[0]
        want(token in ASKING, f"{name}:{about}", "JUNK:J1, J4 or J5")
        return ASKING[token]
    return r.FREE_DIR if name == "MOVE_DIR" and about.startswith("D!") else p.NUMBERS[name]


def _check_stack(asks: p.Phase, frames: list[str]) -> None:
    """Only frames that can wait below the decision, and MENU or TURN_END at the end of them."""
    needs = asks.needs
    if asks.when != p.IN_TURN or asks.number in (r.MENU, r.START):
        want(not frames, " > ".join(frames), "nothing below this decision")
        return
    if not frames or frames[-1] not in ("MENU", *["TURN_END"] * needs.at_end):
        raise no(" > ".join(frames), "MENU" + " or TURN_END" * needs.at_end + " at the end of what waits")
    for frame in frames[:-1]:
        if frame.partition(":")[0] not in needs.below:
            raise no(frame, "below this decision one of: " + ", ".join(needs.below or ("nothing",)))


def _check_fit(position: Position, asks: p.Phase, text: str) -> None:
    """Its modules are there, what waits can wait together, the decision fits, and is written as read."""
    s, needs = position[0], asks.needs
    want(s.modules & needs.modules or not needs.modules, text, "a decision of a module that is in the game")
    want(_can_wait_together(s), text, "frames that can wait at the same time")
    want(needs.fits is None or needs.fits(s, int(r.asked(s))), text, needs.wanted)
    written = phase(position, EVERYTHING)
    want(written == text, text, written)


def _can_wait_together(s: Any) -> bool:
    """Arrivals, sand, a delivery, a spy, a push come alone; borders are resolved between actions (O134)."""
    alone = [s.entering > 0, s.blinding, s.takers > 0, s.take_back, s.goal > 0]
    rewarding = s.border != r.NONE
    if sum(map(bool, alone)) > 1 or (s.running and (s.ending or rewarding)):
        return False
    if (s.winners_left and not rewarding) or (s.takers and not s.modules & r.EVENTS):
        return False
    return not (any(alone[1:4]) and (s.running or rewarding)) and not (s.goal > 0 and rewarding)


def all_placed(s: Any) -> bool:
    """Every crab of the game has its space, or is in the sea."""
    return bool((s.place[s.owner != r.NONE] != NOWHERE).all())


def check_stage(position: Position, group: str) -> None:
    """Stage, turn and face-down cards belong together; an end names its winners."""
    s = position[0]
    asks = p.PHASES[int(s.phase)]
    acting = s.stage in (r.ACTING, r.ACTING_TWO)
    if all_placed(s) == (s.phase == r.PLACE2):
        raise no(group, "crabs without a space only while the second player places, and then some", "round")
    when = p.IN_TURN if s.phase == r.ACTIVATE and s.stage == r.ACTING else asks.when
    want(when == WHEN[s.stage], group, "a decision of this stage")
    want((s.crab == r.NONE) == (asks.when != p.IN_TURN), group, "a crab in a turn, - outside", "turn")
    for seat in range(s.players):
        had = acting and (seat - s.cook) % s.players < (s.mover - s.cook) % s.players
        now = acting and seat == s.mover and s.phase not in (r.START, r.ACTIVATE)
        if s.down[seat] != r.NONE and (had or now or asks.when in (p.SETTING_UP, p.FINISHED)):
            raise no(seat_letters(s)[seat], "no face-down card any more", "down")
    if s.phase == r.OVER:
        over = "over " + seats(s, glance(position).winners, ",")
        want(group.endswith(f" {over}"), group, over, "round")
        if not someone_is_home(s) and s.round_number < r.MOST_ROUNDS:
            raise no(group, "a crab in the sea at the end", "round")
