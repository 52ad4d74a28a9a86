"""Accepted: a field is assigned, whose class would run code if it validated; nothing validates."""

from typing import Any

from pydantic import BaseModel, ConfigDict, model_validator

from corvid_runtime import Grounded, grounded_pure, retrieval, tool

seen: list[str] = []


@tool(uses=retrieval)
def found(name: str) -> str:
    return name


class Page(BaseModel):
    model_config = ConfigDict(validate_assignment=True)
    name: str

    @model_validator(mode="before")
    @classmethod
    def noted(cls, data: Any) -> Any:
        seen.append(found("a page").unwrap_discarding_sources())
        return data


class Session(BaseModel):
    pages: list[Page]
    answer: str = ""
    text: Grounded[str] | None = None


@grounded_pure
def answered(session: Session, pages: list[Page], reply: Grounded[str]) -> Session:
    session.answer = "given"
    session.pages = pages
    session.text = reply
    return session
