"""What keeps one client from harming the others: how fast, how much, from where."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from urllib.parse import urlsplit

FRAME_BYTES = 16_384
BODY_BYTES = 16_384
QUEUE = 64
HELLO_SECONDS = 10.0
SOCKET_SECONDS = 20.0
WATCHERS_SHARE = 0.3
CHAT = (5, 10.0)
ADDRESSES = 10_000


class Bucket:
    """So many in so many seconds, on average; all of them may come at once. Time in seconds is an argument."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: int, seconds: float, now: float) -> None:
        self._most = float(most)
        self._rate = most / seconds
        self._left = float(most)
        self._at = now

    def take(self, now: float) -> bool:
        """True if one more may come now."""
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class SocketGuard:
    """How much one socket may say. 0: any number."""

    __slots__ = ("_bucket",)

    def __init__(self, per_20_seconds: int, watcher: bool, now: float) -> None:
        most = max(1, int(per_20_seconds * WATCHERS_SHARE)) if watcher else per_20_seconds
        self._bucket = Bucket(most, SOCKET_SECONDS, now) if per_20_seconds else None

    def take(self, now: float) -> bool:
        return self._bucket is None or self._bucket.take(now)


class Addresses:
    """How many requests that cost something one address may make in a minute. 0: any number."""

    def __init__(self, per_minute: int) -> None:
        self._per_minute = per_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        if not self._per_minute:
            return True
        bucket = self._buckets.pop(address, None) or Bucket(self._per_minute, 60.0, now)
        self._buckets[address] = bucket
        if len(self._buckets) > ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take(now)


def is_ours(headers: Mapping[str, str], base_url: str | None) -> bool:
    """Whether a request with these headers (names in lower case) comes from our own pages, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    parts = urlsplit(origin)
    if base_url is not None:
        own = urlsplit(base_url)
        if (parts.scheme, parts.netloc) == (own.scheme, own.netloc):
            return True
    return parts.scheme in ("http", "https") and parts.netloc == headers.get("host")
