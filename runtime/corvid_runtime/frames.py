"""Who called the runtime, and how."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Final


def outside_frame() -> FrameType:
    """Return the innermost running frame that is not the runtime's own."""
    frame = sys._getframe(1)
    while frame.f_back is not None and _is_ours(frame.f_globals.get("__name__", "")):
        frame = frame.f_back
    return frame


def caller() -> str:
    """Name the function that called the runtime: ``module.name (file:line)``."""
    frame = outside_frame()
    code = frame.f_code
    name = getattr(code, "co_qualname", code.co_name)
    return f"{frame.f_globals.get('__name__', '?')}.{name} ({code.co_filename}:{frame.f_lineno})"


def is_evaluating(op: str) -> bool:
    """Tell whether the caller of the reflected method that asks is at ``left op right``.

    Python asks a reflected ``add`` or ``mul`` before a list extends or repeats itself in place.
    Only the instruction of the caller tells ``items + found`` from ``items += found``. Code in C
    has none, so it gets no: what it calls then acts as if nothing were grounded.

    Args:
        op: ``add`` or ``mul``.
    """
    return _instruction(3) == _INSTRUCTIONS[op]


def _instruction(depth: int) -> bytes:
    """Return the instruction at which a frame is, counted outwards from this function's own."""
    frame = sys._getframe(depth)
    return frame.f_code.co_code[frame.f_lasti :][:2]


class _Probe:
    """Learns the instructions of this interpreter: each version has others."""

    def __radd__(self, left: list[object]) -> bytes:
        return _instruction(2)

    __rmul__ = __radd__


_LEFT: Final[list[object]] = []
_INSTRUCTIONS: Final[dict[str, bytes]] = {"add": _LEFT + _Probe(), "mul": _LEFT * _Probe()}


def _is_ours(module: str) -> bool:
    return module == "corvid_runtime" or module.startswith("corvid_runtime.")
