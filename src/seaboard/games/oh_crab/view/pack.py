"""What a seat may see of the Adventure Pack: tokens, Events, Challenges, Claws (O170)."""

from __future__ import annotations

import msgspec

from seaboard.games.oh_crab.board import NAMES
from seaboard.games.oh_crab.content.pack import entry, reward_options
from seaboard.games.oh_crab.names import (
    ASYM_CARDS,
    CHALLENGE_CARDS,
    EVENT_CARDS,
    ICONS,
    LETTERS,
    MOST_CRABS,
    REWARD_CARDS,
    SURPRISE_TOKENS,
)
from seaboard.games.oh_crab.notation import words
from seaboard.games.oh_crab.pack.asymmetry.rules import PICK
from seaboard.games.oh_crab.pack.challenges.rules import CHALLENGE_COUNT, count_for
from seaboard.games.oh_crab.pack.on_the_table import FIRST_TREASURE, HERMIT, PRINTED_CLAWS
from seaboard.games.oh_crab.position.pack_write import (
    drawn,
    is_revealed,
    kept_by,
    offers,
    token_is_open,
    tokens_on_board,
)
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.asking import asked
from seaboard.match.game import Position

JUNK_PHASES = (r.JUNK_CARD, r.JUNK_DIR, r.JUNK_END)


class Token(msgspec.Struct, frozen=True, omit_defaults=True):
    """A token on the board: face down unless this seat spied it, or it was just turned."""

    cell: str
    token: str | None = None
    spies: list[int] = []  # the seats that looked at it
    turned: bool = False  # everybody sees it now


class OnTile(msgspec.Struct, frozen=True, omit_defaults=True):
    """An Event or a Challenge of a Beach tile, 1 to 3 from the land; None: face down."""

    tile: int
    card: str | None = None


class InForce(msgspec.Struct, frozen=True):
    """The temporary Event in force, and what it is about: the cook, the Extra-action tiles, or "" (O136)."""

    card: str
    about: str


class Ability(msgspec.Struct, frozen=True, omit_defaults=True):
    """A crab's Asymmetry card with its Claws; `stored` only for its owner."""

    crab: str
    card: str
    claws: int
    printed: int
    stars: int
    timing: str
    stores: bool = False
    stored: str | None = None


class Offered(msgspec.Struct, frozen=True, omit_defaults=True):
    """An Asymmetry card offered to this seat, with its word and whether it is picked, first or second."""

    word: str
    card: str
    claws: int
    stars: int
    picked: int = 0


class Reaction(msgspec.Struct, frozen=True):
    """A card that may react: whose, and for which crab."""

    seat: int
    crab: str
    card: str


class Pack(msgspec.Struct, frozen=True):
    """The modules in the game and all that lies on the table for them."""

    modules: list[int]
    variants: list[str]
    tokens: list[Token]
    kept: list[list[str]]  # the Treasures in front of each seat
    spare: int  # Treasures that were not dealt
    events: list[OnTile]
    event_now: InForce | None
    crystal: list[str]  # Events that are still face down, as all have read them before (O140)
    challenges: list[OnTile]
    counts: list[int]  # what the open Challenge counts for each seat now
    reward: str | None
    reward_options: list[str]
    rewards_due: list[int]  # winners still to be served
    borders: list[int]
    abilities: list[Ability]
    offers: list[Offered]
    picked: list[int]  # how many cards each seat has picked
    drawn: list[str]  # the hermit's choice, for its owner
    reaction: Reaction | None
    junk: str | None  # the Junk that is being suffered
    tailor: list[str]  # halves that the tailor may still use


def pack_view(position: Position, seat: int | None) -> Pack | None:
    """The pack as a seat sees it; None if no module is in the game."""
    s = position[0]
    if not s.modules:
        return None
    phase = int(s.phase)
    return Pack(
        modules=[number + 1 for number in range(4) if int(s.modules) >> number & 1],
        variants=[name for name, bit in _variants() if int(s.variants) & bit],
        tokens=_tokens(position, seat),
        kept=[[SURPRISE_TOKENS[token] for token in kept_by(position, one)] for one in range(s.players)],
        spare=int((s.token_place[FIRST_TREASURE:] == r.SPARE).sum()),
        events=[OnTile(tile + 1) for tile, event in enumerate(s.event) if event != r.NONE],
        event_now=_in_force(position),
        crystal=_crystal(position),
        challenges=_challenges(position),
        counts=_counts(position),
        reward=None if s.reward == r.NONE else REWARD_CARDS[s.reward],
        reward_options=[] if s.reward == r.NONE else reward_options(REWARD_CARDS[s.reward]),
        rewards_due=[one for one in range(s.players) if int(s.winners_left) >> one & 1],
        borders=[border for border in range(4) if int(s.borders) >> border & 1],
        abilities=_abilities(position, seat),
        offers=[] if seat is None else _offers(position, seat),
        picked=[sum(card >= PICK for card in offers(position, one)) for one in range(s.players)],
        drawn=[words(position)[card] for card in drawn(position)] if seat == s.mover else [],
        reaction=_reaction(position) if phase == r.REACT else None,
        junk=SURPRISE_TOKENS[s.surprise] if phase in JUNK_PHASES else None,
        tailor=[ICONS[icon] for icon in s.tailor if icon != r.NONE and s.claws[s.crab] > 0],
    )


def _variants() -> tuple[tuple[str, int], ...]:
    return (
        ("blank", r.BLANK_JUNK),
        ("only_good", r.ONLY_GOOD),
        ("lucky", r.LUCKY),
        ("crystal", r.CRYSTAL),
    )


def _tokens(position: Position, seat: int | None) -> list[Token]:
    s = position[0]
    found = []
    for space, token in tokens_on_board(position):
        name = SURPRISE_TOKENS[token] if token_is_open(position, token, seat) else None
        spies = [one for one in range(s.players) if int(s.spied[token]) >> one & 1]
        found.append(Token(NAMES[space], name, spies, token_is_open(position, token, None)))
    return found


def _in_force(position: Position) -> InForce | None:
    if position[0].event_now == r.NONE:
        return None
    card = EVENT_CARDS[position[0].event_now]
    return InForce(card, entry(card)["about"])


def _crystal(position: Position) -> list[str]:
    """With the crystal ball all know which Events are face down, but not where."""
    s = position[0]
    if not s.variants & r.CRYSTAL:
        return []
    return [EVENT_CARDS[event] for event in sorted(int(event) for event in s.event if event != r.NONE)]


def _challenges(position: Position) -> list[OnTile]:
    found = []
    for tile, challenge in enumerate(position[0].challenge):
        if challenge != r.NONE:
            revealed = is_revealed(position, int(challenge))
            found.append(OnTile(tile + 1, CHALLENGE_CARDS[challenge] if revealed else None))
    return found


def _counts(position: Position) -> list[int]:
    s = position[0]
    lying_open = [int(c) for c in s.challenge if 0 <= c < CHALLENGE_COUNT and is_revealed(position, int(c))]
    if not lying_open:
        return []
    return [int(count_for(s, lying_open[0], seat)) for seat in range(s.players)]


def _abilities(position: Position, seat: int | None) -> list[Ability]:
    s = position[0]
    found = []
    for crab in range(MOST_CRABS):
        card = int(s.asym[crab])
        if card == r.NONE:
            continue
        printed = entry(ASYM_CARDS[card])
        stores = card == HERMIT and s.stored != r.NONE
        stored = words(position)[s.stored] if stores and seat == s.owner[crab] else None
        found.append(
            Ability(
                crab=LETTERS[crab],
                card=ASYM_CARDS[card],
                claws=int(s.claws[crab]),
                printed=int(PRINTED_CLAWS[card]),
                stars=printed["starfish"],
                timing=printed["timing"],
                stores=bool(stores),
                stored=stored,
            )
        )
    return found


def _offers(position: Position, seat: int) -> list[Offered]:
    found = []
    for number, card in enumerate(offers(position, seat)):
        printed = entry(ASYM_CARDS[card % PICK])
        word = words(position)[r.OFFER + number]
        claws, stars = printed["claws"], printed["starfish"]
        found.append(Offered(word, printed["id"], claws, stars, card // PICK))
    return found


def _reaction(position: Position) -> Reaction:
    s = position[0]
    return Reaction(int(asked(s)), LETTERS[s.subject], ASYM_CARDS[s.reaction])
