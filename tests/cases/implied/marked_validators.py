"""Refused: validators of retrieved records that hand content out; lifted ones may run on it."""

from typing import Any

from pydantic import BaseModel, Field, computed_field, model_validator

from corvid_runtime import Grounded, grounded_pure, lift, retrieval, tool

LAST: list[str] = []


@tool(uses=retrieval)
def found(name: str) -> str:
    return name


class Lifted(BaseModel):
    id: str = ""
    kinds: set[str] = Field(default_factory=lambda: set(("a", "b")))

    @model_validator(mode="before")
    @classmethod
    @lift
    def populate(cls, data: dict[str, Any]) -> dict[str, Any]:
        return data | {"id": data.get("id", "")[:8]}


class Noted(BaseModel):
    id: str = ""

    @model_validator(mode="before")
    @classmethod
    def note(cls, data: dict[str, Any]) -> dict[str, Any]:
        LAST.append(str(data))
        return data


def remembered() -> str:
    LAST.append("made")
    return "made"


class Counting(BaseModel):
    id: str = Field(default_factory=lambda: remembered())


class Appending(BaseModel):
    id: str = Field(default_factory=lambda: LAST.pop())


class Session(BaseModel):
    question: str
    answer: str | Grounded[str] = ""
    pages: list[Grounded[Lifted]] = Field(default_factory=list)

    @model_validator(mode="before")
    @classmethod
    @grounded_pure
    def without_computed(cls, data: Any) -> Any:
        return data

    @computed_field  # type: ignore[prop-decorator]
    @property
    def used(self) -> set[Grounded[str]]:
        return {page.id for page in self.pages if page.id in self.answer}


class Trusting(BaseModel):
    answer: Grounded[str] | None = None

    @model_validator(mode="before")
    @classmethod
    @lift
    def handed(cls, data: Any) -> Any:
        LAST.append(str(data))
        return data


class Telling(BaseModel):
    answer: Grounded[str]

    @computed_field  # type: ignore[prop-decorator]
    @property
    def shown(self) -> str:
        return self.answer.unwrap_discarding_sources()



def listed(pages: list[Lifted]) -> str:
    return ", ".join(page.id for page in pages)


def noted(pages: list[Noted]) -> str:
    return ", ".join(page.id for page in pages)


def counted(pages: list[Counting]) -> str:
    return ", ".join(page.id for page in pages)


def appended(pages: list[Appending]) -> str:
    return ", ".join(page.id for page in pages)


@grounded_pure
def appends(pages: list[Grounded[Appending]]) -> Grounded[str]:
    return lift(appended)(pages)  # E: grounded-laundering


@grounded_pure
def lists(pages: list[Grounded[Lifted]]) -> Grounded[str]:
    return lift(listed)(pages)


@grounded_pure
def notes(pages: list[Grounded[Noted]]) -> Grounded[str]:
    return lift(noted)(pages)  # E: grounded-laundering


@grounded_pure
def counts(pages: list[Grounded[Counting]]) -> Grounded[str]:
    return lift(counted)(pages)  # E: grounded-laundering


@grounded_pure
def opened(question: str) -> Session:
    return Session(question=question)


@grounded_pure
def trusted(reply: Grounded[str]) -> Trusting:
    return Trusting(answer=reply)  # E: grounded-laundering


@grounded_pure
def told(reply: Grounded[str]) -> Telling:
    return Telling(answer=reply)  # E: grounded-laundering
