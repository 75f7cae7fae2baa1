"""The Adventure Pack's part of a position line: what lies on the table, the questions, what waits (O174)."""

from __future__ import annotations

from collections.abc import Callable

from seaboard.games.oh_crab.board import NAMES
from seaboard.games.oh_crab.names import (
    ASYM_CARDS,
    CHALLENGE_CARDS,
    EVENT_CARDS,
    LETTERS,
    MOST_CRABS,
    REWARD_CARDS,
    SURPRISE_TOKENS,
)
from seaboard.games.oh_crab.notation import words
from seaboard.games.oh_crab.pack.asymmetry.rules import PICK, offers_each
from seaboard.games.oh_crab.pack.challenges.rules import FREE_DIAGONAL, crabs_for_reward
from seaboard.games.oh_crab.pack.on_the_table import CHAMPION, FIRST_TREASURE, GLUTTON, OPPORTUNIST, SNIFFER
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.asking import asked
from seaboard.games.oh_crab.rules.steps import is_obstacle
from seaboard.games.oh_crab.seats import letter, letters
from seaboard.match.game import Position


def pack_groups(position: Position, watcher: int | None, hide: bool) -> list[str]:
    """The groups of the modules in the game, as a watcher may see them; not `hide`: with everything."""
    modules = int(position[0].modules)
    writers = (_surprises, _events, _challenges, _asymmetry)
    groups = [write(position, watcher, hide) for bit, write in enumerate(writers) if modules >> bit & 1]
    borders = ",".join(str(border) for border in range(4) if int(position[0].borders) >> border & 1)
    return groups + [f"borders {borders}"] * bool(borders)


# ------------------------------------------------------------------ the modules


def token_is_open(position: Position, token: int, watcher: int | None) -> bool:
    """The watcher knows a token on the board: a spy, or everybody while the sniffer thinks (O122, O176)."""
    s = position[0]
    if watcher is not None and int(s.spied[token]) >> watcher & 1:
        return True
    sniffed = s.phase == r.REACT and s.reaction == SNIFFER
    return bool(sniffed and s.token_place[token] == s.place[s.subject])


def tokens_on_board(position: Position) -> list[tuple[int, int]]:
    """Spaces with a face-down token and the token, from the land on."""
    s = position[0]
    found = [(int(space), token) for token, space in enumerate(s.token_place) if space < s.spaces]
    return sorted(found)


def kept_by(position: Position, seat: int) -> list[int]:
    """The Treasures in front of a seat."""
    return [token for token, place in enumerate(position[0].token_place) if place == r.KEPT + seat]


def _surprises(position: Position, watcher: int | None, hide: bool) -> str:
    s = position[0]
    tokens = []
    for space, token in tokens_on_board(position):
        name = "?" if hide and not token_is_open(position, token, watcher) else SURPRISE_TOKENS[token]
        spies = letters(position, int(s.spied[token]) & ~r.STASHED)
        tokens.append(f"{NAMES[space]}={name}" + (f"~{spies}" if spies else ""))
    kept = []
    for seat in range(s.players):
        if held := kept_by(position, seat):
            kept.append(f"{letter(position, seat)}:{','.join(SURPRISE_TOKENS[token] for token in held)}")
    spare = [t for t in range(FIRST_TREASURE, len(SURPRISE_TOKENS)) if s.token_place[t] == r.SPARE]
    names = ",".join(SURPRISE_TOKENS[token] for token in spare) or "-"
    name = "mod1e" if s.variants & r.BLANK_JUNK else "mod1"
    spares = f"?{len(spare)}" if hide and spare else names
    return f"{name} {' '.join(tokens) or '-'} kept {' '.join(kept) or '-'} spare {spares}"


def _events(position: Position, watcher: int | None, hide: bool) -> str:
    s = position[0]
    cards = [
        f"{tile + 1}:{'?' if hide else EVENT_CARDS[event]}"
        for tile, event in enumerate(s.event)
        if event != r.NONE
    ]
    now = "-" if s.event_now == r.NONE else EVENT_CARDS[s.event_now]
    return f"mod2 {' '.join(cards) or '-'} now {now}"


def is_revealed(position: Position, challenge: int) -> bool:
    """A Challenge lies open (O143, O148)."""
    return bool(int(position[0].challenges_seen) >> challenge & 1)


def _challenges(position: Position, watcher: int | None, hide: bool) -> str:
    s = position[0]
    cards = []
    for tile, challenge in enumerate(s.challenge):
        if challenge != r.NONE:
            revealed = is_revealed(position, int(challenge))
            name = "?" if hide and not revealed else CHALLENGE_CARDS[challenge]
            cards.append(f"{tile + 1}:{name}{'!' if revealed else ''}")
    reward = "-" if s.reward == r.NONE else REWARD_CARDS[s.reward]
    return f"mod3 {' '.join(cards) or '-'} reward {reward}"


def offers(position: Position, seat: int) -> list[int]:
    """The cards offered to a seat, with their picks as the record has them."""
    each = int(offers_each(position[0]))
    return [int(card) for card in position[0].offer[seat * each : (seat + 1) * each] if card != r.NONE]


def _asymmetry(position: Position, watcher: int | None, hide: bool) -> str:
    s = position[0]
    found = []
    for crab in range(MOST_CRABS):
        if s.asym[crab] != r.NONE:
            text = f"{LETTERS[crab]}:{ASYM_CARDS[s.asym[crab]]}*{s.claws[crab]}"
            if s.stored != r.NONE and ASYM_CARDS[s.asym[crab]] == "A6":
                text += f"={'?' if hide and watcher != s.owner[crab] else words(position)[s.stored]}"
            found.append(text)
    offered = []
    for seat in range(s.players):
        if cards := offers(position, seat):
            secret = hide and watcher != seat and s.phase in (r.PLACE2, r.ASYM_PICK)
            names = [ASYM_CARDS[card % PICK] + (f"!{card // PICK}" if card >= PICK else "") for card in cards]
            offered.append(f"{letter(position, seat)}:{f'?{len(cards)}' if secret else ','.join(names)}")
    if offered:
        found += ["offer", *offered]
    return f"mod4 {' '.join(found) or '-'}"


# ------------------------------------------------------------------ what is asked, and what waits


def drawn(position: Position) -> list[int]:
    """The cards that the hermit chooses from."""
    return [int(card) for card in position[0].drawn if card != r.NONE]


def names_the_crab(position: Position) -> bool:
    """A free step of a pair says which crab makes it, if both could."""
    s = position[0]
    able = int(crabs_for_reward(s, asked(s), FREE_DIAGONAL)) if s.pairs else 0
    return able & (able - 1) != 0


def pack_question(position: Position, watcher: int | None, hide: bool) -> list[str]:
    """What a decision of the Adventure Pack is about."""
    s = position[0]
    subject = LETTERS[s.subject]
    junk = SURPRISE_TOKENS[s.surprise]

    def stash() -> list[str]:
        cards = drawn(position)
        secret = hide and watcher != s.mover
        return [f"?{len(cards)}" if secret else ",".join(words(position)[card] for card in cards)]

    about: dict[int, Callable[[], list[str]]] = {
        r.STASH_PICK: stash,
        r.REST_KEEP_TWO: lambda: [words(position)[s.card]],
        r.JUNK_CARD: lambda: [junk, subject],
        r.JUNK_DIR: lambda: [junk, subject],
        r.JUNK_END: lambda: [junk, subject],
        r.FREE_DIR: lambda: ["D!", *([subject] if names_the_crab(position) else [])],
        r.REACT: lambda: [ASYM_CARDS[s.reaction], subject],
        r.REWARD_CRAB: lambda: [str(s.option + 1)],
        r.OBST_COLUMN: lambda: [str(s.row)],
        r.SPY_ROW: lambda: [str(s.spy_left)],
        r.SPY_COLUMN: lambda: [str(s.spy_left), str(s.row)],
        r.HIDE_ROW: lambda: [str(s.option)],
        r.HIDE_COLUMN: lambda: [str(s.option), str(s.row)],
    }
    asked_about = about.get(int(s.phase))
    return asked_about() if asked_about else []


def push_so_far(position: Position) -> list[str]:
    """Who is moving where, and the links of the chain that are decided (O52)."""
    s = position[0]
    links = [f"{LETTERS[s.link_crab[i]]}{NAMES[s.link_to[i]]}" for i in range(s.links)]
    return [LETTERS[s.crab], NAMES[s.goal], ",".join(links) or "-"]


def clockwise(position: Position, seats: int) -> str:
    """Some seats, clockwise from the active player."""
    s = position[0]
    order = [(int(s.mover) + i) % int(s.players) for i in range(s.players)]
    return "".join(letter(position, seat) for seat in order if int(seats) >> seat & 1)


def chosen_card(position: Position) -> list[str]:
    """A crab that its own token moved to an obstacle in another's turn: its owner chooses the card (J5)."""
    s = position[0]
    if s.phase == r.REACT and s.reaction == GLUTTON:
        crab = int(s.subject)
    elif s.entering and int(s.enter_step[0]) & r.STEP <= r.STEP_OBSTACLE:
        crab = int(s.enter_crab[0])
    else:
        return []
    chooses = int(s.drifted) >> crab & 1 and s.owner[crab] != s.mover and s.border == r.NONE
    waits = chooses and s.place[crab] < s.spaces and is_obstacle(s, int(s.place[crab]))
    return [f"OBSTACLE:{LETTERS[crab]}"] if waits else []


def pack_waiting(position: Position, frames: list[str]) -> list[str]:
    """What waits in the Adventure Pack, behind the arrivals given."""
    s = position[0]
    frames = [*frames, *chosen_card(position)]
    if s.phase == r.REACT and s.reaction == OPPORTUNIST:
        frames = [":".join(["PUSH_DIR", *push_so_far(position)]), *frames]
    if s.blinding and s.phase == r.REACT and s.reaction == GLUTTON:
        frames = [*frames, f"SANDS:{clockwise(position, s.victims) or '-'}"]
    if s.takers:
        frames = [*frames, f"TAKES:{clockwise(position, s.takers)}"]
    if s.take_back:
        frames = [*frames, "X6"]
    if s.winners_left:
        frames = [*frames, f"REWARDS:{clockwise(position, s.winners_left)}"]
    if s.border != r.NONE:
        counting = s.phase == r.REACT and s.reaction == CHAMPION
        frames = [*frames, f"BORDER:{s.border}{'c' if counting else 'e'}"]
    return frames
