"""Oh Crab!: crabs race from the fry house to the sea, with planned cards, pushes and a trail of icons."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from seaboard.games.oh_crab import events, facts, notation, position, record, rules, text, why
from seaboard.games.oh_crab.outcome import outcome
from seaboard.games.oh_crab.pack.event_cards.rules import can_happen
from seaboard.games.oh_crab.pack.on_the_table import tile_of_row
from seaboard.games.oh_crab.position.needs import FITTING
from seaboard.games.oh_crab.position.write import AT_ONCE, deciders
from seaboard.games.oh_crab.redeal import redeal
from seaboard.games.oh_crab.rules import race
from seaboard.games.oh_crab.rules.asking import asked
from seaboard.games.oh_crab.view import whole
from seaboard.kernel.engine import After
from seaboard.kernel.layout import Positions
from seaboard.match.compiled import CompiledGame
from seaboard.match.events import EventTable
from seaboard.match.game import Options, Outcome, Standing, Step

LOOKAHEAD = 1  # rounds that a search plays out
SECRET = (race.PLAN, race.ASYM_PICK, race.STASH_PICK, race.STASH_SWAP)  # answers for one seat alone


class Planning:
    """All who plan, or pick a card, do so at once (O16, O155)."""

    def now(self, position: Positions) -> bool:
        return position[0].phase in AT_ONCE

    def may_revise(self, position: Positions) -> tuple[int, ...]:
        """A card laid face down may be changed while somebody else still thinks (O16)."""
        s = position[0]
        if s.phase != race.PLAN:
            return ()
        return tuple(seat for seat in range(s.players) if s.down[seat] != race.NONE and s.hand[seat])


class HiddenCards:
    """Hands, plans and piles (O170)."""

    def told(self, before: Positions, seat: int, move: str, watcher: int | None) -> str | None:
        """Everybody hears every decision but secret cards: planned, picked, or stored (O170)."""
        return None if before[0].phase in SECRET and watcher != seat else move

    def position_line(self, position: Positions, watcher: int | None) -> str:
        """Hands are hidden from everybody, so nobody sees the whole line (O170)."""
        return ""

    def scores(self, position: Positions, watcher: int | None) -> tuple[int | None, ...]:
        return outcome(position).scores

    def redeal(self, position: Positions, seat: int | None, rng: random.Random) -> Positions:
        """A position that the seat cannot tell from this one."""
        found: Positions = redeal(position, seat, rng)
        return found


class OhCrab(CompiledGame):
    """The facts, once, and the rooms of this folder."""

    name = "oh-crab"
    title = "Oh Crab!"
    seats = range(2, 6)
    minutes = 45
    usual_players = 4
    rules_version = "1"
    options = facts.OPTIONS
    clauses = facts.CLAUSES
    rules, facts, why, text, record = rules, facts, why, text, record
    notation, lines = notation, position
    kind = rules.Race
    view_type, event_type, events = whole.View, events.Event, EventTable({})
    secrets, at_once = HiddenCards(), Planning()
    seldom_asked = (rules.steps.hops, rules.steps.swaps, can_happen, tile_of_row, *FITTING)

    def to_move(self, standing: Standing[Positions]) -> tuple[int, ...]:
        return deciders(standing.position)

    def deciding(self, position: Positions, seat: int) -> Positions:
        s = position[0]
        if s.phase not in AT_ONCE or s.mover == seat:
            return position
        turned = position.copy()
        turned[0].mover = seat
        return turned

    def search_root(self, position: Positions, seat: int) -> Positions:
        """The seat decides next, and a search looks to the end of the round: later plans are guesses."""
        root = self.deciding(position, seat).copy()
        root[0].look_until = root[0].round_number + LOOKAHEAD
        return root

    def outcome(self, position: Positions) -> Outcome:
        return outcome(position)

    def view(self, position: Positions, seat: int | None) -> whole.View:
        return whole.view(position, seat)

    def forced(self, standing: Standing[Positions]) -> tuple[int, str] | None:
        """Nothing is left to do but to say so, and the turn goes on: a table says it by itself.

        Not on a shortcut: whether it can be taken depends on a Hand, and silence must not tell (O170).
        """
        s = standing.position[0]
        if s.phase not in (race.PEND, race.GULL_CRAB) or rules.steps.on_shortcut(s):
            return None
        seat = int(asked(s))
        return (seat, "end") if standing.legal(seat) == [race.END] else None

    def is_final(self, before: Positions, action: int, done: After) -> bool:
        """Never back across a plan, another player's turn, chance, or a card that was turned up."""
        b, a = before[0], done.position[0]
        if b.phase in AT_ONCE or done.drew:
            return True
        same_turn = (a.round_number, a.stage, asked(a)) == (b.round_number, b.stage, asked(b))
        if not same_turn or a.draw_first != b.draw_first:
            return True
        turned = [(a[name] != b[name]).any() for name in ("event", "challenge", "spied")]
        seen = (b.token_place < race.KEPT) & (a.token_place != b.token_place)
        return any(turned) or bool(seen.any())

    def round(self, position: Positions, history: Sequence[Step[Positions]]) -> int:
        return int(position[0].round_number)


GAME = OhCrab()
