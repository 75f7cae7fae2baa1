"""Which page this server gives out: one that was built otherwise is told to come anew."""

from __future__ import annotations

import re
from pathlib import Path

HEADER = "Seaboard-Page"
ENTRY = re.compile(r'<script type="module"[^>]* src="/assets/([^"]+)"')


class Edition:
    """The page's entry has a hash in its name, in which the hashes of all it fetches are."""

    def __init__(self, built: Path) -> None:
        self.file = built / "index.html"
        self.written: int | None = None  # when what we know of it was written
        self.known = ""

    @property
    def name(self) -> str:
        """Of the page as it lies there now, which may be built anew at any time; "" where none is."""
        try:
            written = self.file.stat().st_mtime_ns
        except OSError:
            return ""
        if written != self.written:
            entry = ENTRY.search(self.file.read_text("utf-8"))
            self.known, self.written = entry[1] if entry else "", written
        return self.known

    def fits(self, page: str) -> bool:
        """Whether a page may talk to us; a program is none, and one in the making has no name."""
        return not page or page == self.name
