"""Somebody alone: after which moves a match can still be won, as far as a level reads ahead.

A level's simulations are the positions that it reads behind each move. Whoever reads few sees a win, or that
there is none, only near the end; before, what looks best has to do.
"""

from __future__ import annotations

from seaboard.kernel.chance import Chance, below
from seaboard.match.match import Match

from .levels import Level
from .players import Prove, players_of
from .thought import Choice, Thought

WORTH = {"yes": 1.0, "unknown": 0.5, "no": 0.0}
PROOF_SECONDS = 0.1  # for each move at most; most proofs take a tenth of that
TOLD = 8  # moves of a line
FINE = 1 << 16


def read_alone(
    match: Match, moves: list[str], prove: Prove, level: Level, coin: Chance, seconds: float | None = None
) -> Thought:
    """All moves that the level notices, those that win first, then those of which it does not know."""
    noticed = [move for move in moves if below(coin, FINE) >= level.mind.overlooks * FINE] or moves
    time = (level.seconds if seconds is None else seconds) / len(noticed)
    read = [_read(match, move, len(noticed), prove, level.simulations, time) for move in noticed]
    read.sort(key=lambda choice: (-choice[0].chance, -choice[1]))
    choices = tuple(choice for choice, _ in read)
    best = choices[0]
    # One win that is seen is enough; that there is none says only who has read behind every move.
    exact = best.exact and (best.chance >= WORTH["yes"] or len(noticed) == len(moves))
    return Thought(choices, (best.chance,), len(noticed), exact)


def _read(
    match: Match, move: str, of: int, prove: Prove, positions: int, seconds: float
) -> tuple[Choice, float]:
    """A move, and how good it looks where nothing is proved."""
    after = match.fork(0)
    after.play(move)
    found, line = "unknown", tuple[str, ...]()
    if after.over:
        found = "yes" if after.winners else "no"
    elif positions:
        proved = prove(after, min(PROOF_SECONDS, seconds), positions)
        found, line = proved.verdict, proved.line[: TOLD - 1]
    appraise = players_of(match.game).appraise
    looks = appraise(after.here, 0) if appraise else 0.0
    return Choice(move, 1 / of, WORTH[found], found != "unknown", (move, *line)), looks
