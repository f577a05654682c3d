"""The page that ``/`` shows while there is no browser client."""

from __future__ import annotations

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Paluba</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Paluba</h1><p>The table server is running.</p>
<ul><li><a href="/api/games">The games</a></li><li><a href="/openapi.json">The HTTP interface</a></li>
<li><a href="/healthz">Health</a></li></ul>
<p>The socket is described in docs/wire.md.</p></main></body></html>
"""
