"""Every class of mypy's syntax tree is classified, so a new one cannot slip past the laws."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import mypy.build  # noqa: F401 - first: the modules of mypy import each other
import pytest
from mypy.nodes import Expression, Node, Statement
from mypy.patterns import Pattern

import corvid_mypy.proof.rules as grammar
from corvid_mypy.proof.walker import RULES
from tests.plugin.checking import check


def concrete(base: type[object]) -> Iterator[type[object]]:
    """The node classes below `base` of which mypy makes nodes."""
    found: type[object]
    for found in base.__subclasses__():
        if "accept" in vars(found):
            yield found
        yield from concrete(found)


@pytest.mark.parametrize(
    ("base", "least"), [(Expression, 45), (Statement, 25), (Pattern, 8)], ids=lambda x: str(x)
)
def test_every_node_class_is_classified(base: type[Node], least: int) -> None:
    classes = set(concrete(base))
    assert len(classes) >= least
    assert grammar.__all__
    assert {found.__name__ for found in classes - set(RULES)} == set()


_UNCLASSIFYING = """\
import corvid_mypy
import corvid_mypy.proof.rules
from corvid_mypy.proof.walker import RULES
from mypy.nodes import ConditionalExpr

del RULES[ConditionalExpr]
plugin = corvid_mypy.plugin
"""

_PROGRAM = """\
from corvid_runtime import Grounded, grounded_pure

@grounded_pure
def choose(ok: bool, one: Grounded[str], two: Grounded[str]) -> Grounded[str]:
    return one if ok else two
"""


def test_an_unclassified_node_is_an_error(seeded: Path) -> None:
    assert check(_PROGRAM, seeded).diagnostics == []
    (seeded / "unclassifying.py").write_text(_UNCLASSIFYING)
    report = check(_PROGRAM, seeded, plugin=str(seeded / "unclassifying.py"))
    errors = [d for d in report.diagnostics if d.severity == "error"]
    assert [(d.code, d.line) for d in errors] == [("grounded-internal", 5)]
    assert "ConditionalExpr" in errors[0].text or "onditional" in errors[0].text
