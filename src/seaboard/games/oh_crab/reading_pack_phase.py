"""Decisions of the Adventure Pack in a position line, and what waits in it (O174)."""

from __future__ import annotations

from collections.abc import Callable

from seaboard.games.base import State

from .modules.asymmetry import is_in_anothers_turn
from .modules.challenges import FREE_DIAGONAL, REWARD_OPTIONS, STAND_UP, champion_matters, crabs_for_reward
from .modules.events import has_challenge
from .modules.on_the_table import (
    CHAMPION,
    COLLECTOR,
    FIRST_TREASURE,
    GLUTTON,
    GRUDGE_HOLDER,
    OPPORTUNIST,
    SNIFFER,
    beach_tiles,
    can_use_claw,
    token_on,
)
from .names import ASYM_CARDS, SURPRISE_TOKENS
from .reading_parts import beach_crab, no, seats_named
from .rules import record as r
from .rules.asking import asked
from .rules.cards import before_in_trail
from .rules.steps import is_obstacle
from .words import words

# Decisions that another seat may owe in somebody's turn.
OTHERS_MAY = (
    r.REACT,
    r.JUNK_CARD,
    r.JUNK_DIR,
    r.JUNK_END,
    r.TAKE,
    r.REWARD,
    r.REWARD_CRAB,
    r.FREE_DIR,
    r.EXCH_CARD,
    r.EXCH_TAKE,
    r.TRAIL_CARD,
    r.OBSTACLE_CARD,
    r.PUSH_DIR,
)
JUNK_PHASES = {"J1": r.JUNK_CARD, "J4": r.JUNK_END, "J5": r.JUNK_DIR}
REACTIONS = ("A3", "A4", "A10", "A11", "A12", "A13", "A14")
Reader = Callable[[State, list[str]], None]


# ------------------------------------------------------------------ what waits


def read_pack_frame(state: State, name: str, about: str) -> bool:
    """Read a waiting frame of the Adventure Pack; False if it is none."""
    s = state[0]
    if name == "REWARDS" and about:
        s.winners_left = seats_named(state, about)
    elif name == "TAKES" and about:
        s.takers = seats_named(state, about)
    elif name == "SANDS" and about:
        s.blinding, s.victims = 1, seats_named(state, about)
    elif name == "X6" and not about:
        s.take_back = 1
    elif name == "BORDER" and about[:1] in tuple("123") and about[1:] in ("c", "e"):
        counting = s.phase == r.REACT
        if not has_challenge(s, int(about[0])) or (about[1] == "c" and not counting) or s.reward == r.NONE:
            raise no(f"{name}:{about}", "a border with a Challenge; c only while A13 may react")
        s.border = int(about[0])
    else:
        return False
    return True


# ------------------------------------------------------------------ what the decision is about


def _number(word: str, least: int, most: int) -> int:
    if word not in [str(number) for number in range(least, most + 1)]:
        raise no(word, f"a number from {least} to {most}")
    return int(word)


def _stash(state: State, about: list[str]) -> None:
    names = words(state)[: r.ADD_LEFT]
    cards = about[0].split(",")
    if len(cards) > 3 or any(card not in names[20:] or not card for card in cards):
        raise no(about[0], "up to three action cards")
    for i, card in enumerate(cards):
        state[0].drawn[i] = names.index(card)


def _second(state: State, about: list[str]) -> None:
    s = state[0]
    names = words(state)[: r.ADD_LEFT]
    card = names.index(about[0]) if about[0] in names and about[0] else r.NONE
    here = s.trail_left[s.mover]
    while here not in (r.NONE, card):
        here = s.follows[here]
    if card == r.NONE or here != card:
        raise no(about[0], "a card of the Trail")
    s.card = card
    if before_in_trail(s, s.mover, card) == r.NONE and s.follows[card] == r.NONE:
        raise no(about[0], "a Trail with more cards")


def _junk(state: State, about: list[str]) -> None:
    s = state[0]
    s.surprise = SURPRISE_TOKENS.index(about[0])
    s.subject = beach_crab(state, about[1])
    if s.owner[s.subject] != asked(s) or s.token_place[s.surprise] < s.spaces:
        raise no(":".join(about), "Junk that was turned, suffered by the owner of the crab")
    s.token_place[s.surprise] = r.GONE
    if s.phase == r.JUNK_DIR and not (s.entering and s.enter_crab[0] == s.subject):
        raise no(":".join(about), "ENTER with the next step of that crab below it")


def read_free_step(state: State, about: list[str]) -> None:
    """A winner's diagonal step onto a free space (O153)."""
    s = state[0]
    able = int(crabs_for_reward(s, asked(s), FREE_DIAGONAL))
    several = able & (able - 1) != 0
    if len(about) != 1 + several or s.border == r.NONE or not able:
        raise no(":".join(about), "MOVE_DIR:D! of a winner, with the crab where two could step")
    s.subject = beach_crab(state, about[1]) if several else able.bit_length() - 1
    if not able >> int(s.subject) & 1:
        raise no(":".join(about), "a standing crab of the winner with a free space")


def _react(state: State, about: list[str]) -> None:
    s = state[0]
    if about[0] not in REACTIONS:
        raise no(about[0], "one of " + ", ".join(REACTIONS))
    s.reaction = ASYM_CARDS.index(about[0])
    # The champion counts and the glutton eats even when the crab is in the sea.
    s.subject = "ROBGN".find(about[1]) if s.reaction in (CHAMPION, GLUTTON) else beach_crab(state, about[1])
    others = is_in_anothers_turn(s, s.subject)
    if s.subject < 0 or not can_use_claw(s, s.subject, s.reaction) or s.owner[s.subject] != asked(s):
        raise no(":".join(about), "a crab with this card and a Claw, and its owner to decide")
    if (about[0] in ("A3", "A10", "A11") and not others) or (s.reaction == COLLECTOR and others):
        raise no(":".join(about), "a reaction in another player's turn; A4 in the own")
    if s.reaction == SNIFFER and not 0 <= token_on(s, s.place[s.subject]) < FIRST_TREASURE:
        raise no(":".join(about), "Junk under the crab")
    if s.reaction == GLUTTON and not s.blinding and not is_obstacle(s, s.place[s.subject]):
        raise no(":".join(about), "a crab on an obstacle, or SANDS below")
    if s.reaction == CHAMPION and (s.border == r.NONE or champion_matters(s, s.border) != s.subject):
        raise no(":".join(about), "a Challenge that is being counted, and a place that changes")
    if s.reaction == OPPORTUNIST and s.goal == 0:
        raise no(":".join(about), "PUSH_DIR below it")
    if s.reaction == GRUDGE_HOLDER and not s.hand[s.mover]:
        raise no(":".join(about), "a pusher with a Hand card")


def _reward_crab(state: State, about: list[str]) -> None:
    s = state[0]
    s.option = _number(about[0], 1, 3) - 1
    if s.border == r.NONE or REWARD_OPTIONS[s.reward, s.option, 0] not in (STAND_UP, FREE_DIAGONAL):
        raise no(about[0], "an option of the Reward that needs a crab")


def _reward(state: State, about: list[str]) -> None:
    if state[0].border == r.NONE:
        raise no("REWARD", "BORDER below it")


def _row(state: State, word: str) -> None:
    state[0].row = _number(word, 0, int(state[0].spaces) // 7 - 1)


def _dig(state: State, about: list[str]) -> None:
    _row(state, about[0])


def _spy(state: State, about: list[str]) -> None:
    s = state[0]
    s.spy_left = _number(about[0], 1, 2)
    if not s.take_back:
        raise no(":".join(about), "X6 below it")
    if len(about) > 1:
        _row(state, about[1])


def _hide(state: State, about: list[str]) -> None:
    state[0].option = _number(about[0], 1, int(beach_tiles(state[0])))
    if len(about) > 1:
        _row(state, about[1])


PACK_READERS: dict[int, tuple[int, Reader]] = {
    r.STASH_PICK: (1, _stash),
    r.REST_KEEP_TWO: (1, _second),
    r.JUNK_CARD: (2, _junk),
    r.JUNK_DIR: (2, _junk),
    r.JUNK_END: (2, _junk),
    r.REACT: (2, _react),
    r.REWARD: (0, _reward),
    r.REWARD_CRAB: (1, _reward_crab),
    r.OBST_COLUMN: (1, _dig),
    r.SPY_ROW: (1, _spy),
    r.SPY_COLUMN: (2, _spy),
    r.HIDE_ROW: (1, _hide),
    r.HIDE_COLUMN: (2, _hide),
}
