"""The one place where the plugin touches mypy's type checker.

mypy's plugin interface ends where a function body begins. What is needed beyond it (the inferred
types, the errors already reported, the operator rules) is reached through this module alone, and
``tests/plugin/test_mypy_facts.py`` fails loudly for each of these touches when mypy changes.
"""

from __future__ import annotations

import gc
import os
import tokenize
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from functools import lru_cache
from itertools import islice
from typing import Any

from mypy import errorcodes
from mypy.checker import DeferredNode
from mypy.checker import TypeChecker as TypeChecker
from mypy.checker_state import checker_state
from mypy.errorcodes import ErrorCode
from mypy.errors import ErrorInfo as ErrorInfo
from mypy.maptype import map_instance_to_supertype
from mypy.messages import format_type_bare
from mypy.nodes import (
    ARG_POS,
    AssignmentExpr,
    Block,
    CallExpr,
    Context,
    Decorator,
    Expression,
    FuncDef,
    FuncItem,
    IndexExpr,
    LambdaExpr,
    MypyFile,
    RefExpr,
    TempNode,
    TypeInfo,
    Var,
)
from mypy.plugin import AttributeContext, ChainedPlugin, Plugin
from mypy.types import (
    AnyType,
    CallableType,
    Instance,
    TupleType,
    Type,
    TypeOfAny,
    get_proper_type,
)

from corvid_mypy.report import rendering
from corvid_mypy.report.findings import Finding, FindingType
from corvid_mypy.report.wording import text
from corvid_mypy.seam.language_names import (
    FUNCTION,
    ITERABLE,
    ITERABLES,
    LANGUAGE,
    MODULE,
    OBJECT,
    STR,
)
from corvid_mypy.seam.runtime_names import VALUE
from corvid_mypy.seam.syntax import expressions

_current: list[TypeChecker] = []
_memories: list[dict[Any, Any]] = []


def remembered() -> dict[Any, Any]:
    """A memory for the module at work, emptied when mypy turns to another, or to it once more."""
    _memories.append({})
    return _memories[-1]


def current_checker() -> TypeChecker | None:
    """The checker at work, or ``None`` where the program does not use the runtime."""
    checker = checker_state.type_checker
    if _current and checker is _current[0]:
        return checker
    _current.clear()
    for memory in _memories:
        memory.clear()
    if isinstance(checker, TypeChecker) and VALUE in checker.modules:
        _current.append(checker)
        return checker
    return None


def checker_at_work() -> TypeChecker | None:
    """The checker that mypy works with now, whatever the program imports."""
    checker = checker_state.type_checker
    return checker if isinstance(checker, TypeChecker) else None


@contextmanager
def inside(checker: TypeChecker, function: FuncItem) -> Iterator[None]:
    """Ask a checker for types in the body of a function once more, after it has left there."""
    stack, returned = [*checker.scope.stack], [*checker.return_types]
    info = function.info if isinstance(function, FuncDef) else None
    checker.scope.stack[1:] = [info, function] if info else [function]
    checker.return_types.append(AnyType(TypeOfAny.special_form))
    try:
        # What is remembered of a module is kept as long as it is the one at work.
        with checker_state.set(checker), _in_module(checker):
            yield
    finally:
        checker.scope.stack[:], checker.return_types[:] = stack, returned


@contextmanager
def _in_module(checker: TypeChecker) -> Iterator[None]:
    """Stand in the module of a checker; errors, be they filtered, ask for the place as well."""
    errors = checker.errors.scope
    entered: AbstractContextManager[None] = nullcontext()
    if checker.tscope.module is None:
        entered = checker.tscope.module_scope(checker.tree.fullname)
    checker.errors.scope = checker.tscope
    try:
        with entered:
            yield
    finally:
        checker.errors.scope = errors


def turn_to(checker: TypeChecker) -> None:
    """Report to the checker's module from here on: mypy may have turned to another meanwhile."""
    _current.clear()
    checker.errors.set_file(checker.path, checker.tree.fullname, checker.options)


def checker_of(file: MypyFile) -> TypeChecker | None:
    """The checker at work in a module, where it is known no other way: what refers to its tree."""
    for found in gc.get_referrers(file):
        if isinstance(found, TypeChecker):
            turn_to(found)
            return found
    return None


def type_of(checker: TypeChecker, node: Expression) -> Type | None:
    """The type mypy inferred for the expression; ``None`` if it never got there."""
    return checker._type_maps[0].get(node)


def attribute_hook_of_others(
    checker: TypeChecker, fullname: str
) -> Callable[[AttributeContext], Type] | None:
    """What the plugins beside this one, mypy's own among them, have to say of an attribute."""
    for plugin in _others(checker.plugin):
        hook = plugin.get_attribute_hook(fullname)
        if hook is not None:
            return hook
    return None


@lru_cache(maxsize=1)
def _others(chain: Plugin) -> list[Plugin]:
    """The plugins beside this one."""
    plugins = chain._plugins if isinstance(chain, ChainedPlugin) else []
    return [plugin for plugin in plugins if not _is_own(plugin)]


def _is_own(plugin: Plugin) -> bool:
    """Whether a plugin is this one, or derives from it: it would ask the others for ever."""
    own = __name__.partition(".")[0]
    return any(each.__module__.partition(".")[0] == own for each in type(plugin).__mro__)


def types_of(checker: TypeChecker) -> Mapping[Expression, Type]:
    """The types mypy inferred for the expressions of the module."""
    return checker._type_maps[0]


def infer(checker: TypeChecker, *nodes: Expression) -> list[Type]:
    """Infer types ahead of time, leaving neither errors nor types behind."""
    with checker.msg.filter_errors(), checker.local_type_map:
        return [checker.expr_checker.accept(node) for node in nodes]


def infer_again(checker: TypeChecker, node: Expression, *, may_bind: bool = False) -> Type:
    """Infer a type after the body's check, when mypy may have left the module altogether.

    ``may_bind`` says whether the expression may bind names of a class, in whose body it stands.
    """
    if isinstance(node, RefExpr) and isinstance(node.node, MypyFile):
        return checker.named_type(MODULE)
    with checker_state.set(checker), _in_module(checker), ExitStack() as around:
        if len(checker.binder.frames) == 1:
            around.enter_context(checker.binder.top_frame_context())
        for owner in _bound_inside(node) if may_bind else ():
            # mypy takes for granted that what a class binds is bound in the class.
            around.enter_context(checker.scope.push_class(owner))
        if checker.scope.current_function() is None:
            # mypy takes for granted that a method of `self` is called from inside a function.
            around.enter_context(checker.scope.push_function(_NOWHERE))
        return infer(checker, node)[0]


def _bound_inside(node: Expression) -> Iterator[TypeInfo]:
    """The class in which an expression binds a name by `:=`, if it stands in the body of one."""
    bound = (each.target.node for each in expressions(node) if isinstance(each, AssignmentExpr))
    owners = (name.info for name in bound if isinstance(name, Var) and name.info)
    yield from islice(owners, 1)


_NOWHERE = LambdaExpr([], Block([]))
"""Stands for the function around an expression; no check of a lambda function is ever deferred."""


def operand(typ: Type, place: Context) -> TempNode:
    """A stand-in expression of the given type, for asking mypy what an operation gives."""
    node = TempNode(typ, context=place)
    node.set_line(place)
    return node


def operate(checker: TypeChecker, method: str, left: Type, right: Type, place: Context) -> Type:
    """The type of a binary operation, reflected methods included; mypy reports what fails."""
    return checker.expr_checker.check_op(
        method, left, operand(right, place), place, allow_reverse=True
    )[0]


def accepts_by_itself(
    checker: TypeChecker, method: str, left: Type, right: Type, place: Context
) -> bool:
    """Whether the left operand's own method takes the right operand."""
    with checker.msg.filter_errors() as errors:
        checker.expr_checker.check_op(method, left, operand(right, place), place)
    return not errors.has_new_errors()


def index(checker: TypeChecker, base: Type, node: IndexExpr) -> Type:
    """The type of a subscript, were its base of the given type; tuples look at the literal."""
    return checker.expr_checker.visit_index_with_type(base, node)


def call_method(
    checker: TypeChecker, method: str, receiver: Type, args: list[Type], place: Context
) -> Type:
    """The type of calling a method by name on a receiver; mypy reports what fails."""
    return checker.expr_checker.check_method_call_by_name(
        method,
        receiver,
        [operand(arg, place) for arg in args],
        [ARG_POS] * len(args),
        place,
    )[0]


def signature_of(
    checker: TypeChecker, call: CallExpr, callee: Type, given: list[Type]
) -> Type | None:
    """The solved signature of a call with arguments of the given types; ``None`` if none fits."""
    actuals = [operand(typ, arg) for typ, arg in zip(given, call.args)]
    checker.expr_checker.type_context.append(None)
    try:
        with checker.msg.filter_errors() as errors, checker.local_type_map:
            chosen = checker.expr_checker.check_call(
                callee, list(actuals), call.arg_kinds, call, call.arg_names
            )[1]
    finally:
        checker.expr_checker.type_context.pop()
    return None if errors.has_new_errors() else chosen


def member(checker: TypeChecker, name: str, receiver: Type, place: Context) -> Type:
    """The type of reading an attribute; mypy reports one that is missing."""
    return checker.expr_checker.analyze_external_member_access(name, receiver, place)


def attribute(checker: TypeChecker, name: str, receiver: Type, place: Context) -> Type | None:
    """The type of reading an attribute; ``None`` if there is none by that name."""
    proper = get_proper_type(receiver)
    held = proper.partial_fallback if isinstance(proper, TupleType) else proper
    if isinstance(held, Instance) and not _may_have(held.type, name):
        return None  # mypy would look for names that are spelled alike, which takes long
    with checker.msg.filter_errors() as errors:
        found = member(checker, name, receiver, place)
    return None if errors.has_new_errors() else found


def _may_have(info: TypeInfo, name: str) -> bool:
    """Whether an instance of a class may have an attribute."""
    if info.fallback_to_any or info.has_readable_member(name):
        return True
    answering = map(info.get_method, ("__getattr__", "__getattribute__"))
    return any(method is not None and method.info.fullname != OBJECT for method in answering)


def item_by_class(container: Instance, among: Iterable[str] = ITERABLES) -> Type | None:
    """What a class says that its objects hold, by the first of these it derives from."""
    for base in container.type.mro:
        if base.fullname in among:
            return map_instance_to_supertype(container, base).args[0]
    return None


def iterated(checker: TypeChecker, typ: Type, place: Context) -> Type:
    """The type of what iterating a value gives; ``Any`` if it cannot be iterated."""
    found = get_proper_type(typ)
    if isinstance(found, Instance) and found.type.fullname.startswith(LANGUAGE):
        item = item_by_class(found, (ITERABLE,))
        if item is not None:
            return item  # as its `__iter__` says, which costs two calls to ask
    if isinstance(found, Instance) and not _may_have(found.type, "__iter__"):
        return AnyType(TypeOfAny.from_error)  # see `attribute`
    with checker.msg.filter_errors():
        return checker.analyze_iterable_item_type_without_expression(typ, place)[1]


def innermost_scope(checker: TypeChecker) -> object:
    """The innermost function, class or module around the expression being checked."""
    return checker.scope.stack[-1]


def enclosing_functions(checker: TypeChecker) -> Iterator[FuncItem]:
    """The functions around the expression being checked, innermost first."""
    return (item for item in reversed(checker.scope.stack) if isinstance(item, FuncItem))


def return_slot(checker: TypeChecker, function: FuncItem) -> Type:
    """The type that ``return`` hands over to, inside the function."""
    declared = get_proper_type(function.type)
    if not isinstance(declared, CallableType):
        return AnyType(TypeOfAny.unannotated)
    if function.is_generator:
        return checker.get_generator_return_type(declared.ret_type, function.is_coroutine)
    if function.is_coroutine:
        return checker.get_coroutine_return_type(declared.ret_type)
    return declared.ret_type


def yield_slot(checker: TypeChecker, function: FuncItem) -> Type:
    """The type that ``yield`` hands over to, inside the function."""
    declared = get_proper_type(function.type)
    if not isinstance(declared, CallableType):
        return AnyType(TypeOfAny.unannotated)
    return checker.get_generator_yield_type(declared.ret_type, function.is_coroutine)


def string(checker: TypeChecker) -> Instance:
    """mypy's ``str``."""
    return checker.named_type(STR)


def any_object(checker: TypeChecker) -> Instance:
    """mypy's ``object``."""
    return checker.named_type(OBJECT)


def function_class(checker: TypeChecker) -> Instance:
    """The class of functions."""
    return checker.named_type(FUNCTION)


def awaited(checker: TypeChecker, typ: Type, place: Context) -> Type:
    """The type of what awaiting a value gives; mypy reports what cannot be awaited."""
    return checker.expr_checker.check_awaitable_expr(typ, place, "")


def silently(checker: TypeChecker) -> AbstractContextManager[object]:
    """Ask mypy without its reporting anything."""
    return checker.msg.filter_errors()


def shown(checker: TypeChecker, typ: Type) -> str:
    """How a type is written in messages."""
    return format_type_bare(typ, checker.options)


def tree_of(checker: TypeChecker) -> MypyFile:
    """The module that is checked."""
    return checker.tree


def modules_of(checker: TypeChecker) -> dict[str, MypyFile]:
    """All loaded modules by their names."""
    return checker.modules


def lambda_parameters(checker: TypeChecker) -> tuple[Type | None, ...]:
    """The types of the parameters of the lambdas around, which each try of mypy's gives others."""
    return tuple(
        parameter.variable.type
        for function in checker.scope.stack
        if isinstance(function, LambdaExpr)
        for parameter in function.arguments
    )


def has_subclass(info: TypeInfo) -> bool:
    """Whether a class of the same module derives from a class."""
    checker = current_checker()
    home = checker.modules.get(info.module_name) if checker is not None else None
    return home is None or any(
        isinstance(symbol.node, TypeInfo) and info in symbol.node.mro[1:]
        for symbol in home.names.values()
    )


def is_daemon(checker: TypeChecker) -> bool:
    """Whether mypy's daemon is at work, which checks parts of modules again."""
    return checker.options.fine_grained_incremental


def is_reported(checker: TypeChecker) -> bool:
    """Whether anybody sees what is reported about the module."""
    return not checker.can_skip_diagnostics


def report(
    checker: TypeChecker, finding: Finding, *, is_asked_again: bool = False
) -> list[ErrorInfo]:
    """Report a finding at exactly its place, and what belongs to it as notes of their own.

    What is no error is reported for no target of the daemon's (:mod:`corvid_mypy.seam.standing`),
    but what a hook finds: nothing puts that back, and it is found again with what is checked again.
    """
    place, known, error = finding.place, len(errors_of(checker)), None
    span = [*finding.origin] or [place.line]
    for line in rendering.lines(finding):
        info = checker.errors.report(
            place.line,
            place.column,
            line.text,
            finding.code,
            severity=line.severity,
            end_line=place.end_line,
            end_column=place.end_column,
            origin_span=span,
            parent_error=error,
        )
        error = error or info
    reported = errors_of(checker)[known:]
    if finding.type is FindingType.HINT:
        for info in reported:
            info.priority = _BELOW
    if error is not None and error.severity == "note" and not is_asked_again:
        untarget(reported)
    return reported


_BELOW = 20
"""The rank, at one place and of one code, of what mypy itself shows below its error."""


def place_of(error: ErrorInfo) -> Context:
    """Where an error stands."""
    found = Context(error.line, error.column)
    found.end_line, found.end_column = error.end_line, error.end_column
    return found


def untarget(reported: Iterable[ErrorInfo]) -> None:
    """Keep the daemon from checking again, at each edit, what has these reports."""
    for info in reported:
        info.target = None


def errors_of(checker: TypeChecker) -> list[ErrorInfo]:
    """What has been reported for the current file so far."""
    return checker.errors.error_info_map.get(checker.path, [])


def silences(checker: TypeChecker, code: ErrorCode, lines: Iterable[int]) -> bool:
    """Whether the user silenced a code: for the module, or by a comment on one of the lines."""
    if checker.options.ignore_errors or code in checker.options.disabled_error_codes:
        return True
    ignored = checker.errors.ignored_lines.get(checker.path, {})
    return bool(ignored) and any(
        line in ignored and (not ignored[line] or code.code in ignored[line]) for line in lines
    )


UNFITTING = frozenset(
    {
        errorcodes.ARG_TYPE,
        errorcodes.ASSIGNMENT,
        errorcodes.DICT_ITEM,
        errorcodes.LIST_ITEM,
        errorcodes.RETURN_VALUE,
        errorcodes.TYPEDDICT_ITEM,
    }
)
"""What mypy says of an expression whose type does not fit the slot around it."""

UNTYPED = frozenset(
    {
        errorcodes.ATTR_DEFINED,
        errorcodes.NAME_DEFINED,
        errorcodes.OPERATOR,
        errorcodes.UNION_ATTR,
    }
)
"""What mypy says of an expression that it gives no type: what it names is not there."""


def may_hide_misfits(checker: TypeChecker) -> bool:
    """Whether the user silenced anywhere that an expression does not fit its slot."""
    return bool(
        checker.options.disabled_error_codes & UNFITTING
        or checker.errors.ignored_lines.get(checker.path)
    )


def hides_misfit(checker: TypeChecker, node: Expression, anchor: Context | None) -> bool:
    """Whether mypy's word that this expression does not fit its slot may have been silenced."""
    if checker.options.disabled_error_codes & UNFITTING:
        return True
    ignored = checker.errors.ignored_lines.get(checker.path, {})
    lines = range(node.line, (node.end_line or node.line) + 1)
    return any(line in ignored for line in lines) or (anchor is not None and anchor.line in ignored)


def stands_at(error: ErrorInfo, place: Context) -> bool:
    """Whether an error was reported for exactly this node.

    mypy does not always know where the node of an error ends; such an error is one column wide.
    """
    if (error.line, error.column) != (place.line, place.column):
        return False
    ends = (error.end_line, error.end_column)
    return ends in ((place.end_line, place.end_column), (error.line, error.column + 1))


def has_error_within(checker: TypeChecker, function: FuncDef) -> bool:
    """Whether mypy reported anything between the first and the last line of a function."""
    first, last = function.line, function.end_line or function.line
    return any(
        first <= error.line <= last and error.severity == "error" and not error.hidden
        for error in errors_of(checker)
    )


def has_visible_error_within(checker: TypeChecker, node: Expression) -> bool:
    """Whether mypy's own error about the type of a part of an expression will be seen."""
    start, end = (node.line, node.column), (node.end_line or 0, node.end_column or 0)
    return any(
        error.severity == "error"
        and not error.hidden
        and error.code in UNTYPED
        and start <= (error.line, error.column) < end
        for error in errors_of(checker)
    )


def has_visible_error(checker: TypeChecker, place: Context) -> bool:
    """Whether mypy's own error at a node will be seen by the user."""
    return any(
        error.severity == "error" and not error.hidden and stands_at(error, place)
        for error in errors_of(checker)
    )


def _uncovered(error: ErrorInfo) -> str:
    """How mypy's note begins that a ``type: ignore`` of another code does not cover an error."""
    return f'Error code "{error.code.code if error.code else ""}" not covered by'


def withdraw(checker: TypeChecker, error: ErrorInfo) -> None:
    """Hide an error and the notes that belong to it, from the daemon as well."""
    hidden = [error]
    for info in errors_of(checker):
        attached = (
            info.parent_error is error
            or (info.line, info.column, info.code) == (error.line, error.column, error.code)
            or (info.line == error.line and info.message.startswith(_uncovered(error)))
        )
        if info.severity == "note" and attached:
            hidden.append(info)
    _hide(hidden)


def withdraw_misfit(checker: TypeChecker, item: Expression) -> None:
    """Take back what mypy says of an item of a comprehension whose type does not fit."""
    for error in errors_of(checker):
        if error.code is errorcodes.MISC and stands_at(error, item) and not error.hidden:
            withdraw(checker, error)


def _hide(reported: Iterable[ErrorInfo]) -> None:
    for info in reported:
        info.hidden, info.target = True, None


def module_named(checker: TypeChecker, fullname: str) -> MypyFile | None:
    """A loaded module."""
    return checker.modules.get(fullname)


def written(checker: TypeChecker, node: Expression) -> str:
    """How an expression is written in the file, on one line."""
    found = verbatim(checker, node)
    return text(node) if found is None else " ".join(found.split())


def verbatim(checker: TypeChecker, node: Expression) -> str | None:
    """The very text of an expression in the file; ``None`` if it is not known where that is.

    In lines with characters outside ASCII mypy's native parser miscounts columns, so that what
    stands between them is anything.
    """
    lines = lines_of(checker.path)
    if not 0 < node.line <= len(lines) or node.end_line is None or node.end_column is None:
        return None
    part = lines[node.line - 1 : node.end_line]
    if not all(map(str.isascii, part)):
        return None
    part[-1] = part[-1][: node.end_column]
    part[0] = part[0][node.column :]
    return "\n".join(part)


def source(checker: TypeChecker, node: Expression) -> str:
    """How an expression is written in the file, shortened for a message."""
    whole = written(checker, node)
    return whole if len(whole) <= _LONGEST else f"{whole[: _LONGEST - 3]}..."


_LONGEST = 60


def lines_of(path: str) -> list[str]:
    """The lines of a file of the program; none where it cannot be read."""
    try:
        return _lines_as_of(path, os.stat(path).st_mtime_ns)
    except (OSError, SyntaxError, UnicodeDecodeError):
        return []


@lru_cache(maxsize=4)
def _lines_as_of(path: str, modified: int) -> list[str]:
    with tokenize.open(path) as file:  # in the encoding that it declares
        return [line.rstrip("\n") for line in file]


def rechecks_with_module(checker: TypeChecker, function: FuncDef) -> bool:
    """Whether the daemon checks the body whenever it checks its module's top level."""
    return checker.options.fine_grained_incremental and function.def_or_infer_vars


def check_later(checker: TypeChecker, decorator: Decorator) -> bool:
    """Have mypy check a decorated function once more in its next pass, if there is one.

    In the daemon a body is checked before the decorators below it have types, and what it names
    of them is ``Any``; mypy defers the bare function then, and would ask no hook again. What was
    reported for the body is withdrawn: the next pass reports it again, or better.
    """
    if checker.pass_num >= checker.last_pass or checker.scope.top_level_function() is not None:
        return False
    function, nodes = decorator.func, checker.deferred_nodes
    nodes[:] = [each for each in nodes if each.node not in (function, decorator)]
    nodes.append(DeferredNode(decorator, checker.scope.active_class()))
    last = function.end_line or function.line
    _hide(error for error in errors_of(checker) if function.line <= error.line <= last)
    return True


def recheck_with_module(checker: TypeChecker, function: FuncDef) -> None:
    """Have the daemon check the body with its module's top level from now on.

    mypy's own errors in the body then belong to the module as well, or they would stay when it
    is checked again.
    """
    if not checker.options.fine_grained_incremental:
        return
    function.def_or_infer_vars = True
    for info in errors_of(checker):
        if info.target == function.fullname:
            info.target = checker.tree.fullname
