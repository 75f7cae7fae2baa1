"""What crosses the border into the rules: the annotations of an entry as types of numba."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numba.core import types
from numba.np import numpy_support

from seaboard.kernel.entries import ARRAYS, kinds_of

NUMBERS: dict[str, types.Type] = {"int": types.int64, "float": types.float64, "bool": types.boolean}


def arguments_of(f: Callable[..., Any], layouts: Mapping[str, Any]) -> tuple[types.Type, ...]:
    """The types of an entry's arguments, by the names of its annotations."""
    return tuple(_type_of(f, kind, layouts) for kind in kinds_of(f)[0])


def _type_of(f: Callable[..., Any], annotation: str, layouts: Mapping[str, Any]) -> types.Type:
    if annotation in NUMBERS:
        return NUMBERS[annotation]
    if annotation in layouts:
        return types.Array(numpy_support.from_dtype(layouts[annotation]), 1, "C")
    if annotation in ARRAYS:
        kind, dimensions = ARRAYS[annotation]
        return types.Array(numpy_support.from_dtype(np.dtype(kind)), dimensions, "C")
    raise TypeError(f"{f.__qualname__}: no entry can take {annotation!r}")
