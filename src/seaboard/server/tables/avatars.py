"""The animals that people may be at a table: drawings of the page, known here by their names alone."""

from __future__ import annotations

from typing import get_args

from seaboard.server.wire.messages import Avatar

AVATARS: tuple[str, ...] = get_args(Avatar)


class BadAvatar(ValueError):
    """An animal that nobody has drawn."""

    def __init__(self, avatar: str) -> None:
        super().__init__(f"no such avatar: {avatar[:40]!r}")
        self.avatar = avatar[:40]


def avatar_of(text: str) -> str:
    """An animal's name, "" for somebody who chose none, or BadAvatar."""
    if text and text not in AVATARS:
        raise BadAvatar(text)
    return text


def drawn(avatar: str) -> Avatar | None:
    """An animal as pages are told it; None for one that is no longer drawn, or was never chosen."""
    return avatar if avatar in AVATARS else None  # type: ignore[return-value]  # mypy knows no tuple of literals
