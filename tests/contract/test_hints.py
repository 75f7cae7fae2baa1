"""Every decision of every game has its hints: place, kind and reason, in sentences of every language."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

import seaboard
from seaboard.bots.advice import PLAIN, Advice, Place, Reason, advice_on
from seaboard.match.match import Match
from seaboard.words import LANGUAGES
from tests.walks import Variant, begin, every_variant, loaded_games, sampled, spell

pytestmark = pytest.mark.once  # what hints say does not depend on how rules run

EVERY, MOVES, SEED = 5, 3, 61
SOURCES = ("discards", "drawn")  # where cards lie that Oh Crab! asks for: its table of phases names them
SLOW = 3  # where a move is simulated


@cache
def bundle(game: str, language: str) -> FluentBundle:
    """The words of a game alone: the house has no sentences for it."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(seaboard.game(game).text_file("words", f"{language}.ftl") or ""))
    return found


def sentence(game: str, language: str, part: str, said: Place | Reason) -> str:
    """A sentence; a missing one, or one that wants to know more than it is told, is an error."""
    words, key = bundle(game, language), f"hint-{part}-{said.kind}"
    assert words.has_message(key), f"{game} has no {key} in {language}"
    pattern = words.get_message(key).value
    assert pattern is not None
    told, errors = words.format_pattern(pattern, dict(said.params))
    assert not errors, (game, language, key, said.params, errors)
    return str(told)


def check(match: Match, advice: Advice) -> None:
    game = match.game
    if game.room("hints") is None:  # of a game from outside, perhaps: the house speaks for it
        assert advice.where.name == game.where(advice.move)
        assert advice.kind.kind == advice.reason.kind == PLAIN
        return
    for language in LANGUAGES:
        parts = (("at", advice.where), ("kind", advice.kind), ("reason", advice.reason))
        for part, said in parts:
            assert sentence(game.name, language, part, said).strip()
    clauses = {str(clause) for clause in game.clauses}
    assert {advice.kind.clause, advice.reason.clause} - {""} <= clauses
    assert all(type(value) in (str, int) for said in (advice.where, advice.kind, advice.reason)
               for value in said.params.values())  # fmt: skip


@pytest.mark.parametrize("case", every_variant(), ids=spell)
def test_every_decision_has_a_sentence_in_every_language(case: Variant) -> None:
    name, players, options = case
    start = begin(name, players, SEED, **options)
    rng = random.Random(SEED)
    every, most = (EVERY, MOVES) if start.game.quick else (SLOW, 1)
    for match in sampled(start, seed=SEED, every=every):
        for seat in match.to_move[:1]:
            moves = match.moves(seat)
            for move in rng.sample(moves, min(most, len(moves))):
                check(match, advice_on(match, seat, move))


@pytest.mark.parametrize("name", seaboard.games())
def test_what_a_bot_hints_at_has_sentences_too(name: str) -> None:
    game = seaboard.game(name)
    start = game.new(seed=SEED)
    for match in list(sampled(start, seed=SEED, every=7))[: 6 if game.quick else 2]:
        for seat in match.to_move[:1]:
            move, said = seaboard.bot("orca").hint(match, seat, seconds=0.02)
            assert move in match.moves(seat) or not game.quick
            check(match, told(move, said))


def told(move: str, said: dict[str, Any]) -> Advice:
    """Advice as it comes out of a worker."""
    return msgspec.convert({"move": move, **said}, Advice)


@pytest.mark.parametrize("name", [name for name in loaded_games() if seaboard.game(name).room("hints")])
def test_every_sentence_is_somebodys_to_say(name: str) -> None:
    room = seaboard.game(name).room("hints")
    assert room is not None and room.__file__ is not None
    code = Path(room.__file__).read_text(encoding="utf-8")
    words = seaboard.game(name).text_file("words", "en.ftl") or ""
    said = re.findall(r"^hint-(?:at|kind|reason)-([a-z-]+) =", words, re.MULTILINE)
    assert said and [kind for kind in said if f'"{kind}"' not in code and kind not in SOURCES] == []


# A reason is made of one move and what comes of it: how it compares with others, nobody has looked at.
COMPARISONS = {
    "en": r"best|better|worse|worst|least|every|any change|others? .* (?:cost|bring)|nothing else helps",
    "fr": r"meilleure?s?|mieux|pires?|le moins|tout changement|tous les|autres .* (?:coûte|rapporte|sont)",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in loaded_games() if seaboard.game(name).room("hints")])
def test_no_sentence_compares_a_move_with_what_nobody_looked_at(name: str, language: str) -> None:
    words = seaboard.game(name).text_file("words", f"{language}.ftl") or ""
    told = re.findall(r"^hint-(?:kind|reason)-.* =(?:.*\n)(?:[ }].*\n)*", words, re.MULTILINE)
    lines = [line for sentence in told for line in sentence.splitlines()]
    compares = re.compile(rf"\b(?:{COMPARISONS[language]})\b")
    guesses = re.compile(r"\?$| may | peut ")  # questions, and what is only possible
    assert lines
    assert [line for line in lines if compares.search(line) and not guesses.search(line)] == []
