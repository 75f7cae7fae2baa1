"""What a push service and a browser do with a message, written from the RFCs and not from our own sealing."""

from __future__ import annotations

import hmac
import json
from base64 import urlsafe_b64decode
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

KEY_LENGTH = 65  # of a point of P-256 that is written in full


def opened(body: bytes, key: EllipticCurvePrivateKey, secret: bytes) -> bytes:
    """The message in a body of one record (RFC 8188, 2.1; RFC 8291, 3.3 and 3.4)."""
    salt, record, length = body[:16], int.from_bytes(body[16:20]), body[20]
    assert length == KEY_LENGTH and record >= len(body) - 21 - length
    sender, content = body[21 : 21 + length], body[21 + length :]
    own = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), sender))
    mixed = _expanded(_mac(secret, shared), b"WebPush: info\x00" + own + sender, 32)
    random = _mac(salt, mixed)
    cipher = AESGCM(_expanded(random, b"Content-Encoding: aes128gcm\x00", 16))
    padded = cipher.decrypt(_expanded(random, b"Content-Encoding: nonce\x00", 12), content, None)
    message, mark, padding = padded.rpartition(b"\x02")
    assert mark and not padding.strip(b"\x00")
    return message


def _mac(key: bytes, message: bytes) -> bytes:
    return hmac.digest(key, message, sha256)


def _expanded(key: bytes, about: bytes, length: int) -> bytes:
    """HKDF's second step, as far as one block reaches (RFC 5869)."""
    return _mac(key, about + b"\x01")[:length]


@dataclass(frozen=True)
class Voucher:
    """Who sends, as a push service reads it."""

    key: str
    claims: dict[str, Any]


def voucher(header: str) -> Voucher:
    """The sender by the header of a message, whose signature is verified (RFC 8292, 2 and 3)."""
    scheme, _, rest = header.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid" and set(fields) == {"t", "k"}
    signed, _, signature = fields["t"].rpartition(".")
    head, claims = (json.loads(_octets(part)) for part in signed.split("."))
    assert (head["alg"], len(_octets(signature))) == ("ES256", 64)
    halves = _octets(signature)[:32], _octets(signature)[32:]
    EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _octets(fields["k"])).verify(
        encode_dss_signature(*map(int.from_bytes, halves)), signed.encode(), ECDSA(SHA256())
    )
    return Voucher(fields["k"], claims)


def _octets(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
