"""Accepted: mixins and overrides that keep the contracts of what they replace."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, lift, prompt, tool


class Pure:
    @grounded_pure
    def f(self, d: Grounded[str]) -> Grounded[str]:
        return d

    @prompt(model="m")
    def write(self, doc: str) -> str:
        return doc

    @tool
    def log(self, line: str) -> None:
        print(line)

    @lift
    def clean(self, doc: str) -> str:
        return doc


class Mixin:
    @grounded_pure
    def f(self, d: Grounded[str]) -> Grounded[str]:
        return d + "!"

    def other(self) -> None:
        print("other")


class Both(Mixin, Pure):
    @prompt(model="m")
    def write(self, doc: str) -> str:
        return doc + "."

    @tool
    def log(self, line: str) -> None:
        print(line, line)

    @lift
    def clean(self, doc: str) -> str:
        return doc.strip()


class Third(Both, Pure):
    def other(self) -> None:
        print("third")


@grounded_pure
def answer(pure: Pure, doc: Grounded[str]) -> Grounded[str]:
    pure.log("answering")
    return pure.write(pure.clean(pure.f(doc)))
