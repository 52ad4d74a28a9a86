"""Refused: a manager that may keep an exception of its body to itself."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from corvid_runtime import grounded_pure, lift
from prelude import fetch


class Quiet:
    @grounded_pure
    def __enter__(self) -> None: ...

    @grounded_pure
    def __exit__(self, *a: object) -> bool | None:
        return True


class AsyncQuiet:
    @grounded_pure
    async def __aenter__(self) -> None: ...

    @grounded_pure
    async def __aexit__(self, *a: object) -> bool:
        return True


@grounded_pure
def optional(i: str) -> bool:
    ok = False
    with Quiet():
        lift(int)(fetch(i))
        ok = True
    return ok  # E: grounded-laundering `ok`


@grounded_pure
async def asynchronous(i: str) -> bool:
    ok = False
    async with AsyncQuiet():
        lift(int)(fetch(i))
        ok = True
    return ok  # E: grounded-laundering `ok`


@grounded_pure
def stacked(i: str) -> bool:
    ok = False
    with contextlib.ExitStack() as stack:
        stack.enter_context(contextlib.suppress(ValueError))  # E: grounded-laundering
        lift(int)(fetch(i))
        ok = True
    return ok  # E: grounded-laundering `ok`


@grounded_pure
def nested(i: str) -> bool:
    @contextlib.contextmanager
    def quiet() -> Iterator[None]:
        try:  # E: grounded-laundering
            yield
        except ValueError:
            pass

    ok = False
    with quiet():  # E: grounded-laundering `quiet()`
        lift(int)(fetch(i))
        ok = True
    return ok  # E: grounded-laundering `ok`


@contextlib.contextmanager
def suppressing() -> Iterator[None]:
    with contextlib.suppress(ValueError):
        yield


@grounded_pure
def by_a_manager_inside(i: str) -> bool:
    ok = False
    with suppressing():
        lift(int)(fetch(i))
        ok = True
    return ok  # E: grounded-laundering `ok`
