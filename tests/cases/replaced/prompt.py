"""Refused: a plain method in place of a prompt, a lifted function or a tool."""

from __future__ import annotations

from typing import Protocol

from corvid_runtime import Grounded, agent, grounded_pure, lift, prompt, tool
from prelude import fetch


class Writer:
    @prompt(model="m")
    def write(self, doc: str) -> str:
        return doc

    @lift
    def clean(self, doc: str) -> str:
        return doc

    @tool
    def log(self, line: str) -> None:
        print(line)


class Evil(Writer):
    def write(self, doc: str) -> str:  # E: grounded-laundering
        return "made up"

    def clean(self, doc: str) -> str:  # E: grounded-laundering
        return "made up"

    def log(self, line: str) -> None:  # E: grounded-laundering
        print(line)


class Asks(Protocol):
    @prompt
    def write(self, doc: str) -> str: ...


class Implements:
    def write(self, doc: str) -> str:
        return "made up"


@grounded_pure
def ask(w: Asks, i: str) -> Grounded[str]:
    return w.write(fetch(i))


@grounded_pure
def proved(i: str) -> Grounded[str]:
    return ask(Implements(), i)  # E: grounded-laundering


@agent
def orchestrated(i: str) -> Grounded[str]:
    return ask(Implements(), i)  # E: grounded-laundering
