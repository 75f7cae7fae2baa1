"""Puzzles of the day: `python scripts/puzzles.py` finds some for each game and writes them into the package.

Positions come from matches that are played here; what is kept has something to find that greed does not.
--grade lets the bots try those that are there, and notes how often each level solves them.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

import seaboard
from seaboard.machine.bar import Bar
from seaboard.match.match import Match
from seaboard.puzzles import Difficulty, Puzzle, Reach, begun, judge, puzzles, task_of

FOLDER = Path(__file__).parent.parent / "src" / "seaboard" / "puzzles"
WANTED = 60  # of each game: two months
MOST_SOLUTIONS = 12  # that are written down
MANY_SOLUTIONS = 48  # too many to be a riddle
LEVELS = ("herring", "seal", "dolphin", "orca")
TRIES = 3  # of each level
BAR = Bar(sys.stderr)

Keep = Callable[["Found"], bool]


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument(
        "games", nargs="*", default=list(MAKERS), help="all that have puzzles, if none is named"
    )
    wanted.add_argument("--count", type=int, default=WANTED, help="puzzles of each game")
    wanted.add_argument("--grade", action="store_true", help="let the bots try the puzzles that are there")
    wanted.add_argument("--levels", default=",".join(LEVELS), help="the bots that try")
    wanted.add_argument("--afresh", action="store_true", help="forget how bots fared before")
    given = wanted.parse_args()
    for game in given.games:
        if given.grade:
            grade(game, given.levels.split(","), given.afresh)
        else:
            write(game, made(game, given.count))


def write(game: str, found: list[Puzzle]) -> None:
    """One line for each puzzle."""
    (FOLDER / f"{game}.jsonl").write_bytes(b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in found))


def progress(what: str, done: int, of: int) -> None:
    """How far it is."""
    BAR.draw(done, of, f"{what} {done} of {of}")
    if done == of:
        BAR.rest()


# ------------------------------------------------------------------ making


@dataclass(frozen=True)
class Found:
    """A position with all that was found out about it."""

    start: Match
    best: int
    greedy: int  # what looking one move ahead reaches
    solutions: list[list[str]]
    good: list[list[str]]
    choices: int
    losing: int

    @property
    def share(self) -> float:
        """Of the moves on the way of the first solution, those that lose."""
        return self.losing / max(1, self.choices)

    def puzzle(self) -> Puzzle:
        game = self.start.game.name
        line = self.start.position
        kept = sorted(self.solutions, key=len)[:MOST_SOLUTIONS]
        return Puzzle(
            id=hashlib.blake2b(f"{game} {line}".encode(), digest_size=4).hexdigest(),
            game=game,
            position=line,
            options=dict(self.start.options),
            seat=self.start.to_move[0],
            task=task_of(game).TASK,
            best=self.best,
            solutions=kept,
            complete=game != ALONE and len(kept) == len(self.solutions),
            good=self.good,
            difficulty=Difficulty(self.choices, self.losing),
        )


@dataclass(frozen=True)
class Maker:
    """How puzzles of a game are found."""

    starts: Callable[[random.Random], Iterator[Match]]  # positions worth a look
    keep: Keep
    most: int  # solutions to look for


ALONE = "fish-and-chips"
WHOLE_DEALS = 0.6  # of the deals that are looked at; few of them are hard enough
MIDST = 12  # moves after which a deal is open enough for one mistake to lose it
WHOLE_LINE = 34  # moves of a whole deal, at least


def made(game: str, count: int) -> list[Puzzle]:
    """So many different puzzles, the easiest first; of one match at most one."""
    maker, coin = MAKERS[game], random.Random(game)
    found: dict[str, Found] = {}
    progress(game, 0, count)
    while len(found) < count:
        for start in maker.starts(coin):
            looked = look(start, task_of(game).Reach(), maker.most)
            if looked is not None and maker.keep(looked):
                found[start.position] = looked
                progress(game, len(found), count)
                break
    return [each.puzzle() for each in sorted(found.values(), key=lambda each: each.share)]


def look(start: Match, reach: Reach, most: int) -> Found | None:
    """Everything about a position; None where something cannot be known, or too much is a solution."""
    task = task_of(start.game.name)
    best = reach(start)
    if best is None or best == task.reached(start):
        return None
    try:
        solutions = list(ways(start, reach, best, most))
    except NotKnown:
        return None
    if most > 1 and len(solutions) > MANY_SOLUTIONS:
        return None
    first, good, choices, losing = start.exact_copy(), [], 0, 0
    for move in min(solutions, key=len):
        moves = first.moves()
        keeping = [move for move in moves if after(first, move, reach) == best]
        good.append(keeping)
        choices, losing = choices + len(moves), losing + len(moves) - len(keeping)
        first.play(move)
    return Found(start, best, greedy(start), solutions, good, choices, losing)


class NotKnown(Exception):
    """A proof was not found, or takes too long."""


def after(match: Match, move: str, reach: Reach) -> int:
    """What can still be reached after a move."""
    ahead = match.exact_copy()
    ahead.play(move)
    found = reach(ahead)
    if found is None:
        raise NotKnown
    return found


def ways(match: Match, reach: Reach, best: int, most: int) -> Iterator[list[str]]:
    """Solutions, up to one more than are of interest."""
    if task_of(match.game.name).is_over(match):
        yield []
        return
    left = most
    for move in match.moves():
        if after(match, move, reach) == best:
            ahead = match.exact_copy()
            ahead.play(move)
            for rest in ways(ahead, reach, best, left):
                yield [move, *rest]
                left -= 1
                if left == 0:
                    return


def greedy(start: Match) -> int:
    """What is reached by the move that reaches most at once, again and again."""
    task, match = task_of(start.game.name), start.exact_copy()
    while not task.is_over(match):
        worth = {}
        for move in match.moves():
            ahead = match.exact_copy()
            ahead.play(move)
            worth[move] = (task.reached(ahead), not task.is_over(ahead))
        match.play(max(worth, key=worth.__getitem__))
    return task.reached(match)


def played(game: str, players: int, coin: random.Random, slips: float) -> Iterator[Match]:
    """A match of greedy players who now and then do anything; looked at before each decision."""
    match, player = (
        seaboard.game(game).new(players=players, seed=coin.getrandbits(32)),
        seaboard.bot("herring"),
    )
    while not match.over:
        yield match
        seat = match.to_move[0]
        any_move = coin.choice(match.moves(seat))
        match.play(any_move if coin.random() < slips else player.choose(match, seat), seat)


def alone_starts(coin: random.Random) -> Iterator[Match]:
    """A whole deal, or the midst of one in which nothing has been spoilt yet."""
    match, reach = seaboard.game(ALONE).new(players=1, seed=coin.getrandbits(32)), task_of(ALONE).Reach()
    if coin.random() < WHOLE_DEALS:
        yield seaboard.game(ALONE).at(match.position)
        return
    while not match.over:
        moves = match.moves()
        good = moves if len(moves) == 1 else [move for move in moves if after(match, move, reach) == 1]
        if len(match.history) >= MIDST and len(moves) >= 3 and 2 * len(good) <= len(moves):
            yield seaboard.game(ALONE).at(match.position)
        match.play(coin.choice(good))


def alone_keep(found: Found) -> bool:
    """Much can be spoilt; on a whole deal that is rare."""
    return found.share >= (0.4 if len(found.good) < WHOLE_LINE else 0.06) and len(found.good) >= 10


def urchins_starts(coin: random.Random) -> Iterator[Match]:
    """Turns of a match for two, late ones first: they have more to win."""
    lines = [
        match.position
        for match in played("urchins", coin.choice((2, 2, 3)), coin, 0.25)
        if match.here[0].step == 1
    ]
    coin.shuffle(lines)
    return (seaboard.game("urchins").at(line) for line in lines)


def urchins_keep(found: Found) -> bool:
    """A large catch that takes all three steps and is made in one place, in at most two ways."""
    steps, places = found.solutions[0], {way[-1] for way in found.solutions}
    return found.best >= 3 and len(found.solutions) <= 2 and len(places) == 1 and "=" not in steps[:2]


def crab_starts(coin: random.Random) -> Iterator[Match]:
    """Turns of a race, as they begin."""
    race = played("oh-crab", coin.choice((3, 4)), coin, 0.2)
    lines = [match.position for match in race if match.position.split()[-1] == "START"]
    coin.shuffle(lines)
    return (seaboard.game("oh-crab").at(line) for line in lines)


def crab_keep(found: Found) -> bool:
    """Greed does not get as far, and few ways do."""
    few = len(found.solutions) <= MOST_SOLUTIONS and len(found.good) >= 5
    return few and found.best > found.greedy and found.share >= 0.45


MAKERS = {
    ALONE: Maker(alone_starts, alone_keep, 1),
    "urchins": Maker(urchins_starts, urchins_keep, MANY_SOLUTIONS + 1),
    "oh-crab": Maker(crab_starts, crab_keep, MANY_SOLUTIONS + 1),
}


# ------------------------------------------------------------------ grading


def grade(game: str, levels: list[str], afresh: bool) -> None:
    """Note how often each level solves each puzzle; what is noted already is kept, or forgotten."""
    found = puzzles(game)
    progress(f"{game}: tried", 0, len(found))
    for number, puzzle in enumerate(found):
        known = {} if afresh else puzzle.difficulty.solved
        solved = known | {level: solved_by(level, puzzle) for level in levels if level not in known}
        difficulty = msgspec.structs.replace(puzzle.difficulty, solved=solved)
        found[number] = msgspec.structs.replace(puzzle, difficulty=difficulty)
        write(game, found)
        progress(f"{game}: tried", number + 1, len(found))


def solved_by(level: str, puzzle: Puzzle) -> float:
    """How often a level finds a solution."""
    solved = 0
    for seed in range(TRIES):
        task, match, player = task_of(puzzle.game), begun(puzzle), seaboard.bot(level, seed)
        while not task.is_over(match):
            match.play(player.choose(match, puzzle.seat), puzzle.seat)
        solved += judge(puzzle, [step.move for step in match.history]).solved
    return round(solved / TRIES, 2)


if __name__ == "__main__":
    main()
