"""Challenges in a position line: `mod3 1:C1! 2:C7 3:C2 reward W2`, and the decisions of a winner (O174)."""

from __future__ import annotations

from typing import Final

from seaboard.games.oh_crab.names import CHALLENGE_CARDS, LETTERS, REWARD_CARDS
from seaboard.games.oh_crab.position.parts import Part, beach_crab, cards_on_tiles, counted, no, parts_of
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.race import asked
from seaboard.match.errors import Faults
from seaboard.match.game import Position

from .rules import FREE_DIAGONAL, crabs_for_reward


def is_revealed(position: Position, challenge: int) -> bool:
    """A Challenge lies open (O143, O148)."""
    return bool(int(position[0].challenges_seen) >> challenge & 1)


def write(position: Position, watcher: int | None, hide: bool) -> str:
    """The group: Challenges by their tiles, `!` for open ones, and the Reward card."""
    s = position[0]
    cards = []
    for tile, challenge in enumerate(s.challenge.tolist(), 1):
        if challenge != r.NONE:
            revealed = is_revealed(position, challenge)
            name = "?" if hide and not revealed else CHALLENGE_CARDS[challenge]
            cards.append(f"{tile}:{name}{'!' if revealed else ''}")
    reward = "-" if s.reward == r.NONE else REWARD_CARDS[s.reward]
    return f"mod3 {' '.join(cards) or '-'} reward {reward}"


def read(position: Position, text: str, seen: set[int], faults: Faults) -> None:
    """The cards of the tiles, and a Reward as long as there are any."""
    s = position[0]
    on_tiles, reward = parts_of("mod3", text, "reward")
    for tile, card in cards_on_tiles(position, "mod3", on_tiles, CHALLENGE_CARDS).items():
        s.challenge[tile] = CHALLENGE_CARDS.index(card[2])
        if card[3]:
            s.challenges_seen |= 1 << int(s.challenge[tile])
    if [name for name in reward if name not in REWARD_CARDS] or len(reward) > 1:
        raise no(reward, "reward and one of W1, W2, W3", "mod3")
    if reward and not on_tiles:
        raise no(text, "a Reward only as long as there are Challenges", "mod3")
    if reward:
        s.reward = REWARD_CARDS.index(reward[0])


def _steppers(position: Position) -> int:
    """The crabs of the winner that could make the free step, as bits."""
    return int(crabs_for_reward(position[0], asked(position[0]), FREE_DIAGONAL))


def _write_free(position: Position) -> str:
    """A free diagonal step; of a pair with the crab that makes it, if both could (O153)."""
    able = _steppers(position)
    return f"D!:{LETTERS[position[0].subject]}" if able & (able - 1) else "D!"


def _read_free(position: Position, word: str) -> None:
    s = position[0]
    able = _steppers(position)
    mark, _, name = word.partition(":")
    several = able & (able - 1) != 0
    if mark != "D!" or bool(name) != several or not able:
        raise no(word, "MOVE_DIR:D! of a winner, with the crab where two could step")
    s.subject = beach_crab(position, name) if several else able.bit_length() - 1
    if not able >> int(s.subject) & 1:
        raise no(word, "a standing crab of the winner with a free space")


ABOUT: Final = {
    "free": Part(_write_free, _read_free),
    "option": counted("option", 1, lambda s: 3, first=1),
}
