"""corvid-mypy: proves, at type-check time, which values trace back to a retrieval."""

from __future__ import annotations

import sys
from importlib.machinery import SourceFileLoader
from importlib.util import find_spec
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from mypy.plugin import Plugin

__all__ = ["plugin"]

_OLDEST = _COMPILED = (2, 4)


def plugin(version: str) -> type[Plugin]:
    """mypy's entry point.

    Args:
        version: mypy's own version, as it hands it to every plugin.

    Raises:
        SystemExit: with one sentence, if mypy is older than 2.4, whose hook after each module's
            check carries the proof; or if it is newer and the plugin is compiled, with constants
            of mypy 2.4 built in.
    """
    series = tuple(map(int, version.split("+")[0].split(".")[:2]))
    if series < _OLDEST:
        _refuse(
            f"corvid-mypy needs mypy 2.4 or newer, and this is mypy {version}. "
            "Upgrade it: pip install 'corvid-mypy[mypy]'"
        )
    if series > _COMPILED and _is_compiled():
        _refuse(
            f"corvid-mypy was compiled for mypy 2.4, and this is mypy {version}. "
            "Install it plain: pip install --force-reinstall --no-cache-dir corvid-mypy"
        )
    from corvid_mypy.dispatch import CorvidPlugin

    return CorvidPlugin


def _is_compiled() -> bool:
    """Whether the hooks, and all that they need, are machine code."""
    hooks = find_spec("corvid_mypy.hooks")
    return hooks is None or not isinstance(hooks.loader, SourceFileLoader)


def _refuse(reason: str) -> NoReturn:
    """End mypy with one sentence."""
    print(reason, file=sys.stderr)
    raise SystemExit(2)
