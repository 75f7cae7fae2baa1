"""What a browser does with a sealed message."""

from __future__ import annotations

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from seaboard.server.push.sealing import derived, point


def opened(body: bytes, key: EllipticCurvePrivateKey, secret: bytes) -> bytes:
    """The message in it."""
    salt, sender, content = body[:16], body[21:86], body[86:]
    theirs = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), sender)
    both = b"WebPush: info\0" + point(key) + sender
    shared = derived(key.exchange(ECDH(), theirs), secret, both, 32)
    nonce = derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    content_key = derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    return AESGCM(content_key).decrypt(nonce, content, None).removesuffix(b"\x02")
