"""What a page will fetch, told at its beginning: it then comes at once, instead of one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

FILES = "files.json"  # Vite's list: of every module the file it lies in, and what that one needs
SHELL = "src/shell/"
WORDS = "../src/seaboard/words/{}/shell.ftl?raw"
PAGES = {  # by the first part of an address
    "": "shelf/Shelf.svelte",
    "t": "table/TablePage.svelte",
    "learn": "learn/LearnPage.svelte",
    "puzzle": "puzzle/PuzzlePage.svelte",
    "puzzles": "puzzle/ArchivePage.svelte",
    "rules": "rules/RulesPage.svelte",
    "matches": "matches/MatchesPage.svelte",
    "deal": "table/DealPage.svelte",
    "practice": "practice/PracticePage.svelte",
}


class Preloads:
    """The files of a page that is built; it may be built anew at any time."""

    def __init__(self, built: Path) -> None:
        self.file = built / FILES
        self.written: int | None = None
        self.modules: dict[str, Any] = {}

    def head(self, place: str, wishes: str, game: str | None) -> str:
        """Links for a place of the page, its words and its game; "" where nothing is known of it.

        `wishes`: what the browser says of languages. Somebody may have chosen another one on the page: its
        words are fetched a moment later then.
        """
        self._read()
        language = self._language(wishes)
        wanted = [SHELL + PAGES[place]] if place in PAGES else []
        wanted += [WORDS.format(language)]
        if game is not None:
            wanted += [
                f"src/games/{game}/index.ts",
                f"../src/seaboard/games/{game.replace('-', '_')}/words/{language}.ftl?raw",
            ]
        scripts, styles = self._with_all(wanted)
        return "".join(
            [f'<link rel="stylesheet" crossorigin href="/{file}">' for file in styles]
            + [f'<link rel="modulepreload" crossorigin href="/{file}">' for file in scripts]
        )

    def _language(self, wishes: str) -> str:
        """The first one asked for that the page speaks, as it will choose it itself; else English."""
        asked = (wish.split(";")[0].strip()[:2].lower() for wish in wishes.split(","))
        return next((one for one in asked if WORDS.format(one) in self.modules), "en")

    def _with_all(self, wanted: Iterable[str]) -> tuple[list[str], list[str]]:
        """The scripts and styles of some modules and all they import, but for what the entry names."""
        scripts: dict[str, None] = {}
        styles: dict[str, None] = {}
        entry = {name for name, module in self.modules.items() if module.get("isEntry")}
        seen, open_ = set[str](), list(wanted)
        known = self._closure(entry)
        while open_:
            name = open_.pop(0)
            if name in seen or name in known or (module := self.modules.get(name)) is None:
                continue
            seen.add(name)
            scripts[module["file"]] = None
            styles |= dict.fromkeys(module.get("css", []))
            open_ += module.get("imports", [])
        return list(scripts), list(styles)

    def _closure(self, names: Iterable[str]) -> set[str]:
        found, open_ = set[str](), list(names)
        while open_:
            name = open_.pop()
            if name not in found:
                found.add(name)
                open_ += self.modules.get(name, {}).get("imports", [])
        return found

    def _read(self) -> None:
        try:
            written = self.file.stat().st_mtime_ns
            if written != self.written:
                self.modules = msgspec.json.decode(self.file.read_bytes(), type=dict[str, Any])
                self.written = written
        except (OSError, msgspec.MsgspecError):
            self.modules, self.written = {}, None
