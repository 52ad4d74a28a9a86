"""Accepted: what stands beside a type, in ``Annotated``, only computes, or only describes."""

from __future__ import annotations

from typing import Annotated, Literal

from annotated_types import Gt, MaxLen
from pydantic import AfterValidator, BaseModel, Field, PositiveInt, StringConstraints

from corvid_runtime import Grounded, grounded_pure, retrieval, tool

LONGEST = 30


@tool(uses=retrieval)
def fetch(name: str) -> str:
    return name


def halved(value: int) -> int:
    return value // 2


Percent = Annotated[int, Field(ge=0, le=100, description="of a hundred")]


class Record(BaseModel):
    number: Annotated[int, AfterValidator(halved), Gt(0)] = 1
    name: Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST)] = ""
    tags: Annotated[list[Annotated[str, MaxLen(3)]], Field(default_factory=list)]
    share: Percent | None = None
    count: PositiveInt = 1
    kind: Annotated[Literal["plain", "Annotated[int, x()]"], "a text"] = "plain"


@grounded_pure
def made(name: str) -> Grounded[str]:
    page = fetch(name)
    if "x" in page:
        Record(number=3, tags=[])
    return page
