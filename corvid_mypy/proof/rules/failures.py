"""Failures: whoever catches an exception learns that something failed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext

from mypy.nodes import (
    AssignmentStmt,
    Block,
    CallExpr,
    Decorator,
    Expression,
    FuncDef,
    FuncItem,
    MemberExpr,
    NameExpr,
    Node,
    OperatorAssignmentStmt,
    PassStmt,
    RaiseStmt,
    RefExpr,
    SymbolNode,
    TryStmt,
    TupleExpr,
    TypeInfo,
    Var,
    WithStmt,
    YieldExpr,
)
from mypy.types import (
    AnyType,
    Instance,
    LiteralType,
    NoneType,
    Type,
    TypeOfAny,
    UninhabitedType,
    get_proper_type,
)

from corvid_mypy.library import Trait, has, member
from corvid_mypy.model.summaries import summary_of
from corvid_mypy.model.summary import Disclosure
from corvid_mypy.model.types import is_grounded, members
from corvid_mypy.program.callees import class_of, is_library
from corvid_mypy.proof.code.managing import is_unseen
from corvid_mypy.proof.control import State, meet
from corvid_mypy.proof.labels import Label, Level
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report import messages
from corvid_mypy.seam.checker import awaited, call_method, module_named, silently
from corvid_mypy.seam.syntax import leaves, own_nodes, statements, walk


def try_statement(walker: Walker, node: TryStmt) -> None:
    """``try``: where its body may fail because of content, its handlers run as content decides."""
    jumps = walker.control.jumps()
    if node.finally_body is not None:
        walker.gives_own = walker.gives_new = False  # it runs after the result was made
    with walker.control.catching() as thrown:
        anywhere = _tried(walker, node)
    _finally(walker, node, meet(anywhere, *thrown), jumps)


def _tried(walker: Walker, node: TryStmt) -> State:
    """All but ``finally``; returns what is known wherever the body may have failed."""
    control = walker.control
    before = control.state.copy()
    named = len(walker.names)
    with walker.trying() as attempt, control.catching() as thrown:
        walker.block(node.body)
    # What fails there may repeat any of it.
    typed = ((each, each.type) for each in walker.names[named:])
    walker.tried[node] = frozenset(
        each for each, typ in typed if typ is not None and is_grounded(typ)
    )
    done = control.state
    anywhere = meet(before, done, *thrown)
    # Which handler fits may be decided by content, too, unless classes are named.
    control.state = anywhere.copy()
    caught = walker.walk_all(kind for kind in node.types if not _names_classes(kind))
    control.state = done
    if not (attempt.tells or caught.level):
        _handlers(walker, node, anywhere, None, says_plainly=not attempt.asks)
        handled = control.state
        control.state = done
        walker.block(node.else_body)
        control.state = meet(control.state, handled)
    elif all(map(_raises, node.handlers)) and not leaves(node.finally_body):
        _handlers(walker, node, anywhere, node, walker.given_away)
        control.state = done
        walker.block(node.else_body)
    else:
        _told(walker, node, before.copy(), done, thrown)
    return anywhere


def _told(walker: Walker, node: TryStmt, before: State, done: State, thrown: list[State]) -> None:
    """The whole statement is high: that it goes on here tells what its body found."""
    control = walker.control
    # What is half done around it is high already; what it holds was judged on the way there.
    failed = _told_by_lines(walker, node, before) if control.decides is None else None
    if failed is not None:
        # Who comes by here did not fail; but what the body did before it failed, it did.
        with control.trial(), control.halting(node):
            control.state = before
            walker.block(node.body)
        _handlers(walker, node, failed, node, walker.given_away)
        control.state = done
        walker.block(node.else_body)
        return
    if control.decides is None:
        control.state = before.copy()
        with control.under(node), control.catching() as thrown:
            walker.block(node.body)
    else:
        control.state = done.copy()  # in high code the body was walked as high code already
    with control.under(node):
        failed = meet(before, control.state, *thrown)
        walker.block(node.else_body)
    went_on = control.state
    if _handlers(walker, node, failed, node) and not leaves(node.finally_body):
        # Every handler refuses or raises, which its line tells: who comes by here did not fail.
        control.state = done
        walker.block(node.else_body)
    else:
        control.state = meet(went_on, control.state)


def _told_by_lines(walker: Walker, node: TryStmt, before: State) -> State | None:
    """What handlers may know that all end in a refusal or a failure; ``None`` if some go on."""
    if leaves(node.finally_body) or any(map(_falls_through, node.handlers)):
        return None
    control = walker.control
    with walker.trial():
        with control.trial(), control.under(node), control.catching() as thrown:
            control.state = before.copy()
            walker.block(node.body)
        failed = meet(before, control.state, *thrown)
        with control.trial():  # how the body is left says nothing of how the handlers are
            ended = _handlers(walker, node, failed, node)
    return failed if ended else None


def _falls_through(handler: Block) -> bool:
    """Whether a handler is seen to go on behind the statement, without a walk to find that out."""
    last = handler.body[-1] if handler.body else None
    return isinstance(last, (AssignmentStmt, OperatorAssignmentStmt, PassStmt))


def _handlers(
    walker: Walker,
    node: TryStmt,
    start: State,
    look: Node | None,
    arm: Callable[[], AbstractContextManager[object]] = nullcontext,
    *,
    says_plainly: bool = False,
) -> bool:
    """Walk the handlers; returns whether all of them end in a refusal or a failure.

    What each of them catches is only asked if the body failed, and those before did not catch it.
    ``arm`` is entered for each: where its last line is known to tell that it ran. ``says_plainly``
    is whether nothing of content is in what the exceptions say.
    """
    control = walker.control
    after, ended, asked = [], True, start
    for kind, name, handler in zip(node.types, node.vars, node.handlers):
        control.state = asked.copy()
        with control.under(look):
            walker.walk(kind)
        asked = control.state.copy()
        control.may_throw()
        if name is not None and isinstance(name.node, Var):
            # What was caught tells what failed: it may be raised again, and logged.
            said = None if says_plainly else walker.tried[node]
            control.state.rebind(name.node, Label(Level.CONTENT, (), look, said))
            control.state.bound.add(name.node)
            is_said = says_plainly and control.pc is None
            (control.state.sayable.add if is_said else control.state.sayable.discard)(name.node)
        with control.under(look):
            left = control.leaving()
            with arm():
                walker.block(handler)
        if name is not None and name.node is not None:
            control.state.bound.discard(name.node)  # Python deletes it
            control.state.sayable.discard(name.node)
        ended = ended and not control.state.is_live and control.leaving() == left
        after.append(control.state)
    control.state = meet(*after) if after else meet()
    return ended


def _finally(walker: Walker, node: TryStmt, anywhere: State, jumps: tuple[int, ...]) -> None:
    """``finally`` runs on every path; mypy keeps only what the path without failure narrowed."""
    if node.finally_body is None:
        return
    control = walker.control
    if leaves(node.finally_body) and walker.proof is not None and _leaves_before(node):
        # Whether what was returned, or left, before stands is decided in there.
        walker.proof.refuse(node.finally_body, messages.left_again())
    after = control.state
    doubted, walker.doubted = walker.doubted, walker.doubted | frozenset(_bound(node.body))
    control.state = meet(anywhere, after)
    with control.under(node if leaves(node.finally_body) else None):
        walker.block(node.finally_body)
    walker.doubted = doubted
    if control.state.is_live:
        control.passed_on(jumps)
    control.state.is_live = control.state.is_live and after.is_live


def manage(walker: Walker, node: WithStmt, manager: Expression, inside: Callable[[], None]) -> None:
    """A manager learns whether its body failed, and may keep the failure to itself."""
    control = walker.control
    if not _may_swallow(walker, manager, node.body, is_async=node.is_async):
        inside()
        _leave(walker, node, manager)
        return
    walker.ledger.keeps_failures |= _yields(node.body)
    if walker.label(manager).level or walker.carrying(manager):
        walker.disclose(Disclosure.FAILURE, manager)  # content may decide which one it lets pass
    before = control.state.copy()
    with walker.trying() as attempt, control.catching() as thrown:
        inside()
    look = node if attempt.tells else None
    if look is not None and control.pc is None:
        control.state = before.copy()
        with control.under(look), control.catching() as thrown:
            inside()
    with control.under(look):
        _leave(walker, node, manager)
    control.state = meet(before, control.state, *thrown)
    # mypy goes on as if the body had run to its end, where it knows the manager for another kind.
    walker.doubted |= frozenset(_bound(node.body))


def _leave(walker: Walker, node: WithStmt, manager: Expression) -> None:
    """Leaving a manager runs its code: in high code, it changes nothing that others see."""
    proof = walker.proof
    generator = _generator(walker, manager)
    if proof is None:
        return
    if generator is not None:
        known = summary_of(generator)
        is_quiet = proof.vouching.is_quiet(generator) or known.quiet
        if known.acts:
            walker.acts(manager)
    else:
        asked = ("__exit__", "__aexit__")
        is_quiet = proof.vouching.noisy(walker.type(manager), asked) is None
    if is_unseen(proof, node, manager):
        return
    if not is_quiet or _leaves_others(walker, manager):
        walker.changes(manager, f"leaving `{walker.written(manager)}`")


def _leaves_others(walker: Walker, manager: Expression) -> bool:
    """Whether leaving a library's manager that was made elsewhere closes it for whoever has it.

    Managers that exchange something with other tasks, such as locks, are rows of their own.
    """
    info = class_of(walker.proper(manager))
    if info is None or isinstance(manager, CallExpr) or not walker.of_library(info):
        return False
    if info.is_abstract:
        return False  # what stands in for it is asked where it is handed over
    rows = [member(info, name) for name in ("__exit__", "__aexit__") if info.get(name) is not None]
    return not all(found is not None and (found.quiet or found.effect) for found in rows)


def _leaves_before(node: TryStmt) -> bool:
    """Whether a ``try`` is left by a jump that its ``finally`` may cancel."""
    return any(map(leaves, (node.body, *node.handlers, node.else_body)))


def _names_classes(kind: Expression | None) -> bool:
    if isinstance(kind, TupleExpr):
        return all(map(_names_classes, kind.items))
    return kind is None or (isinstance(kind, RefExpr) and isinstance(kind.node, TypeInfo))


def _raises(handler: Block) -> bool:
    """Whether a handler ends in ``raise``, and is left in no other way."""
    ends = bool(handler.body) and isinstance(handler.body[-1], RaiseStmt)
    return ends and not leaves(handler)


def _bound(body: Block) -> Iterator[SymbolNode]:
    """The variables that a body may bind: those it names."""
    for node in own_nodes(body):
        if isinstance(node, NameExpr) and isinstance(node.node, Var):
            yield node.node


# -- managers -----------------------------------------------------------------------------------


def _may_swallow(walker: Walker, manager: Expression, body: Block, *, is_async: bool) -> bool:
    found = get_proper_type(walker.type(manager))
    if isinstance(found, AnyType):
        return True
    if isinstance(found, Instance) and has(found.type.fullname, Trait.STACK):
        return any(_pushes(walker, node) for node in walk(body) if isinstance(node, CallExpr))
    generator = _generator(walker, manager)
    if generator is not None:
        if generator not in walker.nested:
            return not summary_of(generator).releases
        # One that is nested in this function has no summary: its own managers may be of any kind.
        managed = (node for node in statements(generator.body) if isinstance(node, WithStmt))
        return tries_yield(generator) or any(_yields(node.body) for node in managed)
    method = "__aexit__" if is_async else "__exit__"
    with silently(walker.checker):
        leaving = call_method(walker.checker, method, found, [_anything()] * 3, manager)
        if is_async:
            leaving = awaited(walker.checker, leaving, manager)
    returned = [member for member in members(leaving) if not _is_falsy(member)]
    is_optional = len(returned) < len(members(leaving))
    # The library annotates as ``bool | None`` what lets exceptions through.
    is_known = isinstance(found, Instance) and not found.type.is_abstract
    return bool(returned) and not (is_optional and is_known and _is_of_library(walker, found))


def _generator(walker: Walker, manager: Expression) -> FuncDef | None:
    """The generator function of the program below ``@contextmanager`` that a call runs."""
    if not isinstance(manager, CallExpr) or walker.proof is None:
        return None
    found = walker.proof.callees.definition(manager.callee)
    if not isinstance(found, Decorator) or walker.proof.callees.is_library(found):
        return None
    return found.func


def tries_yield(function: FuncItem) -> bool:
    """Whether a generator stands in a ``try`` that goes on when its ``with`` raises."""
    tried = (node for node in statements(function.body) if isinstance(node, TryStmt))
    return any(_goes_on(node) and _yields(node.body) for node in tried)


def _yields(body: Block) -> bool:
    return any(isinstance(node, YieldExpr) for node in walk(body))


def _goes_on(node: TryStmt) -> bool:
    """Whether a ``try`` may be left without the exception of its body."""
    return leaves(node.finally_body) or not all(map(_raises, node.handlers))


def _pushes(walker: Walker, node: CallExpr) -> bool:
    """Whether a call puts a manager on an exit stack that may swallow."""
    callee = node.callee
    if not isinstance(callee, MemberExpr):
        return False
    called = member(class_of(get_proper_type(walker.type(callee.expr))), callee.name)
    asked = called.asks if called is not None else ()
    is_async = "__aexit__" in asked
    if not is_async and "__exit__" not in asked:
        return False
    is_entered = "__enter__" in asked or "__aenter__" in asked
    return not is_entered or any(
        _may_swallow(walker, arg, Block([]), is_async=is_async) for arg in node.args
    )


def _is_falsy(typ: Type) -> bool:
    proper = get_proper_type(typ)
    if isinstance(proper, LiteralType):
        return not proper.value
    return isinstance(proper, (NoneType, UninhabitedType))


def _is_of_library(walker: Walker, typ: Type) -> bool:
    proper = get_proper_type(typ)
    if not isinstance(proper, Instance):
        return False
    module = module_named(walker.checker, proper.type.module_name)
    return module is not None and is_library(module)


def _anything() -> Type:
    return AnyType(TypeOfAny.special_form)
