"""Refused: a bound that a grounded value satisfies admits it."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from corvid_runtime import grounded_pure


class Upper(Protocol):
    def upper(self) -> Any: ...


T = TypeVar("T", bound=Upper)


@grounded_pure
def tested(value: T) -> bool:
    if value:
        return True  # E: grounded-laundering `True`
    return False  # E: grounded-laundering `False`
