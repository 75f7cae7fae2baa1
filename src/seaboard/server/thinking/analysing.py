"""The analysis of a table's finished match: move by move, once for all who ask, kept with the match."""

from __future__ import annotations

import asyncio
import logging
import pickle
from functools import partial

import msgspec

from seaboard.analysis import Analysis, MoveJudged, conclude, questions, time_for_each
from seaboard.match.match import Match
from seaboard.server.settings import Settings
from seaboard.server.store.protocol import StorageError
from seaboard.server.tables.table import Table, Watcher
from seaboard.server.wire.frames import text
from seaboard.server.wire.messages import AnalysisProgress, Answer, Fault

from .line import Line
from .queue import Kind, TooMany
from .thinkers import BotFailed, Thinkers
from .worker import JUDGING

log = logging.getLogger("seaboard.bots")


class TableAnalysis:
    """One at a time for a table. What is judged stays, so whoever asks again later goes on from there."""

    def __init__(self, table: Table, thinkers: Thinkers, line: Line, settings: Settings) -> None:
        self.table = table
        self.thinkers = thinkers
        self.line = line
        self.settings = settings
        self.task: asyncio.Task[None] | None = None
        self.askers: list[Watcher] = []
        self._forget(-1)

    def _forget(self, ply: int) -> None:
        self.ply = ply  # of the match that is analysed
        self.done: list[MoveJudged | None] = []  # None: the bot had nothing to say
        self.of = 0  # decisions; 0 while nobody has counted
        self.found: Analysis | None = None

    @property
    def busy(self) -> bool:
        """Whether it is at work."""
        return self.task is not None

    async def ask(self, watcher: Watcher) -> None:
        """Tell a watcher the analysis, or how far it is until it is there. A match that runs has none."""
        async with self.table.lock:
            story = self.table.story
            if not story.match.over:
                watcher.send(text(Fault("no-analysis", {"reason": "running"})))
                return
            if self.ply != story.ply:
                self.stop()  # another server may have moved on from what is analysed here
                self._forget(story.ply)
            if self.found is not None:
                watcher.send(text(self.found))
                return
            if watcher not in self.askers:
                self.askers.append(watcher)
            if self.of:
                watcher.send(text(AnalysisProgress(len(self.done), self.of)))
            if self.task is None:
                self.task = asyncio.create_task(self._run(story.match.exact_copy()))

    def cancel(self, watcher: Watcher) -> None:
        """A watcher does not want it any more, or is gone; nobody works for nobody."""
        if watcher in self.askers:
            self.askers.remove(watcher)
            if not self.askers:
                self.stop()

    def look_again(self) -> None:
        """The table has changed: an analysis of what was undone is of no use."""
        if self.busy and self.ply != self.table.story.ply:
            self.stop()
            self._answer(Fault("no-analysis", {"reason": "stale"}))

    def stop(self) -> None:
        """Leave it unfinished."""
        if self.task is not None:
            self.task.cancel()
            self.task = None

    async def _run(self, match: Match) -> None:
        answer: Answer
        try:
            answer = self.found = await self._kept() or await self._worked_out(match)
        except TooMany:
            answer = Fault("too-many", {})
        except BotFailed as error:
            log.error("no analysis: %s", error)
            answer = Fault("no-analysis", {"reason": "failed"})
        except Exception:
            log.exception("an analysis failed")
            answer = Fault("no-analysis", {"reason": "failed"})
        if self.task is asyncio.current_task():
            self.task = None
            self._answer(answer)

    def _answer(self, answer: Answer) -> None:
        """The last word to all who asked."""
        askers, self.askers = self.askers, []
        for watcher in askers:
            watcher.send(text(answer))

    async def _kept(self) -> Analysis | None:
        """What the store has; None where that is of another match, or written by another version of us."""
        try:
            kept = await self.table.store.analysis(self.table.name)
            return msgspec.json.decode(kept[1], type=Analysis) if kept and kept[0] == self.ply else None
        except (StorageError, msgspec.MsgspecError) as error:
            log.warning("an analysis could not be read: %s", error)
            return None

    async def _worked_out(self, match: Match) -> Analysis:
        asked = await asyncio.to_thread(questions, match)
        seconds = time_for_each(len(asked), self.settings.analysis_seconds)
        self.of = len(asked)
        self._progress()
        for question in asked[len(self.done) :]:
            # One turn for each move, so that nobody's bot waits for more than that.
            judging = partial(self.thinkers.judge, pickle.dumps(question), seconds)
            judged = await self.line.think(Kind.ANALYSIS, self.askers[0].address, self.table.name, judging)
            if self.task is not asyncio.current_task():
                raise asyncio.CancelledError  # before Python 3.12 `wait_for` may lose one
            self.done.append(judged)
            self._progress()
        found = [judged for judged in self.done if judged is not None]
        analysis = await asyncio.to_thread(conclude, match, found, JUDGING)
        await self._keep(analysis)
        return analysis

    def _progress(self) -> None:
        for watcher in list(self.askers):
            watcher.send(text(AnalysisProgress(len(self.done), self.of)))

    async def _keep(self, analysis: Analysis) -> None:
        try:
            await self.table.store.keep_analysis(self.table.name, self.ply, msgspec.json.encode(analysis))
        except StorageError as error:  # it can be worked out again
            log.warning("an analysis is not kept: %s", error)
