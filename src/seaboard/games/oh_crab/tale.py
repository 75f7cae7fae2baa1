"""How a decision is told: it is played again step by step, and every step is compared with the one before."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from seaboard.games.oh_crab import rules
from seaboard.games.oh_crab.action_clauses import ACTION_CLAUSES
from seaboard.games.oh_crab.board import DIRECTIONS, NAMES, SEA
from seaboard.games.oh_crab.events import (
    Activated,
    Added,
    CookMoved,
    Event,
    Exchanged,
    How,
    Ignored,
    Kept,
    KnockedOver,
    Lost,
    Moved,
    Paid,
    Placed,
    RaceOver,
    Ready,
    Refilled,
    Rested,
    RoundBegan,
    Shell,
    Stood,
    Took,
    TookBack,
    TurnEnded,
    Used,
)
from seaboard.games.oh_crab.names import ASYM_CARDS, ICONS, LETTERS, MOST_CRABS, SPECIALS, START_CARDS
from seaboard.games.oh_crab.notation import read_move, words
from seaboard.games.oh_crab.outcome import winning_seats
from seaboard.games.oh_crab.pack.on_the_table import (
    CHAMPION,
    GLUTTON,
    GRUDGE_HOLDER,
    LONG_NAP,
    SNIFFER,
    in_force,
    tile_price,
)
from seaboard.games.oh_crab.pack_tale import borders, claws_back, picker, token_turned
from seaboard.games.oh_crab.pack_tale import decided as pack_decided
from seaboard.games.oh_crab.position.cards_of import discards, draw_pile, pile, trail
from seaboard.games.oh_crab.position.write import AT_ONCE, OUTSIDE_TURNS, cook_gives
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.asking import BACK, asked
from seaboard.games.oh_crab.rules.steps import leap, level, step
from seaboard.match.game import Position

WAYS: dict[int, tuple[How, str]] = {
    r.SWAP_DIR: ("swap", "O103"),
    r.JUMP_DIR: ("jump", "O99"),
    r.HOP_COLUMN: ("hop", "O85"),
    r.GULL_DIR: ("gull", "O80"),
    r.CALL_DIR: ("call", "O81"),
    r.PASS_DIR: ("pass", "O91"),
    r.PAY: ("cut", "O66"),
    r.FREE_DIR: ("step", "O153"),
    r.JUNK_DIR: ("drift", "O124"),
}
# After these decisions the Discard pile may be in the Hand again.
TAKING_BACK = (r.START, r.REST_KEEP, r.REST_KEEP_TWO, r.REST_TAKE, r.MENU, r.REWARD)


def tell(before: Position, move: str, after: Position, watcher: int | None, everything: bool) -> list[Event]:
    """The events of a decision; with `everything` also what is hidden, for the record of a match."""
    action = read_move(before, move)
    here = before
    if before[0].phase in AT_ONCE:
        here = before.copy()
        plans = before[0].phase == r.PLAN
        here[0].mover = _planner(before, action) if plans else picker(before, after)
    luck = np.array([after[0].luck], np.uint64)  # the same chance again, so the same things happen
    found: list[Event] = []
    while action >= 0:
        following = here.copy()
        f = following[0]
        if rules.decisions.is_outside_turns(f.phase):
            rules.decide(f, action, luck)
            found += Teller(here, action, following, watcher, everything).tell(int(f.phase))
            here = following
        else:
            question = int(rules.decisions.respond(f, action, luck))
            found += Teller(here, action, following, watcher, everything).tell(question)
            here = following
            while question == BACK:
                following = here.copy()
                question = int(rules.decisions.resume(following[0], luck))
                found += Teller(here, r.NONE, following, watcher, everything).resumed(question)
                here = following
            here[0].phase = question
        action = int(rules.only_answer(here[0]))
    return found


def _planner(position: Position, card: int) -> int:
    """The seat that holds a card; who plans is known by what is planned."""
    s = position[0]
    for seat in range(s.players):
        if card < r.ADD_LEFT and (int(s.hand[seat]) >> card & 1 or s.down[seat] == card):
            return seat
    return int(s.mover)


def _new_discards(before: Position, after: Position, seat: int) -> list[int]:
    """The cards that were laid on a Discard pile, in their order."""
    old = discards(before, seat)
    new = discards(after, seat)
    return new[len(old) :] if new[: len(old)] == old else []


class Teller:
    """One step of a decision: the position before it, the decision, the position after it."""

    def __init__(
        self, before: Position, action: int, after: Position, watcher: int | None, everything: bool
    ) -> None:
        self.before, self.action, self.after = before, action, after
        self.b, self.a = before[0], after[0]
        self.watcher, self.everything = watcher, everything
        self.words = words(before)
        self.seat = int(asked(self.b))

    def tell(self, question: int) -> list[Event]:
        """What was decided, what moved, and what followed at once."""
        found = [*self.decided()]
        if self.b.phase in OUTSIDE_TURNS:
            return [*found, *self.placed()] if self.b.phase == r.PLACE2 else found
        found += [*self.moves(), *self.suffered()]
        return [*found, *borders(self.before, self.action, self.after, question), *self.claws()]

    def resumed(self, question: int) -> list[Event]:
        """A step of what waited: effects of spaces, sand, borders, the end of the turn."""
        if self.b.entering:
            return list(self.arrival())
        if self.b.blinding:
            return list(self.sand())
        return [*borders(self.before, self.action, self.after, question), *self.claws(), *self.turned()]

    def claws(self) -> Iterator[Event]:
        """Claws and crabs that an Event gave back or set up (E7, E14)."""
        if self.a.events_seen != self.b.events_seen:
            yield from claws_back(self.before, self.after)
            yield from self.stood()

    def crab(self, number: int) -> str:
        """The letter of a crab."""
        return LETTERS[number]

    def sees(self, seat: int) -> bool:
        """The watcher is that seat, or everything is told."""
        return self.everything or self.watcher == seat

    # ------------------------------------------------------------------ the decision itself

    def decided(self) -> Iterator[Event]:
        """The decision, by the question it answers."""
        b, word, card = self.b, self.words[self.action], self.words[self.action]
        phase = int(b.phase)
        if phase == r.PLAN:
            # Whoever changes a plan was ready before: nobody else learns of it (O16).
            if self.sees(self.seat) or b.down[self.seat] == r.NONE:
                yield Ready(self.seat, "O16", card if self.sees(self.seat) else None)
        elif phase == r.ACTIVATE:
            yield Activated(self.crab(self.action - r.CRAB), "O113")
        elif phase == r.START:
            yield from self.started()
        elif phase in (r.REST_KEEP, r.REST_KEEP_TWO):
            yield from self.kept()
        elif phase in (r.REST_TAKE, r.EXCH_TAKE, r.TAKE):
            yield from self.took()
        elif phase in (r.PAY, r.BOOST_CARD):
            yield Paid(self.seat, card, "O66" if b.pay_for == r.CUT and phase == r.PAY else "O33")
        elif phase in (r.OBSTACLE_CARD, r.JUNK_CARD):
            yield Lost(self.seat, card, "O63" if phase == r.OBSTACLE_CARD else "O127")
        elif phase == r.DOPE_SIDE:
            yield self.added(int(b.card), "left" if word == "trailL" else "right", 4)
        elif phase == r.EXCH_CARD:
            yield Exchanged(self.seat, card, "O44", self.action < START_CARDS)
        elif phase == r.IGNORE and word == "yes":
            yield Ignored(self.crab(b.subject), "O86")
        elif phase in (r.MENU, r.PEND) and self.action not in (r.END, r.CHALLENGE, r.EVENT):
            yield self.used(word)
        yield from pack_decided(self.before, self.action, self.after, self.sees(self.seat))
        yield from self.taken_back()
        if self.a.events_seen == self.b.events_seen:
            yield from self.stood()
        yield from self.shells_taken()

    def kept(self) -> Iterator[Event]:
        """The cards that stay in the Trail (O24, E12, A7)."""
        b = self.b
        if self.action == r.CLAW:
            yield Used(self.seat, self.crab(b.crab), "claw", "O160", ASYM_CARDS[b.asym[b.crab]])
        elif b.phase == r.REST_KEEP and in_force(b, LONG_NAP) and len(trail(self.before, self.seat)) > 1:
            return  # a neighbour may stay too
        for card in trail(self.after, self.seat):
            yield Kept(self.seat, self.words[card], "O24")

    def started(self) -> Iterator[Event]:
        """A card for the Trail, or a Rest."""
        down = int(self.b.down[self.seat])
        if self.action == r.REST:
            yield Rested(self.seat, "O24", None if down == r.NONE else self.words[down])
        else:
            yield self.added(down, "left" if self.action == r.ADD_LEFT else "right", 0)

    def added(self, card: int, side: str, first: int) -> Added:
        """A card in the Trail and what it gives."""
        chips = [int(chip) for chip in self.a.chips[first : first + 4]]
        gives = [ICONS[chip] for chip in chips[:3] if chip != r.NONE]
        fits = [name for name, chip in zip(("upper", "lower"), chips[1:3], strict=True) if chip != r.NONE]
        special = None if chips[3] == r.NONE else SPECIALS[chips[3]]
        doping = first > 0
        clause = "O100" if doping else "O23"
        return Added(self.seat, self.words[card], side, gives, clause, fits, special, doping)  # type: ignore[arg-type]  # the names are the literals

    def took(self) -> Iterator[Event]:
        """A Market card, and what was turned up after it."""
        number = self.action - r.PILE
        if number == 3:
            card = int(self.b.draw_first)
            seen = self.sees(self.seat) or int(self.b.known) >> card & 1
            yield Took(self.seat, 0, "O43", self.words[card] if seen else None)
        else:
            yield Took(self.seat, number + 1, "O43", self.words[int(self.b.pile[number])])
        drawn = draw_pile(self.before)[1 if number == 3 else 0 :]
        turned = drawn[: len(drawn) - len(draw_pile(self.after))]
        for card in turned:
            slots = [slot for slot in range(3) if card in pile(self.after, slot)]
            yield Refilled(slots[0] + 1, self.words[card], "O41")

    def used(self, word: str) -> Used:
        """An action of the menu, of Slalom or of Slide."""
        crab = self.crab(self.b.crab)
        if r.TILE <= self.action < r.TILE + 8:
            tile = self.action - r.TILE
            return Used(self.seat, crab, word, ACTION_CLAUSES[word], None, int(tile_price(self.b, tile)))
        if word == "cut":
            return Used(self.seat, crab, word, "O66")
        if word == "cook":
            return Used(self.seat, crab, word, "O34", cook_gives(self.before))
        if self.action == r.CLAW:
            return Used(self.seat, crab, word, "O160", ASYM_CARDS[self.b.asym[self.b.crab]])
        if self.action >= r.TREASURE:
            return Used(self.seat, crab, word, "O125")
        if self.b.phase == r.PEND:
            return Used(self.seat, crab, word, "O88" if word == "F" else "O87", word)
        chip = self.action - r.MAIN if self.action < r.MAIN + 4 else self.action - r.MAIN_TWO + 4
        gives = int(self.b.chips[chip])
        if chip & 3 == r.SPECIAL_CHIP:
            return Used(self.seat, crab, word, ACTION_CLAUSES[SPECIALS[gives]], SPECIALS[gives])
        return Used(self.seat, crab, word, "O31" if chip & 3 else "O30", ICONS[gives])

    def taken_back(self) -> Iterator[Event]:
        """The Discard pile, when it went into the Hand."""
        if self.b.phase not in TAKING_BACK or self.a.discard_first[self.seat] != r.NONE:
            return
        cards = discards(self.before, self.seat)
        if self.b.phase == r.START and self.b.down[self.seat] != r.NONE:
            cards = [*cards, int(self.b.down[self.seat])]  # with nothing to keep the Rest goes on at once
        if self.b.phase in (r.REST_KEEP, r.REST_KEEP_TWO):
            kept = trail(self.after, self.seat)
            cards = [*cards, *(card for card in trail(self.before, self.seat) if card not in kept)]
        if cards and all(int(self.a.hand[self.seat]) >> card & 1 for card in cards):
            clause = {r.MENU: "O101", r.REWARD: "O153"}.get(int(self.b.phase), "O24")
            yield TookBack(self.seat, [self.words[c] for c in cards], clause)

    def stood(self) -> Iterator[Event]:
        """Crabs that stood up and did not just reach the sea."""
        for crab in range(MOST_CRABS):
            if self.b.knocked_over[crab] and not self.a.knocked_over[crab] and self.a.place[crab] != SEA:
                rested = self.b.phase in (r.START, r.REST_KEEP, r.REST_KEEP_TWO, r.REST_TAKE)
                rewarded = self.b.phase in (r.REWARD, r.REWARD_CRAB)
                by_event = self.a.events_seen != self.b.events_seen
                clause = "O24" if rested else "O153" if rewarded else "O135" if by_event else "O58"
                yield Stood(self.crab(crab), clause)

    def shells_taken(self) -> Iterator[Event]:
        """Shells by an action, a Claw or a Reward, not from a space and not by a border (O38)."""
        gained = int(self.a.shells[self.seat]) - int(self.b.shells[self.seat])
        by_border = self.a.border != self.b.border or self.a.events_seen != self.b.events_seen
        counted = self.b.phase == r.REACT and self.b.reaction == CHAMPION
        elsewhere = self.b.phase in OUTSIDE_TURNS or by_border or counted
        if gained <= 0 or elsewhere or self.a.reserve >= self.b.reserve:
            return
        clause = {r.REACT: "O160", r.REWARD: "O153"}.get(int(self.b.phase), "O38")
        yield Shell(self.seat, clause, n=gained)

    # ------------------------------------------------------------------ crabs

    def moved_crabs(self) -> list[int]:
        """The crabs that moved, the seaward end of a chain first, the active one last (O56)."""
        moved = [crab for crab in range(MOST_CRABS) if self.a.place[crab] != self.b.place[crab]]
        if self.b.phase == r.PLACE2:
            return []
        return sorted(moved, key=lambda crab: (crab == self.b.crab, -int(level(self.b.place[crab]))))

    def moves(self) -> Iterator[Event]:
        """Every crab that changed its place, with the way it went."""
        b = self.b
        moved = self.moved_crabs()
        swapped = len(moved) == 2 and all(
            self.a.place[one] == b.place[other] for one, other in (moved, moved[::-1])
        )
        for crab in moved:
            origin, cell = int(b.place[crab]), int(self.a.place[crab])
            how, clause = self.way(crab, swapped, len(moved))
            direction = None if how in ("hop", "cut") else self.direction(origin, cell, how)
            yield Moved(self.crab(crab), _name(origin), _name(cell), how, clause, direction)

    def way(self, crab: int, swapped: bool, moved: int) -> tuple[How, str]:
        """How a crab moved, and the clause."""
        phase, active = int(self.b.phase), crab == self.b.crab
        if swapped and phase != r.SWAP_DIR:
            return "swap", "O105"
        if phase in (r.MENU, r.END_CURRENT) and self.action in (r.END, r.YES):
            return "current", "O73"
        if not active and phase == r.PUSH_DIR:
            return "push", "O51"
        if phase in WAYS and (phase != r.PAY or self.b.pay_for == r.CUT):
            return WAYS[phase]
        if phase == r.PUSH_DIR:
            return "step", "O50"
        return "step", "O38"

    def direction(self, origin: int, cell: int, how: How) -> str | None:
        """The direction of a step or a jump between two spaces; None if there is none."""
        if how == "current":
            return DIRECTIONS[self.b.toll[origin]]
        if cell == SEA and r.DIRECTION <= self.action < r.DIRECTION + 6:  # several ways lead into the sea
            return DIRECTIONS[self.action - r.DIRECTION]
        for number, name in enumerate(DIRECTIONS):
            if int(step(self.b, origin, number)) == cell:
                return name
        for number in (0, 1, 5):
            if int(leap(self.b, origin, number)) == cell:
                return DIRECTIONS[number]
        return None

    def suffered(self) -> Iterator[Event]:
        """What an answer let happen: a knock-over obstacle, a random card, a push without the armour."""
        b, a = self.b, self.a
        if b.phase not in (r.IGNORE, r.REACT):
            return
        crab = int(b.subject)
        if b.reaction != SNIFFER and a.knocked_over[crab] and not b.knocked_over[crab]:
            clause = "O53" if b.phase == r.REACT else "O65"
            yield KnockedOver(self.crab(crab), _name(int(a.place[crab])), clause)
        clause = {GRUDGE_HOLDER: "O161", GLUTTON: "O83" if b.blinding else "O64"}.get(int(b.reaction), "O64")
        yield from self.lost_at_random(clause)

    def lost_at_random(self, clause: str) -> Iterator[Event]:
        """The cards that chance laid on Discard piles."""
        for seat in range(self.b.players):
            for card in _new_discards(self.before, self.after, seat):
                yield Lost(seat, self.words[card], clause, True)

    def arrival(self) -> Iterator[Event]:
        """What a space did to a crab in one step (O176)."""
        b, a = self.b, self.a
        crab, at = int(b.enter_crab[0]), int(b.enter_step[0]) & r.STEP
        place, owner = int(b.place[crab]), int(b.owner[crab])
        if place == SEA:
            return
        name = _name(place)
        if at == r.STEP_SURPRISE:
            yield from token_turned(self.before, self.after, crab)
            return
        if a.knocked_over[crab] and not b.knocked_over[crab]:
            yield KnockedOver(self.crab(crab), name, "O53" if at == r.STEP_PUSHED else "O65")
        if a.shells[owner] > b.shells[owner]:
            yield Shell(owner, "O68", self.crab(crab), name)
        yield from self.lost_at_random("O64")

    def sand(self) -> Iterator[Event]:
        """The card that sand in the eyes cost (O83)."""
        yield from self.lost_at_random("O83")

    # ------------------------------------------------------------------ turns and rounds

    def placed(self) -> Iterator[Event]:
        """Crabs on their start spaces, with the shells that lay there (O12, O111)."""
        for crab in range(MOST_CRABS):
            if self.a.place[crab] != self.b.place[crab]:
                place = int(self.a.place[crab])
                yield Placed(self.crab(crab), _name(place), "O111")
                if self.a.ground[place] & r.SHELL:
                    yield Shell(int(self.a.owner[crab]), "O12", self.crab(crab), _name(place))

    def turned(self) -> Iterator[Event]:
        """The end of the turn, of the round, of the race."""
        b, a = self.b, self.a
        if (a.mover, a.stage, a.round_number) == (b.mover, b.stage, b.round_number):
            return
        yield TurnEnded(int(b.mover), "O29")
        if a.phase == r.OVER:
            winners = list(winning_seats(self.after))
            yield RaceOver(winners, decisive_clause(self.after))
        elif a.round_number != b.round_number:
            yield CookMoved(int(a.cook), "O109" if a.pairs else "O92")
            yield RoundBegan(int(a.round_number), "O15")


def decisive_clause(position: Position) -> str:
    """The clause by which the race was decided."""
    s = position[0]
    home = [seat for seat in range(s.players) if rules.rounds.is_home(s, seat)]
    if not home:
        return "O173"
    return "O94" if len(home) == 1 else "O95"


def _name(space: int) -> str:
    return "sea" if space == SEA else "-" if space < 0 else NAMES[space]
