"""The learner of selfplay.py with tables on all machines of a Ray cluster: `pip install 'seaboard[ray]'`.

Every worker plays at tables of its own with the weights it is sent; what it saw is learned from here.
"""

from __future__ import annotations

import argparse
import time
from importlib import import_module
from typing import Any

from selfplay import TABLES, Array, Net, Tables, against, train


class Worker:
    """Tables that are played on with weights from elsewhere."""

    def __init__(self, seed: int, n: int = TABLES) -> None:
        self.tables, self.net = Tables(seed, n), Net()

    def lessons(self, weights: list[Array]) -> tuple[Array, Array]:
        """What was seen, and what it was worth by what came of it."""
        self.net.weights = weights
        return self.tables.lessons(self.net)


def main(address: str, workers: int, minutes: float, matches: int = 100) -> float:
    """Learn for so many minutes on a cluster, then play."""
    ray: Any = import_module("ray")
    ray.init(address=address or None, include_dashboard=False)
    crew = [ray.remote(num_cpus=1)(Worker).remote(seed) for seed in range(workers)]
    net, began = Net(), time.monotonic()

    def played() -> list[tuple[Array, Array]]:
        sent = ray.put(net.weights)
        found: list[tuple[Array, Array]] = ray.get([worker.lessons.remote(sent) for worker in crew])
        return found

    train(net, played, lambda: 1 - (time.monotonic() - began) / (60 * minutes))
    ray.shutdown()
    share = against(net, "herring", matches)
    print(f"{share:.0%} of {matches} matches against herring")
    return share


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--address", default="", help="of a cluster; without it, one on this machine")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=4.0)
    main(**vars(parser.parse_args()))
