"""What can be wrong with a content file, as an error that names the file and the field."""

from __future__ import annotations

from typing import Any

from seaboard.match.errors import BadOption


class BadContent(BadOption):
    """A content file that cannot be played with: the file, the field in it, what it says, what is wanted."""

    def __init__(self, file: str, field: str, found: object, wanted: str) -> None:
        self.file, self.field, self.found, self.wanted = file, field, str(found)[:80], wanted
        super().__init__("content", file, [wanted])

    def __str__(self) -> str:
        return f"{self.file}: {self.field} is {self.found!r}; wanted: {self.wanted}"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.file, self.field, self.found, self.wanted)
