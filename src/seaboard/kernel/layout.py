"""The layout of a position, declared as a class: mypy and editors see the fields, numpy gets a flat dtype."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from struct import Struct
from typing import Any, TypeVar, cast

import numpy as np
import numpy.typing as npt

T = TypeVar("T")
ALIGNMENT = 64  # bytes
Cells = npt.NDArray[np.int8]
Counts = npt.NDArray[np.int16]
Bits = npt.NDArray[np.uint64]
# Of two dimensions: an entry's annotations say what crosses the border, by these names.
CellTable = npt.NDArray[np.int8]
ActionTable = npt.NDArray[np.int32]
BitTable = npt.NDArray[np.uint64]
Flags = npt.NDArray[np.bool_]
FlagTable = npt.NDArray[np.bool_]
Rewards = npt.NDArray[np.float32]
MoveTable = npt.NDArray[np.int16]
Tallies = npt.NDArray[np.int64]
Chances = npt.NDArray[np.uint64]
Positions = npt.NDArray[Any]  # an array of rows: what crosses the border between Python and the rules


def cells(*shape: int, kind: Any = np.int8) -> Any:
    """An array field."""
    return kind, shape


def number(kind: Any = np.int8) -> Any:
    """A single-number field."""
    return kind, ()


def layout(cls: type[T]) -> type[T]:
    """The numpy type of a class of fields.

    `np.record` and not a plain structured type: interpreted rules need attribute access.
    """
    names = list(cls.__annotations__)
    fields = [(name, *vars(cls)[name]) for name in names]
    return cast("type[T]", np.dtype((_with_attributes(cls, names), fields)))


def _with_attributes(cls: type[Any], names: list[str]) -> type[np.record]:
    """An `np.record` with a property for each field: numpy's own search for one costs four times as much."""
    attributes = {
        "__module__": cls.__module__,
        "__qualname__": f"{cls.__qualname__}.type",  # where pickle finds it: the class becomes its dtype
        "__doc__": cls.__doc__,
        "__getattribute__": np.void.__getattribute__,
        "__setattr__": np.void.__setattr__,
    }
    return type(cls.__name__, (np.record,), attributes | {name: _field(name) for name in names})


def _field(name: str) -> property:
    read, write = np.void.__getitem__, np.void.__setitem__

    def get(row: np.void) -> Any:
        return read(row, name)

    def put(row: np.void, value: Any) -> None:
        write(row, name, value)

    return property(get, put)


def blank(kind: type[T], n: int = 1) -> Positions:
    """An array of n zeroed positions."""
    size: int = kind.itemsize  # type: ignore[attr-defined]  # numpy's type, which stands in the class's place
    return np.frombuffer(bytearray(n * size), kind)  # np.zeros takes four times as long


def aligned(shape: tuple[int, ...], kind: Any) -> npt.NDArray[Any]:
    """A zeroed array that begins at a multiple of 64 bytes, as other libraries want it to share it."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    room = np.zeros(size + ALIGNMENT, np.uint8)
    first = -room.ctypes.data % ALIGNMENT
    found: npt.NDArray[Any] = room[first : first + size].view(kind).reshape(shape)
    return found


def only(positions: Positions, kind: Any) -> Positions:
    """The array itself, if it is one position of that kind; rules write past the end of any other."""
    if not isinstance(positions, np.ndarray) or positions.dtype != kind or positions.shape != (1,):
        found = f"{getattr(positions, 'dtype', type(positions))} {getattr(positions, 'shape', '')}"
        raise TypeError(f"wanted one position of {kind}, got {found}")
    return positions


def twin(positions: Positions) -> Positions:
    """The same positions once more. By bytes: NumPy's own copy goes field by field, ten times as slow."""
    return np.frombuffer(bytearray(positions.tobytes()), positions.dtype)


def numbers(positions: Positions, *names: str) -> tuple[int, ...]:
    """Some single-number fields of the first position, all at once: NumPy takes as long for each of them."""
    unpack, in_order = _reader(positions.dtype, names)
    found: tuple[int, ...] = in_order(unpack(positions.tobytes()))
    return found


def byte_of(kind: Any, name: str) -> int:
    """Where a field of one byte, never negative, stands among the bytes of a position."""
    field, at = kind.fields[name][:2]
    if field.itemsize != 1:
        raise ValueError(f"{name} has more than one byte")
    return int(at)


FORMAT = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u8": "Q"}  # NumPy's letters and struct's


@lru_cache(256)
def _reader(kind: Any, names: tuple[str, ...]) -> tuple[Any, Any]:
    """The reading of some fields in the order in which they lie, and then in the order asked for."""
    lying = sorted(names, key=lambda name: kind.fields[name][1])
    parts, end = ["="], 0
    for name in lying:
        field, at = kind.fields[name][:2]
        parts.append(f"{at - end}x{FORMAT[field.str[1:]]}")
        end = at + field.itemsize
    places = [lying.index(name) for name in names]
    in_order = itemgetter(*places) if len(places) > 1 else tuple
    return Struct("".join(parts)).unpack_from, in_order
