"""The position of a race, and the integers that stand for its phases, places and decisions (section 13)."""

from __future__ import annotations

from typing import Final

import numpy as np

from seaboard.games.oh_crab.board import SPACES
from seaboard.games.oh_crab.names import MOST_CARDS, MOST_CRABS, TOKENS
from seaboard.kernel.kit import rule
from seaboard.kernel.layout import Bits, Cells, Counts, cells, layout, number

NONE: Final = -1

# What a space is: the kind in the low bits, and what is combined with it.
STANDARD, INACCESSIBLE, OBSTACLE, KNOCK_OVER, EXCHANGE, SHORTCUT, CURRENT = range(7)
KIND: Final = 7
SHELL, SURPRISE, REEDS = 8, 16, 32
DUG: Final = 64  # a standard space that was made an obstacle (O120)

# Special actions, by their place in names.SPECIALS; CUT stands beside them where a cost is paid.
GULL, CALL, RUNUP, SAND, BOOST, PASS, HOP, CHARGE, DIAG, FAST, SLALOM, SLIDE = range(12)
CUT: Final = 12

# Decisions: some are the first of several.
CARD, ADD_LEFT, ADD_RIGHT, REST, END, DIRECTION = 0, 52, 53, 54, 55, 56
PILE, DRAW, MAIN, COOK, TILE, USE_SHORTCUT = 62, 65, 66, 70, 71, 79
MAIN_TWO, PEND_FORWARD, PEND_DIAGONAL, TREASURE, CLAW = 80, 84, 85, 86, 95
CHALLENGE, EVENT, CRAB, COLUMN, ROW, REWARD_OPTION = 96, 97, 98, 103, 110, 131
YES, NO, TRAIL_LEFT, TRAIL_RIGHT, OFFER = 134, 135, 136, 137, 138
ACTIONS: Final = 144

# Phases: the decision owed, grouped by what answers it: a card, a direction, one of two, another word,
# and, for the Adventure Pack alone, rows, rewards and offers.
PLAN, REST_KEEP, PAY, OBSTACLE_CARD, RUNUP_CARD, BOOST_CARD, DOPE_CARD, EXCH_CARD = range(8)
STASH_PICK, STASH_SWAP, REST_KEEP_TWO, TRAIL_CARD, DISCARD_CARD, JUNK_CARD = range(8, 14)
MOVE_DIR, PUSH_DIR, GULL_DIR, CALL_DIR, PASS_DIR, SWAP_DIR, JUMP_DIR, FREE_DIR, JUNK_DIR = range(14, 23)
IGNORE, DOPE_SIDE, END_EXCH, END_CURRENT, REACT, JUNK_END = range(23, 29)
MENU, START, REST_TAKE, EXCH_TAKE, PEND, GULL_CRAB, CALL_CRAB, PASS_CRAB, HOP_COLUMN = range(29, 38)
ACTIVATE, PLACE2, OVER = range(38, 41)
TAKE, REWARD_CRAB, ASYM_ASSIGN, OBST_COLUMN, SPY_COLUMN, HIDE_COLUMN, TAILOR_HALF = range(41, 48)
OBST_ROW, SPY_ROW, HIDE_ROW = range(48, 51)
REWARD, ASYM_PICK = range(51, 53)

# Stages of a round; with fewer than three players two plans and two action phases follow each other.
SETTING_UP, PLANNING, ACTING, PLANNING_TWO, ACTING_TWO, FINISHED = range(6)

# Special actions that ask again and again until they are done.
NOTHING_RUNS, PEND_RUNS, GULL_RUNS, CALL_RUNS = range(4)

# What is still to happen to a crab that was moved, in this order (O176).
STEP_PUSHED, STEP_SHELL, STEP_SURPRISE, STEP_OBSTACLE, STEP_GRUDGE = range(5)
STEP: Final = 7
GRUDGE: Final = 8  # beside a step: the grudge holder's answer to a push comes last

# The Adventure Pack: which modules are in the game, and their variants, as bits (O117, O130, O139, O140).
SURPRISES, EVENTS, CHALLENGES, ASYMMETRY = (1 << i for i in range(4))
BLANK_JUNK, ONLY_GOOD, LUCKY, CRYSTAL = (1 << i for i in range(4))

# Where a surprise token is, besides the spaces of the board: kept by seat 0 … 4, not dealt, gone.
KEPT: Final = 200
SPARE: Final = 210  # a Treasure that was not dealt (O128)
UNSEEN: Final = 211  # out of the game, and nobody knows it
GONE: Final = 212
STASHED: Final = 64  # beside the seats that spied a token: laid by an event, so all know it for a Treasure

CHIPS: Final = 8  # main, upper, lower, special of the added card, and the same of the Doping card
SPECIAL_CHIP: Final = 3
MOST_ROUNDS: Final = 200


@layout
class Race:
    """A race from the fry house to the sea. Crabs are numbered by colour, seats clockwise."""

    players: int = number()
    pairs: int = number()  # two players with two crabs each
    tiles: Cells = cells(5)  # the board from land to sea, NONE where there is no tile
    tile_rows: Cells = cells(5)  # how many rows each of them has
    spaces: int = number(np.int16)
    ground: Cells = cells(SPACES)
    arrow: Cells = cells(SPACES, kind=np.uint8)  # where a shortcut or a current leads
    # Of a shortcut 16 · icon + number of cards, of a current its direction; of others, for bots, the way.
    toll: Cells = cells(SPACES)
    starts: Cells = cells(MOST_CRABS, kind=np.uint8)
    extra: int = number(np.uint8)  # the Extra-action tiles in the game, as bits
    tile_cost: Cells = cells(8)
    main: Cells = cells(MOST_CARDS)
    left: Cells = cells(MOST_CARDS)  # 8 · upper half + lower half
    right: Cells = cells(MOST_CARDS)
    special: Cells = cells(MOST_CARDS)  # NONE on start cards

    owner: Cells = cells(MOST_CRABS)  # the seat of each crab, NONE if it is not in the game
    crabs: Cells = cells(MOST_CRABS, 2)  # the crabs of each seat
    place: Counts = cells(MOST_CRABS, kind=np.int16)
    knocked_over: Cells = cells(MOST_CRABS)
    token: Cells = cells(MOST_CRABS)  # activation token 1 or 2 of a pair's crabs

    shells: Cells = cells(MOST_CRABS)
    reserve: int = number()
    hand: Bits = cells(MOST_CRABS, kind=np.uint64)
    down: Cells = cells(MOST_CRABS)  # the face-down card
    trail_left: Cells = cells(MOST_CRABS)
    trail_right: Cells = cells(MOST_CRABS)
    discard_first: Cells = cells(MOST_CRABS)
    discard_last: Cells = cells(MOST_CRABS)
    pile: Cells = cells(3)  # the top cards of the visible Market piles
    draw_first: int = number()
    draw_last: int = number()
    follows: Cells = cells(MOST_CARDS)  # the next card to the right, laid later, below, or to be drawn next
    known: np.uint64 = number(np.uint64)  # cards whose way everybody could follow

    round_number: int = number(np.int16)  # `round` is a method of every row
    stage: int = number()
    cook: int = number()  # the seat with the cook token
    cook_used: int = number()
    mover: int = number()  # the seat that decides
    crab: int = number()  # the crab whose turn it is

    chips: Cells = cells(CHIPS)  # what the added cards still give: icons and specials
    tile_free: int = number()  # an Extra-action tile may still be used
    charge: int = number()
    phase: int = number()
    icon: int = number()  # the basic move that is being made
    pay_for: int = number()
    pay_left: int = number()
    goal: int = number(np.int16)  # where the active crab is moving
    links: int = number()  # of the chain decided so far
    link_crab: Cells = cells(MOST_CRABS)
    link_to: Counts = cells(MOST_CRABS, kind=np.int16)
    entering: int = number()  # crabs whose effects are still to be resolved
    enter_crab: Cells = cells(MOST_CRABS)
    enter_step: Cells = cells(MOST_CRABS)
    subject: int = number()  # the crab a question is about
    card: int = number()  # the card a question is about
    running: int = number()
    crowd: int = number()  # crabs moved by GULL, or left to move by CALL, as bits
    pend_forward: int = number()
    pend_diagonal: int = number()
    ending: int = number()  # the turn is ending
    rested: int = number()  # the turn began with a Rest: it has no card actions (O26)

    imagined: np.uint64 = number(np.uint64)  # the chance of a search instead of the match's; see `apply`
    modules: int = number()
    variants: int = number()
    decider: int = number()  # the seat that is asked in somebody else's turn, NONE: whose turn it is
    token_place: Cells = cells(TOKENS, kind=np.uint8)
    spied: Cells = cells(TOKENS)  # the seats that looked at a token, as bits
    event: Cells = cells(3)  # the face-down event card of each Beach tile
    event_now: int = number()  # the temporary event card in force
    events_seen: int = number(np.int16)
    challenge: Cells = cells(3)
    challenges_seen: int = number(np.uint8)
    reward: int = number()
    borders: int = number()  # crossed and not yet resolved, as bits (O134)
    asym: Cells = cells(MOST_CRABS)  # the Asymmetry card of each crab
    claws: Cells = cells(MOST_CRABS)
    stored: int = number()  # the hermit's card
    drawn: Cells = cells(3)  # cards the hermit chooses from
    offer: Cells = cells(2 * MOST_CRABS)  # 16 · (1st, 2nd pick) + card, two or four for each seat
    tailor: Cells = cells(2)  # the half that the tailor may use, of the added and of the Doping card
    blown: np.uint64 = number(np.uint64)  # cards put under the draw pile in an order nobody knows
    reaction: int = number()  # the card that may react
    surprise: int = number()  # the Junk that is being suffered
    row: int = number()
    option: int = number()  # of the Reward
    winners_left: int = number()  # seats that still get a trophy, as bits
    border: int = number()  # the border that is being resolved
    takers: int = number()  # seats that still take a Market card, as bits
    blinding: int = number()  # sand flies …
    victims: int = number()  # … at these seats, as bits
    spy_left: int = number()
    take_back: int = number()  # a card of the Discard pile comes back after the spying
    drifted: int = number()  # crabs that a token of their own moved, as bits
    look_until: int = number(np.int16)  # the round where a search stops looking; 0: the end of the race


BACK: Final = -1  # no question: what waits below goes on


@rule
def asked(s: Race) -> int:
    """The seat that decides: whose turn it is, or who was asked in between (section 13)."""
    return s.mover if s.decider == NONE else s.decider


@rule
def ask(s: Race, seat: int, phase: int) -> int:
    """Ask a seat a question in the present turn."""
    s.decider = NONE if seat == s.mover else seat
    return phase


@rule
def next_of(s: Race, seats: int) -> int:
    """The first of some seats, as bits, clockwise from whose turn it is."""
    seat = int(s.mover)
    while not seats >> seat & 1:
        seat = (seat + 1) % s.players
    return seat
