"""Files of the page, pressed: as small as it goes by the build, others by this server, once."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

SMALL = 1000  # bytes that fit into one packet anyway
TEXTS = {".js", ".css", ".svg", ".json"}


async def pressed(path: Path, request: Request) -> Response | None:
    """A file as small as the browser understands it; None where it would not get smaller."""
    if path.suffix not in TEXTS or path.stat().st_size < SMALL:
        return None
    understood = {
        word.split(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")
    }
    kind = mimetypes.guess_type(path.name)[0]
    if "br" in understood and (smallest := path.with_name(f"{path.name}.br")).is_file():
        return FileResponse(smallest, media_type=kind, headers=encoded("br"))
    if "gzip" in understood:
        content = await asyncio.to_thread(gzipped, path, path.stat().st_mtime_ns)
        return Response(content, media_type=kind, headers=encoded("gzip"))
    return None


def encoded(how: str) -> dict[str, str]:
    """What says so, to browsers and to whoever keeps answers for several of them."""
    return {"Content-Encoding": how, "Vary": "Accept-Encoding"}


@lru_cache(maxsize=256)
def gzipped(path: Path, written: int) -> bytes:
    """A file's content, made once for what was written then."""
    return gzip.compress(path.read_bytes(), 9, mtime=0)
