"""Which move an answer means: free text, as language models write it, against the moves of a seat.

A move is looked for where it is said most plainly: on a line `MOVE: …`, in a box or a tag, alone on the last
line, in square brackets, after "I play", and at last anywhere. The first of these places that names a move
decides. If it names two, nobody guesses: both are returned, and the answer is no move.
"""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from seaboard.match.match import LONGEST_MOVE, Match

LONGEST_ANSWER: Final = 20_000  # characters; of a longer one the end counts
AROUND: Final = "*_`~\"'“”„‘’«»‹›()[]{}<>|#.,;:!?\\$"  # what Markdown, quotes and sentences put around a move
MOST_AROUND: Final = 12  # signs on each side; more is no frame
MOST_READINGS: Final = 400  # texts that the game is asked about for one answer; with more it names no move
DASHES: Final = "‐‑‒–—―−"
SPELLINGS: Final = str.maketrans({"×": "x", "↔": "<>", **dict.fromkeys(DASHES, "-")})

THOUGHT = re.compile(r"(?is)<think(?:ing)?>.*?</think(?:ing)?>|\A.*</think(?:ing)?>")
ESCAPED = re.compile(r"\\([^\w\s])")
LINE = re.compile(r"[^\n]+")
FENCE = re.compile(r"\s*(```|~~~)")
MARK = re.compile(
    r"(?im)^[^\w\n]*(?:(?:my|final|best|mon)\s+)?(?:move|coup|answer|réponse)[^\w\n:：]*[:：](?P<said>.*)$"
)
CLAUSE = re.compile(
    r"(?im)^[^\w\n]*(?:rules?|règles?)[^\w\n:：]*[:：][^\w\n]*(?P<clause>[a-z]\d{1,3})[^\w\n]*$"
)
BOX = re.compile(r"(?is)\\boxed\{([^{}]*)\}|<(?:move|answer)>(.{0,500}?)</(?:move|answer)>")
BRACKETS = re.compile(r"\[([^\[\]\n]+)\]")
SAYING = re.compile(
    r"(?i)\b(?:I(?:['’]ll| will| shall)?(?: now)? (?:play|choose|pick|select|go with)|my (?:move|choice) is"
    r"|je (?:joue|choisis)|mon (?:coup|choix) est)(?=[\s:*`\"“«\[])[ :]*(?=(?P<said>[^\n]{0,500}))"
)
BETWEEN: Final = {"or", "ou", "and", "et", "then", "puis", "/", "|", "->", "→", "+", "&"}
DENIALS: Final = {
    "not",
    "never",
    "no",
    "avoid",
    "instead",
    "than",
    "cannot",
    "pas",
    "jamais",
    "éviter",
    "que",
}
NEAR: Final = 4  # words before a move in which a denial is about it


class _TooMuch(Exception):
    """More is said than anybody means."""


def found(answer: str, match: Match, seat: int) -> tuple[str, ...]:
    """The move that an answer means; () where it names none, several where it names more than one.

    What is found can be read as a move of the game, and need not be legal.
    """
    return Reader(match, seat).found(heard(answer))


def asked_clause(answer: str) -> str | None:
    """The clause that an answer wants to read (`RULES: F14`), if it names no move."""
    text = heard(answer)
    if MARK.search(text):
        return None
    wanted = CLAUSE.search(text)
    return wanted["clause"].upper() if wanted else None


def heard(answer: str) -> str:
    """An answer without thoughts, escapes and entities."""
    return ESCAPED.sub(r"\1", html.unescape(THOUGHT.sub("", answer[-LONGEST_ANSWER:])))


class Reader:
    """Reads answers of a seat whose moves are known."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat = match, seat
        self.legal = set(match.moves(seat))
        self.longest = max((len(move.split()) for move in self.legal), default=1)  # in words
        self.openings = {folded(move.split()[0]) for move in self.legal}
        self.by_spelling: dict[str, set[str]] = {}
        for move in self.legal:
            self.by_spelling.setdefault(folded(move), set()).add(move)
        self.known: dict[str, set[str]] = {}  # what was meant by words that were read already
        self.readings = 0

    def found(self, text: str) -> tuple[str, ...]:
        """The move, or the moves, of the place where it is said most plainly."""
        self.readings = 0
        try:
            return self._found(text)
        except _TooMuch:
            return ()

    def _found(self, text: str) -> tuple[str, ...]:
        marks = list(MARK.finditer(text))
        if marks:  # what is marked and no move is not looked for elsewhere
            return self._all(self.first(said) for said in map(_marked, marks))
        boxes = [one or other for one, other in BOX.findall(text)]
        if boxes:
            return self._all(self.whole(box) for box in boxes)
        lines = [line for line in text.splitlines() if line.strip() and not FENCE.match(line)]
        for place in (  # each is read only if those before it name nothing
            (self.whole(line) for line in lines[-1:]),
            (self.whole(said) for said in BRACKETS.findall(text)),
            (self.first(said) for said in SAYING.findall(text)),
        ):
            if moves := self._all(place):
                return moves
        return self.mentioned(" ".join(lines).split())

    def _all(self, places: Iterator[set[str]]) -> tuple[str, ...]:
        return tuple(sorted(set[str]().union(*places)))

    def whole(self, said: str) -> set[str]:
        """The move that a text is, with nothing else in it."""
        words = said.split()
        return self.meant(words) if 0 < len(words) <= self.longest else set()

    def first(self, said: str) -> set[str]:
        """The move with which a text begins; with another right behind it, both."""
        words = [word for word in said.split() if word.strip(AROUND)]
        for count in range(min(self.longest, len(words)), 0, -1):
            if moves := self.meant(words[:count]):
                rest = words[count:]
                while rest and rest[0].lower() in BETWEEN:
                    rest = rest[1:]
                # A word of the language that the game knows too is no second move.
                more = {move for move in self._next(rest) if move in self.legal or not move.isalpha()}
                return moves | more
        return set()

    def _next(self, words: list[str]) -> set[str]:
        counts = range(min(self.longest, len(words)), 0, -1)
        return next(filter(None, (self.meant(words[:count]) for count in counts)), set())

    def mentioned(self, words: list[str]) -> tuple[str, ...]:
        """The only move that is mentioned at all, unless the answer denies it.

        Moves that are words of the language, or marks such as `=`, are not taken out of a sentence.
        """
        moves: set[str] = set()
        at = 0
        while at < len(words):
            count, here = self._mention(words, at)
            if here and DENIALS & {word.lower().strip(AROUND) for word in words[max(0, at - NEAR) : at]}:
                return ()
            moves |= here
            at += count
        return tuple(sorted(moves))

    def _mention(self, words: list[str], at: int) -> tuple[int, set[str]]:
        bare = words[at].strip(AROUND)
        if folded(bare) in self.openings:
            for count in range(min(self.longest, len(words) - at), 1, -1):
                if moves := self.meant(words[at : at + count]):
                    return count, moves
        if bare.isalpha() or not any(map(str.isalnum, bare)):
            return 1, set()
        return 1, {move for move in self.meant([words[at]]) if not move.isalpha()}

    # ------------------------------------------------------------ a few words, and nothing around them

    def meant(self, words: Sequence[str]) -> set[str]:
        """What some words mean, as they are spelled, or as legal moves are, or as any move is."""
        inner = [word.rstrip(",;") for word in words[:-1]]
        said = " ".join([*inner, *words[-1:]])
        if said not in self.known:
            self.known[said] = self._meant(list(peeled(said)))
        return self.known[said]

    def _meant(self, forms: list[str]) -> set[str]:
        exact = self.legal.intersection(forms)
        if exact:
            return exact
        spelled = set[str]().union(*(self.by_spelling.get(folded(form), ()) for form in forms))
        if spelled:
            return spelled
        readable = (text for form in forms for text in (form, form.lower()) if self.is_move(text))
        return {move for move in (next(readable, ""),) if move}

    def is_move(self, text: str) -> bool:
        """Whether the game can read a text, legal or not."""
        if len(text) > LONGEST_MOVE:
            return False
        self.readings += 1
        if self.readings > MOST_READINGS:
            raise _TooMuch
        refusal = self.match.why_not(text, self.seat)
        return refusal is None or refusal.clause is not None


def _marked(mark: re.Match[str]) -> str:
    """What stands behind a mark, or on the next line that says something."""
    below = (line[0] for line in LINE.finditer(mark.string, mark.end()))  # no further than need be
    lines = chain([mark["said"]], (line for line in below if not FENCE.match(line)))
    return next((line for line in lines if line.strip(AROUND + " \t\r")), "")


def peeled(text: str) -> Iterator[str]:
    """A text without some, none or all of the signs around it, the longest first: `*c3` keeps its star."""
    text = text.strip()
    begins = range(min(MOST_AROUND, len(text) - len(text.lstrip(AROUND))) + 1)
    ends = range(min(MOST_AROUND, len(text) - len(text.rstrip(AROUND))) + 1)
    for taken in range(begins[-1] + ends[-1] + 1):
        for begin in begins:
            if taken - begin in ends and len(text) > taken:
                yield text[begin : len(text) - (taken - begin)].strip()


def folded(text: str) -> str:
    """A spelling in which case, dashes and typographic signs make no difference."""
    if text.strip(DASHES) == "" and text:
        return "--"  # a pass that was set as one long dash
    return unicodedata.normalize("NFKC", text).translate(SPELLINGS).casefold()
