"""Says on a terminal how far a long run has come."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import click

_EVERY: Final = 0.2
_ERASE: Final = "\r\x1b[K"


@contextmanager
def line_counter(name: str | None) -> Iterator[Callable[[int], None]]:
    """Give a function that shows the line it is told, on stderr, where that is a terminal.

    Without a name, as where several files are looked at together, it shows nothing. Else it writes
    five times a second at most, and nothing is left on the screen afterwards.
    """
    if name is None or not sys.stderr.isatty():
        yield lambda line: None
        return
    shown = time.monotonic()

    def show(line: int) -> None:
        nonlocal shown
        now = time.monotonic()
        if now - shown >= _EVERY:
            shown = now
            click.echo(f"{_ERASE}{name}: line {line:,}", err=True, nl=False, color=True)

    try:
        yield show
    finally:
        click.echo(_ERASE, err=True, nl=False, color=True)
