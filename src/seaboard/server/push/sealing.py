"""A message that only one browser can read (RFC 8291), and the proof of who sends it (RFC 8292)."""

from __future__ import annotations

import base64
import json
import os

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD = 4096  # bytes: ours are far shorter
LAST = b"\x02"  # ends the last record


class Sender:
    """The key pair by which push services know this server."""

    def __init__(self, secret: str = "") -> None:
        key = derive_private_key(int.from_bytes(unpacked(secret)), SECP256R1()) if secret else new_key()
        self._key = key
        self.secret = packed(key.private_numbers().private_value.to_bytes(32))
        self.public = packed(point(key))

    def authorization(self, service: str, until: int, contact: str) -> str:
        """The header that proves to a push service who sends."""
        head = packed(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        claims = packed(json.dumps({"aud": service, "exp": until, "sub": contact}).encode())
        signed = f"{head}.{claims}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ECDSA(SHA256())))
        return f"vapid t={signed}.{packed(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def sealed(
    message: bytes,
    reader: str,
    secret: str,
    key: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message for the browser that has the key and the secret; ValueError if they are none."""
    theirs = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), unpacked(reader))
    ours = key or new_key()
    salt = salt or os.urandom(16)
    both = b"WebPush: info\0" + unpacked(reader) + point(ours)
    shared = derived(ours.exchange(ECDH(), theirs), unpacked(secret), both, 32)
    content_key = derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + bytes([65]) + point(ours)
    return head + AESGCM(content_key).encrypt(nonce, message + LAST, None)


def derived(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """So many bytes from a key, for one purpose."""
    return HKDF(SHA256(), length, salt, info).derive(key)


def new_key() -> EllipticCurvePrivateKey:
    """A key nobody else has."""
    return generate_private_key(SECP256R1())


def point(key: EllipticCurvePrivateKey) -> bytes:
    """The public half of a key."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def packed(octets: bytes) -> str:
    """As browsers and tokens write bytes."""
    return base64.urlsafe_b64encode(octets).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """The bytes again; ValueError."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
