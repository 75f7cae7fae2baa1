"""Why a crab cannot go somewhere, and why an action cannot be used: what all explanations are made of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from seaboard.match.errors import Clause, Refusal

from .board import COLUMNS, DIRECTIONS, NAMES, NOWHERE, SEA, SEAWARD, WIDTH
from .facts import ACTION_CLAUSES
from .names import EXTRA_TILES, ICONS, LETTERS, SPECIALS, TAKE_SHELL
from .rules import hooks, steps, verbs
from .rules import race as r
from .rules.cards import cards_with_icon

PLACELESS: Final = (verbs.LET_THROUGH, verbs.TRAIL_MAIN, verbs.CARD_MAIN)  # whatever the own crab's place
NEEDS_LEGS: Final = (verbs.SIDE_HOP, verbs.CHANGE_PLACES, verbs.LONG_JUMP)


def no(clause: str, reason: str, **params: Any) -> Refusal:
    """A refusal with its clause."""
    return Refusal(Clause(clause), params, reason)


def common(reasons: Iterable[Refusal | None], otherwise: Refusal) -> Refusal:
    """What bars every way, if it is always the same; the end of the beach counts for none."""
    found = [reason for reason in reasons if reason is not None and reason.reason != "off-the-board"]
    return found[0] if len({reason.reason for reason in found}) == 1 else otherwise


def cards_held(s: r.Race) -> int:
    """The Hand cards of whose turn it is."""
    return int(s.hand[s.mover]).bit_count()


def why_not_here(s: r.Race, needs_legs: bool = True) -> Refusal | None:
    """A crab in the sea has no place any more (O96, O116), one on its back no legs (O57)."""
    if not steps.on_beach(s, int(s.crab)):
        return no("O116" if s.pairs else "O96", "in-the-sea", crab=LETTERS[s.crab])
    return no("O57", "knocked-over", crab=LETTERS[s.crab]) if needs_legs and s.knocked_over[s.crab] else None


# ------------------------------------------------------------------ ways


def why_not_enter(s: r.Race, space: int, cards: int) -> Refusal | None:
    """Why the active crab may not land on a space with so many cards: its condition, or who stands there."""
    if space == SEA:
        return None
    cell, there = NAMES[space], int(steps.crab_on(s, space))
    if int(s.ground[space]) & r.KIND == r.INACCESSIBLE:
        return no("O62", "inaccessible", cell=cell)
    if steps.is_obstacle(s, space) and cards < 1 and not s.charge:
        return no("O63", "obstacle-needs-card", cell=cell)
    if there != r.NONE and not steps.is_partner(s, there) and not steps.can_be_pushed(s, space):
        return no("O54", "cannot-be-pushed", crab=LETTERS[there], cell=cell)
    return None


def why_not_step(s: r.Race, direction: int, cards: int, jump: bool = False) -> Refusal | None:
    """Why the active crab cannot step, or jump, in a direction."""
    to = int((steps.leap if jump else steps.step)(s, int(s.place[s.crab]), direction))
    if to == NOWHERE:
        return no("O48", "off-the-board", direction=DIRECTIONS[direction])
    if steps.reeds_bar(s, direction, to) and not s.charge:
        return no("O72", "reeds", cell=NAMES[to])
    return why_not_enter(s, to, cards)


def why_not_move(s: r.Race, icon: int, direction: int, cards: int) -> Refusal:
    """Why a basic move cannot go in a direction (O38)."""
    barred = why_not_step(s, direction, cards) if int(steps.ways_of(icon)) >> direction & 1 else None
    return barred or no("O38", "wrong-way", icon=ICONS[icon], direction=DIRECTIONS[direction])


def why_not_swap(s: r.Race, direction: int, cards: int) -> Refusal:
    """Why the active crab cannot change places in a direction (O103)."""
    to = int(steps.step(s, int(s.place[s.crab]), direction))
    if to in (NOWHERE, SEA) or steps.crab_on(s, to) == r.NONE:
        return no("O103", "nobody-there", direction=DIRECTIONS[direction])
    if steps.reeds_bar(s, direction, to) and not s.charge:
        return no("O72", "reeds", cell=NAMES[to])
    if steps.is_obstacle(s, to) and cards < 1 and not s.charge:
        return no("O63", "obstacle-needs-card", cell=NAMES[to])
    return no("O72", "reeds", cell=NAMES[s.place[s.crab]])  # the other crab would have to cross them


def why_not_hop(s: r.Race, column: int, cards: int) -> Refusal:
    """Why the active crab cannot hop to a column (O85)."""
    space = int(s.place[s.crab])
    to = space // WIDTH * WIDTH + column
    there, nothing = int(steps.crab_on(s, to)), no("O85", "not-level", column=COLUMNS[column])
    if (to - space) % 2 or to == space:
        return nothing
    if there != r.NONE:
        return no("O49", "occupied", cell=NAMES[to], crab=LETTERS[there])
    return why_not_enter(s, to, cards) or nothing


# ------------------------------------------------------------------ actions of the menu


def why_not_basic(s: r.Race, icon: int, cards: int) -> Refusal:
    """Why a basic action can do nothing: no shells, no crab, or what bars every way."""
    if icon == TAKE_SHELL:
        return no("O13", "no-shells-left")
    if lost := why_not_here(s, needs_legs=False):
        return lost
    ways = [direction for direction in SEAWARD if int(steps.ways_of(icon)) >> direction & 1]
    barred = [why_not_step(s, direction, cards) for direction in ways]
    return common(barred, no("O39", "no-way", icon=ICONS[icon]))


def why_not_verb(s: r.Race, verb: int, amount: int, cards: int, nothing: Refusal) -> Refusal:
    """Why an action can do nothing with so many Hand cards left; else `nothing` that it could do (O33)."""
    if verb == verbs.BASIC:
        return why_not_basic(s, amount, cards)
    if verb == verbs.CARD_EXCHANGE:
        return no("O42", "market-empty") if s.hand[s.mover] else no("O45", "nothing-to-give")
    if verb == verbs.DOPING:
        return no("O100", "nothing-to-add")
    if verb == verbs.TAKE_ALL_BACK:
        return no("O101", "nothing-discarded")
    if helpless := why_not_here(s, verb in NEEDS_LEGS):
        return nothing if verb in PLACELESS else helpless
    here = int(s.place[s.crab])
    barred = no(str(nothing.clause), "no-landing")
    if verb == verbs.LONG_JUMP:
        return common((why_not_step(s, way, cards, jump=True) for way in SEAWARD), barred)
    if verb == verbs.SIDE_HOP:
        level = [column for column in range(here % WIDTH & 1, WIDTH, 2) if column != here % WIDTH]
        return common((why_not_hop(s, column, cards) for column in level), barred)
    if verb == verbs.CHANGE_PLACES:
        there = [int(steps.step(s, here, way)) for way in range(6)]
        beside = [way for way, to in enumerate(there) if to != NOWHERE and steps.crab_on(s, to) != r.NONE]
        alone = no("O103", "nobody-beside", crab=LETTERS[s.crab])
        return common((why_not_swap(s, way, cards) for way in beside), barred if beside else alone)
    return nothing


def why_not_action(s: r.Race, action: int, word: str) -> Refusal:
    """Why an action of the base game's menu cannot be used now."""
    if action == r.USE_SHORTCUT:
        return why_not_shortcut(s)
    if action == r.COOK:
        return why_not_cook(s)
    if r.TILE <= action < r.USE_SHORTCUT:
        return why_not_tile(s, action - r.TILE)
    if action in (r.PEND_FORWARD, r.PEND_DIAGONAL):
        return no("O87", "no-such-move", word=word)
    chip = action - r.MAIN if action < r.MAIN + 4 else action - r.MAIN_TWO + 4
    gives = int(s.chips[chip])
    if gives == r.NONE:
        return no("O26", "rested-this-turn") if s.rested else no("O27", "not-available", word=word)
    special = chip & 3 == r.SPECIAL_CHIP
    return why_not_special(s, gives) if special else why_not_basic(s, gives, cards_held(s))


def why_not_cook(s: r.Race) -> Refusal:
    """Why the cook gives nothing: somebody else has her, she has given, or her move leads nowhere (O34)."""
    if s.mover != s.cook:
        return no("O34", "not-the-cook", holder=LETTERS[s.crabs[s.cook, 0]])
    if s.cook_used:
        return no("O115" if s.pairs else "O34", "cook-used")
    return why_not_basic(s, int(hooks.cook_move(s)), cards_held(s))


def why_not_special(s: r.Race, special: int) -> Refusal:
    """Why a special action cannot be used: its card, its crab, or nothing it could do."""
    name, cards = SPECIALS[special], cards_held(s)
    cost, verb, amount = verbs.SPECIAL_VERBS[special].tolist()
    if cards < max(cost, special == r.BOOST):
        return no("O33", "no-card-to-pay", action=name)
    clause = ACTION_CLAUSES[name] if special == r.HOP else "O33"
    return why_not_verb(s, verb, amount, cards - cost, no(clause, "no-effect", action=name))


def why_not_tile(s: r.Race, tile: int) -> Refusal:
    """Why an Extra-action tile cannot be used."""
    name, cost, shells = EXTRA_TILES[tile], int(hooks.tile_price(s, tile)), int(s.shells[s.mover])
    if not int(s.extra) >> tile & 1:
        return no("O4", "tile-not-in-game", tile=name)
    if not hooks.tiles_work(s):
        return no("O136", "tiles-broken", tile=name)
    if not s.tile_free:
        return no("O35", "tile-used", tile=name)
    if shells < cost:
        return no("O35", "too-few-shells", tile=name, cost=cost, shells=shells)
    verb, amount = verbs.TILE_VERBS[tile].tolist()
    nothing = no(ACTION_CLAUSES[name], "no-effect", action=name)
    return why_not_verb(s, verb, amount, cards_held(s), nothing)


def why_not_shortcut(s: r.Race) -> Refusal:
    """Why there is no shortcut to take: no such space, no legs, the wrong cards, or the far end."""
    if lost := why_not_here(s, needs_legs=False):
        return lost
    space = int(s.place[s.crab])
    nothing = no("O66", "no-shortcut-here", cell=NAMES[space])
    if not steps.on_shortcut(s):
        return nothing
    if fallen := why_not_here(s):
        return fallen
    icon, cost = divmod(int(s.toll[space]), 16)
    have = int(cards_with_icon(s, int(s.mover), icon)).bit_count()
    if have < cost:
        return no("O66", "wrong-cards", icon=ICONS[icon], cost=cost, have=have)
    return why_not_enter(s, int(s.arrow[space]), cards_held(s) - cost) or nothing
