"""An agent that reads text and answers text: put your model where the coin is.

seaboard league urchins --agent examples/my_agent.py --games 40
"""

from __future__ import annotations

import random
import re


class Listener:
    """Answers with a move of the list that it is told; a new one is made for every match."""

    def __init__(self, seed: int = 0) -> None:
        self.coin = random.Random(seed)

    def answer(self, prompt: str) -> str:
        """The prompt says all that the seat may know; the answer says what it likes, and ends with a move."""
        listed = prompt.partition("Your legal moves")[2].partition("\n")[2].partition("\n\n")[0]
        moves = re.sub(r"\([^)]*\)", "", listed).split()
        return f"There are {len(moves)} words to choose from.\nMOVE: {self.coin.choice(moves)}"
