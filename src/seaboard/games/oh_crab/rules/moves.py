"""Crabs on the move: pushes, swaps, and what the spaces do to those who arrive."""

from __future__ import annotations

from seaboard.games.oh_crab.board import SEA
from seaboard.games.oh_crab.names import FORWARD, TAKE_SHELL
from seaboard.games.oh_crab.pack.asymmetry.rules import (
    bears_grudge,
    chooses_own_way,
    is_in_anothers_turn,
    let_react,
)
from seaboard.games.oh_crab.pack.event_cards.rules import note_borders
from seaboard.games.oh_crab.pack.on_the_table import (
    ARMOURED,
    COLLECTOR,
    GLUTTON,
    GRUDGE_HOLDER,
    OPPORTUNIST,
    SOFT_SAND,
    can_use_claw,
    in_force,
)
from seaboard.games.oh_crab.pack.surprises.rules import turn_token
from seaboard.games.oh_crab.rules.asking import BACK, ask, gain_shell
from seaboard.games.oh_crab.rules.cards import EMPTY_SET, discard_at_random
from seaboard.games.oh_crab.rules.race import (
    GRUDGE,
    IGNORE,
    KNOCK_OVER,
    MOVE_DIR,
    NONE,
    OBSTACLE_CARD,
    PUSH_DIR,
    SHELL,
    STEP,
    STEP_GRUDGE,
    STEP_OBSTACLE,
    STEP_PUSHED,
    STEP_SHELL,
    STEP_SURPRISE,
    SURPRISES,
    Race,
)
from seaboard.games.oh_crab.rules.steps import (
    crab_on,
    crab_to_push,
    is_obstacle,
    is_partner,
    kind,
    leap,
    pushed_space,
    step,
)
from seaboard.kernel.chance import Chance
from seaboard.kernel.kit import rule


@rule
def note_arrival(s: Race, crab: int, first_step: int) -> None:
    """A crab has moved: what its new space does to it is still to come (O176)."""
    s.enter_crab[s.entering] = crab
    s.enter_step[s.entering] = first_step
    s.entering += 1
    s.drifted &= ~(1 << crab)


@rule
def put(s: Race, crab: int, to: int) -> None:
    """A crab stands on another space now, or is in the sea, and may have crossed borders (O176)."""
    note_borders(s, int(s.place[crab]), to)
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
    return ask_where_to_push(s)


@rule
def ask_where_to_push(s: Race) -> int:
    """Whose turn it is chooses, unless the crab's owner may and wants to (O51, A11)."""
    return let_react(s, crab_to_push(s), OPPORTUNIST) if chooses_own_way(s) else PUSH_DIR


@rule
def push(s: Race, direction: int) -> int:
    """Decide one link of the chain; when it is complete all move, the seaward end first (O51, O52, O56)."""
    space = pushed_space(s)
    to = step(s, space, direction)
    s.link_crab[s.links] = crab_on(s, space)
    s.link_to[s.links] = to
    s.links += 1
    if crab_on(s, to) != NONE:
        return ask_where_to_push(s)
    for link in range(s.links - 1, -1, -1):
        pushed = int(s.link_crab[link])
        put(s, pushed, int(s.link_to[link]))
        note_arrival(s, pushed, STEP_PUSHED | GRUDGE if bears_grudge(s, pushed) else STEP_PUSHED)
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
def fall(s: Race, crab: int) -> int:
    """A pushed crab is knocked over, not on soft sand; the armoured one may stay standing (O53, E11, A3)."""
    if in_force(s, SOFT_SAND) or s.knocked_over[crab]:
        return BACK
    if can_use_claw(s, crab, ARMOURED) and is_in_anothers_turn(s, crab):
        return let_react(s, crab, ARMOURED)
    s.knocked_over[crab] = 1
    return BACK


@rule
def pick_shell(s: Race, crab: int) -> int:
    """The shell of a space; the collector may take one more in the own turn (O68, A4)."""
    if not s.ground[s.place[crab]] & SHELL or s.reserve == 0:
        return BACK
    gain_shell(s, int(s.owner[crab]))
    if s.reserve > 0 and can_use_claw(s, crab, COLLECTOR) and not is_in_anothers_turn(s, crab):
        return let_react(s, crab, COLLECTOR)
    return BACK


@rule
def meet_obstacle(s: Race, crab: int, rng: Chance) -> int:
    """Obstacles and knock-over obstacles, for the active crab, its partner and the others (O63–O65, O107)."""
    space = int(s.place[crab])
    if kind(s, space) != KNOCK_OVER and not is_obstacle(s, space):
        return BACK
    s.subject = crab
    if crab == s.crab and s.charge:
        return IGNORE
    return suffer(s, crab, rng)


@rule
def suffer(s: Race, crab: int, rng: Chance) -> int:
    """The obstacle works: knocked over, or a card lost, which the glutton may keep (O64, O65, A14)."""
    if kind(s, int(s.place[crab])) == KNOCK_OVER:
        s.knocked_over[crab] = 1
        return BACK
    if s.hand[s.owner[crab]] == EMPTY_SET:
        return BACK
    if can_use_claw(s, crab, GLUTTON):
        return let_react(s, crab, GLUTTON)
    return lose_to_obstacle(s, crab, rng)


@rule
def lose_to_obstacle(s: Race, crab: int, rng: Chance) -> int:
    """A card of choice for who went there by the own doing, else a random one (O63, O64, O129, O153)."""
    owner = int(s.owner[crab])
    if owner != s.mover and s.border == NONE and not s.drifted >> crab & 1:
        discard_at_random(s, owner, rng)
        return BACK
    s.subject = crab
    return ask(s, owner, OBSTACLE_CARD)


@rule
def grudge(s: Race, crab: int) -> int:
    """The grudge holder may make the pusher lose a card (A10)."""
    if s.hand[s.mover] == EMPTY_SET or not bears_grudge(s, crab):
        return BACK
    return let_react(s, crab, GRUDGE_HOLDER)


@rule
def arrived(s: Race) -> None:
    """The first crab that waits has nothing more to expect."""
    s.entering -= 1
    for i in range(s.entering):
        s.enter_crab[i] = s.enter_crab[i + 1]
        s.enter_step[i] = s.enter_step[i + 1]


@rule
def next_step(s: Race, rng: Chance) -> int:
    """One step of the first crab that waits for its effects; a question, or BACK (O56, O69, O176)."""
    crab, now = int(s.enter_crab[0]), int(s.enter_step[0])
    at = now & STEP
    if s.place[crab] == SEA:
        arrived(s)
        return BACK
    if at < STEP_OBSTACLE:
        s.enter_step[0] = now + 1
    elif at == STEP_OBSTACLE and now & GRUDGE:
        s.enter_step[0] = STEP_GRUDGE | GRUDGE
    else:
        arrived(s)
    if at == STEP_PUSHED:
        return fall(s, crab)
    if at == STEP_SHELL:
        return pick_shell(s, crab)
    if at == STEP_SURPRISE:
        return turn_token(s, crab) if s.modules & SURPRISES else BACK
    return meet_obstacle(s, crab, rng) if at == STEP_OBSTACLE else grudge(s, crab)


@rule
def drift_back(s: Race, crab: int, direction: int) -> None:
    """A plastic bag drags the crab back; its new space comes first, then its grudge (J5, O176)."""
    put(s, crab, step(s, int(s.place[crab]), direction))
    s.enter_step[0] = STEP_SHELL | (s.enter_step[0] & GRUDGE)
    s.drifted |= 1 << crab
