"""Accepted: assignments that run nothing, or what is proved or the library's."""

from __future__ import annotations

import attrs
import pydantic

from corvid_runtime import Grounded, grounded_pure


@attrs.define
class Card:
    text: Grounded[str]
    tags: list[str] = attrs.field(factory=list, validator=attrs.validators.instance_of(list))
    rank: int = attrs.field(default=0, on_setattr=attrs.setters.frozen)


@attrs.define
class Checked:
    text: Grounded[str] = attrs.field()

    @text.validator
    @grounded_pure
    def _check(self, field: attrs.Attribute[Grounded[str]], value: Grounded[str]) -> None:
        pass


class Model(pydantic.BaseModel):
    text: Grounded[str]

    @pydantic.field_validator("text")
    @classmethod
    def _check(cls, value: Grounded[str]) -> Grounded[str]:
        return value


@grounded_pure
def changed(card: Card, text: Grounded[str]) -> Card:
    card.text = text
    card.tags = ["new"]
    return card


@grounded_pure
def checked(card: Checked, model: Model, text: Grounded[str]) -> Checked:
    card.text = model.text = text
    return card
