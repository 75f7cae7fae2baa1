"""The doors of a library: plain C functions through which Python enters the rules.

A door takes one word for each argument: an integer, a float, or the address of a NumPy array object, whose
data, shape and strides it reads itself: much quicker than to take an array apart in Python. Where these stand
in an array object is NumPy's public and stable layout, behind the header that all objects have
(`seaboard_header`, set when a library is loaded). A door returns a number, two small ones packed into one, or
WRONG.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.np import arrayobj

from seaboard.kernel.library import HALF, HEADER, WRONG

WORD, DOUBLE = ir.IntType(64), ir.DoubleType()
DATA, SHAPE, STRIDES = 0, 16, 24  # behind the header, in bytes


def add_door(context: Any, module: Any, name: str, made: Any) -> None:
    """Write the door of a compiled entry into a module."""
    described, signature = made.fndesc, made.signature
    shape = ir.FunctionType(_passed(signature.return_type), [_passed(kind) for kind in signature.args])
    door = ir.Function(module, shape, name)
    code = ir.IRBuilder(door.append_basic_block())
    given = [
        _argument(context, code, kind, word) for kind, word in zip(signature.args, door.args, strict=True)
    ]
    inner = context.declare_function(module, described)
    status, result = context.call_conv.call_function(
        code, inner, signature.return_type, signature.args, given
    )
    with code.if_then(status.is_error, likely=False):
        code.ret(DOUBLE("nan") if shape.return_type == DOUBLE else WORD(WRONG))
    code.ret(_word(context, code, signature.return_type, result))


def add_header(module: Any) -> None:
    """The variable that says how long an object's header is."""
    header = ir.GlobalVariable(module, WORD, HEADER)
    header.initializer = WORD(16)


def _header(code: Any) -> Any:
    found = code.module.globals.get(HEADER)
    if found is None:
        add_header(code.module)
        found = code.module.globals[HEADER]
    return code.load(found)


def _argument(context: Any, code: Any, kind: Any, word: Any) -> Any:
    if isinstance(kind, types.Array):
        return _array(context, code, kind, word)
    return word if kind == types.float64 else context.cast(code, word, types.int64, kind)


def _array(context: Any, code: Any, kind: Any, address: Any) -> Any:
    start = code.add(address, _header(code))

    def field(offset: int) -> Any:
        place = code.add(start, WORD(offset))
        return code.load(code.inttoptr(place, WORD.as_pointer()))

    def numbers(offset: int) -> list[Any]:
        first = code.inttoptr(field(offset), WORD.as_pointer())
        return [code.load(code.gep(first, [WORD(i)])) for i in range(kind.ndim)]

    made = arrayobj.make_array(kind)(context, code)
    item = WORD(context.get_abi_sizeof(context.get_data_type(kind.dtype)))
    data = code.inttoptr(field(DATA), made.data.type)
    arrayobj.populate_array(
        made, data=data, shape=numbers(SHAPE), strides=numbers(STRIDES), itemsize=item, meminfo=None
    )
    return made._getvalue()


def _word(context: Any, code: Any, kind: Any, result: Any) -> Any:
    """What an entry returns as one word: nothing, a number, or two small numbers."""
    if kind == types.none:
        return WORD(0)
    if isinstance(kind, types.BaseTuple) and len(kind) == 2:
        low, high = (
            context.cast(code, code.extract_value(result, i), part, types.int64)
            for i, part in enumerate(kind)
        )
        return code.or_(low, code.shl(high, WORD(HALF)))
    return result if kind == types.float64 else context.cast(code, result, kind, types.int64)


def _passed(kind: Any) -> Any:
    return DOUBLE if kind == types.float64 else WORD
