"""How the Adventure Pack answers: its actions of the menu, its questions, and what waits in it."""

from __future__ import annotations

from seaboard.games.oh_crab.board import WIDTH
from seaboard.games.oh_crab.names import DIAGONAL, FORWARD, TAKE_SHELL
from seaboard.games.oh_crab.rules import cards
from seaboard.games.oh_crab.rules import noted as base
from seaboard.games.oh_crab.rules import race as r
from seaboard.games.oh_crab.rules.moves import basic
from seaboard.games.oh_crab.rules.race import BACK, END, NONE, Race, ask, next_of
from seaboard.games.oh_crab.rules.rounds import begin_planning
from seaboard.games.oh_crab.rules.verbs import possible_icons
from seaboard.kernel.chance import Chance
from seaboard.kernel.kit import rule
from seaboard.kernel.notes import Log, note

from . import noted
from . import on_the_table as table
from .asymmetry import rules as asymmetry
from .asymmetry.reactions import answer_reaction
from .challenges import rules as challenges
from .event_cards.rules import cross_borders, has_challenge, pending_border, reveal_event
from .surprises import rules as surprises


@rule
def choose_from_menu(s: Race, action: int, rng: Chance, log: Log) -> int:
    """A Treasure, a Claw, or a border that is to be resolved (O125, O134, O145, O160)."""
    if action == r.CLAW:
        return use_claw(s, log)
    if action == r.CHALLENGE or action == r.EVENT:
        return resolve_border(s, rng, log)
    return surprises.use_treasure(s, action - r.TREASURE + table.FIRST_TREASURE, log)


@rule
def use_claw(s: Race, log: Log) -> int:
    """The ability of the active crab, for a Claw (O160, O166)."""
    card = s.asym[s.crab]
    table.spend_claw(s, int(s.crab))
    note(log, base.USED, s.mover, s.crab, r.CLAW, card)
    if card == table.SPRINTER or card == table.DANCER:
        return basic(s, FORWARD if card == table.SPRINTER else DIAGONAL, log)
    if card == table.OPPORTUNIST:
        return basic(s, TAKE_SHELL, log)
    if card == table.TAILOR:
        halves = asymmetry.halves_to_sew(s, possible_icons(s, cards.hand_size(s, s.mover)))
        return r.TAILOR_HALF if halves == 0b11 else sew(s, halves >> 1, log)
    if card == table.HERMIT:
        return r.STASH_SWAP
    return r.JUMP_DIR if card == table.JUMPER else r.EXCH_CARD  # the trader


@rule
def sew(s: Race, which: int, log: Log) -> int:
    """The tailor uses the half of the added card, or of the Doping card, once (A5, O166)."""
    icon = int(s.tailor[which])
    s.tailor[which] = NONE
    return basic(s, icon, log)


@rule
def after_step(s: Race, crab: int, origin: int, to: int) -> None:
    """A crab has changed its place, for whatever reason (O129, O133, O144)."""
    s.drifted &= ~(1 << crab)
    if s.modules & (r.EVENTS | r.CHALLENGES):
        cross_borders(s, origin, to)


@rule
def resolve_border(s: Race, rng: Chance, log: Log) -> int:
    """The most landward pending border: its Challenge, then its event card (O134, O137, O146, O147)."""
    s.border = pending_border(s)
    if not has_challenge(s, int(s.border)):
        return reveal_event(s, int(s.border), rng, log)
    champion = challenges.champion_matters(s, int(s.border))
    if champion != NONE:  # the Challenge is counted once the champion has decided (A13)
        return table.let_react(s, champion, table.CHAMPION)
    challenges.award(s, int(s.border), NONE, log)
    return BACK


@rule
def something_waits(s: Race) -> bool:
    """A delivery, a spy, or the winners of a Challenge."""
    return s.takers != 0 or s.take_back != 0 or s.border != NONE


@rule
def resume(s: Race, rng: Chance, log: Log) -> int:
    """Takers of a delivery, a spy, the winners of a Challenge, and the event card behind it."""
    if s.takers:
        return next_taker(s)
    if s.take_back:
        return next_spying(s)
    if s.winners_left:
        return challenges.next_winner(s)
    s.challenge[s.border - 1] = NONE  # after the rewards the Challenge below the border is gone (O148)
    challenges.open_next_challenge(s, log)
    return reveal_event(s, int(s.border), rng, log)


@rule
def next_taker(s: Race) -> int:
    """The next seat clockwise from the active player takes a Market card, while there are any (E8)."""
    seat = next_of(s, int(s.takers))
    s.takers &= ~(1 << seat)
    return BACK if cards.market_is_empty(s) else ask(s, seat, r.TAKE)


@rule
def next_spying(s: Race) -> int:
    """Another token to look at, then a card of the Discard pile comes back; either may be missing (T8)."""
    if s.spy_left > 0 and surprises.spy_rows(s) != 0:
        return r.SPY_ROW
    s.spy_left = 0
    s.take_back = 0
    return BACK if s.discard_first[s.mover] == NONE else r.DISCARD_CARD


@rule
def begin_race(s: Race, phase: int) -> int:
    """Once everybody has an Asymmetry card, the first planning; until then the next question (O155)."""
    if phase != r.PLAN:
        return phase
    begin_planning(s, r.PLANNING)
    return int(s.phase)


@rule
def answer_with_card(s: Race, card: int, seat: int, log: Log) -> int:
    """A card of the Hand, the Trail or the Discard pile for a token, a Reward or the hermit."""
    phase = s.phase
    if phase == r.STASH_PICK:
        asymmetry.store(s, card, log)
        return begin_race(s, r.PLAN)
    if phase == r.STASH_SWAP:
        asymmetry.swap_stored(s, card, log)
    elif phase == r.JUNK_CARD:
        cards.lose_card(s, seat, card, False, base.O127, log)
    else:
        if phase == r.TRAIL_CARD:
            cards.take_out(s, s.trail_left, s.trail_right, seat, card)
        else:  # DISCARD_CARD
            cards.take_out(s, s.discard_first, s.discard_last, seat, card)
        s.hand[seat] |= cards.BIT[card]
        note(log, noted.CARD_BACK, seat, card, phase == r.DISCARD_CARD)
    return BACK


@rule
def answer_with_space(s: Race, action: int, rng: Chance, log: Log) -> int:
    """A row, whose column is asked next, then the column: a space to dig, to spy or to hide something."""
    phase = int(s.phase)
    if phase >= r.OBST_ROW:
        s.row = action - r.ROW
        return phase - r.OBST_ROW + r.OBST_COLUMN
    space = int(s.row) * WIDTH + action - r.COLUMN
    if phase == r.OBST_COLUMN:
        surprises.dig(s, space, log)
    elif phase == r.SPY_COLUMN:
        surprises.look_under(s, space, log)
    else:
        surprises.hide_treasure(s, space, rng, log)
    return BACK


@rule
def answer(s: Race, action: int, seat: int, rng: Chance, log: Log) -> int:
    """All other questions of the Adventure Pack: the question that follows, or BACK."""
    phase = s.phase
    if phase == r.REACT:
        return answer_reaction(s, action == r.YES, rng, log)
    if phase == r.JUNK_END:
        surprises.drop_trail_end(s, seat, action == r.TRAIL_LEFT, log)
        return BACK
    if phase == r.REWARD:
        return challenges.take_reward(s, seat, action - r.REWARD_OPTION, log)
    if phase == r.REWARD_CRAB:
        return challenges.reward_crab(s, seat, action - r.CRAB, log)
    if phase == r.TAILOR_HALF:
        return sew(s, action - r.MAIN - 1, log)
    if phase == r.ASYM_PICK:
        return begin_race(s, asymmetry.pick_card(s, action - r.OFFER, log))
    if phase == r.ASYM_ASSIGN:
        return begin_race(s, asymmetry.assign_picked(s, action - r.CRAB, log))
    if phase == r.SPY_ROW and action == END:
        s.spy_left = 0
        return BACK
    return answer_with_space(s, action, rng, log)
