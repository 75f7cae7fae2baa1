"""What a match was worth, move by move: `analyse(match)`, or `steps(match)` for whoever may lose patience."""

from .analyse import analyse, steps
from .concluding import conclude
from .found import Analysis, Better, Judgement, Moment, MoveJudged, SeatJudged
from .judging import judge
from .questions import Question, questions, time_for_each

__all__ = [
    "Analysis",
    "Better",
    "Judgement",
    "Moment",
    "MoveJudged",
    "Question",
    "SeatJudged",
    "analyse",
    "conclude",
    "judge",
    "questions",
    "steps",
    "time_for_each",
]
