"""Refused: methods that pydantic runs, when it makes or shows an object, or one that it holds."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, TypeAdapter, computed_field, field_serializer, field_validator

from corvid_runtime import Grounded, grounded_pure, lift, plain, retrieval, tool

SEEN: list[str] = []


@tool(uses=retrieval)
def search(query: str) -> str:
    return query


def strip(text: Grounded[str]) -> str:
    return plain(text)


class Inner(BaseModel):
    text: str

    @field_validator("text")
    @classmethod
    def _fill(cls, value: str) -> str:
        return strip(search(value))


class Outer(BaseModel):
    inner: Inner


class Shown(BaseModel):
    text: str

    @field_serializer("text")
    def _show(self, value: str) -> str:
        return strip(search(value))


class Counted(BaseModel):
    text: str

    @computed_field  # type: ignore[prop-decorator]
    @property
    def length(self) -> str:
        return strip(search(self.text))


class Noted(BaseModel):
    text: str

    @computed_field  # type: ignore[prop-decorator]
    @property
    def length(self) -> int:
        SEEN.append(self.text)
        return len(self.text)


@grounded_pure
def validated(data: dict[str, Any]) -> str:
    return Outer.model_validate(data).inner.text  # E: grounded-laundering


@grounded_pure
def constructed(data: Any) -> str:
    return Outer(inner=data).inner.text  # E: grounded-laundering


@grounded_pure
def adapted(data: dict[str, Any], adapter: TypeAdapter[Outer]) -> str:
    return adapter.validate_python(data).inner.text  # E: grounded-laundering


@grounded_pure
def serialised(shown: Shown) -> str:
    return shown.model_dump_json()  # E: grounded-laundering


@grounded_pure
def computed(counted: Counted) -> str:
    return counted.model_dump_json()  # E: grounded-laundering


@grounded_pure
def dumped(shown: Shown, adapter: TypeAdapter[object]) -> bytes:
    return adapter.dump_json(shown)  # E: grounded-laundering


@grounded_pure
def noted(query: str) -> str:
    lift(Noted)(text=search(query))  # E: grounded-laundering
    return SEEN[-1]


@grounded_pure
def noted_where_it_is_shown(noted: Grounded[Noted]) -> str:
    noted.model_dump_json()  # E: grounded-laundering
    return SEEN[-1]
