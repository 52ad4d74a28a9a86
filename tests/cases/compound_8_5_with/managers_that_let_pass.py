"""Accepted: managers that let every exception pass."""

from __future__ import annotations

import concurrent.futures
import contextlib
import threading
from collections.abc import Iterator

from corvid_runtime import Grounded, grounded_pure, lift
from prelude import fetch, fetch_int

LOCK = threading.RLock()


class Open:
    @grounded_pure
    def __init__(self) -> None:
        self.left = 0

    @grounded_pure
    def __enter__(self) -> None: ...

    @grounded_pure
    def __exit__(self, *a: object) -> None:
        self.left += 1


@grounded_pure
def answer(i: str) -> Grounded[str]:
    @contextlib.contextmanager
    def noted() -> Iterator[None]:
        try:
            yield
        finally:
            print("left")

    with Open(), LOCK, noted(), contextlib.nullcontext(), contextlib.ExitStack() as stack:
        stack.enter_context(LOCK)
        return lift(str)(fetch_int(i)).upper()


@grounded_pure
def pooled(i: str) -> Grounded[str]:
    with concurrent.futures.ThreadPoolExecutor() as pool:
        return pool.submit(fetch, i).result().upper()


class Limiter:
    def __init__(self) -> None:
        self.lock = threading.Semaphore(2)
        self.entered = 0

    @contextlib.contextmanager
    def slot(self) -> Iterator[None]:
        with self.lock:
            self.entered += 1
            yield


@grounded_pure
def limited(i: str, limiter: Limiter) -> Grounded[str]:
    with limiter.slot():
        return fetch(i)
