"""Cards and turns: who decides next, what a flick's events mean for tokens, IDs and cards (section 3)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from seaboard.kernel.chance import Chance, below, shuffle
from seaboard.match.options import Options

from . import places
from .board import Board, Point, load
from .facts import LETTERS, ROUNDS, composition
from .referee import Event
from .school import Deed, Draw, Hand, Pose, School

# ------------------------------------------------------------------ rounds


def begin(players: int, options: Options, chance: Chance) -> School:
    """A match before its first round: first Catcher, then the shuffle, from the match's chance (I7, I81)."""
    first = options["first_catcher"]
    catcher = int(below(chance, players)) if first == "random" else int(first)
    made = composition(str(options["deck"]))
    assert made is not None, "the option was read"
    cards = np.repeat(np.arange(1, 4, dtype=np.int8), made)
    shuffle(chance, cards, len(cards))
    school = School(
        board=load(str(options["board"])),
        noise=str(options["noise"]),
        made=made,
        seats=LETTERS[:players],
        round_no=0,
        rounds=ROUNDS[players],
        catcher=catcher,
        turn=catcher,
        phase="place",
        poses=(None,) * players,
        fish=("",) * players,
        ids=tuple(range(players)),
        hands=(Hand(),) * players,
        deck=tuple(int(card) for card in cards),
    )
    return begin_round(school, catcher)


def begin_round(school: School, catcher: int) -> School:
    """Tokens on the fish doors, IDs at home, penguins off the board; the Catcher places first (I8)."""
    tokens = school.board.fish_doors
    return replace(
        school,
        round_no=school.round_no + 1,
        catcher=catcher,
        turn=catcher,
        phase="place",
        poses=(None,) * school.players,
        fish=tuple("" if seat == catcher else tokens for seat in range(school.players)),
        ids=tuple(range(school.players)),
    )


def end_round(school: School) -> School:
    """Cards for IDs, from the Catcher on; then the next Catcher's round, or the end (I62–I68)."""
    for seat in (school.catcher, *school.runners):
        for _ in range(school.ids.count(seat)):
            school = draw(school, seat, "I63")
    if school.round_no < school.rounds:
        return begin_round(school, (school.catcher + 1) % school.players)
    players = school.players
    return replace(
        school,
        phase="over",
        turn=school.catcher,
        poses=(None,) * players,
        fish=("",) * players,
        ids=tuple(range(players)),
    )


def draw(school: School, seat: int, clause: str) -> School:
    """The top card goes face down to a seat; an empty pile gives nothing (I21, I63, I66)."""
    if not school.deck:
        return school
    value = school.deck[0]
    drawn = replace(school.deed, draws=(*school.deed.draws, Draw(seat, value, clause)))
    school = school.with_hand(seat, school.hands[seat].with_card(value))
    return replace(school, deck=school.deck[1:], deed=drawn)


# ------------------------------------------------------------------ turns


def begin_turn(school: School, seat: int) -> School:
    """A Runner not yet entered goes on the red circle; then a red line is offered, or not (I10, I11)."""
    if school.poses[seat] is None and seat == school.catcher:  # only in a position that somebody wrote
        return replace(school, turn=seat, phase="place")
    if school.poses[seat] is None:
        school = put_on_circle(school, seat)
    school = replace(school, turn=seat)
    return replace(school, phase="line" if line_choices(school) else "flick")


def next_turn(school: School) -> School:
    """The seat to the left is next (I9)."""
    return begin_turn(school, (school.turn + 1) % school.players)


def end_turn(school: School) -> School:
    """Ice skates are offered to whoever has two face-down 1s; else the next seat is on (I38, I41)."""
    if school.hands[school.turn].can_skate:
        return replace(school, phase="skates")
    return next_turn(school)


def put_on_circle(school: School, seat: int) -> School:
    """On the red circle's centre, or on the nearest free floor point (I11, I17)."""
    board, circle = school.board, school.board.plan.red_circle
    others = school.others(seat)
    point = circle.centre
    if not places.is_free(board, point, others):
        point = places.nearest_free_floor(board, circle.room, point, others)
    return school.with_pose(seat, Pose(*places.rounded(point), on_circle=True))


# ------------------------------------------------------------------ decisions


def place(school: School, point: Point) -> School:
    """The Catcher stands in the Kitchen; the Runner on the left begins (I8, I9)."""
    school = school.with_pose(school.catcher, Pose(*point))
    return next_turn(school)


def line_choices(school: School) -> dict[str, Point]:
    """The rooms whose red line the active player may use, and the point he would be put on (I45–I48, I52)."""
    pose = school.poses[school.turn]
    if pose is None:
        return {}
    others = school.others(school.turn)
    rooms = places.line_rooms(school.board, pose.point)
    points = {room: places.line_point(school.board, room, pose.point, others) for room in rooms}
    return {room: point for room, point in points.items() if point is not None}


def take_line(school: School, room: str) -> School:
    """The penguin's centre is put on a room's red line (I46)."""
    pose = school.poses[school.turn]
    assert pose is not None, "only a penguin on the board is offered a line"
    x, y = line_choices(school)[room]
    return replace(school.with_pose(school.turn, replace(pose, x=x, y=y)), phase="flick")


def stay(school: School) -> School:
    """The red line is declined (I45)."""
    return replace(school, phase="flick")


def skate(school: School) -> School:
    """Two 1s are turned face up for another turn at once (I38–I40)."""
    seat = school.turn
    return begin_turn(school.with_hand(seat, school.hands[seat].skated()), seat)


def skip(school: School) -> School:
    """The clock ran out: the turn is over, without skates (section 4.5, I18)."""
    return next_turn(school)


# ------------------------------------------------------------------ a flick's events


def resolve(school: School, happened: Sequence[Event], yaws: Sequence[int]) -> School:
    """What a flick's events do: tokens and cards, IDs, where everybody stands, and whose turn it is (I12)."""
    flicker = school.turn
    for event in happened:
        school = _apply(school, event)
    school = _stand(school, happened, yaws)
    kinds = {event["kind"]: event for event in happened}
    if "end" in kinds:
        return end_round(school)
    if "restart" in kinds:  # two players (I75)
        runner = school.seat_of(kinds["restart"]["who"])
        return begin_turn(put_on_circle(school, runner), runner)
    if "repeat" in kinds:  # I15
        return replace(put_on_circle(school, flicker), phase="flick")
    return end_turn(school)


def _apply(school: School, event: Event) -> School:
    """A token taken brings a card (I21), a caught Runner's ID goes to the Catcher (I32)."""
    if event["kind"] == "door" and event["fish"]:
        seat = school.seat_of(event["who"])
        left = school.fish[seat].replace(event["door"][1:], "")
        fish = (*school.fish[:seat], left, *school.fish[seat + 1 :])
        return draw(replace(school, fish=fish), seat, "I21")
    if event["kind"] == "touch" and event["catch"] == 1:
        seat = school.seat_of(event["who"])
        return replace(school, ids=(*school.ids[:seat], school.catcher, *school.ids[seat + 1 :]))
    return school


def _stand(school: School, happened: Sequence[Event], yaws: Sequence[int]) -> School:
    """Everybody stands where the referee saw them rest; who is off the circle is off for good (I3, I14)."""
    rests = [event for event in happened if event["kind"] == "rest"]
    for event, yaw in zip(rests, yaws, strict=True):
        seat = school.seat_of(event["who"])
        pose = school.poses[seat]
        assert pose is not None, "whoever rests was on the board"
        still = pose.on_circle and touches_circle(school.board, (event["x"], event["y"]))
        school = school.with_pose(seat, Pose(event["x"], event["y"], yaw, still))
    return school


def touches_circle(board: Board, point: Point) -> bool:
    """True if a footprint there touches the red circle (I15)."""
    circle = board.plan.red_circle
    return math.dist(point, circle.centre) < board.radius + circle.radius - places.TINY


# ------------------------------------------------------------------ the end


def scores(school: School) -> tuple[int, ...]:
    """The sum of everybody's cards, face up and down (I69)."""
    return tuple(hand.points for hand in school.hands)


def winners(school: School) -> tuple[int, ...]:
    """Most points, then most cards; who is level in both shares the victory (I70)."""
    if not school.over:
        return ()
    worth = [(hand.points, hand.cards) for hand in school.hands]
    return tuple(seat for seat, found in enumerate(worth) if found == max(worth))


def forget(school: School) -> School:
    """The position without what the last move did."""
    return replace(school, deed=Deed())
