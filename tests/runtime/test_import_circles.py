"""No module of the runtime imports itself by way of others, not even late or for its types."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import corvid_runtime
import pytest

ROOT = Path(corvid_runtime.__file__).parent

Graph = Mapping[str, set[str]]


def runtime() -> dict[str, str]:
    """Return the source of each module by its name."""
    return {
        ".".join(path.relative_to(ROOT.parent).with_suffix("").parts).removesuffix(
            ".__init__"
        ): path.read_text(encoding="utf-8")
        for path in ROOT.rglob("*.py")
    }


def graph(sources: Mapping[str, str]) -> Graph:
    """Return which of the modules each one imports anywhere in it.

    That Python runs a package before each of its modules does not count: every package that
    imports them would be a circle.
    """
    return {
        name: {found for found in _imported(ast.parse(source), sources) if found in sources}
        for name, source in sources.items()
    }


def _imported(tree: ast.Module, sources: Mapping[str, str]) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None, "a relative import"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in sources else node.module


def reached(start: str, edges: Graph) -> set[str]:
    """Return the modules that a module imports, directly or by way of others."""
    found: set[str] = set()
    ahead = [start]
    while ahead:
        new = edges[ahead.pop()] - found
        found |= new
        ahead.extend(new)
    return found


def circles(edges: Graph) -> list[list[str]]:
    """Return the strongly connected components that are more than one module that stands alone."""
    beyond = {name: reached(name, edges) for name in edges}
    around = {frozenset(other for other in beyond[name] if name in beyond[other]) for name in edges}
    return sorted(sorted(circle) for circle in around if circle)


def test_the_runtime_has_no_import_circle() -> None:
    found = circles(graph(runtime()))
    assert not found, "\n".join(" ".join(circle) for circle in found)


@pytest.mark.parametrize(
    "source",
    [
        "import p.b",
        "from p.b import thing",
        "from p import b",
        "def late():\n    from p.b import thing",
        "if TYPE_CHECKING:\n    from p.b import thing",
    ],
)
def test_a_circle_is_seen(source: str) -> None:
    sources = {
        "p": "from p.a import thing",
        "p.a": source,
        "p.b": "import p.c",
        "p.c": "import p.a, p.d",
        "p.d": "",
    }
    assert circles(graph(sources)) == [["p.a", "p.b", "p.c"]]
