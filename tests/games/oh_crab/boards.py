"""Small beaches for tests: a position line from a few words, and decisions answered by what they lead to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from seaboard.games.oh_crab import GAME
from seaboard.games.oh_crab.names import CRABS, LETTERS
from seaboard.match.match import Match

LETTER = dict(zip(CRABS, LETTERS, strict=True))


def cards(names: Sequence[str]) -> str:
    return ",".join(sorted(names, key=GAME.notation.words(GAME.new(3, 1).here).index)) or "-"


def row(names: Sequence[str]) -> str:
    return ",".join(names) or "-"


def line(
    crabs: Mapping[str, str],
    active: str = "red",
    rows: int = 7,
    cells: Mapping[str, str] | None = None,
    shortcuts: Sequence[Mapping[str, Any]] = (),
    currents: Sequence[Mapping[str, Any]] = (),
    hands: Mapping[str, Sequence[str]] | None = None,
    traces: Mapping[str, Sequence[str]] | None = None,
    discards: Mapping[str, Sequence[str]] | None = None,
    facedown: Mapping[str, str] | None = None,
    shells: Mapping[str, int] | None = None,
    icons: Sequence[str] = (),
    special: str | None = None,
    cook: bool = False,
    tiles: Sequence[str] = (),
    market: Mapping[str, Any] | None = None,
    two: Mapping[str, Sequence[str]] | None = None,
    board: str | None = None,
    phase: str | None = None,
    charge: bool = False,
    round_number: int = 2,
    stage: str | None = None,
    reserve: int | None = None,
    used: bool = False,
) -> str:
    """The line of a turn of the active crab, on a small board unless `board` names tiles."""
    seats = list(two.values()) if two else [[crab] for crab in CRABS if crab in crabs]
    hands, traces, discards = hands or {}, traces or {}, discards or {}
    facedown, shells = facedown or {}, shells or {}
    own = next(seat for seat in seats if active in seat)
    holder = own if cook else next((seat for seat in seats if seat is not own), own)
    places = [
        "+".join(
            f"{LETTER[crab]}:{crabs[crab].replace('SEA', 'sea')}"
            + ("=1" if two and crab == active and stage in (None, "act1") else "")
            for crab in seat
        )
        for seat in seats
    ]
    stock = [max((shells.get(crab, 0) for crab in seat), default=0) for seat in seats]
    ground = dict(cells or {})
    for cut in shortcuts:
        ground[cut["at"]] = f"{ground.get(cut['at'], 'R')}>{cut['to']}:{cut['cost'][1]}{cut['cost'][0]}"
    for current in currents:
        ground[current["at"]] = f"{ground.get(current['at'], 'C')}>{current['dir']}"
    spaces = " ".join(f"{cell}={what}" for cell, what in ground.items() if what != ".")
    piles = [*(market or {}).get("piles", []), [], [], []][:3]
    start = facedown.get(active) and phase is None
    chips = [f"{mark}{icon}" for mark, icon in zip("mul", icons, strict=False)]
    chips += [f"s{special}"] * bool(special) + ["kD"] * cook + ["x"] * (not used) + ["charge"] * charge
    letter = LETTER[own[0]]
    outside = phase is not None and phase.split(" ")[1].split(":")[0] in (
        "PLAN",
        "ACTIVATE",
        "OVER",
        "PLACE2",
    )
    groups = [
        " ".join(places),
        f"shells {' '.join(map(str, stock))} / {30 - sum(stock) if reserve is None else reserve}",
        f"cook {LETTER[holder[0]]}{'!' if two and holder is own and not cook else ''}",
        f"round {round_number} {stage or ('act1' if two else 'act')}",
        f"board {board or f'mini{rows} {spaces}'.strip()}",
        f"extra {' '.join(sorted(tiles)) or '-'}",
        f"market {';'.join(row(pile) for pile in piles)} draw {row((market or {}).get('deck', []))}",
    ]
    for seat in seats:
        mine = {"hand": hands, "trail": traces, "disc": discards}
        found = {
            name: next((part[crab] for crab in seat if part.get(crab)), []) for name, part in mine.items()
        }
        down = next((facedown[crab] for crab in seat if facedown.get(crab)), "-")
        groups.append(
            f"{LETTER[seat[0]]} hand {cards(found['hand'])} down {down}"
            f" trail {row(found['trail'])} disc {row(found['disc'])}"
        )
    groups.append("turn -" if outside else f"turn {LETTER[active]} icons {' '.join(chips) or '-'}")
    question = "START" if start else "MENU"
    groups.append(f"phase {phase or f'{letter} {question}'}")
    return " | ".join(groups)


def beach(crabs: Mapping[str, str], active: str = "red", seed: int = 1, **what: Any) -> Match:
    """A match from such a line."""
    return GAME.at(line(crabs, active, **what), seed=seed)


# ------------------------------------------------------------------ looking


def where(match: Match) -> dict[str, str]:
    """The crabs' spaces, `*` for knocked over."""
    seen = match.view(None)["crabs"]
    return {crab["colour"]: crab["cell"] + "*" * crab.get("knocked_over", False) for crab in seen}


def seat_of(match: Match, colour: str) -> dict[str, Any]:
    """What the owner of a crab has, Hand included."""
    seats = match.view(None)["seats"]
    number = next(i for i, seat in enumerate(seats) if LETTER[colour] in seat["crabs"])
    found: dict[str, Any] = match.view(number)["seats"][number]
    return found


def mover_view(match: Match) -> dict[str, Any]:
    return match.view(match.to_move[0])


def targets(match: Match, word: str) -> set[str]:
    """Where a legal word leads; empty if it is not legal."""
    for choice in mover_view(match)["choices"]:
        if choice["word"] == word:
            return {way["cell"] for way in choice.get("ways", [])}
    return set()


def step_to(match: Match, cell: str) -> None:
    """Answer a question about a way by the space it leads to."""
    for choice in mover_view(match)["choices"]:
        if any(way["cell"] == cell for way in choice.get("ways", [])):
            match.play(choice["word"])
            return
    raise AssertionError(f"no way to {cell}: {mover_view(match)['choices']}")


def chip(match: Match, icon: str) -> str | None:
    """A usable chip that gives an icon."""
    return next((c["word"] for c in mover_view(match)["chips"] if c["gives"] == icon and c["usable"]), None)


def asked(match: Match) -> str:
    """The question that is asked, with what it is about, as the position line has it."""
    return match.position.rpartition(" | phase ")[2].split(" ")[1]


def asks(match: Match) -> str:
    """The question that is asked, by its name."""
    name: str = match.view(None)["question"]["asks"]
    return name


def seen_line(match: Match, seat: int | None) -> str:
    """The position line as a seat may see it."""
    return GAME.lines.seen_position(match.here, seat)


def kinds(events: Sequence[Mapping[str, Any]]) -> list[str]:
    return [event["kind"] for event in events]


def do(match: Match, words: str) -> list[dict[str, Any]]:
    """Play some words; all their events."""
    found = []
    for word in words.split():
        found += match.play(word)
    return found
