"""corvid-mypy: proves, at type-check time, which values trace back to a retrieval."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy.plugin import Plugin

__all__ = ["plugin"]

_OLDEST = (2, 4)


def plugin(version: str) -> type[Plugin]:
    """mypy's entry point.

    Args:
        version: mypy's own version, as it hands it to every plugin.

    Raises:
        SystemExit: with one sentence, if mypy is older than 2.4, whose hook after each module's
            check carries the proof.
    """
    if tuple(map(int, version.split("+")[0].split(".")[:2])) < _OLDEST:
        print(
            f"corvid-mypy needs mypy 2.4 or newer, and this is mypy {version}. "
            "Upgrade it: pip install 'mypy>=2.4'",
            file=sys.stderr,
        )
        raise SystemExit(2)
    from corvid_mypy.dispatch import CorvidPlugin

    return CorvidPlugin
