"""Oh Crab! for PettingZoo."""

from functools import partial

from . import env as any_env
from . import parallel_env as any_parallel_env
from . import raw_env as any_raw_env

env = partial(any_env, "oh-crab")
raw_env = partial(any_raw_env, "oh-crab")
parallel_env = partial(any_parallel_env, "oh-crab")
