"""Oh Crab!: crabs race from the fry house to the sea, with planned cards, pushes and a trail of icons."""

from __future__ import annotations

import random
from collections.abc import Sequence
from types import MappingProxyType

import numpy as np

from seaboard.games.oh_crab import events, facts, notation, position, record, rules, text, why
from seaboard.games.oh_crab.outcome import outcome
from seaboard.games.oh_crab.pack import noted as pack_noted
from seaboard.games.oh_crab.phases import AT_ONCE, SECRET
from seaboard.games.oh_crab.position.glance import deciders
from seaboard.games.oh_crab.rules import noted, race
from seaboard.games.oh_crab.rules.questions import may_hide_shortcut
from seaboard.games.oh_crab.rules.redeal import redealt
from seaboard.games.oh_crab.view import whole
from seaboard.kernel.engine import After
from seaboard.kernel.layout import Positions, byte_of, twin
from seaboard.match.compiled import CompiledGame
from seaboard.match.game import Outcome, Standing, Step

PHASE, MOVER = byte_of(rules.Race, "phase"), byte_of(rules.Race, "mover")
LOOKAHEAD = 1  # rounds that a search plays out
LISTS = (race.PEND, race.GULL_CRAB)  # questions that come again until nothing is left, or `end`
TURN = ("round_number", "stage", "mover", "decider")  # what says whose decision it is, and in whose turn
TURNED_UP = {  # notes of something that somebody sees for the first time
    noted.TOOK_UNSEEN,
    noted.REFILLED,
    pack_noted.SURPRISE,
    pack_noted.SPIED,
    pack_noted.EVENT_REVEALED,
    pack_noted.COUNTED,
    pack_noted.ENDOWED,
}


class Planning:
    """All who plan, or pick a card, do so at once (O16, O155)."""

    def now(self, position: Positions) -> bool:
        return position["phase"].item() in AT_ONCE

    def may_revise(self, position: Positions) -> tuple[int, ...]:
        """A card laid face down may be changed while somebody else still thinks (O16)."""
        if position["phase"][0] != race.PLAN:
            return ()
        plans = zip(position["down"][0].tolist(), position["hand"][0].tolist(), strict=True)
        return tuple(seat for seat, (down, hand) in enumerate(plans) if down != race.NONE and hand)

    def deciding(self, position: Positions, seat: int) -> Positions:
        """The position with this seat to decide."""
        turned = bytearray(position.tobytes())
        if turned[MOVER] == seat:
            return position
        turned[MOVER] = seat
        return np.frombuffer(turned, position.dtype)


class HiddenCards:
    """Hands, plans and piles (O170)."""

    def told(self, before: Positions, seat: int, move: str, watcher: int | None) -> str | None:
        """Everybody hears every decision but secret cards: planned, picked, or stored (O170)."""
        return None if before["phase"].item() in SECRET and watcher != seat else move

    def position_line(self, position: Positions, watcher: int | None) -> str:
        """Hands are hidden from everybody, so nobody sees the whole line (O170)."""
        return ""

    def scores(self, position: Positions, watcher: int | None) -> tuple[int | None, ...]:
        return outcome(position).scores

    def redeal(self, position: Positions, seat: int | None, rng: random.Random) -> Positions:
        """A position that the seat cannot tell from this one."""
        found = twin(position)
        word = np.array([rng.getrandbits(64) | 1], np.uint64)  # not 0, on which it would stand still
        redealt(found, race.NONE if seat is None else seat, word)
        return found


class OhCrab(CompiledGame):
    """The facts, once, and the rooms of this folder."""

    name = "oh-crab"
    title = "Oh Crab!"
    seats = range(2, 6)
    minutes = 45
    usual_players = 4
    gentle_players = 3
    gentle_options = MappingProxyType({"short": True})
    rules_version = "1"
    options = facts.OPTIONS
    clauses = facts.CLAUSES
    rules, facts, why, text, record = rules, facts, why, text, record
    notation, lines = notation, position
    kind = rules.Race
    view_type, constant_type = whole.View, whole.Constants
    event_type, events = events.Event, events.TABLE
    secrets, at_once = HiddenCards(), Planning()

    def to_move(self, standing: Standing[Positions]) -> tuple[int, ...]:
        return deciders(standing.position) if standing.together else super().to_move(standing)

    def together(self, standing: Standing[Positions]) -> bool:
        return standing.packed[PHASE] in AT_ONCE  # asked of every move: no array is made for it

    def search_root(self, position: Positions, seat: int) -> Positions:
        """The seat decides next, and a search looks to the end of the round: later plans are guesses."""
        root = twin(self.deciding(position, seat))
        root["look_until"] = root["round_number"] + LOOKAHEAD
        return root

    def outcome(self, position: Positions) -> Outcome:
        return outcome(position)

    def view(self, position: Positions, seat: int | None) -> whole.View:
        return whole.view(position, seat)

    def constants(self, position: Positions) -> whole.Constants:
        return whole.constants(position)

    def forced(self, standing: Standing[Positions]) -> tuple[int, str] | None:
        """The end of a list that nothing can be added to: a table says it by itself (O172).

        Not where another Hand could still take a shortcut: silence must not tell which it is (O170).
        """
        position = standing.position
        phase, decision = position["phase"].item(), standing.decision
        if phase not in LISTS or decision.legal != [race.END]:
            return None
        secret = phase == race.PEND and may_hide_shortcut(position[0], decision.seat)
        return None if secret else (decision.seat, "end")

    def is_final(self, before: Positions, action: int, done: After) -> bool:
        """Never back across a plan, another player's decision, chance, or a card that was turned up."""
        if done.drew or self.at_once.now(before) or any(note[0] in TURNED_UP for note in done.notes):
            return True
        return any(before[part][0] != done.position[part][0] for part in TURN)

    def round(self, position: Positions, history: Sequence[Step[Positions]]) -> int:
        return int(position["round_number"][0])


GAME = OhCrab()
