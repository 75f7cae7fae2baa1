"""What the rules note; `events.py` says what the numbers mean. The pack's kinds are in `pack/noted.py`."""

from __future__ import annotations

from typing import Final

PLACED: Final = 0  # crab, space
PLANNED: Final = 1  # seat, card
PLAN_CHANGED: Final = 2  # seat, card
ACTIVATED: Final = 3  # crab
ADDED: Final = 4  # seat, card, at the left end, by Doping, the upper and the lower icon that its halves made
RESTED: Final = 5  # seat, the face-down card or NONE
KEPT: Final = 6  # seat, card
TOOK: Final = 7  # seat, number of the pile, card
TOOK_UNSEEN: Final = 8  # seat, 0, card
REFILLED: Final = 9  # number of the pile, card, clause
TOOK_BACK: Final = 10  # seat, clause; the cards follow
CARD_OF_MANY: Final = 11  # a card of the list before it
USED: Final = 12  # seat, crab, action, what it gives, shells paid
PAID: Final = 13  # seat, card, clause
MOVED: Final = 14  # crab, origin, space, way, direction or NONE
KNOCKED_OVER: Final = 15  # crab, space, clause
STOOD: Final = 16  # crab, clause
SHELLS: Final = 17  # seat, how many, the crab that found them or NONE, its space, clause
LOST: Final = 18  # seat, card, at random, clause
IGNORED: Final = 19  # crab
EXCHANGED: Final = 20  # seat, card, it left the game
TURN_ENDED: Final = 21  # seat
COOK_MOVED: Final = 22  # seat, clause
ROUND_BEGAN: Final = 23  # number
RACE_OVER: Final = 24
FIRST_OF_PACK: Final = 25

# The ways of MOVED: how a crab went.
STEP, PUSHING, PUSHED, EXCHANGE, SWAP, JUMP, SHORTCUT, HOP, GULL, CALL, PASS = range(11)
CURRENT, DRIFT, REWARD_STEP = range(11, 14)

# Clauses, where what happened decides which: the last number of a note.
O8, O12, O24, O33, O38, O41, O53, O58 = 8, 12, 24, 33, 38, 41, 53, 58
O63, O64, O65, O66, O68, O83, O92 = 63, 64, 65, 66, 68, 83, 92
O101, O109, O124, O125, O127, O135, O136 = 101, 109, 124, 125, 127, 135, 136
O149, O150, O151, O153, O156, O157, O158 = 149, 150, 151, 153, 156, 157, 158
O160, O161, O163, O166 = 160, 161, 163, 166
