"""Models checked together with pydantic's own mypy plugin, which leaves their constructors open."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugin.checking import check

_PROGRAM = """\
from corvid_runtime import Effect, Grounded, agent, grounded_pure, retrieval, tool
from pydantic import BaseModel, Field

class Card(BaseModel):
    title: str
    body: Grounded[str]
    lines: list[Grounded[str]] = []
    note: str = Field("", alias="remark")

@tool(uses=retrieval)
def fetch(i: str) -> str:
    return i

@agent
@grounded_pure
def good(i: str) -> Card:
    lines = [fetch(i)]
    return Card(title=i, body=fetch(i), lines=lines, remark=i)

@agent
@grounded_pure
def dropped(i: str) -> Card:
    return Card(title=fetch(i), body=fetch(i))

@agent
@grounded_pure
def dropped_by_alias(i: str) -> Card:
    return Card(title=i, body=fetch(i), remark=fetch(i))

@agent
def made_up(i: str) -> Card:
    return Card(title=i, body="made up")
"""


@pytest.mark.parametrize("plugins", ["corvid_mypy, pydantic.mypy", "pydantic.mypy, corvid_mypy"])
def test_fields_are_what_they_are_declared(plugins: str, seeded: Path) -> None:
    report = check(_PROGRAM, seeded, plugin=plugins)
    errors = [(d.line, d.code) for d in report.diagnostics if d.severity == "error"]
    assert errors == [
        (23, "grounded-laundering"),
        (28, "grounded-laundering"),
        (32, "grounded-forgery"),
    ]
