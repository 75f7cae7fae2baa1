"""Files of the page that never change: from memory, and pressed as small as a browser understands it."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

SMALL = 1000  # bytes that fit into one packet anyway
TEXTS = {".js", ".css", ".svg", ".json"}


async def pressed(path: Path, request: Request) -> Response:
    """A file as the build has pressed it, or this server, once; whole where nothing would be won."""
    written, length = path.stat().st_mtime_ns, path.stat().st_size
    kind = mimetypes.guess_type(path.name)[0]
    asked = request.headers.get("accept-encoding", "")
    understood = {word.split(";")[0].strip() for word in asked.split(",")}
    if path.suffix in TEXTS and length >= SMALL:
        if "br" in understood and (smallest := path.with_name(f"{path.name}.br")).is_file():
            return Response(content(smallest, written), media_type=kind, headers=encoded("br"))
        if "gzip" in understood:
            found = await asyncio.to_thread(gzipped, path, written)
            return Response(found, media_type=kind, headers=encoded("gzip"))
    return Response(content(path, written), media_type=kind, headers={"Vary": "Accept-Encoding"})


def encoded(how: str) -> dict[str, str]:
    """What says so, to browsers and to whoever keeps answers for several of them."""
    return {"Content-Encoding": how, "Vary": "Accept-Encoding"}


@lru_cache(maxsize=256)
def content(path: Path, written: int) -> bytes:
    """A file's content, read once for what was written then."""
    return path.read_bytes()


@lru_cache(maxsize=256)
def gzipped(path: Path, written: int) -> bytes:
    """The same, pressed."""
    return gzip.compress(path.read_bytes(), 9, mtime=0)
