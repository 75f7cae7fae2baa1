"""The one module that knows numba: the `rule` decorator, `bind`, the bit scan, and notes as machine code."""

from __future__ import annotations

import types
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

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


# Where notes are written (`notes.py`). In compiled rules a log is the address of an array, 0 where nobody
# listens: one register, and no reference to count on the way down through the rules.
NOTE_WIDTH: Final = 8  # a kind and seven numbers
MOST_NOTES: Final = 250  # of one move; the longest met so far has a tenth of them

if TYPE_CHECKING or INTERPRETED:
    NO_LOG: Any = np.empty(0, np.int64)

    def open_log(log: npt.NDArray[np.int64]) -> Any:
        """The log that rules write to, for an array of notes."""
        return log

    def listens(log: Any) -> bool:
        """Somebody wants to know: what costs time to find out is only found out then."""
        return len(log) > 0

    def note(log: Any, kind: int, *numbers: Any) -> None:
        """Something has happened: a kind and up to seven numbers; nothing is kept where nobody listens."""
        if len(log) == 0:
            return
        at = 1 + int(log[0]) * NOTE_WIDTH
        log[0] += 1
        if at + NOTE_WIDTH <= len(log):
            log[at : at + NOTE_WIDTH] = 0
            log[at : at + 1 + len(numbers)] = [int(kind), *map(int, numbers)]
else:
    from llvmlite import ir
    from numba.core import cgutils
    from numba.core import types as numba_types
    from numba.extending import intrinsic

    NO_LOG = 0
    WORD = ir.IntType(64)

    @rule
    def open_log(log):
        """The log that rules write to, for an array of notes."""
        return np.int64(log.ctypes.data)

    @rule
    def listens(log):
        """Somebody wants to know: what costs time to find out is only found out then."""
        return log != 0

    def _writer(module, width):
        """The function that writes notes of so many words. Cold and never inlined, with no argument more than
        needed: so rules stay nearly as small as without notes, and the compiler inlines them as before."""
        name = f"seaboard_note_{width}"
        if name in module.globals:
            return module.globals[name]
        write = ir.Function(module, ir.FunctionType(ir.VoidType(), [WORD] * (1 + width)), name)
        write.linkage = "internal"
        for attribute in ("noinline", "cold", "nounwind"):
            write.attributes.add(attribute)
        address, *words = write.args
        code = ir.IRBuilder(write.append_basic_block())
        log = code.inttoptr(address, WORD.as_pointer())
        count = code.load(log)
        at = code.add(code.mul(count, WORD(NOTE_WIDTH)), WORD(1))
        code.store(code.add(count, WORD(1)), log)
        with code.if_then(code.icmp_signed("<", count, WORD(MOST_NOTES))):
            for place, word in enumerate([*words, *[WORD(0)] * (NOTE_WIDTH - width)]):
                code.store(word, code.gep(log, [code.add(at, WORD(place))]))
        code.ret_void()
        return write

    @intrinsic
    def note(typingctx, log, kind, *numbers):
        """Something has happened: a kind and up to seven numbers; nothing is kept where nobody listens."""

        def codegen(context, builder, signature, arguments):
            log, kind, numbers = arguments
            given = [(kind, signature.args[1])]
            given += [(builder.extract_value(numbers, i), t) for i, t in enumerate(signature.args[2].types)]
            words = [context.cast(builder, value, its, numba_types.int64) for value, its in given]
            with cgutils.if_unlikely(builder, builder.icmp_signed("!=", log, WORD(0))):
                builder.call(_writer(builder.module, len(words)), [log, *words])
            return context.get_dummy_value()

        following = numba_types.StarArgTuple.from_types(numbers)
        return numba_types.void(numba_types.int64, kind, following), codegen
