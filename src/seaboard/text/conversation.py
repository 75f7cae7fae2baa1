"""A match in which seats are asked in text: what each is told, how its answers are taken, and with how much
patience."""

from __future__ import annotations

from dataclasses import dataclass

from seaboard.bots import bot
from seaboard.match.errors import BadOption, IllegalMove, Refusal
from seaboard.match.match import Match
from seaboard.match.whole import whole
from seaboard.words import LANGUAGES

from .legend import legend
from .looking import look
from .reading import asked_clause, found
from .telling import read_out, refused, several
from .vocabulary import vocabulary

TRIES = 3
MOST_CLAUSES = 8  # that somebody may read before one decision
STAND_IN = "random"  # whose move is played for a seat that found none


@dataclass(frozen=True)
class Reply:
    """What came of an answer."""

    said: str  # to whoever answered
    move: str | None = None  # what was played; None: the seat is asked again
    instead: bool = False  # the move was not the seat's own: its tries were used up
    refusal: Refusal | None = None  # why the move that was named is not legal


class Conversation:
    """A match, and what was said about the decision that is due."""

    def __init__(
        self, match: Match, language: str = "en", tries: int = TRIES, listed: bool = True, seed: int = 0
    ) -> None:
        patience = whole(tries)
        if patience is None or patience < 1:
            raise BadOption("tries", tries, ["a whole number from 1"])
        if language not in LANGUAGES:
            raise BadOption("language", language, LANGUAGES)
        self.match, self.tries, self.listed = match, patience, listed
        self.words = vocabulary(match.game, language)
        self.refused = [0] * match.players  # answers that were no legal move, by seat
        self.instead = [0] * match.players  # moves that were chosen for a seat
        self._stand_in = bot(STAND_IN, seed)
        self._failed = [0] * match.players  # tries used of the present decision
        self._read = [0] * match.players  # clauses read before it

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have something to decide; what the rules leave no choice in is played at once."""
        while not self.match.over:
            only = [seat for seat in self.match.to_move if len(self.match.moves(seat)) == 1]
            if not only:
                break
            self.match.play(self.match.moves(only[0])[0], only[0])
        return self.match.to_move

    def legend(self, seat: int) -> str:
        """What a seat has to know before its first move."""
        return legend(self.match, seat, self.words)

    def look(self, seat: int) -> str:
        """Where the match stands for a seat."""
        return look(self.match, seat, self.words, self.listed)

    def prompt(self, seat: int, said: str = "") -> str:
        """Everything at once, for a player that remembers nothing; `said`: what came of its last answer."""
        return "\n\n".join(filter(None, [self.legend(seat), self.look(seat), said]))

    def answer(self, seat: int, text: str) -> Reply:
        """Take an answer of a seat that is asked; a wrong one changes nothing until the last try.

        Whoever is not asked is told so as often as it answers: there is no move to be chosen for it.
        BadOption where it is no text at all: who answers so is broken, and no patience helps.
        """
        if not isinstance(text, str):
            raise BadOption("answer", text, ["a text"])
        clause = asked_clause(text)
        if clause is not None:
            return self._clause(seat, clause)
        moves = found(text, self.match, seat)
        if len(moves) > 1:
            return self._wrong(seat, several(moves, self.words))
        if not moves:
            return self._wrong(seat, self.words.say("text-no-move"))
        try:
            return self._played(seat, moves[0])
        except IllegalMove as illegal:
            why = refused(self.match, moves[0], illegal.refusal, seat, self.words)
            return self._wrong(seat, self.words.say("text-refused", move=moves[0], why=why), illegal.refusal)

    def _played(self, seat: int, move: str) -> Reply:
        self.match.play(move, seat)
        self._failed[seat] = self._read[seat] = 0
        return Reply(self.words.say("text-played", move=move), move)

    def _wrong(self, seat: int, said: str, refusal: Refusal | None = None) -> Reply:
        if seat not in self.match.to_move:
            return Reply(said, refusal=refusal)
        self._failed[seat] += 1
        self.refused[seat] += 1
        left = self.tries - self._failed[seat]
        if left > 0:
            return Reply(f"{said} {self.words.say('text-tries-left', left=left)}", refusal=refusal)
        self.instead[seat] += 1
        move = self._stand_in.choose(self.match, seat)
        self._played(seat, move)
        instead = self.words.say("text-instead", tries=self.tries, move=move)
        return Reply(f"{said} {instead}", move, True, refusal)

    def _clause(self, seat: int, clause: str) -> Reply:
        """A clause to read; nobody reads for ever."""
        self._read[seat] += 1
        if self._read[seat] > MOST_CLAUSES:
            return self._wrong(seat, self.words.say("text-enough-rules"))
        return Reply(read_out(self.match, clause, self.words))
