"""Oh Crab!: crabs race from the fry house to the sea, with planned cards, pushes and a trail of icons."""

from __future__ import annotations

import random
from collections.abc import Sequence

from seaboard.games.base import State
from seaboard.games.discrete import DiscreteGame
from seaboard.kernel.chance import Chance, chance

from . import body, events, facts, notation, rules, text, view, why
from .modules.events import can_happen
from .modules.on_the_table import tile_of_row
from .outcome import winning_seats
from .position import AT_ONCE, deciders
from .reading_needs import FITTING
from .redeal import redeal
from .rules import record
from .rules.asking import asked

LOOKAHEAD = 1  # rounds that a search plays out
SECRET = (record.PLAN, record.ASYM_PICK, record.STASH_PICK, record.STASH_SWAP)  # answers for one seat alone


class OhCrab(DiscreteGame):
    """The facts, once, and the rooms of this folder."""

    name = "oh-crab"
    title = "Oh Crab!"
    seats = range(2, 6)
    minutes = 45
    usual_players = 4
    rules_version = "1"
    options = facts.OPTIONS
    clauses = facts.CLAUSES
    rules, notation, facts, why, text, body = rules, notation, facts, why, text, body
    kind = rules.Race
    view_type, event_type = view.View, events.Event
    perfect_information = False
    seldom_asked = (rules.steps.hops, rules.steps.swaps, can_happen, tile_of_row, *FITTING)

    def to_move(self, state: State) -> tuple[int, ...]:
        return deciders(state)

    def may_revise(self, state: State) -> tuple[int, ...]:
        """A card laid face down may be changed while somebody else still thinks (O16)."""
        s = state[0]
        planned = [seat for seat in range(s.players) if s.down[seat] != record.NONE and s.hand[seat]]
        return tuple(planned) if s.phase == record.PLAN else ()

    def moves(self, state: State, seat: int) -> list[str]:
        if seat not in (*self.to_move(state), *self.may_revise(state)):
            return []
        return [self.write_move(state, action) for action in self.legal(as_decider(state, seat))]

    def after(self, state: State, seat: int, move: str, chance: Chance) -> State:
        return self.engine.after(as_decider(state, seat), self.read_move(state, move), chance)

    def scores(self, state: State) -> tuple[int, ...]:
        """1 for who wins, 0 for the others: nothing else is counted (O94, O95)."""
        won = self.winners(state)
        return tuple(int(seat in won) for seat in range(state[0].players))

    def winners(self, state: State) -> tuple[int, ...]:
        return winning_seats(state)

    def view(self, state: State, seat: int | None) -> view.View:
        return view.view(state, seat)

    def events(self, before: State, move: str, after: State, watcher: int | None) -> list[events.Event]:
        return events.events(before, move, after, watcher)

    def told(self, before: State, seat: int, move: str, watcher: int | None) -> str | None:
        """Everybody hears every decision but secret cards: planned, picked, or stored (O170)."""
        return None if before[0].phase in SECRET and watcher != seat else move

    def open_position(self, state: State, watcher: int | None) -> str:
        """Hands are hidden from everybody, so nobody sees the whole line (O170)."""
        return ""

    def redeal(self, state: State, seat: int | None, rng: random.Random) -> State:
        """A position that the seat cannot tell from this one."""
        return redeal(state, seat, rng)

    def search_root(self, state: State, seat: int) -> State:
        """The seat decides next, and a search looks to the end of the round: later plans are guesses."""
        root = as_decider(state, seat).copy()
        root[0].look_until = root[0].round_number + LOOKAHEAD
        return root

    def forced(self, state: State) -> tuple[int, str] | None:
        """Nothing is left to do but to say so, and the turn goes on: a table says it by itself.

        Not on a shortcut: whether it can be taken depends on a Hand, and silence must not tell (O170).
        """
        s = state[0]
        if s.phase not in (record.PEND, record.GULL_CRAB) or rules.steps.on_shortcut(s):
            return None
        return (int(asked(s)), "end") if self.legal(state) == [record.END] else None

    def is_final(self, before: State, move: str) -> bool:
        """Never back across a plan, another player's turn, chance, or a card that was turned up."""
        b = before[0]
        if b.phase in AT_ONCE:
            return True
        coin = chance("would this move toss a coin?")
        untouched = coin.copy()
        a = self.after(before, int(asked(b)), move, coin)[0]
        same_turn = (a.round_number, a.stage, asked(a)) == (b.round_number, b.stage, asked(b))
        if not same_turn or bool((coin != untouched).any()) or a.draw_first != b.draw_first:
            return True
        turned = [(a[name] != b[name]).any() for name in ("event", "challenge", "spied")]
        seen = (b.token_place < record.KEPT) & (a.token_place != b.token_place)
        return any(turned) or bool(seen.any())

    def round(self, state: State, history: Sequence[str]) -> int:
        return int(state[0].round_number)


def as_decider(state: State, seat: int) -> State:
    """The position with this seat to decide: all who plan, or pick a card, do so at once (O16, O155)."""
    if state[0].phase not in AT_ONCE or state[0].mover == seat:
        return state
    turned = state.copy()
    turned[0].mover = seat
    return turned


GAME = OhCrab()
