"""Compiled or not: the same rules either way.

The hot modules are compiled at install where a C compiler is found; each compiled module lies beside the source it
was made from. `compiled` says which of the two runs. With ``PALUBA_PURE=1`` in the environment the sources run, even
where compiled modules lie beside them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType

PACKAGE = "paluba."
WITNESS = "paluba.core.chance"  # every build that compiles anything compiles this one


def compiled() -> bool:
    """True if the rules of this process are compiled ones."""
    spec = find_spec(WITNESS)
    return spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


def prefer_source() -> None:
    """With ``PALUBA_PURE=1``, makes every later import of a module of this package take its source. Else nothing."""
    if os.environ.get("PALUBA_PURE") == "1" and not any(isinstance(finder, SourceOnly) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceOnly())


class SourceOnly(MetaPathFinder):
    """Finds the modules of this package, and of nothing else, by their ``.py`` files alone."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of the source of `fullname`, or None to let the usual finders look."""
        if path is None or not fullname.startswith(PACKAGE):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None
