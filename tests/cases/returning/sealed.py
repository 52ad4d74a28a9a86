"""Accepted: a model that is signed as a whole, its plain fields as well, read with the key."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from corvid_runtime.interchange import Sealed, dumps, loads
from pydantic import BaseModel


class Session(Sealed, BaseModel):
    user: str
    answer: Grounded[str]


SIGNED = {"provenance": True, "key": b"a key of sixteen bytes"}


@agent
def resumed(text: str) -> Grounded[str]:
    return Session.model_validate_json(text, context=SIGNED).answer


@agent
def loaded(text: str) -> Session:
    return loads(text, Session, key=b"a key of sixteen bytes")


@agent
def with_a_new_name(text: str) -> Session:
    context = {"provenance": True, "key": b"a key of sixteen bytes", "renamed": {"reply": "answer"}}
    return Session.model_validate_json(text, context=context)


def saved(value: Session) -> str:
    return value.model_dump_json(context=SIGNED) + dumps(value, key=b"a key of sixteen bytes")
