"""What takes long is done once, whichever process of the test run asks first."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TypeVar, cast

import pytest

T = TypeVar("T")


def once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], T]) -> tuple[Path, T]:
    """The folder `name` shared by the processes of this session, and what `make` made of it."""
    session = factory.getbasetemp()
    several = session.name.startswith("popen")
    folder = (session.parent if several else session) / name
    folder.mkdir(exist_ok=True)
    stored = folder / "stored"
    with _lock(folder / "lock") if several else nullcontext():
        if not stored.exists():
            stored.write_bytes(pickle.dumps(make(folder)))
        return folder, cast(T, pickle.loads(stored.read_bytes()))


def _lock(path: Path) -> AbstractContextManager[object]:
    from filelock import FileLock  # only where several processes share: pytest alone has one

    return FileLock(path)
