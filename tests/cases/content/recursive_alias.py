"""Refused: a look at grounded JSON, whose type holds itself, decides a plain text."""

from dataclasses import dataclass, field
from typing import Union

from corvid_runtime import Grounded, grounded_pure

Json = Union[str, int, list["Json"], dict[str, "Json"]]


@dataclass
class Media:
    info: dict[str, Json] = field(default_factory=dict)


def is_table(media: Media) -> bool:
    return media.info.get("type") == "table"


@grounded_pure
def shown(media: Media, reply: Grounded[str]) -> Grounded[str]:
    if media.info.get("type") or is_table(media):
        return reply
    return reply.strip()


@grounded_pure
def told(media: Grounded[Media]) -> str:
    if media.info.get("type"):
        return "a table"  # E: grounded-laundering
    return "no table"  # E: grounded-laundering
