"""Rounds and cards: how a match and a round begin and end, and who draws (section 3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import msgspec
import numpy as np

from seaboard.games.icecool.board import load
from seaboard.games.icecool.events import Card, Log, MatchOver, RoundBegins, RoundOver
from seaboard.games.icecool.facts import LETTERS, composition
from seaboard.games.icecool.outcome import outcome
from seaboard.kernel.chance import Chance, below, shuffle
from seaboard.match.options import Options

from .school import Hand, School

Why = Literal["fish", "ids", "second"]


def begin(players: int, options: Options, chance: Chance) -> School:
    """A match before its first round: first Catcher, then the shuffle, from the match's chance (I7, I81)."""
    first = options["first_catcher"]
    catcher = int(below(chance, players)) if first == "random" else int(first)
    made = composition(str(options["deck"]))
    assert made is not None, "the option was read"
    cards = np.repeat(np.arange(1, 4, dtype=np.int8), made)
    shuffle(chance, cards, len(cards))
    school = School(
        board=load(str(options["board"])),
        noise=str(options["noise"]),
        made=made,
        seats=LETTERS[:players],
        round_no=0,
        rounds=int(options["rounds"]),
        catcher=catcher,
        turn=catcher,
        phase="place",
        poses=(None,) * players,
        fish=("",) * players,
        ids=tuple(range(players)),
        hands=(Hand(),) * players,
        deck=tuple(int(card) for card in cards),
    )
    return begin_round(school, catcher, [])


def begin_round(school: School, catcher: int, log: Log) -> School:
    """Tokens on the fish doors, IDs at home, penguins off the board; the Catcher places first (I8, I65)."""
    tokens = school.board.fish_doors
    school = replace(
        school,
        round_no=school.round_no + 1,
        catcher=catcher,
        turn=catcher,
        phase="place",
        poses=(None,) * school.players,
        fish=tuple("" if seat == catcher else tokens for seat in range(school.players)),
        ids=tuple(range(school.players)),
    )
    log.append(RoundBegins(school.round_no, school.letter(catcher)))
    return school


def end_round(school: School, why: list[Why], log: Log) -> School:
    """Cards for IDs, from the Catcher on; then the next Catcher's round, or the end (I62–I68)."""
    held = [school.letter(holder) for holder in school.ids]
    log.append(RoundOver(school.round_no, why, school.letter(school.catcher), held))
    for seat in (school.catcher, *school.runners):
        for _ in range(school.ids.count(seat)):
            school = draw(school, seat, "I63", log)
    if school.round_no < school.rounds:
        return begin_round(school, (school.catcher + 1) % school.players, log)
    return end_match(school, log)


def end_match(school: School, log: Log) -> School:
    """The board is cleared and all cards are turned up, those just drawn too (I64, I67, I68)."""
    players = school.players
    school = replace(
        school,
        phase="over",
        turn=school.catcher,
        poses=(None,) * players,
        fish=("",) * players,
        ids=tuple(range(players)),
    )
    log[:] = [msgspec.structs.replace(event, owner=None) if type(event) is Card else event for event in log]
    ended = outcome(school)
    log.append(MatchOver(list(ended.winners), list(ended.scores), [hand.cards for hand in school.hands]))
    return school


def draw(school: School, seat: int, clause: str, log: Log) -> School:
    """The top card goes face down to a seat; an empty pile gives nothing (I21, I63, I66)."""
    if not school.deck:
        return school
    value, *left = school.deck
    log.append(Card(school.letter(seat), value, clause, owner=seat))
    return replace(school.with_hand(seat, school.hands[seat].with_card(value)), deck=tuple(left))
