"""Why an arena or a course could not do what was asked: a sentence for each reason."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from seaboard.arena.errors import ArenaError
from seaboard.training.errors import TrainingError

from .mistakes import Mistake

SENTENCES = {
    "alone": "cli-arena-alone",
    "bad-budget": "cli-arena-bad-budget",
    "broken-file": "cli-arena-broken-file",
    "cannot-play": "cli-arena-cannot-play",
    "counts-nothing": "cli-arena-counts-nothing",
    "damaged": "cli-train-damaged",
    "no-cluster": "cli-arena-no-cluster",
    "no-features": "cli-train-no-features",
    "no-ray": "cli-arena-no-ray",
    "not-results": "cli-arena-not-results",
    "nothing-played": "cli-arena-nothing-played",
    "other-course": "cli-train-other-course",
    "other-plan": "cli-arena-other-plan",
    "sprt-of-two": "cli-arena-sprt-of-two",
    "too-few": "cli-arena-too-few",
    "twice": "cli-arena-twice",
    "unreadable": "cli-cannot-read",
    "unwritable": "cli-cannot-write",
    "which-agent": "cli-league-which-agent",
    "which-class": "cli-arena-which-class",
    "worker-died": "cli-arena-worker-died",
}


@contextmanager
def told() -> Iterator[None]:
    """What cannot be done is a mistake with a sentence."""
    try:
        yield
    except (ArenaError, TrainingError) as error:
        params = {name: str(value) for name, value in error.params.items()}
        if "cause" in params:
            params["reason"] = params.pop("cause")
        raise Mistake(SENTENCES[error.reason], **params) from error
