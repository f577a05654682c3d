"""Bots are watched on the set-ups of the laws."""

from ..laws.conftest import decisions, pytest_generate_tests

__all__ = ["decisions", "pytest_generate_tests"]
