"""How far a contest is, and how long it will still take."""

from __future__ import annotations

import time
from typing import TextIO

from seaboard.arena.contest import Contest
from seaboard.arena.results import Result
from seaboard.machine.bar import Bar
from seaboard.words import Words


class ContestBar(Bar):
    """A bar that hears of every match."""

    def __init__(self, out: TextIO, words: Words, label: str = "") -> None:
        super().__init__(out)
        self.words, self.label = words, label
        self.began, self.first = 0.0, 0

    def show(self, contest: Contest, result: Result | None) -> None:
        """After the start and after every match."""
        if not self.out.isatty():
            return
        done, planned = contest.done, len(contest.plan.fixtures)
        if result is None:
            self.began, self.first = time.monotonic(), done
        text = self.words.say("cli-arena-progress", done=done, planned=planned)
        if done > self.first:
            seconds = (time.monotonic() - self.began) / (done - self.first) * (planned - done)
            text += self.words.say("cli-arena-left", left=span(seconds))
        self.draw(done, planned, text, self.label)


def span(seconds: float) -> str:
    """A stretch of time: 1:05:00."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
