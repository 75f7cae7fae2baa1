"""People at a table of several processes, who come again as pages do, and remember what they were told."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

import httpx
from websockets.exceptions import WebSocketException

from tests.server.house import FRIEND, ME, Client, House

T = TypeVar("T")
ANSWER = 120.0  # seconds for an answer to a move: long enough for the slowest fault on a busy machine
LOST = (OSError, EOFError, WebSocketException, httpx.HTTPError)


@dataclass
class Played:
    """One table, whose two people come to different processes; when its match is over, another one."""

    game: str
    houses: list[House]  # where Ann tries first; Ben begins with the next one
    told: int = 0  # moves that both the mover and the log have
    more: int = 0  # the same, since somebody began to count anew
    longest: float = 0.0  # seconds between two moves, since somebody began to look anew
    tokens: list[str] = field(default_factory=list)
    table: str = ""

    def play(self, enough: Callable[[], bool]) -> None:
        """One move after the other; whoever is thrown out comes again, knowing what it was told."""
        ann, ben = self._open()
        moved_at = time.monotonic()
        while not enough():
            if ann.state["over"] or ben.state["over"]:
                ann.leave()
                ben.leave()
                ann, ben = self._open()
            try:
                if not moved(to_move(ann, ben)):
                    continue
            except TimeoutError:
                raise
            except LOST:
                ann, ben = self._back(0, ann), self._back(1, ben)
                continue
            now = time.monotonic()
            self.longest, moved_at = max(self.longest, now - moved_at), now
            self.told += 1
            self.more += 1
        for seat, one in enumerate((ann, ben)):
            self._back(seat, one)

    def _open(self) -> tuple[Client, Client]:
        """Ann opens a table at the first process that lets her, and Ben sits down through another."""

        def opened() -> None:
            ann = first(self.houses, lambda house: house.open(ME, FRIEND, game=self.game))
            others = self.houses[1:] + self.houses[:1]
            ben = first(others, lambda house: house.sit(ann["table"]))
            self.table, self.tokens = ann["table"], [ann["token"], ben["token"]]

        trying(opened)
        return self._come(0, None), self._come(1, None)

    def _back(self, seat: int, before: Client) -> Client:
        """Come again: all that was told before must be there."""
        before.leave()
        told = list(before.log)
        back = self._come(seat, before)
        assert back.log[: len(told)] == told, "what was told is no more"
        return back

    def _come(self, seat: int, before: Client | None) -> Client:
        """To the first process that lets one in."""
        houses = self.houses[seat:] + self.houses[:seat]
        return trying(lambda: first(houses, lambda house: house.watch(self.table, self.tokens[seat], before)))


def first(houses: list[House], what: Callable[[House], T]) -> T:
    """Ask one process after the other."""
    for house in houses[:-1]:
        with contextlib.suppress(*LOST, AssertionError):
            return what(house)
    return what(houses[-1])


def trying(what: Callable[[], T]) -> T:
    """Again and again, until it works; four minutes without are too long, also on a busy machine."""
    end = time.monotonic() + 240
    while True:
        try:
            return what()
        except (*LOST, AssertionError):
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def moved(mover: Client) -> bool:
    """Play the first legal move; whether it was played. A server that cannot store it says so."""
    asked = mover.state["ply"]
    mover.play(asked, mover.state["moves"][0])
    while mover.state["ply"] <= asked:
        if mover.hear("state", "fault", timeout=ANSWER)["type"] == "fault":
            return False
    return True


def to_move(ann: Client, ben: Client) -> Client:
    """Whoever has a decision to make; not all that one does is told to the other at once (O16)."""
    while True:
        for one in (ann, ben):
            if one.state["moves"]:
                return one
        expected = max((ann, ben), key=lambda one: int(one.state["ply"])).state["to_move"]
        for one in sorted((ann, ben), key=lambda one: one.state["seat"] not in expected):
            with contextlib.suppress(TimeoutError):
                one.hear("state", timeout=0.05)
                break
