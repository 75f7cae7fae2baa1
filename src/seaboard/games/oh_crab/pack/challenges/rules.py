"""Module 3, Challenges: who has most when a border is crossed, and one Reward card (O142–O154)."""

from __future__ import annotations

from typing import Final

import numpy as np

from seaboard.games.oh_crab.names import CHALLENGE_CARDS, MOST_CRABS, NO_ICON, SEAWARD_MOVE, START_CARDS
from seaboard.games.oh_crab.pack import noted
from seaboard.games.oh_crab.pack.on_the_table import CHAMPION, beach_tiles, crab_with
from seaboard.games.oh_crab.rules import cards
from seaboard.games.oh_crab.rules import noted as base
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.moves import stand_up
from seaboard.games.oh_crab.rules.race import BACK, NONE, Race, ask, next_of
from seaboard.games.oh_crab.rules.steps import free_diagonals, on_beach
from seaboard.kernel import notes
from seaboard.kernel.chance import Chance, below, shuffled
from seaboard.kernel.kit import lowest, rule, scratch
from seaboard.kernel.notes import Log, Notes, note
from seaboard.kernel.sets import size

CHALLENGE_COUNT: Final = len(CHALLENGE_CARDS)
CHAMPIONS_BONUS: Final = 2

# What a Challenge counts, by its place in names.CHALLENGE_CARDS (O149).
SHELLS, HAND, TRAIL, DISCARD, MATCHES, MARKET_CARDS, MAIN_KINDS, SEA_CARDS = range(8)

# Reward options: what they do and how often, three to a card; NO_OPTION where a card has only two.
NO_OPTION, GAIN_SHELLS, TAKE_MARKET, DISCARDS_BACK, EXCHANGE_CARD = range(5)
STAND_UP, FREE_DIAGONAL, TRAIL_BACK = range(5, 8)
REWARD_OPTIONS: Final = np.array(
    [
        [(GAIN_SHELLS, 2), (TAKE_MARKET, 1), (NO_OPTION, 0)],
        [(DISCARDS_BACK, 1), (EXCHANGE_CARD, 1), (STAND_UP, 1)],
        [(FREE_DIAGONAL, 1), (TRAIL_BACK, 1), (GAIN_SHELLS, 1)],
    ],
    np.int64,
)

# ------------------------------------------------------------------ set-up


@rule
def lay_challenges(s: Race, rng: Chance) -> None:
    """A Challenge at the upper edge of each Beach tile, the first one open, and a Reward (O142, O143)."""
    deck = scratch(CHALLENGE_COUNT, np.int8)
    shuffled(rng, deck, 0, CHALLENGE_COUNT)
    for tile in range(beach_tiles(s)):
        s.challenge[tile] = deck[tile]
    s.reward = below(rng, len(REWARD_OPTIONS))
    open_next_challenge(s, notes.NO_LOG)


@rule
def open_next_challenge(s: Race, log: Log) -> None:
    """The most landward Challenge left is open; after the last one the Reward card leaves (O143, O148)."""
    for tile in range(3):
        challenge = s.challenge[tile]
        if challenge != NONE:
            if not s.challenges_seen >> challenge & 1:
                note(log, noted.CHALLENGE_OPENED, challenge, tile + 1)
            s.challenges_seen |= 1 << challenge
            return
    s.reward = NONE


# ------------------------------------------------------------------ counting


@rule
def count_matches(s: Race, seat: int) -> int:
    """The completed icons between all neighbours of a Trail (C5)."""
    n = 0
    card = int(s.trail_left[seat])
    while card != s.trail_right[seat]:
        following = int(s.follows[card])
        mine, theirs = s.right[card], s.left[following]
        n += cards.fits(mine >> 3, theirs >> 3) != NO_ICON
        n += cards.fits(mine & 7, theirs & 7) != NO_ICON
        card = following
    return n


@rule
def count_for(s: Race, metric: int, seat: int) -> int:
    """What a Challenge counts for a player, at the moment of its resolution (O149, C1 … C8)."""
    if metric == SHELLS:
        return int(s.shells[seat])
    if metric == HAND:
        return cards.hand_size(s, seat)
    if metric == MATCHES:
        return count_matches(s, seat)
    trail = cards.row(s, int(s.trail_left[seat]))
    if metric == TRAIL:
        return size(trail)
    if metric == MAIN_KINDS:
        kinds = 0
        for icon in range(4):
            kinds += cards.with_icons(s, trail, 1 << icon) != cards.EMPTY_SET
        return kinds
    discards = cards.row(s, int(s.discard_first[seat]))
    if metric == DISCARD:
        return size(discards)
    if metric == MARKET_CARDS:
        return size((trail | discards) >> np.uint64(START_CARDS))
    return size(cards.with_icons(s, trail | discards, 1 << SEAWARD_MOVE))


@rule
def places(counts: Notes, n: int) -> tuple[int, int]:
    """First and second places as bits; nobody with nothing, no second after several firsts (O150–O152)."""
    best, next_best = 0, 0
    for seat in range(n):
        if counts[seat] > best:
            best, next_best = counts[seat], best
        elif best > counts[seat] > next_best:
            next_best = counts[seat]
    first, second, firsts = 0, 0, 0
    for seat in range(n):
        if best > 0 and counts[seat] == best:
            first |= 1 << seat
            firsts += 1
        elif next_best > 0 and counts[seat] == next_best:
            second |= 1 << seat
    return first, second if firsts == 1 else 0


@rule
def count_all(s: Race, border: int, champion: int, counts: Notes) -> None:
    """The counts of all seats; the champion, if a seat, counts two more (O149, A13)."""
    for seat in range(s.players):
        counts[seat] = count_for(s, int(s.challenge[border - 1]), seat)
    if champion != NONE:
        counts[champion] += CHAMPIONS_BONUS


@rule
def champion_matters(s: Race, border: int) -> int:
    """The crab of the champion, if counting two more would change a place; else NONE (A13, O176)."""
    crab = crab_with(s, CHAMPION)
    if crab == NONE:
        return NONE
    counts = scratch(MOST_CRABS, np.int64)
    count_all(s, border, NONE, counts)
    without = places(counts, int(s.players))
    count_all(s, border, int(s.owner[crab]), counts)
    with_bonus = places(counts, int(s.players))
    return NONE if without[0] == with_bonus[0] and without[1] == with_bonus[1] else crab


@rule
def award(s: Race, border: int, champion: int, log: Log) -> None:
    """A shell for first and second places, and a trophy for every first (O149–O151)."""
    counts = scratch(MOST_CRABS, np.int64)
    count_all(s, border, champion, counts)
    first, second = places(counts, int(s.players))
    note(log, noted.COUNTED, s.challenge[border - 1], border, first, second)
    for seat in range(s.players):
        note(log, noted.COUNT, counts[seat])
    cards.gain_shell_each(s, first, base.O150, log)
    cards.gain_shell_each(s, second, base.O151, log)
    s.winners_left = first


# ------------------------------------------------------------------ rewards


@rule
def crabs_for_reward(s: Race, seat: int, option: int) -> int:
    """The crabs of a seat that can stand up, or make the free diagonal step, as bits (O153, O154)."""
    found = 0
    for crab in range(MOST_CRABS):
        if s.owner[crab] != seat or not on_beach(s, crab):
            continue
        lies = s.knocked_over[crab] != 0
        if lies if option == STAND_UP else not lies and free_diagonals(s, crab) != 0:
            found |= 1 << crab
    return found


@rule
def option_of(s: Race, number: int) -> int:
    """What an option of the Reward card is; there may be no Reward card in a shortened line (O174)."""
    return NO_OPTION if s.reward == NONE else int(REWARD_OPTIONS[s.reward, number, 0])


@rule
def is_rewarded_with(s: Race, option: int) -> bool:
    """A Challenge is being rewarded, and the Reward card has this option (O150)."""
    found = False
    for number in range(3):
        found |= option_of(s, number) == option
    return found and s.border != NONE


@rule
def exchange_is_a_reward(s: Race) -> bool:
    """A Card exchange that a winner may have chosen (O153)."""
    return is_rewarded_with(s, EXCHANGE_CARD)


@rule
def reward_helps(s: Race, seat: int, number: int) -> bool:
    """The winner can perform this option of the Reward card (O153)."""
    option = option_of(s, number)
    if option == GAIN_SHELLS:
        return s.reserve > 0
    if option == TAKE_MARKET:
        return not cards.market_is_empty(s)
    if option == DISCARDS_BACK:
        return bool(s.discard_first[seat] != NONE)
    if option == EXCHANGE_CARD:
        return cards.can_exchange(s, seat)
    if option == TRAIL_BACK:
        return bool(s.trail_left[seat] != NONE)
    return option != NO_OPTION and crabs_for_reward(s, seat, option) != 0


@rule
def possible_rewards(s: Race, seat: int) -> int:
    """The options of the Reward card that a winner can perform, as bits (O153)."""
    found = 0
    for number in range(3):
        if reward_helps(s, seat, number):
            found |= 1 << number
    return found


@rule
def next_winner(s: Race) -> int:
    """The next winner clockwise from the active player chooses, if there is anything to choose (O153)."""
    seat = next_of(s, int(s.winners_left))
    s.winners_left &= ~(1 << seat)
    return ask(s, seat, r.REWARD) if possible_rewards(s, seat) else BACK


@rule
def take_reward(s: Race, seat: int, number: int, log: Log) -> int:
    """One option of the Reward card, for its winner (O150, O153, O154)."""
    option, n = REWARD_OPTIONS[s.reward, number, 0], REWARD_OPTIONS[s.reward, number, 1]
    note(log, noted.REWARDED, seat, s.reward, number)
    if option == GAIN_SHELLS:
        cards.gain_shells(s, seat, n, NONE, base.O153, log)
        return BACK
    if option == TAKE_MARKET:
        return ask(s, seat, r.TAKE)
    if option == DISCARDS_BACK:
        cards.take_back_discards(s, seat, base.O153, log)
        return BACK
    if option == EXCHANGE_CARD:
        return ask(s, seat, r.EXCH_CARD)
    if option == TRAIL_BACK:
        return ask(s, seat, r.TRAIL_CARD)
    s.option = number
    if s.pairs:
        return ask(s, seat, r.REWARD_CRAB)
    return reward_crab(s, seat, lowest(np.uint64(crabs_for_reward(s, seat, option))), log)


@rule
def reward_crab(s: Race, seat: int, crab: int, log: Log) -> int:
    """The crab that stands up, or steps diagonally onto a free space (O153, O154)."""
    if option_of(s, int(s.option)) == STAND_UP:
        stand_up(s, crab, base.O153, log)
        return BACK
    s.subject = crab
    return ask(s, seat, r.FREE_DIR)
