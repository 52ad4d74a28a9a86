"""Refused: attrs runs hooks, converters and validators on assignment; pydantic does if told to."""

from __future__ import annotations

import attrs
import pydantic

from corvid_runtime import Grounded, grounded_pure
from prelude import strip

LAST: list[str] = []


def remember(card: object, field: attrs.Attribute[Grounded[str]], value: Grounded[str]) -> object:
    LAST.append(strip(value))
    return value


@attrs.define
class Hooked:
    text: Grounded[str] = attrs.field(on_setattr=remember)


@attrs.define(on_setattr=remember)
class HookedAsAWhole:
    text: Grounded[str]


@attrs.define
class Validated:
    text: Grounded[str] = attrs.field()
    size: int = 0

    @text.validator
    def _check(self, field: attrs.Attribute[Grounded[str]], value: Grounded[str]) -> None:
        LAST.append(strip(value))


class Model(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(validate_assignment=True)
    text: Grounded[str]

    @pydantic.field_validator("text")
    @classmethod
    def _check(cls, value: Grounded[str]) -> Grounded[str]:
        LAST.append(strip(value))
        return value


@grounded_pure
def hooked(card: Hooked, text: Grounded[str]) -> str:
    card.text = text  # E: grounded-laundering
    return LAST[-1]


@grounded_pure
def hooked_as_a_whole(card: HookedAsAWhole, texts: list[Grounded[str]]) -> str:
    for card.text in texts:  # E: grounded-laundering
        pass
    return LAST[-1]


@grounded_pure
def validated(card: Validated) -> str:
    card.text += "!"  # E: grounded-laundering
    return LAST[-1]


@grounded_pure
def model(card: Model, text: Grounded[str]) -> str:
    card.text = text  # E: grounded-laundering
    return LAST[-1]
