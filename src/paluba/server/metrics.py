"""What the server counts, for Prometheus."""

from __future__ import annotations

import functools

from prometheus_client import Counter, Gauge, Histogram

_QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)

SOCKETS = Gauge("paluba_sockets", "Open sockets")
ROOMS = Gauge("paluba_tables_loaded", "Tables in memory")
STEPS = Counter("paluba_steps_total", "Steps committed, by who chose them", ["why"])
steps = functools.cache(STEPS.labels)
REFUSALS = Counter("paluba_refusals_total", "Requests refused, by code", ["code"])
COMMITS = Histogram("paluba_commit_seconds", "From the writer's taking a batch to its being durable", buckets=_QUICK)
BATCH = Histogram("paluba_commit_writes", "Writes in one commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500))
FAILED = Counter("paluba_commit_failures_total", "Writes that were not kept")
THINKING = Histogram("paluba_bot_seconds", "A bot's thought", buckets=_QUICK)
STUCK = Counter("paluba_bots_stopped_total", "Bots' thoughts stopped because time was out or they failed")
CUT = Counter("paluba_sockets_cut_total", "Sockets closed by the server, by reason", ["reason"])
REBUILT = Histogram("paluba_rebuild_seconds", "A table computed from its log", buckets=_QUICK)
ERRORS = Counter("paluba_errors_total", "Faults of the server itself")
