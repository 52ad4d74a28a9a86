"""Expressions other than displays and calls."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from typing import TypeAlias

from mypy import nodes
from mypy.nodes import Context, Expression, IndexExpr, MemberExpr, OpExpr, SymbolTableNode, Var
from mypy.operators import op_methods, reverse_op_methods
from mypy.subtypes import is_subtype
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    NoneType,
    ParamSpecType,
    ProperType,
    Type,
    TypeType,
    TypeVarType,
    UninhabitedType,
    get_proper_type,
)

from corvid_mypy import library
from corvid_mypy.library import Trait, Use, has
from corvid_mypy.model.contracts import is_proved
from corvid_mypy.model.special_methods import ALL_REFLECTED
from corvid_mypy.model.summaries import summary_of
from corvid_mypy.model.summary import Disclosure
from corvid_mypy.model.types import (
    carries,
    compares_content,
    content,
    forges,
    is_anything,
    is_grounded,
    is_refusal,
    is_text,
    may_refuse,
    members,
    method_of,
    unwrapped,
)
from corvid_mypy.program.callees import class_of, contract_named, own_type
from corvid_mypy.proof.code.content import judge_handed
from corvid_mypy.proof.code.implicit import ask_to_compare
from corvid_mypy.proof.code.judging import Proof
from corvid_mypy.proof.code.reading import answers_with_content, is_declared
from corvid_mypy.proof.code.vouching import computes_of_object, inside_of, is_untyped
from corvid_mypy.proof.control import NOTHING
from corvid_mypy.proof.labels import (
    KEPT,
    Label,
    Level,
    at_place,
    is_apart,
    is_atom,
    is_immutable,
    is_member,
    is_selection,
    is_value,
    is_wholly_grounded,
    join,
    limited,
    of_form,
)
from corvid_mypy.proof.rules.answering import is_told, orders_plainly
from corvid_mypy.proof.rules.iteration import advance, may_move
from corvid_mypy.proof.rules.keys import merged
from corvid_mypy.proof.rules.known import known_of
from corvid_mypy.proof.rules.lookups import look_up
from corvid_mypy.proof.rules.narrowing import narrowed_item, narrowed_member, narrowed_name
from corvid_mypy.proof.rules.owning import as_object, is_all_own
from corvid_mypy.proof.rules.refusing import refused_with, told_by_line
from corvid_mypy.proof.rules.stopping import draw_by_content
from corvid_mypy.proof.rules.streams import read_iterator
from corvid_mypy.proof.rules.targets import (
    bind_label,
    by_computed_key,
    chosen_by,
    slot_of,
    subscripted,
)
from corvid_mypy.proof.saying import only_weighed
from corvid_mypy.proof.walker import Walker, rule
from corvid_mypy.report import messages
from corvid_mypy.report.findings import CoercionKind, Forgery, Site
from corvid_mypy.report.messages import Message
from corvid_mypy.seam.checker import has_visible_error, operate, silently, yield_slot
from corvid_mypy.seam.language_names import SINGLE
from corvid_mypy.seam.runtime_names import PROVENANCE
from corvid_mypy.seam.syntax import asks_for_platform, binds


@rule(
    nodes.BytesExpr,
    nodes.ComplexExpr,
    nodes.EllipsisExpr,
    nodes.EnumCallExpr,
    nodes.FloatExpr,
    nodes.IntExpr,
    nodes.NamedTupleExpr,
    nodes.NewTypeExpr,
    nodes.ParamSpecExpr,
    nodes.PromoteExpr,
    nodes.StrExpr,
    nodes.SuperExpr,
    nodes.TempNode,
    nodes.TypeAliasExpr,
    nodes.TypeApplication,
    nodes.TypeFormExpr,
    nodes.TypeVarExpr,
    nodes.TypeVarTupleExpr,
    nodes.TypedDictExpr,
)
def leaf(walker: Walker, node: Expression) -> None:
    """A literal, a type or ``super()``: nothing inside it could lose its sources."""


@rule(nodes.NameExpr)
def name(walker: Walker, node: nodes.NameExpr) -> Label:
    """A name is what is bound to it; what is bound to ``_`` is thrown away, unless it is read."""
    if node.name == "_":
        walker.read_back.append(node)
    variable = node.node
    if not isinstance(variable, Var):
        return _function(walker, node)
    walker.names.append(variable)
    if walker.proof is not None and isinstance(walker.proper(node), ParamSpecType):
        walker.proof.refuse(node, messages.collected(node.name))
    if variable.type is not None:
        if variable in walker.doubted:
            walker.widen(node, variable.type)
        narrowed_name(walker, node, variable.type)
    state = walker.control.state
    # Whoever may keep what is read may change it; see `Walker.unshared`.
    if variable in state.lazy:
        read_iterator(walker, node)
    if node not in walker.lends:
        if node not in walker.offered and state.spent.get(variable) is not node:
            state.share(variable)
    elif not walker.lends[node]:
        state.expose(variable)
    if node in walker.said and variable in state.sayable:
        return KEPT  # its traceback may hold content, of which its text has none
    # Narrowed to something wholly grounded, the value tells nothing more than the test did.
    label = limited(state.label(variable), walker.type(node))
    return refused_with(walker, walker.type(node), label)


def _function(walker: Walker, node: nodes.NameExpr | MemberExpr) -> Label:
    """A function that answers with content gives it to whoever calls it."""
    is_function = isinstance(walker.proper(node), FunctionLike)
    if walker.proof is None or node in walker.direct or not is_function:
        return KEPT
    found = walker.proof.callees.definition(node)
    if found is not None and summary_of(found).gives_filling:
        walker.proof.refuse(node, messages.filling(f"{node.name}(...)"))
    tells = isinstance(found, (nodes.FuncDef, nodes.Decorator)) and known_of(walker, found).tells
    tells = tells or (is_told(walker.type(node)) and not _returns_nothing(walker.type(node)))
    if isinstance(node, MemberExpr):
        # What it is bound to stands in no call.
        of_object = walker.carrying(node.expr) and computes_of_object(found)
        tells = tells or of_object or _asks_content(walker, node)
    return walker.lost(CoercionKind.ARGUMENT, node) if tells else KEPT


def _asks_content(walker: Walker, node: MemberExpr) -> bool:
    """Whether a library's method that is passed on answers plainly about what its object holds."""
    found, owner = walker.proper(node), node.expr
    listed = library.member(class_of(walker.proper(owner)), node.name)
    if not isinstance(found, CallableType) or not walker.carrying(owner):
        return False
    if carries(found.ret_type) or _returns_nothing(found) or listed is None:
        return False
    if listed.receiver is Use.HASH_ITEMS:
        item = walker.item(owner)
        return item is None or compares_content(item)
    return listed.receiver is not Use.HOLD


@rule(nodes.OpExpr)
def binary(walker: Walker, node: OpExpr) -> Label:
    """``x + y`` is grounded if it is so at run time; ``x and y`` and ``x or y`` test ``x``."""
    left = walker.walk(node.left)  # `a or b` may give `a` itself, under another name
    if node.op in ("and", "or"):
        return _either(walker, node, left)
    right = walker.walk(node.right)
    formats = node.op == "%" and is_text(unwrapped(walker.type(node.left)))
    parts = node.right.items if isinstance(node.right, nodes.TupleExpr) else (node.right,)
    functions = [each for each in parts if formats and walker.proves if walker.is_function(each)]
    kind = CoercionKind.INTERPOLATION if formats else CoercionKind.ARGUMENT
    operands = (node.left, node.right)
    take_operand(walker, node.method_type, operands)
    lost = walker.lose(kind, operands, node)
    if walker.carrying(node):
        held = walker.type(node.left)
        lost = join(lost, reads_in_part(walker, op_methods[node.op], held, node.right, node))
    own_operator(walker, operands, lost)
    if formats and walker.proof is not None and walker.grounded(node.left):
        shown = judge_handed(walker.proof, [node.right])
        if shown is not None:
            walker.proof.refuse(node.right, shown)
    if formats:
        look_up(walker, node, node.right, node.right, walker.label(node.right))
    for operand in operands if walker.proves else ():
        advance(walker, operand)  # a view of a mapping draws from what stands beside it
    told = merged(walker, node, operands)
    result = walker.type(node)
    for operand in operands:
        actual = walker.proper(operand)
        if isinstance(actual, Instance) and forges(actual, result):
            walker.forgeries.append(Forgery(operand, actual, result, kind))
    told = join(told, *(walker.lost(kind, each) for each in functions))
    return walker.made(node, left, right, lost, told, shaped(walker, operands, result))


def take_operand(walker: Walker, method: Type | None, operands: tuple[Expression, ...]) -> None:
    """The method that an operator calls takes an operand as its parameter says."""
    signature = get_proper_type(method)
    if not isinstance(signature, CallableType) or not signature.arg_types:
        return
    slot = get_proper_type(signature.arg_types[-1])
    # What the language's own methods take, the judges of special methods look at.
    if not isinstance(slot, Instance) or walker.of_library(slot.type):
        return
    for operand in operands:
        found = walker.type(operand)
        if found is not slot and is_subtype(found, slot):
            walker.stands_in(operand, found, slot)


def reads_in_part(
    walker: Walker, method: str, left: Type, right: Expression, place: Context
) -> Label:
    """A left operand that may be of several types reads the right one, as one of them.

    Args:
        walker: the walk.
        method: the operator's method.
        left: the type of the left operand.
        right: the right operand.
        place: where the operator stands.
    """
    parts = [each for each in members(left) if not carries(each) and is_immutable(each)]
    if not parts or not walker.grounded(right):
        return KEPT
    with silently(walker.checker):
        made = [operate(walker.checker, method, each, walker.type(right), place) for each in parts]
    return KEPT if all(map(carries, made)) else walker.lost(CoercionKind.ARGUMENT, right)


def shaped(walker: Walker, operands: tuple[Expression, ...], found: Type | None) -> Label:
    """A grounded operand decides how long a plain container is that comes of it."""
    if not walker.proves or found is None or not carries(found) or is_wholly_grounded(found):
        return KEPT
    if all(is_text(unwrapped(each)) for each in members(found)):
        return KEPT  # a text, with its sources if an operand has some
    asked = next(filter(walker.grounded, operands), None)
    return walker.lost(CoercionKind.ARGUMENT, asked) if asked is not None else KEPT


def own_operator(
    walker: Walker, operands: tuple[Expression, ...], lost: Label, methods: tuple[str, ...] = ()
) -> None:
    """An operator that the program wrote takes a grounded operand as its parameter is declared.

    ``methods`` are those that may run, if they do nothing but compute where they are proved.
    """
    if walker.proof is not None and len(operands) == _BOTH and walker.grounded(operands[0]):
        right = class_of(walker.proper(operands[1]))
        name = walker.proof.vouching.unlifted(right, ALL_REFLECTED) if right is not None else None
        if name is not None:
            # Run time hands it the content that stands on the left.
            written = walker.written(operands[1])
            walker.proof.refuse(operands[1], messages.handed_content(name, written))
    if not walker.proves or not lost.level:
        return
    for operand in operands:
        found = walker.proper(operand)
        is_own = isinstance(found, Instance) and not is_grounded(found)
        if is_own and isinstance(found, Instance) and not walker.of_library(found.type):
            if not (methods and _only_compute(walker, found, methods)):
                walker.leaves(CoercionKind.ARGUMENT, operand, lost)
            return


def _only_compute(walker: Walker, found: Instance, methods: tuple[str, ...]) -> bool:
    """Whether the methods of an object change nothing, and never fail: they give content."""
    assert walker.proof is not None
    vouching = walker.proof.vouching
    is_known = vouching.unproved(found, methods) is None and vouching.noisy(found, methods) is None
    return (
        is_known and vouching.unknown(found, methods) is None and not vouching.may_fail(found.type)
    )


_BOTH = 2
"""The operands of a binary operator."""


def _either(walker: Walker, node: OpExpr, left: Label) -> Label:
    """``a and b``, ``a or b``: what the left operand is decides whether the right one runs."""
    look = walker.looked(node.left, left)
    if node.right_unreachable:
        if not asks_for_platform(node.left):
            walker.unchecked.append(node.right)
        return left
    with walker.control.under(look), walker.control.perhaps(binds(node.right)):
        right = walker.walk(node.right)
    walker.stands_in(node.right, walker.type(node.right), walker.type(node))
    lost = walker.lost(CoercionKind.CONDITION, node.left) if look is not None else KEPT
    return walker.made(node, left, right, lost)


@rule(nodes.UnaryExpr)
def unary(walker: Walker, node: nodes.UnaryExpr) -> Label:
    """``-x``, ``+x`` and ``~x`` are grounded if ``x`` is; ``not x`` tests ``x``."""
    with walker.unshared(node.expr, walker.type(node)):
        label = walker.walk(node.expr)
    if node.op != "not":
        return walker.made(node, label, walker.lose(CoercionKind.ARGUMENT, (node.expr,), node))
    walker.ask_for_truth(node.expr, label)
    if not walker.grounded(node.expr) and not walker.truth_tells(node.expr):
        return _of_plain(walker.of_form(node.expr, label))
    return walker.lost(CoercionKind.CONDITION, node.expr)


def _of_plain(label: Label) -> Label:
    """The label of a plain value that is computed from one with this label."""
    return label._replace(level=Level.CONTENT) if label.level else KEPT


@rule(nodes.ComparisonExpr)
def comparison(walker: Walker, node: nodes.ComparisonExpr) -> Label:
    """``x < y`` is grounded if a side is; ``x < y < z``, ``in``, ``is`` give a plain ``bool``."""
    walker.weighed.update(part for each in node.operands for part in only_weighed(each))
    if len(node.operators) > 1:
        return _chain(walker, node)
    left, right = node.operands
    _take_compared(walker, node, 0)
    gives = walker.type(node)
    with walker.lent_beside(left, right, gives), walker.lent_beside(right, left, gives):
        walker.walk_all(node.operands)
    label = _told(walker, left, right, node.operators[0])
    look = node if label.level or any(map(walker.carrying, node.operands)) else None
    _compare(walker, node, look)
    found = _compared(walker, node, 0, label, look)
    is_method = node.operators[0] not in _LANGUAGE
    return walker.made(node, label, found) if is_method else join(_of_plain(label), found)


def _told(walker: Walker, left: Expression, right: Expression, operator: str) -> Label:
    """The label of two sides that are compared; of one that is asked for its form, that of this."""
    one, other = walker.label(left), walker.label(right)
    if operator in ("in", "not in"):
        return join(one, walker.of_form(right, other))
    if operator in ("is", "is not") and isinstance(walker.proper(right), NoneType):
        return of_form(one, walker.type(left))
    return join(one, other)


_LANGUAGE = ("in", "not in", "is", "is not")
"""The comparisons that give Python's own ``bool``."""


def _take_compared(walker: Walker, node: nodes.ComparisonExpr, place: int) -> None:
    """The method of a comparison takes an operand as its parameter says."""
    left, right = node.operands[place : place + 2]
    is_sought = "in" in node.operators[place]
    asked = method_of(walker.type(right), "__contains__") if is_sought else None
    for method in (*node.method_types[place : place + 1], asked):
        take_operand(walker, method, (left, right))


def _compared(
    walker: Walker, node: nodes.ComparisonExpr, place: int, label: Label, look: Context | None
) -> Label:
    """The label of one comparison, of operands that have been walked.

    Args:
        walker: the walk.
        node: the comparison, or a chain of several.
        place: which of them it is.
        label: what the labels of its operands make together.
        look: what decides how far it gets.
    """
    left, right = node.operands[place : place + 2]
    operator = node.operators[place]
    if operator in ("in", "not in"):
        _seek(walker, right, look)
        return _membership(walker, left, right, node)
    if operator in ("is", "is not"):
        return _identity(walker, left, right, node)
    lost = KEPT
    if not _orders_plainly(walker, left, right, operator):
        lost = walker.lose(CoercionKind.CONDITION, (left, right), node)
    own_operator(walker, (left, right), lost)
    return join(lost, *_refusals(walker, left, right))


def _orders_plainly(walker: Walker, left: Expression, right: Expression, operator: str) -> bool:
    """Whether two objects of a class are compared by what it says of their plain fields."""
    one, other = op_methods[operator], reverse_op_methods[op_methods[operator]]
    is_alike = walker.proper(left) == walker.proper(right)
    return is_alike and orders_plainly(walker, walker.type(left), one, other)


def _seek(walker: Walker, container: Expression, look: Context | None) -> None:
    """``in`` draws from an iterator until it finds what it seeks, be that content."""
    with walker.control.under(look):
        advance(walker, container)
    draw_by_content(walker, container, look)


def _refusals(walker: Walker, left: Expression, right: Expression) -> list[Label]:
    """Whether one refusal equals another tells what they say."""
    read = [side for side in (left, right) if walker.proves and _tells_apart(walker, side)]
    return [walker.lost(CoercionKind.CONDITION, side) for side in read]


def _tells_apart(walker: Walker, side: Expression) -> bool:
    return may_refuse(walker.type(side)) or walker.is_function(side)


def _chain(walker: Walker, node: nodes.ComparisonExpr) -> Label:
    """``a < b < c`` tests each comparison before it goes on to the next."""
    carried = [side for side in node.operands if walker.carrying(side)]
    label = walker.walk(node.operands[0])
    look = node if carried or label.level else None
    told = _chained(walker, node, 0, label, look)
    _compare(walker, node, look if look is not None or not told.level else node)
    if carried and not walker.proves:
        kind = CoercionKind.CONDITION
        walker.add(Site(kind, node, walker.type(carried[0]), None, node))
        return KEPT
    return _of_plain(told)


def _chained(
    walker: Walker, node: nodes.ComparisonExpr, place: int, left: Label, look: Context | None
) -> Label:
    """The comparisons of a chain from one on, whose left operand has been walked."""
    if place == len(node.operators):
        return KEPT
    _take_compared(walker, node, place)
    right = walker.walk(node.operands[place + 1])
    label = join(left, right)
    look = look or (node if label.level else None)
    found = join(label, KEPT if not walker.proves else _compared(walker, node, place, label, look))
    further: list[Label] = []
    with walker.control.under(node if look is not None or found.level else None):
        walker.control.branches(
            lambda: further.append(_chained(walker, node, place + 1, right, look)), lambda: None
        )
    return join(found, *further)


def _compare(walker: Walker, node: nodes.ComparisonExpr, look: Context | None) -> None:
    """What is compared is asked; how much of it, the content that stands beside it decides."""
    if walker.proof is not None:
        with walker.control.under(look):
            ask_to_compare(walker.proof, node)


def _identity(
    walker: Walker, left: Expression, right: Expression, node: nodes.ComparisonExpr
) -> Label:
    """``x is None`` asks for presence; every other identity of a grounded value is content."""
    is_none = [isinstance(walker.proper(side), NoneType) for side in (left, right)]
    if any(is_none):
        asked = right if is_none[0] else left
        if walker.carrying(asked) and not walker.label(asked).level:
            walker.disclose(Disclosure.PRESENCE, asked)
        return KEPT
    operands = [side for side in (left, right) if walker.grounded(side)]
    if operands:
        never = _never_one(walker, node, left, right)
        if walker.proof is not None and never is not None:
            walker.proof.refuse(node, never, node, left, right)
        return walker.lost(CoercionKind.CONDITION, operands[0], node)
    if walker.proof is not None and all(_is_shared(walker, side) for side in (left, right)):
        walker.proof.refuse(node, messages.identity_of_values(*map(walker.written, (left, right))))
    # Two grounded values, or their containers, may be one and the same.
    return walker.first_read(CoercionKind.CONDITION, (left, right)) if walker.proves else KEPT


def _never_one(
    walker: Walker, node: nodes.ComparisonExpr, left: Expression, right: Expression
) -> Message | None:
    """What to say of two sides that are never one object: a grounded value is one of its own."""
    found = walker.type(left), walker.type(right)
    wholly = [
        all(is_grounded(each) or isinstance(each, NoneType) for each in members(side))
        for side in found
    ]
    plainly = [is_atom(side) or is_member(side) for side in found]
    written, is_negated = map(walker.written, (left, right)), "is not" in node.operators
    if (wholly[0] and plainly[1]) or (plainly[0] and wholly[1]):
        return messages.never_one(*written, is_negated=is_negated)
    if any(_is_read_out(walker, side) for side in (left, right)):
        return messages.never_same(*written, is_negated=is_negated)
    return None


def _is_read_out(walker: Walker, side: Expression) -> bool:
    """Whether a value is read out of a grounded one: an object of its own each time it is read."""
    if not isinstance(side, (MemberExpr, IndexExpr)):
        return False
    owner = side.expr if isinstance(side, MemberExpr) else side.base
    found = members(walker.type(side))
    return walker.grounded(owner) and all(
        is_grounded(each) and (is_atom(content(each)) or is_member(content(each))) for each in found
    )


def _is_shared(walker: Walker, side: Expression) -> bool:
    """Whether Python, or a library, may keep a value for whoever makes an equal one."""
    return any(
        isinstance(member, Instance)
        and has(member.type.fullname, Trait.IMMUTABLE)
        and member.type.fullname not in SINGLE
        for member in members(walker.type(side))
    )


def _membership(
    walker: Walker, item: Expression, container: Expression, node: nodes.ComparisonExpr
) -> Label:
    """``x in xs`` compares content; a plain container discloses its plain keys freely."""
    _hand_to_unknown(walker, container, item, node)
    if walker.carrying(item):
        return walker.read(CoercionKind.MEMBERSHIP, item, node)
    walker.counts(container)  # of a mapping, the keys are there that there are values for
    owner = walker.proper(container)
    if _contains_by_content(walker, container):
        return walker.lost(CoercionKind.MEMBERSHIP, container, node)
    if isinstance(owner, Instance) and is_proved(owner.type, "__contains__"):
        return KEPT
    compared = owner if walker.grounded(container) else walker.item(container)
    if compared is not None and compares_content(compared):
        return walker.read(CoercionKind.MEMBERSHIP, container, node)
    return KEPT


def _hand_to_unknown(
    walker: Walker, owner: Expression, operand: Expression, node: Expression
) -> None:
    """What is declared as anything may be an object whose own method does anything with content."""
    proof = walker.proof
    if proof is not None and is_untyped(walker.type(owner)) and is_declared(proof, owner):
        walker.consume_carrying(CoercionKind.ARGUMENT, operand, node)


def _contains_by_content(walker: Walker, container: Expression) -> bool:
    """Whether an own `__contains__` answers with content, of which Python makes a plain `bool`."""
    if walker.grounded(container) or not walker.answers_itself(container):
        return False
    asked = get_proper_type(method_of(walker.type(container), "__contains__"))
    tells = walker.proof is not None and walker.proof.vouching.tells(
        walker.type(container), "__contains__"
    )
    return tells or (isinstance(asked, CallableType) and carries(asked.ret_type))


@rule(nodes.ConditionalExpr)
def conditional(walker: Walker, node: nodes.ConditionalExpr) -> Label:
    """``a if c else b`` tests ``c``; it is grounded if both arms are, and may be if one is."""
    look = walker.test(node.cond, node)
    arms = []
    with walker.control.under(look):
        walker.control.branches(
            lambda: arms.append(walker.walk(node.if_expr)),
            lambda: arms.append(walker.walk(node.else_expr)),
        )
    found = walker.type(node)
    walker.flow(CoercionKind.ARM, node.if_expr, found, node)
    walker.flow(CoercionKind.ELSE_ARM, node.else_expr, found, node)
    if look is not None:
        decided = Label(Level.CONTENT, (), look)
        arms.append(told_by_line(walker, decided, found, node.if_expr, node.else_expr))
    return walker.made(node, *arms)


@rule(nodes.MemberExpr)
def member(walker: Walker, node: MemberExpr) -> Label:
    """``x.name`` is grounded if ``x`` is; else it is what the class of ``x`` declares."""
    asked = walker.ledger.is_inert or walker.ledger.is_neutral
    if asked and walker.proof is not None and _reaches_plainly(walker, walker.proof, node):
        walker.owners.add(node.expr)
    if walker.is_field(node):
        walker.said.add(node.expr)
    with _reading(walker, node):
        label = walker.walk(node.expr)
    found = [*_looked_up(walker, node)]
    _is_used_as(walker, node, found)
    if not walker.grounded(node.expr):
        narrowed_member(walker, node)
        if walker.proves and is_refusal(walker.proper(node.expr)):
            # Which refusal it is, and what it says, may be what was retrieved.
            lost = walker.lost(CoercionKind.ARGUMENT, node)
            return limited(join(label, lost) if label.losses else lost, walker.type(node))
        if label.level is Level.CONTENT and is_value(walker.type(node)):
            label = _of_field(walker, node, label)
        elif walker.is_field(node) and walker.answers_itself(node.expr):
            label = at_place(label, walker.type(node.expr), walker.type(node))
        return walker.made(node, label, _function(walker, node), _answered(walker, node, found))
    if node.name in PROVENANCE:
        walker.disclose(Disclosure.PROVENANCE, node.expr)
        return walker.chosen() if label.level or walker.pc is not None else KEPT
    if node.name.startswith("__") and node.name.endswith("__"):
        walker.consume(CoercionKind.REFLECTION, node.expr, node)
    elif not _returns_nothing(walker.type(node)):
        lost = walker.lose(CoercionKind.ARGUMENT, (node.expr,), node)
        return walker.answered(node, lost)
    return KEPT


def _of_field(walker: Walker, node: MemberExpr, label: Label) -> Label:
    """The label of a plain field of an object, be there others that content has changed."""
    names: set[str] = set()
    owner: Expression = node
    while isinstance(owner, MemberExpr):
        if not (walker.is_field(owner) and walker.answers_itself(owner.expr)):
            return label
        if "__" in owner.name:
            return label  # inside of its class it has another name as well
        names.add(owner.name)
        owner = owner.expr
    if not isinstance(owner, nodes.NameExpr) or owner.node is None:
        return label
    found = walker.control.state.label_beside(owner.node, frozenset(names))
    return label if found is None else limited(found, walker.type(node))


def _reaches_plainly(walker: Walker, proof: Proof, node: MemberExpr) -> bool:
    """Whether no more of an object is reached than a plain field, or what a method reaches.

    What the program wrote to answer in the place of a field, such as a descriptor, may reach more.
    """
    owner = walker.proper(node.expr)
    if (
        not isinstance(owner, Instance)
        or is_grounded(owner)
        or proof.callees.is_library(owner.type)
    ):
        return False
    if node in walker.direct:
        called = proof.callees.definition(node)
        is_own = isinstance(called, (nodes.FuncDef, nodes.Decorator))
        return is_own and contract_named(called) is None  # what a boundary reaches is not derived
    answering = (owner.type.get(name) for name in ("__getattr__", "__getattribute__"))
    if any(each and each.node and not proof.callees.is_library(each.node) for each in answering):
        return False
    symbol = owner.type.get(node.name)
    field = symbol.node if symbol is not None else None
    declared = get_proper_type(field.type) if isinstance(field, Var) else None
    is_descriptor = isinstance(declared, Instance) and declared.type.get("__get__") is not None
    return declared is not None and not (
        is_descriptor or any(map(is_anything, inside_of(declared)))
    )


def _looked_up(walker: Walker, node: MemberExpr) -> Iterator[tuple[ProperType, SymbolTableNode]]:
    """What an attribute stands for, by each form of what it is looked up on."""
    for held in members(walker.type(node.expr)):
        info = class_of(held)
        symbol = info.get(node.name) if info is not None else None
        if symbol is not None:
            yield held, symbol


_Found: TypeAlias = Iterable[tuple[ProperType, SymbolTableNode]]


def _is_used_as(walker: Walker, node: MemberExpr, found: _Found) -> None:
    """``def method(self: Protocol)`` uses its object as what is written there."""
    for held, symbol in found:
        if isinstance(symbol.node, nodes.OverloadedFuncDef) and walker.of_library(symbol.node.info):
            continue  # what it asks of its object is in the table, and differs by what it is passed
        used_as = own_type(symbol.node)
        if used_as is not None and not _is_any_of_library(walker, used_as):
            if isinstance(used_as, TypeType) and isinstance(held, Instance):
                used_as = get_proper_type(used_as.item)
            walker.stands_in(node.expr, held, used_as)


def _is_any_of_library(walker: Walker, used_as: ProperType) -> bool:
    """Whether this is an object of a class of the library's, whatever its type arguments are."""
    if walker.proof is None or not isinstance(used_as, Instance):
        return False
    variables = (isinstance(arg, TypeVarType) and arg.id.raw_id > 0 for arg in used_as.args)
    return all(variables) and walker.proof.callees.is_library(used_as.type)


def _answered(walker: Walker, node: MemberExpr, found: _Found) -> Label:
    """A property of the program may answer with content."""
    for _, symbol in found if walker.proves else ():
        if answers_with_content(symbol):
            says = summary_of(symbol.node).says or computes_of_object(symbol.node)
            return walker.lost(CoercionKind.ARGUMENT, node, is_chosen=not says)
    return KEPT


def _is_of_class(walker: Walker, node: MemberExpr) -> bool:
    """Whether a method has nothing of the object that it is looked up on."""
    found = walker.proof.callees.definition(node) if walker.proof is not None else None
    function = found.func if isinstance(found, nodes.Decorator) else found
    return isinstance(function, nodes.FuncDef) and (function.is_static or function.is_class)


def _reading(walker: Walker, node: MemberExpr) -> AbstractContextManager[None]:
    """Read an attribute of an object of the function's own; its methods may change it later."""
    if not walker.control.state.fresh:
        return NOTHING
    if isinstance(walker.proper(node), FunctionLike):
        return walker.untouched(node.expr) if _is_of_class(walker, node) else NOTHING
    gives = walker.type(node)
    if walker.is_field(node) and not is_apart(gives):
        return walker.held_in(node)
    return walker.unshared(node.expr, gives)


@rule(nodes.IndexExpr)
def subscript(walker: Walker, node: IndexExpr) -> Label:
    """``x[i]`` is grounded if ``x`` is; a plain container looks at a grounded ``i``."""
    if node.analyzed is not None:
        return KEPT
    found = walker.type(node)
    with walker.unshared(node.base, found):
        walker.walk_all((node.base, node.index))
    if not walker.grounded(node.base):
        narrowed_item(walker, node)
    take_operand(walker, node.method_type, (node.index,))
    read = subscripted(walker, node)
    _hand_to_unknown(walker, node.base, node.index, node)
    if walker.ledger.is_caught:
        walker.counts(node.base)  # there may be too few
    elif _is_from_the_end(node.index):
        walker.counts_by_place(node.base)
    own_operator(walker, (node.base,), join(read, walker.label(node.index)), ("__getitem__",))
    look_up(walker, node, node.base, node.index, join(read, walker.label(node.index)))
    if walker.grounded(node.base):
        return walker.answered(node, walker.lose(CoercionKind.ARGUMENT, (node.base,), node))
    if by_computed_key(walker, node.base, node.index) and not has_visible_error(
        walker.checker, node.index
    ):
        read = join(read, walker.lose(CoercionKind.ARGUMENT, (node.base,), node))
    held = at_place(walker.label(node.base), walker.type(node.base), found)
    of_key = chosen_by(walker, node, node.index, read)
    return walker.made(node, held, walker.label(node.index), of_key)


def _is_from_the_end(index: Expression) -> bool:
    if isinstance(index, nodes.SliceExpr):
        bounds = index.begin_index, index.end_index, index.stride
        return any(each is not None and _is_from_the_end(each) for each in bounds)
    return isinstance(index, nodes.UnaryExpr) and index.op == "-"


@rule(nodes.SliceExpr)
def slice_(walker: Walker, node: nodes.SliceExpr) -> Label:
    """``a:b:c`` is judged by the subscript around it."""
    return walker.walk_all((node.begin_index, node.end_index, node.stride))


@rule(nodes.StarExpr)
def star(walker: Walker, node: nodes.StarExpr) -> Label:
    """``*x`` iterates over ``x``; its items are judged where they go."""
    label = walker.walk(node.expr)
    advance(walker, node.expr)
    return label


@rule(nodes.AssertTypeExpr, nodes.RevealExpr)
def passed(walker: Walker, node: nodes.AssertTypeExpr | nodes.RevealExpr) -> Label:
    """``assert_type(x, T)`` and ``reveal_type(x)`` are ``x`` itself."""
    return walker.walk(node.expr)


@rule(nodes.AwaitExpr)
def awaited(walker: Walker, node: nodes.AwaitExpr) -> Label:
    """``await x`` is grounded if what ``x`` gives is; other tasks may run meanwhile."""
    walker.awaited.add(node.expr)  # nobody else gets it
    with walker.untouched(node.expr) if isinstance(node.expr, nodes.NameExpr) else NOTHING:
        label = walker.walk(node.expr)
    if walker.proves:
        advance(walker, node.expr)
    walker.acts(node)
    return walker.made(node, label, walker.lose(CoercionKind.ARGUMENT, (node.expr,), node))


@rule(nodes.AssignmentExpr)
def walrus(walker: Walker, node: nodes.AssignmentExpr) -> Label:
    """``(x := value)`` is an assignment, and the value."""
    label = walker.walk(node.value)
    walker.flow(CoercionKind.ASSIGNMENT, node.value, slot_of(walker, node.target), node)
    bind_label(walker, CoercionKind.ASSIGNMENT, node.target, node.value, label)
    walker.control.state.share(node.target.node)  # who is given the value has another name for it
    return label


@rule(nodes.LambdaExpr)
def lambda_(walker: Walker, node: nodes.LambdaExpr) -> Label:
    """A lambda belongs to the function around it, and counts as what it returns."""
    around, walker.returned = walker.returned, KEPT
    walker.function_inside(node)
    label, walker.returned = walker.returned, around
    return label


@rule(nodes.CastExpr)
def cast(walker: Walker, node: nodes.CastExpr) -> Label:
    """``cast(T, x)`` drops the sources of ``x`` if ``T`` is plain."""
    label = walker.walk(node.expr)
    walker.flow(CoercionKind.CAST, node.expr, node.type)
    actual, made = walker.type(node.expr), walker.type(node)
    opens = walker.proves and carries(made) and not carries(node.type)
    if opens and not carries(actual):
        walker.forgeries.append(Forgery(node.expr, actual, node.type, CoercionKind.CAST))
    return label


@rule(nodes.TemplateStrExpr)
def template(walker: Walker, node: nodes.TemplateStrExpr) -> Label:
    """``t"{x}"`` holds ``x`` as an ``object``."""
    labels = []
    for item in node.items:
        for part in item if isinstance(item, tuple) else (item,):
            if isinstance(part, Expression):
                labels += [walker.walk(part), walker.read(CoercionKind.INTERPOLATION, part)]
    return join(*labels)


@rule(nodes.YieldExpr)
def yielded(walker: Walker, node: nodes.YieldExpr) -> Label:
    """``yield x`` gives ``x`` to the caller; what comes back is what the caller sends."""
    is_own = node.expr is not None and is_all_own(walker, node.expr)  # reading it gives it away
    label = walker.walk(node.expr)
    if node.expr is not None:
        slot = yield_slot(walker.checker, walker.functions[-1])
        walker.result(CoercionKind.YIELD, node.expr, slot, node)
    given = None if node.expr is None else walker.type(node.expr)
    _hands_out(walker, node, node.expr, label, given, is_own=is_own)
    return KEPT


def _hands_out(
    walker: Walker,
    node: Expression,
    value: Expression | None,
    label: Label,
    given: Type | None,
    *,
    is_own: bool = False,
) -> None:
    """A yield in high code is a selection; what is given there must be wholly grounded.

    So is a container of such items that nobody else has: which of several it is shows nothing then.
    """
    if value is not None:
        walker.leaves(CoercionKind.YIELD, value, join(label, as_object(walker, value)))
    if walker.control.decides is None:
        return
    # Where nothing grounded is ever yielded, each yield is a plain sign.
    slot = yield_slot(walker.checker, walker.functions[-1])
    is_sign = slot is not None and not carries(slot)
    is_grounded = given is not None and is_wholly_grounded(given)
    is_selected = is_own and given is not None and is_selection(given)
    if is_sign or not (is_grounded or is_selected):
        walker.high(node, "yielding a plain value")
    walker.disclose(Disclosure.SELECTION, node)


@rule(nodes.YieldFromExpr)
def yielded_from(walker: Walker, node: nodes.YieldFromExpr) -> Label:
    """``yield from xs`` gives each item of ``xs`` to the caller."""
    with NOTHING if may_move(walker.type(node.expr)) else walker.unshared(node.expr):
        label = walker.walk(node.expr)
    walker.consume(CoercionKind.ITERATION, node.expr, node)
    slot = yield_slot(walker.checker, walker.functions[-1])
    walker.scattered(CoercionKind.YIELD, node.expr, slot, node)
    found = walker.proper(node.expr)
    item = found if isinstance(found, AnyType) else walker.item(node.expr)
    walker.flow_type(CoercionKind.YIELD, node.expr, item, slot, node)
    advance(walker, node.expr)
    _hands_out(walker, node, node.expr, label, item)
    return KEPT


def _returns_nothing(typ: Type | None) -> bool:
    """Whether this is a method that returns ``None``, such as ``append``."""
    proper = get_proper_type(typ)
    return isinstance(proper, FunctionLike) and all(
        isinstance(get_proper_type(item.ret_type), (NoneType, UninhabitedType))
        for item in proper.items
    )
