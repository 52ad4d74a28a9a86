"""Results: what a function hands out, and what tells that it did."""

from __future__ import annotations

from mypy.nodes import (
    CallExpr,
    ConditionalExpr,
    Context,
    Expression,
    LambdaExpr,
    OpExpr,
)
from mypy.types import (
    Instance,
    ProperType,
    TupleType,
    Type,
    TypeVarType,
    UnionType,
    get_proper_type,
)

from corvid_mypy.library import row
from corvid_mypy.model.summary import Disclosure
from corvid_mypy.model.types import (
    accepts,
    beside_grounded,
    carries,
    is_frozen_record,
    is_recursive,
    members,
)
from corvid_mypy.proof.code.wrapping import stands_for_decorated
from corvid_mypy.proof.labels import (
    Label,
    Level,
    has_lines,
    holds_refusals,
    is_answer,
    is_atom,
    is_data,
    is_frozen_value,
    is_member,
    is_selection,
    is_wholly_grounded,
    join,
    relying,
)
from corvid_mypy.proof.rules.choosing import gives_one_of
from corvid_mypy.proof.rules.forms import made_form, selects_alike
from corvid_mypy.proof.rules.nested import tells_inside
from corvid_mypy.proof.rules.refusing import (
    is_told_verdict,
    is_verdict,
    refused_with,
    says_nothing,
)
from corvid_mypy.proof.saying import is_quoting
from corvid_mypy.proof.walker import Walker
from corvid_mypy.report.findings import CoercionKind
from corvid_mypy.seam.language_names import FROZENSET, TUPLE


def hands_out(walker: Walker, node: Context, value: Expression, label: Label) -> None:
    """``return value``: in high code a refusal, or something wholly grounded."""
    if isinstance(walker.functions[-1], LambdaExpr):
        # What decides that the lambda is written here decides that of its name, where it gets one.
        walker.returned = join(walker.returned, label)
        gives_one_of(walker, value)
    elif walker.proves:
        _result(walker, node, value, label)


def tells(walker: Walker, value: Expression, label: Label, *, is_own: bool) -> bool:
    """Whether a function without a mark returns content plainly, which its callers are told.

    Args:
        walker: the walk.
        value: what is returned.
        label: its label.
        is_own: whether nobody else has it, or anything that can be changed in it.
    """
    slot = walker.return_slot()
    function = walker.functions[-1]
    hands_out = function is walker.outer or stands_for_decorated(walker.outer, function)
    if not hands_out:
        return tells_inside(walker, function, value, label)
    if not walker.may_tell or function.is_generator:
        return False
    if slot is None:
        return False
    is_object = is_own and all(_is_object(walker, each) for each in _answers(slot))
    if is_verdict(slot):
        return _tells_verdict(walker, value, label)
    if not (_is_plainly_told(slot) or _is_either(slot) or is_object):
        return False
    decided = walker.pc is not None and not says_nothing(walker.type(value))
    # What a variable stands for may be grounded, and is returned as that.
    drops_it = walker.carrying(value) and not carries(walker.opened(slot))
    if not (decided or label.level is Level.CONTENT or drops_it):
        return False
    if not (decided or drops_it) and _is_told_by_line(walker, value):
        return False
    walker.by_lines &= _is_either(slot) and _writes_lines(walker, slot, value)
    walker.says |= drops_it or is_quoting(label)
    gives_one_of(walker, value)
    walker.told = walker.told or value
    walker.control.leave_function()
    return True


def _given_by(value: Expression) -> tuple[Expression, ...]:
    """The expressions of which one is returned."""
    if isinstance(value, ConditionalExpr):
        return value.if_expr, value.else_expr
    return (value,)


def _writes_lines(walker: Walker, slot: Type, value: Expression) -> bool:
    """Whether lines tell of a record without sources, as of a refusal, that it is returned."""
    bare = [each for each in _answers(slot) if not carries(each)]
    arms = _given_by(value)
    for arm in arms:
        found, label = walker.type(arm), walker.label(arm)
        if not any(accepts(each, member) for each in bare for member in members(found)):
            continue  # it is an answer, and what is plain in that is content
        if label.level and not has_lines(refused_with(walker, found, label)):
            return False
        walker.disclose(Disclosure.REFUSAL, arm)
    return True


def _tells_verdict(walker: Walker, value: Expression, label: Label) -> bool:
    """Whether a refusal, or none, is returned as content decides, and its line tells which.

    Callers know the result for content, and may return it, too: two runs that write the same lines
    have the same refusal then.
    """
    arms = _given_by(value)
    given = [label] if arms == (value,) else [*map(walker.label, arms)]
    is_decided = walker.pc is not None or bool(label.level)
    if not is_decided or not all(
        one.level is Level.KEPT or is_told_verdict(walker, arm, one)
        for arm, one in zip(arms, given)
    ):
        return False
    for arm in arms:
        walker.disclose(Disclosure.REFUSAL, arm)
    walker.told = walker.told or value
    walker.control.end()  # who comes by here did not return it, as its line tells
    return True


def _is_told_by_line(walker: Walker, value: Expression) -> bool:
    """Whether content decides no more than between an answer and a refusal, which has a line."""
    if not isinstance(value, ConditionalExpr):
        return False
    arms = value.if_expr, value.else_expr
    is_content = any(walker.label(arm).level is Level.CONTENT for arm in arms)
    return not is_content and _refusing(walker, *arms) is not None


def _is_plainly_told(slot: Type) -> bool:
    if not carries(slot):
        return all(map(_is_told, members(slot)))
    return all(map(_is_told_beside, _answers(slot))) or _is_text_or_default(slot)


def _is_text_or_default(slot: Type) -> bool:
    """Whether a result is grounded, or a plain value in the place of that."""
    defaults = beside_grounded(slot)
    return bool(defaults) and all(map(is_atom, defaults))


def _is_told_beside(typ: ProperType) -> bool:
    """Whether a result is grounded values and plain ones side by side, by types of their own."""
    if isinstance(typ, TupleType):
        return all(
            is_wholly_grounded(item) or all(map(_is_told, members(item))) or is_data(item)
            for item in typ.items
        )
    with relying():  # that it is an answer makes no difference here
        return is_data(typ) and not is_answer(typ)


def _is_object(walker: Walker, typ: ProperType) -> bool:
    """Whether a result is an object that its caller alone has then, and may give content to."""
    if isinstance(typ, TupleType):
        return all(_is_told_in(walker, item) for item in typ.items)
    if not isinstance(typ, Instance) or walker.proof is None:
        return False
    called = row(typ.type.fullname)
    if called is None or not called.makes_container:
        return walker.proof.vouching.is_alone(typ.type)
    if is_answer(typ) or holds_refusals(typ):
        return False  # which of them there are lines tell
    return all(_is_told_in(walker, held) for held in typ.args)


def _is_told_in(walker: Walker, typ: Type) -> bool:
    """Whether content may decide all of what a result holds."""
    if is_frozen_value(typ) or is_answer(typ) or isinstance(get_proper_type(typ), TypeVarType):
        return True
    if is_recursive(typ):
        return False  # it meets itself inside: no more is known of it
    return all(_is_object(walker, each) for each in members(typ))


def _is_either(slot: Type) -> bool:
    """Whether a result is one of several kinds of records, as ``Ok[T] | Err`` is."""
    answers = _answers(slot)
    return len(answers) > 1 and all(map(is_frozen_record, answers))


def _is_told(typ: Type) -> bool:
    """Whether callers know a result of this type for content: what a variable is they see."""
    return is_atom(typ) or isinstance(typ, TypeVarType) or is_member(typ) or _is_fixed(typ)


def _is_fixed(typ: Type) -> bool:
    """Whether a result is a tuple or a frozen set of values, which nobody can change."""
    found = get_proper_type(typ)
    if not isinstance(found, Instance) or found.type.fullname not in (TUPLE, FROZENSET):
        return False
    return all(map(is_atom, found.args))


def _result(walker: Walker, node: Context, value: Expression, label: Label) -> None:
    gives_one_of(walker, value)
    if label.level is Level.CONTENT and walker.pc is None and selects_alike(walker, value):
        walker.disclose(Disclosure.SELECTION, value)
        walker.control.leave_function()
        return
    if isinstance(value, ConditionalExpr) and label.level:
        _arms(walker, node, value.cond, value.if_expr, value.else_expr)
    elif isinstance(value, OpExpr) and value.op == "or" and label.level:
        _arms(walker, node, value.left, value.left, value.right)
    elif walker.pc is None:
        walker.leaves(CoercionKind.RETURN, value, label)
        walker.control.leave_function()
    elif says_nothing(walker.type(value)) and refuses(walker):
        if not is_told_verdict(walker, value, label):
            walker.leaves(CoercionKind.RETURN, value, label)
        walker.disclose(Disclosure.REFUSAL, value)
        walker.control.end()
    else:
        _in_high_code(walker, value, label)
        walker.control.leave_function()


def _arms(
    walker: Walker, node: Context, test: Expression, one: Expression, other: Expression
) -> None:
    """``return a if test else b`` returns one or the other, as does ``return a or b``."""
    looks = walker.grounded(test) or walker.label(test).level or walker.truth_tells(test)
    refusing = _refusing(walker, one, other) if looks and walker.pc is None else None
    if refusing is not None:
        answer = other if refusing is one else one
        with walker.control.under(test):
            walker.control.branches(
                lambda: _result(walker, node, refusing, walker.label(refusing)), lambda: None
            )
        _result(walker, node, answer, walker.label(answer))
        return
    with walker.control.under(test if looks else None):
        walker.control.branches(
            lambda: _result(walker, node, one, walker.label(one)),
            lambda: _result(walker, node, other, walker.label(other)),
        )


def _refusing(walker: Walker, one: Expression, other: Expression) -> Expression | None:
    """The arm of a result that refuses, if one does: its line tells which arm it was."""
    arms = [arm for arm in (one, other) if says_nothing(walker.type(arm))]
    return arms[0] if len(arms) == 1 and refuses(walker) else None


def answers_grounded(declared: Type) -> bool:
    """Whether a result is wholly grounded, unless it is a refusal."""
    answer = _without_refusals(declared)
    return answer is not None and is_wholly_grounded(answer)


def _in_high_code(walker: Walker, value: Expression, label: Label) -> None:
    """What is returned as content decides has one form, whichever it is."""
    declared = walker.return_slot()
    answer = _without_refusals(declared) if declared is not None else None
    if answer is not None and is_wholly_grounded(answer):
        if says_nothing(walker.type(value)):
            walker.disclose(Disclosure.SELECTION, value)  # of a generator, whose end is no refusal
        elif not is_wholly_grounded(walker.type(value)):
            walker.disclose(Disclosure.REFUSAL, value)  # it may be one that a variable holds
        return
    if answer is not None and is_selection(answer):
        walker.disclose(Disclosure.SELECTION, value)
    else:
        form = made_form(walker, value, answer) if answer is not None else None
        for other in walker.returned_otherwise(value, form):
            if not _has_refused_part(walker, other):
                walker.leaves(CoercionKind.RETURN, other, join(label, walker.chosen()))


def _has_refused_part(walker: Walker, value: Expression) -> bool:
    """Whether an argument of what is made is refused already, which says it better."""
    args = value.args if isinstance(value, CallExpr) else []
    return walker.proof is not None and any(map(walker.proof.is_refused, args))


def refuses(walker: Walker) -> bool:
    """Whether a bare ``return`` is a refusal: of a generator, and where nothing is answered, no."""
    function, declared = walker.functions[-1], walker.return_slot()
    return not function.is_generator and declared is not None and not says_nothing(declared)


def _answers(typ: Type) -> list[ProperType]:
    return [member for member in members(typ) if not says_nothing(member)]


def _without_refusals(typ: Type) -> Type | None:
    """What a function answers if it does not refuse."""
    answers = _answers(typ)
    return UnionType.make_union(answers) if answers else None
