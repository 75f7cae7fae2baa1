"""Why a move of Fish & Chips is good: what it takes, saves, opens or ends, by the views before and after."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from seaboard.bots.advice import Case, Explained, Place, Reason
from seaboard.games.fish_and_chips.events import Capture, Keep, MatchOver, RoundOver, Swap
from seaboard.games.fish_and_chips.look import SeaLook
from seaboard.games.fish_and_chips.notation import parse
from seaboard.games.fish_and_chips.rules import OCTOPUS_RANK, SHARK_RANK
from seaboard.games.fish_and_chips.view import Cell, Colour, Fish, Pile, View

VALUE_OF: Final = {"O": OCTOPUS_RANK + 1, "S": SHARK_RANK + 1}

# Which kind of move a reason is about: the second grade says less than the third.
KIND_OF: Final = {
    "sweeps": "sweep",
    "wins": "last",
    "ends": "end",
    "brings-out": "bring-out",
    "gathers": "take",
    "spares": "spare",
    "gives": "spare",
    "gone": "gone",
    "flees": "flee",
    "removes": "guard",
    "opens": "open",
    "dares": "dare",
    "takes": "take",
    "trades": "take",
    "trades-doomed": "take",
    "swap-protects": "swap-protect",
    "swap-shields": "swap-shield",
    "swap-hunts": "swap-hunt",
    "swap-settles": "swap",
    "keeps": "keep",
    "keeps-safe": "keep",
    "blocked": "blocked",
    "deals": "deal",
}


@dataclass(frozen=True)
class Waters:
    """The piles of a position by their cells, and who could take whom."""

    piles: dict[Cell, Pile]

    def owner(self, cell: Cell) -> Colour:
        """The colour on top (F4)."""
        return self.piles[cell].fish[0].colour

    def of(self, colour: Colour) -> list[Cell]:
        """The cells of a colour's piles."""
        return [cell for cell in self.piles if self.owner(cell) == colour]

    def catches(self, colour: Colour) -> Iterator[tuple[int, Cell, Cell]]:
        """What a colour's piles could take: how many rival fish, from where, and where."""
        for cell in self.of(colour):
            for other, gain in self.piles[cell].sees.items():
                if gain:
                    yield gain, cell, other

    def hunters(self, cell: Cell) -> list[Cell]:
        """The piles that could take this one."""
        return [other for other, gain in self._seers(cell) if gain]

    def watchers(self, cell: Cell) -> list[Cell]:
        """The rivals' piles that see this one and cannot take it (F14)."""
        return [
            other for other, gain in self._seers(cell) if not gain and self.owner(other) != self.owner(cell)
        ]

    def best_catch(self, cell: Cell) -> int:
        """The most rival fish that this pile could take."""
        return max(self.piles[cell].sees.values(), default=0)

    def find(self, fish: Fish) -> Cell | None:
        """Where a fish swims on top."""
        return next((cell for cell, pile in self.piles.items() if pile.fish[0] == fish), None)

    def _seers(self, cell: Cell) -> Iterator[tuple[Cell, int]]:
        for other, pile in self.piles.items():
            if cell in pile.sees:
                yield other, pile.sees[cell]


def waters(seen: View) -> Waters:
    """The piles of a view."""
    return Waters({pile.cell: pile for pile in seen.piles})


def explain(case: Case) -> Explained:
    """A move with what it did: a capture, a swap, or a word (F8, F12, F13, F18, F25)."""
    before = SeaLook(case.here.position).view()
    events = case.taken.events
    first = events[0]
    if isinstance(first, Capture):
        reason = captured(first, events, before, SeaLook(case.taken.after.position).view(), case.seat)
        return Explained(looked_at(first, before), kind_of(reason), reason)
    if isinstance(first, Swap):
        reason = swapped(first, before, SeaLook(case.taken.after.position).view())
        where = Place("special", first.origin, {"special": first.special, "cell": first.origin})
        return Explained(where, kind_of(reason), reason)
    if isinstance(first, Keep):
        reason = kept(before)
        return Explained(Place("specials", None, {"colour": before.mover}), kind_of(reason), reason)
    word = parse(case.move)["word"]
    reason = Reason("deals", "F25") if word == "deal" else Reason("blocked", "F18", {"colour": before.mover})
    return Explained(Place("board"), kind_of(reason), reason)


def looked_at(event: Capture, before: View) -> Place:
    """The pile that captures; alone it may be of a colour that is not one's own (F28)."""
    own = before.players > 1 or event.colour == before.order[-1]
    return Place("cell" if own else "colour", event.origin, {"cell": event.origin, "colour": event.colour})


def kind_of(reason: Reason) -> Reason:
    """The second grade: the kind of move, without the cell that it goes to."""
    told = {name: value for name, value in reason.params.items() if name in ("fish", "special", "colour")}
    return Reason(KIND_OF[reason.kind], reason.clause, told)


# ------------------------------------------------------------------ captures


def captured(
    event: Capture, events: Sequence[msgspec.Struct], before: View, after: View, seat: int
) -> Reason:
    """What a capture is good for; what decides a match first."""
    params: dict[str, str | int] = {
        "origin": event.origin,
        "cell": event.cell,
        "fish": waters(before).piles[event.origin].sees[event.cell],
        "colour": event.colour,
    }
    for ended in events:
        if isinstance(ended, MatchOver) and seat in ended.winners:
            if ended.sweep or before.players == 1:
                return Reason("sweeps", ended.clause, params)
            return Reason("wins", ended.clause, {**params, "winners": len(ended.winners)})
    if before.players == 1:
        return alone_captured(event, params, before, after)
    if any(isinstance(ended, RoundOver) for ended in events):
        points = after.count[after.order.index(event.colour)]
        return Reason("ends", "F20", {**params, "points": points})
    return hunted(event, params, waters(before), waters(after))


def hunted(event: Capture, params: dict[str, str | int], then: Waters, now: Waters) -> Reason:
    """What a capture saves or opens, and whether it can be taken back."""
    me, back = event.colour, now.hunters(event.cell)
    if not back:
        if fled := then.hunters(event.origin):
            if event.cell in fled:
                return Reason("removes", "F15", {**params, "saved": event.origin})
            return Reason("flees", "F15", {**params, "rival": fled[0]})
        others = [cell for cell in now.of(me) if cell != event.cell and cell in then.piles]
        saved = [cell for cell in others if event.cell in then.hunters(cell) and not now.hunters(cell)]
        if saved:
            best = max(saved, key=lambda cell: len(then.piles[cell].fish))
            return Reason("removes", "F15", {**params, "saved": best})
        # Whoever sees a pile and cannot take it could itself be taken: of a tall pile that is worth a word.
        tall = [cell for cell in others if len(now.piles[cell].fish) > 1 and not now.hunters(cell)]
        if daring := [cell for cell in tall if set(now.watchers(cell)) - set(then.watchers(cell))]:
            return Reason("dares", "F14", {**params, "open": daring[0]})
        if opened := new_catch(me, event, then, now):
            return Reason("opens", "F15", {**params, **opened})
        return Reason("takes", "F17", params)
    kind = "trades-doomed" if then.hunters(event.origin) else "trades"
    return Reason(kind, "F17", {**params, "rival": back[0]})


def new_catch(me: Colour, event: Capture, then: Waters, now: Waters) -> dict[str, str | int]:
    """The best capture that another own pile can make only now, as a line has come free (F15)."""
    could = {(hunter, prey) for _, hunter, prey in then.catches(me)}
    found = [
        (gain, hunter, prey)
        for gain, hunter, prey in now.catches(me)
        if hunter != event.cell and (hunter, prey) not in could
    ]
    gain, hunter, prey = max(found, default=(0, "", ""))
    return {"hunter": hunter, "prey": prey, "more": gain} if gain else {}


def alone_captured(event: Capture, params: dict[str, str | int], before: View, after: View) -> Reason:
    """Alone every colour is moved, and one's own must be the last one left (F26, F28, F29)."""
    own, now = before.order[-1], waters(after)
    caught = event.taken.colour
    params = {**params, "own": own, "taken": caught, "left": len(now.of(own))}
    if caught != own and not now.of(caught):
        return Reason("brings-out", "F29", {**params, "colour": caught})
    if event.colour == own:
        return Reason("gathers", "F28", params)
    if not now.of(own):
        return Reason("gone", "F29", params)
    return Reason("gives" if caught == own else "spares", "F28", params)


# ------------------------------------------------------------------ swaps


def swapped(event: Swap, before: View, after: View) -> Reason:
    """What octopus or shark gains by its new place (F8, F10)."""
    then, now = waters(before), waters(after)
    params: dict[str, str | int] = {"special": event.special, "cell": event.cell, "colour": event.colour}
    if (rivals := then.hunters(event.origin)) and not now.hunters(event.cell):
        return Reason("swap-protects", "F8", {**params, "rival": rivals[0]})
    if (rivals := then.hunters(event.cell)) and not (now.hunters(event.cell) or now.hunters(event.origin)):
        return Reason("swap-shields", "F8", {**params, "rival": rivals[0]})
    catch = now.best_catch(event.cell)
    if catch > then.best_catch(event.origin):
        return Reason("swap-hunts", "F8", {**params, "fish": catch})
    return Reason("swap-settles", "F8", params)


def kept(before: View) -> Reason:
    """Nothing need be swapped (F12)."""
    then = waters(before)
    cells = [then.find(Fish(before.mover, value)) for value in VALUE_OF.values()]
    safe = not any(cell is not None and then.hunters(cell) for cell in cells)
    return Reason("keeps-safe" if safe else "keeps", "F12", {"colour": before.mover})


HINTS = explain
