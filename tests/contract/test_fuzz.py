"""Whatever text comes from outside, only the errors of the house come out."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import seaboard
from seaboard import BadMove, BadOption, BadPosition, BadRecord, IllegalMove, SeaboardError
from tests.walks import played

from .attempts import attempt

GAMES = pytest.mark.parametrize("name", seaboard.games())
ANYTHING = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.lists(st.text()))


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """A good text with a few pieces dropped, doubled, moved or replaced."""
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 12)))
        piece = draw(
            st.one_of(
                st.just(""),
                st.text(max_size=4),
                st.just(text[start:end] * 2),
                st.text(alphabet=sorted(set(text)) or "x", max_size=6),
                st.sampled_from(["-", "/", ",", "~1", ":O", ">", "0", "999999", "١", "\x00", "\n", '"', "]"]),
            )
        )
        text = text[:start] + piece + text[end:]
    return text


@GAMES
@given(data=st.data())
def test_any_text_as_a_move_is_legal_or_refused(name: str, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(list(seaboard.game(name).seats)))
    match = played(name, players, seed=1, plies=data.draw(st.integers(0, 40)))
    good = st.sampled_from(
        [
            *(step.move for step in match.history),
            *(m for seat in match.to_move for m in match.moves(seat)),
            "x",
        ]
    )
    text = data.draw(st.one_of(st.text(max_size=300), good, good.flatmap(damaged)))
    seat = data.draw(st.one_of(st.none(), st.integers(-2, 5)))
    before = match.record
    refusal, no_such_seat = attempt(lambda: match.why_not(text, seat), BadOption)
    if no_such_seat:
        assert seat is not None and not 0 <= seat < players
        return
    if refusal is None:
        match.play(text, seat)
        match.undo()
    else:
        with pytest.raises(IllegalMove) as refused:
            match.play(text, seat)
        assert isinstance(refused.value, BadMove) == (refusal.clause is None)
    assert match.record == before


@GAMES
@given(data=st.data())
def test_any_text_as_a_position_is_read_or_refused(name: str, data: st.DataObject) -> None:
    game = seaboard.game(name)
    players = data.draw(st.sampled_from(list(game.seats)))
    line = played(name, players, seed=2, plies=data.draw(st.integers(0, 60))).position
    text = data.draw(st.one_of(st.text(), damaged(line), damaged(line)))
    options = {option.name: data.draw(st.sampled_from(option.values(2))) for option in game.options[2:]}
    match, refused = attempt(lambda: game.at(text, seed=1, **options), BadPosition, BadOption)
    if refused:
        assert str(refused)
        return
    assert game.at(match.position, seed=1, **match.options).position == match.position
    for seat in match.to_move[:1]:
        match.view(seat), str(match), match.record
        match.play(match.moves(seat)[0], seat)


@GAMES
@given(data=st.data())
def test_any_text_as_a_record_is_replayed_or_refused(name: str, data: st.DataObject) -> None:
    record = played(name, seaboard.game(name).seats[-1], seed=3, plies=data.draw(st.integers(0, 50))).record
    text = data.draw(st.one_of(st.text(), damaged(record), damaged(record)))
    match, refused = attempt(lambda: seaboard.load(text), BadRecord)
    if refused:
        assert refused.line >= 1 and str(refused)
    else:
        assert seaboard.load(match.record).record == match.record


@pytest.mark.parametrize("text", [None, 3, b"[Game]", "x" * 1_000_001, "", "\n", "[", "[[]]", '[Game "x"'])
def test_what_is_no_record_is_refused(text: Any) -> None:
    with pytest.raises(BadRecord):
        seaboard.load(text)


@GAMES
@pytest.mark.parametrize("line", [None, 3, b"2 RP", "x" * 5000, "", " ", "\x00", "1 2 3 4 5 6 7"])
def test_what_is_no_position_is_refused(name: str, line: Any) -> None:
    with pytest.raises(BadPosition):
        seaboard.game(name).at(line)


@GAMES
@given(data=st.data())
def test_any_option_is_taken_or_refused(name: str, data: st.DataObject) -> None:
    game = seaboard.game(name)
    names = st.one_of(st.sampled_from([*(o.name for o in game.options), "tide"]), st.text(max_size=10))
    values = st.one_of(ANYTHING, st.sampled_from([*(v for o in game.options for v in o.values(3)), "high"]))
    options = data.draw(st.dictionaries(names, values, max_size=3))
    seed = data.draw(st.one_of(st.none(), ANYTHING))
    players = data.draw(st.one_of(st.sampled_from([1, 2, 3, 4]), ANYTHING))
    options = {k: v for k, v in options.items() if k not in ("players", "seed")}
    match, refused = attempt(lambda: game.new(players=players, seed=seed, **options), BadOption)
    if refused:
        assert refused.allowed is not None and str(refused)
    else:
        assert options.keys() <= match.all_options.keys()
        assert match.players in game.seats


@given(name=ANYTHING)
def test_any_name_of_a_game_or_bot_is_known_or_refused(name: Any) -> None:
    for find in (seaboard.game, seaboard.bot):
        found, refused = attempt(partial(find, name), SeaboardError)
        assert str(found or refused)
