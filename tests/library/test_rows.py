"""How a row finds what is done with each parameter of a signature."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from corvid_mypy import library
from corvid_mypy.library import Keeps, Row, Trait, Use


def row(name: str) -> Row:
    found = library.row(name)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("name", "names", "expected"),
    [
        ("builtins.sorted", [None, "key", "reverse"], "order call read"),
        ("builtins.min", [None, "key"], "order call"),
        ("builtins.min", [None, "key", "default"], "order call hold"),
        ("builtins.min", [None, None, "*", "key"], "compare compare compare call"),
        ("builtins.iter", [None], "iterate"),
        ("builtins.iter", [None, None], "some hash"),
        ("builtins.map", [None, None, None], "call advance advance"),
        ("builtins.map", [None, None, "strict"], "call advance read"),
        ("builtins.dict.get", [None, None], "hash hold"),
        ("itertools.zip_longest", [None, None, "fillvalue"], "iterate iterate hold"),
        ("asyncio.tasks.gather", [None, None, "*", "return_exceptions"], "await await await read"),
        ("dataclasses.replace", [None, "title", "**"], "copy hold hold"),
        ("builtins.str.replace", [None, None, None], "read read read"),
    ],
)
def test_parameters_are_found_by_name_or_place(
    name: str, names: list[str | None], expected: str
) -> None:
    assert [use.value for use in row(name).parameters(names)] == expected.split()


def test_a_signature_that_fits_no_overload_is_read() -> None:
    assert row("builtins.min").parameters([None, None, None]) == [Use.READ] * 3


def test_what_overloads_do_differently_is_read_when_asked_by_name_alone() -> None:
    assert row("builtins.iter").uses["object"] is Use.READ
    assert row("builtins.list.append").uses == {"self": Use.HOLD, "object": Use.HOLD}


def test_a_module_of_which_nothing_may_be_called_has_no_holes() -> None:
    assert row("inspect.anything.at_all").refused
    assert row("traceback.format_exc").refused
    assert library.row("inspect") is None
    assert library.row("inspection.signature") is None
    assert library.row("somewhere.unknown") is None


def test_questions_by_name() -> None:
    assert library.has("builtins.str", Trait.IMMUTABLE)
    assert not library.has("builtins.list", Trait.IMMUTABLE)
    assert library.is_value_function("textwrap.dedent")
    assert not library.is_value_function("builtins.list.append")
    assert library.keeps("contextlib.contextmanager") is Keeps.GENERATOR
    assert library.keeps("functools.cache") is Keeps.RESULTS
    assert library.keeps("somewhere.unknown") is Keeps.NOTHING
    assert library.asked(Use.READ) is None
    assert all(library.asked(use) is not None for use in Use if use is not Use.READ)


PROGRAM = """\
import asyncio
import itertools
from collections import OrderedDict, deque

sorted([1])
min([1])
[1].append(1)
{1: 2}.get(1, 2)
OrderedDict({1: 2}).pop(1, 2)
deque([1]).insert(0, 1)
asyncio.gather()
itertools.zip_longest([1], [2])
"""
READ_BACK = """\
import sys
from mypy import build
from mypy.modulefinder import BuildSource
from mypy.options import Options
from mypy.types import FunctionLike, get_proper_type
from mypy.nodes import CallExpr, ExpressionStmt
from corvid_mypy.library import named

options = Options()
options.cache_dir, options.export_types, options.preserve_asts = sys.argv[1], True, True
done = build.build([BuildSource("program.py", "program", None)], options)
for statement in done.files["program"].defs:
    if isinstance(statement, ExpressionStmt) and isinstance(statement.expr, CallExpr):
        found = get_proper_type(done.types[statement.expr.callee])
        assert isinstance(found, FunctionLike)
        print([named(item) for item in found.items])
"""


def test_names_are_the_same_when_the_library_comes_from_the_cache(tmp_path: Path) -> None:
    """mypy forgets the names of positional-only parameters, and nothing here needs them."""
    (tmp_path / "program.py").write_text(PROGRAM)
    command = [sys.executable, "-c", READ_BACK, str(tmp_path / "cache")]
    printed = []
    for edit in ("", "\n"):
        (tmp_path / "program.py").write_text(PROGRAM + edit)
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
        printed.append(done.stdout)
    assert printed[0] == printed[1]
    assert printed[0].count("\n") == 8
    assert "['object']" not in printed[0]
