"""How bots look at Urchins: what a move may win, and whole turns planned at once."""

from __future__ import annotations

from seaboard.bots.players import Players

from .greedy import largest_catch
from .turns import Careful, think

PLAYERS = Players(
    appraise=largest_catch,
    plan_turn=think,
    specialists={"careful": lambda seed: Careful("careful", seed)},  # to measure others by
)
