"""Refused: what is assigned is validated, and so are the records in it."""

from typing import Any

from pydantic import BaseModel, ConfigDict, model_validator

from corvid_runtime import Grounded, grounded_pure, retrieval, tool

seen: list[str] = []


@tool(uses=retrieval)
def found(name: str) -> str:
    return name


class Page(BaseModel):
    name: str

    @model_validator(mode="before")
    @classmethod
    def noted(cls, data: Any) -> Any:
        seen.append(found("a page").unwrap_discarding_sources())
        return data


class Session(BaseModel):
    model_config = ConfigDict(validate_assignment=True)
    pages: list[Page]


@grounded_pure
def answered(session: Session, pages: list[Page], reply: Grounded[str]) -> Grounded[str]:
    session.pages = pages  # E: grounded-laundering
    return reply
