"""What an agent knows of helpers in other modules: the least confidence, the data they bring."""

from __future__ import annotations

from pathlib import Path

from tests.plugin.checking import mypy, write_config

HELPERS = """\
from corvid_runtime import Effect, Grounded, agent, grounded_pure, prompt, retrieval, tool

ledger = Effect("ledger", data={"grounded", "financial"})

@grounded_pure
def guessed(i: str) -> Grounded[str]:
    return guess(fetch(i))

@grounded_pure
def kept(i: str) -> Grounded[str]:
    return fetch(i)

@prompt(confidence=0.5)
def guess(doc: str) -> str:
    return doc

@tool(uses=ledger, confidence=0.99)
def fetch(i: str) -> str:
    return i

@agent
def booked(i: str) -> Grounded[str]:
    return fetch(i)
"""

AGENTS = """\
from corvid_runtime import Grounded, agent
from helpers import booked, guessed, kept

@agent(min_confidence=0.9)
def rests_on_a_guess(i: str) -> Grounded[str]:
    return guessed(i)

@agent(min_confidence=0.9)
def rests_on_a_retrieval(i: str) -> Grounded[str]:
    return kept(i)

@agent(data={"medical"})
def brings_nothing_medical(i: str) -> Grounded[str]:
    return booked(i)
"""


def test_a_helper_of_another_module_counts(tmp_path: Path) -> None:
    (tmp_path / "helpers.py").write_text(HELPERS)
    (tmp_path / "agents.py").write_text(AGENTS)
    config = write_config(tmp_path, root=tmp_path)
    for _ in ("cold", "warm"):
        report = mypy(["helpers.py", "agents.py"], config=config, cwd=tmp_path)
        found = [(d.path, d.line, d.code) for d in report.diagnostics if not d.is_hint]
        assert found == [
            ("agents.py", 6, "grounded-confidence"),
            ("agents.py", 13, "grounded-data"),
        ]
