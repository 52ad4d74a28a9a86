"""Refused: annotations of a nested function, and bounds, are code that mypy reads as types."""

from typing import Annotated, TypeVar

from corvid_runtime import grounded_pure
from prelude import fetch
from typing_extensions import assert_type

LOG: list[object] = []


class Box:
    def __class_getitem__(cls, item: object) -> str:
        LOG.append(item)
        return "Box"


@grounded_pure
def of_a_parameter(key: str) -> int:
    doc = fetch(key)

    def inner(number: Annotated[int, LOG.append(len(doc))]) -> int:  # E: grounded-laundering
        return number

    return len(LOG) + inner(0)


@grounded_pure
def of_a_result(key: str) -> int:
    doc = fetch(key)

    def inner(number: int) -> Annotated[int, LOG.append(doc)]:  # E: grounded-laundering
        return number

    return len(LOG) + inner(0)


@grounded_pure
def of_a_bound(key: str) -> int:
    doc = fetch(key)
    TypeVar("Bound", bound=Annotated[int, LOG.append(doc)])  # E: grounded-laundering
    return len(LOG)


@grounded_pure
def of_an_assertion(key: str, box: Box) -> int:
    if "bee" in fetch(key):
        assert_type(box, Box[int])  # type: ignore  # E: grounded-laundering
    return len(LOG)


@grounded_pure
def plainly_annotated(key: str, numbers: "dict[str, list[int]] | None") -> int:
    """Nothing here runs anything."""

    def inner(number: Annotated[int, "a count", 3], *more: "list[int]") -> int | None:
        return number if more else None

    return inner(1) or 0
