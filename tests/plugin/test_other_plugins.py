"""Beside the plugins of other libraries."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugin.checking import WITHOUT_RICH, check

PROGRAM = """\
from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool
from pydantic import BaseModel

@tool(uses=retrieval)
def fetch(name: str) -> str:
    return name

class Card(BaseModel):
    title: str
    body: Grounded[str]
    lines: list[Grounded[str]] = []

@agent
@grounded_pure
def honest(name: str) -> Card:
    return Card(title=name, body=fetch(name), lines=[fetch(name)])

@agent
@grounded_pure
def forging(name: str) -> Card:
    return Card(title=name, body="made up")

@agent
@grounded_pure
def dropping(name: str) -> Card:
    return Card(title=fetch(name), body=fetch(name))
"""


@pytest.mark.parametrize("plugins", ["corvid_mypy, pydantic.mypy", "pydantic.mypy, corvid_mypy"])
def test_fields_of_pydantic_models_take_what_they_declare(seeded: Path, plugins: str) -> None:
    pytest.importorskip("pydantic")
    report = check(PROGRAM, seeded, plugin=plugins, extra=WITHOUT_RICH)
    found = [(d.line, d.code) for d in report.diagnostics if d.severity == "error"]
    assert found == [(21, "arg-type"), (26, "grounded-laundering")]


OF_ANOTHER = """\
from corvid_runtime import Grounded
from enum import Enum

class Colour(Enum):
    RED = "red"

class Model:
    plain: int = 0
    made: int = 0

def read(model: Model, seen: Grounded[str]) -> None:
    reveal_type(model.made)
    reveal_type(model.plain)
    reveal_type(Colour.RED.value)
"""
ANOTHER = """\
from mypy.plugin import Plugin

class Another(Plugin):
    def get_attribute_hook(self, fullname):
        if fullname.endswith("Model.made"):
            return lambda ctx: ctx.api.named_generic_type("builtins.bytes", [])

def plugin(version):
    return Another
"""


@pytest.mark.parametrize("plugins", ["corvid_mypy, another", "another, corvid_mypy"])
def test_attributes_are_what_other_plugins_make_of_them(
    seeded: Path, plugins: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "another.py").write_text(ANOTHER)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    report = check(OF_ANOTHER, seeded, plugin=plugins)
    found = [each.text.split('"')[1].removeprefix("builtins.") for each in report.diagnostics]
    assert found == ["bytes", "int", "Literal['red']?"]
