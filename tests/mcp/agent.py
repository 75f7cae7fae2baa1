"""An agent with a real client of the protocol."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Awaitable, Callable
from typing import Any

from mcp import Client
from mcp_types import TextContent

from tests.server.house import House

SEAT = re.compile(r"(?:Your seat is|Ta place est) (\S+) ")
LISTED = re.compile(r"Your legal moves \(\d+\):\n(.*?)(?:\n\n|\Z)", re.DOTALL)


class Refused(Exception):
    """A tool answered with an error."""


class Agent:
    """Calls tools, and plays the first move that it is told of."""

    def __init__(self, client: Client) -> None:
        self.client, self.seat, self.told = client, "", ""

    async def call(self, tool: str, **arguments: Any) -> str:
        answer = await self.client.call_tool(tool, arguments)
        content = answer.content[0]
        assert isinstance(content, TextContent)
        if answer.is_error:
            raise Refused(content.text)
        return content.text

    async def sit(self, **arguments: Any) -> str:
        self.told = await self.call("sit", **arguments)
        found = SEAT.search(self.told)
        assert found is not None
        self.seat = found[1]
        return self.told

    @property
    def table(self) -> str:
        return self.seat.partition(".")[0]

    @property
    def moves(self) -> list[str]:
        """The moves that were told last."""
        found = LISTED.search(self.told)
        lines = found[1].splitlines() if found else []
        if any(line.startswith(("flick", "place", "line")) for line in lines):
            return lines
        return [re.sub(r"\(.*", "", word) for line in lines for word in re.split(r"  +", line)]

    async def move(self, move: str, **arguments: Any) -> str:
        self.told = await self.call("move", seat=self.seat, move=move, **arguments)
        return self.told

    async def play_on(self) -> str:
        """To the end, with the first move of every list."""
        while "The match is over" not in self.told:
            if self.moves:
                await self.move(f"I play this:\nMOVE: {self.moves[0].strip()}")
            else:
                await self.wait()
        return self.told

    async def wait(self) -> None:
        """Until it is this agent's turn."""
        self.told = await self.call("look", seat=self.seat, seconds=20)


def with_agent(house: House, act: Callable[[Agent], Awaitable[None]]) -> None:
    """Let an agent act, who came in over HTTP."""
    asyncio.run(visit(f"http://{house.host}:{house.port}", act))


async def visit(url: str, act: Callable[[Agent], Awaitable[None]]) -> None:
    """Come to a server, act, go."""
    async with Client(f"{url}/mcp") as client:
        await act(Agent(client))


if __name__ == "__main__":  # for a browser test: the server, and the link of a table to finish a match at

    async def finish(agent: Agent) -> None:
        await agent.sit(link=sys.argv[2], name="Rockpool")
        print("Here I am.", flush=True)
        print(await agent.play_on())

    asyncio.run(visit(sys.argv[1], finish))
