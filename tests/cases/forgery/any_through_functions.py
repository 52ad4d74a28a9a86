"""Refused: functions that take grounded values are handed Any, by partial or by who calls them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import Quote, keep


@agent
def applied_recorded(data: Any) -> Quote:
    return partial(Quote, data)()  # E: grounded-forgery `data`


@grounded_pure
def applied(data: Any) -> Quote:
    return partial(Quote, data)()  # E: grounded-forgery `data`


@grounded_pure
def applied_by_name(data: Any) -> Quote:
    return partial(Quote, text=data)()  # E: grounded-forgery `data`


@grounded_pure
def applied_spread(data: dict[str, Any]) -> Quote:
    return partial(Quote, **data)()  # E: grounded-forgery `data`


@grounded_pure
def completed(data: Any) -> Quote:
    make = partial(Quote, rank=1)
    return make(data)  # E: grounded-forgery `data`


@grounded_pure
def completed_by_map(data: list[Any]) -> list[Quote]:
    return list(map(partial(Quote, rank=1), data))  # E: grounded-forgery


@grounded_pure
def mapped(data: list[Any]) -> list[Grounded[str]]:
    return list(map(keep, data))  # E: grounded-forgery `keep`


@grounded_pure
def declared(data: Any) -> Grounded[str]:
    any_to_text: Callable[[Any], Grounded[str]] = keep  # E: grounded-forgery `keep`
    return any_to_text(data)
