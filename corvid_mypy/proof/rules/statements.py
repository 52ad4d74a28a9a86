"""Statements."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import TypeAlias

from mypy import nodes
from mypy.nodes import Context, Decorator, Expression, FuncDef, Statement
from mypy.types import Type, UnionType

from corvid_mypy.model.contracts import contract_of
from corvid_mypy.model.special_methods import in_place
from corvid_mypy.model.summary import Disclosure
from corvid_mypy.model.types import carries, forges, members, method_of
from corvid_mypy.program.callees import class_of
from corvid_mypy.proof.code.factories import gives_what_fills
from corvid_mypy.proof.code.implicit import ask_to_write
from corvid_mypy.proof.code.managing import gives_itself
from corvid_mypy.proof.control import NOTHING, meet
from corvid_mypy.proof.labels import KEPT, Label, Level, holds_values, is_immutable, is_list, join
from corvid_mypy.proof.rules.expressions import reads_in_part, shaped, take_operand
from corvid_mypy.proof.rules.failures import manage, try_statement
from corvid_mypy.proof.rules.fresh import grow, is_fresh
from corvid_mypy.proof.rules.iteration import (
    advance,
    drawn,
    hands_out_iterator,
    of_items,
    passes_of,
    shows_view,
)
from corvid_mypy.proof.rules.keys import merged
from corvid_mypy.proof.rules.owning import (
    alternatives_of,
    as_items,
    as_object,
    is_all_own,
    is_new_container,
    is_one_of,
)
from corvid_mypy.proof.rules.parts import may_offer, moving, offering, taking, taking_items
from corvid_mypy.proof.rules.patterns import captures, is_refutable, matched, reads
from corvid_mypy.proof.rules.raising import raising
from corvid_mypy.proof.rules.results import hands_out, refuses, tells
from corvid_mypy.proof.rules.stopping import draw_by_content
from corvid_mypy.proof.rules.targets import (
    bind,
    bind_label,
    bind_part,
    bind_type,
    changed_in,
    hold,
    is_local,
    slot_of,
    subscripted,
    walk_target,
)
from corvid_mypy.proof.walker import Walker, rule
from corvid_mypy.report import messages
from corvid_mypy.report.findings import CoercionKind, Forgery
from corvid_mypy.seam.checker import awaited, call_method, silently
from corvid_mypy.seam.language_names import ENDING, TRUE
from corvid_mypy.seam.syntax import bound_as_local, expressions


@rule(nodes.PassStmt, nodes.TypeAliasStmt)
def leaf(walker: Walker, node: Statement) -> None:
    """``pass`` and ``type X = ...`` do nothing."""


@rule(nodes.GlobalDecl, nodes.NonlocalDecl)
def declared(walker: Walker, node: nodes.GlobalDecl | nodes.NonlocalDecl) -> None:
    """``global x`` and ``nonlocal x``: what is assigned to ``x`` is judged there.

    A proof may not bind it by ``:=`` in a comprehension or by ``except ... as x``: mypy takes ``x``
    for a local variable there.
    """
    if walker.proof is None:
        return  # an agent may bind them
    for bound in bound_as_local(walker.functions[-1].body):
        if bound.name in node.names:
            walker.proof.refuse(bound, messages.taken_for_local(bound.name))


@rule(nodes.Import, nodes.ImportAll, nodes.ImportFrom)
def imported(walker: Walker, node: Statement) -> None:
    """``import m`` runs the code of the module, once for the whole program."""
    walker.changes(node, "importing a module")


@rule(nodes.BreakStmt)
def broken(walker: Walker, node: nodes.BreakStmt) -> None:
    """``break`` leaves the loop."""
    walker.control.leave_loop()


@rule(nodes.ContinueStmt)
def continued(walker: Walker, node: nodes.ContinueStmt) -> None:
    """``continue`` begins the next round of the loop."""
    walker.control.continue_loop()


@rule(nodes.ExpressionStmt)
def expression(walker: Walker, node: nodes.ExpressionStmt) -> None:
    """An expression by itself: its value is thrown away."""
    called = node.expr.expr if isinstance(node.expr, nodes.AwaitExpr) else node.expr
    walker.unanswered.add(called)
    walker.walk(node.expr)


@rule(nodes.DelStmt)
def deleted(walker: Walker, node: nodes.DelStmt) -> None:
    """``del x``: others can see that the name, or the item, is gone."""
    several = isinstance(node.expr, (nodes.TupleExpr, nodes.ListExpr))
    for target in node.expr.items if several else [node.expr]:  # type: ignore[attr-defined]
        _delete(walker, node, target)


def _delete(walker: Walker, node: nodes.DelStmt, target: Expression) -> None:
    is_item = isinstance(target, nodes.IndexExpr) and not walker.answers_itself(target.base)
    with walker.untouched(target) if is_item else NOTHING:  # what is taken out nobody gets
        walker.walk(target)
    if isinstance(target, nodes.IndexExpr):
        label = join(walker.label(target.index), subscripted(walker, target))
        if is_item and is_fresh(walker, target.base):
            grow(walker, target.base, label)  # nobody but this body sees what is left
            return
        walker.leaves(CoercionKind.SUBSCRIPT, target, label)
    if isinstance(target, (nodes.IndexExpr, nodes.MemberExpr)):
        changed_in(walker, target)
    walker.changes(node, "deleting something")


@rule(nodes.Block)
def block(walker: Walker, node: nodes.Block) -> None:
    """The statements of a block, one after the other."""
    walker.block(node)


@rule(nodes.AssignmentStmt)
def assignment(walker: Walker, node: nodes.AssignmentStmt) -> None:
    """``x = value`` drops the sources of the value if ``x`` is declared plain."""
    if isinstance(node.rvalue, nodes.TempNode) or node.is_alias_def:
        return
    annotated = node.unanalyzed_type is not None
    kind = CoercionKind.ANNOTATED_ASSIGNMENT if annotated else CoercionKind.ASSIGNMENT
    in_order = _in_order(walker, node)
    if in_order is None:
        label = walker.walk(node.rvalue)
        for target in node.lvalues:
            _assign(walker, node, kind, target, node.rvalue, label)
        # One object in several places: what is changed in one of them, all see.
        walker.control.state.fresh.clear()
        walker.control.state.lazy.clear()
        walker.control.state.deep.clear()
        return
    value: Expression = node.rvalue
    for target in in_order:
        with _taken(walker, target, value):
            label = walker.walk(value)
            _assign(walker, node, kind, target, value, label)
        if isinstance(target, nodes.NameExpr) and len(in_order) > 1:
            walker.stand_for(target, value)
            value = target


def _assign(
    walker: Walker,
    node: nodes.AssignmentStmt,
    kind: CoercionKind,
    target: Expression,
    value: Expression,
    label: Label,
) -> None:
    walk_target(walker, target)
    bind(walker, kind, target, node.rvalue, node)
    bind_label(walker, kind, target, value, label)


def _in_order(walker: Walker, node: nodes.AssignmentStmt) -> list[Expression] | None:
    """The targets in an order in which each gets what the one before it stands for, if there is.

    That begins with a local name: ``kept = table[key] = [x]`` is ``kept = [x]``, and then
    ``table[key] = kept``. Python binds from the left, which makes no difference as long as no
    target before the name is found by it. In an agent nobody asks who else has an object.
    """
    targets: list[Expression] = [*node.lvalues]
    if len(targets) == 1:
        return targets
    name = next((each for each in targets if is_local(each)), None)
    if not walker.proves or not isinstance(name, nodes.NameExpr):
        return None
    before = targets[: targets.index(name)]
    named = (each for part in before for each in expressions(part))
    read = {each.node for each in named if isinstance(each, nodes.NameExpr)}
    if before and (name.node in read or name.node in walker.captured):
        return None
    return [name, *(each for each in targets if each is not name)]


def _taken(walker: Walker, target: Expression, value: Expression) -> AbstractContextManager[None]:
    """Bind a name to a part of what nobody else has, or put such a thing into another."""
    if not walker.proves:
        return NOTHING
    if not isinstance(target, (nodes.MemberExpr, nodes.IndexExpr)):
        return taking(walker, target, value)
    owner = target.expr if isinstance(target, nodes.MemberExpr) else target.base
    is_offered = may_offer(walker, owner, value)
    return offering(walker, value) if is_offered else moving(walker, owner, value)


@rule(nodes.OperatorAssignmentStmt)
def augmented(walker: Walker, node: nodes.OperatorAssignmentStmt) -> None:
    """``x += value`` drops the sources of the value if ``x`` is plain."""
    with walker.untouched(node.lvalue):
        held = walker.walk(node.lvalue)
    given = walker.walk(node.rvalue)
    was_fresh = is_fresh(walker, node.lvalue)
    slot = slot_of(walker, node.lvalue)
    actual = walker.type(node.rvalue)
    for name in in_place(node.op):
        take_operand(walker, method_of(walker.type(node.lvalue), name), (node.rvalue,))
    if slot is not None and not carries(slot):
        walker.flow(CoercionKind.ASSIGNMENT, node.rvalue, slot, node)
    elif slot is not None and forges(actual, slot):
        walker.forgeries.append(Forgery(node.rvalue, actual, slot, CoercionKind.ASSIGNMENT))
    label = join(held, given, merged(walker, node.lvalue, (node.rvalue,)), _grown(walker, node))
    if not _extends(walker, node) and any(map(walker.carrying, (node.lvalue, node.rvalue))):
        walker.ledger.tell()  # the operator reads content, and may fail
    if walker.carrying(node.lvalue):
        walker.blend(node, node.rvalue)
        walker.keep_sources(node, node.lvalue, node.rvalue)
    advance(walker, node.rvalue)
    if was_fresh:
        grow(walker, node.lvalue, label)
        if not holds_values(actual):
            hold(walker, node.lvalue, node.rvalue)
        return
    if not is_immutable(walker.type(node.lvalue)):
        # In place: whoever else has the object sees it change.
        walker.leaves(
            CoercionKind.ASSIGNMENT, node.rvalue, join(label, as_items(walker, node.rvalue))
        )
        if label.level is not Level.CONTENT and is_one_of(walker, node.lvalue):
            walker.leaves(CoercionKind.ASSIGNMENT, node.lvalue, as_object(walker, node.lvalue))
        walker.changes(node, f"changing `{walker.written(node.lvalue)}`")
        if isinstance(node.lvalue, nodes.NameExpr):
            walker.control.state.share(node.lvalue.node)  # under its other names, too
    # In place it is the object that it was, whoever made what is added to that.
    bind_part(walker, CoercionKind.ASSIGNMENT, node.lvalue, node.rvalue, label)


def _extends(walker: Walker, node: nodes.OperatorAssignmentStmt) -> bool:
    """Whether one list is put behind another, which looks at no item."""
    sides = node.lvalue, node.rvalue
    return node.op == "+" and all(is_list(walker.type(side)) for side in sides)


def _grown(walker: Walker, node: nodes.OperatorAssignmentStmt) -> Label:
    """What is added decides what the target is then, unless that is grounded by it.

    A number or a text that the target may be at first is bound anew, to what comes of both.
    """
    held = walker.type(node.lvalue)
    if not carries(held):
        return KEPT  # the target is plain, which the assignment is about
    _, method = in_place(node.op)
    lost = reads_in_part(walker, method, held, node.rvalue, node)
    kept = [each for each in members(held) if carries(each) or not is_immutable(each)]
    return join(lost, shaped(walker, (node.rvalue,), UnionType.make_union(kept)))


@rule(nodes.ReturnStmt)
def returned(walker: Walker, node: nodes.ReturnStmt) -> None:
    """``return x`` drops the sources of ``x`` if the result is declared plain."""
    if node.expr is None:
        if walker.pc is not None and refuses(walker):
            walker.disclose(Disclosure.REFUSAL, node)
            walker.control.end()
        else:
            walker.control.leave_function()
        return
    arms = [arm for arm in alternatives_of(node.expr) if is_all_own(walker, arm)]
    walker.own_results.update(each for arm in arms for each in _with_items(arm))
    is_own = node.expr in arms  # asked now, since reading it gives it away
    if walker.functions[-1] is walker.outer:
        walker.gives_own &= is_own
        walker.gives_new &= is_new_container(walker, node.expr)
    label = walker.walk(node.expr)
    hands_out_iterator(walker, node.expr)
    if tells(walker, node.expr, label, is_own=is_own):
        return
    slot = walker.return_slot()
    if walker.proof is not None and gives_what_fills(walker.proof, walker.functions[-1], node.expr):
        walker.proof.read_once.add(node.expr)  # whoever calls it by its name knows that
        walker.gives_filling = True
    if slot is not None:
        walker.result(CoercionKind.RETURN, node.expr, slot, node)
    hands_out(walker, node, node.expr, label)


def _with_items(value: Expression) -> Iterator[Expression]:
    """A value, and the items of a tuple, of which nobody has any if nobody has that."""
    yield value
    for item in value.items if isinstance(value, nodes.TupleExpr) else ():
        yield from _with_items(item)


@rule(nodes.IfStmt)
def if_(walker: Walker, node: nodes.IfStmt) -> None:
    """``if`` and ``elif`` test; after a look, content decides what that arm and later ones do."""
    _arms(walker, node, 0)


def _arms(walker: Walker, node: nodes.IfStmt, index: int) -> None:
    if index == len(node.expr):
        walker.branch(node.expr[0], node.else_body)
        return
    test = node.expr[index]
    look = walker.test(test)
    arms = (
        lambda: walker.branch(test, node.body[index]),
        lambda: _arms(walker, node, index + 1),
    )
    if look is None:
        walker.control.branches(*arms)
    else:
        _looking(walker, look, arms)


def _looking(walker: Walker, look: Context, arms: tuple[Arm, Arm]) -> None:
    """Arms that content decides between: where one always refuses, its line tells which it was."""
    if walker.pc is not None:
        # High code stays high, whichever arm refuses; trying arms in arms would double each time.
        walker.control.branches(*arms)
        return
    told = [_refuses(walker, look, arm) for arm in arms]
    if not any(told):
        with walker.control.under(look):
            walker.control.branches(*arms)
        return
    # Where one arm refuses, the other is low: that it runs is told by the line that is missing.
    paths = [_given_away(walker, look, arm) if ends else arm for arm, ends in zip(arms, told)]
    walker.control.branches(*paths)


def _given_away(walker: Walker, look: Context, arm: Arm) -> Arm:
    """An arm whose refusal tells that it ran."""

    def walked() -> None:
        with walker.control.under(look), walker.given_away():
            arm()

    return walked


def _refuses(walker: Walker, look: Context, arm: Arm) -> bool:
    """Whether all paths through an arm end in a refusal or a failure; nothing of it is kept."""
    control = walker.control
    before = control.state
    control.state = before.copy()
    with walker.trial(), control.trial(), control.under(look):
        left = control.leaving()
        arm()
        refused = not control.state.is_live and control.leaving() == left
    control.state = before
    return refused


Arm: TypeAlias = Callable[[], None]


@rule(nodes.WhileStmt)
def while_(walker: Walker, node: nodes.WhileStmt) -> None:
    """``while`` tests; if that is a look, content decides what the whole loop does."""
    is_endless = isinstance(node.expr, nodes.NameExpr) and node.expr.fullname == TRUE
    walker.control.loop(
        lambda: walker.test(node.expr),
        lambda: walker.block(node.body),
        lambda: walker.block(node.else_body),
        is_endless=is_endless,
    )


@rule(nodes.ForStmt)
def for_(walker: Walker, node: nodes.ForStmt) -> None:
    """``for x in xs`` iterates over ``xs``, and binds each item."""
    is_view = walker.proves and shows_view(walker, node.expr)
    if is_view:
        walker.drawn_at_once.add(node.expr)  # only this loop has it
    with taking_items(walker, node.index, node.expr):
        _drawn_from(walker, node, is_view=is_view)


def _drawn_from(walker: Walker, node: nodes.ForStmt, *, is_view: bool) -> None:
    with walker.unshared(node.expr):
        label = walker.walk(node.expr)
    label = of_items(walker, node.expr, label)
    passes = passes_of(walker, node.expr, label, is_async=node.is_async)

    def head() -> Context | None:
        if node.is_async:
            walker.acts(node.expr)
        if passes is not None or not (is_view or isinstance(node.expr, nodes.NameExpr)):
            return passes
        with walker.unshared(node.expr):  # the body may make it longer
            again = walker.walk(node.expr)
            return passes_of(walker, node.expr, again, is_async=node.is_async)

    def each() -> None:
        kind, target = CoercionKind.ASSIGNMENT, node.index
        walk_target(walker, target)
        bind_type(walker, kind, target, node.expr, node.inferred_item_type, node)
        bind_part(walker, kind, target, node.expr, drawn(walker, node.expr, label), is_item=True)
        walker.block(node.body)

    look = walker.control.loop(head, each, lambda: walker.block(node.else_body))
    if look is not None:
        # How often it is advanced is decided in the body: its code runs in high code too.
        with walker.control.under(look), walker.unshared(node.expr):
            passes_of(walker, node.expr, label, is_async=node.is_async)
        draw_by_content(walker, node.expr, look)


@rule(nodes.AssertStmt)
def assert_(walker: Walker, node: nodes.AssertStmt) -> None:
    """``assert`` tests; its message goes into an exception, which drops the sources."""
    look = walker.test(node.expr)
    if look is not None:
        walker.disclose(Disclosure.FAILURE, node)
        walker.ledger.tell(node.expr)
    elif walker.pc is not None:
        walker.ledger.may_fail_high()
    if node.msg is None:
        return
    held = walker.control.state.copy()
    with walker.control.under(look), raising(walker):
        label = walker.walk(node.msg)
        walker.consume_carrying(CoercionKind.RAISE, node.msg)
        walker.leaves(CoercionKind.RAISE, node.msg, label)
    walker.control.state = held  # the message is made where it fails


@rule(nodes.RaiseStmt)
def raise_(walker: Walker, node: nodes.RaiseStmt) -> None:
    """``raise`` drops the sources of what the exception holds: none is ever grounded."""
    for part in (node.expr, node.from_expr):
        if part is not None:
            with raising(walker):
                label = walker.walk(part)
            _makes_exception(walker, part)
            walker.consume_carrying(CoercionKind.RAISE, part)
            is_picked = isinstance(part, nodes.NameExpr) and part.node in walker.picked
            if (part is node.expr or is_picked) and not _raises_again(walker, part, label):
                walker.leaves(CoercionKind.RAISE, part, label)
    if node.expr is not None:
        # Raising writes into the exception where it was raised, and what it came from.
        if _is_of_others(node.expr):
            walker.changes(node, f"raising `{walker.written(node.expr)}`, which others have")
        elif _is_held(node.expr) and walker.label(node.expr).level is not Level.CONTENT:
            walker.high(node, f"raising `{walker.written(node.expr)}`, which was made before")
    look = walker.pc
    if look is not None:
        walker.disclose(Disclosure.FAILURE, node)
        walker.ledger.may_fail_high()
        if walker.proof is not None and _ends_items(walker, node.expr):
            # What draws from this takes it for the end, and shows how many there were.
            message = messages.high_code("ending an iteration", walker.written(look), look.line)
            walker.proof.refuse(node, message)
    walker.control.end()


def _raises_again(walker: Walker, raised: Expression, label: Label) -> bool:
    """Whether what was caught is raised again, which fails as if nobody had caught it."""
    if walker.proof is None or not walker.proof.callees.is_caught(raised):
        return False
    assert isinstance(raised, nodes.NameExpr)
    if raised.node in walker.captured or raised.node in walker.picked:
        return False  # which of several that were caught, content decides
    if label.level:
        walker.disclose(Disclosure.FAILURE, raised)
        walker.ledger.tell()
    return True


def _makes_exception(walker: Walker, raised: Expression) -> None:
    """``raise Problem`` calls the class, as ``raise Problem()`` does."""
    made = raised.node if isinstance(raised, nodes.RefExpr) else None
    proof = walker.proof
    if proof is None or not isinstance(made, nodes.TypeInfo):
        return
    if not proof.vouching.constructs(made):
        proof.refuse(raised, proof.unmade(made, made.name))
    elif not proof.vouching.makes_quietly(made):
        walker.changes(raised, f"calling `{made.name}`")


def _is_of_others(raised: Expression) -> bool:
    """Whether an exception is neither made where it is raised nor held by a local."""
    if not isinstance(raised, (nodes.NameExpr, nodes.MemberExpr)):
        return isinstance(raised, nodes.IndexExpr)
    return not (isinstance(raised.node, (nodes.TypeInfo, nodes.TypeAlias)) or _is_held(raised))


def _is_held(raised: Expression) -> bool:
    """Whether an exception is held by a local."""
    held = raised.node if isinstance(raised, nodes.NameExpr) else None
    return isinstance(held, nodes.Var) and not held.is_argument and "." not in held.fullname


def _ends_items(walker: Walker, raised: Expression | None) -> bool:
    """Whether an exception is taken for the end of an iteration by whoever draws from it."""
    info = class_of(walker.proper(raised)) if raised is not None else None
    return info is not None and any(map(info.has_base, ENDING))


@rule(nodes.WithStmt)
def with_(walker: Walker, node: nodes.WithStmt) -> None:
    """``with`` binds what the manager gives; that may also swallow an exception of the body."""
    _managed(walker, node, 0)


def _managed(walker: Walker, node: nodes.WithStmt, index: int) -> None:
    """Each manager manages the ones behind it, and the body."""
    if index == len(node.expr):
        walker.block(node.body)
        return
    manager, target = node.expr[index], node.target[index]
    label = walker.walk(manager)
    if node.is_async:
        walker.acts(manager)
    if target is not None:
        walk_target(walker, target)
        entered = _entered(walker, manager, is_async=node.is_async)
        if walker.proof is not None:
            ask_to_write(walker.proof, target, manager, entered)
        bind_type(walker, CoercionKind.ASSIGNMENT, target, manager, entered, target)
        is_itself = walker.proof is not None and gives_itself(walker.proof, manager)
        put = bind_label if is_itself else bind_part
        put(walker, CoercionKind.ASSIGNMENT, target, manager, label)
    if walker.proves:
        manage(walker, node, manager, lambda: _managed(walker, node, index + 1))
    else:
        _managed(walker, node, index + 1)


def _entered(walker: Walker, manager: Expression, *, is_async: bool) -> Type:
    found = walker.type(manager)
    method = "__aenter__" if is_async else "__enter__"
    with silently(walker.checker):
        entered = call_method(walker.checker, method, found, [], manager)
        if is_async:
            entered = awaited(walker.checker, entered, manager)
    return entered


@rule(nodes.TryStmt)
def try_(walker: Walker, node: nodes.TryStmt) -> None:
    """``try``: a handler that goes on reveals that something failed, perhaps because of content."""
    if walker.proves:
        try_statement(walker, node)
        return
    walker.block(node.body)
    for kind, handler in zip(node.types, node.handlers):
        walker.walk(kind)
        walker.block(handler)
    walker.block(node.else_body)
    walker.block(node.finally_body)


@rule(nodes.MatchStmt)
def match(walker: Walker, node: nodes.MatchStmt) -> None:
    """``match``: a pattern that asks what grounded content holds is a look at it."""
    label = walker.walk(node.subject)
    found = walker.type(node.subject)
    looks = any(reads(pattern, found) for pattern in node.patterns)
    if looks and not walker.proves:
        walker.consume_carrying(CoercionKind.SUBJECT, node.subject)
    _cases(walker, node, 0, label)


def _cases(walker: Walker, node: nodes.MatchStmt, index: int, label: Label) -> None:
    """A case that looks makes itself and all later ones high."""
    if index == len(node.patterns):
        return
    pattern, guard, body = node.patterns[index], node.guards[index], node.bodies[index]
    look = matched(walker, pattern, node.subject, label)
    before = walker.control.state.copy()

    def unmatched() -> None:
        walker.control.state = meet(before, walker.control.state)  # it captured nothing, or all
        _cases(walker, node, index + 1, label)

    with walker.control.under(look):
        captures(walker, pattern, node.subject, label)
        if guard is None and not is_refutable(pattern):
            walker.block(body)  # one of the cases runs: nothing is left as it was before
            return
        asked = walker.test(guard) if guard is not None else None
        with walker.control.under(asked):
            walker.control.branches(lambda: walker.block(body), unmatched)


@rule(nodes.FuncDef)
def function(walker: Walker, node: FuncDef) -> None:
    """A nested function belongs to the function around it."""
    walker.high(node, "defining a function")
    if node not in walker.in_place:
        walker.function_inside(node)


@rule(nodes.Decorator)
def decorated(walker: Walker, node: Decorator) -> None:
    """A nested function with decorators: one with a mark is checked by itself."""
    walker.walk_all(node.decorators)
    contract = contract_of(node.var.type)
    if contract is None:
        walker.function_inside(node.func)
    elif walker.proof is not None and not contract.pure:
        walker.proof.refuse(node.func, messages.nested_trust(node.name))


@rule(nodes.OverloadedFuncDef)
def overloaded(walker: Walker, node: nodes.OverloadedFuncDef) -> None:
    """A nested overload, or a property with a setter, belongs to the function around it."""
    if walker.proof is not None and not node.is_property:
        walker.proof.refuse(node, messages.local_overload(node.name))
    walker.walk_all(node.items)
    if node.impl is not None and node.impl not in node.items:
        walker.walk(node.impl)


@rule(nodes.ClassDef)
def class_(walker: Walker, node: nodes.ClassDef) -> None:
    """A nested class: a proof may not define one, since it does not follow what that runs."""
    if walker.proof is not None:
        walker.proof.refuse(node, messages.local_class(node.name))
    walker.block(node.defs)
