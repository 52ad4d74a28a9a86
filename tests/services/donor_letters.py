"""Donor letters: contextvars for the tenant, string.Template for the letter, csv rows parsed in a tool."""

from __future__ import annotations

import contextvars
import csv
import io
from dataclasses import dataclass
from string import Template

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

tenant: contextvars.ContextVar[str] = contextvars.ContextVar("tenant", default="main")

CSV = """name,amount,project
Ann,100,wells
Bob,5,schools
"""


@dataclass(frozen=True)
class Gift:
    name: str
    amount: int
    project: str


@tool(uses=retrieval)
def gifts(project: str) -> list[Grounded[Gift]]:
    rows = csv.DictReader(io.StringIO(CSV))
    return [
        ground(Gift(r["name"], int(r["amount"]), r["project"]), source=f"{tenant.get()}/gifts.csv")
        for r in rows
        if r["project"] == project
    ]


@prompt(model="letters")
def warm_words(name: str, amount: int) -> str:
    return f"Your {amount} EUR help, {name}!"


LETTER = Template("Dear $name,\n$words\nYours, $tenant")


@lift
def fill(name: str, words: str, sender: str) -> str:
    return LETTER.substitute(name=name, words=words, tenant=sender)


@grounded_pure
def letters(project: str, minimum: int = 10) -> list[Grounded[str]] | InsufficientEvidence:
    sender = tenant.get()
    large = [g for g in gifts(project) if g.amount >= minimum]
    if not large:
        return InsufficientEvidence(reason=f"no large gifts for {project}")
    return [fill(g.name, warm_words(g.name, g.amount), sender) for g in large]


def main() -> None:
    tenant.set("Water e.V.")
    for project in ("wells", "schools"):
        result = letters(project)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            for letter in result:
                print(repr(str(letter)), [s.source for s in letter.sources().retrievals()])


if __name__ == "__main__":
    main()
