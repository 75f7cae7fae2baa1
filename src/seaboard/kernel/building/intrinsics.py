"""What rules can say that Python has no machine code for: a bit scan, scratch space, notes."""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import cgutils, errors, types
from numba.cpython.unsafe.numbers import trailing_zeros
from numba.extending import intrinsic
from numba.np import arrayobj

from seaboard.kernel.kit import JUNK, MOST_NOTES, NOTE_WIDTH  # which has these before it comes here

from .bounds import switched_on
from .dispatcher import rule

WORD = ir.IntType(64)


@rule
def lowest(bits: Any) -> Any:
    """The index of the lowest bit that is set."""
    return np.int64(trailing_zeros(bits))


# ------------------------------------------------------------------ scratch space


@intrinsic(prefer_literal=True)
def scratch(typingctx: Any, n: Any, kind: Any) -> Any:
    """An array on the stack, with anything in it; its length is known when rules are compiled."""
    if not isinstance(n, types.IntegerLiteral) or not isinstance(kind, types.NumberClass):
        raise errors.TypingError("scratch(n, kind) wants a constant length and a type")
    array = types.Array(kind.instance_type, 1, "C")
    length = n.literal_value

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        item = context.get_data_type(array.dtype)
        size = context.get_abi_sizeof(item)
        with builder.goto_entry_block():
            data = builder.alloca(ir.ArrayType(item, length))
        with builder.if_then(switched_on(builder)):
            cgutils.memset(builder, data, WORD(size * length), JUNK)
        made = arrayobj.make_array(array)(context, builder)
        arrayobj.populate_array(
            made,
            data=builder.bitcast(data, made.data.type),
            shape=[WORD(length)],
            strides=[WORD(size)],
            itemsize=WORD(size),
            meminfo=None,
        )
        return made._getvalue()

    return array(n, kind), codegen


# ------------------------------------------------------------------ notes

# A log is the address of an array, 0 where nobody listens: one register on the way down through the rules.
NO_LOG = 0


@rule
def open_log(log: Any) -> Any:
    """The log that rules write to, for an array of notes."""
    return np.int64(log.ctypes.data)


@rule
def listens(log: Any) -> Any:
    """Somebody wants to know: what costs time to find out is only found out then."""
    return log != 0


def _writer(module: Any, width: int) -> Any:
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
def note(typingctx: Any, log: Any, kind: Any, *numbers: Any) -> Any:
    """Something has happened: a kind and up to seven numbers; nothing is kept where nobody listens."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        log, kind, numbers = arguments
        given = [(kind, signature.args[1])]
        given += [(builder.extract_value(numbers, i), t) for i, t in enumerate(signature.args[2].types)]
        words = [context.cast(builder, value, its, types.int64) for value, its in given]
        with cgutils.if_unlikely(builder, builder.icmp_signed("!=", log, WORD(0))):
            builder.call(_writer(builder.module, len(words)), [log, *words])
        return context.get_dummy_value()

    following = types.StarArgTuple.from_types(numbers)
    return types.void(types.int64, kind, following), codegen
