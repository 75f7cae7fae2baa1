"""The one module that knows numba: the `rule` decorator, `bind`, and the bit scan."""

from __future__ import annotations

import types
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numba
import numpy as np
import numpy.typing as npt

from . import cache

F = TypeVar("F", bound=Callable[..., Any])

Action = np.int32  # the one integer type of actions, everywhere
Actions = npt.NDArray[np.int32]

config: Any = numba.config  # filled at run time, so mypy knows none of its names
INTERPRETED: bool = bool(config.DISABLE_JIT)
BOUNDS_CHECKED: bool = bool(config.BOUNDSCHECK)
FLAGS = ("BOUNDSCHECK", "OPT", "DEBUG", "ENABLE_AVX", "CPU_NAME", "CPU_FEATURES")  # not in numba's own key


def kept_in(home: str) -> Path:
    """Where the compiled rules of a game's folder, or of the kernel, are kept."""
    flags = [getattr(config, flag, None) for flag in FLAGS]
    return cache.directory(home, (numba.__version__, np.__version__, *flags))


def _compiled(f: Callable[..., Any], **how: Any) -> Any:
    """Numba asks for its cache directory when a function is decorated: name it anew each time."""
    home = getattr(f, "home", None) or cache.home_of(f.__code__.co_filename)
    config.CACHE_DIR = str(kept_in(home))
    return numba.njit(cache=True, error_model="numpy", nogil=True, **how)(f)


if TYPE_CHECKING:

    def rule(f: F) -> F: ...
    def rule_parallel(f: F) -> F: ...
else:

    def rule(f):
        """A function of the rules, at C speed."""
        return _compiled(f)

    def rule_parallel(f):
        """For large batches only, never in a server process: it starts threads."""
        return _compiled(f, parallel=True)


parallel_range = numba.prange


def bind(template: F, name: str, home: str, **functions: Callable[..., Any]) -> F:
    """A copy of a plain function whose free names are a game's functions, compiled into the game's home.

    Unlike a closure or a dispatcher argument this keeps numba's disk cache working: the names are
    globals, and the qualified name (hence the cache file) is the game's own.
    """
    copy = types.FunctionType(
        template.__code__,
        {**template.__globals__, **functions},
        template.__name__,
        template.__defaults__,
    )
    copy.__qualname__ = f"{template.__name__}.{name}"
    copy.__module__ = template.__module__
    copy.__doc__ = template.__doc__
    copy.home = home  # type: ignore[attr-defined]  # read by `rule`: its cache depends on the game's files
    return copy  # type: ignore[return-value]  # a copy of F is an F


if TYPE_CHECKING or INTERPRETED:

    def lowest(bits: Any) -> int:
        """The index of the lowest bit that is set; `bits` must not be 0."""
        return (int(bits) & -int(bits)).bit_length() - 1
else:
    from numba.cpython.unsafe.numbers import trailing_zeros

    @rule
    def lowest(bits):
        """The index of the lowest bit that is set; `bits` must not be 0."""
        return np.int64(trailing_zeros(bits))
