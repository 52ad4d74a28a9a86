"""The plugin's modules keep to their rooms: mypy's checker is touched in the seam alone."""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from mypy.checker import TypeChecker
from mypy.checkexpr import ExpressionChecker
from mypy.graph_utils import strongly_connected_components

import corvid_mypy
from corvid_mypy import library

ROOT = Path(corvid_mypy.__file__).parent
TREES = {
    ".".join(path.relative_to(ROOT.parent).with_suffix("").parts).removesuffix(
        ".__init__"
    ): ast.parse(path.read_text(encoding="utf-8"))
    for path in sorted(ROOT.rglob("*.py"))
}
OUTSIDE = sorted(name for name in TREES if not name.startswith("corvid_mypy.seam"))
CHECKER = {
    f"mypy.{name}"
    for name in "binder build checker checker_state checkexpr errors messages server".split()
}
"""The modules of mypy that are the checker, or drive it."""
PRIVATE = {
    *("_type_maps binder deferred_nodes expr_checker local_type_map msg".split()),
    *("error_info_map last_pass pass_num recurse_into_functions scope tscope".split()),
}
"""Fields of the checker that nothing else the plugin reads has, but ``assert``'s ``msg``."""


def _imported(name: str) -> Iterator[str]:
    """The modules that a module imports anywhere in it."""
    for node in ast.walk(TREES[name]):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            assert node.level == 0, f"a relative import in {name}"
            for alias in node.names:
                inner = f"{module}.{alias.name}"
                yield inner if inner in TREES or inner in CHECKER else module


def _checkers(tree: ast.Module) -> set[str]:
    """The names under which a module knows a checker."""
    annotated = {
        node.arg if isinstance(node, ast.arg) else ast.unparse(node.target).split(".")[-1]
        for node in ast.walk(tree)
        if isinstance(node, (ast.arg, ast.AnnAssign))
        and node.annotation is not None
        and "TypeChecker" in ast.unparse(node.annotation)
        and "Callable" not in ast.unparse(node.annotation)
    }
    return annotated | {"checker", "_checker"}


def _touches(tree: ast.Module) -> Iterator[str]:
    """Where a module reads an attribute of a checker."""
    checkers = _checkers(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Attribute):
            continue
        owner = node.value
        name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
        is_private = node.attr in PRIVATE and not (node.attr == "msg" and name == "node")
        if name in checkers or is_private:
            yield f"line {node.lineno}: {ast.unparse(node)}"


def test_what_is_guarded_is_mypys() -> None:
    fields = {*TypeChecker.__mypyc_attrs__, *ExpressionChecker.__mypyc_attrs__}  # type: ignore[attr-defined]
    methods = {*vars(TypeChecker)}
    assert PRIVATE - fields - methods == {"error_info_map"}


@pytest.mark.parametrize("name", OUTSIDE)
def test_the_checker_is_touched_in_the_seam_alone(name: str) -> None:
    imported = {found for found in _imported(name) if found in CHECKER}
    assert not imported, f"{name} imports {sorted(imported)}: go through corvid_mypy.seam"
    touched = [*_touches(TREES[name])]
    assert not touched, f"{name} reads what is the checker's: {touched}"


def test_no_module_imports_itself_by_way_of_others() -> None:
    edges = {name: [found for found in {*_imported(name)} if found in TREES] for name in TREES}
    circles = [c for c in strongly_connected_components({*TREES}, edges) if len(c) > 1]
    assert not circles, [sorted(circle) for circle in circles]


@pytest.mark.parametrize(
    ("source", "touches"),
    [
        ("def f(asked: TypeChecker): return asked.tree", 1),
        ("def f(asked): return asked.checker.options.strict", 1),
        ("def f(asked): return asked.api.expr_checker", 1),
        ("def f(checker): return type_of(checker, node.msg)", 0),
    ],
)
def test_a_touch_is_seen(source: str, touches: int) -> None:
    assert len([*_touches(ast.parse(source))]) == touches


NAMING = {"corvid_mypy.seam.language_names", "corvid_mypy.seam.runtime_names"}
"""The modules that name types of the language, and what the runtime has."""
WRITTEN = sorted(
    name for name in TREES if not name.startswith("corvid_mypy.library") and name not in NAMING
)
ROWS = [row.name for rows in library.AREAS.values() for row in rows]
PACKAGES = {
    *sys.stdlib_module_names,
    *(name.partition(".")[0] for name in (*ROWS, *library.CLASSES, *library.MODULES)),
    *("_typeshed", "typing_extensions"),
}
METHODS = {name.rpartition(".")[2] for name in ROWS if name.count(".") > 1 and name[-2:] != "__"}
"""The methods of the library, but for the special ones, which are the language's."""
GRAMMAR = {
    "corvid_mypy.model.special_methods": "what Python calls by itself: `keys`, `send`, `close`",
    "corvid_mypy.seam.syntax": "what the nodes of mypy's trees have: `name`, `value`",
    "corvid_mypy.proof.code.matching": "what a mapping pattern calls: `get`, `keys`",
}


def _texts(tree: ast.AST) -> Iterator[ast.Constant]:
    """The string literals of a module, but for docstrings."""
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
        if isinstance(node, ast.Constant) and is_text and id(node) not in docstrings:
            yield node


def _library_names(tree: ast.AST) -> Iterator[str]:
    """Where a module writes the full name of something of a library, or how such names begin."""
    for node in _texts(tree):
        for word in re.findall(r"[A-Za-z_][\w.]*", str(node.value)):
            package, dot, _ = word.partition(".")
            if dot and package in PACKAGES:
                yield f"line {node.lineno}: {word}"


def _method_lists(tree: ast.AST) -> Iterator[str]:
    """Where a module lists methods of the library by their bare names, or compares with one."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Set, ast.Tuple, ast.List)):
            words = [part.value for part in node.elts if isinstance(part, ast.Constant)]
        elif isinstance(node, ast.Dict):
            words = [part.value for part in node.keys if isinstance(part, ast.Constant)]
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("split"):
            words = [word for text in _texts(node.func) for word in str(text.value).split()]
        elif isinstance(node, ast.Compare) and ast.unparse(node.left).endswith("callee.name"):
            words = [part.value for part in node.comparators if isinstance(part, ast.Constant)]
        else:
            continue
        if words and METHODS.issuperset(words):
            yield f"line {node.lineno}: {ast.unparse(node)}"


@pytest.mark.parametrize("name", WRITTEN)
def test_the_table_alone_names_the_library(name: str) -> None:
    named = [*_library_names(TREES[name])]
    assert not named, f"{name} names {named}: say it in a row of corvid_mypy.library"
    listed = [] if name in GRAMMAR else [*_method_lists(TREES[name])]
    assert not listed, f"{name} lists methods in {listed}: say it in a row of corvid_mypy.library"


@pytest.mark.parametrize(
    ("source", "named", "listed"),
    [
        ("if name == 'builtins.len': pass", 1, 0),
        ("KEPT = {f'asyncio.{name}' for name in given}", 1, 0),
        ("KEPT = 'itertools.chain re.Match'.split()", 2, 0),
        ("KEPT = {'keys', 'values', 'items'}", 0, 1),
        ("KEPT = frozenset('append extend'.split())", 0, 1),
        ("if callee.name == 'setdefault': pass", 0, 1),
        ("def f():\n    'Like builtins.len, and asyncio.gather.'", 0, 0),
        ("KEPT = ('__iter__', '__next__')", 0, 0),
    ],
)
def test_a_name_of_the_library_is_seen(source: str, named: int, listed: int) -> None:
    tree = ast.parse(source)
    assert (len([*_library_names(tree)]), len([*_method_lists(tree)])) == (named, listed)


TWICE = {"iteration"}
"""As of 2026-11-22: rows about iteration, and the rule of it in proofs."""


def test_no_two_modules_have_one_name() -> None:
    names = Counter(name.rpartition(".")[2] for name in TREES)
    assert {name for name, count in names.items() if count > 1} <= TWICE
