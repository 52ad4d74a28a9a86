"""Iteration: what decides how often a loop runs, and what it draws."""

from __future__ import annotations

from mypy.nodes import (
    AwaitExpr,
    CallExpr,
    Context,
    Decorator,
    Expression,
    FuncDef,
    GeneratorExpr,
    NameExpr,
    OverloadedFuncDef,
    RefExpr,
    TypeInfo,
    Var,
)
from mypy.types import Instance, TupleType, Type

from corvid_mypy.library import Gives, Manner, Row, Trait, derives, row
from corvid_mypy.model.special_methods import FOLLOWED
from corvid_mypy.model.summary import Disclosure
from corvid_mypy.model.types import carries, is_grounded, members
from corvid_mypy.program.callees import contract_named, is_lift
from corvid_mypy.proof.code.implicit import ask_to_iterate
from corvid_mypy.proof.labels import KEPT, Label, Level, at_place, join, limited
from corvid_mypy.proof.rules.fresh import grow, is_fresh, is_own_iterator, move_on
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report.findings import CoercionKind
from corvid_mypy.report.messages import bind_a_list, declare_sequence
from corvid_mypy.seam.language_names import BUILT_IN, COROUTINES, ITERABLES


def passes_of(
    walker: Walker, sequence: Expression, label: Label, *, is_async: bool
) -> Context | None:
    """What makes the passes over a sequence high: its length, where content decides it."""
    found = walker.proper(sequence)
    for item in found.items if isinstance(found, TupleType) else ():
        walker.stands_in(sequence, item, walker.item(sequence))  # all go by one name
    if walker.proof is None:
        return None
    ask_to_iterate(walker.proof, sequence, sequence, is_async=is_async)
    advance(walker, sequence)
    if walker.of_form(sequence, label).level:
        return label.look or sequence
    if carries(walker.type(sequence)):
        walker.disclose(Disclosure.LENGTH, sequence)
    return None


def of_items(walker: Walker, sequence: Expression, label: Label) -> Label:
    """The label of a sequence as a loop draws from it: the items of a grounded whole are content.

    In an agent, that is a site; in a proof it is a look, which decides how often the loop runs.
    """
    if not walker.proves or not walker.grounded(sequence):
        walker.consume(CoercionKind.ITERATION, sequence)
        return label
    walker.disclose(Disclosure.CONDITION, sequence)
    return join(label, walker.lost(CoercionKind.ITERATION, sequence, sequence))


def shows_view(walker: Walker, node: Expression) -> bool:
    """Whether a call gives a view of a dictionary."""
    found = walker.proper(node) if isinstance(node, CallExpr) else None
    if not isinstance(found, Instance) or found.type.fullname in BUILT_IN:
        return False
    return derives(found.type, Trait.VIEW)


def drawn(walker: Walker, sequence: Expression, label: Label) -> Label:
    """The label of an item: of a selection it is wholly grounded, which its type says."""
    item = walker.item(sequence) if walker.proves else None
    if item is not None and not walker.of_form(sequence, label).level:
        return at_place(label, walker.type(sequence), item)
    return KEPT if label.level is Level.KEPT else label._replace(level=Level.CONTENT)


def advance(walker: Walker, sequence: Expression) -> None:
    """Draw from a sequence: an iterator that others have is changed by that.

    So is a coroutine that is awaited: what its function does is done here.
    """
    found = walker.type(sequence)
    if isinstance(found, Instance) and found.type.fullname in BUILT_IN:
        return  # asked of every argument, most of which are none of what follows
    runs = is_coroutine(found)
    moves = runs or _is_iterator(found)
    if not (moves or _says_iterable(found)) or makes_iterator(walker, sequence):
        return
    if runs and walker.control.decides is None and _is_parameter(walker, sequence):
        return  # whoever hands a coroutine over is asked there
    if moves and _is_passed(walker, sequence) and _is_told_to_callers(walker, sequence):
        return  # whoever hands an iterator over is asked there
    label = walker.label(sequence)
    # A coroutine that was made with content is one and the same; one that a look chose is not.
    is_chosen = label.level is Level.CONTENT and not (runs and label.look is None)
    with walker.control.under(sequence if is_chosen else None):
        if moves and is_fresh(walker, sequence):
            grow(walker, sequence)
        elif is_own_iterator(walker, sequence):
            move_on(walker, sequence)
        elif moves:
            doing = "awaiting a coroutine" if runs else "advancing an iterator"
            cure = _listed(walker, sequence) if not runs else None
            walker.changes(sequence, f"{doing} that was made elsewhere", cure)
        else:
            _draw(walker, sequence)


def _listed(walker: Walker, sequence: Expression) -> str | None:
    """What to write for an iterator with a name, of which content decides how much is drawn."""
    if not isinstance(sequence, NameExpr):
        return None
    if _is_parameter(walker, sequence):
        return declare_sequence(sequence.name)
    return bind_a_list(sequence.name)


def _draw(walker: Walker, sequence: Expression) -> None:
    """Draw from what was declared no more than iterable: what filled it may be an iterator."""
    written = walker.written(sequence)
    if _is_parameter(walker, sequence) and _is_told_to_callers(walker, sequence):
        return  # whoever hands an iterator over is asked there whether drawing from it tells
    walker.changes(sequence, f"drawing from `{written}`", declare_sequence(written))


def _is_passed(walker: Walker, sequence: Expression) -> bool:
    """Whether an iterator is an argument of the function at work; its own object is none."""
    if not isinstance(sequence, NameExpr) or is_coroutine(walker.type(sequence)):
        return False
    function = walker.functions[-1]
    is_method = isinstance(function, FuncDef) and function.info and not function.is_static
    taken = function.arguments[1:] if is_method else function.arguments
    # What a default is nobody hands over.
    passed = [argument.variable for argument in taken if argument.initializer is None]
    return sequence.node in passed and _is_parameter(walker, sequence)


def _is_told_to_callers(walker: Walker, parameter: Expression) -> bool:
    """Whether callers see to it how far a parameter is drawn; what is left of it is content."""
    state, look = walker.control.state, walker.control.decides
    if look is None:
        return True
    variable = parameter.node if isinstance(parameter, NameExpr) else None
    if variable is None or variable not in state.passed:
        return False
    walker.ledger.draws = True
    left = limited(Label(Level.CONTENT, (), look), walker.type(parameter))
    state.change(variable, join(state.labels.get(variable, KEPT), left))
    return True


def hands_out_iterator(walker: Walker, value: Expression) -> None:
    """What ``__iter__`` returns is drawn from by whoever asked: that may move it on for others."""
    function = walker.functions[-1]
    resumed = isinstance(function, FuncDef) and function.info and function.name in FOLLOWED
    if resumed and is_lazy(walker, value) and not makes_iterator(walker, value):
        walker.ledger.is_quiet = False


def may_move(typ: Type) -> bool:
    """Whether drawing from a value of this type may move on what others have as well."""
    return _is_iterator(typ) or _says_iterable(typ)


def _says_iterable(typ: Type) -> bool:
    """Whether a type says only that there is something to draw from."""
    return any(
        isinstance(member, Instance) and member.type.fullname in ITERABLES
        for member in members(typ)
    )


def _is_parameter(walker: Walker, sequence: Expression) -> bool:
    """Whether a name is a parameter of the function at work, bound to nothing else."""
    variable = sequence.node if isinstance(sequence, NameExpr) else None
    if not isinstance(variable, Var) or walker.proof is None:
        return False
    own = (argument.variable for argument in walker.functions[-1].arguments)
    return variable in own and not walker.proof.callees.is_bound(variable)


def makes_iterator(walker: Walker, sequence: Expression) -> bool:
    """Whether an expression makes an iterator of its own, rather than naming one."""
    if isinstance(sequence, NameExpr) and isinstance(sequence.node, Var):
        return sequence.node in walker.control.state.fresh and is_group(walker, sequence.node)
    if not isinstance(sequence, CallExpr):
        return isinstance(sequence, (GeneratorExpr, AwaitExpr))
    # `lift(pages)(doc)` runs `pages`.
    made = sequence.callee.args[0] if is_lift(sequence.callee) else sequence.callee
    found = walker.proof.callees.definition(made) if walker.proof is not None else None
    if isinstance(found, TypeInfo):
        return True
    each = found.items[0] if isinstance(found, OverloadedFuncDef) else found
    function = each.func if isinstance(each, Decorator) else each
    if isinstance(function, FuncDef) and (function.is_generator or function.is_coroutine):
        return True
    if found is not None and walker.of_library(found):
        called = row(found.fullname)
        return called is not None and (_iterates(called) or called.gives not in HANDING_ON)
    return contract_named(found) is not None


def _iterates(called: Row) -> bool:
    """Whether a library function gives an iterator of its own over what it is passed."""
    return called.lazy or called.manner is Manner.MAP


HANDING_ON = (Gives.HELD, Gives.CHOSEN, Gives.RETURNED)
"""What gives one of the things that it was passed, or that those hold."""


def is_group(walker: Walker, variable: Var) -> bool:
    """Whether a variable is bound to groups of items alone, as loops over `groupby(...)` draw."""
    drawn = walker.proof.callees.drawn(variable) if walker.proof is not None else []
    return bool(drawn) and all(each.part == 1 and _groups(each.sequence) for each in drawn)


def _groups(sequence: Expression) -> bool:
    callee = sequence.callee if isinstance(sequence, CallExpr) else None
    called = row(callee.fullname) if isinstance(callee, RefExpr) else None
    return called is not None and called.groups


def is_lazy(walker: Walker, sequence: Expression) -> bool:
    """Whether items are made when they are drawn: an iterator, a generator, a plain one."""
    return _is_iterator(walker.type(sequence))


def is_coroutine(typ: Type) -> bool:
    """Whether awaiting a value runs a function; a task runs by itself."""
    return any(
        isinstance(member, Instance) and member.type.fullname in COROUTINES
        for member in members(typ)
    )


def _is_iterator(typ: Type) -> bool:
    return any(
        isinstance(member, Instance)
        and not is_grounded(member)  # to advance content changes content, which stays grounded
        and (member.type.get("__next__") is not None or member.type.get("__anext__") is not None)
        for member in members(typ)
    )
