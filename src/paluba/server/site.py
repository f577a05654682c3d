"""The browser client as the build leaves it in the folder ``static``: read once, served from memory, packed by gzip."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from paluba.server.page import PAGE

FOLDER = Path(__file__).parent / "static"
PACKED = {".html", ".js", ".css", ".svg", ".webmanifest", ".json", ".txt"}
TYPES = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript"}
FOREVER = "public, max-age=31536000, immutable"
"""For files with their hash in the name."""
ASK = "no-cache"
"""Kept, but asked for each time whether it is still true."""


@dataclass(frozen=True)
class File:
    content: bytes
    packed: bytes | None
    media: str
    tag: str
    keep: str


class Site:
    """The files by their path. Where nothing was built, one page that says so."""

    def __init__(self, folder: Path = FOLDER) -> None:
        found = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self._files = {path.relative_to(folder).as_posix(): _file(path, folder) for path in found}
        self._page = self._files.get("index.html") or _made(PAGE.encode(), ".html", ASK)

    def answer(self, request: Request) -> Response | None:
        """The file of this address; the page itself for the root and for pages of the client; None for others."""
        path = request.url.path.strip("/")
        file = self._files.get(path) if path else self._page
        if file is None and path.split("/")[0] in ("score", "rules", "replay", "settings", "new"):
            file = self._page
        if file is None:
            return None
        headers = {"cache-control": file.keep, "etag": file.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.packed, media_type=file.media, headers={**headers, "content-encoding": "gzip"})
        return Response(file.content, media_type=file.media, headers=headers)


def _file(path: Path, folder: Path) -> File:
    is_hashed = path.relative_to(folder).parts[0] == "assets"
    return _made(path.read_bytes(), path.suffix, FOREVER if is_hashed else ASK)


def _made(content: bytes, suffix: str, keep: str) -> File:
    media = TYPES.get(suffix) or mimetypes.types_map.get(suffix, "application/octet-stream")
    media = f"{media}; charset=utf-8" if media.startswith("text/") else media
    packed = gzip.compress(content, 9, mtime=0) if suffix in PACKED else None
    return File(content, packed, media, f'"{hashlib.sha256(content).hexdigest()[:20]}"', keep)
