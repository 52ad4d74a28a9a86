"""Owning: what an expression makes, so that nobody else has it, and which of several things it is.

What the body made can be changed without anybody seeing it. Of several objects that others have,
which one it is shows as soon as it is changed.
"""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import (
    AwaitExpr,
    CallExpr,
    ConditionalExpr,
    Decorator,
    DictExpr,
    DictionaryComprehension,
    Expression,
    FuncDef,
    GeneratorExpr,
    IndexExpr,
    ListComprehension,
    ListExpr,
    MemberExpr,
    NameExpr,
    OpExpr,
    RefExpr,
    SetComprehension,
    SetExpr,
    SliceExpr,
    StarExpr,
    SymbolNode,
    TupleExpr,
    TypeInfo,
    Var,
)
from mypy.types import CallableType, Instance, NoneType, Type, has_type_vars

from corvid_mypy.library import Gives, Row, Use, row
from corvid_mypy.model.contracts import Kind
from corvid_mypy.model.special_methods import IN_PLACE
from corvid_mypy.model.summaries import summary_of
from corvid_mypy.program.callees import class_of, slots_filled
from corvid_mypy.proof.code.factories import makes_new
from corvid_mypy.proof.code.vouching import holds_callable
from corvid_mypy.proof.labels import (
    Label,
    Level,
    holds_fixed,
    holds_frozen,
    holds_values,
    is_frozen_value,
    is_value,
)
from corvid_mypy.proof.lending import ANY_FIELD, may_be_lent
from corvid_mypy.proof.rules.arguments import declared_parameter, filled
from corvid_mypy.proof.rules.fresh import is_fresh
from corvid_mypy.proof.rules.iteration import HANDING_ON, is_coroutine
from corvid_mypy.proof.rules.known import known_of_written
from corvid_mypy.proof.rules.lookups import row_of
from corvid_mypy.proof.walker import Walker
from corvid_mypy.seam.language_names import CHANGEABLE, FROZENSET, INT, LIST, SET
from corvid_mypy.seam.runtime_names import EACH
from corvid_mypy.seam.syntax import expressions


def is_all_own(walker: Walker, value: Expression) -> bool:
    """Whether a value can be changed by nobody, or is new and holds such values only."""
    if is_frozen_value(walker.type(value)):
        return True
    if isinstance(value, NameExpr):
        # Asked before it is read, as of a result: to be read otherwise makes it somebody's else.
        return walker.owns(value)
    is_written = isinstance(value, _DISPLAYS) or _is_of_new(walker, value)
    if is_written and holds_frozen(walker.type(value)):
        return True
    if isinstance(value, (ListExpr, SetExpr, TupleExpr)):
        return all(is_all_own(walker, item) for item in value.items)
    if isinstance(value, DictExpr):
        return all(is_all_own(walker, item) for _, item in value.items)
    if isinstance(value, ListComprehension):
        return is_all_own(walker, value.generator.left_expr)
    if isinstance(value, DictionaryComprehension):
        return is_all_own(walker, value.value)
    if gives_own(walker, value):
        return True
    if not isinstance(value, CallExpr) or not is_made_here(walker, value):
        return False
    if _gives_new(walker, value) or not (
        holds_values(walker.type(value)) or not _is_brought_in(walker, value)
    ):
        return False  # it may hold what others have
    if _started(walker, value) is not None:
        return False  # others have what the task gives
    if isinstance(value.callee, RefExpr) and _makes_object(walker, value.callee):
        return _holds_own(walker, value, value.callee)
    return holds_frozen(walker.type(value)) or all(
        makes_new(arg) or _puts_own(walker, value, arg) for arg in value.args
    )


def _holds_own(walker: Walker, call: CallExpr, callee: RefExpr) -> bool:
    """Whether a new object holds nothing that others have but what is lent to it."""
    made = _called(walker, callee)
    assert isinstance(made, TypeInfo)
    assert walker.proof is not None
    lent, relied = walker.proof.vouching.lends(made)
    walker.lending.relied |= relied
    if not walker.lending.lends(lent):
        return False
    fields = _fields_filled(walker, call, made)
    if fields is None:
        # The constructor is written, and says itself what it puts where, but for its variables.
        return all(is_all_own(walker, arg) for arg in _taken_for_content(walker, call, made))
    return all(_fills_own(walker, *each) for each in fields)


def _taken_for_content(walker: Walker, call: CallExpr, made: TypeInfo) -> Iterator[Expression]:
    """What fills a type variable of a constructor, which takes that for something grounded."""
    found = walker.proper(call.callee)
    if not isinstance(found, CallableType):  # one of several forms, each with variables of its own
        yield from call.args if made.type_vars else ()
        return
    for argument, formal, _ in filled(walker, call, found):
        slot = declared_parameter(found, formal)
        if has_type_vars(slot) if slot is not None else made.type_vars:
            yield call.args[argument]


def _fills_own(walker: Walker, arg: Expression, field: str | None, slot: Type | None) -> bool:
    """Whether an argument fills a field with what nobody else has, or with what is lent."""
    if not is_all_own(walker, arg):
        is_plain = field is not None and slot is not None and may_be_lent(slot)
        is_plain = is_plain and may_be_lent(walker.type(arg))
        return is_plain and walker.lending.lends({field or ANY_FIELD})
    if not is_frozen_value(walker.type(arg)) and any(
        isinstance(each, NameExpr) and isinstance(each.node, Var) for each in expressions(arg)
    ):
        # What has a name may be put into another field, too.
        walker.lending.relied.add(field or ANY_FIELD)
    return True


def _fields_filled(
    walker: Walker, call: CallExpr, made: TypeInfo
) -> list[tuple[Expression, str | None, Type | None]] | None:
    """The arguments of a generated constructor, each with the field that it fills, and its type."""
    symbol, found = made.get("__init__"), walker.proper(call.callee)
    if symbol is not None and not symbol.plugin_generated and isinstance(symbol.node, FuncDef):
        return None
    if not isinstance(found, CallableType) or "dataclass" not in made.metadata:
        return [(arg, None, None) for arg in call.args]  # by which names, it is free to say
    filled = dict(slots_filled(call, found, walker.type))
    fields: list[tuple[Expression, str | None, Type | None]] = []
    for place, (arg, how) in enumerate(zip(call.args, call.arg_kinds)):
        at = filled.get(place) if not how.is_star() else None
        name = found.arg_names[at] if at is not None else None
        fields.append((arg, name, found.arg_types[at] if at is not None else None))
    return fields


def _puts_own(walker: Walker, call: CallExpr, arg: Expression) -> bool:
    """Whether a new container gets nothing from an argument that anybody else has."""
    called = row(call.callee.fullname) if isinstance(call.callee, RefExpr) else None
    if called is not None:
        if called.calls_at_once and holds_callable(walker.type(arg)):
            return True  # it is asked for an order, or which one
        if called.makes_container and isinstance(arg, GeneratorExpr):
            arg = arg.left_expr  # it is drawn here
    return is_all_own(walker, arg)


_DISPLAYS = (
    ListExpr,
    DictExpr,
    SetExpr,
    ListComprehension,
    SetComprehension,
    DictionaryComprehension,
)


def is_one_of(walker: Walker, value: Expression) -> bool:
    """Whether content decides which of several objects a value is, or holds, that may change."""
    found = walker.type(value)
    if walker.label(value).level is Level.KEPT or is_value(found):
        return False
    if isinstance(value, NameExpr):
        return value.node not in walker.control.state.single
    if _arms(value):
        return not nobody_has(walker, value)
    if isinstance(value, (DictExpr, ListExpr, TupleExpr)):
        return any(_puts_one_of(walker, *part) for part in _put_in(value))
    known = walker.single_calls.get(value)
    if known is not None:
        return not known
    return not (is_new(walker, value) and holds_own(walker, value))


def holds_own(walker: Walker, value: Expression) -> bool:
    """Whether nothing that may be changed in a new object is in anything else."""
    return holds_fixed(walker.type(value)) or is_all_own(walker, value)


def _put_in(display: DictExpr | ListExpr | TupleExpr) -> Iterator[tuple[Expression, bool]]:
    """What is put into a display, and whether all that this holds is."""
    for item in display.items:
        if isinstance(item, tuple):
            yield item[1], item[0] is None
        elif isinstance(item, StarExpr):
            yield item.expr, True
        else:
            yield item, False


def _puts_one_of(walker: Walker, value: Expression, is_spread: bool) -> bool:
    """Whether what is put somewhere is one of several objects, or holds such, as content says."""
    if is_spread and holds_fixed(walker.type(value)):
        return False
    return is_one_of(walker, value)


def alternatives_of(value: Expression) -> list[Expression]:
    """An expression, and those of which it gives one."""
    return [value, *(each for part in _arms(value) for each in alternatives_of(part))]


def _arms(value: Expression) -> list[Expression]:
    """The expressions of which one gives the value of this one, if there are several."""
    if isinstance(value, ConditionalExpr):
        return [value.if_expr, value.else_expr]
    is_either = isinstance(value, OpExpr) and value.op in ("and", "or")
    return [value.left, value.right] if is_either else []  # type: ignore[attr-defined]


def gives_piece(walker: Walker, value: Expression, *, is_part: bool) -> bool:
    """Whether a local is bound to something inside of a container, and never to all of that.

    Args:
        walker: the walk.
        value: what gives a part of what nobody else has.
        is_part: whether the local is bound to an item of it.
    """
    if isinstance(value, ConditionalExpr):
        return all(gives_piece(walker, arm, is_part=is_part) for arm in _arms(value))
    if isinstance(walker.proper(value), NoneType):
        return True
    if is_part:
        # The iterator of a class of the program may give the object itself.
        return walker.root_of(value) is not None and not walker.answers_itself(value)
    if isinstance(value, IndexExpr):
        return not walker.answers_itself(value.base)
    return isinstance(value, MemberExpr) or _takes_out(walker, value)


def _takes_out(walker: Walker, value: Expression) -> bool:
    """Whether a method of the library takes an item out of its container, and gives that."""
    if not isinstance(value, CallExpr) or not isinstance(value.callee, MemberExpr):
        return False
    if walker.proof is None or value.callee.name in IN_PLACE:
        return False  # it gives the container
    called = row_of(walker, value.callee, walker.proof.callees.definition(value.callee))
    return called is not None and bool(called.changes) and called.gives is Gives.HELD


def nobody_has(walker: Walker, value: Expression) -> bool:
    """Whether nobody else has a value, or what may be changed in it."""
    found = walker.type(value)
    if is_value(found) or value in walker.own_results:
        return True
    if _arms(value):
        return all(nobody_has(walker, arm) for arm in _arms(value))
    return is_new(walker, value) and (holds_values(found) or is_all_own(walker, value))


def is_new(walker: Walker, value: Expression) -> bool:
    """Whether a value is made here, so that nobody else has it."""
    if isinstance(value, IndexExpr):
        return isinstance(value.index, SliceExpr)
    if isinstance(value, OpExpr):
        return value.op not in ("and", "or")
    if isinstance(value, GeneratorExpr):
        return True
    if isinstance(value, CallExpr) and isinstance(value.callee, RefExpr):
        if isinstance(_called(walker, value.callee), TypeInfo):
            return True
        if row(value.callee.fullname) is not None:
            return not _hands_on(value)
    return is_made_here(walker, value) or (isinstance(value, NameExpr) and is_fresh(walker, value))


def _hands_on(call: CallExpr) -> bool:
    """Whether a library function gives one of the things that it was passed."""
    called = row(call.callee.fullname) if isinstance(call.callee, RefExpr) else None
    return called is not None and called.gives in HANDING_ON


def as_object(walker: Walker, value: Expression) -> Label:
    """The label of a value that somebody gets who may change it: which object it is shows then."""
    label = walker.label(value)
    return label._replace(level=Level.CONTENT) if is_one_of(walker, value) else label


def as_items(walker: Walker, value: Expression) -> Label:
    """The label of a value whose items somebody gets who may change them."""
    return walker.label(value) if holds_fixed(walker.type(value)) else as_object(walker, value)


def is_new_container(walker: Walker, value: Expression) -> bool:
    """Whether a value is a container that nobody else has, whoever has what it holds."""
    if isinstance(value, NameExpr):
        return value.node in walker.control.state.fresh
    return is_made_here(walker, value)


def _makes_object(walker: Walker, callee: RefExpr) -> bool:
    """Whether this is a class of the program whose objects nobody has but who made them."""
    made, proof = _called(walker, callee), walker.proof
    is_alone = isinstance(made, TypeInfo) and proof is not None and proof.vouching.is_alone(made)
    walker.ledger.makes_fresh |= is_alone and made is not callee.node  # it may be a subclass
    return is_alone


def _called(walker: Walker, callee: RefExpr) -> SymbolNode | None:
    return walker.proof.callees.definition_of(callee) if walker.proof is not None else callee.node


def is_made_here(walker: Walker, value: Expression) -> bool:
    """Whether an expression makes a new container, and nothing else has it."""
    if gives_own(walker, value) or _gives_new(walker, value):
        return True
    if _is_brought_in(walker, value) or _is_gathered(walker, value):
        return True
    if isinstance(value, CallExpr):
        if not isinstance(value.callee, RefExpr):
            return False
        called = row(value.callee.fullname)
        if value.callee.fullname == EACH or _started(walker, value) is not None:
            return True
        if walker.proves and is_coroutine(walker.type(value)):
            return known_of_written(walker, value.callee).quiet  # or awaiting it shows elsewhere
        if called is not None and called.makes_container:
            return all(_runs_quietly(walker, arg) for arg in value.args if Use.SOME in called.takes)
        if called is not None and called.lazy:
            # Over plain values alone it runs no code of the program, and moves nothing else on.
            return called.quiet and all(is_value(walker.type(arg)) for arg in value.args)
        return _makes_object(walker, value.callee)
    return isinstance(value, _DISPLAYS) or _is_of_new(walker, value)


def _is_of_new(walker: Walker, value: Expression) -> bool:
    """Whether this is made of containers made here, as a slice or by an operator.

    Those of others may be of a subclass, whose methods give anything; these are Python's own.
    """
    if isinstance(value, IndexExpr):
        is_slice = isinstance(value.index, SliceExpr)
        return is_slice and _is_new_of(walker, value.base, LIST)
    if not isinstance(value, OpExpr):
        return False
    if value.op == "+":
        return all(_is_new_of(walker, side, LIST) for side in (value.left, value.right))
    if value.op == "*":
        return _is_repeated(walker, value.left, value.right)
    # Of a frozen set Python asks no method first, whatever its class is: it is no kind of set.
    is_taken = _is_of(walker, value.right, FROZENSET) or _is_new_of(walker, value.right, SET)
    return value.op in _OF_SETS and is_taken and _is_new_of(walker, value.left, SET)


def _is_repeated(walker: Walker, one: Expression, other: Expression) -> bool:
    """Whether a new list is written several times over: ``[False] * n``, or ``n * [False]``."""
    return any(
        _is_new_of(walker, items, LIST) and _is_of(walker, times, INT)
        for items, times in ((one, other), (other, one))
    )


_OF_SETS = ("-", "&", "|", "^")


def _is_of(walker: Walker, value: Expression, name: str) -> bool:
    found = walker.proper(value)
    return isinstance(found, Instance) and found.type.fullname == name


def _is_new_of(walker: Walker, value: Expression, name: str) -> bool:
    """Whether a value is of a class of Python's own, and made here, or as a constant is made."""
    if not _is_of(walker, value, name):
        return False
    if isinstance(value, NameExpr) and is_fresh(walker, value):
        return True
    made = walker.proof.callees.resolve(value) if walker.proof is not None else value
    return is_made_here(walker, value) or isinstance(made, _DISPLAYS)


def _runs_quietly(walker: Walker, arg: Expression) -> bool:
    """Whether what a container keeps to call it later, such as a factory, changes nothing."""
    return not holds_callable(walker.type(arg)) or known_of_written(walker, arg).quiet


def gives_own(walker: Walker, value: Expression) -> bool:
    """Whether a function of the program gives something that nobody but its caller has."""
    gives, started = walker.type(value), _started(walker, value)
    if started is not None:
        return _answers_own(walker, started, gives, is_awaited=True)
    if not isinstance(value, AwaitExpr):
        return _answers_own(walker, value, gives, is_awaited=False)
    return all(
        _answers_own(walker, coroutine, gives, is_awaited=True)
        for coroutine in _awaited_for(walker, value.expr) or [value.expr]
    )


def _answers_own(walker: Walker, call: Expression, gives: Type, *, is_awaited: bool) -> bool:
    """Whether a call of a function of the program gives what nobody else has, once awaited."""
    function = _function_called(walker, call, is_awaited=is_awaited)
    if function is None:
        return False
    declared = function.type
    is_open = not isinstance(declared, CallableType) or has_type_vars(declared.ret_type)
    if is_open and not holds_values(gives):
        return False  # what a variable stands for may be an object of others
    known = summary_of(function)
    if not (known.gives_own and known.is_derived and not known.heeds):
        return False
    walker.lending.relied |= known.relied
    return walker.lending.lends(known.lent)


def _gives_new(walker: Walker, value: Expression) -> bool:
    """Whether a function of the program gives a container that nobody but its caller has."""
    call = value.expr if isinstance(value, AwaitExpr) else value
    function = _function_called(walker, call, is_awaited=call is not value)
    if function is None:
        return False
    known = summary_of(function)
    gives_new = known.gives_new or (known.gives_another and _is_this_one(walker, call))
    # Where others have what it changes, the call is refused.
    return gives_new and (known.is_derived or known.owns) and not known.heeds


def _is_this_one(walker: Walker, call: Expression) -> bool:
    """Whether the method that is called is none of a subclass: its object is made here by name."""
    callee = call.callee if isinstance(call, CallExpr) else None
    owner = callee.expr if isinstance(callee, MemberExpr) else None
    local = owner.node if isinstance(owner, NameExpr) else None
    if walker.proof is None or owner is None or not isinstance(local, Var):
        return False
    info, callees = class_of(walker.proper(owner)), walker.proof.callees
    made = callees.values(local)
    if info is None or not made or local.is_argument or callees.drawn(local):
        return False
    return (
        "." not in local.fullname
        and walker.proof.vouching.is_alone(info)
        and all(
            isinstance(each, CallExpr)
            and isinstance(each.callee, RefExpr)
            and each.callee.node is info
            for each in made
        )
    )


def gives_apart(walker: Walker, value: Expression) -> bool:
    """Whether a function of the program gives a new container of what nobody can change."""
    return _gives_new(walker, value) and holds_frozen(walker.type(value))


def _function_called(walker: Walker, call: Expression, *, is_awaited: bool) -> FuncDef | None:
    """The function of the program that a call gives the result of, once awaited or at once."""
    if walker.proof is None or not isinstance(call, CallExpr):
        return None
    called = walker.proof.callees.definition_of(call.callee)
    function = called.func if isinstance(called, Decorator) else called
    is_known = isinstance(function, FuncDef) and function.is_coroutine is is_awaited
    return function if is_known and isinstance(function, FuncDef) else None


def _awaited_for(walker: Walker, awaitable: Expression) -> list[Expression]:
    """The coroutines that the library waits for, where it gives what they return."""
    called = _waiting(walker, awaitable)
    if called is None or not isinstance(awaitable, CallExpr):
        return []
    uses = called.parameters(awaitable.arg_names)
    waited = [arg for arg, use in zip(awaitable.args, uses) if use is Use.AWAIT]
    return [coroutine for arg in waited for coroutine in _made_by(arg)]


def _waiting(walker: Walker, awaitable: Expression) -> Row | None:
    """What the table says of a library function that gives what it waits for."""
    if walker.proof is None or not isinstance(awaitable, CallExpr):
        return None
    callee = awaitable.callee
    called = row_of(walker, callee, walker.proof.callees.definition(callee))
    gives = called is not None and called.gives in (Gives.HELD, Gives.ITEMS)
    return called if called is not None and gives and Use.AWAIT in called.takes else None


def _made_by(arg: Expression) -> list[Expression]:
    """What makes each of several coroutines that are passed at once."""
    if isinstance(arg, ListComprehension):
        arg = arg.generator
    if isinstance(arg, GeneratorExpr):
        return [arg.left_expr]
    return [*arg.items] if isinstance(arg, (ListExpr, TupleExpr)) else [arg]


def _started(walker: Walker, value: Expression) -> Expression | None:
    """The coroutine for which a task is made here: it is the task's result that the task gives."""
    made = walker.proper(value)
    if not isinstance(made, Instance) or not made.type.has_readable_member(_WATCHED):
        return None
    coroutines = _awaited_for(walker, value)
    given = walker.proper(coroutines[0]) if len(coroutines) == 1 else None
    is_run = isinstance(given, Instance) and is_coroutine(given) and made.args == given.args[-1:]
    return coroutines[0] if is_run else None


_WATCHED = "add_done_callback"
"""What tasks and futures have, and coroutines have not."""


def _is_gathered(walker: Walker, value: Expression) -> bool:
    """Whether this is the new list of what several coroutines return."""
    called = _waiting(walker, value.expr) if isinstance(value, AwaitExpr) else None
    return called is not None and called.gives is Gives.ITEMS


def _is_brought_in(walker: Walker, value: Expression) -> bool:
    """Whether a tool brings in a container: run time gives each caller one of its own."""
    found, call = walker.proper(value), value.expr if isinstance(value, AwaitExpr) else value
    if walker.proof is None or not isinstance(call, CallExpr) or not isinstance(found, Instance):
        return False
    contract = walker.proof.callees.contract(call.callee)
    is_tool = contract is not None and contract.kind is Kind.TOOL and contract.retrieves
    return is_tool and found.type.fullname in CHANGEABLE
