"""Names and seeds that depend on what they are made of and on nothing else."""

from __future__ import annotations

import hashlib

SEED_BYTES = 8


def digest(*source: object) -> str:
    """Sixteen hexadecimal digits that depend on all of its source."""
    return hashlib.blake2b(repr(source).encode(), digest_size=SEED_BYTES).hexdigest()
