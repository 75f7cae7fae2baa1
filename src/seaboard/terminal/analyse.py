"""`seaboard analyse`: how good the moves of a recorded match were."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean
from typing import get_args

import msgspec

from seaboard.analysis import Analysis, Better, Judgement, MoveJudged, analyse, questions, time_for_each
from seaboard.bots import bot, bots
from seaboard.machine.bar import Bar
from seaboard.match.match import Match
from seaboard.match.telling import telling_of
from seaboard.words import Words

from . import screen
from .markdown import aligned
from .mistakes import Mistake
from .replay import title

BARS = "▁▂▃▄▅▆▇█"
LONGEST = 600.0  # seconds for one decision
JUDGED: dict[Judgement, str] = {
    "best": "cli-judged-best",
    "good": "cli-judged-good",
    "inaccuracy": "cli-judged-inaccuracy",
    "mistake": "cli-judged-mistake",
    "blunder": "cli-judged-blunder",
}


def run(match: Match, bot_name: str, seconds: str | None, as_json: bool, words: Words) -> None:
    """Judge every decision, with a bar where a person waits, and print what was found."""
    decisions = len(questions(match))
    each = time_for_each(decisions) if seconds is None else seconds_of(seconds)
    bar = Bar(sys.stderr)
    try:
        analysis = analyse(match, bot(bot_name), each, lambda done, of: bar.draw(done, of, f"{done}/{of}"))
    finally:
        bar.wipe()
    if as_json:
        print(msgspec.json.encode(analysis).decode())
    elif decisions and not analysis.judged:
        raise Mistake(
            "cli-no-chances", bot=bot_called(analysis.bot, words), known=", ".join(bots(match.game.name))
        )
    else:
        print("\n\n".join(parts(match, analysis, words)))


def seconds_of(text: str) -> float:
    """Seconds as typed after `--seconds`."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= LONGEST:  # neither is what is no number
        raise Mistake("cli-bad-seconds", value=text, most=f"{LONGEST:.0f}")
    return seconds


def parts(match: Match, analysis: Analysis, words: Words) -> list[str]:
    """What there is to say: the match, the graph, the table, the moments."""
    view, tell = match.view(None), telling_of(match.game)
    names = [tell.seat(view, seat, words) for seat in range(match.players)]
    return [
        title(match, words),
        graph(analysis, names, words),
        table(analysis, names, words),
        moments(analysis, names, words),
        words.say("cli-judged-by", bot=bot_called(analysis.bot, words)),
    ]


def bot_called(name: str, words: Words) -> str:
    """A level by its name for people; yardsticks have none."""
    return words.say(f"bot-{name}") if words.has(f"bot-{name}") else name


def graph(analysis: Analysis, names: Sequence[str], words: Words) -> str:
    """Each seat's chance from the beginning to the end, a line for each."""
    widest = max(map(len, names))
    columns = max(1, screen.width() - widest - 2)
    lines = [words.say("cli-chances")]
    for seat, name in enumerate(names):
        heights = squeezed([ply[seat] for ply in analysis.chances], columns)
        drawn = "".join(BARS[min(len(BARS) - 1, int(height * len(BARS)))] for height in heights)
        lines.append(f"{name.ljust(widest)}  {drawn}")
    return "\n".join(lines)


def squeezed(values: Sequence[float], columns: int) -> list[float]:
    """As many values as fit: where there are more, the mean of neighbours."""
    count = min(len(values), columns)
    ends = [len(values) * column // count for column in range(count + 1)]
    return [fmean(values[begin:end]) for begin, end in pairwise(ends)]


def table(analysis: Analysis, names: Sequence[str], words: Words) -> str:
    """How well each seat chose."""
    kinds: tuple[Judgement, ...] = get_args(Judgement)
    heads = [words.say(f"cli-column-{name}") for name in ("player", "accuracy", *kinds)]
    rows = [
        [
            names[seat.seat],
            "–" if seat.accuracy is None else words.say("cli-percent", number=round(seat.accuracy)),
            *(str(getattr(seat, kind)) for kind in kinds),
        ]
        for seat in analysis.seats
    ]
    return aligned([heads, *rows], screen.bold)


def moments(analysis: Analysis, names: Sequence[str], words: Words) -> str:
    """The moves that decided it, and what would have been better."""
    if not analysis.moments:
        return words.say("cli-no-moments")
    judged = {move.number: move for move in analysis.judged}
    lines = [screen.bold(words.say("cli-moments"))]
    for moment in analysis.moments:
        lines += moment_lines(judged[moment.number], names[moment.seat], words)
    return "\n".join(lines)


def moment_lines(move: MoveJudged, name: str, words: Words) -> list[str]:
    """A move as a sentence, and each better one as another."""
    said = words.say(
        "cli-decisive",
        number=move.number + 1,
        name=name,
        move=move.move,
        judgement=words.say(JUDGED[move.judgement]),
        chance=percent(move.chance, words),
        best=percent(move.best_chance, words),
    )
    lines = [said]
    for better in move.better:
        key = "cli-better-line" if len(better.line) > 1 else "cli-better"
        line, chance = " ".join(better.line[1:]), worth(better, words)
        lines.append("   " + words.say(key, move=better.move, chance=chance, line=line))
    return lines


def worth(better: Better, words: Words) -> str:
    """The chance after a better move; a fact is said to be one, in the page's words."""
    if not better.exact:
        return percent(better.chance, words)
    sure = "won" if better.chance >= 1.0 else "lost" if better.chance <= 0.0 else "proven"
    return words.say("chance-told", percent=round(100 * better.chance), sure=sure)


def percent(chance: float, words: Words) -> str:
    """A chance as people read it."""
    return words.say("cli-percent", number=round(100 * chance))
