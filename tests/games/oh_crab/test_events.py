"""What a decision did: one table over the notes of the rules, and who may know what of it."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from seaboard.games import oh_crab
from seaboard.games.oh_crab import GAME
from seaboard.games.oh_crab.pack import noted as pack_noted
from seaboard.games.oh_crab.position.cards_of import members
from seaboard.games.oh_crab.rules import noted
from seaboard.games.oh_crab.rules.redeal import hidden_cards
from seaboard.kernel import kit
from seaboard.match.standing import Step
from tests.clauses import clause
from tests.walks import walk

from .boards import beach, do, kinds
from .packs import scene

HOME = Path(oh_crab.__file__).parent
TABLE = GAME.events
WAYS = set(range(noted.STEP, noted.REWARD_STEP + 1))
PLIES = 60 if kit.INTERPRETED else 500


def kinds_of(file: str) -> dict[str, int]:
    """The kinds that a file of notes names, but not the ways of a move."""
    tree = ast.parse((HOME / file).read_text("utf-8"))
    module = noted if file.startswith("rules") else pack_noted
    single = [node for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign)]
    targets = [node.target if isinstance(node, ast.AnnAssign) else node.targets[0] for node in single]
    names = [target.id for target in targets if isinstance(target, ast.Name)]
    return {name: getattr(module, name) for name in names if name != "FIRST_OF_PACK"}


def steps(players: int, seed: int, **options: Any) -> Iterator[Step[Any]]:
    """The moves of a random match."""
    for match in walk(GAME.new(players, seed=seed, **options), seed, PLIES):
        if match.history:
            yield match.history[-1]


# ------------------------------------------------------------------ the table


def test_every_note_has_a_row_and_every_row_its_note() -> None:
    numbers = [*kinds_of("rules/noted.py").values(), *kinds_of("pack/noted.py").values()]
    assert len(set(numbers)) == len(numbers)
    assert set(numbers) == set(TABLE.kinds)


def test_every_note_is_written_by_a_rule() -> None:
    rules = "".join(path.read_text("utf-8") for path in HOME.rglob("*.py") if path.name != "noted.py")
    for name in (*kinds_of("rules/noted.py"), *kinds_of("pack/noted.py")):
        assert re.search(rf"\b(noted|base)\.{name}\b(?!: )", rules), name


def test_every_event_says_by_which_clause() -> None:
    for row in TABLE.kinds.values():
        if not row.part_of:
            assert re.search(r"\((O\d|[AEJ]\d).*\)\.$", row.struct.__doc__ or ""), row.struct
            assert "clause" in row.struct.__struct_fields__
    for step in steps(4, 3, modules="1 2 3 4"):
        assert {event.clause for event in step.events} <= set(GAME.clauses)  # type: ignore[attr-defined]


def test_every_way_of_moving_has_its_word_and_clause() -> None:
    assert set(oh_crab.events.WAYS) == WAYS


def test_secret_rows_name_fields_of_their_events() -> None:
    assert len(TABLE.secret) == len([row for row in TABLE.kinds.values() if row.hidden or row.only])
    for struct, row in TABLE.secret.items():
        fields = {field.name: field for field in msgspec.structs.fields(struct)}
        assert {*row.hidden.values(), *([row.only] if row.only else [])} == {"seat"}
        for name in row.hidden:
            assert fields[name].default is None  # left out for everybody else


def test_only_the_hooks_of_the_rules_know_the_pack() -> None:
    for path in (HOME / "rules").glob("*.py"):
        text = path.read_text("utf-8")
        assert ("oh_crab.pack" in text) == (path.name == "hooks.py"), path.name


# ------------------------------------------------------------------ who may know what


@clause("O170")
@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("modules", ["", "1 2 3 4"])
def test_nobody_is_told_a_secret_of_the_table(players: int, modules: str) -> None:
    """Walks the table: a field that is for one seat is not there for any other, nor for a spectator."""
    secret = 0
    for step in steps(players, 4, modules=modules):
        for watcher in (None, *range(players)):
            seen = iter(TABLE.masked(step.events, watcher))
            for event in step.events:
                row = TABLE.secret.get(type(event))
                stranger = row is not None and event.seat != watcher  # type: ignore[attr-defined]
                if row is None or not stranger:
                    assert next(seen) == event
                elif not row.only:
                    told = next(seen)
                    assert all(getattr(told, name) is None for name in row.hidden)
                    secret += 1
            assert next(seen, None) is None
    assert secret


@clause("O170")
@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("modules", ["", "1 2 3 4"])
def test_a_card_is_named_only_to_who_knows_it(players: int, modules: str) -> None:
    """Whatever the table says: a card in an event is known to all after the move, or the watcher's own."""
    for step in steps(players, 7, modules=modules):
        after = step.after.position
        cards = GAME.notation.words(after)[:52]
        known = int(after[0].known) | int(after[0].blown)
        for watcher in (None, *range(players)):
            own = 0 if watcher is None else hidden_cards(after[0], watcher)
            may = {cards[card] for card in members(known | own)}
            named = {word for event in step.told(watcher) for word in words_of(event)} & set(cards)
            assert named <= may, (step.move, watcher, named - may)


def words_of(value: Any) -> Iterator[str]:
    """Every text in an event."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from words_of(part)


@clause("O16")
def test_a_plan_is_told_without_its_card_and_a_changed_one_not_at_all() -> None:
    match = GAME.new(3, seed=2)
    first, second, *_ = match.moves(1)
    assert match.play(first, 1) == [{"kind": "ready", "seat": 1, "clause": "O16", "card": first}]
    assert match.events(0, 0) == match.events(0, None) == [{"kind": "ready", "seat": 1, "clause": "O16"}]
    assert match.play(second, 1) == [{"kind": "ready", "seat": 1, "clause": "O16", "card": second}]
    assert match.events(1, 0) == match.events(1, None) == []


@clause("O43")
def test_a_blind_card_is_seen_by_who_takes_it_and_a_known_one_by_all() -> None:
    market = {"piles": [["DIAG1"], ["FAST1"], ["GULL1"]], "deck": ["HOP1", "SAND1"]}
    match = beach(
        {"red": "d3"}, tiles=["Db"], shells={"red": 2}, hands={"red": ["R1", "CALL1"]}, market=market
    )
    do(match, "Db CALL1 draw")
    last = len(match.history) - 1
    assert [event.get("card") for event in match.events(last, 0)] == ["HOP1"]
    assert [event.get("card") for event in match.events(last)] == [None]
    # The card that was given lies under an empty draw pile: everybody knows what is taken back.
    market["deck"] = []
    match = beach({"red": "d3"}, tiles=["Db"], shells={"red": 2}, hands={"red": ["CALL1"]}, market=market)
    do(match, "Db draw")
    assert match.events(1) == [{"kind": "took", "seat": 0, "pile": 0, "clause": "O43", "card": "CALL1"}]


# ------------------------------------------------------------------ told where it is done


@clause("O135", "O153")
def test_a_crab_that_a_wave_sets_up_stands_by_the_event_and_not_by_the_reward_before_it() -> None:
    line = (
        "R:f23 O:e24* B:b21 G:a22 | shells 2 1 2 0 / 25 | cook R | round 13 act | board 0B 4A 3B 1B 9B | "
        "extra Bb Cb Da | market BOOST2;HOP2;SAND2 draw FAST3 | R hand R1 down - trail R2 disc R4 | "
        "O hand O1 down O4 trail O2 disc - | B hand - down - trail B1 disc B4 | "
        "G hand - down - trail G3 disc G2 | turn R icons x | mod2 3:E7 now E5 | mod3 2:C4! 3:C7 "
        "reward W1 | borders 2 | "
        "phase B REWARD > BORDER:2e > MENU"
    )
    match = GAME.at(line, seed=1)
    events = match.play("reward1")
    assert kinds(events) == ["rewarded", "shell", "challenge_opened", "event_revealed", "stood"]
    assert events[-1] == {"kind": "stood", "crab": "O", "clause": "O135"}


@clause("O56", "O176")
def test_the_seaward_end_of_a_chain_is_told_first_and_then_its_effects_in_the_same_order() -> None:
    match = beach(
        {"red": "d1", "orange": "d3", "blue": "d5"},
        cells={"d5": ".s", "d7": ".s"},
        icons=["F"],
        hands={"red": ["R1"]},
    )
    do(match, "main N")
    events = match.play("N")
    assert [(event["kind"], event.get("crab")) for event in events] == [
        ("moved", "B"),
        ("moved", "O"),
        ("moved", "R"),
        ("knocked_over", "B"),
        ("shell", "B"),
        ("knocked_over", "O"),
        ("shell", "O"),
    ]


@clause("O172")
def test_an_automatic_decision_is_told_with_the_one_before_it() -> None:
    """The bottle's only card, and the next seat's forced Rest."""
    match = scene(
        {"red": "d3", "orange": "a0"}, "mod1 d5=J1", cells={"d5": ".q"}, icons=["F"], hands={"red": ["R1"]}
    )
    events = match.play("main")
    assert kinds(events) == ["used", "moved", "surprise", "lost"]


@clause("O171")
def test_a_position_holds_no_chance_of_the_match() -> None:
    """Only a search imagines some, so that its paths stay as they are."""
    match = GAME.new(4, seed=11)
    for there in walk(match, 11, PLIES):
        assert there.here[0].imagined == 0
    dealt = GAME.secrets.redeal(match.here, 0, random.Random(1))
    assert dealt[0].imagined != 0
