"""Challenges in a position line: `mod3 1:C1! 2:C7 3:C2 reward W2`, and the decisions of a winner (O174)."""

from __future__ import annotations

from typing import Any, Final

from seaboard.games.oh_crab.names import CHALLENGE_CARDS, LETTERS, REWARD_CARDS
from seaboard.games.oh_crab.position import parts
from seaboard.games.oh_crab.position.parts import no, want
from seaboard.games.oh_crab.rules import race as r
from seaboard.match.game import Position

from .rules import FREE_DIAGONAL, crabs_for_reward


def is_revealed(position: Position, challenge: int) -> bool:
    """A Challenge lies open (O143, O148)."""
    return bool(int(position[0].challenges_seen) >> challenge & 1)


def write(position: Position, watcher: int | None) -> str:
    """The group: Challenges by their tiles, `!` for open ones, and the Reward card."""

    def name(challenge: int) -> str:
        revealed = is_revealed(position, challenge)
        shown = CHALLENGE_CARDS[challenge] if revealed or watcher == parts.EVERYTHING else "?"
        return shown + "!" * revealed

    s = position[0]
    reward = "-" if s.reward == r.NONE else REWARD_CARDS[s.reward]
    return f"mod3 {parts.write_on_tiles(s.challenge, name)} reward {reward}"


def read(line: parts.Reading, text: str) -> None:
    """The cards of the tiles, and a Reward as long as there are any."""
    s = line.position[0]
    on_tiles, reward = parts.parts_of("mod3", text, "reward")
    s.challenges_seen = parts.read_on_tiles(s, "mod3", "challenge", on_tiles, CHALLENGE_CARDS)
    if [name for name in reward if name not in REWARD_CARDS] or len(reward) > 1:
        raise no(reward, "reward and one of W1, W2, W3", "mod3")
    want(on_tiles or not reward, text, "a Reward only as long as there are Challenges", "mod3")
    if reward:
        s.reward = REWARD_CARDS.index(reward[0])


def _steppers(s: Any) -> int:
    """The crabs of the winner that could make the free step, as bits."""
    return int(crabs_for_reward(s, r.asked(s), FREE_DIAGONAL))


def _write_free(s: Any) -> str:
    """A free diagonal step; of a pair with the crab that makes it, if both could (O153)."""
    able = _steppers(s)
    return f"D!:{LETTERS[s.subject]}" if able & (able - 1) else "D!"


def _read_free(s: Any, word: str) -> None:
    able = _steppers(s)
    mark, _, name = word.partition(":")
    several = able & (able - 1) != 0
    if mark != "D!" or bool(name) != several or not able:
        raise no(word, "MOVE_DIR:D! of a winner, with the crab where two could step")
    s.subject = parts.beach_crab(s, name) if several else able.bit_length() - 1
    want(able >> int(s.subject) & 1, word, "a standing crab of the winner with a free space")


ABOUT: Final = {
    "free": parts.Part(_write_free, _read_free),
    "option": parts.counted("option", 1, lambda s: 3, first=1),
}
