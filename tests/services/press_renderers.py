"""Press office: HTML and markdown renderers (strategy objects with render methods), template method, escaping."""

from __future__ import annotations

import html
from abc import ABC, abstractmethod
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Release:
    title: str
    body: str
    date: str


RELEASES = [
    Release("New <bridge>", "Opens in May & June.", "2024-05-01"),
    Release("Old bridge", "Closes.", "2023-01-01"),
]


@tool(uses=retrieval)
def releases(word: str) -> list[Grounded[Release]]:
    return [ground(r, source=f"press/{r.date}") for r in RELEASES if word in r.title]


@prompt(model="press")
def shorten(body: str) -> str:
    return body


class Renderer(ABC):
    def render(self, items: list[Grounded[Release]]) -> Grounded[str]:
        return self.header(len(items)) + join("", [self.item(i) for i in items]) + self.footer()

    def header(self, count: int) -> str:
        return f"{count} releases\n"

    def footer(self) -> str:
        return ""

    @abstractmethod
    @grounded_pure
    def item(self, release: Grounded[Release]) -> Grounded[str]: ...


class Markdown(Renderer):
    @grounded_pure
    def item(self, release: Grounded[Release]) -> Grounded[str]:
        return interpolate(
            "* **{}** ({}): {}\n", release.title, release.date, shorten(release.body)
        )


class Html(Renderer):
    def header(self, count: int) -> str:
        return "<ul>"

    def footer(self) -> str:
        return "</ul>"

    @grounded_pure
    def item(self, release: Grounded[Release]) -> Grounded[str]:
        title = lift(html.escape)(release.title)
        return interpolate("<li>{}: {}</li>", title, lift(html.escape)(shorten(release.body)))


RENDERERS: dict[str, Renderer] = {"md": Markdown(), "html": Html()}


@grounded_pure
def press(word: str, format: str) -> Grounded[str] | InsufficientEvidence:
    found = releases(word)
    if not found:
        return InsufficientEvidence(reason=f"no release about {word}")
    newest_first = sorted(found, key=lambda r: r.date, reverse=True)
    return RENDERERS[format].render(newest_first)


def main() -> None:
    for word, format in (("bridge", "md"), ("bridge", "html"), ("tunnel", "md")):
        result = press(word, format)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
