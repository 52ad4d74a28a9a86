"""Accepted: an object that a factory made, and filled after a look, is its caller's alone."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, each, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@tool(uses=retrieval)
def search(query: str) -> list[str]:
    return [query, query + "s"]


@prompt
def ask(question: str, context: str) -> str:
    return question + context


class Context:
    def __init__(self) -> None:
        self.numbered: dict[int, Grounded[str]] = {}
        self.dropped = 0

    @classmethod
    def of(cls, pages: list[Grounded[str]], limit: int) -> Context:
        context = cls()
        used = 0
        for page in pages:
            used += len(page)
            if used > limit:
                context.dropped += 1
                break
            context.add(page)
        return context

    def add(self, page: Grounded[str]) -> Grounded[str]:
        for entry in self.numbered.values():
            if entry == page:
                return entry
        self.numbered[len(self.numbered) + 1] = page
        return page

    def render(self) -> Grounded[str]:
        return join("\n", [*self.numbered.values()])


def gathered(pages: list[Grounded[str]]) -> Context:
    context = Context()
    for page in pages:
        if "bee" in page:
            context.add(page)
    return context


@agent
@grounded_pure
def by_class(question: str = "bees") -> Grounded[str]:
    pages = [*each(search(question))]
    return ask(question, Context.of(pages, 4000).render())


@agent
@grounded_pure
def by_function(question: str = "bees") -> Grounded[str] | InsufficientEvidence:
    context = gathered([*each(search(question))])
    if context.dropped > 3 or not context.numbered:
        return InsufficientEvidence(reason="nothing fits")
    context.add(search("more")[0])
    return ask(question, context.render())


@agent
@grounded_pure
def by_views(question: str = "bees") -> Grounded[str]:
    numbered: dict[int, Grounded[str]] = {}
    for page in each(search(question)):
        known = False
        for entry in numbered.values():
            if entry == page:
                known = True
        if not known:
            numbered[len(numbered) + 1] = page
    return ask(question, join("\n", [*numbered.values()]))


class Desk:
    async def _gathered(self, question: str) -> Context:
        context = Context()
        for page in each(search(question)):
            if "bee" in page:
                context.add(page)
        return context

    @grounded_pure
    async def answer(self, question: str) -> Grounded[str]:
        context = await self._gathered(question)
        if context.dropped < 1:
            context.add(search("more")[0])
        return ask(question, context.render())


def paged(question: str) -> list[Grounded[str]]:
    return [page for page in each(search(question)) if len(page) < 9]


@agent
@grounded_pure
def by_lists(question: str = "bees") -> Grounded[str]:
    pages = paged(question)
    if "wasp" not in pages[0]:
        pages.append(search("more")[0])
    return ask(question, join("\n", pages))
