"""Decisions of the Adventure Pack in a position line, and what waits in it (O174)."""

from __future__ import annotations

from collections.abc import Callable

from seaboard.games.oh_crab.names import ASYM_CARDS, LETTERS, START_CARDS, SURPRISE_TOKENS
from seaboard.games.oh_crab.notation import words
from seaboard.games.oh_crab.pack.challenges.rules import FREE_DIAGONAL, crabs_for_reward
from seaboard.games.oh_crab.pack.event_cards.rules import has_challenge
from seaboard.games.oh_crab.pack.on_the_table import (
    beach_tiles,
)
from seaboard.games.oh_crab.position.parts import beach_crab, no, seats_named
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.asking import asked
from seaboard.games.oh_crab.rules.cards import before_in_trail
from seaboard.match.game import Position

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
Reader = Callable[[Position, list[str]], None]


# ------------------------------------------------------------------ what waits


def read_pack_frame(position: Position, name: str, about: str) -> bool:
    """Read a waiting frame of the Adventure Pack; False if it is none."""
    s = position[0]
    if name == "REWARDS" and about:
        s.winners_left = seats_named(position, about)
    elif name == "TAKES" and about:
        s.takers = seats_named(position, about)
    elif name == "SANDS" and about:
        s.blinding, s.victims = 1, seats_named(position, about)
        if s.victims >> s.mover & 1:
            raise no(f"{name}:{about}", "victims of another's sand")
    elif name == "X6" and not about:
        s.take_back = 1
    elif name == "BORDER" and about[:1] in tuple("123") and about[1:] in ("c", "e"):
        counting = s.phase == r.REACT
        if not has_challenge(s, int(about[0])) or (about[1] == "c" and not counting):
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


def _stash(position: Position, about: list[str]) -> None:
    names = words(position)[: r.ADD_LEFT]
    cards = about[0].split(",")
    known = all(card in names[START_CARDS:] and card for card in cards)
    if len(cards) > 3 or len(set(cards)) != len(cards) or not known:
        raise no(about[0], "up to three action cards, each once")
    for i, card in enumerate(cards):
        position[0].drawn[i] = names.index(card)


def _second(position: Position, about: list[str]) -> None:
    s = position[0]
    names = words(position)[: r.ADD_LEFT]
    card = names.index(about[0]) if about[0] in names and about[0] else r.NONE
    here = s.trail_left[s.mover]
    while here not in (r.NONE, card):
        here = s.follows[here]
    if card == r.NONE or here != card:
        raise no(about[0], "a card of the Trail")
    s.card = card
    if before_in_trail(s, s.mover, card) == r.NONE and s.follows[card] == r.NONE:
        raise no(about[0], "a Trail with more cards")


def _junk(position: Position, about: list[str]) -> None:
    s = position[0]
    s.surprise = SURPRISE_TOKENS.index(about[0])
    s.subject = beach_crab(position, about[1])
    if s.token_place[s.surprise] < s.spaces:
        raise no(":".join(about), "Junk that was turned")
    s.token_place[s.surprise] = r.GONE


def read_free_step(position: Position, about: list[str]) -> None:
    """A winner's diagonal step onto a free space (O153)."""
    s = position[0]
    able = int(crabs_for_reward(s, asked(s), FREE_DIAGONAL))
    several = able & (able - 1) != 0
    if len(about) != 1 + several or not able:
        raise no(":".join(about), "MOVE_DIR:D! of a winner, with the crab where two could step")
    s.subject = beach_crab(position, about[1]) if several else able.bit_length() - 1
    if not able >> int(s.subject) & 1:
        raise no(":".join(about), "a standing crab of the winner with a free space")


def _react(position: Position, about: list[str]) -> None:
    s = position[0]
    if about[0] not in REACTIONS:
        raise no(about[0], "one of " + ", ".join(REACTIONS))
    s.reaction = ASYM_CARDS.index(about[0])
    s.subject = LETTERS.find(about[1]) if len(about[1]) == 1 else -1
    if s.subject < 0:
        raise no(about[1], "a crab of the game")


def _reward_crab(position: Position, about: list[str]) -> None:
    s = position[0]
    s.option = _number(about[0], 1, 3) - 1


def _row(position: Position, word: str) -> None:
    position[0].row = _number(word, 0, int(position[0].spaces) // 7 - 1)


def _dig(position: Position, about: list[str]) -> None:
    _row(position, about[0])


def _spy(position: Position, about: list[str]) -> None:
    position[0].spy_left = _number(about[0], 1, 2)
    if len(about) > 1:
        _row(position, about[1])


def _hide(position: Position, about: list[str]) -> None:
    position[0].option = _number(about[0], 1, int(beach_tiles(position[0])))
    if len(about) > 1:
        _row(position, about[1])


PACK_READERS: dict[int, tuple[int, Reader]] = {
    r.STASH_PICK: (1, _stash),
    r.REST_KEEP_TWO: (1, _second),
    r.JUNK_CARD: (2, _junk),
    r.JUNK_DIR: (2, _junk),
    r.JUNK_END: (2, _junk),
    r.REACT: (2, _react),
    r.REWARD_CRAB: (1, _reward_crab),
    r.OBST_COLUMN: (1, _dig),
    r.SPY_ROW: (1, _spy),
    r.SPY_COLUMN: (2, _spy),
    r.HIDE_ROW: (1, _hide),
    r.HIDE_COLUMN: (2, _hide),
}
