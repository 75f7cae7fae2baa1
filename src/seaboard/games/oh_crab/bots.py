"""What looks good in Oh Crab!: spaces won toward the sea, a little for cards, shells and plans."""

from __future__ import annotations

from seaboard.bots.levels import PATIENT, Level, Levels
from seaboard.bots.players import Players
from seaboard.games.oh_crab import GAME
from seaboard.games.oh_crab.board import SEA, WIDTH, height
from seaboard.games.oh_crab.first_judgement import first_judgement
from seaboard.games.oh_crab.pack.surprises.line import tokens_at
from seaboard.games.oh_crab.position.cards_of import trail
from seaboard.games.oh_crab.rules import race
from seaboard.games.oh_crab.rules.race import asked
from seaboard.games.oh_crab.view.cards import icons_between
from seaboard.kernel.chance import chance
from seaboard.kernel.mind import Mind
from seaboard.match.game import Position

IN_THE_SEA = 6.0  # beyond the last row: arriving is worth more than any step
KNOCKED_OVER = 1.5
A_CARD, A_USED_CARD, A_SHELL = 0.25, 0.1, 0.35
MANY_SHELLS = 5  # nothing costs more than a turn's tile
OTHERS = 0.35  # of what the best rival has won
ICON_WORTH = {"F": 1.5, "D": 0.8, "S": 1.6, "C": 0.3}
SPECIAL_WORTH = 0.6
A_CLAW, A_TREASURE = 0.6, 0.8  # not to be wasted on nothing
DEEPEST = 12
CLOSED = (race.MENU, race.PLAN, race.START, race.OVER, race.ASYM_PICK)

# Moves differ little in a race: who tries all of them never looks closely. Of two players 0.25 won 63 % ± 10
# against an exploration of 1.5, and 0.5 won 46 % ± 8.
KEEN = 0.4
# A turn has many decisions: so few simulations that all of them together take less than others would wait.
LEVELS: Levels = {
    "plankton": Level(12, Mind(KEEN, noise=0.55, sight=1, spread=0.6)),
    "herring": Level(20, Mind(KEEN, noise=0.37, overlooks=0.25, sight=2, spread=0.3)),
    "seal": Level(40, Mind(KEEN, noise=0.25, overlooks=0.12, sight=4, spread=0.1)),
    "dolphin": Level(80, Mind(KEEN, noise=0.15, overlooks=0.05, spread=0.03)),
    "orca": Level(2_500, Mind(KEEN), seconds=PATIENT),
}
# With more of them luck decides more, so the levels lie further apart.
AMONG_MANY: Levels = {
    "plankton": Level(10, Mind(KEEN, noise=1.3, sight=1, spread=0.9)),
    "herring": Level(13, Mind(KEEN, noise=0.53, sight=1, spread=0.55)),
    "seal": Level(22, Mind(KEEN, noise=0.4, overlooks=0.25, sight=2, spread=0.27)),
    "dolphin": Level(47, Mind(KEEN, noise=0.235, overlooks=0.11, sight=6, spread=0.075)),
    "orca": LEVELS["orca"],
}
# Among five even a beginner wins now and then, and it takes more foresight to stand out.
AMONG_FIVE: Levels = {
    **AMONG_MANY,
    "plankton": Level(10, Mind(KEEN, noise=0.95, sight=1, spread=0.75)),
    "orca": Level(6_000, Mind(KEEN), seconds=PATIENT),
}

NOBODY_KNOWS = chance("a bot does not see the match's chance")


def distance_won(position: Position, seat: int, depth: int = DEEPEST) -> float:
    """How well a seat stands after its decision, if it answers all questions of the same action at best."""
    s = position[0]
    open_question = asked(s) == seat and s.phase not in CLOSED
    if not open_question or depth == 0:
        return worth(position, seat)
    legal = GAME.engine.legal(position)
    after = [GAME.engine.after(position, action, NOBODY_KNOWS.copy(), legal) for action in legal]
    return max(distance_won(done.position, seat, depth - 1) for done in after)


def worth(position: Position, seat: int) -> float:
    """Heights, cards and shells of a seat, what its turn still gives, less a part of the best rival's way."""
    s = position[0]
    rivals = [_progress(position, other) for other in range(s.players) if other != seat]
    own = _progress(position, seat) + _hoard(position, seat) + _promise(position, seat)
    return own - OTHERS * max(rivals, default=0.0)


def _progress(position: Position, seat: int) -> float:
    s = position[0]
    total = 0.0
    for owner, place, lies in zip(s.owner.tolist(), s.place.tolist(), s.knocked_over.tolist(), strict=True):
        if owner == seat and place == SEA:
            total += int(s.spaces) // WIDTH * 2 + IN_THE_SEA
        elif owner == seat and place >= 0:
            total += height(place) - KNOCKED_OVER * lies
    return total


def _hoard(position: Position, seat: int) -> float:
    s = position[0]
    held = int(s.hand[seat]).bit_count()
    shells = min(int(s.shells[seat]), MANY_SHELLS)
    found = A_CARD * held + A_USED_CARD * len(trail(position, seat)) + A_SHELL * shells
    if not s.modules:
        return found
    claws = int(s.claws[s.owner == seat].sum())
    return found + A_CLAW * claws + A_TREASURE * len(tokens_at(position, race.KEPT + seat))


def _promise(position: Position, seat: int) -> float:
    """The chips of the own turn that are not used yet, or those that the face-down card will give."""
    s = position[0]
    if s.down[seat] != race.NONE:
        return _card(position, seat, int(s.down[seat]))
    if s.mover != seat or s.phase != race.MENU:
        return 0.0
    found = 0.0
    for chip, gives in enumerate(s.chips):
        if gives != race.NONE:
            found += SPECIAL_WORTH if chip & 3 == race.SPECIAL_CHIP else ICON_WORTH["FDSC"[gives]]
    return 0.5 * found


def _card(position: Position, seat: int, card: int) -> float:
    """A card's main action, the better end for its halves, its special action."""
    s = position[0]
    left, right, row = s.left.tolist(), s.right.tolist(), trail(position, seat)
    ends = [(right[card], left[row[0]]), (right[row[-1]], left[card])] if row else []
    halves = max((sum(ICON_WORTH[icon] for icon in icons_between(*end)) for end in ends), default=0.0)
    special = SPECIAL_WORTH if s.special[card] != race.NONE else 0.0
    return ICON_WORTH["FDSC"[s.main[card]]] + halves + special


PLAYERS = Players(
    appraise=distance_won,
    thinks=LEVELS,
    thinks_with={3: AMONG_MANY, 4: AMONG_MANY, 5: AMONG_FIVE},
    first_judgement=first_judgement,
)
