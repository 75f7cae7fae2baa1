"""The net that learns is the net that the kernel reads, and it goes down the slope."""

from __future__ import annotations

import numpy as np
import pytest

from seaboard.games.fish_and_chips import GAME
from seaboard.kernel.chance import chance
from seaboard.kernel.mind import Mind
from seaboard.kernel.tree import Tree
from seaboard.training.learner import Book, Net, learn
from seaboard.training.selfplay import Lesson, Lessons, play

ENGINE = GAME.engine


def fresh(seed: int = 1) -> Net:
    return Net.fresh(ENGINE.features, ENGINE.move_features, ENGINE.weights_size, seed)


def lessons(matches: int = 2) -> Lessons:
    found = Lessons()
    for number in range(matches):
        found += play(GAME, Lesson(GAME.name, 2, (), 12, None, (7, number)))
    return found


def test_the_kernel_judges_as_the_learner_does() -> None:
    """One simulation from the root judges each child in turn: its first value is the net's."""
    match, net = GAME.new(players=2, seed=5), fresh()
    seat = match.to_move[0]
    tree = Tree(ENGINE, match.here, seat, 2, chance(1), net.flat, Mind(sight=1))
    tree.grow(60)
    for branch in tree.branches[:5]:
        after = ENGINE.after(match.here, branch.action, chance(1)).position
        seen = np.zeros((1, ENGINE.features), np.float32)
        mover = ENGINE.decision(after).seat
        ENGINE.look(after, mover, seen[0])
        value = float(net.value(seen)[0][0])
        assert branch.values[mover] == pytest.approx(value, abs=1e-5)


def test_the_kernel_promises_as_the_learner_does() -> None:
    match, net = GAME.new(players=2, seed=5), fresh()
    legal = ENGINE.legal(match.here)
    moves = np.zeros((len(legal), ENGINE.move_features), np.float32)
    ENGINE.look_at_moves(match.here, np.array(legal, np.int32), len(legal), moves)
    shares, _ = net.promises(moves, np.array([0]))
    tree = Tree(ENGINE, match.here, match.to_move[0], 2, chance(1), net.flat)
    tree.grow(1)
    priors = {int(node["action"]): float(node["prior"]) for node in tree._nodes[1 : 1 + len(legal)]}
    assert [priors[action] for action in legal] == pytest.approx(shares.tolist(), abs=1e-5)


def test_the_slope_is_that_of_the_loss() -> None:
    """A step along each of some weights changes the loss as the gradient says."""
    net, book = fresh(), Book.of(lessons(1))
    some, few = np.arange(20), np.arange(10)
    batch = (book.x[some], book.worth[some], *book.decisions(few))

    def loss() -> float:
        x, worth, moves, tried, first = batch
        share, _ = net.promises(moves, first)
        surprise = -np.sum(tried * np.log(share)) / len(first)
        return float(4.0 * np.mean((net.value(x)[0] - worth) ** 2) + surprise)

    slope = net.gradient(*batch)
    steepest = np.argsort(-np.abs(slope))[:12]
    for place in steepest:
        step = np.float32(2e-3)
        kept = net.flat[place]
        net.flat[place] = kept + step
        above = loss()
        net.flat[place] = kept - step
        below = loss()
        net.flat[place] = kept
        assert (above - below) / (2 * float(step)) == pytest.approx(float(slope[place]), rel=0.1, abs=1e-3)


def test_learning_lessens_what_is_misjudged() -> None:
    book = Book.of(lessons(3))
    learned = fresh()
    before = np.mean((learned.value(book.x)[0] - book.worth) ** 2)
    learn(learned, book, 150, 0)
    assert np.mean((learned.value(book.x)[0] - book.worth) ** 2) < 0.7 * before


def test_a_match_teaches_the_same_each_time_and_of_every_decision() -> None:
    one, two = (lessons(1) for _ in range(2))
    assert np.array_equal(np.stack(one.seen), np.stack(two.seen)) and one.worth == two.worth
    assert len(one.seen) == len(one.worth) == len(one.moves) == len(one.tried)
    assert all(float(tried.sum()) == pytest.approx(1.0, abs=1e-5) for tried in one.tried)
    assert all(-1.0 <= worth <= 1.0 for worth in one.worth)


def test_with_more_players_every_seat_is_judged() -> None:
    found = play(GAME, Lesson(GAME.name, 3, (), 8, None, (1, 1)))
    assert len(found.seen) == 3 * len(found.moves)
