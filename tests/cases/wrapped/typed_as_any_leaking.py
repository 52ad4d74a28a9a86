"""Refused: decorators typed with `Any` that do more with it than to pass it on."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any, TypeVar, cast

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

F = TypeVar("F", bound=Callable[..., Any])
G = TypeVar("G", Callable[[str], Grounded[str]], Callable[[int], Grounded[str]])
N = TypeVar("N", bound=Callable[..., str])
Step = Callable[[str], Grounded[str]]

SEEN: list[Any] = []
LAST: Any = ""


def noisy(i: str) -> Grounded[str]:
    doc = fetch(i)
    SEEN.append(str(doc))
    return doc


def texted(func: F) -> F:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        return str(func(*args, **kwargs))

    return cast(F, wrapper)


def kept(func: F) -> F:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        result = func(*args, **kwargs)
        SEEN.append(result)
        return result

    return cast(F, wrapper)


def asked(func: F) -> F:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        SEEN.append(args[0])
        return func(*args, **kwargs)

    return cast(F, wrapper)


def changed(func: F) -> F:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        kwargs["i"] = "another"
        return func(*args, **kwargs)

    return cast(F, wrapper)


def looked(func: F) -> F:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        result = func(*args, **kwargs)
        if "two" in result:
            SEEN.append("two")
        return result

    return cast(F, wrapper)


def swapped(func: F) -> F:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        func(*args, **kwargs)
        return SEEN[-1]

    return cast(F, wrapper)


def plain_instead(func: F) -> F:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        result = func(*args, **kwargs)
        result = "plain"
        return result

    return cast(F, wrapper)


def nothing_instead(func: F) -> F:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        for _ in range(3):
            try:
                return func(*args, **kwargs)
            except ConnectionError:
                print("failed")

    return cast(F, wrapper)


def swallowed(func: F) -> F:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        with contextlib.suppress(ConnectionError):
            return func(*args, **kwargs)

    return cast(F, wrapper)


def failed(func: F) -> F:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        try:
            return func(*args, **kwargs)
        except ConnectionError:
            SEEN.append("failed")
            raise

    return cast(F, wrapper)


def told(func: F) -> F:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        result = func(*args, **kwargs)

        def tell() -> None:
            SEEN.append(result)

        tell()
        return result

    return cast(F, wrapper)


def global_one(func: F) -> F:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        global LAST
        LAST = func(*args, **kwargs)
        return LAST

    return cast(F, wrapper)


def another(func: F) -> F:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        return noisy(*args, **kwargs)

    return cast(F, wrapper)


def unawaited(func: F) -> F:
    async def wrapper(*args: Any, **kwargs: Any) -> Any:
        return func(*args, **kwargs)

    return cast(F, wrapper)


def drawn(func: F) -> F:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        yield func(*args, **kwargs)

    return cast(F, wrapper)


def with_values(func: G) -> G:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        return func(*args, **kwargs)

    return cast(G, wrapper)


def of_texts(func: N) -> N:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        return func(*args, **kwargs)

    return cast(N, wrapper)


def rebound(func: Step) -> Step:
    func = noisy
    return func


def widened(func: Callable[[str], Grounded[str]]) -> Callable[[str], Any]:
    SEEN.append(func)
    return func


@texted  # E: grounded-laundering
@grounded_pure
def a1(i: str) -> Grounded[str]:
    return fetch(i)


@kept  # E: grounded-laundering
@grounded_pure
def a2(i: str) -> Grounded[str]:
    return fetch(i)


@asked  # E: grounded-laundering
@grounded_pure
def a3(i: str) -> Grounded[str]:
    return fetch(i)


@changed  # E: grounded-laundering
@grounded_pure
def a4(i: str) -> Grounded[str]:
    return fetch(i)


@looked  # E: grounded-laundering
@grounded_pure
def a5(i: str) -> Grounded[str]:
    return fetch(i)


@swapped  # E: grounded-laundering
@grounded_pure
def a6(i: str) -> Grounded[str]:
    return fetch(i)


@plain_instead  # E: grounded-laundering
@grounded_pure
def a7(i: str) -> Grounded[str]:
    return fetch(i)


@nothing_instead  # E: grounded-laundering
@grounded_pure
def a8(i: str) -> Grounded[str]:
    return fetch(i)


@swallowed  # E: grounded-laundering
@grounded_pure
def a9(i: str) -> Grounded[str]:
    return fetch(i)


@failed  # it counts what its failure tells as well
@grounded_pure
def a10(i: str) -> Grounded[str]:
    return fetch(i)


@told  # E: grounded-laundering
@grounded_pure
def a11(i: str) -> Grounded[str]:
    return fetch(i)


@global_one  # E: grounded-laundering
@grounded_pure
def a12(i: str) -> Grounded[str]:
    return fetch(i)


@another  # E: grounded-laundering
@grounded_pure
def a13(i: str) -> Grounded[str]:
    return fetch(i)


@unawaited  # E: grounded-laundering
@grounded_pure
async def a14(i: str) -> Grounded[str]:
    return fetch(i)


@drawn  # E: grounded-laundering
@grounded_pure
def a15(i: str) -> Grounded[str]:
    return fetch(i)


@with_values  # E: grounded-laundering
@grounded_pure
def a16(i: str) -> Grounded[str]:
    return fetch(i)


@of_texts  # E: grounded-laundering
@grounded_pure
def a17(i: str) -> str:
    return str(len(fetch(i)))  # E: grounded-laundering


@rebound  # E: grounded-laundering
@grounded_pure
def a18(i: str) -> Grounded[str]:
    return fetch(i)


@widened  # E: grounded-laundering
@grounded_pure
def a19(i: str) -> Grounded[str]:
    return fetch(i)
