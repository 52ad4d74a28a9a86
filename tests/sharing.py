"""What takes long is done once, whichever process of the test run asks first."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, cast

import pytest
from filelock import FileLock

T = TypeVar("T")


def once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], T]) -> tuple[Path, T]:
    """The folder `name` shared by the processes of this session, and what `make` made of it."""
    session = factory.getbasetemp()
    folder = (session.parent if session.name.startswith("popen") else session) / name
    folder.mkdir(exist_ok=True)
    stored = folder / "stored"
    with FileLock(folder / "lock"):
        if not stored.exists():
            stored.write_bytes(pickle.dumps(make(folder)))
        return folder, cast(T, pickle.loads(stored.read_bytes()))
