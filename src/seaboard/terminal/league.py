"""`seaboard league`: agents that read and write text, rated against the levels of the house."""

from __future__ import annotations

import argparse

from seaboard.arena.contest import plan_for
from seaboard.bots import bots
from seaboard.league.agents import league
from seaboard.match.match import Match
from seaboard.words import Words

from . import screen
from .arena import MOST_MATCHES, held, named
from .mistakes import Mistake, number
from .reasons import told

MOST_TRIES, MOST_SECONDS = 20, 86_400


def run(args: argparse.Namespace, match: Match, words: Words) -> None:
    """Play what is missing of the league that the flags describe, and show what came of it."""
    if not args.agent:
        raise Mistake("cli-league-which")
    matches = number(args.games, "--games", 1, MOST_MATCHES)
    how = {
        "language": words.language,
        "tries": number(args.tries, "--tries", 1, MOST_TRIES),
        "listed": not args.withheld,
        "patience": float(number(args.seconds, "--seconds", 1, MOST_SECONDS)),
    }
    with told(), screen.passing(words.say("cli-moment")):
        levels = bots(match.game.name) if args.bots is None else named(args.bots)
        entrants = league(levels, args.agent, **how)
        plan = plan_for(match, entrants, matches, match.seed, newcomers=len(args.agent))
    held(args, plan, match.game.title, words)
