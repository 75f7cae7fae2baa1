"""`seaboard mcp`: agents that start a program and talk to it. It serves tables itself, or passes all on."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from mcp import Client
from mcp.server import Server as Protocol
from mcp.server.stdio import stdio_server
from mcp_types import (
    CallToolRequestParams,
    CallToolResult,
    ListResourcesResult,
    ListResourceTemplatesResult,
    ListToolsResult,
    PaginatedRequestParams,
    ReadResourceRequestParams,
    ReadResourceResult,
)

from seaboard import __version__
from seaboard.server.serve import Server, address_of, configure, default_store, listen
from seaboard.server.settings import Settings
from seaboard.server.store.lock import only_server
from seaboard.server.store.protocol import Store
from seaboard.server.store.sqlite import SqliteStore
from seaboard.server.tables.hall import Hall
from seaboard.server.web.app import create_app

from .door import PATH, Door
from .protocol import server_of


class NoServer(Exception):
    """Nobody speaks the protocol at an address."""

    def __init__(self, address: str, reason: str) -> None:
        super().__init__(f"{address}: {reason}")
        self.address, self.reason = address, reason


def serve(host: str, port: int, data: str | None, language: str, announce: Callable[[str], None]) -> None:
    """Serve tables to people over HTTP, and to one agent over stdio, until the agent hangs up."""
    path = Path(data) if data else default_store()
    with only_server(path), closing(SqliteStore(path)) as store, closing(listen(host, port)) as listening:
        asyncio.run(_serve(store, listening, language, announce))


async def _serve(
    store: Store, listening: socket.socket, language: str, announce: Callable[[str], None]
) -> None:
    doors: list[Door] = []

    def door(hall: Hall, settings: Settings) -> Door:
        doors.append(Door(hall, settings))
        return doors[0]

    app = create_app(store, Settings(), annexes=[door])
    doors[0].language, doors[0].home = language, address_of(listening)
    server = Server(configure(app), doors[0].home, announce, open_browser=False)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        await server_of(await doors[0].tools()).run_stdio_async()
    finally:
        server.should_exit = True
        await serving


def pass_on(address: str) -> None:
    """Be the mouth of a server that runs elsewhere; NoServer if none does."""
    asyncio.run(_pass_on(address.rstrip("/") + PATH))


async def _pass_on(address: str) -> None:
    try:
        far = await Client(address).__aenter__()
    except Exception as error:  # of whatever kind the transport's are
        raise NoServer(address, f"{type(error).__name__}: {error}"[:200]) from error
    try:
        near = passing(far)
        async with stdio_server() as (reading, writing):
            await near.run(reading, writing, near.create_initialization_options())
    finally:
        await far.__aexit__(None, None, None)


def passing(far: Client) -> Protocol[Any]:
    """A server whose every answer is another's."""

    async def tools(ctx: Any, params: PaginatedRequestParams | None) -> ListToolsResult:
        return await far.list_tools()

    async def call(ctx: Any, params: CallToolRequestParams) -> CallToolResult:
        answer = await far.call_tool(
            params.name, params.arguments or {}, progress_callback=ctx.session.report_progress
        )
        assert isinstance(answer, CallToolResult)
        return answer

    async def resources(ctx: Any, params: PaginatedRequestParams | None) -> ListResourcesResult:
        return await far.list_resources()

    async def templates(ctx: Any, params: PaginatedRequestParams | None) -> ListResourceTemplatesResult:
        return await far.list_resource_templates()

    async def read(ctx: Any, params: ReadResourceRequestParams) -> ReadResourceResult:
        answer = await far.read_resource(params.uri)
        assert isinstance(answer, ReadResourceResult)
        return answer

    return Protocol(
        "seaboard",
        version=__version__,
        instructions=far.instructions,
        on_list_tools=tools,
        on_call_tool=call,
        on_list_resources=resources,
        on_list_resource_templates=templates,
        on_read_resource=read,
    )
