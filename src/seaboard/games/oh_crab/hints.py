"""Why a decision of Oh Crab! is good: what its cards give, where its crab comes to, whom it pushes.

Only what the seat sees is looked at: its view, and what the move did on a position dealt anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import Final

from seaboard.bots.advice import Case, Explained, Place, Reason
from seaboard.games.oh_crab.events import Added, Moved, Shell, Stood
from seaboard.games.oh_crab.facts import ACTION_CLAUSES, SOURCE_CLAUSES
from seaboard.games.oh_crab.names import CRABS, EXTRA_TILES, LETTERS
from seaboard.games.oh_crab.pack.events import EventRevealed, Surprise
from seaboard.games.oh_crab.phases import PHASES, Phase
from seaboard.games.oh_crab.view.board import Crab
from seaboard.games.oh_crab.view.cards import Face, Fit, faces
from seaboard.games.oh_crab.view.choices import Choice, Way
from seaboard.games.oh_crab.view.whole import View, view

Params = dict[str, str | int]

SEA: Final = "sea"
ENOUGH: Final = "end"
TURNED_UP: Final = (Surprise, EventRevealed)  # what nobody knew before
BORDER_CLAUSES: Final = {"challenge": "O145", "event": "O134"}
KEPT: Final = ("REST_KEEP", "REST_KEEP2", "STASH_PICK", "TRAIL_CARD", "DISCARD_CARD")
USED: Final = ("RUNUP", "BOOST", "DOPE_CARD")
# What is worth more than the icon it was done with: these kinds of the second grade are patterns.
PATTERNS: Final = {
    "reaches-sea": "sea",
    "may-reach-sea": "sea",
    "pushes": "push",
    "may-push": "push",
    "sends-back": "send",
    "shells": "shells",
    "may-shell": "shells",
    "stands": "stand",
}


@dataclass(frozen=True)
class Beach:
    """A decision as its seat sees it, and what the move does."""

    case: Case

    @cached_property
    def seen(self) -> View:
        """Before the move."""
        return view(self.case.here.position, self.case.seat)

    @cached_property
    def crabs_then(self) -> dict[str, Crab]:
        """The crabs after the move, by their letters."""
        return {crab.letter: crab for crab in view(self.case.taken.after.position, self.case.seat).crabs}

    @property
    def phase(self) -> Phase:
        """The question."""
        return PHASES[int(self.case.here.position["phase"][0])]

    @property
    def move(self) -> str:
        """The answer."""
        return self.case.move

    @property
    def mine(self) -> list[str]:
        """The letters of the seat's crabs."""
        return self.seen.seats[self.case.seat].crabs

    @property
    def choice(self) -> Choice | None:
        """The answer with where it would lead."""
        return next((choice for choice in self.seen.choices if choice.word == self.move), None)

    @property
    def ways(self) -> list[Way]:
        """Where the answer would lead."""
        return self.choice.ways if self.choice else []

    def face(self, card: str) -> Face | None:
        """A card, where the word is one."""
        return next((face for face in faces(self.case.here.position) if face.card == card), None)

    def crab(self, letter: str) -> Crab:
        """A crab before the move."""
        return next(crab for crab in self.seen.crabs if crab.letter == letter)


def explain(case: Case) -> Explained:
    """A decision by what is asked; the end of a list is a decision too (O16, O27)."""
    beach = Beach(case)
    if case.move == ENOUGH:
        return enough(beach)
    return EXPLAINS.get(beach.phase.kind, answered)(beach)


def asked(beach: Beach, **more: str | int) -> Params:
    """What every sentence may want to know: the question."""
    return {"asks": beach.phase.name, **more}


# ------------------------------------------------------------------ cards


def planned(beach: Beach) -> Explained:
    """Which card to lay face down: halves that meet the Trail's end, a special action, its icon (O16)."""
    face = beach.face(beach.move)
    assert face is not None, "only a card is planned"
    fit = next((fit for fit in beach.seen.fits if fit.card == face.card), Fit(face.card, [], []))
    side, halves = ("left", fit.left) if len(fit.left) > len(fit.right) else ("right", fit.right)
    params: Params = {"icon": face.main, "side": side, "halves": len(halves)}
    hand = Place("hand")
    if halves:
        params["half"] = halves[0]
        kind = Reason("plan-fits", "O31", {"halves": len(halves)})
        return Explained(hand, kind, Reason("plan-fits", "O31", params))
    if face.special is not None:
        clause = ACTION_CLAUSES[face.special]
        reason = Reason("plan-special", clause, {**params, "action": face.special})
        return Explained(hand, Reason("plan-special", "O32"), reason)
    return Explained(
        hand, Reason("plan-main", "O30", {"icon": face.main}), Reason("plan-main", "O30", params)
    )


def begun(beach: Beach) -> Explained:
    """The card joins the Trail, or the turn is a rest (O20)."""
    if beach.move == "rest":
        lies = beach.crab(active(beach)).knocked_over
        reason = Reason("rests-stands" if lies else "rests", "O24", rested(beach.seen, beach.case.seat))
        return Explained(Place("turn"), Reason("rest", "O24"), reason)
    added = next((event for event in beach.case.taken.events if isinstance(event, Added)), None)
    if added is None:  # a card may react first
        return Explained(Place("trail"), Reason("add", "O23"), Reason("joins", "O23", {"side": beach.move}))
    params: Params = {"side": added.side, "icon": added.gives[0], "halves": len(added.fits)}
    reason = Reason("adds-fits", "O31", params) if added.fits else Reason("adds", "O23", params)
    return Explained(Place("trail"), Reason("add-fits" if added.fits else "add", reason.clause), reason)


def rested(seen: View, seat: int) -> Params:
    """How many cards a rest brings back at most, and whether the Market has one (O24, O25)."""
    mine = seen.seats[seat]
    cards = len(mine.discards) + mine.ready + max(0, len(mine.trail) - 1)
    return {"cards": cards, "market": "yes" if any(seen.market) or seen.draw else "no"}


def carded(beach: Beach) -> Explained:
    """A card of one's own: kept, used, or given away (O24, O33, O44, O63)."""
    phase, face = beach.phase, beach.face(beach.move)
    if face is None:
        return answered(beach)
    word = "keeps-card" if phase.name in KEPT else "uses-card" if phase.name in USED else "gives-card"
    params = asked(beach, icon=face.main)
    where = Place("trail" if phase.source == "trail" else phase.source)
    return Explained(where, Reason("card", phase.clause, asked(beach)), Reason(word, phase.clause, params))


def piled(beach: Beach) -> Explained:
    """A card of the Market, or one unseen (O43)."""
    kind = Reason("take", "O43", {"blind": "yes" if beach.move == "draw" else "no"})
    if beach.move == "draw":
        return Explained(Place("market"), kind, Reason("takes-blind", "O43"))
    face = beach.face(beach.seen.market[int(beach.move[4:]) - 1][-1])
    assert face is not None and face.special is not None, "only action cards lie in the Market"
    reason = Reason("takes", "O43", {"icon": face.main, "action": face.special})
    return Explained(Place("market"), kind, reason)


# ------------------------------------------------------------------ what an action brings


def used(beach: Beach) -> Explained:
    """An action of the turn: by what it brings, else by what it is (O27)."""
    chip = next((chip for chip in beach.seen.chips if chip.word == beach.move), None)
    gives = beach.move if chip is None else chip.gives
    source = beach.move.removesuffix("2")
    params: Params = {"action": gives, "source": source}
    clause = ACTION_CLAUSES.get(gives) or SOURCE_CLAUSES.get(source) or BORDER_CLAUSES[source]
    where = crab_place(beach, active(beach))
    if source in BORDER_CLAUSES:
        kind, where = Reason("border", clause, params), Place("border")
    elif source in EXTRA_TILES:
        cost = next(extra.cost for extra in beach.seen.extra if extra.tile == source)
        kind, where = Reason("tile", "O35", {**params, "cost": cost}), Place("tiles")
    elif gives in ("F", "D", "S", "C"):
        name = "cook" if source == "cook" else "icon"
        kind = Reason(name, "O34" if source == "cook" else "O38", {"icon": gives})
    elif source == "cut":
        kind = Reason("cut", "O66")
    else:
        kind, where = Reason("action", clause, params), Place("actions")
    return with_pattern(beach, where, kind, Reason("uses", clause, params))


def moved(beach: Beach) -> Explained:
    """Where a crab goes or is sent (O38, O51, O80, O85)."""
    subject = getattr(beach.seen.question, "pushed", None) or getattr(beach.seen.question, "crab", None)
    letter = subject or active(beach)
    phase = beach.phase
    params = asked(beach, crab=letter)
    return with_pattern(
        beach,
        crab_place(beach, letter),
        Reason("go", phase.clause, params),
        Reason("goes", phase.clause, params),
    )


def with_pattern(beach: Beach, where: Place, kind: Reason, plain: Reason) -> Explained:
    """What the move brings says more than what it is done with."""
    reason = brought(beach) or promised(beach) or plain
    name = PATTERNS.get(reason.kind)
    return Explained(where, kind if name is None else Reason(name, reason.clause), reason)


def brought(beach: Beach) -> Reason | None:
    """What has happened when the move is made: the sea, a push, shells, steps (O46–O58).

    What a token or a card that lies face down would do was only imagined, and is not told.
    """
    events = list(takewhile(lambda event: not isinstance(event, TURNED_UP), beach.case.taken.events))
    is_sure = len(events) == len(beach.case.taken.events)
    moves = [event for event in events if isinstance(event, Moved)]
    own = [event for event in moves if event.crab in beach.mine]
    if any(event.cell == SEA for event in own):
        return Reason("reaches-sea", "O48", {"crab": own[-1].crab})
    if (other := first_rival(beach, moves)) is not None and (is_sure or other.kind == "pushes"):
        return other
    found = sum(event.n for event in events if isinstance(event, Shell) and event.seat == beach.case.seat)
    if (shells := found - price(beach)) > 0:
        return Reason("shells", "O38", {"shells": shells})
    if own and is_sure:
        last = own[-1]
        steps = beach.crab(last.crab).distance - beach.crabs_then[last.crab].distance
        params: Params = {"crab": last.crab, "cell": last.cell, "steps": max(0, steps)}
        return Reason("runs" if steps > 0 else "sidesteps", last.clause, params)
    if any(isinstance(event, Stood) and event.crab in beach.mine for event in events):
        return Reason("stands", "O58")
    return None


def first_rival(beach: Beach, moves: Sequence[Moved]) -> Reason | None:
    """A rival's crab that was pushed over, or sent back toward the land (O51, O53, O80)."""
    for event in moves:
        if event.crab in beach.mine:
            continue
        if event.how == "push":
            lies = beach.crabs_then[event.crab].knocked_over
            params: Params = {"crab": event.crab, "cell": event.cell, "over": "yes" if lies else "no"}
            return Reason("pushes", "O53" if lies else "O50", params)
        steps = beach.crabs_then[event.crab].distance - beach.crab(event.crab).distance
        if steps > 0:
            return Reason("sends-back", event.clause, {"crab": event.crab, "steps": steps})
    return None


def promised(beach: Beach) -> Reason | None:
    """What the move leads to, where a further question comes first."""
    own = [way for way in beach.ways if way.crab in beach.mine]
    if any(way.cell == SEA for way in own):
        return Reason("may-reach-sea", "O48")
    pushed = [way.pushes for way in own if way.pushes and way.pushes not in beach.mine]
    if pushed and len(pushed) == len(own):  # where there is another way, nobody need be pushed
        return Reason("may-push", "O50", {"crab": pushed[0]})
    if any(way.shell for way in own) and not price(beach):
        return Reason("may-shell", "O68")
    if own:
        return Reason("may-run", "O46", {"ways": len(own)})
    return None


def price(beach: Beach) -> int:
    """The shells that the move costs: an Extra action is bought (O35)."""
    tile = beach.move.removesuffix("2")
    return next((extra.cost for extra in beach.seen.extra if extra.tile == tile), 0)


# ------------------------------------------------------------------ other answers


def chosen(beach: Beach) -> Explained:
    """A crab: one's own to activate, or whom an action is about (O80, O81, O91, O113)."""
    letter = LETTERS[CRABS.index(beach.move)]
    whose = "own" if letter in beach.mine else "rival"
    distance = beach.crab(letter).distance
    params = asked(beach, crab=letter, whose=whose, distance=distance)
    reason = Reason("chooses-crab", beach.phase.clause, params)
    return Explained(Place("crabs"), Reason("crab", beach.phase.clause, asked(beach)), reason)


def dug(beach: Beach) -> Explained:
    """A space, by its row and then its column (O120, O122, O128)."""
    cells = beach.choice.cells if beach.choice else []
    params = asked(beach, cell=cells[0] if cells else beach.move)
    reason = Reason("chooses-space", beach.phase.clause, params)
    return Explained(Place("beach"), Reason("space", beach.phase.clause, asked(beach)), reason)


def said(beach: Beach) -> Explained:
    """Yes or no (O70, O86, O163)."""
    kind = Reason("answer", beach.phase.clause, asked(beach))
    reason = Reason("says", beach.phase.clause, asked(beach, answer=beach.move))
    return Explained(Place("question"), kind, reason)


def offered(beach: Beach) -> Explained:
    """An Asymmetry card to keep (O155)."""
    pack = beach.seen.pack
    card = next((offer.card for offer in pack.offers if offer.word == beach.move), "") if pack else ""
    reason = Reason("keeps-ability", "O155", {"card": card})
    return Explained(Place("offers"), Reason("ability", "O155"), reason)


def answered(beach: Beach) -> Explained:
    """Any other answer: a half, a Reward, an end of the Trail (O129, O153, O166)."""
    clause = beach.phase.clause
    reason = Reason("answers", clause, asked(beach))
    return Explained(Place("question"), Reason("answer", clause, asked(beach)), reason)


def enough(beach: Beach) -> Explained:
    """Nothing more is to be done here: a turn or a list ends (O29, O172)."""
    kind = Reason("finish", "O29" if beach.phase.kind == "menu" else beach.phase.clause, asked(beach))
    left = len(beach.case.here.moves(beach.case.seat)) - 1
    return Explained(Place("turn"), kind, Reason("finishes", kind.clause, asked(beach, left=left)))


def active(beach: Beach) -> str:
    """The letter of the crab whose turn it is, else of the seat's first one."""
    return beach.seen.crab or beach.mine[0]


def crab_place(beach: Beach, letter: str) -> Place:
    """A crab on the beach; one's own is called so."""
    cell = beach.crab(letter).cell
    if cell is None:
        return Place("beach")
    if cell == SEA:
        return Place("turn")
    return Place("crab" if letter in beach.mine else "rival", cell, {"crab": letter, "cell": cell})


EXPLAINS: Final[dict[str, Callable[[Beach], Explained]]] = {
    "plan": planned,
    "start": begun,
    "menu": used,
    "run": moved,
    "card": carded,
    "way": moved,
    "push": moved,
    "column": moved,
    "space": dug,
    "crab": chosen,
    "pile": piled,
    "yes_no": said,
    "offer": offered,
}
HINTS = explain
