"""Managers that other programs import."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def span(name: str) -> Iterator[None]:
    """Lets what fails go on."""
    try:
        yield
    finally:
        print(name)


@contextmanager
def forgiving(name: str) -> Iterator[None]:
    """Keeps what fails to itself."""
    try:
        yield
    except ValueError:
        name.strip()
