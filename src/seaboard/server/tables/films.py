"""Films of moves: one binary frame each, the number of the log entry and what the game recorded."""

from __future__ import annotations

import struct

from seaboard.match.match import Match
from seaboard.server.wire.frames import BINARY, Frame, framed

NUMBER = struct.Struct("<I")  # of the log entry the film belongs to


def film_of(match: Match, number: int) -> Frame | None:
    """The frame of a move; None where there is nothing to play back."""
    film = match.step_at(number).film
    return framed(BINARY, NUMBER.pack(number) + film) if film else None


def newest_film(match: Match) -> Frame | None:
    """The frame of the last move that has a film, for somebody who comes."""
    if match.game.films is None:
        return None
    frames = (film_of(match, number) for number in range(len(match.history) - 1, -1, -1))
    return next((frame for frame in frames if frame is not None), None)


def film_seconds(match: Match) -> float:
    """How long people watch the move before: nobody is hurried and no bot moves meanwhile."""
    films, history = match.game.films, match.history
    return films.seconds(history[-1].film) if films is not None and history and history[-1].film else 0.0
