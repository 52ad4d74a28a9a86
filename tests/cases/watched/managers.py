"""Refused: a manager of the program that may keep a failure to itself, so that its body tells."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from types import TracebackType
from typing import Any, Literal

from corvid_runtime import Grounded, grounded_pure
from prelude import summarize

journal: list[str] = []


class ModelError(Exception): ...


@contextlib.contextmanager
def plainly() -> Iterator[None]:
    yield


@contextlib.contextmanager
def quietly() -> Iterator[None]:
    try:
        yield
    except ModelError:
        pass


@contextlib.contextmanager
def translating() -> Iterator[None]:
    try:
        yield
    except ModelError:
        raise LookupError("none") from None


@contextlib.contextmanager
def within_another() -> Iterator[None]:
    with quietly():
        yield


@contextlib.contextmanager
def leaving() -> Iterator[None]:
    try:
        yield
    finally:
        return


@contextlib.contextmanager
def with_a_try_before() -> Iterator[None]:
    try:
        int("1")
    except ValueError:
        pass
    yield


@contextlib.contextmanager
def with_a_finally() -> Iterator[None]:
    try:
        yield
    finally:
        pass


@contextlib.contextmanager
def noting() -> Iterator[None]:
    yield
    journal.append("left")


class Never:
    def __enter__(self) -> None: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> Literal[False]:
        return False


class Always:
    def __enter__(self) -> None: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> Literal[True]:
        return True


class Perhaps:
    def __enter__(self) -> None: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool | None:
        return kind is not None


class Noting:
    def __enter__(self) -> None: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        journal.append("left")


@grounded_pure
def none_is_kept(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    with plainly():
        reply = summarize(reply)
        sink.append("passed")
    with translating():
        reply = summarize(reply)
        sink.append("passed")
    with with_a_try_before():
        reply = summarize(reply)
        sink.append("passed")
    with with_a_finally():
        reply = summarize(reply)
        sink.append("passed")
    with Never():
        reply = summarize(reply)
        sink.append("passed")
    with noting(), Noting():
        reply = summarize(reply)
        sink.append("passed")
    with contextlib.ExitStack() as stack:
        stack.enter_context(plainly())
        reply = summarize(reply)
        sink.append("passed")
    with contextlib.ExitStack() as stack:
        stack.enter_context(Never())
        sink.append(sink.pop())
        reply = summarize(reply)
        sink.append("passed")
    return reply


@grounded_pure
def kept_by_generator(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    with quietly():
        reply = summarize(reply)
        sink.append("passed")  # E: grounded-laundering
    with within_another():
        reply = summarize(reply)
        sink.append("passed")  # E: grounded-laundering
    with leaving():
        reply = summarize(reply)
        sink.append("passed")  # E: grounded-laundering
    return reply


@grounded_pure
def kept_by_class(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    with Always():
        reply = summarize(reply)
        sink.append("passed")  # E: grounded-laundering
    with Perhaps():
        reply = summarize(reply)
        sink.append("passed")  # E: grounded-laundering
    return reply


@grounded_pure
def kept_by_stack(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    with contextlib.ExitStack() as stack:
        stack.enter_context(quietly())  # E: grounded-laundering
        reply = summarize(reply)
        sink.append("passed")  # E: grounded-laundering
    with contextlib.ExitStack() as stack:
        stack.push(Always())  # E: grounded-laundering
        reply = summarize(reply)
        sink.append("passed")  # E: grounded-laundering
    return reply


@grounded_pure
async def kept_by_async_stack(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    async with contextlib.AsyncExitStack() as stack:
        stack.enter_context(Always())  # E: grounded-laundering
        reply = summarize(reply)
        sink.append("passed")  # E: grounded-laundering
    return reply


@grounded_pure
def left_after_a_look(reply: Grounded[str]) -> Grounded[str]:
    if "not" in reply:
        with noting():  # E: grounded-laundering
            pass
    if "not" in reply:
        with Noting():  # E: grounded-laundering
            pass
    if "not" in reply:
        with plainly():
            pass
    return reply


@grounded_pure
def told_to_manager(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    with quietly(), noting():  # E: grounded-laundering
        reply = summarize(reply)
    return reply


@grounded_pure
def nothing_told(number: str, sink: list[int]) -> int:
    with quietly():
        sink.append(int(number))
    return 1


@grounded_pure
def kept_by_anything(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    manager: Any = json.loads("1")
    with manager:
        reply = summarize(reply)
        sink.append("passed")  # E: grounded-laundering
    return reply


class Later:
    async def __aenter__(self) -> None: ...

    async def __aexit__(self, *given: object) -> Literal[True]:
        return True


@grounded_pure
async def kept_later(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    async with contextlib.AsyncExitStack() as stack:
        await stack.enter_async_context(Later())  # E: grounded-laundering
        reply = summarize(reply)
        sink.append("passed")  # E: grounded-laundering
    return reply
