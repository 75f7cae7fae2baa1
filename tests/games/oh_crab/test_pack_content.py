"""The tokens and cards of the Adventure Pack as data, and the rules that hold to them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from seaboard.games.oh_crab import GAME
from seaboard.games.oh_crab.content.pack import entry, pack, reward_options
from seaboard.games.oh_crab.names import ASYM_CARDS, CHALLENGE_CARDS, REWARD_CARDS, SURPRISE_TOKENS
from seaboard.games.oh_crab.pack.challenges.rules import (
    DISCARDS_BACK,
    EXCHANGE_CARD,
    FREE_DIAGONAL,
    GAIN_SHELLS,
    NO_OPTION,
    REWARD_OPTIONS,
    STAND_UP,
    TAKE_MARKET,
    TRAIL_BACK,
)
from seaboard.games.oh_crab.pack.event_cards.rules import EVENT_CARDS, TEMPORARY
from seaboard.games.oh_crab.pack.on_the_table import FIRST_TREASURE, PRINTED_CLAWS
from seaboard.words import Words
from tests.clauses import clause

pytestmark = pytest.mark.once

PARTS = {
    "surprises": SURPRISE_TOKENS,
    "events": EVENT_CARDS,
    "challenges": CHALLENGE_CARDS,
    "rewards": REWARD_CARDS,
    "asymmetry": ASYM_CARDS,
}
OPTIONS = {
    "gain_shell-1": (GAIN_SHELLS, 1),
    "gain_shell-2": (GAIN_SHELLS, 2),
    "take_market": (TAKE_MARKET, 1),
    "discard_to_hand_all": (DISCARDS_BACK, 1),
    "exchange": (EXCHANGE_CARD, 1),
    "stand_up": (STAND_UP, 1),
    "basic_free-D": (FREE_DIAGONAL, 1),
    "trace_to_hand": (TRAIL_BACK, 1),
}


@clause("O117", "O128", "O132", "O142", "O155")
def test_every_token_and_card_is_there_and_says_whether_it_is_printed() -> None:
    for part, names in PARTS.items():
        assert tuple(one["id"] for one in pack()[part]) == names
        for one in pack()[part]:
            assert one["status"] in ("printed", "reconstructed") and one["en"] and one["fr"]
    printed = [one["id"] for part in PARTS for one in pack()[part] if one["status"] == "printed"]
    assert printed == ["C1"]
    assert [one["id"] for one in pack()["events"] if one["status_name"] == "printed"] == ["E1", "E2"]


@clause("O157", "O165")
def test_claws_and_kinds_of_the_rules_are_those_of_the_data() -> None:
    assert [one["claws"] for one in pack()["asymmetry"]] == PRINTED_CLAWS.tolist()
    assert [one["junk"] for one in pack()["surprises"]] == [n < FIRST_TREASURE for n in range(14)]
    assert [one["temporary"] for one in pack()["events"]] == [
        bool(TEMPORARY >> n & 1) for n in range(len(EVENT_CARDS))
    ]


@clause("O153")
def test_reward_options_of_the_rules_are_those_of_the_data() -> None:
    for number, name in enumerate(REWARD_CARDS):
        wanted = [OPTIONS[option] for option in reward_options(name)]
        found = [tuple(int(n) for n in option) for option in REWARD_OPTIONS[number]]
        assert found == [*wanted, (NO_OPTION, 0)][:3]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_sentences_call_everything_by_its_name_in_the_data(language: str) -> None:
    said = Words(language)
    said.add_text(GAME.text_file("words", f"{language}.ftl"))
    messages = {"surprises": "token", "events": "event", "challenges": "challenge", "rewards": "reward"}
    for part, names in PARTS.items():
        message = messages.get(part, "ability")
        for name in names:
            about = {"card" if message == "ability" else message: name}
            # The data write plain apostrophes and spaces, the sentences set them.
            assert said.say(f"{message}-name", **about).replace("\u202f", " ") == entry(name)[
                language
            ].replace("'", "’")
            if message != "reward":
                assert len(said.say(f"{message}-effect", **about)) > 5


def test_every_example_of_the_specification_about_modules_has_its_test() -> None:
    here = Path(__file__).parent
    examples = json.loads((here / "examples.json").read_text("utf-8"))
    tests = "".join(path.read_text("utf-8") for path in here.glob("test_*_cards.py"))
    tests += (here / "test_surprises.py").read_text("utf-8")
    for example in examples:
        if example["kind"] == "module":
            assert f"_{example['id'].lower()}_" in tests, example["title"]
