"""Accepted: what a class has under its names runs nothing, or is proved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

from corvid_runtime import Grounded, grounded_pure, interpolate
from prelude import fetch


def shouted(text: Grounded[str]) -> Grounded[str]:
    return text.upper()


class Settings:
    """What a page is shown with."""


class Page:
    limits: ClassVar[dict[str, int]] = {"short": 3}
    first, second = 1, 2
    style: object | None = None

    def __init__(self, doc: Grounded[str]) -> None:
        self.doc = doc

    @property
    def title(self) -> Grounded[str]:
        return self.doc.title()

    def shown(self) -> Grounded[str]:
        return interpolate("<{}>", self.doc)

    written = shown
    kind = Settings


class Marked(Page):
    @property
    def title(self) -> Grounded[str]:
        return interpolate("# {}", super().title)


@dataclass
class Options:
    show: Callable[[Grounded[str]], Grounded[str]] = shouted
    weights: list[float] = field(default_factory=list)


@grounded_pure
def title(key: str) -> Grounded[str]:
    return Marked(fetch(key)).title


@grounded_pure
def written(key: str) -> Grounded[str]:
    page = Page(fetch(key))
    most = page.limits["short"] + page.first + page.second
    return page.written()[:most] if page.kind is Settings else page.written()


@grounded_pure
def weighed(key: str, options: Options) -> Grounded[str]:
    return fetch(key) if options.weights else fetch("bees")
