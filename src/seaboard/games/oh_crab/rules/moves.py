"""Crabs on the move: pushes, swaps, and what the spaces do to those who arrive."""

from __future__ import annotations

from seaboard.games.oh_crab import board
from seaboard.games.oh_crab.board import SEA
from seaboard.games.oh_crab.names import FORWARD, TAKE_SHELL
from seaboard.kernel.chance import Chance
from seaboard.kernel.kit import rule
from seaboard.kernel.notes import Log, note

from . import hooks, noted
from . import race as r
from .cards import EMPTY_SET, gain_shells, lose_at_random
from .race import BACK, NONE, Race, ask, next_of
from .steps import crab_on, is_obstacle, is_partner, kind, pushed_space, step


@rule
def await_effects(s: Race, crab: int, first_step: int) -> None:
    """A crab has moved: what its new space does to it is still to come (O176)."""
    s.enter_crab[s.entering] = crab
    s.enter_step[s.entering] = first_step
    s.entering += 1


@rule
def put(s: Race, crab: int, to: int, way: int, direction: int, log: Log) -> None:
    """A crab stands on another space now, or is in the sea, where nobody lies on the back (O176)."""
    origin = int(s.place[crab])
    s.place[crab] = to
    if to == SEA:
        s.knocked_over[crab] = 0
    note(log, noted.MOVED, crab, origin, to, way, direction)
    hooks.after_step(s, crab, origin, to)


@rule
def shift(s: Race, crab: int, to: int, way: int, direction: int, log: Log) -> None:
    """A crab is moved without being knocked over (O80, O91)."""
    put(s, crab, to, way, direction, log)
    await_effects(s, crab, r.STEP_SHELL)


@rule
def send(s: Race, direction: int, way: int, log: Log) -> int:
    """The crab that was asked about makes a step (O80, O81, O91, O153)."""
    shift(s, int(s.subject), step(s, int(s.place[s.subject]), direction), way, direction, log)
    return BACK


@rule
def trade_places(s: Race, other: int, way: int, log: Log) -> None:
    """The active crab and another exchange spaces; the other's effects come first (O103, O105, O176)."""
    here, there = int(s.place[s.crab]), int(s.place[other])
    shift(s, other, here, way, NONE, log)
    shift(s, int(s.crab), there, way, NONE, log)


@rule
def set_out(s: Race, to: int, way: int, direction: int, log: Log) -> int:
    """The active crab moves onto a space: freely, by a swap, or with a push yet to be chosen (O50, O105)."""
    there = crab_on(s, to)
    if there == NONE:
        shift(s, int(s.crab), to, way, direction, log)
        return BACK
    if is_partner(s, there):
        trade_places(s, there, noted.SWAP, log)
        return BACK
    s.goal = to
    s.links = 0
    return hooks.who_directs_push(s)


@rule
def push(s: Race, direction: int, log: Log) -> int:
    """Decide one link of the chain; when it is complete all move, the seaward end first (O51, O52, O56)."""
    space = pushed_space(s)
    to = step(s, space, direction)
    s.link_crab[s.links] = crab_on(s, space)
    s.link_to[s.links] = to
    s.links += 1
    if crab_on(s, to) != NONE:
        return hooks.who_directs_push(s)
    last = s.links - 1
    for link in range(last, -1, -1):
        pushed = int(s.link_crab[link])
        put(s, pushed, int(s.link_to[link]), noted.PUSHED, direction if link == last else NONE, log)
        await_effects(s, pushed, r.STEP_PUSHED | r.GRUDGE if hooks.bears_grudge(s, pushed) else r.STEP_PUSHED)
    shift(s, int(s.crab), int(s.goal), noted.PUSHING, NONE, log)
    s.links = 0
    s.goal = 0
    return BACK


@rule
def basic(s: Race, icon: int, log: Log) -> int:
    """A basic action: a shell, standing up, or a step; forward never asks where (O38, O58)."""
    if icon == TAKE_SHELL:
        gain_shells(s, int(s.mover), 1, NONE, noted.O38, log)
        return BACK
    if s.knocked_over[s.crab]:
        stand_up(s, int(s.crab), noted.O58, log)
        return BACK
    if icon == FORWARD:
        return set_out(s, step(s, int(s.place[s.crab]), board.N), noted.STEP, board.N, log)
    s.icon = icon
    return r.MOVE_DIR


@rule
def knock_over(s: Race, crab: int, clause: int, log: Log) -> None:
    """A crab lies on its back; twice is no more than once (O53, O59, O65)."""
    if not s.knocked_over[crab]:
        s.knocked_over[crab] = 1
        note(log, noted.KNOCKED_OVER, crab, s.place[crab], clause)


@rule
def stand_up(s: Race, crab: int, clause: int, log: Log) -> None:
    """A crab is on its legs again (O24, O58)."""
    if s.knocked_over[crab]:
        s.knocked_over[crab] = 0
        note(log, noted.STOOD, crab, clause)


@rule
def fall(s: Race, crab: int, log: Log) -> int:
    """A pushed crab is knocked over, if nothing and nobody prevents it (O53)."""
    if s.knocked_over[crab] or not hooks.pushes_knock_over(s):
        return BACK
    question = hooks.before_fall(s, crab)
    if question == BACK:
        knock_over(s, crab, noted.O53, log)
    return question


@rule
def pick_shell(s: Race, crab: int, log: Log) -> int:
    """The shell of a space (O68)."""
    if not s.ground[s.place[crab]] & r.SHELL or s.reserve == 0:
        return BACK
    gain_shells(s, int(s.owner[crab]), 1, crab, noted.O68, log)
    return hooks.after_shell(s, crab)


@rule
def meet_obstacle(s: Race, crab: int, rng: Chance, log: Log) -> int:
    """Obstacles and knock-over obstacles, for the active crab, its partner and the others (O63–O65, O107)."""
    space = int(s.place[crab])
    if kind(s, space) != r.KNOCK_OVER and not is_obstacle(s, space):
        return BACK
    s.subject = crab
    if crab == s.crab and s.charge:
        return r.IGNORE
    return suffer(s, crab, rng, log)


@rule
def suffer(s: Race, crab: int, rng: Chance, log: Log) -> int:
    """The obstacle works: knocked over, or a card lost, if there is one (O64, O65)."""
    if kind(s, int(s.place[crab])) == r.KNOCK_OVER:
        knock_over(s, crab, noted.O65, log)
        return BACK
    if s.hand[s.owner[crab]] == EMPTY_SET:
        return BACK
    question = hooks.before_loss(s, crab)
    return lose_to_obstacle(s, crab, rng, log) if question == BACK else question


@rule
def lose_to_obstacle(s: Race, crab: int, rng: Chance, log: Log) -> int:
    """A card of choice for who went there by the own doing, else a random one (O63, O64)."""
    owner = int(s.owner[crab])
    if owner != s.mover and not hooks.moved_itself(s, crab):
        lose_at_random(s, owner, noted.O64, rng, log)
        return BACK
    s.subject = crab
    return ask(s, owner, r.OBSTACLE_CARD)


@rule
def arrived(s: Race) -> None:
    """The first crab that waits has nothing more to expect."""
    s.entering -= 1
    for i in range(s.entering):
        s.enter_crab[i] = s.enter_crab[i + 1]
        s.enter_step[i] = s.enter_step[i + 1]


@rule
def next_step(s: Race, rng: Chance, log: Log) -> int:
    """One step of the first crab that waits for its effects; a question, or BACK (O56, O69, O176)."""
    crab, now = int(s.enter_crab[0]), int(s.enter_step[0])
    at = now & r.STEP
    # Nothing happens in the sea, nor, in the base game, on a standard space without any symbol (O61).
    plain = at == r.STEP_SHELL and s.modules == 0
    if s.place[crab] == SEA or (plain and s.ground[s.place[crab]] == r.STANDARD):
        arrived(s)
        return BACK
    if at < r.STEP_OBSTACLE:
        s.enter_step[0] = now + 1
    elif at == r.STEP_OBSTACLE and now & r.GRUDGE:
        s.enter_step[0] = r.STEP_GRUDGE | r.GRUDGE
    else:
        arrived(s)
    if at == r.STEP_PUSHED:
        return fall(s, crab, log)
    if at == r.STEP_SHELL:
        return pick_shell(s, crab, log)
    if at == r.STEP_SURPRISE:
        return hooks.turn_token(s, crab, log) if s.modules else BACK
    return meet_obstacle(s, crab, rng, log) if at == r.STEP_OBSTACLE else hooks.after_push(s, crab)


@rule
def next_sand(s: Race, rng: Chance, log: Log) -> int:
    """The next victim clockwise loses a random card (O83)."""
    if s.victims == 0:
        s.blinding = 0
        return BACK
    seat = next_of(s, int(s.victims))
    s.victims &= ~(1 << seat)
    question = hooks.before_sand(s, seat)
    if question == BACK:
        lose_at_random(s, seat, noted.O83, rng, log)
    return question
