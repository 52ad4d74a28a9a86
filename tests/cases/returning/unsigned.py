"""Refused: an agent or a proof that believes JSON which nobody signed."""

from __future__ import annotations

from typing import Any

from corvid_runtime import Grounded, agent, grounded_pure
from corvid_runtime.interchange import loads
from pydantic import BaseModel, TypeAdapter


class Session(BaseModel):
    answer: Grounded[str]


KEY = b"a key of sixteen bytes"
BELIEVED = {"provenance": True, "trust": "unsigned"}


@agent
def restored(text: str) -> Grounded[str]:
    return loads(text, Grounded[str], trust="unsigned")  # E: grounded-forgery


@agent
@grounded_pure
def proved(text: str) -> Grounded[str]:
    return loads(text, Grounded[str], trust="unsigned")  # E: grounded-forgery


@agent
def session(text: str) -> Session:
    context = {"provenance": True, "trust": "unsigned"}
    if "a" in text:
        return Session.model_validate_json(text, context=context)  # E: grounded-forgery
    if "b" in text:
        return Session.model_validate_json(text, context=BELIEVED)  # E: grounded-forgery
    return Session.model_validate_json(  # E: grounded-forgery
        text, context={"provenance": True, "trust": "unsigned"}
    )


@agent
def adapted(text: str) -> Session:
    return TypeAdapter(Session).validate_json(  # E: grounded-forgery
        text, context={"provenance": True, "trust": "unsigned"}
    )


def outside(text: str) -> Grounded[str]:
    return loads(text, Grounded[str], trust="unsigned")


def helper(text: str) -> Grounded[str]:
    return loads(text, Grounded[str], trust="unsigned")  # E: grounded-forgery


@agent
def by_helper(text: str) -> Grounded[str]:
    return helper(text)


@agent
def by_whoever_calls(text: str, context: dict[str, object]) -> Session:
    return Session.model_validate_json(text, context=context)  # E: grounded-forgery


@agent
def spread(text: str, **options: Any) -> Grounded[str]:
    return loads(text, Grounded[str], **options)  # E: grounded-forgery
