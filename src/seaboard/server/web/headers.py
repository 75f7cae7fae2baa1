"""Headers that every answer carries: nothing from elsewhere runs in the page, nothing frames it."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from seaboard.server.settings import Settings

from .edition import HEADER, Edition
from .origin import is_trustworthy

CONTENT_POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self' ws: wss:",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "object-src 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
# Files of the page are no pages: what a page may do is no matter there, and they are many.
OF_A_FILE = {name: HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")}
FILES = "/assets/"
# Browsers warn of it, and do without, where they do not trust the way the page came.
ON_TRUSTED_WAYS = {"Cross-Origin-Opener-Policy": "same-origin"}


class SecurityHeaders:
    """Puts them on, whatever answered."""

    def __init__(self, app: ASGIApp, edition: Edition, settings: Settings) -> None:
        self.app = app
        self.edition = edition
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        file = scope["path"].startswith(FILES)
        trusted = is_trustworthy(Headers(scope=scope).get("host", ""), self.settings)
        all_headers = OF_A_FILE if file else HEADERS | ON_TRUSTED_WAYS if trusted else HEADERS

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in all_headers.items():
                    headers.setdefault(name, value)
                if not file:
                    headers.setdefault(HEADER, self.edition.name)
            await send(message)

        await self.app(scope, receive, with_headers)
