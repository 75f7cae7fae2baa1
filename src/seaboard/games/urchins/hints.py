"""Why a step of Urchins is good: what the turn fishes, and what it leaves to the next player."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

from seaboard.bots.advice import IMAGINED, Case, Explained, Place, Reason
from seaboard.games.urchins.events import Added, Captured, Ended, Moved, Placed, Skipped
from seaboard.games.urchins.outcome import end_clause
from seaboard.games.urchins.rules import Reef, colour_is_out
from seaboard.games.urchins.rules.reef import next_seat
from seaboard.games.urchins.view import Threat, View, openings, threats, view
from seaboard.kernel.chance import chance
from seaboard.match.game import Position

# Which kind of step a reason is about: the second grade says less than the third.
KIND_OF: Final = {
    "wins": "last",
    "fishes": "fish",
    "prepares": "prepare",
    "blocks": "block",
    "denies": "deny",
    "denies-more": "deny",
    "opens": "open",
    "settles": "settle",
    "leaves": "leave",
    "ends": "end",
    "skips": "skip",
    "stuck": "stuck",
}
OPENING: Final = 2  # turns in which nobody's best efforts give the next player anything to fish
OTHERS: Final = 24  # turns that are compared with the one advised
SAID_EARLY: Final = ("tokens", "squares", "duty", "step")


def explain(case: Case) -> Explained:
    """A step, judged by the whole turn it begins (U2)."""
    before: View = view(case.here.position)
    events = case.taken.events
    reason = why(case, before)
    told = {name: value for name, value in reason.params.items() if name in SAID_EARLY}
    kind = Reason(KIND_OF[reason.kind], reason.clause, told)
    if before.must_add and any(isinstance(event, Added) for event in events) and reason.kind != "fishes":
        kind = Reason("duty", "U26", told)
    return Explained(looked_at(events, before), kind, reason)


def looked_at(events: Sequence[msgspec.Struct], before: View) -> Place:
    """What the step touches first."""
    match events[0]:
        case Moved(origin=cell):
            stack = next(place for place in before.places if place.cell == cell).tokens[1:]
            return Place("stack" if stack else "urchin", cell, {"cell": cell})
        case Added(cell=cell, onto=onto):
            return Place("free" if onto is None else "urchin", cell, {"cell": cell})
        case Placed(cell=cell):
            return Place("urchin", cell, {"cell": cell})
    return Place("nowhere")


def why(case: Case, before: View) -> Reason:
    """What the turn wins first, then what it takes from the next player, then what it leaves."""
    params: dict[str, str | int] = {
        "tokens": 0,
        "squares": 0,
        "winners": 0,
        "pawn": "",
        "cell": "",
        "step": before.step,
        "duty": "yes" if before.must_add else "no",
    }
    events = [event for taken in case.turn for event in taken.events]
    won = next((event for event in events if isinstance(event, Ended) and case.seat in event.winners), None)
    if won is not None:
        return Reason("wins", "U28", {**params, "winners": len(won.winners)})
    for number, taken in enumerate(case.turn):
        for event in taken.events:
            if isinstance(event, Captured):
                params |= {"tokens": event.tokens, "squares": len(event.squares), "pawn": event.pawn}
                params["cell"] = event.squares[0][0] + "–" + event.squares[0][3]
                return Reason("prepares" if number else "fishes", event.clause, params)
    first = case.taken.events[0]
    if isinstance(first, Skipped) and first.clause != "U3":
        return Reason("stuck", first.clause, params)
    return left(case, params)


def left(case: Case, params: dict[str, str | int]) -> Reason:
    """What the next player could fish before the turn, and what after it (U19, U20)."""
    here, after = case.here.position, case.turn[-1].after.position
    done = turn_of(after) != turn_of(here)
    if after[0].over or (not done and is_last_turn(after[0])):
        return Reason("ends", end_clause(after), params)
    could, can = worst(threats(here)), worst(openings(after) if done else threats(after))
    # A plan may break off before its turn ends: then only the board after its last step is known.
    params |= {"whole": "yes" if done else "no", "left": 0 if can is None else can.tokens}
    if could is not None and (can is None or can.tokens < could.tokens):
        return Reason("blocks", "U21", params | where(could))
    if can is not None:
        return Reason("leaves", "U20", params | where(can))
    if isinstance(case.taken.events[0], Skipped):
        return Reason("skips", "U3", params)
    if turn_of(here) < OPENING:
        return Reason("opens", "U20", params)
    if not done:
        return Reason("denies", "U20", params)
    if other := worst_of_others(case):
        return Reason("denies-more", "U20", params | {"tokens": other})
    return Reason("settles", "U20", params)


def worst_of_others(case: Case) -> int:
    """The most that the next player could fish after one of some other turns: what all deny is no reason."""
    game, rng, turn = case.here.game, Random(IMAGINED), turn_of(case.here.position)
    most = 0
    for _ in range(OTHERS):
        after = case.here
        while after.to_move and turn_of(after.position) == turn:
            after = game.take(after, case.seat, rng.choice(after.moves(case.seat)), chance(IMAGINED)).after
        found = worst(openings(after.position)) if after.to_move else None
        most = max(most, 0 if found is None else found.tokens)
    return most


def where(threat: Threat) -> dict[str, str | int]:
    """The block of a threat by two opposite cells, and what it is worth."""
    return {"tokens": threat.tokens, "cell": threat.cells[0] + "–" + threat.cells[3]}


def worst(found: Sequence[Threat]) -> Threat | None:
    """The block with which most can be won."""
    return max(found, key=lambda threat: threat.tokens, default=None)


def turn_of(position: Position) -> int:
    """Which turn of the game it is."""
    return int(position[0].turns)


def is_last_turn(s: Reef) -> bool:
    """The game ends with the present turn, as a colour is out (U27); by option only with the round (U32)."""
    return colour_is_out(s) and (not s.ends_with_round or next_seat(s, s.mover) == s.first)


HINTS = explain
