"""Crabs on the move: pushes, swaps, and what the spaces do to those who arrive."""

from __future__ import annotations

from seaboard.games.oh_crab.board import SEA
from seaboard.games.oh_crab.names import FORWARD, TAKE_SHELL
from seaboard.kernel.chance import Chance
from seaboard.kernel.kit import rule

from .cards import EMPTY_SET, discard_at_random
from .record import (
    IGNORE,
    KNOCK_OVER,
    MOVE_DIR,
    NONE,
    OBSTACLE,
    OBSTACLE_CARD,
    PUSH_DIR,
    SHELL,
    STEP_PUSHED,
    STEP_SHELL,
    Race,
)
from .steps import crab_on, is_partner, kind, leap, step

BACK = -1  # no question: what waits below goes on


@rule
def gain_shell(s: Race, seat: int) -> None:
    """A shell from the reserve, while there are any (O13, O38)."""
    if s.reserve > 0:
        s.reserve -= 1
        s.shells[seat] += 1


@rule
def note_arrival(s: Race, crab: int, first_step: int) -> None:
    """A crab has moved: what its new space does to it is still to come (O176)."""
    s.enter_crab[s.entering] = crab
    s.enter_step[s.entering] = first_step
    s.entering += 1


@rule
def put(s: Race, crab: int, to: int) -> None:
    """A crab stands on another space now, or is in the sea; module 2 and 3 will note borders here (O176)."""
    s.place[crab] = to
    if to == SEA:
        s.knocked_over[crab] = 0


@rule
def shift(s: Race, crab: int, to: int) -> None:
    """A crab is moved without pushing and without being knocked over (O80, O91)."""
    put(s, crab, to)
    note_arrival(s, crab, STEP_SHELL)


@rule
def trade_places(s: Race, other: int) -> None:
    """The active crab and another exchange spaces; the other's effects come first (O103, O105, O176)."""
    here, there = int(s.place[s.crab]), int(s.place[other])
    shift(s, other, here)
    shift(s, int(s.crab), there)


@rule
def set_out(s: Race, to: int) -> int:
    """The active crab moves onto a space: freely, by a swap, or with a push yet to be chosen (O50, O105)."""
    there = crab_on(s, to)
    if there == NONE:
        shift(s, int(s.crab), to)
        return BACK
    if is_partner(s, there):
        trade_places(s, there)
        return BACK
    s.goal = to
    s.links = 0
    return PUSH_DIR


@rule
def pushed_space(s: Race) -> int:
    """The space whose crab is to be pushed next: the last one named (O52)."""
    return int(s.goal) if s.links == 0 else int(s.link_to[s.links - 1])


@rule
def push(s: Race, direction: int) -> int:
    """Decide one link of the chain; when it is complete all move, the seaward end first (O51, O52, O56)."""
    space = pushed_space(s)
    to = step(s, space, direction)
    s.link_crab[s.links] = crab_on(s, space)
    s.link_to[s.links] = to
    s.links += 1
    if crab_on(s, to) != NONE:
        return PUSH_DIR
    for link in range(s.links - 1, -1, -1):
        pushed = int(s.link_crab[link])
        put(s, pushed, int(s.link_to[link]))
        note_arrival(s, pushed, STEP_PUSHED)
    shift(s, int(s.crab), int(s.goal))
    s.links = 0
    s.goal = 0
    return BACK


@rule
def basic(s: Race, icon: int) -> int:
    """A basic action: a shell, standing up, or a step; forward never asks where (O38, O58)."""
    if icon == TAKE_SHELL:
        gain_shell(s, int(s.mover))
        return BACK
    if s.knocked_over[s.crab]:
        s.knocked_over[s.crab] = 0
        return BACK
    if icon == FORWARD:
        return set_out(s, step(s, int(s.place[s.crab]), 0))
    s.icon = icon
    return MOVE_DIR


@rule
def jump(s: Race, direction: int) -> int:
    """The running jump (O99)."""
    return set_out(s, leap(s, int(s.place[s.crab]), direction))


# ------------------------------------------------------------------ effects of spaces


@rule
def meet_obstacle(s: Race, crab: int, rng: Chance) -> int:
    """Obstacles and knock-over obstacles, for the active crab, its partner and the others (O63–O65, O107)."""
    what = kind(s, int(s.place[crab]))
    if what != OBSTACLE and what != KNOCK_OVER:
        return BACK
    s.subject = crab
    if crab == s.crab and s.charge:
        return IGNORE
    return suffer(s, crab, rng)


@rule
def suffer(s: Race, crab: int, rng: Chance) -> int:
    """The obstacle works: knocked over, or a card lost, chosen in the own turn, else drawn (O64, O65)."""
    if kind(s, int(s.place[crab])) == KNOCK_OVER:
        s.knocked_over[crab] = 1
        return BACK
    owner = int(s.owner[crab])
    if owner != s.mover:
        discard_at_random(s, owner, rng)
        return BACK
    s.subject = crab
    return BACK if s.hand[owner] == EMPTY_SET else OBSTACLE_CARD


@rule
def next_arrival(s: Race, rng: Chance) -> int:
    """All effects of the first crab that waits for them; a question, or BACK (O56, O69, O176)."""
    crab, first_step = int(s.enter_crab[0]), s.enter_step[0]
    s.entering -= 1
    for i in range(s.entering):
        s.enter_crab[i] = s.enter_crab[i + 1]
        s.enter_step[i] = s.enter_step[i + 1]
    if s.place[crab] == SEA:
        return BACK
    if first_step == STEP_PUSHED:
        s.knocked_over[crab] = 1
    if first_step <= STEP_SHELL and s.ground[s.place[crab]] & SHELL:
        gain_shell(s, int(s.owner[crab]))
    # Module 1 will turn its surprise tokens here (O71, O124).
    return meet_obstacle(s, crab, rng)
