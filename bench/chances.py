"""How well winning chances are told: Fish & Chips, a strong bot against itself.

    .venv/bin/python bench/chances.py [--matches 200] [--players 2]

Plays matches of Dolphin against itself, asks at every decision for the chances of all, and compares them
with who won: the log loss, for some values of the two figures of `games/fish_and_chips/chances.py`, and how
often somebody won who was given 0–10 %, 10–20 % … with the figures as they are.
"""

from __future__ import annotations

import argparse
import math
from itertools import product

import seaboard
from seaboard.bots.searcher import Searcher
from seaboard.games.fish_and_chips import GAME, chances
from seaboard.games.fish_and_chips.bots import LEVELS
from seaboard.kernel.layout import Positions

SPREADS = (2.0, 4.0, 7.0, 11.0, 16.0), (4.0, 8.0, 12.0, 16.0, 24.0)
Seen = tuple[Positions, tuple[float, ...], int]  # a position, a search's values, who won in the end


def seen(players: int, matches: int) -> list[Seen]:
    """Every decision of some matches."""
    found: list[Seen] = []
    for seed in range(matches):
        match = seaboard.game("fish-and-chips").new(players=players, seed=seed)
        bot, here = Searcher("dolphin", LEVELS["dolphin"], seed), list[tuple[Positions, tuple[float, ...]]]()
        while not match.over:
            seat = match.to_move[0]
            if len(match.moves(seat)) == 1:
                match.play(match.moves(seat)[0], seat)
                continue
            tree = bot.search(match, seat)
            here.append((match.here, tree.values))
            match.play(GAME.write_move(match.here, tree.branches[0].action), seat)
        if len(match.winners) == 1:
            found += [(position, values, match.winners[0]) for position, values in here]
    return found


def loss(found: list[Seen], now: float, a_round: float) -> float:
    """The mean surprise at who won, in nats, with these two figures."""
    chances.SPREAD_NOW, chances.SPREAD_A_ROUND = now, a_round
    told = [chances.chances(position, values)[winner] for position, values, winner in found]
    return -sum(math.log(max(chance, 1e-6)) for chance in told) / len(told)


def main() -> None:
    """Play, compare, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    args = parser.parse_args()
    kept = chances.SPREAD_NOW, chances.SPREAD_A_ROUND
    found = seen(args.players, args.matches)
    print(f"{len(found)} decisions of {args.matches} matches; log loss by SPREAD_NOW, SPREAD_A_ROUND:")
    for now, a_round in product(*SPREADS):
        print(f"  {now:4} {a_round:4}  {loss(found, now, a_round):.4f}")
    print(f"as they are: {loss(found, *kept):.4f} (even chances {math.log(args.players):.4f})")
    told = [(chances.chances(p, v)[seat], seat == won) for p, v, won in found for seat in range(args.players)]
    for tenth in range(10):
        inside = [won for chance, won in told if tenth <= 10 * chance < tenth + 1]
        if inside:
            print(f"  told {10 * tenth}–{10 * tenth + 10} %: won {100 * sum(inside) / len(inside):.0f} %")


if __name__ == "__main__":
    main()
