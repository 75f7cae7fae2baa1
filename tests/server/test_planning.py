"""Plans made at the same time (O16): changed at will, none undoes another, and nobody learns of a change."""

from __future__ import annotations

from .house import BOT, FRIEND, ME, Client, House


def planners(house: House, *others: dict[str, str]) -> tuple[Client, Client]:
    """Two people who plan their first card of Oh Crab!; the others wait or are bots."""
    ann = house.open(ME, FRIEND, *others, game="oh-crab")
    ben = house.sit(ann["table"], seat=1)
    return house.watch(ann["table"], ann["token"]), house.watch(ann["table"], ben["token"])


def test_a_plan_may_be_changed_and_only_the_planner_knows(house: House) -> None:
    ann, ben = planners(house, FRIEND)
    first, second = ann.state["moves"][:2]
    ann.move(first)
    assert ann.state["to_move"] == [1, 2] and second in ann.state["moves"]
    ann.move(second)
    assert ann.log[1]["move"] == second
    ben.say(type="ping")
    ben.hear("pong")
    assert ben.state["ply"] == 1  # not even that something happened
    ben.move()
    ready, changed = ben.log[:2]
    assert ready["seat"] == 0 and ready["move"] is None
    assert changed == {"number": 1, "seat": None, "move": None, "events": []}


def test_two_plans_for_one_ply_both_count(house: House) -> None:
    ann, ben = planners(house, FRIEND)
    plans = [client.state["moves"][0] for client in (ann, ben)]
    for client, plan in zip((ann, ben), plans, strict=True):
        client.play(0, plan)
    for client, plan in ((ann, plans[0]), (ben, plans[1])):
        client.reach(2)  # whichever was read first
        assert {entry["move"] for entry in client.log} == {plan, None} and client.state["to_move"] == [2]


def test_a_plan_counts_beside_those_of_bots(house: House) -> None:
    ann, _ = planners(house, BOT, BOT)
    ann.until(lambda state: state["to_move"] == [0, 1])
    ann.play(0, ann.state["moves"][0])
    assert ann.reach(3)["to_move"] == [1]


def test_an_answer_to_another_question_does_not_count_later(house: House) -> None:
    """One who planned already cannot send a second answer for the ply of the first."""
    ann, ben = planners(house, FRIEND)
    first, second = ann.state["moves"][:2]
    ann.move(first)
    ben.reach(1)
    ann.play(0, second)
    assert ann.hear("fault", "refused", "state")["type"] == "fault"
    assert len(ann.log) == 1
