"""Exceptions as a channel: a handler that goes on learns that an operation on content failed."""

from __future__ import annotations

from mypy.nodes import (
    Block,
    BreakStmt,
    CallExpr,
    ContinueStmt,
    Decorator,
    Expression,
    FuncDef,
    MemberExpr,
    OverloadedFuncDef,
    RaiseStmt,
    RefExpr,
    ReturnStmt,
    TryStmt,
    TupleExpr,
    TypeInfo,
    WithStmt,
)
from mypy.types import (
    AnyType,
    Instance,
    LiteralType,
    NoneType,
    TupleType,
    Type,
    TypeOfAny,
    TypeType,
    UninhabitedType,
    get_proper_type,
)

from corvid_mypy.model import library
from corvid_mypy.model.contracts import GROUNDED_DATA, Contract, Kind
from corvid_mypy.model.types import PARTIAL, carries, class_made, members
from corvid_mypy.program.callees import is_library
from corvid_mypy.proof.walker import Laws
from corvid_mypy.report.findings import ANYTHING, NOTHING, Failing
from corvid_mypy.seam.checker import call_method
from corvid_mypy.seam.runtime_names import LIFT
from corvid_mypy.seam.syntax import walk

_COMPUTING = frozenset(
    f"builtins.{name}"
    for name in (
        "ValueError TypeError LookupError ArithmeticError AttributeError NameError "
        "BufferError RuntimeError StopIteration MemoryError SyntaxError EOFError AssertionError"
    ).split()
) | {"re.error", "re.PatternError", "zlib.error", "struct.error"}
"""What operations on content raise; a class above or below one of these catches it too."""

_ABOVE = frozenset(
    f"builtins.{name}"
    for name in "Exception BaseException OSError ExceptionGroup BaseExceptionGroup".split()
)
_TRANSPORT = frozenset(
    {
        *(
            f"builtins.{name}"
            for name in (
                "TimeoutError ConnectionError InterruptedError BlockingIOError KeyboardInterrupt "
                "SystemExit GeneratorExit StopAsyncIteration ImportError"
            ).split()
        ),
        "asyncio.exceptions.CancelledError",
        "concurrent.futures._base.CancelledError",
        "concurrent.futures._base.BrokenExecutor",
        "asyncio.queues.QueueEmpty",
        "asyncio.queues.QueueFull",
        "queue.Empty",
        "queue.Full",
        "_queue.Empty",
    }
)
"""Failures of waiting and connecting, which no content brings about."""


def caught_by(laws: Laws, node: TryStmt) -> frozenset[Failing]:
    """Whose failures a ``try`` statement goes on after."""
    caught = NOTHING
    for kind, handler in zip(node.types, node.handlers):
        caught |= _handled(laws, kind, handler)
    return ANYTHING if leaves(node.finally_body) else caught


def _handled(laws: Laws, kind: Expression | None, handler: Block) -> frozenset[Failing]:
    if handler.body and isinstance(handler.body[-1], RaiseStmt):
        return NOTHING
    if kind is None:
        return ANYTHING
    caught = NOTHING
    for part in kind.items if isinstance(kind, TupleExpr) else [kind]:
        caught |= _of_type(laws, laws.type(part))
    return caught


def _of_type(laws: Laws, typ: Type | None) -> frozenset[Failing]:
    proper = get_proper_type(typ)
    raised = class_made(proper) if proper is not None else None
    if raised is not None:
        return _of_class(laws, raised)
    if isinstance(proper, TypeType):
        item = get_proper_type(proper.item)
        return _of_class(laws, item.type) if isinstance(item, Instance) else ANYTHING
    if isinstance(proper, TupleType):
        caught = NOTHING
        for part in proper.items:
            caught |= _of_type(laws, part)
        return caught
    return ANYTHING


def _of_class(laws: Laws, info: TypeInfo) -> frozenset[Failing]:
    """Whose failures a handler of the class learns of."""
    names = {base.fullname for base in info.mro}
    if info.fullname in _ABOVE or names & _COMPUTING:
        return ANYTHING
    if names & _TRANSPORT:
        return NOTHING
    module = laws.checker.modules.get(info.module_name)
    if module is None or not is_library(module):
        return frozenset({Failing.BOUNDARY, Failing.FUNCTION})
    return frozenset({Failing.FUNCTION})


def leaves(final: Block | None) -> bool:
    """Whether a ``finally`` leaves the statement by itself, which drops the exception."""
    return final is not None and any(
        isinstance(node, (ReturnStmt, BreakStmt, ContinueStmt)) for node in walk(final)
    )


def swallowed_by(laws: Laws, node: WithStmt) -> frozenset[Failing]:
    """Whose failures the managers of a ``with`` statement may keep to themselves."""
    swallows = any(
        _may_swallow(laws, manager, node.body, is_async=node.is_async) for manager in node.expr
    )
    return ANYTHING if swallows else NOTHING


def _may_swallow(laws: Laws, manager: Expression, body: Block, *, is_async: bool) -> bool:
    found = get_proper_type(laws.type(manager))
    if isinstance(found, AnyType):
        return True
    if isinstance(found, Instance) and found.type.fullname in _STACKS:
        return any(_pushes(laws, node) for node in walk(body) if isinstance(node, CallExpr))
    method = "__aexit__" if is_async else "__exit__"
    with laws.checker.msg.filter_errors():
        leaving = call_method(laws.checker, method, found, [_anything()] * 3, manager)
        if is_async:
            leaving = laws.checker.expr_checker.check_awaitable_expr(leaving, manager, "")
    returned = [member for member in members(leaving) if not _is_falsy(member)]
    is_optional = len(returned) < len(members(leaving))
    # The library annotates as ``bool | None`` what lets exceptions through.
    return bool(returned) and not (is_optional and _is_of_library(laws, found))


_STACKS = frozenset({"contextlib.ExitStack", "contextlib.AsyncExitStack"})


def _pushes(laws: Laws, node: CallExpr) -> bool:
    """Whether a call puts a manager on an exit stack that may swallow."""
    if not isinstance(node.callee, MemberExpr):
        return False
    if node.callee.name in ("push", "push_async_exit"):
        return True
    is_async = node.callee.name == "enter_async_context"
    enters = is_async or node.callee.name == "enter_context"
    return enters and any(
        _may_swallow(laws, arg, Block([]), is_async=is_async) for arg in node.args
    )


def _is_falsy(typ: Type) -> bool:
    proper = get_proper_type(typ)
    if isinstance(proper, LiteralType):
        return not proper.value
    return isinstance(proper, (NoneType, UninhabitedType))


def _is_of_library(laws: Laws, typ: Type) -> bool:
    proper = get_proper_type(typ)
    module = (
        laws.checker.modules.get(proper.type.module_name) if isinstance(proper, Instance) else None
    )
    return module is not None and is_library(module)


def _anything() -> Type:
    return AnyType(TypeOfAny.special_form)


# -- what may fail ------------------------------------------------------------------------------

_LAZY = frozenset(
    {
        "typing.Iterator",
        "typing.AsyncIterator",
        "typing.Awaitable",
        "concurrent.futures._base.Future",
        "concurrent.futures._base.Executor",
    }
)


def is_lazy(typ: Type) -> bool:
    """Whether a value may still run, and fail, when it is used: an iterator, a future."""
    return any(
        isinstance(member, Instance) and (any(base.fullname in _LAZY for base in member.type.mro))
        for member in members(typ)
    )


def consumed(laws: Laws, node: Expression) -> None:
    """What is looped over may fail at each item, if it is worked out only then."""
    if not laws.caught or isinstance(node, CallExpr):
        return
    found = laws.type(node)
    if is_lazy(found) and carries(found):
        laws.swallowed(node, (), Failing.FUNCTION)


def runs_own_code(laws: Laws, operand: Expression) -> None:
    """An operator, a subscript or a property of a program's object may work on what it holds."""
    if not laws.proves or laws.grounded(operand) or not laws.carrying(operand):
        return
    found = laws.proper(operand)
    if isinstance(found, Instance) and not _is_of_library(laws, found):
        laws.swallowed(operand, (), Failing.FUNCTION)


def reads_property(laws: Laws, node: MemberExpr) -> bool:
    """Whether reading an attribute calls a method."""
    found = laws.proper(node.expr)
    symbol = found.type.get(node.name) if isinstance(found, Instance) else None
    read = symbol.node if symbol is not None else None
    if isinstance(read, Decorator):
        return read.func.is_property
    return isinstance(read, OverloadedFuncDef) and read.is_property


def walk_called(laws: Laws, callee: Expression) -> None:
    """What a nested function does may fail wherever it is called."""
    called = callee.node if isinstance(callee, RefExpr) else None
    if isinstance(called, FuncDef) and called not in laws.functions:
        is_nested = called.fullname == called.name
        if is_nested and laws.outer.line < called.line <= (laws.outer.end_line or called.line):
            laws.function(called)


def failing(laws: Laws, node: CallExpr, contract: Contract | None) -> Failing | None:
    """How a call may fail because of what grounded values hold."""
    receiver = node.callee.expr if isinstance(node.callee, MemberExpr) else None
    handed = any(map(laws.carrying, node.args))
    if receiver is not None and laws.grounded(receiver):
        return Failing.OPERATION
    if contract is None:
        return _of_unmarked(laws, node, receiver, handed=handed)
    if contract.kind in (Kind.PROMPT, Kind.TOOL):
        return Failing.BOUNDARY if handed and laws.proves else None
    if contract.kind is Kind.OPERATION or _lifts_library(node.callee):
        return Failing.OPERATION if handed else None
    if contract.kind is Kind.LIFTED:
        return Failing.FUNCTION if handed else None
    own = receiver is not None and laws.carrying(receiver)
    retrieves = contract.retrieves or GROUNDED_DATA in contract.offers or laws.carrying(node)
    touches = handed or (laws.proves and (own or retrieves))
    return Failing.FUNCTION if touches else None


def _of_unmarked(
    laws: Laws, node: CallExpr, receiver: Expression | None, *, handed: bool
) -> Failing | None:
    """A container only holds what it is handed; an iterator or a future may run it."""
    given = [*node.args, *([receiver] if receiver is not None else [])]
    lazy = any(is_lazy(found) and carries(found) for found in map(laws.type, given))
    called = laws.proper(node.callee)
    if laws.proves and isinstance(called, Instance) and called.type.fullname == PARTIAL:
        lazy = True
    if lazy:
        return Failing.FUNCTION
    if not handed or _fullname(laws, node.callee) in library.PARAMETRIC - library.CALLING:
        return None
    return Failing.FUNCTION


def _fullname(laws: Laws, callee: Expression) -> str:
    if isinstance(callee, RefExpr) and callee.node is not None:
        return callee.node.fullname
    if isinstance(callee, MemberExpr):
        for owner in members(laws.type(callee.expr)):
            symbol = owner.type.get(callee.name) if isinstance(owner, Instance) else None
            if symbol is not None and symbol.node is not None:
                return symbol.node.fullname
    return ""


def _lifts_library(callee: Expression) -> bool:
    """Whether the callee is ``lift(f)`` of an audited function of the library."""
    if not (isinstance(callee, CallExpr) and isinstance(callee.callee, RefExpr)):
        return False
    if callee.callee.fullname != LIFT or not callee.args:
        return False
    target = callee.args[0]
    return isinstance(target, RefExpr) and library.is_value_function(target.fullname)
