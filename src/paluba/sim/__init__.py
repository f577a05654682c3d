"""Many matches: played in processes, counted in tables, measured."""
