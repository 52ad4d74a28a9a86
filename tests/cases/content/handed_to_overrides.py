"""Refused: a library hands content to a method that a class has in place of its own, as any object."""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Kept(string.Formatter):
    seen = ""

    def format_field(self, value: object, format_spec: str) -> str:
        self.seen = str(value)
        return "x"


class Counted(string.Formatter):
    size = 0

    def check_unused_args(
        self, used_args: set[int | str], args: Sequence[object], kwargs: Mapping[str, object]
    ) -> None:
        self.size = len(str(args[0]))


class Loud(string.Formatter):
    def format_field(self, value: object, format_spec: str) -> str:
        return format(value, format_spec).upper()


@grounded_pure
def kept(key: str) -> str:
    kept = Kept()
    kept.format("{}", fetch(key))  # E: grounded-laundering
    return kept.seen


@grounded_pure
def counted(key: str) -> int:
    counted = Counted()
    counted.vformat("{}", [fetch(key)], {})  # E: grounded-laundering
    return counted.size


@grounded_pure
def plainly(text: str) -> str:
    kept = Kept()
    kept.format("{}", text)
    return kept.seen


@grounded_pure
def loud(key: str) -> bool:
    Loud().format("{}", fetch(key))
    return True
