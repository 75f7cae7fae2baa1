"""Positions as text: the ten words of the position line, and the same with secrets masked (I78)."""

from __future__ import annotations

from seaboard.games.icecool.notation import metres
from seaboard.games.icecool.rules import Hand, Pose, School

WORDS = "seats round catcher turn phase poses fish ids cards deck"


def write_position(school: School) -> str:
    """The position line (I78)."""
    hands = "/".join(write_hand(hand) for hand in school.hands)
    return f"{_open_words(school)} {hands} {''.join(map(str, school.deck)) or '-'}"


def masked_position(school: School, watcher: int | None) -> str:
    """The line as a watcher may know it: `?` for values that are face down, the deck by its size (I67, I78).

    When the match is over all cards lie open.
    """
    hands = [
        write_hand(hand) if seat == watcher or school.over else _masked_hand(hand)
        for seat, hand in enumerate(school.hands)
    ]
    return f"{_open_words(school)} {'/'.join(hands)} x{len(school.deck)}"


def _open_words(school: School) -> str:
    letters = school.seats
    return " ".join(
        (
            letters,
            f"{school.round_no}/{school.rounds}",
            letters[school.catcher],
            "-" if school.over else letters[school.turn],
            school.phase,
            "/".join(write_pose(pose) for pose in school.poses),
            "/".join(doors or "-" for doors in school.fish),
            "".join(letters[holder] for holder in school.ids),
        )
    )


def write_pose(pose: Pose | None) -> str:
    """`x,y,yaw*`: no yaw of 0, a star while on the red circle; `-` off the board (I78)."""
    if pose is None:
        return "-"
    yaw = f",{pose.yaw}" if pose.yaw else ""
    return f"{metres(pose.x)},{metres(pose.y)}{yaw}{'*' if pose.on_circle else ''}"


def write_hand(hand: Hand) -> str:
    """`2!11`: face-down values ascending, then the face-up 1s (I78)."""
    return _hand("".join(map(str, hand.down)), hand.up)


def _masked_hand(hand: Hand) -> str:
    return _hand("?" * len(hand.down), hand.up)


def _hand(down: str, up: int) -> str:
    return down + (f"!{'1' * up}" if up else "") or "-"
