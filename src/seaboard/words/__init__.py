"""The words of page and terminal: Fluent files, one folder a language. Games bring words of their own."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")
ENGLISH = LANGUAGES[0]


class Words:
    """The sentences of some files in one language."""

    def __init__(self, language: str, *names: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no words in {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        # The isolating marks around parameters would show up in a terminal.
        self._bundle = FluentBundle([language], use_isolating=False)
        self.add(*names)

    def add(self, *names: str) -> None:
        """Read more files of the house: "cli"."""
        for name in names:
            self.add_text(text_of(self.language, name))

    def add_text(self, text: str | None) -> None:
        """Read further sentences, as a game's own; nothing where there are none."""
        if text is not None:
            self._bundle.add_resource(FluentResource(text))

    def has(self, key: str) -> bool:
        """True if there is a sentence of that name."""
        return bool(self._bundle.has_message(key)) and self._bundle.get_message(key).value is not None

    def say(self, key: str, **params: Any) -> str:
        """A sentence; a name that nobody wrote a sentence for is said as it is."""
        sentence = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if sentence is None:
            return key
        told, _ = self._bundle.format_pattern(sentence, plain(params))
        return str(told)


def text_of(language: str, name: str) -> str | None:
    """A file as it is written; None if there is no such file."""
    file = files(__name__).joinpath(language, f"{name}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else None


def plain(params: Mapping[str, Any]) -> dict[str, Any]:
    """Fluent knows numbers and texts only; a kind of text such as a Clause must become one."""
    return {
        name: value if isinstance(value, int | float) and not isinstance(value, bool) else str(value)
        for name, value in params.items()
    }


def spoken(environment: Mapping[str, str]) -> str:
    """The language of a terminal, from its environment: the first of ours that is set, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name, ""):
            language = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else ENGLISH
    return ENGLISH
