"""Accepted: validators, serializers and computed fields that only compute need no mark."""

from __future__ import annotations

from pydantic import (
    BaseModel,
    computed_field,
    field_serializer,
    field_validator,
    model_validator,
)

from corvid_runtime import Grounded, grounded_pure, lift, retrieval, tool


@tool(uses=retrieval)
def search(query: str) -> str:
    return query


class Place(BaseModel):
    line: int
    file: str = "a.md"

    @field_validator("file")
    @classmethod
    def _strip(cls, value: str) -> str:
        if not value.strip():
            raise ValueError("a place needs a file")
        return value.strip()

    @field_serializer("file")
    def _show(self, value: str) -> str:
        return value.lower()

    @model_validator(mode="after")
    def _check(self) -> Place:
        return self

    @computed_field  # type: ignore[prop-decorator]
    @property
    def label(self) -> str:
        return f"{self.file}:{self.line}"


class Passage(BaseModel):
    text: str
    place: Place


@grounded_pure
def found(query: str = "bees") -> Grounded[Passage]:
    page = search(query)
    return lift(Passage)(text=page, place=lift(Place)(line=lift(len)(page)))


@grounded_pure
def shown(query: str = "bees") -> list[Grounded[str]]:
    passage = found(query)
    return [passage.model_dump_json(), passage.place.label, passage.text]


@grounded_pure
def plainly(line: int = 1) -> str:
    return Place(line=line).model_dump_json() + Place(line=line).label
