"""What a seat may know as numbers: the fields of an encoding, from which its documentation is made too."""

from __future__ import annotations

from math import prod
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

Observation = npt.NDArray[np.uint8]  # of one seat: all fields, one behind the other
Observations = npt.NDArray[np.uint8]  # of many, a row each


class Field(NamedTuple):
    """A part of an encoding: where it stands, its shape, the greatest number it can hold, what it means."""

    at: slice
    shape: tuple[int, ...]
    most: int
    meaning: str

    @property
    def start(self) -> int:
        """Where it begins."""
        return int(self.at.start)

    def of(self, observations: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """This part of an observation, or of a table of them, in its shape; a view and no copy."""
        return observations[..., self.at].reshape(*observations.shape[:-1], *self.shape)


Fields = dict[str, Field]  # one behind the other


def lay_out(*parts: tuple[str, tuple[int, ...], int, str], behind: Fields | None = None) -> Fields:
    """Fields one behind the other, from names, shapes, greatest numbers and meanings."""
    fields = dict(behind or {})
    end = size_of(fields)
    for name, shape, most, meaning in parts:
        fields[name] = Field(slice(end, end + prod(shape)), shape, most, meaning)
        end += prod(shape)
    return fields


def size_of(fields: Fields) -> int:
    """The numbers of an observation: it ends with its last field."""
    last = next(reversed(fields.values()), None)
    return 0 if last is None else int(last.at.stop)


def scale_of(fields: Fields) -> npt.NDArray[np.float32]:
    """What to multiply an observation with, so that all its numbers lie from 0 to 1."""
    scale = np.ones(size_of(fields), np.float32)
    for field in fields.values():
        scale[field.at] = 1 / field.most
    return scale
