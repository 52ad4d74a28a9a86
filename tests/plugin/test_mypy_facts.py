"""What the plugin relies on in mypy beyond its plugin interface, each fact by itself.

A release of mypy that changes one of these fails here first, and says which.
"""

from __future__ import annotations

import inspect
import shutil
from collections.abc import Callable
from pathlib import Path

from mypy.build import BuildManager, BuildSource, State, build  # isort: skip  # first: mypy's modules import each other

import pytest
from mypy.binder import ConditionalTypeBinder
from mypy.checker import DEFAULT_LAST_PASS, TypeChecker
from mypy.checker_state import checker_state
from mypy.checkexpr import ExpressionChecker
from mypy.errors import SHOW_NOTE_CODES, ErrorInfo, Errors
from mypy.nodes import (
    Argument,
    AssignmentExpr,
    CallExpr,
    DictExpr,
    Expression,
    FuncDef,
    LambdaExpr,
    MypyFile,
    NameExpr,
    Node,
    OverloadedFuncDef,
    ParamSpecExpr,
    Statement,
    SymbolTableNode,
    TempNode,
    TypeInfo,
)
from mypy.options import Options
from mypy.patterns import Pattern
from mypy.plugin import ChainedPlugin, Plugin, ReportConfigContext
from mypy.server.astdiff import snapshot_symbol_table
from mypy.types import CallableType, Instance, Type

from benchmarks.plugin_grounded import program
from corvid_mypy.model.summaries import keep, summary_of
from corvid_mypy.model.summary import BEST
from corvid_mypy.seam.phases import (
    LAST,
    call_last,
    check_bodies,
    checked_apart,
    find_graph,
    is_over,
)
from corvid_mypy.seam.syntax import CHILDREN, expressions, walk
from tests.plugin.checking import CASES
from tests.plugin.test_nodes import concrete
from tests.sharing import once

OTHER_FIELDS = frozenset(
    (
        "__match_args__ _fullname _is_trivial_self _is_typeshed_file _name abstract_status "
        "alias_deps alias_node analyzed_types arg_kinds arg_names as_type assignments call column "
        "dataclass_transform_spec def_or_infer_vars def_var default default_depends deprecated "
        "docstring end_column end_line expanded future_import_flags has_incompatible_baseclass "
        "has_surrogates id ids ignored_lines imports index_type inferred_item_type "
        "inferred_iterator_type info invalid_recursive_alias is_alias_def is_alias_rvalue is_async "
        "is_async_generator is_awaitable_coroutine is_bom is_cache_skeleton is_class "
        "is_conditional is_coroutine is_decorated is_explicit_override is_final is_final_def "
        "is_generator is_imported is_inferred_def is_invalid_redefinition is_mypy_only is_new_def "
        "is_new_style is_overload is_partial_stub_package is_property is_special_form is_star "
        "is_static is_stub is_top_level is_trivial_body is_trivial_self is_type_check_only "
        "is_typed is_unreachable keyword_keys kind line local_nodes max_pos method_type "
        "method_types min_args module_refs names new_syntax no_rhs node old_type op operators "
        "original_decorators "
        "original_def original_first_arg path plugin_deps pos_only raw_data relative "
        "removed_base_type_exprs removed_statements right_always right_unreachable setter_index "
        "skipped_lines subject_dummy tuple_fallback type type_annotation type_args type_guard "
        "type_is type_vars unanalyzed_index_type unanalyzed_items unanalyzed_type unreachable_else "
        "upper_bound uses_template_strings valid var variable variance"
    ).split()
)
"""The fields of node classes that hold no node below, or one that is reached another way."""


@pytest.mark.parametrize("base", [Expression, Statement, Pattern])
def test_every_field_of_a_node_is_walked_or_known(base: type[Node]) -> None:
    classes = [*concrete(base), Argument, MypyFile]
    found = {name for each in classes for name in each.__mypyc_attrs__}  # type: ignore[attr-defined]
    assert found - CHILDREN - OTHER_FIELDS == set()
    assert CHILDREN.isdisjoint(OTHER_FIELDS)


def test_the_expressions_of_a_module_are_all_of_them() -> None:
    folders = sorted(CASES.glob("expr_*")) + sorted(CASES.glob("compound_*"))
    files = [Path(program.__file__).with_name("unit.py")]
    files += sorted(file for folder in folders for file in folder.glob("*.py"))
    sources = [BuildSource(str(file), f"case_{n}", None) for n, file in enumerate(files)]
    options = Options()
    options.incremental, options.mypy_path = False, [str(CASES)]
    options.cache_dir, options.preserve_asts = "/dev/null", True
    built = build(sources, options)
    met = set()
    for source in sources:
        tree = built.files[source.module]
        below = {node for node in walk(tree) if isinstance(node, Expression)}
        missed = below - {*expressions(tree)}
        assert {type(node) for node in missed} <= {TempNode, ParamSpecExpr}
        met |= {type(node) for node in below}
    assert {CallExpr, NameExpr, LambdaExpr, AssignmentExpr, DictExpr} < met
    assert len(met) > 30


@pytest.mark.parametrize(
    ("method", "parameters"),
    [
        (ExpressionChecker.accept, "node type_context"),
        (ExpressionChecker.check_op, "method base_type arg context allow_reverse"),
        (ExpressionChecker.check_call, "callee args arg_kinds context arg_names"),
        (ExpressionChecker.check_method_call_by_name, "method base_type args arg_kinds context"),
        (ExpressionChecker.analyze_external_member_access, "member base_type context"),
        (ExpressionChecker.visit_index_with_type, "left_type e"),
        (ExpressionChecker.check_awaitable_expr, "t ctx msg"),
        (TypeChecker.get_generator_return_type, "return_type is_coroutine"),
        (TypeChecker.get_generator_yield_type, "return_type is_coroutine"),
        (TypeChecker.get_coroutine_return_type, "return_type"),
        (TypeChecker.analyze_iterable_item_type_without_expression, "type context"),
        (ConditionalTypeBinder.top_frame_context, ""),
        (Errors.set_file, "file module options"),
        (Plugin.get_additional_indirect_deps, "file"),
        (Plugin.report_config_data, "ctx"),
        (Plugin.set_modules, "modules"),
        (State.type_check_second_pass, "todo recurse_into_functions impl_only"),
        (State.type_checker, ""),
        (TypeChecker.check_second_pass, "todo"),
        (MypyFile.local_definitions, "impl_only"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_method_takes_what_it_is_given(method: Callable[..., object], parameters: str) -> None:
    assert list(inspect.signature(method).parameters)[1:][: len(parameters.split())] == (
        parameters.split()
    )


def test_errors_are_reported_with_a_span_of_their_own() -> None:
    taken = inspect.signature(Errors.report).parameters
    assert {"line", "column", "code", "severity", "origin_span", "parent_error"} <= taken.keys()
    assert {"end_line", "end_column"} <= taken.keys()


@pytest.mark.parametrize(
    ("owner", "names"),
    [
        (TypeChecker, "_type_maps binder errors expr_checker local_type_map msg options scope"),
        (TypeChecker, "can_skip_diagnostics tree path modules plugin tscope"),
        (ChainedPlugin, "_plugins get_attribute_hook"),
        (TypeInfo, "bases is_intersection"),
        (Errors, "error_info_map ignored_lines"),
        (ErrorInfo, "hidden target parent_error severity code line column end_line end_column"),
        (CallableType, "instance_type definition"),
        (FuncDef, "def_or_infer_vars expanded is_generator is_coroutine is_decorated"),
        (ExpressionChecker, "type_context"),
        (TypeChecker, "deferred_nodes last_pass pass_num"),
        (State, "dependencies id ignore_all manager options priorities tree xpath"),
        (BuildManager, "modules plugin"),
        (MypyFile, "is_cache_skeleton is_stub"),
        (Instance, "last_known_value"),
        (OverloadedFuncDef, "impl items type"),
        (SymbolTableNode, "plugin_generated"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_class_has_the_fields_that_are_read(owner: type, names: str) -> None:
    fields = {
        name
        for base in owner.__mro__
        for name in (*getattr(base, "__mypyc_attrs__", ()), *vars(base))
    }
    assert set(names.split()) - fields == set()


def test_the_checker_at_work_is_known() -> None:
    assert checker_state.type_checker is None
    assert isinstance(SHOW_NOTE_CODES, set)


_TWO = {
    "one": "import two\n\ndef outer[T: (int, str)](n: T) -> T:\n    return two.inner(n)\n",
    "two": "import one\n\ndef inner[T: (int, str)](n: T) -> T:\n    return one.outer(n)\n",
}


class Watching(Plugin):
    """Looks around whenever mypy comes to it with one of two modules."""

    def __init__(self, look: Callable[[str, MypyFile], None]) -> None:
        super().__init__(Options())
        self._look = look
        self.seen: list[str] = []
        self.asked: list[str] = []

    def _note(self, place: str, module: str) -> None:
        if module in _TWO:
            self.seen.append(f"{place} {module}")
            self._look(place, (self._modules or {})[module])

    def report_config_data(self, ctx: ReportConfigContext) -> None:
        if not ctx.is_check:
            self._note("written", ctx.id)

    def get_additional_indirect_deps(self, file: MypyFile) -> set[str]:
        self._note("checked", file.fullname)
        return set()

    def get_function_hook(self, fullname: str) -> None:
        self.asked.append(fullname)


def _options(folder: Path) -> Options:
    options = Options()
    options.cache_dir, options.python_version = str(folder / "cache"), (3, 12)
    return options


def _read_library(folder: Path) -> None:
    build([BuildSource(None, "nothing", "")], _options(folder))


@pytest.fixture
def folder(tmp_path_factory: pytest.TempPathFactory, tmp_path: Path) -> Path:
    """A folder whose mypy cache knows the standard library already."""
    shared, _ = once(tmp_path_factory, "library", _read_library)
    shutil.copytree(shared / "cache", tmp_path / "cache")
    return tmp_path


def watched(
    folder: Path, look: Callable[[str, MypyFile], None] = lambda *_: None, *, daemon: bool = False
) -> Watching:
    options, watching = _options(folder), Watching(look)
    options.fine_grained_incremental = daemon
    sources = []
    for name, text in _TWO.items():
        (folder / f"{name}.py").write_text(text)
        sources.append(BuildSource(str(folder / f"{name}.py"), name, None))
    assert build(sources, options, extra_plugins=[watching]).errors == []
    return watching


def _functions(tree: MypyFile) -> list[FuncDef]:
    return [node for node in walk(tree) if isinstance(node, FuncDef)]


def _typed(tree: MypyFile, checker: TypeChecker) -> list[bool]:
    """Of each function in a module, whether the types in its first copy are known."""
    calls = [node for each in _functions(tree) for copy in each.expanded[:1] for node in walk(copy)]
    return [node in checker._type_maps[0] for node in calls if isinstance(node, CallExpr)]


def test_a_cycle_is_written_before_any_body_in_it_is_checked(folder: Path) -> None:
    def look(place: str, tree: MypyFile) -> None:
        checker = find_graph(tree)[tree.fullname].type_checker()
        assert checker.tree is tree
        assert _typed(tree, checker) == [True] * (place == "checked")

    seen = watched(folder, look).seen
    assert sorted(seen[:2]) == ["written one", "written two"]
    assert sorted(seen[2:]) == ["checked one", "checked two"]


def test_the_daemon_writes_nothing(tmp_path: Path) -> None:
    assert sorted(watched(tmp_path, daemon=True).seen) == ["checked one", "checked two"]


def test_bodies_that_were_checked_early_are_not_checked_again(folder: Path) -> None:
    early: list[Type] = []

    def look(place: str, tree: MypyFile) -> None:
        graph = find_graph(tree)
        checkers = [graph[name].type_checker() for name in _TWO]
        if place == "written" and not early:
            for name in _TWO:
                check_bodies(graph[name])
            early.extend(typ for each in checkers for typ in each._type_maps[0].values())
        assert not [*tree.local_definitions(impl_only=True)]
        later = checkers[[*_TWO].index(tree.fullname)]._type_maps[0].values()
        assert all(any(typ is each for each in early) for typ in later)

    watched(folder, look)
    assert early


def test_bodies_are_checked_apart_without_a_trace(folder: Path) -> None:
    def look(place: str, tree: MypyFile) -> None:
        state = find_graph(tree)[tree.fullname]
        known = dict(state.type_checker()._type_maps[0])
        with checked_apart([state]) as checkers:
            assert _typed(tree, checkers[0]) == [True]
            assert [len(each.expanded) for each in _functions(tree)] == [2]
        assert state.type_checker()._type_maps[0] == known
        assert [len(each.expanded) for each in _functions(tree)] == [2 * (place == "checked")]

    watched(folder, look)


def test_what_is_kept_is_compared_by_the_daemon_and_changes_no_type(folder: Path) -> None:
    def look(place: str, tree: MypyFile) -> None:
        for function in _functions(tree):
            shown, before = str(function.type), snapshot_symbol_table(tree.fullname, tree.names)
            typ = function.type
            keep(function, BEST)
            assert summary_of(function) == BEST
            assert (str(function.type), function.type) == (shown, typ)
            assert snapshot_symbol_table(tree.fullname, tree.names) != before
            function.type = typ

    watched(folder, look)


def test_the_last_call_comes_when_mypy_defers_nothing_more(tmp_path: Path) -> None:
    passes: list[tuple[bool, int]] = []

    def look(place: str, tree: MypyFile) -> None:
        if place == "written" or passes:
            return
        checker = find_graph(tree)[tree.fullname].type_checker()
        checker.pass_num, checker.last_pass = 0, DEFAULT_LAST_PASS + 1  # as `reprocess_nodes` does
        while not is_over(checker):
            watching.asked.clear()
            call_last(checker)
            call_last(checker)
            assert checker.check_second_pass()
            assert watching.asked == [LAST]
            passes.append((is_over(checker), checker.pass_num))

    watching = Watching(look)
    options = Options()
    options.cache_dir = "/dev/null"
    build([BuildSource(None, "one", "def f() -> None: ...\n")], options, extra_plugins=[watching])
    assert passes == [(False, 1), (False, 2), (False, 3), (True, 4)]


def test_the_daemon_knows_nothing_of_what_is_reported_for_no_target() -> None:
    errors = Errors(Options())
    errors.set_file("program.py", "program", Options())
    info = errors.report(1, 0, "noted", severity="note")
    assert errors.targets() == {"program"}
    info.target = None
    assert errors.targets() == set()
    known = errors.error_info_map
    errors.reset()
    assert errors.error_info_map is not known
