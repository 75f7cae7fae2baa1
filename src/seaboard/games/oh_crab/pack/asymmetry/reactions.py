"""Asymmetry cards that react, mostly in another's turn: when they are asked, what they do (O161, O176)."""

from __future__ import annotations

from seaboard.games.oh_crab.pack import noted
from seaboard.games.oh_crab.pack import on_the_table as table
from seaboard.games.oh_crab.pack.challenges.rules import award
from seaboard.games.oh_crab.pack.on_the_table import can_use_claw, let_react, spend_claw, token_on
from seaboard.games.oh_crab.pack.surprises.rules import suffer_junk
from seaboard.games.oh_crab.rules import cards, moves, steps
from seaboard.games.oh_crab.rules import noted as base
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.race import BACK, NONE, Race, ask
from seaboard.kernel.chance import Chance
from seaboard.kernel.kit import rule
from seaboard.kernel.notes import Log, note


@rule
def is_in_anothers_turn(s: Race, crab: int) -> bool:
    """It is not the turn of the crab's owner (O161)."""
    return bool(s.owner[crab] != s.mover)


@rule
def who_directs_push(s: Race) -> int:
    """Whose turn it is chooses a pushed crab's way, unless the opportunist may and wants to (O51, A11)."""
    return let_react(s, steps.crab_to_push(s), table.OPPORTUNIST) if chooses_own_way(s) else r.PUSH_DIR


@rule
def chooses_own_way(s: Race) -> bool:
    """The crab to be pushed next may choose where it goes, and there is a choice (A11, O176)."""
    crab = steps.crab_to_push(s)
    if not can_use_claw(s, crab, table.OPPORTUNIST) or not is_in_anothers_turn(s, crab):
        return False
    ways = steps.push_directions(s, steps.pushed_space(s))
    return ways & (ways - 1) != 0


@rule
def may_direct_push(s: Race, crab: int, seat: int) -> bool:
    """A seat decides where its own opportunist is pushed (A11)."""
    return bool(s.owner[crab] == seat and s.asym[crab] == table.OPPORTUNIST)


@rule
def before_fall(s: Race, crab: int) -> int:
    """The armoured one may stay standing when another pushes it (A3)."""
    if not can_use_claw(s, crab, table.ARMOURED) or not is_in_anothers_turn(s, crab):
        return BACK
    return let_react(s, crab, table.ARMOURED) if armour_helps(s, crab) else BACK


@rule
def armour_helps(s: Race, crab: int) -> bool:
    """On a knock-over obstacle it falls anyway, unless a token may still carry it off (O176)."""
    space = int(s.place[crab])
    return steps.kind(s, space) != r.KNOCK_OVER or (
        token_on(s, space) != NONE and not s.variants & r.BLANK_JUNK
    )


@rule
def after_shell(s: Race, crab: int) -> int:
    """The collector may take one more shell in the own turn (A4)."""
    helps = s.reserve > 0 and can_use_claw(s, crab, table.COLLECTOR) and not is_in_anothers_turn(s, crab)
    return let_react(s, crab, table.COLLECTOR) if helps else BACK


@rule
def before_loss(s: Race, crab: int) -> int:
    """The glutton may keep the card that an obstacle takes (A14)."""
    return let_react(s, crab, table.GLUTTON) if can_use_claw(s, crab, table.GLUTTON) else BACK


@rule
def before_sand(s: Race, seat: int) -> int:
    """The glutton may keep the card that sand takes from its owner (A14)."""
    crab = table.crab_with(s, table.GLUTTON)
    return let_react(s, crab, table.GLUTTON) if crab != NONE and s.owner[crab] == seat else BACK


@rule
def bears_grudge(s: Race, crab: int) -> bool:
    """A pushed crab whose owner may make the pusher pay (A10)."""
    return can_use_claw(s, crab, table.GRUDGE_HOLDER) and is_in_anothers_turn(s, crab)


@rule
def after_push(s: Race, crab: int) -> int:
    """The grudge holder may make a pusher with a Hand card lose one (A10)."""
    if s.hand[s.mover] == cards.EMPTY_SET or not bears_grudge(s, crab):
        return BACK
    return let_react(s, crab, table.GRUDGE_HOLDER)


@rule
def answer_reaction(s: Race, yes: bool, rng: Chance, log: Log) -> int:
    """A card reacts for a Claw, or what it could have prevented happens (O160, O163, O166, O176)."""
    card, crab, owner = int(s.reaction), int(s.subject), int(s.owner[s.subject])
    clause = base.O161 if card == table.OPPORTUNIST else base.O149 if card == table.CHAMPION else base.O163
    note(log, noted.REACTED if yes else noted.DECLINED, owner, crab, card, clause)
    if yes:
        spend_claw(s, crab)
    if card == table.OPPORTUNIST:
        return ask(s, owner if yes else int(s.mover), r.PUSH_DIR)
    if card == table.CHAMPION:
        award(s, int(s.border), owner if yes else NONE, log)
    elif card == table.SNIFFER:
        token = token_on(s, int(s.place[crab]))
        if not yes:
            return suffer_junk(s, crab, token, log)
        s.token_place[token] = r.GONE
    elif yes and card == table.COLLECTOR:
        cards.gain_shells(s, owner, 1, NONE, base.O160, log)
    elif yes and card == table.GRUDGE_HOLDER:
        cards.lose_at_random(s, int(s.mover), base.O161, rng, log)
    elif not yes and card == table.ARMOURED:
        moves.knock_over(s, crab, base.O53, log)
    elif not yes and card == table.GLUTTON:
        if not s.blinding:
            return moves.lose_to_obstacle(s, crab, rng, log)
        cards.lose_at_random(s, owner, base.O83, rng, log)
    return BACK
