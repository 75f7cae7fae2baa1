"""A match from its first decision to its last: one by one, or all at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from seaboard.bots import bot as find_bot
from seaboard.bots.base import Bot, check_time
from seaboard.match.match import Match

from .concluding import conclude
from .found import Analysis, MoveJudged
from .judging import judge
from .questions import questions, time_for_each

JUDGE = "orca"
Progress = Callable[[int, int], None]  # decisions done, of how many


def steps(
    match: Match, bot: Bot | None = None, seconds: float | None = None, progress: Progress | None = None
) -> Iterator[MoveJudged]:
    """The decisions of a match as they are judged; whoever has enough stops asking.

    A bot thinks for so many `seconds` about each decision, or as it always does: one that counts its
    simulations (`seaboard.bot("orca").counting(4000)`) always judges the same. Without a bot Orca judges, for
    as long as a minute for all allows. BadOption where the seconds would never end.
    """
    check_time(seconds)
    asked, who = questions(match), bot or find_bot(JUDGE)
    each = time_for_each(len(asked)) if bot is None and seconds is None else seconds
    for done, question in enumerate(asked):
        if progress is not None:
            progress(done, len(asked))
        if (judged := judge(question, who, each)) is not None:
            yield judged
    if progress is not None:
        progress(len(asked), len(asked))


def analyse(
    match: Match, bot: Bot | None = None, seconds: float | None = None, progress: Progress | None = None
) -> Analysis:
    """All decisions of a match, and what they come to (see `steps`). The match does not change."""
    judged = list(steps(match, bot, seconds, progress))
    return conclude(match, judged, JUDGE if bot is None else bot.name)
