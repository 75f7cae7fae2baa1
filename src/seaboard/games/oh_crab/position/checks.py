"""Whether a decision fits where a line puts it: its module, its stage, what waits, what it needs (O174)."""

from __future__ import annotations

from typing import Final

from seaboard.games.oh_crab.board import NOWHERE
from seaboard.games.oh_crab.names import CRABS
from seaboard.games.oh_crab.notation import letter
from seaboard.games.oh_crab.phases import BEFORE_TURN, FINISHED, IN_TURN, PHASES, PLANNING, SETTING_UP
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.race import asked
from seaboard.games.oh_crab.rules.rounds import someone_is_home
from seaboard.match.game import Position

from .glance import glance
from .parts import no
from .write import phase

WHEN: Final = {r.SETTING_UP: SETTING_UP, r.PLANNING: PLANNING, r.PLANNING_TWO: PLANNING, r.FINISHED: FINISHED}


def check_stack(position: Position, frames: list[str]) -> None:
    """Only frames that can wait below the decision, and MENU or TURN_END at the end of them."""
    asks = PHASES[int(position[0].phase)]
    needs = asks.needs
    if asks.when != IN_TURN or asks.number in (r.MENU, r.START):
        if frames:
            raise no(frames[0], "nothing below this decision")
        return
    if not frames or frames[-1] not in ("MENU", *["TURN_END"] * needs.at_end):
        raise no(" > ".join(frames), "MENU" + " or TURN_END" * needs.at_end + " at the end of what waits")
    for frame in frames[:-1]:
        if frame.partition(":")[0] not in needs.below:
            raise no(frame, "below this decision one of: " + ", ".join(needs.below or ("nothing",)))


def check_fit(position: Position, text: str) -> None:
    """Its modules are there, what waits can wait together, the decision fits, and is written as read."""
    s = position[0]
    needs = PHASES[int(s.phase)].needs
    if needs.modules and not s.modules & needs.modules:
        raise no(text, "a decision of a module that is in the game")
    if not _can_wait_together(position):
        raise no(text, "frames that can wait at the same time")
    if needs.fits is not None and not needs.fits(s, int(asked(s))):
        raise no(text, needs.wanted)
    written = phase(position, None, hide=False)
    if written != text:
        raise no(text, written)


def _can_wait_together(position: Position) -> bool:
    """Arrivals, sand, a delivery, a spy, a push come alone; borders are resolved between actions (O134)."""
    s = position[0]
    alone = [s.entering > 0, s.blinding, s.takers > 0, s.take_back, s.goal > 0]
    rewarding = s.border != r.NONE
    if sum(map(bool, alone)) > 1 or (s.running and (s.ending or rewarding)):
        return False
    if (s.winners_left and not rewarding) or (s.takers and not s.modules & r.EVENTS):
        return False
    return not (any(alone[1:4]) and (s.running or rewarding)) and not (s.goal > 0 and rewarding)


def all_placed(position: Position) -> bool:
    """Every crab of the game has its space, or is in the sea."""
    s = position[0]
    return all(s.place[crab] != NOWHERE for crab in range(len(CRABS)) if s.owner[crab] != r.NONE)


def check_stage(position: Position, group: str, winners: str) -> None:
    """Stage, turn and face-down cards belong together; an end names its winners."""
    s = position[0]
    asks = PHASES[int(s.phase)]
    acting = s.stage in (r.ACTING, r.ACTING_TWO)
    if all_placed(position) == (s.phase == r.PLACE2):
        raise no(group, "crabs without a space only while the second player places, and then some", "round")
    fits = asks.when in (BEFORE_TURN, IN_TURN) if acting else asks.when == WHEN[int(s.stage)]
    if not fits or (s.phase == r.ACTIVATE and s.stage != r.ACTING):
        raise no(group, "a decision of this stage")
    if (s.crab == r.NONE) != (asks.when != IN_TURN):
        raise no(group, "a crab in a turn, - outside", "turn")
    for seat in range(s.players):
        had = acting and (seat - s.cook) % s.players < (s.mover - s.cook) % s.players
        now = acting and seat == s.mover and s.phase not in (r.START, r.ACTIVATE)
        if s.down[seat] != r.NONE and (had or now or asks.when in (SETTING_UP, FINISHED)):
            raise no(letter(position, seat), "no face-down card any more", "down")
    if s.phase == r.OVER:
        found = ",".join(letter(position, seat) for seat in glance(position).winners)
        if found != winners:
            raise no(group, f"over {found}", "round")
        if not someone_is_home(s) and s.round_number < r.MOST_ROUNDS:
            raise no(group, "a crab in the sea at the end", "round")
