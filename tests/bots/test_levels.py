"""What is said of a level is how it plays: in every game, with every number of players, in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

import seaboard
from seaboard.bots.levels import NAMES, USUAL, Level, Levels
from seaboard.bots.players import players_of
from seaboard.bots.searcher import Searcher
from seaboard.words import LANGUAGES, Words

FROM_OUTSIDE = "a game from outside"
NUMBERS = {"en": ("two", "three", "four", "five", "six"), "fr": ("deux", "trois", "quatre", "cinq", "six")}
AHEAD = {"en": r"Looks (?:(\w+) or )?(\w+) moves ahead", "fr": r"Regarde (?:(\w+) ou )?(\w+) coups d’avance"}
NO_FURTHER = {
    "en": r"its next move|each step by itself",
    "fr": r"son prochain coup|chaque étape pour elle-même",
}
OVERLOOKS = {"en": "overlooks", "fr": "oublie"}
MISJUDGES = {"en": "misjudges", "fr": r"\bjuge\b"}
OFTEN = {
    "en": ("hardly", "seldom", "now and then", "sometimes", "often"),
    "fr": ("presque jamais", "rarement", "de temps en temps", "parfois", "souvent"),
}
LONGEST = {"en": "longest of the five", "fr": "le plus longtemps des cinq"}


def tables() -> Iterator[tuple[str, int, Levels]]:
    """How the five play, by game and number of players; ICECOOL's play by other measures."""
    yield FROM_OUTSIDE, 2, USUAL
    for name in seaboard.games():
        game = seaboard.game(name)
        own = players_of(game)
        if not own.levels and own.thinks is not USUAL:
            for players in game.seats:
                yield name, players, own.thinks_with.get(players, own.thinks)


TABLES = [pytest.param(*table, id=f"{table[0]} {table[1]}") for table in tables()]


def sentence(game: str, players: int, level: str, language: str) -> str:
    """As the page says it: the game's own where there is one, else the house's."""
    words = Words(language, "shell")
    if game != FROM_OUTSIDE:
        words.add_text(seaboard.game(game).text_file("words", f"{language}.ftl"))
    own = f"level-{level}"
    return words.say(own if words.has(own) else f"bot-{level}-how", players=players)


def sights_told(said: str, language: str) -> set[int]:
    """One number of moves ahead, or two: "three or four moves"."""
    found = re.search(AHEAD[language], said)
    return {2 + NUMBERS[language].index(number) for number in found.groups() if number} if found else set()


def sight_told(said: str, language: str) -> int:
    """So many moves ahead, 0 where no limit is told."""
    if found := sights_told(said, language):
        return max(found)
    return 1 if re.search(NO_FURTHER[language], said) else 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "levels"), TABLES)
def test_a_level_is_said_to_err_as_it_does(game: str, players: int, levels: Levels, language: str) -> None:
    for name, level in levels.items():
        said, mind = sentence(game, players, name, language), level.mind
        assert sight_told(said, language) == mind.sight, said
        assert bool(re.search(OVERLOOKS[language], said)) == (mind.overlooks > 0), said
        assert bool(re.search(MISJUDGES[language], said)) == (mind.noise > 0), said


FARSIGHTED = [
    pytest.param(game, players, name, level, id=f"{game} {players} {name}")
    for game, players, levels in tables()
    for name, level in levels.items()
    if game != FROM_OUTSIDE and level.mind.sight > 1
]


@pytest.mark.parametrize(("game", "players", "name", "level"), FARSIGHTED)
def test_who_is_said_to_look_so_far_mostly_does(game: str, players: int, name: str, level: Level) -> None:
    """So few simulations may not lead as far as the sight would: then the sentence would boast."""
    match, seen = seaboard.game(game).new(players=players, seed=3), Counter[int]()
    bots = [Searcher(name, level, seat) for seat in range(players)]
    while seen.total() < 60 and not match.over:
        seat = match.to_move[0]
        if len(match.moves(seat)) > 1:
            tree = bots[seat].search(match, seat)
            lines = [tree.line(branch.action, level.mind.sight + 1) for branch in tree.branches]
            if lines and not tree.exact:
                seen[max(map(len, lines))] += 1
        match.play(bots[seat].choose(match, seat), seat)
    told = sights_told(sentence(game, players, name, "en"), "en")
    assert sum(seen[moves] for moves in told) > 0.6 * seen.total(), seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "levels"), TABLES)
def test_who_is_said_to_misjudge_less_does(game: str, players: int, levels: Levels, language: str) -> None:
    unsure = [(name, level.mind.noise) for name, level in levels.items() if level.mind.noise > 0]
    words = [how_often(sentence(game, players, name, language), language) for name, _ in unsure]
    noise = [noise for _, noise in unsure]
    assert noise == sorted(noise, reverse=True)
    assert words == sorted(set(words), reverse=True)


def how_often(said: str, language: str) -> int:
    """How often a level misjudges, as the last such word of its sentence has it."""
    places = {word: said.rfind(word) for word in OFTEN[language]}
    last = max(places, key=lambda word: places[word])
    assert places[last] >= 0, said
    return OFTEN[language].index(last)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players", "levels"), TABLES)
def test_only_who_thinks_longest_is_said_to(game: str, players: int, levels: Levels, language: str) -> None:
    most = max(levels.values(), key=lambda level: level.simulations)
    for name, level in levels.items():
        assert LONGEST[language] not in sentence(game, players, name, language) or level is most


@pytest.mark.parametrize(("game", "players", "levels"), TABLES)
def test_no_level_has_a_number_without_effect(game: str, players: int, levels: Levels) -> None:
    """Answers are overlooked behind the first move: whoever looks no further has none to overlook."""
    for level in levels.values():
        assert level.mind.sight != 1 or level.mind.overlooks == 0.0
    assert tuple(levels) == NAMES
