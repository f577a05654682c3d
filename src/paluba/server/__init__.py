"""The table server: people and bots at tables. A table is its log in the database; memory is a cache of it."""
