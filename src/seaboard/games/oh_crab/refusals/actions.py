"""Why an action of the menu cannot be used: its cost, its crab, or nothing that it could do."""

from __future__ import annotations

from typing import Final

from seaboard.games.oh_crab.board import NAMES, NOWHERE, SEAWARD, WIDTH
from seaboard.games.oh_crab.facts import ACTION_CLAUSES
from seaboard.games.oh_crab.names import EXTRA_TILES, ICONS, LETTERS, SPECIALS, TAKE_SHELL
from seaboard.games.oh_crab.notation import letter, words
from seaboard.games.oh_crab.rules import hooks, verbs
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.cards import cards_with_icon, hand_size, size
from seaboard.games.oh_crab.rules.steps import crab_on, on_beach, on_shortcut, step, ways_of
from seaboard.match.errors import Refusal
from seaboard.match.game import Position

from .ways import common, no, why_not_enter, why_not_hop, why_not_step, why_not_swap

PLACELESS: Final = (
    verbs.LET_THROUGH,
    verbs.TRAIL_MAIN,
    verbs.CARD_MAIN,
)  # they do not need the own crab's place
NEEDS_LEGS: Final = (verbs.SIDE_HOP, verbs.CHANGE_PLACES, verbs.LONG_JUMP)


def in_the_sea(position: Position) -> Refusal:
    """Whatever needs the place of a crab that has none any more; a pair's is still activated (O96, O116)."""
    s = position[0]
    return no("O116" if s.pairs else "O96", "in-the-sea", crab=LETTERS[s.crab])


def knocked_over(position: Position) -> Refusal:
    """The crab lies on its back (O57)."""
    return no("O57", "knocked-over", crab=LETTERS[position[0].crab])


def why_not_basic(position: Position, icon: int, cards: int) -> Refusal:
    """Why a basic action can do nothing: no shells, no crab, or what bars every way."""
    s = position[0]
    if icon == TAKE_SHELL:
        return no("O13", "no-shells-left")
    if not on_beach(s, s.crab):
        return in_the_sea(position)
    ways = [direction for direction in SEAWARD if int(ways_of(icon)) >> direction & 1]
    barred = [why_not_step(position, direction, cards) for direction in ways]
    return common(barred, no("O39", "no-way", icon=ICONS[icon]))


def why_not_exchange(position: Position) -> Refusal:
    """No card to give, or none to take (O42, O45)."""
    s = position[0]
    return no("O42", "market-empty") if s.hand[s.mover] else no("O45", "nothing-to-give")


def why_not_verb(position: Position, verb: int, amount: int, cards: int, nothing: Refusal) -> Refusal:
    """Why an action can do nothing with so many Hand cards left; else `nothing` that it could do (O33)."""
    s = position[0]
    if verb == verbs.BASIC:
        return why_not_basic(position, amount, cards)
    if verb == verbs.CARD_EXCHANGE:
        return why_not_exchange(position)
    if verb == verbs.DOPING:
        return no("O100", "nothing-to-add")
    if verb == verbs.TAKE_ALL_BACK:
        return no("O101", "nothing-discarded")
    if not on_beach(s, s.crab):
        return nothing if verb in PLACELESS else in_the_sea(position)
    if verb in NEEDS_LEGS and s.knocked_over[s.crab]:
        return knocked_over(position)
    here = int(s.place[s.crab])
    barred = no(str(nothing.clause), "no-landing")
    if verb == verbs.LONG_JUMP:
        return common((why_not_step(position, way, cards, jump=True) for way in SEAWARD), barred)
    if verb == verbs.SIDE_HOP:
        level = [column for column in range(here % WIDTH & 1, WIDTH, 2) if column != here % WIDTH]
        return common((why_not_hop(position, column, cards) for column in level), barred)
    if verb == verbs.CHANGE_PLACES:
        there = [int(step(s, here, way)) for way in range(6)]
        beside = [way for way, to in enumerate(there) if to != NOWHERE and crab_on(s, to) != r.NONE]
        alone = no("O103", "nobody-beside", crab=LETTERS[s.crab])
        return common((why_not_swap(position, way, cards) for way in beside), barred if beside else alone)
    return nothing


def why_not_action(position: Position, action: int) -> Refusal:
    """Why an action of the base game's menu cannot be used now."""
    s = position[0]
    cards = int(hand_size(s, s.mover))
    if action == r.USE_SHORTCUT:
        return why_not_shortcut(position)
    if action == r.COOK:
        if s.mover != s.cook:
            return no("O34", "not-the-cook", holder=letter(position, s.cook))
        if s.cook_used:
            return no("O115" if s.pairs else "O34", "cook-used")
        return why_not_basic(position, int(hooks.cook_move(s)), cards)
    if r.TILE <= action < r.USE_SHORTCUT:
        return why_not_tile(position, action - r.TILE)
    if action in (r.PEND_FORWARD, r.PEND_DIAGONAL):
        return no("O87", "no-such-move", word=words(position)[action])
    chip = action - r.MAIN if action < r.MAIN + 4 else action - r.MAIN_TWO + 4
    gives = int(s.chips[chip])
    if gives == r.NONE:
        rested = no("O26", "rested-this-turn")
        return rested if s.rested else no("O27", "not-available", word=words(position)[action])
    if chip & 3 != r.SPECIAL_CHIP:
        return why_not_basic(position, gives, cards)
    return why_not_special(position, gives)


def why_not_special(position: Position, special: int) -> Refusal:
    """Why a special action cannot be used: its card, its crab, or nothing it could do."""
    s = position[0]
    name, cost = SPECIALS[special], int(verbs.SPECIAL_VERBS[special, 0])
    cards = int(hand_size(s, s.mover))
    if cards < max(cost, int(special == r.BOOST)):
        return no("O33", "no-card-to-pay", action=name)
    clause = ACTION_CLAUSES[name] if special == r.HOP else "O33"
    verb, amount = (int(number) for number in verbs.SPECIAL_VERBS[special, 1:])
    return why_not_verb(position, verb, amount, cards - cost, no(clause, "no-effect", action=name))


def why_not_tile(position: Position, tile: int) -> Refusal:
    """Why an Extra-action tile cannot be used."""
    s = position[0]
    name, cost, shells = EXTRA_TILES[tile], int(hooks.tile_price(s, tile)), int(s.shells[s.mover])
    if not int(s.extra) >> tile & 1:
        return no("O4", "tile-not-in-game", tile=name)
    if not hooks.tiles_work(s):
        return no("O136", "tiles-broken", tile=name)
    if not s.tile_free:
        return no("O35", "tile-used", tile=name)
    if shells < cost:
        return no("O35", "too-few-shells", tile=name, cost=cost, shells=shells)
    verb, amount = (int(number) for number in verbs.TILE_VERBS[tile])
    nothing = no(ACTION_CLAUSES[name], "no-effect", action=name)
    return why_not_verb(position, verb, amount, int(hand_size(s, s.mover)), nothing)


def why_not_shortcut(position: Position) -> Refusal:
    """Why there is no shortcut to take: no such space, no legs, the wrong cards, or the far end."""
    s = position[0]
    if not on_beach(s, s.crab):
        return in_the_sea(position)
    space = int(s.place[s.crab])
    nothing = no("O66", "no-shortcut-here", cell=NAMES[space])
    if not on_shortcut(s):
        return nothing
    if s.knocked_over[s.crab]:
        return knocked_over(position)
    icon, cost = int(s.toll[space]) >> 4, int(s.toll[space]) & 15
    have = int(size(cards_with_icon(s, s.mover, icon)))
    if have < cost:
        return no("O66", "wrong-cards", icon=ICONS[icon], cost=cost, have=have)
    return why_not_enter(position, int(s.arrow[space]), int(hand_size(s, s.mover)) - cost) or nothing
