"""Bounds checks with a switch: numba reads every rule once, with checks, and LLVM takes them out again.

The switch is a constant that only the finished module knows. Where it is off nothing is left of the checks.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import cgutils

SWITCH = "seaboard_checked"
FLAG = ir.IntType(8)


def add_switch(module: Any, checked: bool) -> None:
    """Say whether the rules of this module look at their indices."""
    _switch(module).initializer = FLAG(int(checked))


def _switch(module: Any) -> Any:
    if SWITCH not in module.globals:
        ir.GlobalVariable(module, FLAG, SWITCH).global_constant = True
    return module.globals[SWITCH]


def switched_on(builder: Any) -> Any:
    """Whether the library that is made of this code has its checks: LLVM knows, and leaves one way only."""
    return builder.icmp_unsigned("!=", builder.load(_switch(builder.module)), FLAG(0))


def _check(context: Any, builder: Any, index: Any, length: Any, axis: Any = None) -> None:
    """In place of numba's own check, which has no switch."""
    outside = builder.icmp_unsigned(">=", index, length)  # what is below 0 is huge without its sign
    with cgutils.if_unlikely(builder, builder.and_(switched_on(builder), outside)):
        context.call_conv.return_user_exc(builder, IndexError, ("index is out of bounds",))


cgutils.do_boundscheck = _check
