"""Urchins for PettingZoo."""

from functools import partial

from . import env as any_env
from . import parallel_env as any_parallel_env
from . import raw_env as any_raw_env

env = partial(any_env, "urchins")
raw_env = partial(any_raw_env, "urchins")
parallel_env = partial(any_parallel_env, "urchins")
