"""The Adventure Pack's tokens and cards as data: names, kinds, Claws, each printed or reconstructed.

What they do is in the rules, so an owner's content file cannot change them; tests hold the two together.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from seaboard.games.oh_crab.content.loading import HERE, read_file


@cache
def pack() -> dict[str, Any]:
    """All of pack.json: surprises, events, challenges, rewards and asymmetry cards, in their order."""
    return read_file(HERE / "pack.json", "pack.json")


@cache
def entry(name: str) -> dict[str, Any]:
    """A token or a card by its id: `J2`, `E5`, `C1`, `W3`, `A12`."""
    parts = ("surprises", "events", "challenges", "rewards", "asymmetry")
    found = {one["id"]: one for part in parts for one in pack()[part]}
    return dict(found[name])


def reward_options(reward: str) -> list[str]:
    """The options of a Reward card, as words that sentences can choose by: `gain_shell-2`."""
    return [option.replace(":", "-") for option in entry(reward)["options"]]
