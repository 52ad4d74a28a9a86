"""What the plugin relies on in mypy beyond its plugin interface; each fact fails by its name."""

from __future__ import annotations

import inspect
from pathlib import Path

import mypy.build  # first: the modules of mypy import each other
import pytest
from mypy.binder import ConditionalTypeBinder
from mypy.checker import TypeChecker
from mypy.checkexpr import ExpressionChecker
from mypy.errors import SHOW_NOTE_CODES, ErrorInfo, Errors
from mypy.messages import MessageBuilder
from mypy.nodes import FuncDef
from mypy.options import Options
from mypy.plugin import Plugin
from mypy.types import CallableType

from tests.plugin.checking import Report, mypy, write_config


@pytest.mark.parametrize(
    ("owner", "name"),
    [
        (TypeChecker, "can_skip_diagnostics"),
        (TypeChecker, "check_for_missing_annotations"),
        (TypeChecker, "get_coroutine_return_type"),
        (TypeChecker, "get_generator_return_type"),
        (TypeChecker, "get_generator_yield_type"),
        (TypeChecker, "local_type_map"),
        (TypeChecker, "named_type"),
        (TypeChecker, "scope"),
        (ExpressionChecker, "accept"),
        (ExpressionChecker, "analyze_external_member_access"),
        (ExpressionChecker, "check_call"),
        (ExpressionChecker, "check_method_call_by_name"),
        (ExpressionChecker, "check_op"),
        (ExpressionChecker, "type_context"),
        (ExpressionChecker, "visit_index_with_type"),
        (MessageBuilder, "filter_errors"),
        (ConditionalTypeBinder, "top_frame_context"),
        (Errors, "error_info_map"),
        (Errors, "ignored_lines"),
        (Errors, "used_ignored_lines"),
        (ErrorInfo, "hidden"),
        (ErrorInfo, "parent_error"),
        (ErrorInfo, "target"),
        (FuncDef, "def_or_infer_vars"),
        (CallableType, "instance_type"),
        (Options, "disabled_error_codes"),
        (Options, "fine_grained_incremental"),
        (Plugin, "get_additional_indirect_deps"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_name_exists(owner: type, name: str) -> None:
    fields = getattr(owner, "__mypyc_attrs__", ())
    assert name in fields or hasattr(owner, name)


def test_report_takes_a_span_and_a_parent() -> None:
    parameters = inspect.signature(Errors.report).parameters
    assert {"origin_span", "parent_error", "end_line", "end_column"} <= set(parameters)


def test_codes_of_notes_are_a_mutable_set() -> None:
    assert isinstance(SHOW_NOTE_CODES, set)


_PROBE = """\
from mypy.checker_state import checker_state
from mypy.errorcodes import ErrorCode
from mypy.nodes import AssignmentStmt, FuncDef
from mypy.plugin import Plugin

PROBED = ErrorCode("probed", "", "General")
checkers = {}


class Probe(Plugin):
    def get_function_hook(self, fullname):
        checker = checker_state.type_checker
        checkers[checker.tree.fullname] = checker

    def get_additional_indirect_deps(self, file):
        if file.fullname == "probed":
            checker = checkers[file.fullname]
            for node in file.defs:
                if isinstance(node, FuncDef):
                    self.look(checker, node.body.body[0])
        return set()

    def look(self, checker, statement):
        errors = checker.errors
        found = checker._type_maps[0].get(statement.rvalue)
        place = {"end_line": statement.line, "end_column": statement.end_column}
        parent = errors.report(statement.line, 0, f"type {found}", PROBED, **place)
        errors.report(
            statement.line, 0, "child", PROBED, severity="note", parent_error=parent, **place
        )
        errors.report(statement.line, 4, "elsewhere", PROBED, origin_span=[1], **place)
        for info in errors.error_info_map[checker.path]:
            info.hidden = info.hidden or (info.code and info.code.code == "assignment")


def plugin(version):
    return Probe
"""

_PROBED = """\
import sys{ignore}
def body() -> None:
    x: str = len("three")
"""


def _run(folder: Path, ignore: str = "") -> Report:
    (folder / "probe.py").write_text(_PROBE)
    (folder / "probed.py").write_text(_PROBED.format(ignore=ignore))
    config = write_config(folder, plugin=str(folder / "probe.py"), root=folder)
    return mypy(["probed.py"], config=config, cwd=folder)


def _errors(report: Report) -> list[str]:
    return [found.text for found in report.diagnostics if found.severity == "error"]


def test_what_is_reported_after_the_bodies_is_shown_and_cached(tmp_path: Path) -> None:
    runs = [_run(tmp_path) for _ in ("cold", "warm")]
    assert [_errors(run) for run in runs] == [["type int", "elsewhere"]] * 2
    assert "assignment" not in [found.code for run in runs for found in run.diagnostics]


def test_the_span_decides_which_ignore_applies(tmp_path: Path) -> None:
    assert _errors(_run(tmp_path, "  # type: ignore[probed]")) == ["type int"]
