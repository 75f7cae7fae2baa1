"""What the rules of the Adventure Pack note; `pack/events.py` says what the numbers mean."""

from __future__ import annotations

from seaboard.games.oh_crab.rules.noted import FIRST_OF_PACK

SURPRISE = FIRST_OF_PACK  # seat, crab, space, token, kept, clause
SHELLS_LOST = FIRST_OF_PACK + 1  # seat, how many, clause
DROPPED = FIRST_OF_PACK + 2  # seat, card
CARD_BACK = FIRST_OF_PACK + 3  # seat, card, from the Discard pile
DUG = FIRST_OF_PACK + 4  # seat, space
SPIED = FIRST_OF_PACK + 5  # seat, space, token
HIDDEN = FIRST_OF_PACK + 6  # space
EVENT_REVEALED = FIRST_OF_PACK + 7  # event, number of the tile, stays, the event it ends or NONE, clause
MARKET_BLOWN = FIRST_OF_PACK + 8  # the cards follow
CLAW_BACK = FIRST_OF_PACK + 9  # crab, Claws
COUNTED = FIRST_OF_PACK + 10  # challenge, number of the tile, first and second places as bits; counts follow
COUNT = FIRST_OF_PACK + 11  # of a seat
CHALLENGE_OPENED = FIRST_OF_PACK + 12  # challenge, number of the tile
REWARDED = FIRST_OF_PACK + 13  # seat, reward, number of the option
REACTED = FIRST_OF_PACK + 14  # seat, crab, card, clause
DECLINED = FIRST_OF_PACK + 15  # seat, crab, card, clause
PICKED = FIRST_OF_PACK + 16  # seat, card
ENDOWED = FIRST_OF_PACK + 17  # crab, card, Claws, clause
STORED = FIRST_OF_PACK + 18  # seat, card, the card taken for it or NONE, clause
