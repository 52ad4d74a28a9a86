"""Refused: functions beside a type, in ``Annotated``, which a library runs on the data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Optional

import pydantic
from pydantic import AfterValidator, BaseModel, BeforeValidator, Field
from pydantic_core import CoreSchema, core_schema

from corvid_runtime import Grounded, grounded_pure, retrieval, tool

SEEN: list[int] = []


@tool(uses=retrieval)
def fetch(name: str) -> str:
    return name


def noted(value: int) -> int:
    SEEN.append(value)
    return value


def made() -> int:
    SEEN.append(0)
    return 0


class Rule:
    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: Any, handler: Callable[[Any], CoreSchema]
    ) -> CoreSchema:
        return core_schema.no_info_after_validator_function(noted, handler(source))


Noted = Annotated[int, AfterValidator(noted)]
Many = list[Noted]
AFTER = AfterValidator(noted)


class Direct(BaseModel):
    number: Annotated[int, AfterValidator(noted)]


class Within(BaseModel):
    numbers: Optional[list[Annotated[int, pydantic.BeforeValidator(noted), Field(gt=0)]]] = None


class Quoted(BaseModel):
    number: "Annotated[int, AfterValidator(noted)] | None" = None


class Aliased(BaseModel):
    numbers: Many


class Named(BaseModel):
    number: Annotated[int, AFTER]


class Written(BaseModel):
    number: Annotated[int, BeforeValidator(lambda value: SEEN.append(value) or value)]


class Ruled(BaseModel):
    number: Annotated[int, Rule()]


class Typed(BaseModel):
    rule: Rule | None = None


class Filled(BaseModel):
    number: Annotated[int, Field(default_factory=made)]


@grounded_pure
def direct(name: str) -> Grounded[str]:
    page = fetch(name)
    if "x" in page:
        Direct(number=1)  # E: grounded-laundering
    return page


@grounded_pure
def within(name: str) -> Grounded[str]:
    page = fetch(name)
    if "x" in page:
        Within(numbers=[1])  # E: grounded-laundering
    return page


@grounded_pure
def quoted(name: str) -> Grounded[str]:
    page = fetch(name)
    if "x" in page:
        Quoted(number=1)  # E: grounded-laundering
    return page


@grounded_pure
def aliased(name: str) -> Grounded[str]:
    page = fetch(name)
    if "x" in page:
        Aliased(numbers=[1])  # E: grounded-laundering
    return page


@grounded_pure
def named(name: str) -> Grounded[str]:
    page = fetch(name)
    if "x" in page:
        Named(number=1)  # E: grounded-laundering
    return page


@grounded_pure
def written(name: str) -> Grounded[str]:
    page = fetch(name)
    if "x" in page:
        Written(number=1)  # E: grounded-laundering
    return page


@grounded_pure
def ruled(name: str) -> Grounded[str]:
    page = fetch(name)
    if "x" in page:
        Ruled(number=1)  # E: grounded-laundering
    return page


@grounded_pure
def typed(name: str) -> Grounded[str]:
    page = fetch(name)
    if "x" in page:
        Typed()  # E: grounded-laundering
    return page


@grounded_pure
def filled(name: str) -> Grounded[str]:
    page = fetch(name)
    if "x" in page:
        Filled(number=1)  # E: grounded-laundering
    return page
