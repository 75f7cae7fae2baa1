"""What a decision is about, or what waits below it: the words behind its name, written and read (O174)."""

from __future__ import annotations

from typing import Any, Final

from seaboard.games.oh_crab.board import NAMES, SEA, SPACE
from seaboard.games.oh_crab.names import ICONS, LETTERS
from seaboard.games.oh_crab.notation import words
from seaboard.games.oh_crab.pack.asymmetry.reactions import bears_grudge
from seaboard.games.oh_crab.pack.event_cards.rules import has_challenge
from seaboard.games.oh_crab.pack.line import ABOUT_PACK
from seaboard.games.oh_crab.pack.on_the_table import CHAMPION, GLUTTON
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules import steps

from . import parts
from .cards_of import members, row
from .parts import Part, beach_crab, listed, no, want

COSTS: Final = {"RUNUP": r.RUNUP, "FAST": r.FAST, "SLALOM": r.SLALOM, "SLIDE": r.SLIDE, "CUT": r.CUT}
STEP_LETTERS: Final = "psqog"
# Where REST is waiting, and whether cards are kept or taken then.
RESTING: Final = {r.REST_KEEP: "c", r.REST_KEEP_TWO: "c", r.REST_TAKE: "d"}


def write_about(s: Any, name: str, about: tuple[str, ...]) -> str:
    """A decision, or a frame that waits below it, with what it is about."""
    return ":".join([name, *(PARTS[part].write(s) for part in about)])


def read_about(s: Any, about: tuple[str, ...], text: str) -> None:
    """Read what a decision or a frame is about, each word after the other."""
    found = text.split(":", len(about) - 1) if about and text else []
    want(len(found) == len(about) and (about or not text), text)
    for name, word in zip(about, found, strict=True):
        part = PARTS[name]
        part.read(s, word)
        want(part.fits(s), word, part.wanted)


def _as_written(s: Any, word: str) -> None:
    """Something that follows from the rest: whoever reads a line compares it with how it is written."""


# ------------------------------------------------------------------ costs, cards and moves


def _most_to_pay(s: Any) -> int:
    """One card, or all that the shortcut under the crab costs (O33, O66)."""
    if s.pay_for != r.CUT:
        return 1
    return int(s.toll[s.place[s.crab]]) & 15 if steps.on_shortcut(s) else 0


def _card(s: Any) -> str:
    return words(s)[int(s.card)]


def _read_card(s: Any, word: str) -> None:
    s.card = parts.card_named(s, word)


def _in_longer_trail(s: Any) -> bool:
    trail = row(s.follows.tolist(), int(s.trail_left[s.mover]))
    return s.card in trail and len(trail) > 1


def _read_icon(s: Any, word: str) -> None:
    fits = word in ("D", "S") and not s.knocked_over[s.crab]
    want(fits, word, "MOVE_DIR:D or MOVE_DIR:S of a standing crab")
    s.icon = ICONS.index(word)


def _read_moves(s: Any, word: str) -> None:
    want(word in ("DD", "DF", "D", "F"), word, "PEND:DD, DF, D or F")
    s.running, s.pend_diagonal, s.pend_forward = r.PEND_RUNS, word.count("D"), word.count("F")


# ------------------------------------------------------------------ crabs and seats


def _subject(s: Any) -> str:
    return LETTERS[s.subject]


def _read_subject(s: Any, word: str) -> None:
    s.subject = beach_crab(s, word)


def _crabs(bits: int) -> str:
    return listed((LETTERS[crab] for crab in members(bits)), "")


def _crab_bits(s: Any, names: str) -> int:
    return sum({1 << beach_crab(s, name) for name in names if names != "-"})


def _sent_back(s: Any) -> int:
    """The crab that is being sent back counts as moved, and is not written twice."""
    return 1 << int(s.subject) if s.phase == r.GULL_DIR else 0


def _read_moved(s: Any, word: str) -> None:
    s.running, s.crowd = r.GULL_RUNS, _crab_bits(s, word) | _sent_back(s)


def _read_called(s: Any, word: str) -> None:
    going = 1 << int(s.subject) if s.phase == r.CALL_DIR else 0
    s.running, s.crowd = r.CALL_RUNS, _crab_bits(s, word) & ~going


def drifter(s: Any) -> int:
    """The crab whose space may still take a card from it, NONE if there is none."""
    if s.phase == r.REACT and s.reaction == GLUTTON:
        return int(s.subject)
    return int(s.enter_crab[0]) if s.entering and int(s.enter_step[0]) & r.STEP <= r.STEP_OBSTACLE else r.NONE


def _read_drifted(s: Any, word: str) -> None:
    s.drifted |= 1 << beach_crab(s, word)


def _seats(field: str) -> Part:
    """Some seats by their letters, clockwise from the active player, as bits."""

    def write(s: Any) -> str:
        letters, first = parts.seat_letters(s), int(s.mover)
        order = [*range(first, len(letters)), *range(first)]
        return listed((letters[seat] for seat in order if int(s[field]) >> seat & 1), "")

    def read(s: Any, names: str) -> None:
        s[field] = sum({1 << parts.seat_named(s, name) for name in names if names != "-"})

    return Part(write, read)


# ------------------------------------------------------------------ pushes, arrivals, borders


def _read_goal(s: Any, word: str) -> None:
    s.goal = SPACE.get(word, SEA)
    there = int(steps.crab_on(s, int(s.goal)))
    if s.goal >= s.spaces or there in (r.NONE, s.crab) or steps.is_partner(s, there):
        raise no(word, "a space with a crab that can be pushed")


def _write_links(s: Any) -> str:
    return listed(f"{LETTERS[s.link_crab[i]]}{NAMES[s.link_to[i]]}" for i in range(s.links))


def _read_links(s: Any, word: str) -> None:
    for link in parts.words_of(word):
        space, to = int(steps.pushed_space(s)), SPACE.get(link[1:], SEA)
        pushed = int(steps.crab_on(s, space))
        onward = [int(steps.step(s, space, way)) for way in members(int(steps.push_directions(s, space)))]
        if beach_crab(s, link[:1]) != pushed or to not in onward or steps.crab_on(s, to) == r.NONE:
            raise no(link, "the next crab of the chain and an occupied space it is pushed to")
        s.link_crab[s.links], s.link_to[s.links] = pushed, to
        s.links += 1


def _write_arrivals(s: Any) -> str:
    """Crabs with the next step of their effects; a grudge that comes after other steps stands by itself."""
    found = []
    for crab, now in zip(s.enter_crab[: s.entering], s.enter_step[: s.entering], strict=True):
        step = int(now) & r.STEP
        found.append(LETTERS[crab] + STEP_LETTERS[step])
        if now & r.GRUDGE and step not in (r.STEP_PUSHED, r.STEP_GRUDGE):
            found.append(f"{LETTERS[crab]}g")
    return ",".join(found)


def _read_arrivals(s: Any, about: str) -> None:
    for word in about.split(","):
        if len(word) != 2 or word[1] not in STEP_LETTERS or s.entering >= len(LETTERS):
            raise no(about, "ENTER:Op,Rs: crabs and their next step")
        crab, step = LETTERS.find(word[0]), STEP_LETTERS.index(word[1])
        if (
            crab < 0 or s.place[crab] < 0
        ):  # nothing happens to it in the sea any more, but it has moved (O176)
            raise no(word[0], "a crab that has moved")
        pushed = step in (r.STEP_PUSHED, r.STEP_GRUDGE)
        if step == r.STEP_GRUDGE and s.entering and s.enter_crab[s.entering - 1] == crab:
            s.enter_step[s.entering - 1] |= r.GRUDGE  # its other steps come first
            continue
        if crab in s.enter_crab[: s.entering] or (pushed and crab == s.crab):
            raise no(about, "every crab once, and only other crabs pushed")
        grudge = r.GRUDGE if pushed and bears_grudge(s, crab) else 0
        s.enter_crab[s.entering], s.enter_step[s.entering] = crab, step | grudge
        s.entering += 1


def _write_border(s: Any) -> str:
    return f"{s.border}{'c' if s.phase == r.REACT and s.reaction == CHAMPION else 'e'}"


def _read_border(s: Any, word: str) -> None:
    if word not in ("1c", "2c", "3c", "1e", "2e", "3e") or not has_challenge(s, int(word[0])):
        raise no(f"BORDER:{word}", "a border with a Challenge")
    s.border = int(word[0])


PARTS: Final[dict[str, Part]] = {
    "crab": Part(_subject, _read_subject),
    "rival": Part(_subject, _read_subject, lambda s: s.owner[s.subject] != s.mover, "another player's crab"),
    "cost": parts.named("pay_for", COSTS, "PAY:FAST:1 and the like, or PAY:CUT:n on a shortcut"),
    "left": parts.counted("pay_left", 1, _most_to_pay),
    "doped": Part(_card, _read_card, lambda s: int(s.hand[s.mover]) >> int(s.card) & 1, "a Hand card"),
    "kept": Part(_card, _read_card, _in_longer_trail, "a card of a Trail with more cards"),
    "icon": Part(lambda s: ICONS[s.icon], _read_icon),
    "moves": Part(lambda s: "D" * int(s.pend_diagonal) + "F" * int(s.pend_forward), _read_moves),
    "moved": Part(lambda s: _crabs(int(s.crowd) & ~_sent_back(s)), _read_moved),
    "called": Part(lambda s: _crabs(int(s.crowd)), _read_called),
    "mover": Part(lambda s: LETTERS[s.crab], _as_written),
    "goal": Part(lambda s: NAMES[s.goal], _read_goal),
    "links": Part(_write_links, _read_links),
    # What waits below a decision.
    "arrivals": Part(_write_arrivals, _read_arrivals),
    "drifted": Part(lambda s: LETTERS[drifter(s)], _read_drifted),
    "victims": _seats("victims"),
    "takers": _seats("takers"),
    "winners": _seats("winners_left"),
    "border": Part(_write_border, _read_border),
    "resting": Part(lambda s: RESTING[int(s.phase)], _as_written),
    **ABOUT_PACK,
}
