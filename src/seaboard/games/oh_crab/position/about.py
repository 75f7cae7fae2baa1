"""What a decision is about: the words behind its name, written and read (O174)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from seaboard.games.oh_crab.board import NAMES, SEA, SPACE
from seaboard.games.oh_crab.names import ICONS, LETTERS
from seaboard.games.oh_crab.notation import words
from seaboard.games.oh_crab.pack.asymmetry import line as asymmetry
from seaboard.games.oh_crab.pack.challenges import line as challenges
from seaboard.games.oh_crab.pack.event_cards import line as event_cards
from seaboard.games.oh_crab.pack.surprises import line as surprises
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules import steps
from seaboard.games.oh_crab.rules.cards import before_in_trail
from seaboard.match.game import Position

from .cards_of import hand, members, trail
from .parts import Part, beach_crab, card_named, counted, named, no

COSTS: Final = {"RUNUP": r.RUNUP, "FAST": r.FAST, "SLALOM": r.SLALOM, "SLIDE": r.SLIDE, "CUT": r.CUT}
RUNS: Final = ("DD", "DF", "D", "F")  # what may be left of Slalom and Slide


def write_about(position: Position, name: str, parts: tuple[str, ...]) -> str:
    """A decision, or a frame that waits like one, with what it is about."""
    return ":".join([name, *(PARTS[part].write(position) for part in parts)])


def read_about(position: Position, names: tuple[str, ...], text: str) -> None:
    """Read what a decision or a frame is about, each word after the other."""
    found = text.split(":", len(names) - 1) if names and text else []
    if len(found) != len(names) or (text and not names):
        raise no(text)
    for name, word in zip(names, found, strict=True):
        PARTS[name].read(position, word)


def crabs(bits: int) -> str:
    """Crabs by their letters."""
    return "".join(LETTERS[crab] for crab in members(bits)) or "-"


def crab_bits(position: Position, names: str) -> int:
    """Crabs on the beach as bits."""
    return 0 if names == "-" else sum(1 << beach_crab(position, name) for name in set(names))


def write_subject(position: Position) -> str:
    """The crab that the question is about."""
    return LETTERS[position[0].subject]


def _read_subject(position: Position, word: str) -> None:
    position[0].subject = beach_crab(position, word)


def _read_rival(position: Position, word: str) -> None:
    _read_subject(position, word)
    if position[0].owner[position[0].subject] == position[0].mover:
        raise no(word, "a crab of another player")


# ------------------------------------------------------------------ costs, cards and moves


def _most_to_pay(s: Any) -> int:
    """One card, or all that the shortcut under the crab costs (O33, O66)."""
    if s.pay_for != r.CUT:
        return 1
    return int(s.toll[s.place[s.crab]]) & 15 if steps.on_shortcut(s) else 0


def _write_card(position: Position) -> str:
    return words(position)[int(position[0].card)]


def _read_doped(position: Position, word: str) -> None:
    card = card_named(position, word)
    if card not in hand(position, int(position[0].mover)):
        raise no(word, "a Hand card")
    position[0].card = card


def _read_kept(position: Position, word: str) -> None:
    s = position[0]
    card = card_named(position, word)
    if card not in trail(position, int(s.mover)):
        raise no(word, "a card of the Trail")
    s.card = card
    if before_in_trail(s, s.mover, card) == r.NONE and s.follows[card] == r.NONE:
        raise no(word, "a Trail with more cards")


def _read_icon(position: Position, word: str) -> None:
    s = position[0]
    if word not in ("D", "S") or s.knocked_over[s.crab]:
        raise no(word, "MOVE_DIR:D or MOVE_DIR:S of a standing crab")
    s.icon = ICONS.index(word)


def write_moves(position: Position) -> str:
    """The moves left of Slalom or Slide."""
    return "D" * int(position[0].pend_diagonal) + "F" * int(position[0].pend_forward)


def _read_moves(position: Position, word: str) -> None:
    s = position[0]
    if word not in RUNS:
        raise no(word, "PEND:DD, DF, D or F")
    s.running = r.PEND_RUNS
    s.pend_diagonal, s.pend_forward = word.count("D"), word.count("F")


# ------------------------------------------------------------------ crabs


def _sent_back(position: Position) -> int:
    """The crab that is being sent back counts as moved, and is not written twice."""
    s = position[0]
    return 1 << int(s.subject) if s.phase == r.GULL_DIR else 0


def _write_moved(position: Position) -> str:
    return crabs(int(position[0].crowd) & ~_sent_back(position))


def _read_moved(position: Position, word: str) -> None:
    s = position[0]
    s.running, s.crowd = r.GULL_RUNS, crab_bits(position, word) | _sent_back(position)


def _read_called(position: Position, word: str) -> None:
    s = position[0]
    going = 1 << int(s.subject) if s.phase == r.CALL_DIR else 0
    s.running, s.crowd = r.CALL_RUNS, crab_bits(position, word) & ~going


def _read_mover(position: Position, word: str) -> None:
    if beach_crab(position, word) != position[0].crab:
        raise no(word, "the active crab")


def _read_goal(position: Position, word: str) -> None:
    s = position[0]
    s.goal = SPACE.get(word, SEA)
    there = steps.crab_on(s, s.goal)
    if s.goal >= s.spaces or there in (r.NONE, s.crab) or steps.is_partner(s, there):
        raise no(word, "a space with a crab that can be pushed")


def _write_links(position: Position) -> str:
    s = position[0]
    return ",".join(f"{LETTERS[s.link_crab[i]]}{NAMES[s.link_to[i]]}" for i in range(s.links)) or "-"


def _read_links(position: Position, word: str) -> None:
    s = position[0]
    for link in [] if word == "-" else word.split(","):
        space, to = int(steps.pushed_space(s)), SPACE.get(link[1:], SEA)
        onward = [int(steps.step(s, space, way)) for way in members(int(steps.push_directions(s, space)))]
        wrong = beach_crab(position, link[:1]) != steps.crab_on(s, space) or to not in onward
        if wrong or steps.crab_on(s, to) == r.NONE:
            raise no(link, "the next crab of the chain and an occupied space it is pushed to")
        s.link_crab[s.links], s.link_to[s.links] = steps.crab_on(s, space), to
        s.links += 1


def _at(field: str, names: tuple[str, ...] | str) -> Callable[[Position], str]:
    """The name of what a field of the position holds."""
    return lambda position: names[position[0][field]]


PARTS: Final[dict[str, Part]] = {
    "crab": Part(write_subject, _read_subject),
    "rival": Part(write_subject, _read_rival),
    "cost": named("pay_for", COSTS, "PAY:FAST:1 and the like, or PAY:CUT:n on a shortcut"),
    "left": counted("pay_left", 1, _most_to_pay),
    "doped": Part(_write_card, _read_doped),
    "kept": Part(_write_card, _read_kept),
    "icon": Part(_at("icon", ICONS), _read_icon),
    "moves": Part(write_moves, _read_moves),
    "moved": Part(_write_moved, _read_moved),
    "called": Part(lambda position: crabs(int(position[0].crowd)), _read_called),
    "mover": Part(_at("crab", LETTERS), _read_mover),
    "goal": Part(_at("goal", NAMES), _read_goal),
    "links": Part(_write_links, _read_links),
    **surprises.ABOUT,
    **event_cards.ABOUT,
    **challenges.ABOUT,
    **asymmetry.ABOUT,
}
