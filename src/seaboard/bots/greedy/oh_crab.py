"""What looks good in Oh Crab!: spaces won toward the sea, a little for cards, shells and plans."""

from __future__ import annotations

from seaboard.games.base import State
from seaboard.games.oh_crab import GAME
from seaboard.games.oh_crab.board import SEA, WIDTH
from seaboard.games.oh_crab.cards_of import trail
from seaboard.games.oh_crab.names import MOST_CRABS
from seaboard.games.oh_crab.pack_position import kept_by
from seaboard.games.oh_crab.rules import record
from seaboard.games.oh_crab.rules.asking import asked
from seaboard.games.oh_crab.rules.steps import level
from seaboard.games.oh_crab.view import joint
from seaboard.kernel.chance import chance

IN_THE_SEA = 6.0  # beyond the last row: arriving is worth more than any step
KNOCKED_OVER = 1.5
A_CARD, A_USED_CARD, A_SHELL = 0.25, 0.1, 0.35
MANY_SHELLS = 5  # nothing costs more than a turn's tile
OTHERS = 0.35  # of what the best rival has won
ICON_WORTH = {"F": 1.5, "D": 0.8, "S": 1.6, "C": 0.3}
SPECIAL_WORTH = 0.6
A_CLAW, A_TREASURE = 0.6, 0.8  # not to be wasted on nothing
DEEPEST = 12
CLOSED = (record.MENU, record.PLAN, record.START, record.OVER, record.ASYM_PICK)

NOBODY_KNOWS = chance("a bot does not see the match's chance")


def distance_won(state: State, seat: int) -> float:
    """How well a seat stands after its decision, once all questions of the same action are answered."""
    return _best(state, seat, DEEPEST)


def _best(state: State, seat: int, depth: int) -> float:
    """The best that the seat's further answers to the same action can make of a position."""
    s = state[0]
    open_question = asked(s) == seat and s.phase not in CLOSED
    if not open_question or depth == 0:
        return worth(state, seat)
    engine = GAME.engine
    return max(
        _best(engine.after(state, action, NOBODY_KNOWS.copy()), seat, depth - 1)
        for action in engine.legal(state)
    )


def worth(state: State, seat: int) -> float:
    """Heights, cards and shells of a seat, what its turn still gives, less a part of the best rival's way."""
    s = state[0]
    rivals = [_progress(state, other) for other in range(s.players) if other != seat]
    own = _progress(state, seat) + _hoard(state, seat) + _promise(state, seat)
    return own - OTHERS * max(rivals, default=0.0)


def _progress(state: State, seat: int) -> float:
    s = state[0]
    total = 0.0
    for crab in range(MOST_CRABS):
        if s.owner[crab] == seat:
            if s.place[crab] == SEA:
                total += int(s.spaces) // WIDTH * 2 + IN_THE_SEA
            elif s.place[crab] >= 0:
                total += float(level(s.place[crab])) - KNOCKED_OVER * float(s.knocked_over[crab])
    return total


def _hoard(state: State, seat: int) -> float:
    s = state[0]
    held = int(s.hand[seat]).bit_count()
    shells = min(int(s.shells[seat]), MANY_SHELLS)
    found = A_CARD * held + A_USED_CARD * len(trail(state, seat)) + A_SHELL * shells
    if not s.modules:
        return found
    claws = sum(int(s.claws[crab]) for crab in range(MOST_CRABS) if s.owner[crab] == seat)
    return found + A_CLAW * claws + A_TREASURE * len(kept_by(state, seat))


def _promise(state: State, seat: int) -> float:
    """The chips of the own turn that are not used yet, or those that the face-down card will give."""
    s = state[0]
    if s.down[seat] != record.NONE:
        return _card(state, seat, int(s.down[seat]))
    if s.mover != seat or s.phase != record.MENU:
        return 0.0
    found = 0.0
    for chip, gives in enumerate(s.chips):
        if gives != record.NONE:
            special = chip & 3 == record.SPECIAL_CHIP
            found += SPECIAL_WORTH if special else ICON_WORTH["FDSC"[gives]]
    return 0.5 * found


def _card(state: State, seat: int, card: int) -> float:
    """A card's main action, the better end for its halves, its special action."""
    s = state[0]
    row = trail(state, seat)
    sides = [joint(state, card, row[0]), joint(state, row[-1], card)] if row else [[]]
    halves = max(sum(ICON_WORTH[icon] for icon in side) for side in sides)
    special = SPECIAL_WORTH if s.special[card] != record.NONE else 0.0
    return ICON_WORTH["FDSC"[s.main[card]]] + halves + special
