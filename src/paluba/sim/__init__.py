"""Many matches: processes, tables."""
