"""`seaboard play`: a person against bots, in a terminal, by typing moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from seaboard.bots import bot
from seaboard.bots.base import Bot
from seaboard.match.errors import SeaboardError
from seaboard.match.match import Match
from seaboard.match.telling import telling_of
from seaboard.text.telling import offered, own, told, why_not
from seaboard.words import Words

from . import files, hinting, rulebook, screen
from .mistakes import Mistake, sentence

HINTS = "orca"


@dataclass
class Hinted:
    """A thought about the decision after so many moves, and how much of it was told."""

    ply: int
    move: str
    said: dict[str, Any]
    grade: int = 0


class Play:
    """One match at the keyboard. `run` ends when the match, the person or the input does."""

    def __init__(self, match: Match, seat: int, bot_name: str, words: Words) -> None:
        self.match, self.seat, self.words = match, seat, words
        self.bots: dict[int, Bot] = {
            other: bot(bot_name, seed=other) for other in range(match.players) if other != seat
        }
        self.decisions: list[int] = []  # the moves the person chose, by their numbers; undo goes back to one
        self.hinted: Hinted | None = None  # the last hint that was asked for
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.why,
            "why": self.why,
            "help": self.why,
            "moves": self.moves,
            "hint": self.hint,
            "undo": self.undo,
            "save": self.save,
            "rules": self.rules,
        }

    def run(self) -> None:
        """Play to the end, to `quit`, or until nobody types any more."""
        self.greet()
        try:
            while not self.match.over:
                if not self.step():
                    break
            else:
                self.close()
                return
        except (EOFError, KeyboardInterrupt):
            print()
        print(self.words.say("cli-bye"))

    def step(self) -> bool:
        """One move of a bot, one forced move, or one line of the person's; False if that was `quit`."""
        forced = self.match.forced
        if forced is not None:
            self.play(forced[1], forced[0])
        elif self.seat not in self.match.to_move:
            mover = self.match.to_move[0]
            self.play(self.bots[mover].choose(self.match, mover), mover)
        else:
            return self.ask()
        return True

    def ask(self) -> bool:
        """One line from the person."""
        moves = self.match.moves(self.seat)
        mover = telling_of(self.match.game).mover(self.match.view(self.seat), self.seat, self.words)
        print(f"\n{self.match}\n")
        explained = offered(self.match, self.seat, self.words)
        for line in [*own(self.match, self.seat, self.words), *([explained] if explained else [])]:
            print(line)
        if len(moves) == 1:
            print(self.words.say("cli-only-move", move=moves[0]))
        while True:
            line = input(f"{mover}> ").strip()
            if line.lower() in ("quit", "exit", "q"):
                return False
            before = len(self.match.history)
            self.answer(line or (moves[0] if len(moves) == 1 else "?"))
            if len(self.match.history) != before:
                return True

    def answer(self, line: str) -> None:
        """A command or a move; a mistake is told and changes nothing."""
        word, _, rest = line.partition(" ")
        if word.startswith("?"):
            word, rest = "?", line[1:].strip()
        try:
            if word.lower() in self.commands:
                self.commands[word.lower()](rest.strip())
            elif (why := why_not(self.match, line, self.seat, self.words)) is not None:
                print(why)
            else:
                self.decisions.append(len(self.match.history))
                self.play(line, self.seat)
        except (Mistake, SeaboardError) as error:
            print(sentence(error, self.words))

    def play(self, move: str, seat: int) -> None:
        """Play a legal move and tell it."""
        self.match.play(move, seat)
        print(f"  {told(self.match, len(self.match.history) - 1, self.seat, self.words)}")

    # ------------------------------------------------------------------ commands

    def why(self, move: str) -> None:
        """`?` alone is help, `?MOVE` the reason why not."""
        if not move:
            print(self.words.say("cli-help"))
        else:
            legal = self.words.say("cli-legal", move=move)
            print(why_not(self.match, move, self.seat, self.words) or legal)

    def moves(self, _: str) -> None:
        print("  ".join(self.match.moves(self.seat)))

    def hint(self, _: str) -> None:
        """Each question about the same decision gets one grade more, of one thought."""
        ply = len(self.match.history)
        if self.hinted is None or self.hinted.ply != ply:
            self.hinted = Hinted(ply, *bot(HINTS).hint(self.match, self.seat))
        self.hinted.grade = min(self.hinted.grade + 1, hinting.GRADES)
        said = hinting.hinted(self.hinted.grade, self.hinted.move, self.hinted.said, self.words)
        print(self.words.say("cli-hint-grade", grade=self.hinted.grade, said=" ".join(said)))

    def undo(self, _: str) -> None:
        """Back to the person's last decision, but never across a deal."""
        if not self.decisions:
            raise Mistake("cli-nothing-to-undo")
        if self.decisions[-1] < self.match.fixed:
            raise Mistake("cli-cannot-undo")
        number = self.decisions.pop()
        while len(self.match.history) > number:
            self.match.undo()
        print(self.words.say("cli-undone"))

    def save(self, name: str) -> None:
        if not name:
            raise Mistake("cli-save-where")
        files.save(Path(name), self.match)
        print(self.words.say("cli-saved", path=name))

    def rules(self, clause: str) -> None:
        print(rulebook.shown(self.match.game, clause or None, self.words))

    # ------------------------------------------------------------------ beginning and end

    def name(self, seat: int) -> str:
        return telling_of(self.match.game).seat(self.match.view(self.seat), seat, self.words)

    def greet(self) -> None:
        game, words = self.match.game, self.words
        print(screen.bold(words.say("cli-welcome", game=game.title, name=self.name(self.seat))))
        for seat, player in self.bots.items():
            print(words.say("cli-rival", name=self.name(seat), bot=words.say(f"bot-{player.name}")))
        print(words.say("cli-type"))

    def verdict(self) -> str:
        """The name of the sentence that says how it ended for the person."""
        winners = self.match.winners
        if self.seat not in winners:
            return "cli-lost"
        if len(winners) == 1:
            return "cli-won"
        return "cli-draw" if len(winners) == self.match.players else "cli-shared"

    def close(self) -> None:
        print(f"\n{self.match}\n")
        for seat, score in enumerate(self.match.scores):
            print(self.words.say("cli-score", name=self.name(seat), score=score))
        print(screen.bold(self.words.say(self.verdict())))
        print(self.words.say("cli-seed", seed=str(self.match.seed)))
