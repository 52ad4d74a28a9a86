"""Who called the runtime."""

from __future__ import annotations

import sys
from types import FrameType


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


def _is_ours(module: str) -> bool:
    return module == "corvid_runtime" or module.startswith("corvid_runtime.")
