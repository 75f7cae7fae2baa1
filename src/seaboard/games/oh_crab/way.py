"""How far it is to the sea: walked well, from every space of a beach, for bots that judge a race.

It is written into the position where other spaces have a toll: `rules/reach.py` reads it.
"""

from __future__ import annotations

from typing import Final

from seaboard.games.oh_crab.board import NE, NEXT, NOWHERE, NW, SEA, SPACES, WIDTH, N, height
from seaboard.games.oh_crab.rules import race as r
from seaboard.match.game import Position

# In halves of a height: a diagonal step is a little less than it seems, since it takes a move of its own.
STRAIGHT, DIAGONAL = 4, 3
A_CARD_LOST, A_FALL, DRIFTING, A_DEAD_END = 2, 4, 1, 16
NO_WAY: Final = 127
FROM_THE_SEA: Final = tuple(sorted(range(SPACES), key=height, reverse=True))


def write_ways(position: Position) -> None:
    """Write the way from every space of a board into its position; digging changes none of them."""
    s = position[0]
    last, ground, arrow, toll = int(s.spaces), s.ground.tolist(), s.arrow.tolist(), s.toll.tolist()
    way = [NO_WAY] * SPACES
    for space in FROM_THE_SEA:
        kind = ground[space] & r.KIND
        if space >= last or kind == r.INACCESSIBLE:
            continue
        for direction, cost in ((N, STRAIGHT), (NE, DIAGONAL), (NW, DIAGONAL)):
            to = int(NEXT[space, direction])
            if to == NOWHERE or (direction == N and to < last and ground[to] & r.REEDS):
                continue
            way[space] = min(way[space], cost + (0 if to >= last else way[to] + _entered(ground[to])))
        if way[space] == NO_WAY:  # only a hop or a gull helps from there
            way[space] = min(NO_WAY - 1, STRAIGHT * (last - space) // WIDTH + A_DEAD_END)
        if kind in (r.CURRENT, r.SHORTCUT):
            price = DRIFTING if kind == r.CURRENT else A_CARD_LOST * (toll[space] & 15)
            beyond = 0 if arrow[space] == SEA else way[arrow[space]]
            way[space] = min(way[space], price + beyond)
    for space in range(last):
        if ground[space] & r.KIND not in (r.CURRENT, r.SHORTCUT):
            s.toll[space] = min(way[space], NO_WAY)


def _entered(ground: int) -> int:
    """What a space costs those who enter it, unless it was dug in this race."""
    kind = ground & r.KIND
    if kind == r.KNOCK_OVER:
        return A_FALL
    return A_CARD_LOST if kind == r.OBSTACLE and not ground & r.DUG else 0
