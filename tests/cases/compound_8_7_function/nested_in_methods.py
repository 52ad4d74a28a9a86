"""Refused: a function inside a method is held to what the method is held to."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Desk:
    def __init__(self) -> None:
        self.seen: list[str] = []

    @grounded_pure
    def verdict(self) -> str:
        def judge(doc: Grounded[str]) -> str:
            return "yes" if doc == "bees" else ""

        return judge(fetch("bees"))  # E: grounded-laundering

    @grounded_pure
    def remember(self) -> Grounded[str]:
        def note(doc: Grounded[str]) -> Grounded[str]:
            if doc == "bees":
                self.seen.append("bees")  # E: grounded-laundering
            return doc

        return note(fetch("bees"))

    @grounded_pure
    def bare(self) -> str:
        def text(self: Grounded[str]) -> str:
            return str(self)

        return text(fetch("bees"))  # E: grounded-laundering

    @grounded_pure
    def of_class(self) -> Grounded[str]:
        class Frame:  # E: grounded-laundering
            def around(self, doc: Grounded[str]) -> Grounded[str]:
                return doc

        return Frame().around(fetch("bees"))  # E: grounded-laundering
