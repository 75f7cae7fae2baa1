"""`seaboard arena`: bots against bots, and who is better by how much."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from seaboard.arena.contest import Contest, plan_for
from seaboard.arena.crews import Crew, OnRay, cores, local
from seaboard.arena.entrants import enter
from seaboard.arena.plan import Plan
from seaboard.arena.plot import elo_text, svg
from seaboard.arena.sequential import Sprt
from seaboard.arena.summary import Elo, Entry, Summary
from seaboard.bots import bots
from seaboard.match.match import Match
from seaboard.words import Words

from . import screen
from .contest_bar import ContestBar
from .markdown import aligned
from .mistakes import Mistake, number
from .reasons import told

MOST_MATCHES, MOST_WORKERS, MOST_ELO = 10_000_000, 4096, 2000.0
FOLDER = Path("arena")
WEAKEST = Elo(0.0, 0.0, 0.0)  # whom all others are measured by


def run(args: argparse.Namespace, match: Match, words: Words) -> None:
    """Play what is missing of the plan that the flags describe, and show what came of it."""
    matches = number(args.games, "--games", 1, MOST_MATCHES)
    sprt = None if args.sprt is None else test_of(args.sprt)
    with told():
        if args.bots is None:
            raise Mistake("cli-which-bots", known=", ".join(bots(match.game.name)))
        with screen.passing(words.say("cli-moment")):
            entrants = enter(named(args.bots))
            plan = plan_for(match, entrants, matches, match.seed)
    held(args, plan, match.game.title, words, sprt)


def named(text: str) -> list[str]:
    """What was typed between commas."""
    return [spec.strip() for spec in text.split(",") if spec.strip()]


def held(args: argparse.Namespace, plan: Plan, title: str, words: Words, sprt: Sprt | None = None) -> None:
    """Play what is missing of a plan, and show what all results say."""
    workers = cores() if args.workers is None else number(args.workers, "--workers", 1, MOST_WORKERS)
    crew: Crew = local(workers) if args.ray is None else OnRay(args.ray, workers)
    path = Path(args.out) if args.out else usual_file(plan)
    with told():
        contest = Contest(plan, path, sprt)
        found = contest.done
        bar = ContestBar(sys.stderr, words)
        try:
            contest.run(crew, bar.show)
        except KeyboardInterrupt:
            bar.wipe()
            print(words.say("cli-arena-stopped", path=path), file=sys.stderr)
        bar.wipe()
        summary = contest.summary()
    if args.svg:
        draw(Path(args.svg), summary, title, words)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(summary), indent=1).decode())
    else:
        print(shown(summary, title, words))
        print(words.say("cli-arena-kept", path=path, found=found))


def test_of(text: str) -> Sprt:
    """`0,30`: the two Elo differences between which a test decides."""
    try:
        elo0, elo1 = (float(part) for part in text.split(","))
    except ValueError:
        raise Mistake("cli-arena-bad-sprt", value=text) from None
    if not -MOST_ELO <= elo0 < elo1 <= MOST_ELO:
        raise Mistake("cli-arena-bad-sprt", value=text)
    return Sprt(elo0, elo1)


def usual_file(plan: Plan) -> Path:
    """Where results are kept if nobody says: the same plan finds them again."""
    return FOLDER / f"{plan.game}-{plan.players}-{plan.id}.jsonl"


# ------------------------------------------------------------------ what is shown


def shown(summary: Summary, title: str, words: Words) -> str:
    """The table, the steps, and what else must be said."""
    parts = [head(summary, title, words), table(summary, words), steps(summary, words)]
    if summary.pairs is not None:
        parts.append(words.say("cli-arena-pairs", pairs="  ".join(map(str, summary.pairs))))
    if summary.verdict is not None:
        parts.append(verdict(summary, words))
    if failed := [entry for entry in summary.bots if entry.failures]:
        counted = ", ".join(f"{entry.bot} {entry.failures}" for entry in failed)
        parts.append(words.say("cli-arena-failures", counted=counted, first=summary.failure))
    if unsure := [entry for entry in summary.bots if entry.refused]:
        parts.append("\n".join(spoken(entry, words) for entry in unsure))
    if summary.older:
        parts.append(words.say("cli-arena-older", count=summary.older))
    return "\n\n".join(parts)


def spoken(entry: Entry, words: Words) -> str:
    """How well a player in text could say what it meant."""
    counts = {"refused": entry.refused, "instead": entry.instead}
    return words.say("cli-league-refused", bot=entry.bot, **counts)


def head(summary: Summary, title: str, words: Words) -> str:
    """What was played."""
    said = words.say("cli-arena-head", game=title, players=summary.players)
    counted = words.say("cli-arena-matches", matches=summary.matches, deals=summary.deals)
    return f"{said} · {counted}"


def table(summary: Summary, words: Words) -> str:
    """A row for each bot, in the order given."""
    columns = ("bot", "matches", "rate", "elo", "score", "seconds", "failures")
    rows = [
        [
            entry.bot,
            str(entry.matches),
            words.say("cli-arena-percent", value=round(100 * entry.rate, 1)),
            "0" if entry.elo == WEAKEST else elo_text(entry.elo.estimate),
            words.say("cli-arena-number", value=round(entry.score, 1)),
            words.say("cli-arena-number", value=round(entry.seconds, 2)),
            str(entry.failures or "–"),
        ]
        for entry in summary.bots
    ]
    return aligned([[words.say(f"cli-column-{name}") for name in columns], *rows], screen.bold)


def steps(summary: Summary, words: Words) -> str:
    """A line for each step from one bot to the next."""
    return "\n".join(
        words.say(
            "cli-arena-step",
            lower=step.lower,
            upper=step.upper,
            elo=elo_text(step.elo.estimate),
            superior=min(99.9, max(0.1, round(100 * step.superior, 1))),  # never certain
        )
        for step in summary.steps
    )


def verdict(summary: Summary, words: Words) -> str:
    """What the test says."""
    found = summary.verdict
    assert found is not None
    ends = {"ratio": round(found.ratio, 2), "low": round(found.low, 2), "high": round(found.high, 2)}
    if found.accepted is None:
        return words.say("cli-arena-undecided", **ends)
    upper, lower = summary.bots[1].bot, summary.bots[0].bot
    elo = f"{found.accepted:+g}".replace("-", "−")
    return words.say("cli-arena-decided", upper=upper, lower=lower, elo=elo, deals=found.deals, **ends)


def draw(path: Path, summary: Summary, title: str, words: Words) -> None:
    """The ratings as an SVG file."""
    rows = [(entry.bot, entry.elo.estimate) for entry in summary.bots]
    try:
        path.write_text(svg(rows, head(summary, title, words), words.say("cli-arena-axis")), encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = (isinstance(error, OSError) and error.strerror) or str(error)
        raise Mistake("cli-cannot-write", path=path, reason=reason) from error
