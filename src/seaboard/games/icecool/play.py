"""From a legal move to the position after it: physics first, then the referee, then cards and turns."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from seaboard.kernel.chance import Chance
from seaboard.match.errors import BadPosition, Clause, IllegalMove, Refusal

from . import moves, outcome, rules, why
from .flick import Flick, Push, read_flick, unsteady
from .referee import Event, judge
from .school import Deed, School
from .trace import write_trace

if TYPE_CHECKING:
    from .physics import Trajectory


def after(school: School, move: str, chance: Chance) -> School:
    """The position after a legal move."""
    school = rules.forget(school)
    flick, place, line = read_flick(move), moves.read_place(move), moves.LINE.fullmatch(move)
    if isinstance(flick, Flick):
        return flicked(school, flick, unsteady(flick, school.noise, chance))
    if isinstance(place, tuple):
        return rules.place(school, place)
    if line is not None:
        return rules.take_line(school, line[1])
    return {"stay": rules.stay, "skates": rules.skate, "no": rules.next_turn}[move](school)


def flicked(school: School, flick: Flick, push: Push) -> School:
    """Simulate, judge and resolve a flick (I12)."""
    trajectory = simulated(school, push)
    happened = judged(school, trajectory)
    yaws = [round(float(rows[-1][6])) % 360 for rows in trajectory["poses"].values()]
    trace = write_trace(trajectory, [school.colour(seat) for seat in range(school.players)])
    deed = Deed(flick, push, tuple(happened), tuple(yaws), trace)
    return rules.resolve(replace(school, deed=deed), happened, yaws)


def simulated(school: School, push: Push, step: float | None = None) -> Trajectory:
    """What the engine makes of a push in this position; the engine is loaded when first asked."""
    from . import physics

    standing = {
        school.colour(seat): (pose.x, pose.y, float(pose.yaw))
        for seat, pose in enumerate(school.poses)
        if pose is not None
    }
    return physics.simulate(school.board, standing, school.colour(school.turn), push, step or physics.FINE)


def judged(school: School, trajectory: Trajectory) -> list[Event]:
    """What the referee says about a trajectory in this position (I79)."""
    pose = school.poses[school.turn]
    return judge(
        school.board,
        trajectory,
        colours=tuple(school.colour(seat) for seat in range(school.players)),
        catcher=school.colour(school.catcher),
        tokens={school.colour(seat): {f"D{door}" for door in school.fish[seat]} for seat in school.runners},
        ids={school.colour(seat): school.colour(holder) for seat, holder in enumerate(school.ids)},
        active=school.colour(school.turn),
        first_flick=pose is not None and pose.on_circle,
        two_players=school.players == 2,
    )


# ------------------------------------------------------------------ records


def word(move: str, after: School) -> str:
    """A move as a record keeps it: rounded, and a flick with its outcome behind it (I81)."""
    deed = after.deed
    if deed.flick is None or deed.push is None:
        place = moves.read_place(move)
        return moves.write_place(place) if isinstance(place, tuple) else move
    return f"{deed.flick} {outcome.write_outcome(deed.push, deed.happened, deed.yaws)}"


def entered(school: School, seat: int, written: str, chance: Chance) -> tuple[str, School]:
    """The move of a record's word and the position after it; an outcome is believed (I81)."""
    if written == "skip" and seat == school.turn:
        return written, skipped(school)
    found = outcome.WORD.fullmatch(written)
    move = found[1] if found else written
    refusal = why.refusal(school, seat, move)
    if refusal is not None:
        raise IllegalMove(move, refusal)
    if found is None:
        following = after(school, move, chance)
        exact = move if read_flick(move) else word(move, following)
        if exact != move:
            raise _wrong(move, move, exact)
        return move, following
    flick = read_flick(move)
    assert isinstance(flick, Flick), "a legal flick"
    if str(flick) != move:
        raise _wrong(move, move, str(flick))
    try:
        push, happened, yaws = outcome.read_outcome(school, flick, found[2])
    except BadPosition as error:
        raise _wrong(move, error.found, error.wanted) from error
    if (again := outcome.write_outcome(push, happened, yaws)) != f"{{{found[2]}}}":
        raise _wrong(move, found[2], again)
    school = replace(school, deed=Deed(flick, push, tuple(happened), tuple(yaws)))
    return move, rules.resolve(school, happened, yaws)


def _wrong(move: str, found: str, wanted: str) -> IllegalMove:
    """A record's word that is not as records write it (I81)."""
    params: dict[str, Any] = {"found": found, "wanted": wanted}
    return IllegalMove(move, Refusal(Clause("I81"), params, "wrong-outcome"))


def skipped(school: School) -> School:
    """The server's word when the clock ran out; not on a first flick from the circle (section 4.5, I18)."""
    pose = school.poses[school.turn]
    if school.phase != "flick" or pose is None or pose.on_circle:
        raise IllegalMove("skip", Refusal(Clause("I18"), {"phase": school.phase}, "no-skip-now"))
    return rules.skip(rules.forget(school))
