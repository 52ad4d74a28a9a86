"""Refused: an overload takes what is grounded, and the implementation gets it as a plain value."""

from __future__ import annotations

from typing import Any, overload

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@overload
def told(page: Grounded[str]) -> str: ...
@overload
def told(page: int) -> int: ...
def told(page: Any) -> Any:
    return "yes" if "a" in page else "no"


class Reader:
    @overload
    def read(self, *pages: Grounded[str]) -> str: ...
    @overload
    def read(self, *pages: int) -> int: ...
    def read(self, *pages: Any) -> Any:
        return "yes" if "a" in pages[0] else "no"


@overload
def kept(page: Grounded[str], *, last: int) -> Grounded[str]: ...
@overload
def kept(page: list[Grounded[str]], *, last: int) -> Grounded[str]: ...
def kept(page: Grounded[str] | list[Grounded[str]], *, last: int) -> Grounded[str]:
    return page[last] if isinstance(page, list) else page


@grounded_pure
def by_function(i: str) -> str:
    return told(fetch(i))  # E: grounded-laundering


@grounded_pure
def by_method(i: str, reader: Reader) -> str:
    return reader.read(fetch(i))  # E: grounded-laundering


@grounded_pure
def honest(i: str) -> Grounded[str]:
    return kept(fetch(i), last=1)
