"""How the Adventure Pack is told: what a step of it changed, by comparing before and after."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from seaboard.games.oh_crab.board import NAMES, WIDTH
from seaboard.games.oh_crab.content.pack import reward_options
from seaboard.games.oh_crab.events import Event, KnockedOver, Refilled, Shell
from seaboard.games.oh_crab.names import (
    ASYM_CARDS,
    CHALLENGE_CARDS,
    EVENT_CARDS,
    LETTERS,
    MOST_CRABS,
    REWARD_CARDS,
    SURPRISE_TOKENS,
)
from seaboard.games.oh_crab.notation import words
from seaboard.games.oh_crab.pack.asymmetry.rules import PICK, offers_each
from seaboard.games.oh_crab.pack.challenges.rules import CHAMPIONS_BONUS, count_for, places
from seaboard.games.oh_crab.pack.events import (
    CardBack,
    ChallengeOpened,
    ClawBack,
    Counted,
    Declined,
    Dropped,
    Dug,
    Endowed,
    EventRevealed,
    Hidden,
    MarketBlown,
    Picked,
    Reacted,
    Rewarded,
    ShellLost,
    Spied,
    Stored,
    Surprise,
)
from seaboard.games.oh_crab.pack.on_the_table import (
    CHAMPION,
    DELIVERY,
    GUST,
    MOULTING,
    ROBIN_CRAB,
    SNIFFER,
    TEMPORARY,
    token_on,
)
from seaboard.games.oh_crab.position.cards_of import pile
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.asking import asked
from seaboard.match.game import Position

REACTION_CLAUSES = {"A11": "O161", "A13": "O149"}


def picker(before: Position, after: Position) -> int:
    """The seat that picked a card: the one whose offer changed; when all are done, the last that owed one."""
    b, a = before[0], after[0]
    each = int(offers_each(b))
    for seat in range(b.players):
        mine = slice(seat * each, (seat + 1) * each)
        if a.phase == r.ASYM_PICK and (a.offer[mine] != b.offer[mine]).any():
            return seat
    return int(b.mover)


# ------------------------------------------------------------------ decisions


def decided(before: Position, action: int, after: Position, sees: bool) -> Iterator[Event]:
    """What a decision of the pack was; `sees`: the watcher knows what only its seat may know."""
    b = before[0]
    seat, phase = int(asked(b)), int(b.phase)
    names = words(before)
    if phase == r.REACT:
        card = ASYM_CARDS[b.reaction]
        clause = REACTION_CLAUSES.get(card, "O163")
        kind = Reacted if action == r.YES else Declined
        yield kind(seat, LETTERS[b.subject], card, clause)
        if b.reaction == SNIFFER:
            yield from junk_effects(before, after, int(b.subject))
    elif phase == r.JUNK_END:
        left = action == r.TRAIL_LEFT
        yield Dropped(seat, names[b.trail_left[seat] if left else b.trail_right[seat]], "O127")
    elif phase in (r.TRAIL_CARD, r.DISCARD_CARD):
        yield CardBack(seat, names[action], "trail" if phase == r.TRAIL_CARD else "discards", "O123")
    elif phase in (r.OBST_COLUMN, r.SPY_COLUMN, r.HIDE_COLUMN):
        yield _placed(before, int(b.row) * WIDTH + action - r.COLUMN, sees)
    elif phase == r.REWARD:
        number = action - r.REWARD_OPTION
        card = REWARD_CARDS[b.reward]
        yield Rewarded(seat, card, number + 1, reward_options(card)[number], "O150")
    elif phase == r.STASH_SWAP:
        given, taken = (names[action], names[b.stored]) if sees else (None, None)
        yield Stored(seat, "O166", given, taken)
    elif phase in (r.ASYM_PICK, r.ASYM_ASSIGN, r.STASH_PICK):
        yield from _set_up(before, action, after, sees)


def _placed(before: Position, space: int, sees: bool) -> Event:
    b = before[0]
    if b.phase == r.OBST_COLUMN:
        return Dug(int(b.mover), NAMES[space], "O120")
    if b.phase == r.HIDE_COLUMN:
        return Hidden(NAMES[space], "O128")
    token = SURPRISE_TOKENS[int(token_on(b, space))]
    return Spied(int(b.mover), NAMES[space], "O122", token if sees else None)


def _set_up(before: Position, action: int, after: Position, sees: bool) -> Iterator[Event]:
    b, a = before[0], after[0]
    if b.phase == r.STASH_PICK:
        yield Stored(int(b.mover), "O158", words(before)[action] if sees else None)
        return
    if b.phase == r.ASYM_PICK:
        slot = int(b.mover) * int(offers_each(b)) + action - r.OFFER
        yield Picked(int(b.mover), "O155", ASYM_CARDS[b.offer[slot] % PICK] if sees else None)
    for crab in range(MOST_CRABS):
        if a.asym[crab] != b.asym[crab]:
            clause = "O156" if b.pairs else "O157"
            yield Endowed(LETTERS[crab], ASYM_CARDS[a.asym[crab]], int(a.claws[crab]), clause)


# ------------------------------------------------------------------ tokens


def token_turned(before: Position, after: Position, crab: int) -> Iterator[Event]:
    """The token under a crab, and what it did at once (O124)."""
    b, a = before[0], after[0]
    space = int(b.place[crab])
    token = int(token_on(b, space))
    if token == r.NONE:
        return
    owner = int(b.owner[crab])
    kept = a.token_place[token] == r.KEPT + owner
    clause = "O125" if kept else "O124"
    yield Surprise(owner, LETTERS[crab], NAMES[space], SURPRISE_TOKENS[token], clause, bool(kept))
    if gained := max(0, int(a.shells[owner]) - int(b.shells[owner])):
        yield Shell(owner, "O124", LETTERS[crab], NAMES[space], gained)
    yield from junk_effects(before, after, crab)


def junk_effects(before: Position, after: Position, crab: int) -> Iterator[Event]:
    """A shell lost, or a crab knocked over, by Junk (O127)."""
    b, a = before[0], after[0]
    owner = int(b.owner[crab])
    if a.shells[owner] < b.shells[owner]:
        yield ShellLost(owner, 1, "O127")
    if a.knocked_over[crab] and not b.knocked_over[crab]:
        yield KnockedOver(LETTERS[crab], NAMES[b.place[crab]], "O124")


# ------------------------------------------------------------------ borders


def borders(before: Position, action: int, after: Position, question: int) -> Iterator[Event]:
    """A Challenge counted or closed, an Event revealed, with what it did (O134–O152)."""
    b, a = before[0], after[0]
    reacting = b.phase == r.REACT and b.reaction == CHAMPION and action in (r.YES, r.NO)
    asks = question == r.REACT and a.reaction == CHAMPION
    if a.border != r.NONE and not asks and (b.border == r.NONE or reacting):
        champion = int(b.owner[b.subject]) if reacting and action == r.YES else r.NONE
        yield from _counted(before, after, champion)
    elif b.border != r.NONE and a.challenge[b.border - 1] != b.challenge[b.border - 1]:
        for tile in range(3):
            challenge = int(a.challenge[tile])
            opened = int(a.challenges_seen) & ~int(b.challenges_seen)
            if challenge != r.NONE and opened >> challenge & 1:
                yield ChallengeOpened(CHALLENGE_CARDS[challenge], tile + 1, "O148")
    if a.events_seen != b.events_seen:
        yield from _event(before, after)


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(MOST_CRABS) if bits >> seat & 1]


def _counted(before: Position, after: Position, champion: int) -> Iterator[Event]:
    b, a = before[0], after[0]
    tile = int(a.border) - 1
    challenge = int(b.challenge[tile])
    counts = np.zeros(MOST_CRABS, np.int64)
    for seat in range(b.players):
        counts[seat] = count_for(b, challenge, seat)
    if champion != r.NONE:
        counts[champion] += CHAMPIONS_BONUS
    first, second = (int(bits) for bits in places(counts, int(b.players)))
    shown = [int(count) for count in counts[: b.players]]
    yield Counted(CHALLENGE_CARDS[challenge], tile + 1, shown, _seats(first), _seats(second), "O149")
    for bits, clause in ((first, "O150"), (second, "O151")):
        for seat in clockwise(before, bits):
            if a.shells[seat] > b.shells[seat]:
                yield Shell(seat, clause)


def clockwise(position: Position, bits: int) -> list[int]:
    """Some seats, clockwise from the active player."""
    s = position[0]
    order = [(int(s.mover) + i) % int(s.players) for i in range(s.players)]
    return [seat for seat in order if bits >> seat & 1]


def _event(before: Position, after: Position) -> Iterator[Event]:
    b, a = before[0], after[0]
    event = int(a.events_seen & ~b.events_seen).bit_length() - 1
    tile = next(tile for tile in range(3) if b.event[tile] == event)
    ends = None if b.event_now == r.NONE else EVENT_CARDS[b.event_now]
    temporary = bool(TEMPORARY >> event & 1)
    clause = "O136" if temporary else "O135"
    yield EventRevealed(EVENT_CARDS[event], tile + 1, clause, temporary, ends)
    if event == GUST:
        yield from _blown(before, after)
    if event in (MOULTING, DELIVERY) or temporary:
        return
    most = max(int(n) for n in b.shells[: b.players])
    lost = {
        seat: (most + 1) // 2
        for seat in range(b.players)
        if event == ROBIN_CRAB and most and b.shells[seat] == most
    }
    for seat in clockwise(before, (1 << MOST_CRABS) - 1):
        if seat in lost:
            yield ShellLost(seat, lost[seat], "O135")
    for seat in clockwise(before, (1 << MOST_CRABS) - 1):
        if gained := int(a.shells[seat]) - int(b.shells[seat]) + lost.get(seat, 0):
            yield Shell(seat, "O135", n=gained)


def _blown(before: Position, after: Position) -> Iterator[Event]:
    names = words(before)
    cards = [names[card] for slot in range(3) for card in pile(before, slot)]
    yield MarketBlown(cards, "O135")
    for slot in range(3):
        for card in pile(after, slot):
            yield Refilled(slot + 1, names[card], "O8")


def claws_back(before: Position, after: Position) -> Iterator[Event]:
    """Claws that came back (O121)."""
    b, a = before[0], after[0]
    for crab in range(MOST_CRABS):
        if a.claws[crab] > b.claws[crab]:
            yield ClawBack(LETTERS[crab], int(a.claws[crab]), "O121")
