"""Accepted: what was signed is read with its key, by agents and proofs as well."""

from __future__ import annotations

from typing import Any

from corvid_runtime import Grounded, agent, grounded_pure
from corvid_runtime.interchange import dumps, loads
from pydantic import BaseModel


class Session(BaseModel):
    answer: Grounded[str]


KEY = b"a key of sixteen bytes"


@agent
def restored(text: str) -> Grounded[str]:
    return loads(text, Grounded[str], key=KEY)


@agent
@grounded_pure
def proved(text: str) -> Grounded[str]:
    return loads(text, Grounded[str], key=KEY, trust=None)


@agent
def session(text: str) -> Session:
    return Session.model_validate_json(text, context={"provenance": True, "key": KEY})


SIGNED = {"provenance": True, "key": KEY}


@agent
def by_name(text: str) -> Session:
    return Session.model_validate_json(text, context=SIGNED)


def from_outside(text: str, context: dict[str, object]) -> Session:
    return Session.model_validate_json(text, context=context)


def spread(text: str, **options: Any) -> Session:
    return Session.model_validate_json(text, **options)


def saved(value: Session) -> str:
    return value.model_dump_json(context={"provenance": True, "key": KEY}) + dumps(value, key=KEY)


def believed(text: str) -> Session:
    return Session.model_validate_json(text, context={"provenance": True, "trust": "unsigned"})


class Plain(BaseModel):
    text: str


@agent
def plain(text: str) -> str:
    return Plain.model_validate_json(text).text
