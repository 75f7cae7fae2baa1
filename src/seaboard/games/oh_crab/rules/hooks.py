# Names are passed on here and not used, which both checkers must be told.
# mypy: implicit-reexport
# ruff: noqa: F401
"""What the Adventure Pack may change in the base game: the one place where these rules know of it.

The others ask `hooks.tile_price(s, tile)` and do not know who answers. Hooks that are called `before` or
`after` something give a question that must be answered first, or BACK if nobody is asked.
"""

from __future__ import annotations

from seaboard.games.oh_crab.pack.answers import (
    after_step,
    answer,
    answer_with_card,
    choose_from_menu,
    resolve_border,
    resume,
    something_waits,
)
from seaboard.games.oh_crab.pack.asymmetry.reactions import (
    after_push,
    after_shell,
    bears_grudge,
    before_fall,
    before_loss,
    before_sand,
    may_direct_push,
    who_directs_push,
)
from seaboard.games.oh_crab.pack.asymmetry.rules import (
    after_misfit,
    keep_whole_trail,
    may_keep_all,
    owes_pick,
)
from seaboard.games.oh_crab.pack.challenges.rules import exchange_is_a_reward
from seaboard.games.oh_crab.pack.encode import encode_pack, pack_fields
from seaboard.games.oh_crab.pack.event_cards.rules import (
    cook_move,
    cook_shells,
    may_keep_two,
    obstacles_work,
    pushes_knock_over,
    tile_price,
    tiles_work,
)
from seaboard.games.oh_crab.pack.fitting import nothing_is_picked
from seaboard.games.oh_crab.pack.looking import PACK_FEATURES, look_at_pack
from seaboard.games.oh_crab.pack.questions import answers, card_answers, direction_answers, menu
from seaboard.games.oh_crab.pack.redealing import (
    deal_drawn,
    drawn_by,
    redeal_pack,
    storable_cards,
    stores_card,
)
from seaboard.games.oh_crab.pack.set_up import clear, clear_turn, lay_out
from seaboard.games.oh_crab.pack.surprises.rules import drift_back, moved_itself, turn_token
