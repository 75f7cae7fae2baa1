"""How bots look at Urchins: what a move may win, and how much each level sees."""

from __future__ import annotations

from seaboard.bots.levels import PATIENT, Level, Levels
from seaboard.bots.players import Players
from seaboard.games.urchins.chances import chances
from seaboard.kernel.mind import Mind

from .first_judgement import first_judgement
from .greedy import largest_catch
from .turns import Careful, think


def glances(noise: float) -> Level:
    """Looks at each step by itself, at all of them alike, and is unsure what it is worth."""
    return Level(120, Mind(noise=noise, spread=1.0, sight=1))


# A match is long and what one player leaves the next one takes: a little more skill wins nearly always, so
# that few simulations are enough. A little unsure even the strong ones are: matches begin alike, and nobody
# wants to meet the same one twice.
LEVELS: Levels = {
    "plankton": glances(0.32),
    "herring": Level(30, Mind(noise=0.09, spread=0.9, sight=1)),
    "seal": Level(7, Mind(noise=0.05)),
    "dolphin": Level(16, Mind(noise=0.03)),
    "orca": Level(60, Mind(noise=0.02), seconds=PATIENT),
}
# With more players much depends on who sits behind whom, and less on looking ahead.
AMONG_THREE: Levels = {
    "plankton": glances(0.85),
    "herring": glances(0.42),
    "seal": glances(0.16),
    "dolphin": Level(9, Mind(noise=0.1)),
    "orca": Level(5_000, Mind(noise=0.01), seconds=PATIENT),
}
AMONG_FOUR: Levels = {
    "plankton": glances(1.2),
    "herring": glances(0.55),
    "seal": glances(0.32),
    "dolphin": Level(24, Mind(noise=0.05)),
    "orca": Level(1_200, Mind(noise=0.01), seconds=PATIENT),
}

PLAYERS = Players(
    appraise=largest_catch,
    plan_turn=think,  # of the first release's strongest player
    thinks=LEVELS,
    thinks_with={3: AMONG_THREE, 4: AMONG_FOUR},
    chances=chances,
    first_judgement=first_judgement,
    specialists={"careful": lambda seed: Careful("careful", seed)},  # to measure others by
)
