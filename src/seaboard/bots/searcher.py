"""The player of the house: the kernel's search, for every game of whole numbers and every number of seats."""

from __future__ import annotations

import math
from dataclasses import replace

from seaboard.kernel.layout import Positions
from seaboard.kernel.net import Weights
from seaboard.kernel.tree import MOST_NODES, Branch, Tree, room_for
from seaboard.match.compiled import CompiledGame
from seaboard.match.match import Match

from .alone import read_alone
from .base import Bot, check_time
from .budget import Budget
from .levels import Level
from .players import players_of
from .thought import Choice, Thought
from .weights import weights_of

LONGEST_LINE, LINES = 8, 3  # moves that are told of a line, and lines that are told at all


class Searcher(Bot):
    """Thinks as long as its level says, in simulations; a time that is given counts instead.

    It keeps its tree: asked again in the same match, it goes on from what it knows.
    """

    def __init__(self, name: str, level: Level, seed: int = 0, weights: Weights | None = None) -> None:
        super().__init__(name, seed)
        self.level = level
        self._weights = weights  # in place of those that the game keeps
        self._tree: Tree | None = None
        self._moves = 0  # of the match, when it was planted

    def counting(self, simulations: int) -> Searcher:
        level = replace(self.level, simulations=simulations, seconds=math.inf)
        return Searcher(self.name, level, self.seed, self._weights)

    def think(self, match: Match, seat: int | None = None, seconds: float | None = None) -> Thought:
        check_time(seconds)
        moves = self._choices(match, seat)
        mover = match.to_move[0] if seat is None else seat
        prove = players_of(match.game).prove
        if prove is not None and match.players == 1:
            return read_alone(match, moves, prove, self.level, self._coin(match, seat), seconds)
        return self._thought(match, self.search(match, mover, seconds))

    def search(self, match: Match, seat: int, seconds: float | None = None) -> Tree:
        """A tree of the present position, as the seat may know it, grown within the budget."""
        tree = self._kept(match, seat) or self._planted(match, seat, seconds)
        self._tree, self._moves = tree, len(match.history)
        level = self.level
        simulations = None if seconds is not None else max(0, level.simulations - tree.simulations)
        budget = Budget(level.seconds if seconds is None else seconds, simulations)
        while not tree.exact and (chunk := budget.next_chunk()):
            tree.grow(chunk)
        return tree

    def _pick(self, match: Match, seat: int | None, moves: list[str], seconds: float | None) -> str:
        mover = match.to_move[0] if seat is None else seat
        if match.players == 1 and players_of(match.game).prove is not None:
            return self.think(match, mover, seconds).best.move
        tree = self.search(match, mover, seconds)
        if not tree.branches:  # only chance comes next: a search looks no further
            return moves[0]
        return self._compiled(match).write_move(self._root(match, mover), tree.branches[0].action)

    # ------------------------------------------------------------------ trees

    def _root(self, match: Match, seat: int) -> Positions:
        return self._compiled(match).deciding(match.here, seat)

    def _planted(self, match: Match, seat: int, seconds: float | None) -> Tree:
        game, level = self._compiled(match), self.level
        nodes = MOST_NODES if seconds is not None else room_for(level.simulations)
        weights = weights_of(game, match.players) if self._weights is None else self._weights
        coin = self._coin(match, seat)
        return Tree(
            game.engine, self._root(match, seat), seat, match.players, coin, weights, level.mind, nodes
        )

    def _kept(self, match: Match, seat: int) -> Tree | None:
        """What is still known from the last time, if the match went on from there and nothing is hidden."""
        game, tree, played = self._compiled(match), self._tree, self._moves
        if tree is None or tree.seat != seat or game.engine.hides or played > len(match.history):
            return None
        if self.level.mind.sight or self.level.mind.overlooks:
            return None  # it would see further than it can, or stay blind to what it overlooked as an answer
        if match.here_at(played).tobytes() != tree.root.tobytes():
            return None
        since = match.history[played:]
        actions = [game.read_move(step.before.position, step.move) for step in since]
        return tree if tree.descend(actions, match.here, self._coin(match, seat)) else None

    # ------------------------------------------------------------------ in words

    def _thought(self, match: Match, tree: Tree) -> Thought:
        game = self._compiled(match)
        total = sum(branch.visits for branch in tree.branches) or 1
        chances = players_of(game).chances
        root = self._root(match, tree.seat)
        texts = dict(
            zip(
                actions := [branch.action for branch in tree.branches],
                game.notation.write_moves(root, actions),
                strict=True,
            )
        )

        def choice(number: int, branch: Branch) -> Choice:
            line = self._line(game, root, tree, branch.action) if number < LINES else [texts[branch.action]]
            chance = chances(root, branch.values)[tree.seat]
            return Choice(texts[branch.action], branch.visits / total, chance, branch.exact, tuple(line))

        choices = [choice(number, branch) for number, branch in enumerate(tree.branches)]
        if not choices:  # a search looks no further than here: what follows is chance
            move = match.moves(tree.seat)[0]
            choices = [Choice(move, 1.0, chances(root, tree.values)[tree.seat], tree.exact, (move,))]
        return Thought(tuple(choices), chances(root, tree.values), tree.simulations, tree.exact)

    def _line(self, game: CompiledGame, root: Positions, tree: Tree, action: int) -> list[str]:
        """How it would go on, where nothing is hidden; else the move alone: the rest depends on cards."""
        actions = tree.line(action, 1 if game.engine.hides else LONGEST_LINE)
        words, position = [], root
        for number, step in enumerate(actions):
            words.append(game.write_move(position, step))
            if number + 1 < len(actions):
                position = game.engine.after(position, step, tree.coin).position
        return words
