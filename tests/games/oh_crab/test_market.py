"""The Market and the card exchange."""

from __future__ import annotations

from typing import Any

from tests.clauses import clause, refusal_of

from .boards import asked, beach, do, kinds, seat_of

MARKET = {"piles": [["DIAG1"], ["FAST1"], ["GULL1"]], "deck": ["FAST2", "HOP1", "SAND1"]}


def trading(**what: Any) -> Any:
    return beach({"red": "d3"}, tiles=["Db"], shells={"red": 1}, **what)


@clause("O40", "O41")
def test_only_an_empty_slot_is_refilled_and_equal_cards_are_stacked() -> None:
    match = trading(hands={"red": ["R4"]}, market=MARKET)
    do(match, "Db")
    events = match.play("pile1")
    assert match.view()["market"] == [["HOP1"], ["FAST1", "FAST2"], ["GULL1"]]
    assert [(e["pile"], e["card"]) for e in events if e["kind"] == "refilled"] == [(2, "FAST2"), (1, "HOP1")]
    stacked = trading(
        hands={"red": ["R4"]}, market={"piles": [["DIAG1"], ["FAST1", "FAST2"], ["GULL1"]], "deck": ["HOP1"]}
    )
    do(stacked, "Db pile2")
    assert stacked.view()["market"] == [["DIAG1"], ["FAST1"], ["GULL1"]] and stacked.view()["draw"] == 1


@clause("O42")
def test_slots_stay_empty_when_the_draw_pile_runs_out() -> None:
    match = trading(hands={"red": ["R4"]}, market={"piles": [["DIAG1"], ["FAST1"]], "deck": []})
    do(match, "Db")
    assert match.moves() == ["pile1", "pile2"]
    assert refusal_of(match, "pile3").clause == "O42"
    do(match, "pile1")
    assert match.view()["market"] == [[], ["FAST1"], []]
    none = trading(hands={"red": ["R4"]})
    assert "Db" not in none.moves()


@clause("O43", "O170")
def test_the_draw_pile_is_taken_unseen() -> None:
    match = trading(hands={"red": ["R4"]}, market=MARKET)
    do(match, "Db draw")
    assert seat_of(match, "red")["hand"] == ["FAST2"]
    number = len(match.history) - 1
    assert "card" not in match.events(number, None)[0]
    assert match.events(number, 0)[0]["card"] == "FAST2"
    assert match.view(None)["seats"][0]["known"] == []


@clause("O44", "O102")
def test_a_start_card_leaves_the_game_and_an_action_card_goes_under_the_draw_pile() -> None:
    match = trading(hands={"red": ["R4", "PASS1"]}, market=MARKET)
    match.play("Db")
    assert asked(match) == "EXCH_CARD" and match.moves() == ["PASS1", "R4"]
    there = match.copy()
    events = there.play("R4")
    assert events[0]["gone"] and there.view()["draw"] == 3
    match.play("PASS1")
    assert match.view()["draw"] == 4
    assert "R4" in seat_of(match, "red")["hand"]


@clause("O45")
def test_no_exchange_with_an_empty_hand_and_a_card_may_come_back_from_an_empty_draw_pile() -> None:
    assert trading(market=MARKET).why_not("Db").clause == "O45"
    match = trading(hands={"red": ["PASS1"]}, market={"piles": [["DIAG1"]], "deck": []})
    do(match, "Db draw")
    assert seat_of(match, "red")["hand"] == ["PASS1"]
    # Everybody saw it go under and come back.
    assert match.events(len(match.history) - 1, None)[0]["card"] == "PASS1"


@clause("O70")
def test_the_exchange_space_offers_one_exchange_at_the_end_of_the_turn() -> None:
    def on_exchange(place: str) -> Any:
        return beach({"red": place, "blue": "a0"}, cells={"d3": "E"}, hands={"red": ["R4"]}, market=MARKET)

    match = on_exchange("d3*")
    assert "Db" not in match.moves()
    match.play("end")
    assert asked(match) == "END_EXCH" and match.moves() == ["no", "yes"]
    refusing = match.copy()
    assert "turn_ended" in kinds(refusing.play("no"))
    match.play("yes")
    assert "turn_ended" in kinds(match.play("pile2"))
    assert seat_of(match, "red")["hand"] == ["FAST1"]
    elsewhere = on_exchange("d5")
    elsewhere.play("end")
    assert asked(elsewhere) != "END_EXCH"
