"""Fish & Chips for PettingZoo."""

from functools import partial

from . import env as any_env
from . import parallel_env as any_parallel_env
from . import raw_env as any_raw_env

env = partial(any_env, "fish-and-chips")
raw_env = partial(any_raw_env, "fish-and-chips")
parallel_env = partial(any_parallel_env, "fish-and-chips")
