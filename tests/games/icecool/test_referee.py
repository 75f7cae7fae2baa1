"""The worked examples and the clauses on doors, touches and leaving, on hand-made trajectories."""

from __future__ import annotations

import copy
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from seaboard.games.icecool.physics.referee import BadTrajectory, judge
from tests.clauses import clause

from .scenes import ALL, BOARD, CATCHER, PLAN, R, blue, catches, fish, of_kind, path, seen

UP = [(0.31, 0.10), (0.31, 0.30)]  # through the fish door D5 (E1)


@clause("I19", "I21", "I79")
def test_e1_straight_through_a_fish_door_takes_the_token() -> None:
    events = seen(path(red=[CATCHER], blue=UP))
    assert events == [
        {"t": 0.375, "kind": "door", "who": "blue", "door": "D5", "to": "R5", "how": "through", "fish": True},
        {
            "t": 0.5,
            "kind": "rest",
            "who": "red",
            "x": 0.425,
            "y": 0.505,
            "how": "stands",
            "stuck": None,
            "seen": [],
        },
        {
            "t": 0.5,
            "kind": "rest",
            "who": "blue",
            "x": 0.31,
            "y": 0.3,
            "how": "stands",
            "stuck": None,
            "seen": [],
        },
    ]


@clause("I24", "I50", "I51")
def test_e2_half_way_earns_nothing_and_is_stuck_and_seen_on_one_side() -> None:
    events = blue((0.31, 0.10), (0.31, 0.245))
    assert not of_kind(events, "door")
    assert (events[-1]["stuck"], events[-1]["seen"]) == ("D5", ["R5"])


@clause("I51")
def test_e3_near_the_middle_of_a_frame_it_is_seen_on_both_sides() -> None:
    rest = blue((0.31, 0.10), (0.31, 0.225))[-1]
    assert (rest["stuck"], rest["seen"]) == ("D5", ["R1", "R5"])


@clause("I25")
def test_e4_through_and_back_into_the_frame_counts_and_is_stuck() -> None:
    events = blue((0.31, 0.10), (0.31, 0.26), (0.31, 0.24))
    assert fish(events) == ["D5"] and events[-1]["stuck"] == "D5"


@clause("I22", "I26")
def test_e5_through_and_all_the_way_back_counts_once() -> None:
    events = blue((0.31, 0.10), (0.31, 0.28), (0.31, 0.10))
    assert fish(events) == ["D5"] and len(of_kind(events, "door")) == 2


@clause("I24")
def test_half_way_and_back_is_nothing() -> None:
    assert not of_kind(blue((0.31, 0.10), (0.31, 0.235), (0.31, 0.10)), "door")


@clause("I27")
def test_who_starts_in_the_frame_earns_nothing_from_that_door() -> None:
    events = blue((0.31, 0.235), (0.31, 0.28), (0.31, 0.10))
    assert [event["to"] for event in of_kind(events, "door")] == ["R1"] and not fish(events)
    assert fish(blue((0.31, 0.235), (0.31, 0.31), (0.15, 0.31))) == ["D7"]  # other doors count


@clause("I54")
def test_e8_from_the_red_line_it_earns_normally() -> None:
    assert fish(blue((0.31, 0.187), (0.31, 0.30))) == ["D5"]


@clause("I28")
def test_e10_over_the_wall_beside_a_door_earns_nothing() -> None:
    up = R + 0.075
    way = [(0.255, 0.10, R), (0.255, 0.20, up), (0.255, 0.26, up), (0.255, 0.30, R)]
    events = blue(*way)
    assert not of_kind(events, "door") and (events[-1]["x"], events[-1]["y"]) == (0.255, 0.3)


@clause("I20", "I28")
def test_over_the_lintel_is_listed_and_earns_nothing() -> None:
    up = R + 0.08
    events = blue((0.31, 0.10, R), (0.31, 0.18, up), (0.31, 0.28, up), (0.31, 0.30, R))
    assert [(e["how"], e["fish"]) for e in of_kind(events, "door")] == [("over", False)]


@clause("I20")
def test_e11_a_low_hop_under_the_lintel_is_through() -> None:
    assert fish(blue((0.31, 0.10, R), (0.31, 0.23, R + 0.006), (0.31, 0.30, R))) == ["D5"]


@clause("I20")
def test_the_last_crossing_of_the_middle_decides() -> None:
    up = R + 0.08
    way = [(0.31, 0.20, up), (0.31, 0.24, up), (0.31, 0.225, R), (0.31, 0.30, R)]
    assert [e["how"] for e in of_kind(blue(*way), "door")] == ["through"]


@clause("I23")
def test_e12_two_doors_in_one_flick() -> None:
    assert fish(blue((0.35, 0.15), (0.31, 0.26), (0.29, 0.31), (0.15, 0.31))) == ["D5", "D7"]


@clause("I62")
def test_e13_the_last_token_ends_the_round() -> None:
    events = seen(path(red=[CATCHER], blue=UP), tokens={"blue": {"D5"}, "green": ALL})
    assert fish(events) == ["D5"] and events[-1]["kind"] == "end" and events[-1]["why"] == ["fish"]
    assert events[-1]["who"] == "red"


@clause("I62")
@pytest.mark.parametrize("colour", ["red", "yellow"])
def test_only_a_runner_in_play_ends_the_round_by_having_no_token_left(colour: str) -> None:
    tokens = {"blue": ALL, "green": ALL, colour: set()}
    assert not of_kind(seen(path(red=[CATCHER], blue=UP), tokens=tokens), "end")


@clause("I22", "I30")
def test_e14_a_token_already_taken_is_not_there() -> None:
    assert not fish(blue(*UP, tokens={"blue": {"D2", "D7"}, "green": ALL}))


@clause("I30")
def test_the_catcher_takes_no_fish_and_nobody_another_colours() -> None:
    events = seen(path(red=UP, blue=[(0.1, 0.1)]), active="red")
    assert of_kind(events, "door") and not fish(events)
    assert not fish(blue(*UP, tokens={"blue": set(), "green": ALL, "yellow": ALL}))


@clause("I32", "I33", "I12")
def test_e16_two_runners_in_one_flick_in_the_order_of_time() -> None:
    trajectory = path(red=[(0.30, 0.505), (0.45, 0.505)], green=[(0.36, 0.475)], blue=[(0.45, 0.535)])
    events = seen(trajectory, active="red")
    assert catches(events) == [("green", 1), ("blue", 1)]
    assert events[-1]["why"] == ["ids"]


@clause("I32", "I62")
def test_e17_fish_and_then_caught_both_count() -> None:
    way = [(0.45, 0.31), (0.505, 0.35), (0.505, 0.50)]
    trajectory = path(red=[(0.505, 0.534)], blue=way)
    events = seen(trajectory)
    assert fish(events) == ["D2"] and catches(events) == [("blue", 1)] and not of_kind(events, "end")
    caught = {"red": "red", "blue": "blue", "green": "red"}
    assert seen(trajectory, ids=caught)[-1]["why"] == ["ids"]
    last = {"blue": {"D2"}, "green": ALL}
    assert seen(trajectory, ids=caught, tokens=last)[-1]["why"] == ["fish", "ids"]


@clause("I34", "I37")
def test_e19_a_caught_runner_is_not_caught_again() -> None:
    trajectory = path(red=[CATCHER], blue=[(0.35, 0.505), (0.392, 0.505)])
    assert catches(seen(trajectory, ids={"red": "red", "blue": "red", "green": "green"})) == [("blue", 0)]


@clause("I29", "I35")
def test_e20_pushed_through_a_door_off_turn() -> None:
    trajectory = path(red=[CATCHER], green=[(0.31, 0.194), (0.31, 0.30)], blue=[(0.31, 0.10), (0.31, 0.16)])
    events = seen(trajectory)
    assert [e["who"] for e in of_kind(events, "door") if e["fish"]] == ["green"]
    touch = of_kind(events, "touch")
    assert [(e["who"], e["other"], e["catch"]) for e in touch] in ([], [("blue", "green", 0)])
    assert (of_kind(events, "rest")[2]["x"], of_kind(events, "rest")[2]["y"]) == (0.31, 0.3)


@clause("I32", "I35")
def test_e21_pushed_into_the_catcher_loses_the_id() -> None:
    trajectory = path(
        red=[(0.425, 0.505)], green=[(0.34, 0.505), (0.391, 0.505)], blue=[(0.29, 0.505), (0.306, 0.505)]
    )
    assert catches(seen(trajectory)) == [("green", 1)]


@clause("I32")
def test_the_catcher_pushed_into_a_runner_by_a_third_catches() -> None:
    trajectory = path(red=[(0.30, 0.505), (0.36, 0.505)], green=[(0.394, 0.505)], blue=[(0.26, 0.505)])
    assert ("green", 1) in catches(seen(trajectory))


@clause("I55", "I56", "I59", "I13")
def test_e23_a_fish_before_jumping_out_counts_and_the_penguin_returns() -> None:
    up = R + 0.09
    way = [(0.31, 0.30, R), (0.31, 0.10, R), (0.31, 0.05, up), (0.31, -0.02, up), (0.31, -0.05, R)]
    events = blue(*way)
    assert fish(events) == ["D5"] and len(of_kind(events, "out")) == 1
    assert (events[-1]["how"], events[-1]["x"], events[-1]["y"]) == ("returned", 0.31, 0.3)


@clause("I55", "I79")
def test_the_border_itself_is_not_outside() -> None:
    """100 mm in 100 parts: point 80 lies on y = 0, point 81 a millimetre beyond it."""
    trajectory = {"t": [0.0, 1.0], "poses": {"red": [CATCHER] * 2, "blue": [(0.1, 0.08), (0.1, -0.02)]}}
    assert [event["t"] for event in of_kind(seen(trajectory), "out")] == pytest.approx([0.81])


@clause("I20", "I55")
@pytest.mark.parametrize("under", [0.052, 0.017 + 0.035])
def test_exactly_at_the_limit_is_over_the_lintel(under: float) -> None:
    doors = of_kind(blue((0.31, 0.10, under), (0.31, 0.30, under)), "door")
    assert [(event["how"], event["fish"]) for event in doors] == [("over", False)]


@clause("I55")
def test_exactly_at_the_walls_top_is_not_yet_out() -> None:
    assert not of_kind(blue((0.31, 0.05, 0.087), (0.31, -0.02, 0.087), (0.31, 0.05, 0.087)), "out")


@clause("I55")
def test_above_the_walls_outside_is_not_yet_out() -> None:
    high = R + 0.075
    assert not of_kind(
        blue((0.31, 0.05, high), (0.31, -0.02, high), (0.31, 0.02, high), (0.31, 0.05, R)), "out"
    )


@clause("I13")
def test_nothing_counts_after_leaving() -> None:
    up = R + 0.08
    way = [(0.31, 0.05, R), (0.31, 0.02, up), (0.31, -0.05, R), (0.31, 0.10, R), (0.31, 0.30, R)]
    assert not fish(blue(*way))


@clause("I57", "I58", "I36")
def test_a_returned_penguin_whose_place_is_taken_gets_the_nearest_free_floor() -> None:
    up = R + 0.08
    trajectory = path(
        red=[CATCHER],
        blue=[(0.10, 0.10, R), (0.20, 0.10, R)],
        green=[(0.20, 0.10, R), (0.20, 0.02, up), (0.20, -0.05, R)],
    )
    rests = {e["who"]: e for e in of_kind(seen(trajectory), "rest")}
    assert rests["green"]["how"] == "returned"
    assert (rests["green"]["x"], rests["green"]["y"]) == (0.235, 0.1)  # 2R + 1 mm away, towards +x


@clause("I60", "I3")
def test_who_rests_on_a_wall_drops_into_the_room_below_its_centre() -> None:
    events = blue((0.20, 0.20, R), (0.20, 0.231, R + 0.07))
    assert (events[-1]["how"], events[-1]["x"]) == ("dropped", 0.2)
    assert events[-1]["y"] == pytest.approx(0.233 + R)
    assert not fish(events)


@clause("I15")
@pytest.mark.parametrize(("y", "repeats"), [(0.120, True), (0.128, False)])
def test_e27_a_first_flick_that_still_touches_the_circle_is_repeated(y: float, repeats: bool) -> None:
    events = blue((0.195, 0.09), (0.195, y), first_flick=True)
    assert bool(of_kind(events, "repeat")) is repeats
    assert not of_kind(blue((0.195, 0.09), (0.195, y)), "repeat")


@clause("I16")
def test_no_repeat_when_the_attempt_left_the_board_or_ended_the_round() -> None:
    up = R + 0.09
    out = blue((0.195, 0.09, R), (0.195, 0.02, up), (0.195, -0.04, R), first_flick=True)
    assert of_kind(out, "out") and not of_kind(out, "repeat")
    there_and_back = path(
        red=[CATCHER], blue=[(0.195, 0.09), (0.31, 0.15), (0.31, 0.28), (0.31, 0.15), (0.195, 0.09)]
    )
    ended = seen(there_and_back, first_flick=True, tokens={"blue": {"D5"}, "green": ALL})
    assert of_kind(ended, "end") and not of_kind(ended, "repeat")


TWO = {"colours": ("red", "blue"), "two_players": True, "active": "red"}
HUNT = [(0.30, 0.505), (0.45, 0.505)]


@clause("I72", "I74", "I75")
def test_two_players_a_first_catch_restarts_the_runner() -> None:
    trajectory = path(red=HUNT, blue=[(0.45, 0.535)])
    events = seen(trajectory, tokens={"blue": ALL}, ids={"red": "red", "blue": "blue"}, **TWO)
    assert catches(events) == [("blue", 1)] and events[-1] == {"t": 0.5, "kind": "restart", "who": "blue"}


@clause("I76")
def test_e29_two_players_a_second_catch_ends_the_round() -> None:
    trajectory = path(red=HUNT, blue=[(0.45, 0.535)])
    events = seen(trajectory, tokens={"blue": ALL}, ids={"red": "red", "blue": "red"}, **TWO)
    assert catches(events) == [("blue", 2)] and events[-1]["why"] == ["second"]


@clause("I77")
def test_two_players_no_restart_when_the_flick_brought_the_third_token() -> None:
    trajectory = path(red=[(0.505, 0.534)], blue=[(0.45, 0.31), (0.505, 0.35), (0.505, 0.50)])
    two = {**TWO, "active": "blue"}
    events = seen(trajectory, tokens={"blue": {"D2"}}, ids={"red": "red", "blue": "blue"}, **two)
    assert catches(events) == [("blue", 1)] and events[-1]["why"] == ["fish"]


@clause("I31")
def test_flying_over_another_penguin_is_no_contact_and_by_the_head_is_one() -> None:
    over = path(red=[(0.31, 0.15)], blue=[(0.21, 0.15, 0.08), (0.41, 0.15, 0.08)])
    assert not of_kind(seen(over), "touch")
    head = (0.96, 0.0, 0.28)
    leaning = path(red=[(0.31, 0.15, R, 0.0, 0.0, 1.0)], blue=[(0.27, 0.15, R, *head)])
    assert catches(seen(leaning)) == [("blue", 1)]  # its head leans 20 mm to the right


@clause("I6")
def test_a_leaning_penguin_counts_at_doors_by_its_base_alone() -> None:
    lying = (0.0, 1.0, 0.0)
    events = blue((0.31, 0.10, R, *lying), (0.31, 0.205, R, *lying))
    assert events[-1]["stuck"] is None  # its head is in the frame, its footprint is not


@clause("I5")
def test_a_shared_edge_belongs_to_the_lower_room() -> None:
    up = R + 0.08
    way = [(0.20, 0.20, R), (0.20, 0.23, up)]
    assert blue(*way)[-1]["y"] == pytest.approx(0.227 - R)  # over the wall of R1 and R4: R1


@clause("I5", "I19")
@pytest.mark.parametrize(
    ("way", "door", "to"),
    [
        ([(0.25, 0.10), (0.25, 0.23), (0.31, 0.23), (0.31, 0.31)], "D5", "R5"),  # the edge is R1's, not R5's
        ([(0.25, 0.31), (0.25, 0.23), (0.31, 0.23), (0.31, 0.31)], "D5", "R5"),  # so this, too
        ([(0.30, 0.05), (0.39, 0.05), (0.39, 0.115), (0.50, 0.115)], "D1", "R3"),  # R1's, not R3's
        ([(0.30, 0.44), (0.23, 0.44), (0.23, 0.505), (0.10, 0.505)], "D3", "R4"),  # R2's, not R4's
        ([(0.45, 0.50), (0.45, 0.39), (0.505, 0.39), (0.505, 0.30)], "D2", "R3"),  # R2's, not R3's
        ([(0.18, 0.37), (0.23, 0.37), (0.23, 0.31), (0.31, 0.31)], "D7", "R5"),  # R4's, not R5's
    ],
)
def test_along_a_shared_edge_one_is_still_in_the_lower_room(
    way: list[tuple[float, float]], door: str, to: str
) -> None:
    """On top of the wall towards the door's frame, and down on one side of it."""
    events = of_kind(blue(*((x, y, R + 0.08) for x, y in way)), "door")
    assert [(event["door"], event["to"], event["how"]) for event in events] == [(door, to, "over")]


@clause("I31")
@pytest.mark.parametrize(("apart", "touches"), [(0.0345, True), (0.034501, False)])
def test_half_a_millimetre_is_still_a_contact(apart: float, touches: bool) -> None:
    standing = path(red=[CATCHER], blue=[(0.1, 0.1)], green=[(0.1 + apart, 0.1)])
    assert bool(of_kind(seen(standing), "touch")) is touches


@clause("I12", "I79")
def test_equal_times_go_by_player_from_the_active_one_and_by_kind() -> None:
    trajectory = path(red=[CATCHER], blue=UP, green=[(0.11, 0.10), (0.11, 0.30)])
    doors = [(e["who"], e["door"]) for e in seen(trajectory) if e["kind"] == "door"]
    assert doors == [("blue", "D5"), ("green", "D4")]
    doors = [(e["who"], e["door"]) for e in seen(trajectory, active="green") if e["kind"] == "door"]
    assert doors == [("green", "D4"), ("blue", "D5")]


@clause("I4")
def test_the_referee_knows_no_engine_and_changes_nothing() -> None:
    trajectory = path(red=[CATCHER], blue=UP)
    kept = copy.deepcopy(trajectory)
    asked = {
        "tokens": {"blue": set(ALL), "green": set(ALL)},
        "ids": {"red": "red", "blue": "blue", "green": "green"},
    }
    seen(trajectory, **asked)
    assert trajectory == kept and asked["tokens"] == {"blue": ALL, "green": ALL}
    code = "import sys, seaboard.games.icecool.physics.referee; sys.exit('mujoco' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@clause("I79")
@pytest.mark.parametrize(
    "trajectory",
    [
        {},
        {"t": [0.0], "poses": {"blue": [(0.1, 0.1)]}},
        {"t": [0.0, 0.0], "poses": {"blue": [(0.1, 0.1)] * 2}},
        {"t": [0.0, 1.0], "poses": {}},
        {"t": [0.0, 1.0], "poses": {"pink": [(0.1, 0.1)] * 2}},
        {"t": [0.0, 1.0], "poses": {"blue": [(0.1, 0.1)]}},
        {"t": [0.0, 1.0], "poses": {"blue": [(0.1, 0.1)] * 3}},
        {"t": [0.0, 1.0], "poses": {"blue": [(0.1, 0.1, 0.1, 0.1)] * 2}},
        {"t": [0.0, 1.0], "poses": {"blue": [(0.1, 0.1), (0.1, float("nan"))]}},
        {"t": [0.0, 1.0], "poses": {"blue": [(0.1, 0.1), (0.1,)]}},
        {"t": [0.0, 1.0], "poses": {"blue": [(0.1, 0.1), (0.1, 1e9)]}},
        {"t": [0.0, 1.0], "poses": {"blue": [(0.1, 0.1, R, 0.0, 0.0, 0.0)] * 2}},
        {"t": [0.0, 1.0], "poses": {"blue": np.zeros((0, 3))}},
        {"t": [0.0, 1.0], "poses": {"blue": np.zeros((2, 2, 3))}},
        {"t": [[0.0, 1.0]], "poses": {"blue": [(0.1, 0.1)] * 2}},
        {"t": [0.0, 1.0], "poses": [(0.1, 0.1)] * 2},
        {"t": [0.0, 1.0]},
    ],
)
def test_a_trajectory_that_cannot_be_read_is_refused(trajectory: dict[str, object]) -> None:
    with pytest.raises(BadTrajectory):
        seen(trajectory)


@clause("I79", "I55")
def test_who_left_may_have_fewer_rows_and_yaw_is_ignored() -> None:
    short = {
        "t": [0.0, 0.5, 1.0],
        "poses": {"red": [CATCHER] * 3, "blue": [(0.31, 0.02, R), (0.31, -0.05, R)]},
    }
    assert [e["kind"] for e in seen(short)] == ["out", "rest", "rest"]
    turned = [(*point, R, 0.0, 0.0, 1.0, yaw) for point, yaw in zip(UP, (0.0, 77.0), strict=True)]
    assert blue(*turned) == blue(*UP)


@clause("I79")
def test_a_board_may_be_given_as_its_file_says_or_read() -> None:
    trajectory = path(red=[CATCHER], blue=UP)
    asked: dict[str, Any] = {
        "colours": ("red", "blue"),
        "catcher": "red",
        "tokens": {"blue": ALL},
        "ids": {},
        "active": "blue",
        "first_flick": False,
        "two_players": True,
    }
    assert judge(PLAN, trajectory, **asked) == judge(BOARD, trajectory, **asked)
    with pytest.raises(BadTrajectory):
        judge(PLAN, trajectory, **{**asked, "colours": ("red", "red")})
    with pytest.raises(BadTrajectory):
        judge(PLAN, trajectory, **{**asked, "active": "green"})
