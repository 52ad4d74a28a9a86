"""Accepted: the class of a plain record, and whether it can be called."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from corvid_runtime import Grounded, grounded_pure
from prelude import log


@dataclass
class Conversation:
    turns: list[Grounded[str]] = field(default_factory=list)
    count: ClassVar[int] = 0

    @grounded_pure
    def say(self, text: Grounded[str]) -> None:
        self.turns.append(text)
        log(f"{type(self).__name__} {callable(self)} grew")
        type(self).count += 1
