"""Every worked example of the specification (section 15)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from seaboard.games.oh_crab import GAME, facts, rules
from seaboard.games.oh_crab.names import LETTERS
from seaboard.games.oh_crab.position.cards_of import draw_pile, lay, pile
from seaboard.games.oh_crab.rules import race
from seaboard.games.oh_crab.rules.cards import fill_market
from seaboard.games.oh_crab.rules.rounds import clear
from seaboard.kernel.layout import blank
from seaboard.kernel.notes import NO_LOG
from seaboard.match.match import Match
from tests.clauses import clause

from . import boards
from .boards import LETTER, asks, beach, chip, mover_view, seat_of, step_to, targets, where

EXAMPLES = json.loads((Path(__file__).parent / "examples.json").read_text("utf-8"))
MODULES = ("module", "challenge")  # of the Adventure Pack, which comes later


def of_kind(*kinds: str) -> Any:
    found = [example for example in EXAMPLES if example["kind"] in kinds]
    return pytest.mark.parametrize("example", found, ids=[example["id"] for example in found])


def begun(example: dict[str, Any]) -> Match:
    setup = dict(example["setup"])
    setup.pop("charge", None)
    return beach(setup.pop("crabs"), setup.pop("active"), **setup)


# ------------------------------------------------------------------ steps


def word_of(match: Match, step: dict[str, Any]) -> str | None:
    """The word that begins a step, None if the step only answers what is asked already."""
    source, _, about = step["src"].partition(":")
    if source == "icon":
        return chip(match, about)
    if source == "tile":
        return about
    if source == "pend":
        return about if asks(match) == "PEND" else None
    return {"add": step.get("side"), "rest": "rest"}.get(source, source)


def answer(match: Match, step: dict[str, Any]) -> None:
    """Answer one question of an action as the example says."""
    view = mover_view(match)
    phase = view["question"]["asks"]
    words = [choice["word"] for choice in view["choices"]]
    pay = step.get("pay", [])
    if phase == "PUSH_DIR":
        step_to(match, {LETTER[crab]: cell for crab, cell in step["push"]}[view["question"]["pushed"]])
    elif phase in ("MOVE_DIR", "JUMP_DIR", "HOP"):
        step_to(match, step["to"].replace("SEA", "sea"))
    elif phase == "SWAP_DIR":
        step_to(match, where(match)[step["swap"]].rstrip("*"))
    elif phase in ("PAY", "BOOST"):
        match.play(next(card for card in ([pay] if isinstance(pay, str) else pay) if card in words))
    elif phase == "GULL_CRAB":
        match.play(words[-1] if len(words) > 1 else "end")
    elif phase == "GULL_DIR":
        match.play("S")
    elif phase == "CALL_CRAB":
        match.play(next(crab for crab in step["order"] if crab in words))
    elif phase in ("DOPE_CARD", "EXCH_CARD", "REST_KEEP"):
        match.play(step.get("card") or step.get("give") or step["keep"])
    elif phase == "DOPE_SIDE":
        match.play("trailR" if step["side"] == "right" else "trailL")
    elif phase in ("EXCH_TAKE", "REST_TAKE"):
        tops = [cards[-1] if cards else None for cards in view["market"]]
        match.play(f"pile{tops.index(step['take']) + 1}")
    else:
        raise AssertionError(f"not expected: {phase}")


def carry_out(match: Match, step: dict[str, Any]) -> None:
    word = word_of(match, step)
    if word is not None:
        match.play(word)
    waits = ("MENU", "PEND", "START", "PLAN", "OVER")
    pending = step["src"].startswith("pend") and asks(match) == "MOVE_DIR"
    while asks(match) not in waits and (pending or step.keys() - {"src"}):
        if asks(match) == "MOVE_DIR" and "to" not in step:
            break
        answer(match, step)
    if "gives" in step:
        chips = [c for c in mover_view(match)["chips"] if c["word"] != "cook"]
        gives = [c["gives"] for c in chips if not c["word"].startswith("special")]
        assert gives == step["gives"]
        assert [c["gives"] for c in chips if c["word"].startswith("special")] == [
            name for name in [step["special"]] if name
        ]


def is_legal(match: Match, step: dict[str, Any]) -> bool:
    word = word_of(match, step)
    if word is None or word not in match.moves():
        return False
    if "swap" in step:
        return where(match)[step["swap"]].rstrip("*") in targets(match, word)
    return "to" not in step or step["to"] in targets(match, word)


def plans(match: Match) -> int:
    """The complete plans of the push that is being decided."""
    total = 0
    for word in match.moves():
        match.play(word)
        total += plans(match) if asks(match) == "PUSH_DIR" else 1
        match.undo()
    return total


# ------------------------------------------------------------------ turns


@clause("O23", "O30", "O31", "O32", "O37", "O38", "O50", "O51", "O52", "O56", "O66", "O105", "O107")
@of_kind("turn", "rest")
def test_a_turn_goes_as_the_example_says(example: dict[str, Any]) -> None:
    match = begun(example)
    for step in example.get("illegal", []):
        assert not is_legal(match, step), step
    expect = example["expect"]
    for cell, number in expect.get("plans_for", {}).items():
        there = match.copy()
        there.play(chip(there, "D") or "")
        step_to(there, cell)
        assert plans(there) == number
    for step in example["do"]:
        carry_out(match, step)
    for step in example.get("illegal_after", []):
        assert not is_legal(match, step), step
    found = where(match)
    for crab, place in expect.get("crabs", {}).items():
        assert found[crab] == place.replace("SEA", "sea"), example["title"]
    fields = {"shells": "shells", "hand_sizes": "hand_size", "trace": "trail", "hand": "hand"}
    for part, field in fields.items():
        for crab, value in expect.get(part, {}).items():
            seen = seat_of(match, crab)[field]
            assert (sorted(seen) if part == "hand" else seen) == value
    for crab, number in expect.get("discard_sizes", {}).items():
        assert len(seat_of(match, crab)["discards"]) == number
    if "hops" in expect:
        assert "special" not in match.moves()
    if "market" in expect:
        assert match.view(None)["market"] == expect["market"]["piles"]
        names = boards.GAME.notation.words(match.here)
        assert [names[card] for card in draw_pile(match.here)] == expect["market"]["deck"]


# ------------------------------------------------------------------ the other kinds


@clause("O92", "O109")
@of_kind("cook")
def test_the_cook_goes_where_the_example_says(example: dict[str, Any]) -> None:
    setup = example["setup"]
    heights: dict[str, list[int]] = setup.get("h2") or {crab: [h] for crab, h in setup["h"].items()}
    position = blank(rules.Race)
    crabs = iter(range(5))
    facts.write_seats(position, [[next(crabs) for _ in heights[name]] for name in setup["seats"]])
    s = position[0]
    clear(s)
    s.spaces = 140
    for seat, name in enumerate(setup["seats"]):
        for number, h in enumerate(heights[name]):
            s.place[s.crabs[seat, number]] = h // 2 * 7 + (h & 1) + 2 * number
    s.cook = setup["seats"].index(setup["holder"])
    assert setup["seats"][rules.rounds.next_cook(s)] == example["expect"]["cook"]


@clause("O8", "O40", "O42")
@of_kind("market")
def test_the_market_fills_as_the_example_says(example: dict[str, Any]) -> None:
    position = GAME.new(3, seed=1).here.copy()
    names = list(GAME.notation.words(position))
    clear(position[0])
    setup = example["setup"]
    for slot, cards in enumerate(setup.get("piles", [])):
        position[0].pile[slot] = lay(position, [names.index(card) for card in cards[::-1]])[0]
    position[0].draw_first, position[0].draw_last = lay(
        position, [names.index(card) for card in setup["deck"]]
    )
    fill_market(position[0], 8, NO_LOG)
    assert [[names[card] for card in pile(position, slot)] for slot in range(3)] == example["expect"]["piles"]
    assert [names[card] for card in draw_pile(position)] == example["expect"]["deck"]


@clause("O93", "O94", "O95")
@of_kind("end")
def test_the_race_ends_as_the_example_says(example: dict[str, Any]) -> None:
    setup = example["setup"]
    spare = iter(card for card in GAME.notation.words(GAME.new(3, seed=1).here)[20:])
    match = beach(
        {**dict.fromkeys(setup["done"], "SEA"), "brown": "a0"},
        "brown",
        hands={crab: [next(spare) for _ in range(n)] for crab, n in setup["hand"].items()},
        shells=setup["shells"],
    )
    position = match.here.copy()
    position[0].phase, position[0].stage = race.OVER, race.FINISHED
    winners = [setup["done"][seat] for seat in GAME.outcome(position).winners]
    assert winners == example["expect"]["winners"]


@clause("O108")
@of_kind("end2")
def test_two_players_go_on_while_both_have_a_crab_on_the_beach(example: dict[str, Any]) -> None:
    sea = example["setup"]["sea"]
    crabs = dict(zip(("red", "orange", "blue", "green"), ["SEA", "a0", "SEA", "c0"], strict=True))
    assert sea == {"p1": [True, False], "p2": [True, False]}
    match = beach(crabs, "orange", two={"a": ["red", "orange"], "b": ["blue", "green"]})
    assert bool(rules.rounds.someone_is_home(match.here[0])) == example["expect"]["over"]


@clause("O177")
def test_no_example_is_forgotten() -> None:
    kinds = {example["kind"] for example in EXAMPLES} - set(MODULES)
    assert kinds == {"turn", "rest", "cook", "market", "end", "end2"}
    assert len(LETTERS) == 5
