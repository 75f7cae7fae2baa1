"""What machines ask of the server: is it alive, may people be sent here, what has it counted?"""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from seaboard.server.settings import Settings
from seaboard.server.upkeep.exposition import TYPE, exposition
from seaboard.server.upkeep.probe import Probe
from seaboard.server.wire.problems import HttpProblem

from .address import is_among, speaks_for_others
from .answers import answer
from .origin import is_loopback
from .porter import Porter


class Life(msgspec.Struct, frozen=True):
    """GET /healthz and /readyz: 200 if nothing hinders, else 503."""

    store: str | None  # why it cannot be read, or, if readiness is asked for, written
    warming: list[str] = []  # games whose rules are not at hand yet
    stopping: bool = False

    @property
    def well(self) -> bool:
        """Nothing hinders."""
        return self.store is None and not self.warming and not self.stopping


class Upkeep:
    """Handlers for probes and for Prometheus."""

    def __init__(self, porter: Porter, settings: Settings) -> None:
        self.porter = porter
        self.hall = porter.hall
        self.settings = settings
        self.probe = Probe(self.hall.store)

    def routes(self) -> list[BaseRoute]:
        """Where each handler is found."""
        return [
            Route("/healthz", self.alive),
            Route("/readyz", self.ready),
            Route("/metrics", self.metrics),
        ]

    async def alive(self, request: Request) -> Response:
        """The loop runs and the store can be read; if not, another start may help."""
        return told(Life(await self.probe.reading()))

    async def ready(self, request: Request) -> Response:
        """People may be sent here: all games are at hand, moves can be stored, and nobody stops it."""
        readiness = self.hall.readiness
        warming = [game for game in readiness.settled if not readiness.is_ready(game)]
        return told(Life(await self.probe.writing(), sorted(warming), self.hall.stopping))

    async def metrics(self, request: Request) -> Response:
        """The figures, for whoever keeps this machine."""
        if not self.may_count(request):
            raise HttpProblem(403, "origin")
        text = exposition(self.hall, len(self.porter.doors), len(self.porter.sockets))
        return Response(text, headers={"Cache-Control": "no-store", "Content-Type": TYPE})

    def may_count(self, request: Request) -> bool:
        """This machine, proxies of ours when they ask for themselves, and networks that were named.

        A request that somebody passes on for others is nobody's of this machine, trusted or not.
        """
        address = request.client.host if request.client else ""
        if is_among(address, self.settings.metrics):
            return True
        passed_on = speaks_for_others(request.headers)
        return not passed_on and (is_loopback(address) or is_among(address, self.settings.proxies))


def told(life: Life) -> Response:
    """How it is, for a probe that reads the status alone and for a person who reads on."""
    return answer(life, 200 if life.well else 503)
