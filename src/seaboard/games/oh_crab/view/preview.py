"""Where each answer leads, noted for a view as moves note what they do: the preview before the click.

`view/choices.py` reads the notes.
"""

from __future__ import annotations

from seaboard.games.oh_crab.board import SEA, WIDTH
from seaboard.games.oh_crab.names import DIAGONAL, FORWARD, MOST_CRABS, TAKE_SHELL
from seaboard.games.oh_crab.pack import on_the_table as table
from seaboard.games.oh_crab.pack.asymmetry.rules import halves_to_sew, owes_pick, pickable
from seaboard.games.oh_crab.pack.challenges.rules import count_for
from seaboard.games.oh_crab.pack.surprises.rules import columns_to_choose
from seaboard.games.oh_crab.position.glance import COUNT, FIRST, look
from seaboard.games.oh_crab.rules import hooks, steps, verbs
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.cards import hand_size
from seaboard.games.oh_crab.rules.race import NONE, Race, asked
from seaboard.kernel.kit import entry, rule
from seaboard.kernel.layout import Positions
from seaboard.kernel.notes import Log, Notes, note, open_log

# What is noted: prices, the cook's move, counts; answers, each with its ways or spaces; then the pushes.
PRICE, COOK, COUNTED, ANSWER, STANDS_UP, WAY, SPACE, ARROW = range(8)
A_SHELL, A_CARD, A_FALL = 1, 2, 4  # what a way leads to, as bits
BY_STEP, BY_JUMP, BY_PUSH, BY_SWAP = range(
    4
)  # how a crab goes: what happens to who stands there depends on it


@entry
def preview(races: Positions, seat: int, seen: Notes, notes: Notes) -> None:
    """A glance, and what a seat's view shows besides: prices, counts, and where its answers lead (O170)."""
    look(races, seen)
    log = open_log(notes)
    s = races[0]
    for tile in range(8):
        if s.extra >> tile & 1:
            note(log, PRICE, tile, hooks.tile_price(s, tile))
    note(log, COOK, hooks.cook_move(s))
    for challenge in s.challenge:
        if challenge != NONE and s.challenges_seen >> challenge & 1:
            for one in range(s.players):
                note(log, COUNTED, count_for(s, int(challenge), one))
    if s.phase == r.PLAN or s.phase == r.OVER:
        return
    if s.phase == r.ASYM_PICK:
        for number in range(len(s.offer)):
            if seat != NONE and owes_pick(s, seat) and pickable(s, seat) >> number & 1:
                note(log, ANSWER, r.OFFER + number)
        return
    if seat != asked(s):
        return
    pushed = 0
    for i in range(seen[COUNT]):
        action = int(seen[FIRST + i])
        note(log, ANSWER, action)
        if s.phase == r.MENU or s.phase == r.PEND:
            pushed |= preview_action(s, action, log)
        elif action != r.END:
            pushed |= preview_answer(s, action, log)
    preview_pushes(s, pushed, log)


# ------------------------------------------------------------------ ways


@rule
def note_way(s: Race, crab: int, to: int, word: int, how: int, log: Log) -> int:
    """A space that a crab would go to and what happens there; who would be pushed, as a bit."""
    there = steps.crab_on(s, to)
    swapped = there != NONE and (how == BY_SWAP or (how != BY_PUSH and steps.is_partner(s, there)))
    waits = 0
    if to != SEA:
        waits |= A_SHELL if s.ground[to] & r.SHELL else 0
        waits |= A_CARD if steps.is_obstacle(s, to) else 0
        waits |= A_FALL if steps.kind(s, to) == r.KNOCK_OVER else 0
    note(log, WAY, to, crab, word, there, swapped, waits)
    return 1 << there if there != NONE and not swapped else 0


@rule
def note_steps(s: Race, crab: int, directions: int, how: int, log: Log) -> int:
    """The steps or jumps of a crab in some directions; who would be pushed, as bits."""
    space = int(s.place[crab])
    pushed = 0
    for direction in range(6):
        if directions >> direction & 1:
            to = steps.leap(s, space, direction) if how == BY_JUMP else steps.step(s, space, direction)
            pushed |= note_way(s, crab, to, r.DIRECTION + direction, how, log)
    return pushed


@rule
def note_hops(s: Race, columns: int, log: Log) -> int:
    """Some columns that the active crab may hop to; nobody is pushed (O85)."""
    row = int(s.place[s.crab]) // WIDTH * WIDTH
    for column in range(WIDTH):
        if columns >> column & 1:
            note_way(s, int(s.crab), row + column, r.COLUMN + column, BY_STEP, log)
    return 0


@rule
def note_verb(s: Race, verb: int, amount: int, cards: int, log: Log) -> int:
    """Where an action leads that moves the active crab, with so many Hand cards left; who would be pushed."""
    crab = int(s.crab)
    if verb == verbs.BASIC and amount != TAKE_SHELL:
        if s.knocked_over[crab]:
            note(log, STANDS_UP)
            return 0
        return note_steps(s, crab, steps.steps_seaward(s, cards) & steps.ways_of(amount), BY_STEP, log)
    if verb == verbs.CHANGE_PLACES:
        return note_steps(s, crab, steps.swaps(s, cards), BY_SWAP, log)
    if verb == verbs.LONG_JUMP:
        return note_steps(s, crab, steps.leaps(s, cards), BY_JUMP, log)
    return note_hops(s, steps.hops(s, cards), log) if verb == verbs.SIDE_HOP else 0


@rule
def preview_action(s: Race, action: int, log: Log) -> int:
    """Where an answer to the menu leads; who would be pushed, as bits (O27)."""
    cards = hand_size(s, s.mover)
    if action == r.USE_SHORTCUT:
        return note_way(s, int(s.crab), int(s.arrow[s.place[s.crab]]), NONE, BY_STEP, log)
    if action == r.COOK:
        return note_verb(s, verbs.BASIC, hooks.cook_move(s), cards, log)
    if action == r.PEND_FORWARD or action == r.TREASURE + table.FLIPPERS - table.FIRST_TREASURE:
        return note_verb(s, verbs.BASIC, FORWARD, cards, log)
    if action == r.PEND_DIAGONAL or action == r.TREASURE + table.COMPASS - table.FIRST_TREASURE:
        return note_verb(s, verbs.BASIC, DIAGONAL, cards, log)
    if r.TILE <= action < r.TILE + len(verbs.TILE_VERBS):
        tile = action - r.TILE
        return note_verb(s, verbs.TILE_VERBS[tile, 0], verbs.TILE_VERBS[tile, 1], cards, log)
    if action == r.CLAW:
        return preview_claw(s, cards, log)
    if r.MAIN <= action < r.MAIN + 4 or r.MAIN_TWO <= action < r.MAIN_TWO + 4:
        chip = action - r.MAIN if action < r.MAIN + 4 else action - r.MAIN_TWO + 4
        gives = int(s.chips[chip])
        if chip & 3 != r.SPECIAL_CHIP:
            return note_verb(s, verbs.BASIC, gives, cards, log)
        left = cards - verbs.SPECIAL_VERBS[gives, 0]
        return note_verb(s, verbs.SPECIAL_VERBS[gives, 1], verbs.SPECIAL_VERBS[gives, 2], left, log)
    return 0


@rule
def preview_claw(s: Race, cards: int, log: Log) -> int:
    """The active crab's ability, where it moves (O160)."""
    card = s.asym[s.crab]
    if card == table.SPRINTER:
        return note_verb(s, verbs.BASIC, FORWARD, cards, log)
    if card == table.DANCER:
        return note_verb(s, verbs.BASIC, DIAGONAL, cards, log)
    if card == table.TAILOR:  # with two halves the player says first which (O166)
        halves = halves_to_sew(s, verbs.possible_icons(s, cards))
        return 0 if halves == 0b11 else note_verb(s, verbs.BASIC, int(s.tailor[halves >> 1]), cards, log)
    return note_verb(s, verbs.LONG_JUMP, 2, cards, log) if card == table.JUMPER else 0


@rule
def preview_answer(s: Race, action: int, log: Log) -> int:
    """Where an answer to any other question leads: a way, a crab's ways, or the spaces it is about."""
    phase = s.phase
    cards = hand_size(s, s.mover)
    if phase == r.TAILOR_HALF:
        return note_verb(s, verbs.BASIC, int(s.tailor[action - r.MAIN - 1]), cards, log)
    if r.DIRECTION <= action < r.DIRECTION + 6:
        direction = 1 << action - r.DIRECTION
        if phase == r.PUSH_DIR:
            return note_steps(s, steps.crab_to_push(s), direction, BY_PUSH, log)
        if phase == r.JUMP_DIR:
            return note_steps(s, int(s.crab), direction, BY_JUMP, log)
        if phase == r.SWAP_DIR:
            return note_steps(s, int(s.crab), direction, BY_SWAP, log)
        return note_steps(s, int(s.crab if phase == r.MOVE_DIR else s.subject), direction, BY_STEP, log)
    if r.CRAB <= action < r.CRAB + MOST_CRABS:
        crab = action - r.CRAB
        if phase == r.GULL_CRAB:
            return note_steps(s, crab, steps.landward_steps(s, crab), BY_STEP, log)
        if phase == r.PASS_CRAB:
            return note_steps(s, crab, steps.free_steps(s, crab), BY_STEP, log)
        if phase == r.CALL_CRAB:
            return note_steps(s, crab, steps.free_seaward_steps(s, crab, cards), BY_STEP, log)
    if r.COLUMN <= action < r.COLUMN + WIDTH:
        column = action - r.COLUMN
        if phase == r.HOP_COLUMN:
            return note_hops(s, 1 << column, log)
        if phase != r.PLACE2:
            note(log, SPACE, int(s.row) * WIDTH + column)
    if r.ROW <= action < r.REWARD_OPTION:
        row = action - r.ROW
        columns = columns_to_choose(s, row)
        for column in range(WIDTH):
            if columns >> column & 1:
                note(log, SPACE, row * WIDTH + column)
    return 0


@rule
def preview_pushes(s: Race, pushed: int, log: Log) -> None:
    """Every push that could become part of a chain, from the crabs on that are pushed first (O52, O54)."""
    done = 0
    while pushed & ~done:
        for crab in range(MOST_CRABS):
            if not (pushed & ~done) >> crab & 1:
                continue
            done |= 1 << crab
            space = int(s.place[crab])
            ways = steps.push_directions(s, space)
            for direction in range(6):
                if ways >> direction & 1:
                    to = steps.step(s, space, direction)
                    note(log, ARROW, crab, space, to, direction)
                    there = steps.crab_on(s, to)
                    pushed |= 1 << there if there != NONE else 0
