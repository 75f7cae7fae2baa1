"""What must not be guessed: seat tokens, table names, seeds."""

from __future__ import annotations

import hashlib
import hmac
import secrets

LONGEST_TOKEN = 128  # a token we gave has 43 characters; hashing megabytes for a guesser is a favour


def new_token() -> str:
    """A token that proves whose a seat is; it is told once."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """The only form in which a token is kept."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def fits(token: str, kept: str) -> bool:
    """Whether a token is the one whose digest was kept."""
    return len(token) <= LONGEST_TOKEN and hmac.compare_digest(digest(token), kept)


def new_table_name() -> str:
    """A table's name: who knows it may watch."""
    return secrets.token_urlsafe(9)


def new_seed() -> int:
    """The seed of a match, too long to be found from its hash."""
    return secrets.randbits(128)


def seed_hash(seed: int) -> str:
    """Shown from the start, so that at the end everybody can check the deal."""
    return hashlib.sha256(str(seed).encode()).hexdigest()
