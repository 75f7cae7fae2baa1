"""What runs inside a process where bots think and practice is simulated."""

from __future__ import annotations

import logging
import pickle
from concurrent.futures.process import BrokenProcessPool
from functools import cache as once

import msgspec

import seaboard
from seaboard.analysis import MoveJudged, Question
from seaboard.analysis import judge as judge_move
from seaboard.bots.budget import processor_time
from seaboard.machine import processes
from seaboard.match.match import Match
from seaboard.server.wire.messages import Params

log = logging.getLogger("seaboard.bots")

GENTLE = 10  # a thinking bot gives way to the event loop, also where cores are few
HINTING = "orca"
JUDGING = "orca"


def begin() -> None:
    """A worker's first act."""
    processes.begin(GENTLE)


@once
def prepare(game: str) -> None:
    """Open a game's library: once in a worker's life, and never within a bot's time to think."""
    try:
        seaboard.warm_up(games=[game])
    except Exception:  # a bot that does not need that rule can still think
        log.exception("a worker could not prepare all rules of %s", game)


def choose(bot: str, match: bytes, seat: int) -> str:
    """A bot's move. Its time is that of a processor: a busy machine makes nobody weaker."""
    here: Match = pickle.loads(match)
    prepare(here.game.name)
    with processor_time():
        return seaboard.bot(bot, here.seed).choose(here, seat)


def hint(match: bytes, seat: int, seconds: float) -> tuple[str, Params]:
    """A good move, with a game's own word on it where there is one."""
    here: Match = pickle.loads(match)
    prepare(here.game.name)
    return seaboard.bot(HINTING, here.seed).hint(here, seat, seconds)


def judge(question: bytes, seconds: float) -> MoveJudged | None:
    """A decision of a finished match, judged; None where the bot has nothing to say."""
    asked: Question = pickle.loads(question)
    prepare(asked.game.name)
    return judge_move(asked, seaboard.bot(JUDGING), seconds)


def practise(game: str, attempt: msgspec.Struct) -> bytes:
    """What comes of an attempt in a game's practice, as JSON."""
    prepare(game)
    practice = seaboard.game(game).practice
    assert practice is not None, "asked before"
    return msgspec.json.encode(practice.result(attempt))


def is_broken(error: Exception) -> bool:
    """Whether a pool must be replaced: a worker crashed or does not answer."""
    return isinstance(error, BrokenProcessPool | TimeoutError)
