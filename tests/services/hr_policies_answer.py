"""HR policies: answer in the employee's language; tenants are separate."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


class Page(TypedDict):
    tenant: str
    title: str
    body: str


PAGES: list[Page] = [
    {"tenant": "acme", "title": "Leave", "body": "You have 28 days of leave."},
    {"tenant": "acme", "title": "Sickness", "body": "Call before 9."},
    {"tenant": "globex", "title": "Leave", "body": "You have 20 days of leave."},
]


@tool(uses=retrieval)
def find_pages(tenant: str, query: str) -> list[Grounded[Page]]:
    return [
        ground(page, source=f"{page['tenant']}/{page['title']}")
        for page in PAGES
        if page["tenant"] == tenant and query.lower() in page["body"].lower()
    ]


@prompt(model="translator")
def translate(text: str, language: str) -> str:
    return f"[{language}] {text}"


@lift
def shorten(text: str, limit: int = 60) -> str:
    return text if len(text) <= limit else text[: limit - 1] + "…"


@dataclass(frozen=True)
class Employee:
    tenant: str
    language: str = "en"


def for_tenant(employee: Employee, pages: list[Grounded[Page]]) -> list[Grounded[Page]]:
    return [page for page in pages if page["tenant"] == employee.tenant]


@grounded_pure
@agent
def answer(employee: Employee, question: str) -> Grounded[str] | InsufficientEvidence:
    pages = for_tenant(employee, find_pages(employee.tenant, question))
    if not pages:
        return InsufficientEvidence(reason="your handbook does not say", missing=(question,))
    text = join("\n", [page["title"].upper() + ": " + shorten(page["body"]) for page in pages])
    if employee.language != "en":
        text = translate(text, employee.language)
    return text


def main() -> None:
    for employee in (Employee("acme"), Employee("globex", "de"), Employee("initech")):
        print(answer(employee, "leave"))


if __name__ == "__main__":
    main()
