"""One decision judged: what the best move was worth, what the played one, and a word for the difference.

docs/analysis.md explains the numbers.
"""

from __future__ import annotations

from dataclasses import replace

from seaboard.bots.base import Bot
from seaboard.bots.thought import Choice, Thought
from seaboard.match.errors import SeaboardError
from seaboard.match.match import Match

from .found import Better, Judgement, MoveJudged
from .questions import Question

FIRST_LOOK = 2 / 3  # of a decision's time; the rest is for a played move that the bot hardly looked at
ENOUGH = 30  # simulations of a move after which its chance is worth something: the error is below 0.1
DEALS = 3  # positions imagined for a second look where something is hidden
WAY = 8  # moves of others at most, before the seat itself is asked again
SMALL = 0.01  # a difference nobody should hear about
MOST_BETTER = 3
DIGITS = 4

# By the chance lost. What a search guesses is wrong by two or three hundredths, so less than 0.05 is no
# reproach; beyond that each word stands for twice what the one before does.
WORDS: tuple[tuple[float, Judgement], ...] = (
    (0.20, "blunder"),
    (0.10, "mistake"),
    (0.05, "inaccuracy"),
    (SMALL, "good"),
)


def judge(question: Question, bot: Bot, seconds: float | None) -> MoveJudged | None:
    """A decision judged by a bot in so many seconds, or by as many simulations as it always thinks for.

    None where the bot has nothing to say about it.
    """
    thought = bot.think(question.imagined(), question.seat, part(seconds, FIRST_LOOK))
    if not thought.choices or not (thought.simulations or thought.exact):
        return None  # it only knows its move
    try:
        best, played = weighed(question, bot, thought, part(seconds, 1 - FIRST_LOOK))
    except SeaboardError:  # no move of the seat's: a clock that ran out, say
        return None
    loss = 0.0 if played is best else max(0.0, best.chance - played.chance)
    judgement = word_for(loss)
    return MoveJudged(
        number=question.number,
        seat=question.seat,
        move=question.move,
        judgement=judgement,
        chance=round(played.chance, DIGITS),
        best_chance=round(max(best.chance, played.chance), DIGITS),
        loss=round(loss, DIGITS),
        better=[] if judgement == "best" else better_moves(thought, best, played),
        chances=[round(each, DIGITS) for each in thought.chances],
        exact=played.exact and best.exact,
    )


def weighed(question: Question, bot: Bot, thought: Thought, seconds: float | None) -> tuple[Choice, Choice]:
    """The best choice and the one played, by chances that can be compared; SeaboardError if it is no move.

    The best of many guesses is mostly a lucky one: if a bot can measure moves alike, both are measured anew.
    """
    best, move = thought.best, question.move
    found = next((choice for choice in thought.choices if choice.move == move), None)
    if found is best:
        return best, best
    alike = bot.appraise(question.imagined(), question.seat, (best.move, move))
    if alike is not None:
        return replace(best, chance=alike[0], exact=False), Choice(move, 0.0, alike[1])
    if found is not None and is_known(found, thought):
        return best, found
    return best, Choice(move, 0.0, second_look(question, bot, seconds))


def is_known(choice: Choice, thought: Thought) -> bool:
    """Whether a choice was looked at often enough to believe its chance."""
    return choice.exact or choice.share * thought.simulations >= ENOUGH


def word_for(loss: float) -> Judgement:
    """The word for a chance lost."""
    return next((word for least, word in WORDS if round(loss, DIGITS) >= least), "best")


def better_moves(thought: Thought, best: Choice, played: Choice) -> list[Better]:
    """The best move and others that would have been better than the one played, the best first.

    One that seems better than the bot's own choice was looked at less, and is not to be believed.
    """
    others = [
        choice for choice in thought.choices[1:] if is_known(choice, thought) and choice.chance <= best.chance
    ]
    others.sort(key=lambda choice: -choice.chance)
    return [
        Better(
            move=choice.move,
            chance=round(choice.chance, DIGITS),
            judgement=word_for(best.chance - choice.chance),
            exact=choice.exact,
            line=list(choice.line or (choice.move,)),
        )
        for choice in [best, *others]
        if choice.move != played.move and choice.chance >= played.chance + SMALL
    ][:MOST_BETTER]


def part(seconds: float | None, share: float) -> float | None:
    """A share of the time, if there is a limit."""
    return None if seconds is None else seconds * share


def second_look(question: Question, bot: Bot, seconds: float | None) -> float:
    """The seat's chance after its move, by playing it: in some imagined deals where something is hidden."""
    deals = range(1, 1 + (1 if question.game.secrets is None else DEALS))
    chances = []
    for deal in deals:
        trial = question.imagined(deal)
        trial.play(question.move, question.seat)
        chances.append(chance_after(trial, question.seat, bot, part(seconds, 1 / len(deals))))
    return sum(chances) / len(chances)


def chance_after(match: Match, seat: int, bot: Bot, seconds: float | None) -> float:
    """The chance of a seat that has just moved, changing the match.

    Where nothing is hidden whoever is next can tell. Else only the seat knows its own cards: the others
    move, as the bot would, until it is asked again.
    """
    anybody = match.game.perfect_information
    for _ in range(WAY):
        if match.over:
            return shares(match)[seat]
        mover = seat if seat in match.to_move else match.to_move[0]
        moves = match.moves(mover)
        if len(moves) == 1:
            match.play(moves[0], mover)
        elif anybody or mover == seat:
            return bot.think(match, mover, part(seconds, 1 / 2)).chances[seat]
        else:
            match.play(bot.think(match, mover, part(seconds, 1 / 2 / WAY)).best.move, mover)
    if match.over:
        return shares(match)[seat]
    return bot.think(match, match.to_move[0], part(seconds, 1 / 2)).chances[seat]


def shares(match: Match) -> list[float]:
    """What each seat has of the win of a match that is over."""
    winners = match.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(match.players)]
