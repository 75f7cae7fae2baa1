"""How the Adventure Pack answers: its actions of the menu, its reactions, and what waits in it."""

from __future__ import annotations

from seaboard.games.oh_crab.board import WIDTH
from seaboard.games.oh_crab.names import DIAGONAL, FORWARD, MOST_CRABS
from seaboard.games.oh_crab.pack.asymmetry.rules import let_react, swap_stored, tailored
from seaboard.games.oh_crab.pack.challenges.rules import award, champion_matters, reward_crab, take_reward
from seaboard.games.oh_crab.pack.on_the_table import (
    ARMOURED,
    CHAMPION,
    COLLECTOR,
    COMPASS,
    DANCER,
    FIRST_TREASURE,
    FLIPPERS,
    GLUTTON,
    GRUDGE_HOLDER,
    HERMIT,
    JUMPER,
    OPPORTUNIST,
    SNIFFER,
    SPRINTER,
    TAILOR,
    can_use_claw,
    spend_claw,
    token_on,
)
from seaboard.games.oh_crab.pack.surprises.rules import (
    dig,
    drop_trail_end,
    hide_treasure,
    look_under,
    open_treasure,
    spy_rows,
    suffer_junk,
)
from seaboard.games.oh_crab.rules.asking import BACK, ask, gain_shell
from seaboard.games.oh_crab.rules.cards import (
    BIT,
    discard,
    discard_at_random,
    hand_size,
    lay_on_discard,
    market_is_empty,
    take_out_of_discards,
    take_out_of_trail,
)
from seaboard.games.oh_crab.rules.moves import basic, lose_to_obstacle
from seaboard.games.oh_crab.rules.race import (
    COLUMN,
    CRAB,
    DISCARD_CARD,
    END,
    EXCH_CARD,
    GONE,
    HIDE_COLUMN,
    HIDE_ROW,
    JUMP_DIR,
    JUNK_CARD,
    JUNK_END,
    NONE,
    OBST_COLUMN,
    OBST_ROW,
    PUSH_DIR,
    REACT,
    REWARD,
    REWARD_OPTION,
    ROW,
    SPY_COLUMN,
    SPY_ROW,
    STASH_SWAP,
    TAKE,
    TRAIL_CARD,
    TRAIL_LEFT,
    YES,
    Race,
)
from seaboard.games.oh_crab.rules.verbs import possible_icons
from seaboard.kernel.chance import Chance
from seaboard.kernel.kit import rule

# ------------------------------------------------------------------ the menu


@rule
def use_treasure(s: Race, number: int) -> int:
    """A kept Treasure is used once and leaves the game (O125, O126)."""
    token = number + FIRST_TREASURE
    s.token_place[token] = GONE
    if token == COMPASS:
        return basic(s, DIAGONAL)
    return basic(s, FORWARD) if token == FLIPPERS else open_treasure(s, token)


@rule
def use_claw(s: Race) -> int:
    """The ability of the active crab, for a Claw (O160, O166)."""
    crab = int(s.crab)
    card = s.asym[crab]
    spend_claw(s, crab)
    if card == SPRINTER:
        return basic(s, FORWARD)
    if card == DANCER:
        return basic(s, DIAGONAL)
    if card == TAILOR:
        which = tailored(s, possible_icons(s, hand_size(s, s.mover)))
        icon = int(s.tailor[which])
        s.tailor[which] = NONE
        return basic(s, icon)
    if card == HERMIT:
        return STASH_SWAP
    if card == JUMPER:
        return JUMP_DIR
    if card == OPPORTUNIST:
        gain_shell(s, int(s.mover))
        return BACK
    return EXCH_CARD  # the trader


# ------------------------------------------------------------------ what waits


@rule
def count_challenge(s: Race) -> int:
    """The Challenge of the border is counted, once the champion has decided (O145, O149, A13)."""
    crab = champion_matters(s, int(s.border))
    if crab != NONE:
        return let_react(s, crab, CHAMPION)
    award(s, int(s.border), NONE)
    return BACK


@rule
def glutton_of(s: Race, seat: int) -> int:
    """The crab of a seat that may keep a card, NONE if there is none (A14)."""
    for crab in range(MOST_CRABS):
        if s.owner[crab] == seat and can_use_claw(s, crab, GLUTTON):
            return crab
    return NONE


@rule
def next_sand(s: Race, rng: Chance) -> int:
    """The next victim clockwise loses a random card, if the glutton does not keep it (O83, A14)."""
    for i in range(1, s.players):
        seat = (s.mover + i) % s.players
        if s.victims >> seat & 1:
            s.victims &= ~(1 << seat)
            crab = glutton_of(s, seat)
            if crab != NONE:
                return let_react(s, crab, GLUTTON)
            discard_at_random(s, seat, rng)
            return BACK
    s.blinding = 0
    return BACK


@rule
def next_taker(s: Race) -> int:
    """The next seat clockwise from the active player takes a Market card, while there are any (E8)."""
    for i in range(s.players):
        seat = (s.mover + i) % s.players
        if s.takers >> seat & 1:
            s.takers &= ~(1 << seat)
            return BACK if market_is_empty(s) else ask(s, seat, TAKE)
    return BACK


@rule
def next_spying(s: Race) -> int:
    """Another token to look at, then a card of the Discard pile comes back; either may be missing (T8)."""
    if s.spy_left > 0 and spy_rows(s) != 0:
        return SPY_ROW
    s.spy_left = 0
    s.take_back = 0
    return BACK if s.discard_first[s.mover] == NONE else DISCARD_CARD


# ------------------------------------------------------------------ reactions


@rule
def answer_reaction(s: Race, yes: bool, rng: Chance) -> int:
    """A card reacts for a Claw, or not (O160, O163, O166, O176)."""
    card, crab = s.reaction, int(s.subject)
    owner = int(s.owner[crab])
    if yes:
        spend_claw(s, crab)
    if card == ARMOURED:
        s.knocked_over[crab] = 0 if yes else 1
    elif card == COLLECTOR:
        if yes:
            gain_shell(s, owner)
    elif card == GRUDGE_HOLDER:
        if yes:
            discard_at_random(s, s.mover, rng)
    elif card == OPPORTUNIST:
        return ask(s, owner if yes else int(s.mover), PUSH_DIR)
    elif card == SNIFFER:
        token = token_on(s, int(s.place[crab]))
        if not yes:
            return suffer_junk(s, crab, token)
        s.token_place[token] = GONE
    elif card == CHAMPION:
        award(s, int(s.border), owner if yes else NONE)
    elif not yes:  # the glutton
        if not s.blinding:
            return lose_to_obstacle(s, crab, rng)
        discard_at_random(s, owner, rng)
    return BACK


# ------------------------------------------------------------------ answers


@rule
def answer_with_pack_card(s: Race, card: int, seat: int) -> int:
    """A card of the Hand, the Trail or the Discard pile for a token, a Reward or the hermit."""
    phase = s.phase
    if phase == JUNK_CARD:
        discard(s, seat, card)
    elif phase == TRAIL_CARD:
        take_out_of_trail(s, seat, card)
        s.hand[seat] |= BIT[card]
    elif phase == DISCARD_CARD:
        take_out_of_discards(s, seat, card)
    else:  # STASH_SWAP
        swap_stored(s, card)
    return BACK


@rule
def answer_with_row(s: Race, action: int) -> int:
    """A row; its column is asked next."""
    s.row = action - ROW
    if s.phase == OBST_ROW:
        return OBST_COLUMN
    return SPY_COLUMN if s.phase == SPY_ROW else HIDE_COLUMN


@rule
def answer_pack(s: Race, action: int, seat: int, rng: Chance) -> int:
    """All other questions of the Adventure Pack: the question that follows, or BACK."""
    phase = s.phase
    if phase == REACT:
        return answer_reaction(s, action == YES, rng)
    if phase == JUNK_END:
        lay_on_discard(s, seat, drop_trail_end(s, seat, action == TRAIL_LEFT))
        return BACK
    if phase == REWARD:
        return take_reward(s, seat, action - REWARD_OPTION)
    if phase in (OBST_ROW, SPY_ROW, HIDE_ROW):
        if action == END:
            s.spy_left = 0
            return BACK
        return answer_with_row(s, action)
    if phase in (OBST_COLUMN, SPY_COLUMN, HIDE_COLUMN):
        space = int(s.row) * WIDTH + action - COLUMN
        if phase == OBST_COLUMN:
            dig(s, space)
        elif phase == SPY_COLUMN:
            look_under(s, space)
        else:
            hide_treasure(s, space, rng)
        return BACK
    return reward_crab(s, seat, action - CRAB)  # REWARD_CRAB
