"""Accepted: translates a text with the terms of a glossary."""

from collections.abc import Iterable
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, grounded_pure, lift, prompt, retrieval, tool

WORLD = ""


@dataclass(frozen=True)
class Request:
    customer: str
    text: str
    target: str = "de"


@dataclass(frozen=True)
class Translation:
    target: str
    terms: list[str]
    text: Grounded[str]


@tool(uses=retrieval)
def glossary(customer: str, target: str) -> dict[str, str]:
    return {word: word[::-1] for word in WORLD.split()}


@prompt(model="translator")
def translate(text: str, target: str, terms: str) -> str:
    return f"{target}: {text} | {terms}"


@lift
def matching(entries: dict[str, str], terms: list[str]) -> str:
    return "; ".join(f"{term}={entries[term]}" for term in terms if term in entries)


def candidate_terms(text: str, shortest: int = 4) -> list[str]:
    words = (word.strip(".,;:!?").lower() for word in text.split())
    return sorted({word for word in words if len(word) >= shortest})


class Translator:
    def __init__(self, languages: Iterable[str]) -> None:
        self.languages = frozenset(languages)

    @agent
    @grounded_pure
    def run(self, request: Request) -> Translation | None:
        if request.target not in self.languages:
            raise ValueError("language is not offered")
        entries = glossary(request.customer, request.target)
        if not entries:
            return None
        terms = candidate_terms(request.text)
        text = translate(request.text, request.target, matching(entries, terms))
        return Translation(request.target, terms, text)


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return Translator(["de", "fr"]).run(Request("acme", "The alpha contracts, and refund rules"))
