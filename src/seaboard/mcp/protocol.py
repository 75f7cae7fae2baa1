"""The tools as a server of the protocol, described in the words of the house."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ResourceNotFoundError
from mcp.server.mcpserver.tools import Tool

from seaboard import __version__
from seaboard.match.errors import UnknownGame
from seaboard.match.shelf import game
from seaboard.text import rulebook
from seaboard.words import Words

from .tools import LONGEST_WAIT, Tools

RULES = "seaboard://rules/{name}/{language}"


def server_of(tools: Tools) -> MCPServer[Any]:
    """Five tools, and the rulebooks to read."""
    words = tools.words
    acts = (tools.games, tools.sit, tools.look, tools.why_not, tools.move)
    server: MCPServer[Any] = MCPServer(
        "seaboard",
        title="Seaboard",
        version=__version__,
        instructions=words.say("text-instructions"),
        tools=[described(act, words) for act in acts],
        log_level="WARNING",
    )
    server.resource(RULES, description=words.say("text-tool-rules"), mime_type="text/markdown")(rules)
    return server


def described(act: Callable[..., Awaitable[str]], words: Words) -> Tool:
    """A tool with a sentence on what it does, and one on each of its arguments."""
    said = words.say(f"text-tool-{act.__name__.replace('_', '-')}")
    tool = Tool.from_function(act, name=act.__name__, description=said, structured_output=False)
    for argument, about in tool.parameters.get("properties", {}).items():
        about["description"] = words.say(f"text-arg-{argument}", most=LONGEST_WAIT)
    return tool


def rules(name: str, language: str) -> str:
    """A rulebook, in English where a language has none."""
    try:
        text = rulebook.written(game(name), language)
    except UnknownGame as error:
        raise ResourceNotFoundError(str(error)) from error
    if text is None:
        raise ResourceNotFoundError(name)
    return rulebook.plain(text)
