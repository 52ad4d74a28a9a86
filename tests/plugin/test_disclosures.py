"""What proofs leave open is listed on demand, and never shown unasked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.plugin.checking import check

PROGRAM = """\
from corvid_runtime import Grounded, GroundedValue, agent, each, grounded_pure
from corvid_runtime import lift, retrieval, tool

@tool(uses=retrieval)
def look_up(name: str) -> str | None: ...

@tool(uses=retrieval)
def search(name: str) -> list[Grounded[str]]:
    return []

@lift
def clean(text: str) -> str:
    return text.strip()

@grounded_pure
@agent
def answer(name: str, more: Grounded[str] | int) -> Grounded[str]:
    found = look_up(name)
    if found is None:
        return search(name)[0]
    texts = search(name)
    if texts and len(texts) > 2:
        return texts[0]
    for text in texts:
        found += text
    words = each(found.split())
    if isinstance(more, GroundedValue) and found.confidence > 0.5:
        return clean(words[0])
    match look_up(name):
        case None:
            return found
    return found if found.sources() else words[0]

@agent
def careless(name: str) -> int:
    return len(name) if look_up(name) is None else 0
"""


def test_every_disclosure_and_trusted_function_is_listed(
    seeded: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CORVID_COERCIONS", "listed")
    told = [
        json.loads(found.text)
        for found in check(PROGRAM, seeded).diagnostics
        if found.code == "grounded-coercion"
    ]
    assert [(row["place"][0], row["kind"], row["expression"]) for row in told] == [
        (12, "lift", None),
        (19, "presence", "found"),
        (22, "length", "texts"),  # whether there is one
        (22, "length", "texts"),  # and how many
        (24, "length", "texts"),
        (26, "length", "found.split()"),
        (27, "presence", "more"),
        (27, "provenance", "found"),
        (29, "presence", "look_up(name)"),
        (32, "provenance", "found"),
    ]
    assert {row["function"] for row in told} == {"program.clean", "program.answer"}


def test_nothing_is_listed_unasked(seeded: Path) -> None:
    report = check(PROGRAM, seeded)
    assert [d for d in report.diagnostics if d.code == "grounded-coercion"] == []


def test_a_configuration_cannot_ask_for_the_list(seeded: Path) -> None:
    report = check(PROGRAM, seeded, extra="[corvid-mypy]\ncoercions = listed\n")
    assert report.status == 2
