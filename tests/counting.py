"""Counting what work is done: exact on any machine, where time is not."""

import gc
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def calls(function: Callable[..., Any], *args: Any, c: bool = True) -> int:
    """Count the calls that a call of a function leads to, those of C functions too or not."""
    counted = 0
    events = ("call", "c_call") if c else ("call",)

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal counted
        counted += event in events

    gc.disable()  # test libraries hook into it
    sys.setprofile(count)
    try:
        function(*args)
    finally:
        sys.setprofile(None)
        gc.enable()
    return counted - c  # setprofile itself is called, once
