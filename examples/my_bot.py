"""A bot of one's own: `seaboard arena urchins --bots plankton,examples/my_bot.py`."""

from __future__ import annotations

from seaboard import Match


class Crowder:
    """Takes the move that counts most, and of equals the one that leaves the others least to choose from."""

    def choose(self, match: Match, seat: int) -> str:
        return max(match.moves(seat), key=lambda move: self.worth(match, seat, move))

    def worth(self, match: Match, seat: int, move: str) -> tuple[bool, int, int]:
        ahead = match.fork(seed=0)  # a match to try things in
        ahead.play(move, seat)
        choices = sum(len(ahead.moves(other)) for other in ahead.to_move if other != seat)
        return seat in ahead.winners, ahead.scores[seat], -choices
