"""Bots that play any game, each fair by what it is given: a window."""
