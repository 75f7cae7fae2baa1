"""Changes and whole states never differ: whoever follows the one has the other."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from seaboard.match.changes import change, changed
from seaboard.server.tables.table import Table

from .test_one_move_once import Onlooker, table_of

CASES = json.loads((Path(__file__).parents[2] / "web/src/wire/changes.cases.json").read_text())


class Fish(msgspec.Struct, frozen=True):
    colour: str
    value: int


class Pile(msgspec.Struct, frozen=True, omit_defaults=True):
    cell: str
    fish: list[Fish] = []
    owner: int | None = None
    note: dict[str, int] = {}


class Sea(msgspec.Struct, frozen=True):
    piles: list[Pile]
    words: list[str]
    rows: list[list[Fish]]


fish = st.builds(Fish, st.sampled_from("RPG"), st.integers(1, 3))
piles = st.builds(
    Pile,
    st.sampled_from(["a1", "a2", "b1", "b2"]),
    st.lists(fish, max_size=3),
    st.none() | st.integers(0, 2),
    st.dictionaries(st.sampled_from("xy"), st.integers(0, 2)),
)
seas = st.builds(Sea, st.lists(piles, max_size=5), st.lists(st.text(max_size=2)), st.lists(st.lists(fish)))
plain = st.recursive(
    st.none() | st.integers(2, 5) | st.text(max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", max_size=1), inner),
    max_leaves=12,
)


def written(value: Any) -> Any:
    """A value as the other side reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))


@given(st.tuples(seas, seas) | st.tuples(plain, plain))
def test_what_a_change_makes_is_what_is_there_now(pair: tuple[Any, Any]) -> None:
    old, new = pair
    told = change(old, new)
    if told is None:
        assert written(old) == written(new)
    else:
        before = written(old)
        assert changed(before, written(told)) == written(new)
        assert before == written(old)  # what a page has is not written to


@pytest.mark.parametrize("case", CASES, ids=[case["shows"] for case in CASES])
def test_both_sides_read_a_change_alike(case: dict[str, Any]) -> None:
    assert changed(case["old"], case["change"]) == case["new"]


def whole(table: Table, onlooker: Onlooker) -> dict[str, Any]:
    """What somebody gets who comes now to the onlooker's seat."""
    late = Onlooker(onlooker.seat)
    table.showing.forget(onlooker.seat)
    late.send(table.showing.whole(onlooker.seat, 0, first=False))
    return late.states[0]


def essence(state: dict[str, Any]) -> dict[str, Any]:
    return {
        name: value for name, value in state.items() if name not in ("number", "log", "log_from", "constants")
    }


@pytest.mark.parametrize("name", ["fish-and-chips", "oh-crab", "urchins"])
def test_who_follows_the_changes_has_what_a_newcomer_gets(name: str) -> None:
    async def scenario() -> None:
        table, onlookers = await table_of(name)
        coin = Random(5)
        for number in range(40):
            match = table.story.match
            if match.over:
                break
            seat = coin.choice(match.to_move)
            if number % 5 == 4:
                await table.ask_undo(seat, table.story.ply)
            else:
                await table.play(seat, table.story.ply, coin.choice(match.moves(seat)))
            for onlooker in onlookers:
                kept = table.showing.by_seat[onlooker.seat]
                now = whole(table, onlooker)
                table.showing.by_seat[onlooker.seat] = kept
                assert essence(onlooker.states[-1]) == essence(now)
                assert onlooker.log == now["log"]

    asyncio.run(scenario())


def test_who_shares_a_seat_is_told_the_same_frame() -> None:
    async def scenario() -> None:
        table, _ = await table_of("fish-and-chips")
        crowd = [Onlooker(None) for _ in range(5)]
        for one in crowd:
            await table.come(one, 0, -1)
        match = table.story.match
        await table.play(match.to_move[0], table.story.ply, match.moves(match.to_move[0])[0])
        assert len({id(one.frames[-1]) for one in crowd}) == 1

    asyncio.run(scenario())
