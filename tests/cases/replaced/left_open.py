"""Refused: a method that says no more than that it is not implemented may be any of a subclass."""

from __future__ import annotations

from pathlib import Path

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Component:
    def run(self, text: str) -> str:
        """Do what this component does."""
        raise NotImplementedError(f"{text}: implement `run`")

    @grounded_pure
    def show(self, text: Grounded[str]) -> Grounded[str]:
        raise NotImplementedError


class Reading(Component):
    def run(self, text: str) -> str:
        return Path(text).read_text()

    @grounded_pure
    def show(self, text: Grounded[str]) -> Grounded[str]:
        return text + "."


class Careless(Component):
    def show(self, text: Grounded[str]) -> Grounded[str]:  # E: grounded-laundering
        Path("x").write_text(str(len(text)))
        return text


@grounded_pure
def opened(component: Component, key: str) -> str:
    return component.run(key)  # E: grounded-laundering


@grounded_pure
def shown(component: Component, key: str) -> Grounded[str]:
    return component.show(fetch(key))
