"""How many deals each level wins alone, where a game can be played alone: a part of the ladder."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import seaboard
from seaboard.arena.crews import Crew
from seaboard.arena.plan import sources_of
from seaboard.arena.rating import wilson
from seaboard.bots.budget import processor_time
from seaboard.machine.bar import Bar


class Deal(NamedTuple):
    """A deal that a level plays alone; its number is the seed."""

    bot: str
    number: int


def play(game: str, deal: Deal) -> dict[str, object]:
    """One deal to its end."""
    began = time.process_time()
    match, player = seaboard.game(game).new(players=1, seed=deal.number), seaboard.bot(deal.bot, deal.number)
    with processor_time():
        while not match.over:
            match.play(player.choose(match, 0), 0)
    cpu = round(time.process_time() - began, 4)
    return {"bot": deal.bot, "number": deal.number, "won": bool(match.winners), "cpu": cpu}


def climb(game: str, bots: Sequence[str], deals: int, file: Path, crew: Crew) -> None:
    """Play what is missing in a file."""
    there = {(line["bot"], line["number"]) for line in read(file)}
    missing = [Deal(bot, number) for number in range(deals) for bot in bots if (bot, number) not in there]
    sources = sources_of(seaboard.game(game))
    file.parent.mkdir(parents=True, exist_ok=True)
    bar = Bar(sys.stderr)
    with file.open("a", encoding="utf-8") as out:
        for done, (_, line) in enumerate(crew.run(play, game, missing), 1):
            out.write(json.dumps({**line, "sources": sources}) + "\n")
            out.flush()
            bar.draw(done, len(missing), f"{done} of {len(missing)}", f"{game}/1 alone ")
    bar.rest()


def read(file: Path) -> list[dict[str, object]]:
    """The lines of a file; one that a kill cut short is dropped, from the file too."""
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True) if file.exists() else []
    whole = [line for line in lines if line.endswith("\n")]
    if whole != lines:
        file.write_text("".join(whole), encoding="utf-8")
    return [json.loads(line) for line in whole]


def cpu_of(file: Path) -> float:
    """The seconds of all deals together."""
    return sum(float(str(line["cpu"])) for line in read(file))


def section(game: str, bots: Sequence[str], file: Path, took: str) -> list[str]:
    """The table of one game, and how long all of it took."""
    found = read(file)
    if not found:
        return ["Not played yet."]
    lines = ["| level | deals won and 95 % interval | deals | CPU s |", "| --- | --- | ---: | ---: |"]
    for bot in bots:
        own = [line for line in found if line["bot"] == bot]
        rate = sum(line["won"] is True for line in own) / max(1, len(own))
        low, high = wilson(rate, max(1, len(own)))
        cpu = sum(float(str(line["cpu"])) for line in own)
        told = f"{100 * rate:.0f} % [{100 * low:.0f}, {100 * high:.0f}]"
        lines.append(f"| {bot} | {told} | {len(own)} | {cpu:.0f} |")
    now = sources_of(seaboard.game(game))
    lines += [
        "",
        f"Nobody to be compared with by Elo: what counts is how often a deal is won. {took}.",
    ]
    if older := sum(line["sources"] != now for line in found):
        lines.append(f"{older} deals were played by earlier sources; `--fresh` plays them again.")
    return lines
