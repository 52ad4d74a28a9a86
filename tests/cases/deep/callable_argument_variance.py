"""Refused: a callable that takes objects where one that takes grounded values is expected."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def drop_recorded(docs: list[Grounded[str]]) -> None:
    show: Callable[[Grounded[str]], None] = print  # N: grounded-coercion[annotated assignment] `print`


@agent
@grounded_pure
def drop_refused(docs: list[Grounded[str]]) -> None:
    show: Callable[[Grounded[str]], None] = print  # E: grounded-laundering `print`
